Feature: Library

  Rule: Who owns cards that are put there together decides on their order, in secret

    @id:lands-in-the-order-chosen @CR:401.4
    Scenario Outline: Plow Under: Bob puts <first> on top of <second>, and Alice doesn't see which
      Given Alice has "Plow Under" in hand
      And Alice has lands for {3}{G}{G}
      And Bob controls "Island" and "Swamp"
      When Alice casts "Plow Under" targeting "Island" and "Swamp"
      And the stack resolves
      And Bob puts "<first>" and "<second>" on top
      Then Alice doesn't see "<first>" in Bob's library
      When the game advances to Bob's draw step
      Then Bob has "<first>" in hand
      And Bob has "<second>" on top of library

      Examples:
        | first  | second |
        | Island | Swamp  |
        | Swamp  | Island |

  Rule: A revealed top card

    @id:top-card-revealed @CR:401.5
    Scenario: Both players see the top card, and no other
      Given Alice controls "Future Sight"
      And Alice has "Opt" and "Forest" in library
      Then Alice sees "Opt" in library
      And Bob sees "Opt" in Alice's library
      And Bob doesn't see "Forest" in Alice's library

    @id:next-card-after-casting @CR:401.5
    Scenario: While the top card is cast the next one isn't revealed, until the spell has been cast
      Given Alice controls "Future Sight"
      And Alice has "Lightning Bolt" and "Forest" in library
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt"
      Then nobody has priority
      And Alice doesn't see "Forest" in library
      And Bob doesn't see "Forest" in Alice's library
      When Alice chooses Bob
      Then the stack is the spell "Lightning Bolt"
      And Alice sees "Forest" in library
      And Bob sees "Forest" in Alice's library

    @id:next-card-after-playing-a-land @CR:401.5
    Scenario: After a land has been played from the top the next card is revealed
      Given Alice controls "Future Sight"
      And Alice has "Forest" and "Opt" in library
      When Alice plays "Forest"
      Then Alice controls "Forest"
      And Bob sees "Opt" in Alice's library

  Rule: A place that the library is too small for is its bottom

    @id:second-from-the-top @CR:401.7
    Scenario: In a library with cards enough the creature is second from the top
      Given Alice has "Oust" in hand
      And Alice has lands for {W}
      And Bob controls "Hill Giant"
      And Bob has "Forest" and "Opt" in library
      When Alice casts "Oust" targeting "Hill Giant"
      And the stack resolves
      Then Bob has "Forest" on top of library
      And Bob has 23 life
      When the game advances to Bob's draw step
      Then Bob has "Forest" in hand
      And Bob has "Hill Giant" on top of library

    @id:too-few-cards-for-the-place @CR:401.7
    Scenario: In an empty library it is the only card, and with one card there it is the bottom one
      Given Alice has "Leveler" and 2 "Oust" in hand
      And Alice controls "Grizzly Bears"
      And Alice has lands for {5}{W}{W}
      When Alice casts "Leveler"
      And the stack resolves
      Then Alice has 0 cards in library
      When Alice casts "Oust" targeting "Leveler"
      And the stack resolves
      Then Alice has 1 card in library
      When Alice casts "Oust" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has 2 cards in library
      And Alice has "Leveler" on top of library
      And Alice has "Grizzly Bears" on the bottom of library
