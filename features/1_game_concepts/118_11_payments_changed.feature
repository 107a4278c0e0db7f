Feature: Payments that come out differently
  A cost is paid even if what its payment does is changed.

  @id:vortex-draws-skipped @CR:118.11 @CR:702.24a
  Scenario: Psychic Vortex stays when its cumulative upkeep is paid with draws that are then skipped
    Given it is Bob's end step
    And Alice controls "Psychic Vortex" with 1 age counter
    And Alice controls "Obstinate Familiar"
    When the game advances to Alice's upkeep
    And all players pass
    And Alice accepts
    And Alice accepts
    And Alice accepts
    Then Alice controls "Psychic Vortex"
    And "Psychic Vortex" has 2 age counters
    And Alice has 0 cards in hand

  @id:vortex-not-paid @CR:118.12a
  Scenario: Unpaid it is sacrificed
    Given it is Bob's end step
    And Alice controls "Psychic Vortex"
    When the game advances to Alice's upkeep
    And all players pass
    And Alice declines
    Then Alice has "Psychic Vortex" in graveyard

  @id:dermoplasm-creature-stolen @CR:118.12
  Scenario: Dermoplasm returns although the creature that was put enters under an opponent's control
    Given Alice controls "Dermoplasm" that is face down
    And Alice has "Canyon Lurkers" in hand
    And Alice has lands for {2}{U}{U}
    And Bob has "Gather Specimens" in hand
    And Bob has lands for {3}{U}{U}{U}
    When Alice passes
    And Bob casts "Gather Specimens"
    And all players pass
    And Alice turns "Dermoplasm" face up
    And all players pass
    And Alice chooses "Canyon Lurkers"
    Then Bob controls "Canyon Lurkers"
    And Alice has "Dermoplasm" in hand

  @id:dermoplasm-nothing-put @CR:118.12
  Scenario: It stays if no creature is put
    Given Alice controls "Dermoplasm" that is face down
    And Alice has "Canyon Lurkers" in hand
    And Alice has lands for {2}{U}{U}
    When Alice turns "Dermoplasm" face up
    And all players pass
    And Alice declines
    Then Alice controls "Dermoplasm"
    And Alice has "Canyon Lurkers" in hand
