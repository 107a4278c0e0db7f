Feature: 201.4 Names of parts of cards

  Rule: Each half of a split card has a name to choose

    @id:name-of-the-other-half @CR:201.4b
    Scenario: With the second half named only that half can't be cast
      Given Alice has "Meddling Mage" in hand
      And Alice has lands for {W}{U}
      And Bob controls "Grizzly Bears"
      And Bob has "Dead // Gone" in hand
      And Bob has lands for {2}{R}{R}
      When Alice casts "Meddling Mage"
      And the stack resolves
      And Alice chooses "Gone"
      And Alice passes
      Then Bob can't cast "Gone" targeting "Meddling Mage"
      When Bob casts "Dead" targeting "Meddling Mage"
      Then the stack is the spell "Dead"
