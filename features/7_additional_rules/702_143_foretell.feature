Feature: 702.143 Foretell
  A card is exiled face down for two mana in its owner's turn, and cast for its foretell cost in a later one.

  Rule: Foretelling is a special action

    @id:foretell-in-response @CR:116.2h @CR:702.143a @CR:702.143b
    Scenario: With a spell on the stack in its owner's turn a card is foretold, without a place on the stack
      Given Alice has "Augury Raven" and "Lightning Bolt" in hand
      And Alice has lands for {R}{2}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice foretells "Augury Raven"
      Then the stack is the spell "Lightning Bolt"
      And Alice has "Augury Raven" in exile
      And Alice has no untapped lands

    @id:foretell-in-another-turn @CR:116.2h @CR:702.143a
    Scenario: In another player's turn no card can be foretold
      Given it is Bob's precombat main phase
      And Alice has "Augury Raven" in hand
      And Alice has lands for {2}
      When Bob passes
      Then Alice can't foretell "Augury Raven"

    @id:foretell-without-mana @CR:702.143a
    Scenario: Foretelling costs two mana, and only a card with foretell can be foretold
      Given Alice has "Augury Raven" and "Grizzly Bears" in hand
      And Alice has lands for {1}
      Then Alice can't foretell "Augury Raven"
      And Alice can't foretell "Grizzly Bears"

    @id:foretold-card-is-hidden @CR:702.143a
    Scenario: Its owner may look at the foretold card, the other player may not
      Given Alice has "Augury Raven" in hand
      And Alice has lands for {2}
      When Alice foretells "Augury Raven"
      Then Alice sees "Augury Raven"
      And Bob doesn't see "Augury Raven"

  Rule: It is cast in a later turn for its foretell cost

    @id:foretold-card-in-the-same-turn @CR:702.143a
    Scenario: In the turn in which it was foretold the card can't be cast
      Given Alice has "Augury Raven" in hand
      And Alice has lands for {U}{U}{U}{U}
      When Alice foretells "Augury Raven"
      Then Alice can't cast "Augury Raven"

    @id:foretold-card-is-cast @CR:702.143a
    Scenario: In its owner's next turn the foretold creature is cast for its foretell cost
      Given Alice has "Augury Raven" in hand
      And Alice has lands for {1}{U}
      When Alice foretells "Augury Raven"
      And the game advances to Bob's precombat main phase
      And the game advances to Alice's precombat main phase
      And Alice casts "Augury Raven"
      Then Alice has no untapped lands
      When the stack resolves
      Then Alice controls "Augury Raven"

    @id:foretold-creature-in-another-turn @CR:702.143a
    Scenario: A foretold creature is cast when a creature may be, not in another player's turn
      Given Alice has "Augury Raven" in hand
      And Alice has lands for {U}{U}{U}{U}
      When Alice foretells "Augury Raven"
      And the game advances to Bob's upkeep
      And Bob passes
      Then Alice can't cast "Augury Raven"

    @id:foretold-instant-in-the-next-turn @CR:702.143a
    Scenario: A foretold instant is cast for its foretell cost in the very next turn, another player's
      Given Alice has "Depart the Realm" in hand
      And Alice has lands for {U}{U}{U}
      And Bob controls "Grizzly Bears"
      When Alice foretells "Depart the Realm"
      And the game advances to Bob's upkeep
      And Bob passes
      And Alice casts "Depart the Realm" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in hand
      And Alice has "Depart the Realm" in graveyard

    @id:foretold-by-the-other-player @CR:702.143a
    Scenario: Nobody but its owner may cast a foretold card
      Given Alice has "Depart the Realm" in hand
      And Alice has lands for {2}
      And Bob has lands for {1}{U}
      And Bob controls "Grizzly Bears"
      When Alice foretells "Depart the Realm"
      And the game advances to Bob's upkeep
      Then Bob can't cast "Depart the Realm" targeting "Grizzly Bears"
