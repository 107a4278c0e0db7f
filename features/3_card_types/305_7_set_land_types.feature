Feature: 305.7 What a land keeps when its type is set

  Rule: It loses the abilities of its text, not every ability

    @id:saga-land-enters-with-a-lore-counter @CR:305.7 @CR:714.3a
    Scenario: A land Saga under Blood Moon has no chapters, and enters with a lore counter as every Saga does
      Given Bob controls "Blood Moon"
      And Alice has "Urza's Saga" in hand
      When Alice plays "Urza's Saga"
      Then "Urza's Saga" is a Mountain Saga enchantment land
      And "Urza's Saga" has 1 lore counter
      And the stack is empty
