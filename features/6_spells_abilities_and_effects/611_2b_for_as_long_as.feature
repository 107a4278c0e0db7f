Feature: For as long as
  A duration that is over before the effect begins gives no effect, and one that has ended doesn't begin again.

  Rule: The duration must have begun

    @id:thief-keeps-the-artifact @CR:611.2b
    Scenario: Master Thief takes an artifact for as long as its controller has it
      Given Bob controls "Sol Ring"
      And Alice has "Master Thief" in hand
      And Alice has lands for {2}{U}{U}
      When Alice casts "Master Thief"
      And the stack resolves
      Then Alice controls "Sol Ring"

    @id:thief-killed-first @CR:611.2b @ruling:great-synthesis-gone-hand-size-unchanged
    Scenario: A Master Thief that died in response takes nothing
      Given Bob controls "Sol Ring"
      And Alice has "Master Thief" in hand
      And Alice has lands for {2}{U}{U}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Master Thief"
      And all players pass
      And Alice passes
      And Bob casts "Doom Blade" targeting "Master Thief"
      And the stack resolves
      Then Bob controls "Sol Ring"
      And Alice controls no "Sol Ring"

  Rule: It ends, and doesn't begin again

    @id:thief-killed-later @CR:611.2b
    Scenario: When Master Thief dies the artifact goes back
      Given Bob controls "Sol Ring"
      And Alice has "Master Thief" and "Doom Blade" in hand
      And Alice has lands for {3}{B}{U}{U}
      When Alice casts "Master Thief"
      And the stack resolves
      Then Alice controls "Sol Ring"
      When Alice casts "Doom Blade" targeting "Master Thief"
      And the stack resolves
      Then Bob controls "Sol Ring"

    @id:thief-borrowed @CR:611.2b
    Scenario: After Master Thief has been under another's control it is over for good
      Given Bob controls "Sol Ring"
      And Alice has "Master Thief" in hand
      And Alice has lands for {2}{U}{U}
      And Bob has "Ray of Command" in hand
      And Bob has lands for {3}{U}
      When Alice casts "Master Thief"
      And the stack resolves
      Then Alice controls "Sol Ring"
      When Alice passes
      And Bob casts "Ray of Command" targeting "Master Thief"
      And the stack resolves
      Then Bob controls "Master Thief" and "Sol Ring"
      When the game advances to Bob's upkeep
      Then Alice controls "Master Thief"
      And Bob controls "Sol Ring"

  Rule: For as long as it has a counter

    @id:mimeomancer-and-a-wurm @CR:611.2b
    Scenario: The effect lasts until the counter is removed, however many turns that takes
      Given it is Bob's end step
      And Alice controls "Aven Mimeomancer"
      And Bob controls "Craw Wurm" and "Vampire Hexmage"
      When the game advances to Alice's upkeep
      And Alice chooses "Craw Wurm"
      And all players pass
      And Alice accepts
      Then "Craw Wurm" is 3/1
      And "Craw Wurm" has flying and 1 feather counter
      When the game advances to Bob's precombat main phase
      Then "Craw Wurm" is 3/1
      When Bob activates "Vampire Hexmage" targeting "Craw Wurm"
      And the stack resolves
      Then "Craw Wurm" is 6/4
      And "Craw Wurm" doesn't have flying

    @id:mimeomancer-and-a-new-wurm @CR:400.7
    Scenario: A creature that left and came back has neither the counter nor the size
      Given it is Bob's end step
      And Alice controls "Aven Mimeomancer"
      And Bob controls "Craw Wurm"
      And Bob has "Cloudshift" in hand
      And Bob has lands for {W}
      When the game advances to Alice's upkeep
      And Alice chooses "Craw Wurm"
      And all players pass
      And Alice accepts
      And Alice passes
      And Bob casts "Cloudshift" targeting "Craw Wurm"
      And the stack resolves
      Then "Craw Wurm" is 6/4
      And "Craw Wurm" has no feather counters
