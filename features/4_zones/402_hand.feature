Feature: Hand

    @id:hand-hidden-after-drawing @CR:402.3
    Scenario: A player sees the cards drawn; the opponent sees only how many there are
      Given Alice controls "Arcanis the Omnipotent"
      And Alice has 2 "Opt" and "Forest" in library
      When Alice activates "{T}" of "Arcanis the Omnipotent"
      And the stack resolves
      Then Alice sees "Opt" in hand
      And Bob doesn't see "Opt" in Alice's hand
      And Bob doesn't see "Forest" in Alice's hand
      And Alice has 3 cards in hand
