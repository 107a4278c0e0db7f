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
