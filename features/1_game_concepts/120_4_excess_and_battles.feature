Feature: Excess damage, and damage to battles

  Rule: Excess damage goes elsewhere

    @id:flame-spill-excess @CR:120.4a
    Scenario: Of 4 damage to a 2/2 its controller gets 2
      Given Bob controls "Grizzly Bears"
      And Alice has "Flame Spill" in hand
      And Alice has lands for {2}{R}
      When Alice casts "Flame Spill" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard
      And Bob has 18 life

    @id:flame-spill-damage-there-already @CR:120.4a
    Scenario: Damage that is marked already counts
      Given Bob controls "Air Elemental"
      And Alice controls "Prodigal Pyromancer"
      And Alice has "Flame Spill" in hand
      And Alice has lands for {2}{R}
      When Alice activates "Prodigal Pyromancer" targeting "Air Elemental"
      And the stack resolves
      And Alice casts "Flame Spill" targeting "Air Elemental"
      And the stack resolves
      Then Bob has 19 life
      And Bob has "Air Elemental" in graveyard

    @id:flame-spill-with-deathtouch @CR:120.4a
    Scenario: With deathtouch all but the first damage is excess
      Given Bob controls "Air Elemental"
      And Alice controls "Pestilent Spirit"
      And Alice has "Flame Spill" in hand
      And Alice has lands for {2}{R}
      When Alice casts "Flame Spill" targeting "Air Elemental"
      And the stack resolves
      Then Bob has 17 life
      And Bob has "Air Elemental" in graveyard

    @id:flame-spill-no-excess @CR:120.4a
    Scenario: Without excess the player gets none
      Given Bob controls "Air Elemental"
      And Alice has "Flame Spill" in hand
      And Alice has lands for {2}{R}
      When Alice casts "Flame Spill" targeting "Air Elemental"
      And the stack resolves
      Then Bob has 20 life
      And Bob has "Air Elemental" in graveyard

  Rule: Battles

    @id:damage-to-battle @CR:120.3h @CR:122.1g
    Scenario: Damage takes as many defense counters off a battle
      Given Alice controls "Invasion of Belenon" with 5 defense counters
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Invasion of Belenon"
      And the stack resolves
      Then "Invasion of Belenon" has 2 defense counters

    @id:battle-without-defense @CR:122.1g @CR:704.5v
    Scenario: Without any it waits for the ability that it triggered, and goes to the graveyard if that is countered
      Given Alice controls "Invasion of Belenon" with 3 defense counters
      And Alice has "Lightning Bolt" and "Stifle" in hand
      And Alice has lands for {R}{U}
      When Alice casts "Lightning Bolt" targeting "Invasion of Belenon"
      And all players pass
      Then the stack is the trigger of "Invasion of Belenon"
      And Alice controls "Invasion of Belenon"
      When Alice casts "Stifle" targeting the trigger of "Invasion of Belenon"
      And the stack resolves
      Then Alice has "Invasion of Belenon" in graveyard

  Rule: Whenever excess damage is dealt

    @id:excess-triggers @CR:120.10
    Scenario: Magmatic Galleon sees a 2/2 dealt 3
      Given Alice controls "Magmatic Galleon"
      And Bob controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And all players pass
      Then the stack is the trigger of "Magmatic Galleon"
      When the stack resolves
      Then Alice controls 1 Treasure tokens

    @id:excess-not-without-more @CR:120.10
    Scenario: Just enough is no excess
      Given Alice controls "Magmatic Galleon"
      And Bob controls "Hill Giant"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Hill Giant"
      And all players pass
      Then the stack is empty

    @id:excess-with-damage-marked @CR:120.10
    Scenario: Damage that is marked already counts towards it
      Given Alice controls "Magmatic Galleon" and "Prodigal Pyromancer"
      And Bob controls "Hill Giant"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice activates "Prodigal Pyromancer" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "Lightning Bolt" targeting "Hill Giant"
      And all players pass
      Then the stack is the trigger of "Magmatic Galleon"

    @id:excess-of-several-damages @CR:120.10
    Scenario: All that is dealt to a creature at once counts together
      Given Alice controls "Magmatic Galleon"
      And Bob controls "Raging Goblin"
      And Bob controls "Pariah" attached to "Raging Goblin"
      And Alice has "Forked Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Forked Bolt" targeting Bob and "Raging Goblin"
      And Alice assigns 1 to Bob and 1 to "Raging Goblin"
      And all players pass
      Then Bob has 20 life
      And the stack is the trigger of "Magmatic Galleon"

    @id:excess-of-none-of-several @CR:120.10
    Scenario: One damage to the creature and one to its player is no excess
      Given Alice controls "Magmatic Galleon"
      And Bob controls "Raging Goblin"
      And Alice has "Forked Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Forked Bolt" targeting Bob and "Raging Goblin"
      And Alice assigns 1 to Bob and 1 to "Raging Goblin"
      And all players pass
      Then Bob has 19 life
      And Bob has "Raging Goblin" in graveyard
      And the stack is empty

    @id:excess-over-loyalty @CR:120.10
    Scenario Outline: For a creature that is a planeswalker too the greater excess counts
      Given Alice controls "Magmatic Galleon" and "Leyline of Punishment"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Gideon, Ally of Zendikar" with <loyalty> loyalty counters
      And it is Bob's precombat main phase
      When Bob activates "+1" of "Gideon, Ally of Zendikar"
      And the stack resolves
      And Bob passes
      And Alice casts "Lightning Bolt" targeting "Gideon, Ally of Zendikar"
      And all players pass
      Then the stack is <stack>

      Examples:
        | loyalty | stack                             |
        | 1       | the trigger of "Magmatic Galleon" |
        | 2       | empty                             |
