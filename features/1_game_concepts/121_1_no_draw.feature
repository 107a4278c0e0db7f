Feature: 121.1 What is no draw

  Rule: Only a card that is put into the hand is drawn

    @id:draw-from-empty-library-is-no-draw @CR:121.1 @CR:121.4
    Scenario: Nobody draws a card from an empty library
      Given Alice controls "Psychosis Crawler" and "Platinum Angel"
      And Alice has "Leveler", "Divination" and "Hill Giant" in hand
      And Alice has lands for {5}{2}{U}
      When Alice casts "Leveler"
      And the stack resolves
      And Alice casts "Divination"
      And the stack resolves
      Then nobody has won
      And Bob has 20 life
