Feature: 120.3 Results of any damage

  Rule: Lifelink works for all damage, and for who controls the source

    @id:lifelink-without-combat @CR:120.3f @CR:702.15b
    Scenario: Damage by an ability of a creature with lifelink gains life
      Given Alice controls "Prodigal Pyromancer" with 1 lifelink counter
      When Alice activates "Prodigal Pyromancer" targeting Bob
      And the stack resolves
      Then Bob has 19 life
      And Alice has 21 life

    @id:lifelink-of-a-stolen-creature @CR:120.3f @CR:702.15b
    Scenario: The life goes to the creature's controller, not to its owner
      Given Bob controls "Grizzly Bears" with 1 lifelink counter
      And Alice controls "Control Magic" attached to Bob's "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's combat damage step
      Then Bob has 18 life
      And Alice has 22 life

  Rule: Toxic is about combat damage

    @id:toxic-without-combat @CR:120.3g
    Scenario: A creature with toxic gives no poison for damage by an ability
      Given Alice controls "Pestilent Syphoner"
      And Alice controls "Viridian Longbow" attached to "Pestilent Syphoner"
      When Alice activates "Pestilent Syphoner" targeting Bob
      And the stack resolves
      Then Bob has 19 life
      And Bob has no poison counters

    @id:toxic-twice @CR:120.3g @CR:702.164b
    Scenario: Two toxic abilities of a creature add up
      Given Alice controls "Pestilent Syphoner"
      And Alice has "Aspirant's Ascent" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Aspirant's Ascent" targeting "Pestilent Syphoner"
      And the stack resolves
      And Alice attacks Bob with "Pestilent Syphoner"
      And the game advances to Alice's combat damage step
      Then Bob has 18 life
      And Bob has 2 poison counters
