Feature: Face-down permanents where engines went wrong

  Rule: Only what the card would be face up decides on its morph cost

    @id:noncreature-turned-up-under-humility @CR:702.37e
    Scenario: A face-down card that would be no creature is turned up under Humility
      Given Alice controls "Grizzly Bears" and "Lumithread Field" that is face down
      And Bob controls "Humility"
      And Alice has lands for {1}{W}
      When Alice turns "Lumithread Field" face up
      Then "Lumithread Field" is an enchantment
      And "Lumithread Field" isn't a creature
      And "Grizzly Bears" is 1/2

    @id:creature-stays-down-under-humility @CR:702.37e
    Scenario: One that would be a creature would have no morph cost, and stays face down
      Given Alice controls "Canyon Lurkers" that is face down
      And Bob controls "Humility"
      And Alice has lands for {3}{R}
      Then Alice can't turn "Canyon Lurkers" face up
