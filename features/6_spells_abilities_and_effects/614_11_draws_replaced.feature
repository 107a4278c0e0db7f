Feature: Draws that are replaced
  A draw is replaced before anything looks at the library, and one after another.

  @id:familiar-with-an-empty-library @CR:614.11
  Scenario: A draw from an empty library can be replaced
    Given Alice controls "Obstinate Familiar"
    And Alice has "Leveler" and "Divination" in hand
    And Alice has lands for {7}{U}
    When Alice casts "Leveler"
    And the stack resolves
    And Alice casts "Divination"
    And the stack resolves
    And Alice accepts
    And Alice accepts
    Then nobody has won
    And Alice has 0 cards in hand

  @id:nothing-instead-of-the-draw @CR:614.11
  Scenario: Without a replacement the attempt to draw from an empty library loses the game
    Given Alice has "Leveler" and "Divination" in hand
    And Alice has lands for {7}{U}
    When Alice casts "Leveler"
    And the stack resolves
    And Alice casts "Divination"
    And the stack resolves
    Then Alice loses the game

  @id:scrivener-in-a-sequence @CR:614.11a
  Scenario: The replaced draw is over before the next draw of the sequence is looked at
    Given Alice controls "Blood Scrivener"
    And Alice has "Divination" in hand
    And Alice has 6 "Forest" in library
    And Alice has lands for {2}{U}
    When Alice casts "Divination"
    And the stack resolves
    Then Alice has 3 cards in hand
    And Alice has 19 life

  @id:sindbad-draws-two @CR:614.11b
  Scenario: Cards drawn by the replacement aren't the card that is looked at afterwards
    Given Alice controls "Thought Reflection" and "Sindbad"
    And Alice has 2 "Grizzly Bears" in library
    When Alice activates "Sindbad"
    And the stack resolves
    Then Alice has 2 "Grizzly Bears" in hand

  @id:sindbad-draws-one @CR:614.11b
  Scenario: The card of a draw that isn't replaced is
    Given Alice controls "Sindbad"
    And Alice has 2 "Grizzly Bears" in library
    When Alice activates "Sindbad"
    And the stack resolves
    Then Alice has no cards in hand
    And Alice has "Grizzly Bears" in graveyard
