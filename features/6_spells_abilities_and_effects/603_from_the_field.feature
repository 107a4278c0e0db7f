Feature: Triggered abilities where engines went wrong

  Rule: A delayed triggered ability doesn't depend on the ability that created it

    @id:portcullis-returns-each @CR:603.7a @CR:603.7b
    Scenario: Each creature that Portcullis exiled returns when it leaves
      Given Alice controls "Portcullis", "Grizzly Bears" and "Hill Giant"
      And Alice has "Savannah Lions" and "Elvish Mystic" in hand
      And Alice has lands for {W}{G}
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice casts "Savannah Lions"
      And the stack resolves
      And Alice casts "Elvish Mystic"
      And the stack resolves
      Then Alice has "Savannah Lions" and "Elvish Mystic" in exile
      When Alice passes
      And Bob casts "Disenchant" targeting "Portcullis"
      And the stack resolves
      Then Alice controls "Savannah Lions" and "Elvish Mystic"

    @id:portcullis-without-abilities-returns-all-the-same @CR:603.7a
    Scenario: It returns a creature even if Portcullis had no abilities any more as it left
      Given Alice controls "Portcullis", "Grizzly Bears" and "Hill Giant"
      And Alice has "Savannah Lions" in hand
      And Alice has lands for {W}
      And Bob has "Song of the Dryads" and "Beast Within" in hand
      And Bob has lands for {2}{G}{2}{G}
      And Bob controls "Vedalken Orrery"
      When Alice casts "Savannah Lions"
      And the stack resolves
      Then Alice has "Savannah Lions" in exile
      When Alice passes
      And Bob casts "Song of the Dryads" targeting "Portcullis"
      And the stack resolves
      And Alice passes
      And Bob casts "Beast Within" targeting "Portcullis"
      And the stack resolves
      Then Alice controls "Savannah Lions"

    @id:portcullis-lets-the-second-creature-in @CR:603.4
    Scenario: With fewer than two other creatures it doesn't trigger
      Given Alice controls "Portcullis" and "Grizzly Bears"
      And Alice has "Savannah Lions" in hand
      And Alice has lands for {W}
      When Alice casts "Savannah Lions"
      And all players pass
      Then the stack is empty
      And Alice controls "Savannah Lions"

  Rule: Two players' triggers of one step go on the stack in turn order

    @id:block-triggers-in-turn-order @CR:603.3b
    Scenario: The defending player's trigger is above the attacking player's and resolves first
      Given Alice controls "Cave Tiger"
      And Bob controls "Guardian of the Gateless"
      When Alice attacks Bob with "Cave Tiger"
      And Bob blocks "Cave Tiger" with "Guardian of the Gateless"
      Then the stack is the trigger of "Guardian of the Gateless" and the trigger of "Cave Tiger"

  Rule: The target of a trigger must be legal as it is put onto the stack

    @id:trigger-not-at-a-player-with-hexproof @CR:603.3d @CR:702.11c
    Scenario: A trigger can't target an opponent with hexproof, its controller it can
      Given Alice controls "Selhoff Occultist" and "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Leyline of Sanctity"
      And Alice has 2 "Opt" in library
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Opt" in graveyard
      And Bob has no cards in graveyard

  Rule: A condition after the event is part of the trigger

    @id:hixus-in-the-turn-it-entered @CR:603.4
    Scenario: In the turn in which Hixus entered, a creature that damages its controller is exiled
      Given it is Bob's precombat main phase
      And Bob controls "Grizzly Bears"
      And Alice has "Hixus, Prison Warden" in hand
      And Alice has lands for {3}{W}{W}
      When Bob attacks Alice with "Grizzly Bears"
      And Bob passes
      And Alice casts "Hixus, Prison Warden"
      And the stack resolves
      And the game advances to Bob's combat damage step
      And the stack resolves
      Then Alice has 18 life
      And Bob has "Grizzly Bears" in exile

    @id:hixus-in-a-later-turn @CR:603.4
    Scenario: In the next turn the ability doesn't trigger
      Given Alice has "Hixus, Prison Warden" in hand
      And Alice has lands for {3}{W}{W}
      And Bob controls "Grizzly Bears"
      When Alice casts "Hixus, Prison Warden"
      And the stack resolves
      And the game advances to Bob's precombat main phase
      And Bob attacks Alice with "Grizzly Bears"
      And the game advances to Bob's combat damage step
      Then Alice has 18 life
      And the stack is empty
      And Bob controls "Grizzly Bears"

    @id:pharaoh-triggers-twice @CR:603.4
    Scenario: Of two triggers of one card the second does nothing once the card has left the graveyard
      Given it is Bob's precombat main phase
      And Bob controls "Hill Giant", "Grizzly Bears" and "Savannah Lions"
      And Alice controls "Jace Beleren" with 5 loyalty counters
      And Alice has "Vengeful Pharaoh" in graveyard
      When Bob attacks Alice with "Hill Giant" and "Savannah Lions" and "Jace Beleren" with "Grizzly Bears"
      And the game advances to Bob's combat damage step
      And Alice chooses "Savannah Lions"
      And Alice chooses "Hill Giant"
      Then the stack is the trigger of "Vengeful Pharaoh" and the trigger of "Vengeful Pharaoh"
      When all players pass
      Then Bob has "Hill Giant" in graveyard
      And Alice has "Vengeful Pharaoh" on top of library
      When all players pass
      Then the stack is empty
      And Bob controls "Savannah Lions"

  Rule: A source that is gone before the event sees nothing of it

    @id:shaman-sacrificed-for-the-ability @CR:602.2b @CR:603.10
    Scenario: A creature sacrificed as the cost doesn't see the ability become activated
      Given Alice controls "Burning-Tree Shaman" and "Goblin Bombardment"
      When Alice activates "Goblin Bombardment" sacrificing "Burning-Tree Shaman" targeting Bob
      Then the stack is the ability of "Goblin Bombardment"
      When the stack resolves
      Then Bob has 19 life
      And Alice has 20 life

    @id:shaman-sees-the-activation @CR:602.2b
    Scenario: With another creature sacrificed it does, and its ability is above the other
      Given Alice controls "Burning-Tree Shaman", "Goblin Bombardment" and "Grizzly Bears"
      When Alice activates "Goblin Bombardment" sacrificing "Grizzly Bears" targeting Bob
      Then the stack is the trigger of "Burning-Tree Shaman" and the ability of "Goblin Bombardment"
      When the stack resolves
      Then Bob has 19 life
      And Alice has 19 life

  Rule: An ability about leaving the battlefield is looked for before the event

    @id:ketramose-sees-itself-exiled @CR:603.6c @CR:603.10a
    Scenario: Ketramose triggers on its own exile
      Given Alice controls "Ketramose, the New Dawn"
      And Alice has "Forest" in library
      And Bob has "Swords to Plowshares" in hand
      And Bob has lands for {W}
      When Alice passes
      And Bob casts "Swords to Plowshares" targeting "Ketramose, the New Dawn"
      And all players pass
      Then the stack is the trigger of "Ketramose, the New Dawn"
      And Alice has 24 life
      When the stack resolves
      Then Alice has 23 life
      And Alice has "Forest" in hand

    @id:ketramose-and-a-whole-graveyard @CR:603.2c
    Scenario: One or more cards exiled together trigger it once
      Given Alice controls "Ketramose, the New Dawn" and "Tormod's Crypt"
      And Alice has 3 "Forest" in library
      And Bob has "Opt", "Divination" and "Grizzly Bears" in graveyard
      When Alice activates "Tormod's Crypt" targeting Bob
      And the stack resolves
      Then Alice has 19 life
      And Alice has 1 card in hand

  Rule: Whose and what, as the condition says

    @id:megrim-and-own-discards @CR:603.2
    Scenario: What triggers on an opponent's discard doesn't on its controller's
      Given Alice controls "Megrim" and "Chivalric Alliance"
      And Alice has "Opt" in hand
      And Alice has lands for {2}
      And Bob controls "Chivalric Alliance"
      And Bob has "Divination" in hand
      And Bob has lands for {2}
      When Alice activates "{2}, Discard a card" of "Chivalric Alliance" discarding "Opt"
      And the stack resolves
      Then Alice has "Opt" in graveyard
      And Alice has 20 life
      When Alice passes
      And Bob activates "{2}, Discard a card" of "Chivalric Alliance" discarding "Divination"
      And the stack resolves
      Then Bob has 18 life
      And Alice has 20 life

    @id:bonecrusher-and-abilities @CR:603.2 @CR:113.9
    Scenario: What triggers on a spell that targets it doesn't on an ability
      Given Bob controls "Bonecrusher Giant"
      And Alice controls "Prodigal Pyromancer"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      When Alice activates "Prodigal Pyromancer" targeting "Bonecrusher Giant"
      And the stack resolves
      Then Alice has 20 life
      When Alice casts "Giant Growth" targeting "Bonecrusher Giant"
      And the stack resolves
      Then Alice has 18 life
