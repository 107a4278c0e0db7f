Feature: Turns, phases and steps that are skipped

  Rule: What is skipped is passed over as though it weren't there

    @id:skipped-turn @CR:500.11
    Scenario: A player who skips a turn has the next one again in due course
      Given Alice has "Meditate" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Meditate"
      And the stack resolves
      And the game advances to Bob's end step
      And all players pass
      Then it is Bob's upkeep
      When the game advances to Bob's end step
      And all players pass
      Then it is Alice's upkeep

    @id:skipped-extra-turn @CR:500.11 @CR:500.7
    Scenario: The turn that is skipped may be an extra one
      Given Alice has "Meditate" and "Time Walk" in hand
      And Alice has lands for {3}{U}{U}
      When Alice casts "Time Walk"
      And the stack resolves
      And Alice casts "Meditate"
      And the stack resolves
      And the game advances to Alice's end step
      And all players pass
      Then it is Bob's upkeep
      When the game advances to Bob's end step
      And all players pass
      Then it is Alice's upkeep

    @id:skipped-combat-phase @CR:500.11
    Scenario: A skipped combat phase leaves two main phases with nothing between them, once
      Given Alice has "Stonehorn Dignitary" in hand
      And Alice has lands for {3}{W}
      And Bob controls "Grizzly Bears"
      When Alice casts "Stonehorn Dignitary"
      And the stack resolves
      And the game advances to Bob's precombat main phase
      And all players pass
      Then it is Bob's postcombat main phase
      When the game advances to Alice's upkeep
      And the game advances to Bob's precombat main phase
      And all players pass
      Then it is Bob's beginning of combat

    @id:skipped-step-has-no-beginning @CR:500.11
    Scenario: Nothing that happens in a skipped draw step happens
      Given it is Alice's end step
      And Bob controls "Null Profusion" and "Howling Mine"
      When the game advances to Bob's upkeep
      And all players pass
      Then it is Bob's precombat main phase
      And Bob has no cards in hand
