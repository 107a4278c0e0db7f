Feature: 202.3b The mana value of a back face that has become a copy

  Rule: It has the mana value of what it copies, not that of its own front

    @id:back-face-becomes-a-copy @CR:202.3b
    Scenario: A copy of a creature with a mana cost has the mana value of that cost
      Given Alice controls "Thraben Gargoyle"
      And Bob controls "Hill Giant"
      And Alice has "Mirrorweave" in hand
      And Alice has lands for {6}{2}{W}{U}
      When Alice activates "Thraben Gargoyle"
      And the stack resolves
      Then "Stonewing Antagonizer" has mana value 1
      When Alice casts "Mirrorweave" targeting "Hill Giant"
      And the stack resolves
      Then Alice's "Hill Giant" has mana value 4
