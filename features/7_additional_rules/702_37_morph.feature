Feature: Morph
  A card with morph may be cast face down for {3}, and turned face up later for its morph cost.

  Rule: A spell cast face down has none of its card's characteristics

    @id:morph-cast-face-down @CR:702.37c @CR:708.2a
    Scenario: The spell and the permanent are a 2/2 creature without a name for {3}
      Given Alice has "Canyon Lurkers" in hand
      And Alice has lands for {3}
      When Alice casts "Canyon Lurkers" for its morph cost
      Then Alice has no untapped lands
      When the stack resolves
      Then "Canyon Lurkers" is a 2/2 colorless face down creature

    @id:morph-without-mana-for-it @CR:702.37c
    Scenario: Two mana aren't enough to cast it face down
      Given Alice has "Willbender" in hand
      And Alice has lands for {2}
      Then Alice can't cast "Willbender" for its morph cost
      And Alice can't cast "Willbender"

    @id:morph-face-up-for-its-mana-cost @CR:702.37a
    Scenario: It may be cast face up for its mana cost instead
      Given Alice has "Willbender" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Willbender"
      And the stack resolves
      Then "Willbender" is 1/2
      And "Willbender" is face up

    @id:no-morph-no-face-down-spell @CR:702.37d
    Scenario: A card without morph can't be cast face down
      Given Alice has "Hill Giant" in hand
      And Alice has lands for {3}
      Then Alice can't cast "Hill Giant" for its morph cost

    @id:face-down-spell-is-a-creature-spell @CR:708.4 @CR:702.37c
    Scenario: The spell can be countered as a creature spell
      Given Alice has "Canyon Lurkers" in hand
      And Alice has lands for {3}
      And Bob has "Essence Scatter" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Canyon Lurkers" for its morph cost
      And Alice passes
      And Bob casts "Essence Scatter" targeting the spell "Canyon Lurkers"
      And the stack resolves
      Then Alice has "Canyon Lurkers" in graveyard

  Rule: Turning it face up is a special action

    @id:face-up-in-response @CR:702.37e @CR:116.2b
    Scenario: It is done with priority, also in answer to a spell, and uses no stack
      Given Alice controls "Canyon Lurkers" that is face down
      And Alice has lands for {3}{R}
      And Bob has "Lightning Strike" in hand
      And Bob has lands for {1}{R}
      When Alice passes
      And Bob casts "Lightning Strike" targeting Alice
      And Bob passes
      And Alice turns "Canyon Lurkers" face up
      Then "Canyon Lurkers" is 5/2
      And the stack is the spell "Lightning Strike"
      And Alice has no untapped lands

    @id:face-up-costs @CR:702.37e
    Scenario: Without the mana for the morph cost it stays face down
      Given Alice controls "Canyon Lurkers" that is face down
      And Alice has lands for {2}{R}
      Then Alice can't turn "Canyon Lurkers" face up

    @id:face-up-without-morph @CR:702.37e
    Scenario: A face-down permanent that would have no morph cost can't be turned up
      Given Alice controls "Hill Giant" that is face down
      And Alice controls "Canyon Lurkers" that is face down
      And Alice has lands for {4}{R}
      Then Alice can't turn "Hill Giant" face up
      When Alice turns "Canyon Lurkers" face up
      Then "Canyon Lurkers" is face up

    @id:face-up-only-ones-own @CR:702.37e
    Scenario: Only its controller turns it face up
      Given Alice controls "Canyon Lurkers" that is face down
      And Alice has lands for {3}{R}
      And Bob has lands for {3}{R}
      When Alice passes
      Then Bob can't turn "Canyon Lurkers" face up
