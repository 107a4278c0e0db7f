Feature: The combat damage step
  How combat damage is assigned and dealt, and what happens afterwards.

  Rule: Damage is assigned by power: to what is attacked, to the blockers, to the creatures blocked

    @id:damage-equal-to-power @CR:510.1a
    Scenario: An attacker and a blocker assign damage equal to their power
      Given Alice controls "Hill Giant" and "Craw Wurm"
      And Bob controls "Giant Spider"
      When Alice attacks Bob with "Hill Giant" and "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Giant Spider"
      And the game advances to Alice's combat damage step
      Then Bob has 17 life
      And "Craw Wurm" has 2 damage
      And Bob has "Giant Spider" in graveyard

    @id:no-damage-from-power-zero @CR:510.1a
    Scenario: A creature with power 0 or less assigns none
      Given Alice controls "Wall of Wood" and "Grizzly Bears"
      And Bob controls "Wall of Wood"
      And Bob has "Shrink" in hand
      And Bob has lands for {G}
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks with nothing
      And Alice passes
      And Bob casts "Shrink" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is -3/2
      When the game advances to Alice's end of combat
      Then Bob has 20 life

    @id:negative-power-takes-nothing-off @CR:510.1a
    Scenario: A creature with a negative power doesn't lessen the damage that another deals
      Given Alice controls "Hill Giant"
      And Alice has "Shrink" in hand
      And Alice has lands for {G}
      And Bob controls "Craw Wurm" and "Wall of Wood"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Craw Wurm" and "Wall of Wood"
      And Alice casts "Shrink" targeting "Wall of Wood"
      And the stack resolves
      Then "Wall of Wood" is -5/3
      When the game advances to Alice's combat damage step
      And Alice assigns 3 to "Wall of Wood"
      Then Alice has "Hill Giant" in graveyard

    @id:power-as-damage-is-assigned @CR:510.1a @CR:510.1
    Scenario: It is the power that it has as damage is assigned
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's declare blockers step
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Alice's combat damage step
      Then Bob has 15 life

    @id:unblocked-damage-to-what-is-attacked @CR:510.1b
    Scenario: An unblocked creature assigns its damage to the player or planeswalker that it attacks
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice attacks "Teferi, Time Raveler" with "Hill Giant" and Bob with "Grizzly Bears"
      And the game advances to Alice's combat damage step
      Then "Teferi, Time Raveler" has 1 loyalty counter
      And Bob has 18 life

    @id:regrower-divides-as-it-likes @CR:510.1c
    Scenario Outline: A creature blocked by two divides its damage among them as its controller chooses
      Given Alice controls "Elvish Regrower"
      And Bob controls "Vampire Spawn" and "Helpful Hunter"
      When Alice attacks Bob with "Elvish Regrower"
      And Bob blocks "Elvish Regrower" with "Vampire Spawn" and "Helpful Hunter"
      And the game advances to Alice's combat damage step
      And Alice assigns <spawn> to "Vampire Spawn" and <hunter> to "Helpful Hunter"
      Then Bob controls <spawns> "Vampire Spawn"
      And Bob controls <hunters> "Helpful Hunter"
      And Bob has 20 life

      Examples:
        | spawn | hunter | spawns | hunters |
        | 0     | 4      | 1      | 0       |
        | 1     | 3      | 1      | 0       |
        | 2     | 2      | 1      | 0       |
        | 3     | 1      | 0      | 0       |
        | 4     | 0      | 0      | 1       |

    @id:division-is-of-all-its-damage @CR:510.1c @CR:510.1e
    Scenario: It is to be all of the damage, and among its blockers only
      Given Alice controls "Elvish Regrower"
      And Bob controls "Vampire Spawn", "Helpful Hunter" and "Grizzly Bears"
      When Alice attacks Bob with "Elvish Regrower"
      And Bob blocks "Elvish Regrower" with "Vampire Spawn" and "Helpful Hunter"
      And the game advances to Alice's combat damage step
      Then Alice can't assign 2 to "Vampire Spawn" and 1 to "Helpful Hunter"
      And Alice can't assign 4 to "Vampire Spawn" and 1 to "Helpful Hunter"
      And Alice can't assign 3 to "Vampire Spawn" and 1 to Bob
      And Alice can't assign 3 to "Vampire Spawn" and 1 to "Grizzly Bears"
      When Alice assigns 3 to "Vampire Spawn" and 1 to "Helpful Hunter"
      Then Bob has "Vampire Spawn" and "Helpful Hunter" in graveyard

    @id:blocker-divides-its-damage @CR:510.1d
    Scenario: A creature that blocks two divides its damage among them
      Given Alice controls "Trained Armodon" and "Grizzly Bears"
      And Bob controls "Craw Wurm"
      And Bob controls "Echo Circlet" attached to "Craw Wurm"
      When Alice attacks Bob with "Trained Armodon" and "Grizzly Bears"
      And Bob blocks "Trained Armodon" with "Craw Wurm" and "Grizzly Bears" with "Craw Wurm"
      And the game advances to Alice's combat damage step
      Then Bob can't assign 4 to "Trained Armodon" and 1 to "Grizzly Bears"
      When Bob assigns 4 to "Trained Armodon" and 2 to "Grizzly Bears"
      Then Alice has "Trained Armodon" and "Grizzly Bears" in graveyard
      And Bob has "Craw Wurm" in graveyard

    @id:blocker-of-nothing-deals-nothing @CR:510.1d
    Scenario: A blocker whose attacker is gone assigns none
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Craw Wurm"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Craw Wurm"
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Hill Giant"
      And the stack resolves
      And the game advances to Alice's end of combat
      Then Bob has 18 life
      And "Grizzly Bears" has no damage
      And Alice has 20 life
      And "Craw Wurm" has no damage

    @id:trampler-counts-others-damage @CR:510.1e @CR:702.19b
    Scenario Outline: The whole assignment is checked: damage of other attackers to the same blocker counts
      Given Alice controls "Trained Armodon", "Serra Angel" and "Runeclaw Bear"
      And Alice controls "Rancor" attached to "Runeclaw Bear"
      And Bob controls "Guardian of the Gateless"
      When Alice attacks Bob with "Runeclaw Bear", "Trained Armodon" and "Serra Angel"
      And Bob blocks "Trained Armodon" with "Guardian of the Gateless" and "Serra Angel" with "Guardian of the Gateless" and "Runeclaw Bear" with "Guardian of the Gateless"
      And the stack resolves
      Then "Guardian of the Gateless" is 6/6
      When the game advances to Alice's combat damage step
      And Alice assigns <guardian> to "Guardian of the Gateless" and <bob> to Bob
      And Bob assigns 3 to "Trained Armodon" and 3 to "Serra Angel"
      Then Bob has <life> life
      And Bob has "Guardian of the Gateless" in graveyard

      Examples:
        | guardian | bob | life |
        | 0        | 4   | 16   |
        | 3        | 1   | 19   |

    @id:trampler-with-enough-beside-it @CR:510.1e
    Scenario: What another attacker assigns to the shared blocker is enough, so the trampler assigns it nothing
      Given Alice controls "Serra Angel" and "Runeclaw Bear"
      And Alice controls "Rancor" attached to "Runeclaw Bear"
      And Bob controls "Giant Spider"
      And Bob controls "Echo Circlet" attached to "Giant Spider"
      When Alice attacks Bob with "Runeclaw Bear" and "Serra Angel"
      And Bob blocks "Serra Angel" with "Giant Spider" and "Runeclaw Bear" with "Giant Spider"
      And the game advances to Alice's combat damage step
      And Alice assigns 0 to "Giant Spider" and 4 to Bob
      And Bob assigns 2 to "Serra Angel" and 0 to "Runeclaw Bear"
      Then Bob has 16 life
      And Bob has "Giant Spider" in graveyard

    @id:trampler-alone-needs-lethal @CR:510.1e @CR:702.19b
    Scenario: Where others assign too little the trampler has to make up for it
      Given Alice controls "Trained Armodon" and "Runeclaw Bear"
      And Alice controls "Rancor" attached to "Runeclaw Bear"
      And Bob controls "Craw Wurm"
      And Bob controls "Echo Circlet" attached to "Craw Wurm"
      When Alice attacks Bob with "Runeclaw Bear" and "Trained Armodon"
      And Bob blocks "Trained Armodon" with "Craw Wurm" and "Runeclaw Bear" with "Craw Wurm"
      And the game advances to Alice's combat damage step
      Then Alice can't assign 0 to "Craw Wurm" and 4 to Bob
      When Alice assigns 1 to "Craw Wurm" and 3 to Bob
      And Bob assigns 6 to "Trained Armodon" and 0 to "Runeclaw Bear"
      Then Bob has 17 life

  Rule: All combat damage is dealt at the same time

    @id:combat-damage-is-simultaneous @CR:510.2
    Scenario: Creatures that kill each other both die
      Given Alice controls "Grizzly Bears"
      And Bob controls "Runeclaw Bear"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      And the game advances to Alice's combat damage step
      Then Alice has "Grizzly Bears" in graveyard
      And Bob has "Runeclaw Bear" in graveyard
      And the stack is empty

    @id:active-player-assigns-first @CR:510.1 @CR:510.2
    Scenario: The active player assigns, then the defending player, and nothing is dealt before that
      Given Alice controls "Elvish Regrower", "Grizzly Bears" and "Trained Armodon"
      And Bob controls "Vampire Spawn", "Helpful Hunter" and "Craw Wurm"
      And Bob controls "Echo Circlet" attached to "Craw Wurm"
      When Alice attacks Bob with "Elvish Regrower", "Grizzly Bears" and "Trained Armodon"
      And Bob blocks "Elvish Regrower" with "Vampire Spawn" and "Helpful Hunter" and "Grizzly Bears" with "Craw Wurm" and "Trained Armodon" with "Craw Wurm"
      And the game advances to Alice's combat damage step
      And Alice assigns 3 to "Vampire Spawn" and 1 to "Helpful Hunter"
      Then Bob controls "Vampire Spawn" and "Helpful Hunter"
      And nobody has priority
      When Bob assigns 2 to "Grizzly Bears" and 4 to "Trained Armodon"
      Then Bob has "Vampire Spawn" and "Helpful Hunter" in graveyard
      And Alice has "Grizzly Bears", "Trained Armodon" and "Elvish Regrower" in graveyard

  Rule: Then the active player gets priority, with what triggered on the stack

    @id:priority-after-damage @CR:510.3
    Scenario: The active player may act in the combat damage step
      Given Alice controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's combat damage step
      Then Bob has 18 life
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then it is Alice's combat damage step
      And Bob has 15 life

    @id:damage-triggers-before-priority @CR:510.3a @CR:117.5
    Scenario: What triggered on damage and on the deaths right after it is put on the stack together
      Given Alice controls "Maelstrom Archangel", "Grizzly Bears" and "Blood Artist"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Maelstrom Archangel" and "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And the game advances to Alice's combat damage step
      And Alice orders "Blood Artist" before "Maelstrom Archangel"
      And Alice chooses Bob
      Then the stack is the trigger of "Blood Artist" and the trigger of "Maelstrom Archangel"
      And it is Alice's combat damage step
      And Bob has 15 life
