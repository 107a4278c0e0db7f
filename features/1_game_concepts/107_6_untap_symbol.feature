Feature: The untap symbol in a cost
  Its cost is to untap this permanent: what is untapped can't pay it, and the condition on
  creatures is that of the tap symbol.

  Rule: An untapped permanent can't pay it

    @id:untap-symbol-needs-tapped @CR:107.6 @CR:118.3 @ruling:untap-symbol
    Scenario: An untapped permanent can't untap as a cost
      Given Alice controls "Pili-Pala"
      And Alice has lands for {2}
      Then Alice can't activate "Pili-Pala"

    @id:untap-symbol-untaps @CR:107.6 @ruling:untap-symbol
    Scenario: A tapped permanent untaps as the cost, and then can't pay again
      Given Alice controls "Pili-Pala" that is tapped
      And Alice has lands for {4}
      When Alice activates "Pili-Pala" choosing blue
      Then "Pili-Pala" is untapped
      And Alice has {U}
      And Alice can't activate "Pili-Pala"

    @id:attacker-pays-by-untapping @CR:107.6 @ruling:untap-symbol
    Scenario: A creature tapped by attacking can pay, and stays in combat
      Given Alice controls "Pili-Pala"
      And Alice has lands for {2}
      When Alice attacks Bob with "Pili-Pala"
      Then "Pili-Pala" is tapped
      When Alice activates "Pili-Pala" choosing green
      Then "Pili-Pala" is untapped
      And "Pili-Pala" is attacking
      And Alice has {G}

    @id:opponents-pili-pala-pays @CR:107.6 @ruling:untap-symbol
    Scenario: In an opponent's turn a creature that is tapped can pay
      Given Bob controls "Pili-Pala" that is tapped
      And Bob has lands for {4}
      When Alice passes
      And Bob activates "Pili-Pala" choosing black
      Then Bob has {B}
      And "Pili-Pala" is untapped
      And Bob can't activate "Pili-Pala"

    @id:gleaner-untaps-as-a-cost @CR:107.6 @CR:502.3 @ruling:untap-symbol
    Scenario: Farmstead Gleaner doesn't untap in the untap step and does untap as a cost
      Given it is Bob's end step
      And Alice controls "Farmstead Gleaner" that is tapped
      And Alice has lands for {2}
      When the game advances to Alice's upkeep
      Then "Farmstead Gleaner" is tapped
      When Alice activates "Farmstead Gleaner"
      Then "Farmstead Gleaner" is untapped
      And "Farmstead Gleaner" has no +1/+1 counters
      When the stack resolves
      Then "Farmstead Gleaner" has 1 +1/+1 counter

    @id:whiteclay-needs-a-target @CR:107.6 @CR:602.2b @CR:601.2c @ruling:untap-symbol
    Scenario: Without a legal target the untapping isn't paid
      Given Alice controls "Order of Whiteclay" that is tapped
      And Alice has "Hill Giant" in graveyard
      And Alice has lands for {1}{W}{W}
      Then Alice can't activate "Order of Whiteclay" targeting "Hill Giant" in Alice's graveyard
      And "Order of Whiteclay" is tapped

    @id:whiteclay-returns-a-creature @CR:107.6 @ruling:untap-symbol
    Scenario: With a legal target the Order untaps at once and the creature returns later
      Given Alice controls "Order of Whiteclay" that is tapped
      And Alice has "Hill Giant" and "Grizzly Bears" in graveyard
      And Alice has lands for {1}{W}{W}
      When Alice activates "Order of Whiteclay" targeting "Grizzly Bears" in Alice's graveyard
      Then "Order of Whiteclay" is untapped
      And Alice has no untapped lands
      And the stack is the ability of "Order of Whiteclay"
      When the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice has "Hill Giant" in graveyard

    @id:whiteclay-untapped-cannot-pay @CR:107.6 @ruling:untap-symbol
    Scenario: With a legal target but untapped it can't pay
      Given Alice controls "Order of Whiteclay"
      And Alice has "Grizzly Bears" in graveyard
      And Alice has lands for {1}{W}{W}
      Then Alice can't activate "Order of Whiteclay" targeting "Grizzly Bears" in Alice's graveyard

    @id:mantle-untaps-elves-again-and-again @CR:107.6 @CR:107.5 @ruling:untap-symbol
    Scenario: Tapping for mana and untapping for Umbral Mantle's ability can be repeated
      Given Alice controls "Llanowar Elves"
      And Alice controls "Umbral Mantle" attached to "Llanowar Elves"
      And Alice has lands for {6}
      When Alice taps "Llanowar Elves" for mana
      And Alice activates "{3}, {Q}" of "Llanowar Elves"
      Then "Llanowar Elves" is untapped
      When the stack resolves
      Then "Llanowar Elves" is 3/3
      When Alice taps "Llanowar Elves" for mana
      And Alice activates "{3}, {Q}" of "Llanowar Elves"
      And the stack resolves
      Then "Llanowar Elves" is 5/5
      And "Llanowar Elves" is untapped

    @id:mantle-needs-a-tapped-creature @CR:107.6 @ruling:untap-symbol
    Scenario: The untap ability that Umbral Mantle gives needs a tapped creature
      Given Alice controls "Hill Giant"
      And Alice controls "Grizzly Bears" that is tapped
      And Alice controls "Umbral Mantle" attached to "Hill Giant"
      And Alice controls "Umbral Mantle" attached to "Grizzly Bears"
      And Alice has lands for {3}
      Then Alice can't activate "{3}, {Q}" of "Hill Giant"
      When Alice activates "{3}, {Q}" of "Grizzly Bears"
      Then "Grizzly Bears" is untapped
      And "Hill Giant" is untapped
      When the stack resolves
      Then "Grizzly Bears" is 4/4

  Rule: Paying it when untapping is replaced

    @id:untap-cost-under-stun @CR:122.1d @CR:118.11 @CR:614.6 @ruling:untap-symbol
    Scenario: A stun counter replaces the untapping and the cost is paid all the same
      Given Alice controls "Pili-Pala" that is tapped with 1 stun counter
      And Alice has lands for {2}
      When Alice activates "Pili-Pala" choosing blue
      Then "Pili-Pala" is tapped
      And "Pili-Pala" has no stun counters
      And Alice has {U}

    @id:untap-cost-after-stun @CR:122.1d @CR:107.6 @ruling:untap-symbol
    Scenario: Still tapped, it can pay again and then untaps
      Given Alice controls "Pili-Pala" that is tapped with 1 stun counter
      And Alice has lands for {4}
      When Alice activates "Pili-Pala" choosing blue
      Then "Pili-Pala" is tapped
      When Alice activates "Pili-Pala" choosing red
      Then "Pili-Pala" is untapped

  Rule: A creature that came this turn can't pay it

    @id:sick-pili-pala-cannot-pay @CR:107.6 @CR:302.6 @ruling:untap-symbol-and-control
    Scenario: A creature that came this turn can be tapped for another cost and can't untap for its own
      Given Alice controls "Springleaf Drum"
      And Alice controls "Pili-Pala" that is summoning sick
      And Alice has lands for {2}
      When Alice activates "Springleaf Drum" choosing red tapping "Pili-Pala"
      Then "Pili-Pala" is tapped
      And Alice has {R}
      And Alice can't activate "Pili-Pala"

    @id:ready-pili-pala-can-pay @CR:107.6 @CR:302.6 @ruling:untap-symbol-and-control
    Scenario: One that was there as the turn began can
      Given Alice controls "Springleaf Drum" and "Pili-Pala"
      And Alice has lands for {1}
      When Alice activates "Springleaf Drum" choosing red tapping "Pili-Pala"
      And Alice activates "Pili-Pala" choosing blue
      Then "Pili-Pala" is untapped
      And Alice has {U}

    @id:hasty-pili-pala-can-pay @CR:702.10c @CR:107.6 @ruling:untap-symbol-and-control
    Scenario: With haste it can in the turn it came
      Given Alice controls "Fervor" and "Springleaf Drum"
      And Alice controls "Pili-Pala" that is summoning sick
      And Alice has lands for {1}
      When Alice activates "Springleaf Drum" choosing red tapping "Pili-Pala"
      And Alice activates "Pili-Pala" choosing blue
      Then "Pili-Pala" is untapped
      And Alice has {U}

    @id:sick-pili-pala-next-turn @CR:107.6 @CR:302.6 @ruling:untap-symbol-and-control
    Scenario: Not in the opponent's turn, but from its controller's next turn on
      Given Alice controls "Springleaf Drum"
      And Alice controls "Pili-Pala" that is summoning sick
      And Alice has lands for {1}
      When the game advances to Bob's upkeep
      And Bob passes
      And Alice activates "Springleaf Drum" choosing red tapping "Pili-Pala"
      Then Alice has {R}
      And Alice can't activate "Pili-Pala"
      When the game advances to Alice's upkeep
      And Alice activates "Springleaf Drum" choosing red tapping "Pili-Pala"
      And Alice activates "Pili-Pala" choosing green
      Then Alice has {G}

    @id:mantle-on-sick-elves @CR:107.6 @CR:302.6 @ruling:untap-symbol-and-control
    Scenario: An untap ability that Umbral Mantle gives waits too
      Given Alice controls "Springleaf Drum"
      And Alice controls "Llanowar Elves" that is summoning sick
      And Alice controls "Umbral Mantle" attached to "Llanowar Elves"
      And Alice has lands for {3}
      When Alice activates "Springleaf Drum" choosing red tapping "Llanowar Elves"
      Then "Llanowar Elves" is tapped
      And Alice can't activate "{3}, {Q}" of "Llanowar Elves"

  Rule: An untap ability that makes mana is a mana ability

    @id:untap-mana-while-casting @CR:605.1a @CR:605.3a @ruling:untap-symbol
    Scenario: Pili-Pala's mana can pay for a spell being cast
      Given Alice controls "Pili-Pala" that is tapped
      And Alice has "Merfolk of the Pearl Trident" in hand
      And Alice has lands for {2}
      When Alice casts "Merfolk of the Pearl Trident" choosing blue activating "Pili-Pala"
      Then the stack is the spell "Merfolk of the Pearl Trident"
      And "Pili-Pala" is untapped
      And Alice has no mana

    @id:untap-mana-without-the-stack @CR:605.3b @ruling:untap-symbol
    Scenario: Pili-Pala's ability doesn't use the stack
      Given Alice controls "Pili-Pala" that is tapped
      And Alice has lands for {2}
      When Alice activates "Pili-Pala" choosing blue
      Then the stack is empty
      And Alice has {U}
