Feature: Alternative costs where engines went wrong

  Rule: Only one alternative cost is paid for a spell

    @id:flashback-and-nothing-else @CR:118.9a @CR:702.34a
    Scenario: Force of Will cast by flashback costs mana, not life and a card
      Given Alice has "Snapcaster Mage" and "Opt" in hand
      And Alice has "Force of Will" in graveyard
      And Alice has lands for {1}{U}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And Bob passes
      And Alice casts "Snapcaster Mage"
      And all players pass
      And all players pass
      Then Alice can't cast "Force of Will" in Alice's graveyard for its alternative cost targeting the spell "Lightning Bolt"
      And Alice can't cast "Force of Will" in Alice's graveyard targeting the spell "Lightning Bolt"

    @id:flashback-for-its-mana @CR:118.9a @CR:702.34a
    Scenario: With the mana for its flashback cost it is cast
      Given Alice has "Snapcaster Mage" and "Opt" in hand
      And Alice has "Force of Will" in graveyard
      And Alice has lands for {1}{U}{3}{U}{U}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And Bob passes
      And Alice casts "Snapcaster Mage"
      And all players pass
      And all players pass
      And Alice casts "Force of Will" in Alice's graveyard for its flashback cost targeting the spell "Lightning Bolt"
      Then Alice has no untapped lands
      And Alice has 20 life
      When the stack resolves
      Then Bob has "Lightning Bolt" in graveyard
      And Alice has "Force of Will" in exile

    @id:flashback-not-for-five-colors @CR:118.9a
    Scenario: What may be paid rather than a mana cost doesn't pay for flashback
      Given Alice controls "Fist of Suns"
      And Alice has "Think Twice" in graveyard
      And Alice has lands for {W}{U}{B}{R}{G}
      Then Alice can't cast "Think Twice" in Alice's graveyard for its Fist of Suns cost
      When Alice casts "Think Twice" in Alice's graveyard for its flashback cost
      And the stack resolves
      Then Alice has "Think Twice" in exile

  Rule: Flashback works in a graveyard only

    @id:no-flashback-from-exile @CR:702.34a
    Scenario: A card that may be played from exile is cast for its mana cost there
      Given Alice has "Praetor's Grasp" in hand
      And Alice has lands for {1}{B}{B}{1}{U}
      And Bob has "Think Twice" in library
      When Alice casts "Praetor's Grasp" targeting Bob
      And the stack resolves
      And Alice chooses "Think Twice"
      Then Alice can't cast "Think Twice" in Bob's exile for its flashback cost
      When Alice casts "Think Twice" in Bob's exile
      And the stack resolves
      Then Bob has "Think Twice" in graveyard

  Rule: X announced for an alternative cost is the X of the mana cost too

    @id:x-of-a-flashback-cost @CR:107.3a @CR:202.3e
    Scenario: Conflagrate with two cards discarded for flashback has mana value 5
      Given Alice has "Conflagrate" in graveyard
      And Alice has 2 "Opt" in hand
      And Alice has lands for {R}{R}
      And Bob controls "Chalice of the Void" with 1 charge counter
      When Alice casts "Conflagrate" in Alice's graveyard for its flashback cost with X = 2 discarding 2 "Opt" targeting Bob
      Then the stack is the spell "Conflagrate"
      And the spell "Conflagrate" has mana value 5
      And Alice has no cards in hand
      When the stack resolves
      Then Bob has 18 life
      And Alice has "Conflagrate" in exile
