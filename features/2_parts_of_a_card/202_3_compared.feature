Feature: Mana values that are compared

  @id:snare-needs-exactly-two @CR:202.3
  Scenario Outline: Spell Snare counters what has mana value 2, and nothing that has less or more
    Given Alice has <spell> in hand
    And Alice has lands for <cost>
    And Bob has "Spell Snare" in hand
    And Bob has lands for {U}
    When Alice casts <spell>
    And Alice passes
    Then Bob can't cast "Spell Snare" targeting the spell <spell>

    Examples:
      | spell            | cost       |
      | "Llanowar Elves" | {G}        |
      | "Hill Giant"     | {3}{R}     |
