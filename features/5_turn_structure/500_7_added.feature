Feature: Turns, phases and steps that are added

  Rule: An extra turn comes directly after the turn that it follows

    @id:extra-turn @CR:500.7
    Scenario: The player takes another turn, and then the other player has one
      Given Alice has "Time Walk" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Time Walk"
      And the stack resolves
      And the game advances to Alice's end step
      And all players pass
      Then it is Alice's upkeep
      When the game advances to Alice's end step
      And all players pass
      Then it is Bob's upkeep

    @id:extra-turns-latest-first @CR:500.7
    Scenario: Of two extra turns the one that was created last is taken first
      Given Alice has 2 "Time Warp" in hand
      And Alice has lands for {6}{U}{U}{U}{U}
      When Alice casts "Time Warp" targeting Alice
      And the stack resolves
      And Alice casts "Time Warp" targeting Bob
      And the stack resolves
      And the game advances to Alice's end step
      And all players pass
      Then it is Bob's upkeep
      When the game advances to Bob's end step
      And all players pass
      Then it is Alice's upkeep
      When the game advances to Alice's end step
      And all players pass
      Then it is Bob's upkeep

    @id:extra-turns-other-order @CR:500.7
    Scenario: The other way round the player who cast both goes first
      Given Alice has 2 "Time Warp" in hand
      And Alice has lands for {6}{U}{U}{U}{U}
      When Alice casts "Time Warp" targeting Bob
      And the stack resolves
      And Alice casts "Time Warp" targeting Alice
      And the stack resolves
      And the game advances to Alice's end step
      And all players pass
      Then it is Alice's upkeep
      When the game advances to Alice's end step
      And all players pass
      Then it is Bob's upkeep
      When the game advances to Bob's end step
      And all players pass
      Then it is Bob's upkeep

    @id:extra-turn-keeps-the-turn-order @CR:500.7
    Scenario: After an extra turn out of sequence the turn order goes on from where it was
      Given a game with Alice, Bob, Carol and Dave
      And Alice has "Time Warp" in hand
      And Alice has lands for {3}{U}{U}
      When Alice casts "Time Warp" targeting Carol
      And the stack resolves
      And the game advances to Alice's end step
      And all players pass
      Then it is Carol's upkeep
      When the game advances to Carol's end step
      And all players pass
      Then it is Bob's upkeep
      When the game advances to Bob's end step
      And all players pass
      Then it is Carol's upkeep

  Rule: Additional phases come directly after the phase that they follow

    @id:additional-combat-before-the-usual-one @CR:500.8 @CR:505.1a
    Scenario: Added in the precombat main phase, they come before the turn's own combat phase
      Given Alice controls "Aggravated Assault" and "Grizzly Bears"
      And Alice has lands for {3}{R}{R}
      When Alice activates "Aggravated Assault"
      And the stack resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's postcombat main phase
      Then Bob has 18 life
      And "Grizzly Bears" is tapped
      When all players pass
      Then it is Alice's beginning of combat
      When the game advances to Alice's postcombat main phase
      And all players pass
      Then it is Alice's end step

    @id:additional-combat-in-the-second-main-phase @CR:500.8
    Scenario: Added in the postcombat main phase, they let an untapped attacker attack again
      Given Alice controls "Aggravated Assault" and "Grizzly Bears"
      And Alice has lands for {3}{R}{R}
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's postcombat main phase
      And Alice activates "Aggravated Assault"
      And the stack resolves
      Then "Grizzly Bears" is untapped
      When all players pass
      Then it is Alice's beginning of combat
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's postcombat main phase
      Then Bob has 16 life
      When all players pass
      Then it is Alice's end step

    @id:additional-phases-each-time @CR:500.8
    Scenario: Two activations add two combat phases and two main phases
      Given Alice controls "Aggravated Assault"
      And Alice has lands for {6}{R}{R}{R}{R}
      When the game advances to Alice's postcombat main phase
      And Alice activates "Aggravated Assault"
      And the stack resolves
      And Alice activates "Aggravated Assault"
      And the stack resolves
      And all players pass
      Then it is Alice's beginning of combat
      When the game advances to Alice's postcombat main phase
      And all players pass
      Then it is Alice's beginning of combat
      When the game advances to Alice's postcombat main phase
      And all players pass
      Then it is Alice's end step

    @id:newest-phases-first @CR:500.8
    Scenario: Phases that are added later come before those that were added earlier
      Given Alice controls "Aggravated Assault" and "Obeka, Splitter of Seconds"
      And Alice has lands for {3}{R}{R}
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game advances to Alice's combat damage step
      And the stack resolves
      Then Bob has 18 life
      When the game advances to Alice's end of combat
      And all players pass
      Then it is Alice's upkeep
      When all players pass
      Then it is Alice's upkeep
      When all players pass
      Then it is Alice's postcombat main phase

  Rule: Additional steps come directly after the step that they follow

    @id:additional-upkeep-step @CR:500.9
    Scenario: A second upkeep step follows the first, and no third follows it
      Given it is Alice's end step
      And Bob controls "Phyrexian Arena"
      And Bob has "Paradox Haze" in hand
      And Bob controls "Vedalken Orrery"
      And Bob has lands for {2}{U}
      When Alice passes
      And Bob casts "Paradox Haze" targeting Bob
      And the stack resolves
      And the game advances to Bob's upkeep
      And the stack resolves
      Then Bob has 19 life
      When all players pass
      Then it is Bob's upkeep
      And the stack is the trigger of "Phyrexian Arena"
      When the stack resolves
      And all players pass
      Then it is Bob's draw step
      And Bob has 18 life

    @id:upkeep-after-the-untap-step @CR:500.9 @CR:502.4 @CR:503.1a
    Scenario: A trigger of the untap step waits for the upkeep, and adds another upkeep after it
      Given it is Alice's end step
      And Bob controls "The Ninth Doctor" that is tapped
      When the game advances to Bob's upkeep
      Then the stack is the trigger of "The Ninth Doctor"
      When the stack resolves
      And all players pass
      Then it is Bob's upkeep
      When all players pass
      Then it is Bob's draw step

    @id:untapped-in-another-step @CR:500.9
    Scenario: Untapped at another time, the Doctor adds nothing
      Given Alice controls "The Ninth Doctor" that is tapped
      And Alice has "Act of Treason" in hand
      And Alice has lands for {2}{R}
      When Alice casts "Act of Treason" targeting "The Ninth Doctor"
      And all players pass
      Then "The Ninth Doctor" is untapped
      And the stack is empty

  Rule: Steps that are added after a phase come in phases of their own

    @id:upkeep-steps-after-combat @CR:500.10
    Scenario: Obeka adds as many beginning phases as damage was dealt, with upkeep steps and no others
      Given Alice controls "Obeka, Splitter of Seconds" and "Phyrexian Arena"
      And Alice controls "Forest" that is tapped
      And Alice has 10 "Opt" in library
      When Alice attacks Bob with "Obeka, Splitter of Seconds"
      And the game advances to Alice's combat damage step
      And the stack resolves
      And the game advances to Alice's end of combat
      And all players pass
      Then it is Alice's upkeep
      And "Forest" is tapped
      And the stack is the trigger of "Phyrexian Arena"
      When the stack resolves
      And all players pass
      Then it is Alice's upkeep
      And "Forest" is tapped
      And "Obeka, Splitter of Seconds" is tapped
      And the stack is the trigger of "Phyrexian Arena"
      When the stack resolves
      And all players pass
      Then it is Alice's postcombat main phase
      And Alice has 2 cards in hand
      And Alice has 18 life

    @id:no-steps-in-anothers-turn @CR:500.10a
    Scenario: In another player's turn Obeka's controller gets no steps
      Given Alice controls "Obeka, Splitter of Seconds"
      And Bob controls "Hill Giant"
      And Alice controls "Treacherous Link" attached to "Hill Giant"
      And it is Bob's precombat main phase
      When Bob attacks Alice with "Hill Giant"
      And Alice blocks "Hill Giant" with "Obeka, Splitter of Seconds"
      And the game advances to Bob's combat damage step
      Then Bob has 18 life
      And the stack is the trigger of "Obeka, Splitter of Seconds"
      When the stack resolves
      And the game advances to Bob's end of combat
      And all players pass
      Then it is Bob's postcombat main phase
      When all players pass
      Then it is Bob's end step
      When all players pass
      Then it is Alice's upkeep
