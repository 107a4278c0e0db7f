Feature: Mana values and mana costs that are compared

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

  @id:saga-searches-by-mana-cost @CR:202.1
  Scenario: Urza's Saga looks for a mana cost of {0} or {1}, not for a mana value: {X}{X} is neither
    Given it is Alice's upkeep
    And Alice controls "Urza's Saga" with 2 lore counters
    And Alice has "Forest", "Walking Ballista", "Sol Ring" and "Phyrexian Processor" in library
    When the game advances to Alice's precombat main phase
    And the stack resolves
    Then Alice may choose only "Sol Ring"
    When Alice chooses "Sol Ring"
    Then Alice controls "Sol Ring"
