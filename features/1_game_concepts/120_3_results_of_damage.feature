Feature: Results of damage
  Counters instead of marks and lost life, and what changes the damage or its results.

  Rule: Infect, wither and toxic

    @id:damage-infect-player @CR:120.3b
    Scenario: Damage by a source with infect gives a player poison counters, and takes no life
      Given Alice controls "Glistener Elf"
      When Alice attacks Bob with "Glistener Elf"
      And the game advances to Alice's combat damage step
      Then Bob has 1 poison counter
      And Bob has 20 life

    @id:damage-infect-creature @CR:120.3d
    Scenario: On a creature it puts -1/-1 counters
      Given Alice controls "Glistener Elf"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Glistener Elf"
      And Bob blocks "Glistener Elf" with "Hill Giant"
      And the game advances to Alice's combat damage step
      Then "Hill Giant" has 1 -1/-1 counter
      And "Hill Giant" has 0 damage
      And "Hill Giant" is 2/2

    @id:damage-wither-creature @CR:120.3d
    Scenario: So does damage by a source with wither
      Given Alice controls "Boggart Ram-Gang"
      And Bob controls "Air Elemental"
      When Alice attacks Bob with "Boggart Ram-Gang"
      And Bob blocks "Boggart Ram-Gang" with "Air Elemental"
      And the game advances to Alice's combat damage step
      Then "Air Elemental" has 3 -1/-1 counters
      And "Air Elemental" has 0 damage

    @id:damage-wither-player @CR:120.3a
    Scenario: To a player damage with wither is like any other
      Given Alice controls "Boggart Ram-Gang"
      When Alice attacks Bob with "Boggart Ram-Gang"
      And the game advances to Alice's combat damage step
      Then Bob has 17 life
      And Bob has 0 poison counters

    @id:damage-toxic-player @CR:120.3g
    Scenario: Combat damage by a creature with toxic takes life and gives poison counters
      Given Alice controls "Pestilent Syphoner" with 1 +1/+1 counter
      When Alice attacks Bob with "Pestilent Syphoner"
      And the game advances to Alice's combat damage step
      Then Bob has 18 life
      And Bob has 1 poison counter

    @id:damage-toxic-creature @CR:120.3g
    Scenario: To a creature it is like any other damage
      Given Alice controls "Pestilent Syphoner"
      And Bob controls "Air Elemental"
      When Alice attacks Bob with "Pestilent Syphoner"
      And Bob blocks "Pestilent Syphoner" with "Air Elemental"
      And the game advances to Alice's combat damage step
      Then "Air Elemental" has 1 damage
      And Bob has 0 poison counters

  Rule: First the damage is changed, then what comes of it

    @id:damage-doubled-before-results @CR:120.4b
    Scenario: Damage doubled is doubled before it is turned into counters
      Given Alice controls "Furnace of Rath" and "Glistener Elf"
      When Alice attacks Bob with "Glistener Elf"
      And the game advances to Alice's combat damage step
      Then Bob has 2 poison counters

    @id:damage-results-replaced @CR:120.4c @CR:120.4d
    Scenario: Life gained for damage with lifelink is doubled, the damage isn't
      Given Alice controls "Boon Reflection"
      And Alice controls "Boggart Ram-Gang" with 1 lifelink counter
      And Bob controls "Air Elemental"
      When Alice attacks Bob with "Boggart Ram-Gang"
      And Bob blocks "Boggart Ram-Gang" with "Air Elemental"
      And the game advances to Alice's combat damage step
      Then Alice has 26 life
      And "Air Elemental" has 3 -1/-1 counters

    @id:damage-counters-replaced @CR:120.4c
    Scenario: Counters put for damage are doubled, the damage isn't
      Given Alice controls "Vorinclex, Monstrous Raider" and "Glistener Elf"
      When Alice attacks Bob with "Glistener Elf"
      And the game advances to Alice's combat damage step
      Then Bob has 2 poison counters

  Rule: No damage, nothing to change

    @id:damage-plus-two @CR:120.4b
    Scenario: Torbran adds 2 to the damage of a red source
      Given Alice controls "Torbran, Thane of Red Fell"
      And Alice has "Blaze" in hand
      And Alice has lands for {1}{R}
      When Alice casts "Blaze" with X = 1 targeting Bob
      And the stack resolves
      Then Bob has 17 life

    @id:damage-zero-plus-two @CR:120.8
    Scenario: It adds nothing to damage of 0
      Given Alice controls "Torbran, Thane of Red Fell"
      And Alice has "Blaze" in hand
      And Alice has lands for {R}
      When Alice casts "Blaze" with X = 0 targeting Bob
      And the stack resolves
      Then Bob has 20 life

    @id:damage-zero-triggers-nothing @CR:120.8
    Scenario: Nothing triggers on damage of 0
      Given Alice controls "Ornithopter"
      And Alice controls "Spirit Link" attached to "Ornithopter"
      When Alice attacks Bob with "Ornithopter"
      And the game advances to Alice's combat damage step
      Then the stack is empty

  Rule: Damage dealt by whom

    @id:damage-dealt-by-one-source @CR:120.9
    Scenario: Spirit Link gains as much as its own creature dealt
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice controls "Spirit Link" attached to "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And the game advances to Alice's combat damage step
      And the stack resolves
      Then Bob has 15 life
      And Alice has 22 life
