Feature: Double-faced cards where engines went wrong

  Rule: Outside the battlefield and the stack a double-faced card has only its front face

    @id:transformed-creature-returned-to-hand @CR:712.8a
    Scenario: A transformed creature that is returned to hand is its front face, and enters front face up
      Given Alice controls "Thraben Gargoyle"
      And Alice has lands for {6}{1}
      And Bob has "Disperse" in hand
      And Bob has lands for {1}{U}
      When Alice activates "Thraben Gargoyle"
      And the stack resolves
      Then Alice controls "Stonewing Antagonizer"
      When Alice passes
      And Bob casts "Disperse" targeting "Stonewing Antagonizer"
      And the stack resolves
      Then "Thraben Gargoyle" in Alice's hand is named "Thraben Gargoyle"
      And "Thraben Gargoyle" in Alice's hand is 2/2
      When Alice casts "Thraben Gargoyle"
      Then Alice has no untapped lands
      When the stack resolves
      Then Alice controls "Thraben Gargoyle"
      And "Thraben Gargoyle" has defender

    @id:transformed-creature-that-died @CR:712.8a
    Scenario: In the graveyard it is its front face
      Given Alice controls "Thraben Gargoyle"
      And Alice has lands for {6}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice activates "Thraben Gargoyle"
      And the stack resolves
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Stonewing Antagonizer"
      And the stack resolves
      Then "Thraben Gargoyle" in Alice's graveyard is named "Thraben Gargoyle"
      And "Thraben Gargoyle" in Alice's graveyard is 2/2
