Feature: Damage
  What deals it, to what, and what comes of it.

  Rule: Dealt by objects to players and permanents

    @id:damage-to-each-kind @CR:120.1 @CR:120.2b
    Scenario: An ability's source deals damage to a player, a creature or a planeswalker
      Given Alice controls 3 "Prodigal Pyromancer"
      And Bob controls "Hill Giant"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice activates the first "Prodigal Pyromancer" targeting Bob
      And Alice activates the second "Prodigal Pyromancer" targeting "Hill Giant"
      And Alice activates the third "Prodigal Pyromancer" targeting "Teferi, Time Raveler"
      And the stack resolves
      Then Bob has 19 life
      And "Hill Giant" has 1 damage
      And "Teferi, Time Raveler" has 3 loyalty counters

    @id:damage-of-combat @CR:120.2a
    Scenario: Attackers and blockers deal damage equal to their power
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Air Elemental"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Air Elemental"
      And the game advances to Alice's combat damage step
      Then Bob has 18 life
      And "Air Elemental" has 3 damage
      And Alice has "Hill Giant" in graveyard

  Rule: What comes of it

    @id:damage-to-planeswalker @CR:120.3c @CR:122.1e
    Scenario: A planeswalker loses as many loyalty counters, and without any it is put into the graveyard
      Given Alice has 2 "Lightning Bolt" in hand
      And Alice has lands for {R}{R}
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice casts "Lightning Bolt" targeting "Teferi, Time Raveler"
      And the stack resolves
      Then "Teferi, Time Raveler" has 1 loyalty counter
      And Bob has 20 life
      When Alice casts "Lightning Bolt" targeting "Teferi, Time Raveler"
      And the stack resolves
      Then Bob has "Teferi, Time Raveler" in graveyard

    @id:damage-marked-on-creature @CR:120.3e
    Scenario: On a creature damage is marked, and its size stays what it was
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Air Elemental"
      When Alice casts "Lightning Bolt" targeting "Air Elemental"
      And the stack resolves
      Then "Air Elemental" has 3 damage
      And "Air Elemental" is 4/4
      And "Air Elemental" has no -1/-1 counters

    @id:damage-added-to-what-is-marked @CR:120.3e
    Scenario: What is dealt later is added to what is marked already
      Given Alice controls 2 "Prodigal Pyromancer"
      And Bob controls "Hill Giant"
      When Alice activates the first "Prodigal Pyromancer" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" has 1 damage
      When Alice activates the second "Prodigal Pyromancer" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" has 2 damage

    @id:damage-by-lifelink @CR:120.3f
    Scenario: Damage by a source with lifelink gains its controller as much life, whatever it is dealt to
      Given Alice controls "Grizzly Bears" with 1 lifelink counter
      And Bob controls "Air Elemental"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Air Elemental"
      And the game advances to Alice's combat damage step
      Then Alice has 22 life
      And "Air Elemental" has 2 damage
      And Bob has 20 life

    @id:damage-lifelink-and-life-lost @CR:120.3f @CR:120.3a
    Scenario: A player it is dealt to loses life as well
      Given Alice controls "Grizzly Bears" with 1 lifelink counter
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's combat damage step
      Then Alice has 22 life
      And Bob has 18 life

  Rule: Damage destroys nothing by itself

    @id:damage-lethal-is-destroyed-later @CR:120.5 @CR:120.6
    Scenario: A 2/2 with 3 damage on it is destroyed after the Lightning Bolt has resolved
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Grizzly Bears"
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard
      And Alice has "Lightning Bolt" in graveyard

    @id:damage-lethal-indestructible @CR:120.5 @CR:702.12b
    Scenario: What can't be destroyed keeps the damage and stays
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Grizzly Bears" with 1 indestructible counter
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" has 3 damage

    @id:damage-of-several-sources @CR:120.6 @CR:704.5g
    Scenario: Damage from several sources adds up
      Given Alice controls 3 "Prodigal Pyromancer"
      And Bob controls "Hill Giant"
      When Alice activates the first "Prodigal Pyromancer" targeting "Hill Giant"
      And Alice activates the second "Prodigal Pyromancer" targeting "Hill Giant"
      And the stack resolves
      Then Bob controls "Hill Giant"
      And "Hill Giant" has 2 damage
      When Alice activates the third "Prodigal Pyromancer" targeting "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in graveyard

    @id:damage-until-cleanup @CR:120.6
    Scenario: It stays until the turn's cleanup
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Air Elemental"
      When Alice casts "Lightning Bolt" targeting "Air Elemental"
      And the stack resolves
      And the game advances to Alice's end step
      Then "Air Elemental" has 3 damage
      When the game advances to Bob's upkeep
      Then "Air Elemental" has 0 damage

    @id:damage-toughness-falls @CR:120.6
    Scenario: Damage marked counts when the toughness falls
      Given Bob controls "Grizzly Bears"
      And Alice controls "Prodigal Pyromancer"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      And Alice has "Lightning Strike" in hand
      And Alice has lands for {1}{R}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Lightning Strike" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" has 3 damage
      And "Grizzly Bears" is 5/5

    @id:damage-removed-by-regeneration @CR:120.6 @CR:701.19a @CR:704.5g
    Scenario: A creature that regenerates has no damage on it
      Given Bob controls "Troll Ascetic"
      And Bob has lands for {1}{G}
      And Alice controls "Hill Giant"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Troll Ascetic"
      And Alice passes
      And Bob activates "Troll Ascetic"
      And the stack resolves
      And the game advances to Alice's combat damage step
      Then Bob controls "Troll Ascetic"
      And "Troll Ascetic" has 0 damage
      And "Troll Ascetic" is tapped

  Rule: No damage

    @id:damage-zero-is-none @CR:120.8
    Scenario: A spell that would deal 0 damage deals none, and a shield counter stays
      Given Alice has "Blaze" in hand
      And Alice has lands for {R}
      And Bob controls "Grizzly Bears" with 1 shield counter
      When Alice casts "Blaze" with X = 0 targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has 1 shield counter

    @id:damage-to-a-noncreature @CR:120.1a
    Scenario: A creature that has become just a Vehicle is dealt none
      Given Bob controls "Aether Flash"
      And Alice has "Hill Giant" and "Swift Reconfiguration" in hand
      And Alice has lands for {3}{R}{W}
      When Alice casts "Hill Giant"
      And all players pass
      Then the stack is the trigger of "Aether Flash"
      When Alice casts "Swift Reconfiguration" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" isn't a creature
      And "Hill Giant" has 0 damage

    @id:damage-to-a-creature-that-entered @CR:120.1
    Scenario: As a creature it is dealt damage
      Given Bob controls "Aether Flash"
      And Alice has "Hill Giant" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Hill Giant"
      And the stack resolves
      Then "Hill Giant" has 2 damage
