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

  Rule: The other name of a card that has two may be chosen

    @id:name-of-an-adventure @CR:201.4f
    Scenario: With the Adventure named the creature can still be cast
      Given Alice has "Meddling Mage" in hand
      And Alice has lands for {W}{U}
      And Bob has "Bonecrusher Giant" in hand
      And Bob has lands for {2}{R}
      When Alice casts "Meddling Mage"
      And the stack resolves
      And Alice chooses "Stomp"
      And the game advances to Bob's precombat main phase
      Then Bob can't cast "Stomp" targeting Alice
      When Bob casts "Bonecrusher Giant"
      Then the stack is the spell "Bonecrusher Giant"

    @id:name-of-a-flipped-card @CR:201.4c
    Scenario: With the bottom half of a flip card named the card can still be cast
      Given Alice has "Meddling Mage" in hand
      And Alice has lands for {W}{U}
      And Bob has "Nezumi Shortfang" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Meddling Mage"
      And the stack resolves
      And Alice chooses "Stabwhisker the Odious"
      And the game advances to Bob's precombat main phase
      And Bob casts "Nezumi Shortfang"
      Then the stack is the spell "Nezumi Shortfang"
