Feature: Suspend

    @id:suspended-vision @CR:702.62a @CR:702.62b
    Scenario: A time counter goes each upkeep, and after the last it is cast without paying
      Given Alice has "Ancestral Vision" in hand
      And Alice has lands for {U}
      When Alice suspends "Ancestral Vision"
      Then Alice has "Ancestral Vision" in exile
      And Alice has no untapped lands
      When the game advances to Alice's draw step
      And the game advances to Alice's next draw step
      And the game advances to Alice's next draw step
      And the game advances to Alice's next upkeep
      And the stack resolves
      And Alice casts "Ancestral Vision" targeting Alice
      And the stack resolves
      Then Alice has "Ancestral Vision" in graveyard
      And Alice has 6 cards in hand

    @id:suspended-vision-declined @CR:702.62a
    Scenario: If it isn't cast then, it stays exiled
      Given Alice has "Living End" in hand
      And Alice has lands for {2}{B}{B}
      When Alice suspends "Living End"
      And the game advances to Alice's draw step
      And the game advances to Alice's next draw step
      And the game advances to Alice's next upkeep
      And the stack resolves
      And Alice declines
      Then Alice has "Living End" in exile
      When the game advances to Alice's next draw step
      Then Alice has "Living End" in exile

    @id:suspend-when-it-could-be-cast @CR:702.62a @CR:116.2f
    Scenario: A sorcery is suspended only when a sorcery could be cast
      Given Alice has "Ancestral Vision" and "Lightning Bolt" in hand
      And Alice has lands for {U}{R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't suspend "Ancestral Vision"
      When the stack resolves
      And Alice suspends "Ancestral Vision"
      Then Alice has "Ancestral Vision" in exile

    @id:no-mana-cost-from-hand @CR:118.6
    Scenario: Without a mana cost it can't be cast from hand
      Given Alice has "Ancestral Vision" in hand
      And Alice has lands for {3}{U}{U}
      Then Alice can't cast "Ancestral Vision" targeting Alice

    @id:suspend-needs-its-cost @CR:702.62a
    Scenario: Without the mana for it nothing is suspended
      Given Alice has "Living End" in hand
      And Alice has lands for {3}{B}
      Then Alice can't suspend "Living End"
