Feature: 103 Starting the game
  The players draw opening hands from the top of their libraries, take mulligans or not, use what they may from their
  opening hands, and the starting player takes the first turn.

  Rule: Each player draws seven cards and has 20 life

    @id:game-begins @CR:103.4 @CR:103.5 @CR:103.8 @CR:401.1
    Scenario: The decks are libraries, the hands seven cards of them, and the starting player's first turn begins
      Given Bob is the starting player
      When Bob declines
      And Alice declines
      Then it is Bob's upkeep
      And Alice has 20 life
      And Bob has 20 life
      And Alice has 7 cards in hand
      And Bob has 7 cards in hand
      And Alice has 33 cards in library
      And Bob has 33 cards in library

    @id:first-turn-without-a-draw @CR:103.8a
    Scenario: The starting player of two doesn't draw in the first turn; the other one draws in the second
      Given Bob is the starting player
      When Bob declines
      And Alice declines
      And the game advances to Bob's precombat main phase
      Then Bob has 7 cards in hand
      When the game advances to Alice's precombat main phase
      Then Alice has 8 cards in hand

    @id:first-turn-of-three-with-a-draw @CR:103.8c
    Scenario: The starting player of three draws in the first turn
      Given a game with Alice, Bob and Carol
      And Carol is the starting player
      When Carol declines
      And Alice declines
      And Bob declines
      And the game advances to Carol's precombat main phase
      Then Carol has 8 cards in hand

  Rule: Mulligans are declared in turn order and taken together

    @id:starting-player-declares-first @CR:103.5 @CR:101.4e
    Scenario: The starting player says first whether they mulligan, then the others in turn order
      Given a game with Alice, Bob and Carol
      And Bob is the starting player
      When Bob accepts
      And Carol accepts
      And Alice declines
      And Bob declines
      And Carol declines
      Then it is Bob's upkeep

    @id:mulligans-wait-for-every-declaration @CR:103.5
    Scenario: A hand that is to be mulliganed stays until the last player has declared
      Given a game with Alice, Bob and Carol
      And Alice is the starting player
      And Alice has 7 "Opt" in library
      When Alice accepts
      And Bob declines
      Then Alice has 7 "Opt" in hand
      When Carol declines
      And Alice declines
      Then it is Alice's upkeep
      And Alice has 7 cards in hand

    @id:kept-hand-is-kept @CR:103.5
    Scenario: Players who kept aren't asked again while another one goes on
      Given a game with Alice, Bob and Carol
      And Bob is the starting player
      When Bob declines
      And Carol declines
      And Alice accepts
      And Alice declines
      Then it is Bob's upkeep

    @id:second-mulligan-in-turn-order @CR:103.5 @CR:101.4e
    Scenario: In the second round, too, the starting player declares before the others
      Given a game with Alice, Bob and Carol
      And Carol is the starting player
      When Carol accepts
      And Alice accepts
      And Bob declines
      And Carol declines
      And Alice declines
      Then it is Carol's upkeep

    @id:card-goes-to-the-bottom-before-the-next-declaration @CR:103.5
    Scenario: A mulligan ends with a card on the bottom, and only then the player declares anew
      Given Alice is the starting player
      When Alice accepts
      And Bob declines
      And Alice puts the first "Wastes" on the bottom
      Then Alice has 6 cards in hand
      And Alice has 34 cards in library
      When Alice declines
      Then it is Alice's upkeep
      And Alice has 6 cards in hand
      And Bob has 7 cards in hand

    @id:mulligan-of-the-wrong-size @CR:103.5
    Scenario: After the second mulligan two cards go on the bottom, no more and no fewer
      Given Alice is the starting player
      When Alice accepts
      And Bob declines
      And Alice puts the first "Wastes" on the bottom
      And Alice accepts
      Then Alice can't put the first "Wastes" on the bottom
      And Alice can't put 3 "Wastes" on the bottom
      When Alice puts 2 "Wastes" on the bottom
      And Alice declines
      Then Alice has 5 cards in hand

    @id:mulligans-down-to-nothing @CR:103.5
    Scenario: After the seventh mulligan the hand is empty, and there is no eighth
      Given Alice is the starting player
      When Alice accepts
      And Bob declines
      And Alice puts the first "Wastes" on the bottom
      And Alice accepts
      And Alice puts 2 "Wastes" on the bottom
      And Alice accepts
      And Alice puts 3 "Wastes" on the bottom
      And Alice accepts
      And Alice puts 4 "Wastes" on the bottom
      And Alice accepts
      And Alice puts 5 "Wastes" on the bottom
      And Alice accepts
      And Alice puts 6 "Wastes" on the bottom
      And Alice accepts
      And Alice puts 7 "Wastes" on the bottom
      Then it is Alice's upkeep
      And Alice has 0 cards in hand
      And Alice has 40 cards in library

  Rule: In a multiplayer game the first mulligan is free

    @id:first-mulligan-of-three-is-free @CR:103.5c
    Scenario: Of three players one takes a mulligan: it costs no card
      Given a game with Alice, Bob and Carol
      And Alice is the starting player
      When Alice accepts
      And Bob declines
      And Carol declines
      And Alice declines
      Then it is Alice's upkeep
      And Alice has 7 cards in hand
      And Alice has 33 cards in library

    @id:second-mulligan-of-three-costs-a-card @CR:103.5c
    Scenario: Of three players one takes a second mulligan: it costs one card
      Given a game with Alice, Bob and Carol
      And Alice is the starting player
      When Alice accepts
      And Bob declines
      And Carol declines
      And Alice accepts
      And Alice puts the first "Wastes" on the bottom
      And Alice declines
      Then Alice has 6 cards in hand
