Feature: Dungeons
  Venturing brings a dungeon into the command zone and moves a marker from room to room.

  Rule: Venturing enters a dungeon at its topmost room

    @id:venture-brings-a-dungeon @CR:309.2 @CR:309.2a @CR:309.4a @CR:309.4c
    Scenario: Without a dungeon the player chooses one, and the ability of its topmost room triggers
      Given Alice has "Cloister Gargoyle" in hand
      And Alice has lands for {2}{W}
      When Alice casts "Cloister Gargoyle"
      And all players pass
      And all players pass
      And Alice chooses "Lost Mine of Phandelver"
      Then Alice has "Lost Mine of Phandelver" in the command zone
      And the stack is the trigger of "Lost Mine of Phandelver"
      When all players pass
      And Alice puts "Wastes" on top
      Then the stack is empty

    @id:dungeon-is-no-permanent @CR:309.2c
    Scenario: A dungeon is no permanent and can't be cast
      Given Alice controls "Secret Door"
      And Alice has lands for {4}{U}
      When Alice activates "Secret Door"
      And the stack resolves
      And Alice chooses "Lost Mine of Phandelver"
      And Alice puts "Wastes" on top
      Then Alice controls no "Lost Mine of Phandelver"
      And Alice has "Lost Mine of Phandelver" in the command zone
      And Alice can't cast "Lost Mine of Phandelver" in the command zone

  Rule: Each venture moves on along an arrow

    @id:venture-moves-on @CR:309.3 @CR:309.5a @CR:309.2b @CR:309.4c
    Scenario: In a dungeon the player chooses the next room among those that arrows lead to
      Given Alice controls "Secret Door"
      And Alice has lands for {9}{U}{U}{1}
      When Alice activates "Secret Door"
      And the stack resolves
      And Alice chooses "Lost Mine of Phandelver"
      And Alice puts "Wastes" on top
      And Alice activates "Secret Door"
      And the stack resolves
      Then Alice may choose only "Goblin Lair" or "Mine Tunnels"
      When Alice chooses "Goblin Lair"
      Then Alice controls 1 Goblin token
      And Alice has 1 "Lost Mine of Phandelver" in the command zone

    @id:dungeon-of-each-player @CR:309.3 @CR:309.4c
    Scenario: Each player is in a dungeon of their own, and controls the abilities of its rooms
      Given Alice controls "Secret Door"
      And Alice has lands for {4}{U}
      And Bob controls "Secret Door"
      And Bob has lands for {4}{U}
      When Alice activates "Secret Door"
      And the stack resolves
      And Alice chooses "Lost Mine of Phandelver"
      And Alice puts "Wastes" on top
      And the game advances to Bob's precombat main phase
      And Bob activates "Secret Door"
      And the stack resolves
      And Bob chooses "Lost Mine of Phandelver"
      And Bob puts "Wastes" on top
      Then Alice has "Lost Mine of Phandelver" in the command zone
      And Bob has "Lost Mine of Phandelver" in the command zone

    @id:dungeon-to-its-end @CR:309.5a @CR:309.6 @CR:309.7 @CR:704.5t
    Scenario: After the ability of the bottommost room the dungeon leaves the game and is completed
      Given Alice controls "Secret Door" and "Cloister Gargoyle"
      And Alice has lands for {9}{9}{U}{U}{U}{U}
      When Alice activates "Secret Door"
      And the stack resolves
      And Alice chooses "Lost Mine of Phandelver"
      And Alice puts "Wastes" on top
      And Alice activates "Secret Door"
      And the stack resolves
      And Alice chooses "Goblin Lair"
      And Alice activates "Secret Door"
      And the stack resolves
      And Alice chooses "Dark Pool"
      Then Bob has 19 life
      And Alice has 21 life
      When Alice activates "Secret Door"
      And all players pass
      Then the stack is the trigger of "Lost Mine of Phandelver"
      And Alice has "Lost Mine of Phandelver" in the command zone
      And "Cloister Gargoyle" is 0/4
      When all players pass
      Then Alice has 1 card in hand
      And Alice has no "Lost Mine of Phandelver" in the command zone
      And "Cloister Gargoyle" is 3/4
      And "Cloister Gargoyle" has flying

    @id:venture-from-the-bottommost-room @CR:309.5b @CR:309.7
    Scenario: Venturing from the bottommost room completes the dungeon and enters one anew
      Given Alice controls "Secret Door" and "Cloister Gargoyle"
      And Alice has lands for {9}{9}{2}{U}{U}{U}{U}{U}
      And Alice has "Bar the Gate" and "Ornithopter" in hand
      And Alice controls "Vedalken Orrery"
      When Alice activates "Secret Door"
      And the stack resolves
      And Alice chooses "Lost Mine of Phandelver"
      And Alice puts "Wastes" on top
      And Alice activates "Secret Door"
      And the stack resolves
      And Alice chooses "Goblin Lair"
      And Alice activates "Secret Door"
      And the stack resolves
      And Alice chooses "Dark Pool"
      And Alice activates "Secret Door"
      And all players pass
      And Alice casts "Ornithopter"
      And Alice casts "Bar the Gate" targeting the spell "Ornithopter"
      And all players pass
      And Alice chooses "Lost Mine of Phandelver"
      Then the stack is the trigger of "Lost Mine of Phandelver" and the trigger of "Lost Mine of Phandelver"
      And Alice has 1 "Lost Mine of Phandelver" in the command zone
      And "Cloister Gargoyle" is 3/4
