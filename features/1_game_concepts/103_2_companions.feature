Feature: 103.2b Companions
  Before the decks are shuffled a player may reveal a card with companion from outside the game, and later in the game
  pay to put it into their hand.

  Rule: A companion is revealed if the starting deck fulfils its condition

    @id:companion-is-revealed @CR:103.2b @CR:702.139a
    Scenario: Keruga is revealed before the opening hands are drawn, and stays outside the game
      Given Alice is the starting player
      And Alice has "Keruga, the Macrosage" outside the game
      And Alice has 7 "Hill Giant" in library
      Then Alice has 0 cards in hand
      When Alice accepts
      Then Alice has 7 "Hill Giant" in hand
      When Alice declines
      And Bob declines
      Then it is Alice's upkeep
      And Alice has "Keruga, the Macrosage" outside the game
      And Bob sees "Keruga, the Macrosage"
      And Alice has 7 cards in hand

    @id:companion-condition-unfulfilled @CR:103.2b @CR:702.139a
    Scenario: With a spell of mana value 1 in the deck Keruga can't be revealed
      Given Alice is the starting player
      And Alice has "Keruga, the Macrosage" outside the game
      And Alice has 39 "Wastes" and "Opt" in library
      When Alice declines
      And Bob declines
      Then it is Alice's upkeep
      And Bob doesn't see "Keruga, the Macrosage"

    @id:companion-and-sideboard @CR:702.139b
    Scenario: A card outside the game isn't part of the starting deck
      Given Alice is the starting player
      And Alice has "Keruga, the Macrosage" and "Opt" outside the game
      When Alice accepts
      And Alice declines
      And Bob declines
      Then it is Alice's upkeep
      And Bob sees "Keruga, the Macrosage"
      And Bob doesn't see "Opt"

    @id:companions-of-both-players @CR:103.2b @CR:101.4e
    Scenario: The starting player decides first whether to reveal a companion
      Given Bob is the starting player
      And Alice has "Kaheera, the Orphanguard" outside the game
      And Bob has "Keruga, the Macrosage" outside the game
      When Bob accepts
      Then Bob doesn't see "Kaheera, the Orphanguard"
      When Alice accepts
      Then Bob sees "Kaheera, the Orphanguard"
      When Bob declines
      And Alice declines
      Then it is Bob's upkeep

    @id:one-companion-of-two @CR:103.2b
    Scenario: Only one companion may be revealed
      Given Alice is the starting player
      And Alice has "Keruga, the Macrosage" and "Kaheera, the Orphanguard" outside the game
      When Alice chooses "Kaheera, the Orphanguard"
      Then Bob sees "Kaheera, the Orphanguard"
      And Bob doesn't see "Keruga, the Macrosage"
      When Alice declines
      And Bob declines
      Then it is Alice's upkeep

  Rule: A player pays three mana once to put their companion into their hand

    @id:companion-is-fetched @CR:116.2g @CR:702.139a
    Scenario: In a main phase with an empty stack Kaheera is put into the hand for three mana, without the stack
      Given Alice is the starting player
      And Alice has "Kaheera, the Orphanguard" outside the game
      And Alice has "Swamp" and "Dark Ritual" in library
      When Alice accepts
      And Alice declines
      And Bob declines
      And the game advances to Alice's precombat main phase
      And Alice plays "Swamp"
      Then Alice can't fetch "Kaheera, the Orphanguard"
      When Alice casts "Dark Ritual"
      And the stack resolves
      And Alice fetches "Kaheera, the Orphanguard"
      Then the stack is empty
      And Alice has no mana
      And Alice has "Kaheera, the Orphanguard" in hand
      And Alice has no "Kaheera, the Orphanguard" outside the game

    @id:companion-during-a-spell @CR:116.2g
    Scenario: With a spell on the stack it can't be
      Given Alice is the starting player
      And Alice has "Kaheera, the Orphanguard" outside the game
      And Alice has "Swamp" and 3 "Dark Ritual" in library
      When Alice accepts
      And Alice declines
      And Bob declines
      And the game advances to Alice's precombat main phase
      And Alice plays "Swamp"
      And Alice casts "Dark Ritual"
      And the stack resolves
      And Alice casts "Dark Ritual"
      And the stack resolves
      And Alice casts "Dark Ritual"
      Then Alice has {B}{B}{B}{B}
      And Alice can't fetch "Kaheera, the Orphanguard"
      When the stack resolves
      And Alice fetches "Kaheera, the Orphanguard"
      Then Alice has "Kaheera, the Orphanguard" in hand

    @id:companion-in-another-turn @CR:116.2g
    Scenario: In another player's turn it can't be
      Given Alice is the starting player
      And Alice has "Kaheera, the Orphanguard" outside the game
      And Alice has "Swamp" and "Dark Ritual" in library
      When Alice accepts
      And Alice declines
      And Bob declines
      And the game advances to Alice's precombat main phase
      And Alice plays "Swamp"
      And the game advances to Bob's precombat main phase
      And Bob passes
      And Alice casts "Dark Ritual"
      And the stack resolves
      And Bob passes
      Then Alice has {B}{B}{B}
      And Alice can't fetch "Kaheera, the Orphanguard"

    @id:companion-that-was-not-revealed @CR:116.2g @CR:103.2b
    Scenario: A card that wasn't revealed as a companion can't be fetched
      Given Alice is the starting player
      And Alice has "Kaheera, the Orphanguard" outside the game
      And Alice has "Swamp" and "Dark Ritual" in library
      When Alice declines
      And Alice declines
      And Bob declines
      And the game advances to Alice's precombat main phase
      And Alice plays "Swamp"
      And Alice casts "Dark Ritual"
      And the stack resolves
      Then Alice has {B}{B}{B}
      And Alice can't fetch "Kaheera, the Orphanguard"
