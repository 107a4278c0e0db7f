Feature: 612.2 Words of tokens that are changed, and words that aren't

  @id:evolved-bitterblossom @CR:612.2a
  Scenario: Only the creature type that was named is changed; the other stays, in the name too
    Given Alice controls "Bitterblossom"
    And Alice has "Artificial Evolution" in hand
    And Alice has lands for {U}
    When Alice casts "Artificial Evolution" targeting "Bitterblossom"
    And all players pass
    And Alice chooses Rogue
    And Alice chooses Goblin
    And the game advances to Alice's next upkeep
    And the stack resolves
    Then Alice controls 1 Goblin token
    And Alice controls 1 Faerie token
    And Alice controls no Rogue token
    And the Goblin token is named "Faerie Goblin Token"

  @id:evolved-minsc @CR:612.2a @CR:111.4
  Scenario: A token with a name of its own keeps it as its creature type is changed
    Given Alice has "Minsc, Beloved Ranger" and "Artificial Evolution" in hand
    And Alice has lands for {R}{G}{W}{U}
    When Alice casts "Minsc, Beloved Ranger"
    And Alice casts "Artificial Evolution" targeting the spell "Minsc, Beloved Ranger"
    And all players pass
    And Alice chooses Hamster
    And Alice chooses Cat
    And the stack resolves
    Then Alice controls 1 Cat token
    And the Cat token is named "Boo"
