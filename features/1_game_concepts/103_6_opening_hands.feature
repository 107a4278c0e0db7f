Feature: 103.6 Opening hands
  Once nobody takes a mulligan any more, the starting player uses what their cards allow from an opening hand, then each
  other player does.

  Rule: A card may begin the game on the battlefield

    @id:leyline-begins-the-game @CR:103.6 @CR:103.6a
    Scenario: Leyline of Sanctity in an opening hand begins the game on the battlefield
      Given Alice is the starting player
      And Alice has "Leyline of Sanctity" in library
      When Alice declines
      And Bob declines
      And Alice accepts
      Then it is Alice's upkeep
      And Alice controls "Leyline of Sanctity"
      And Alice has 6 cards in hand
      And Alice has 33 cards in library

    @id:leyline-stays-in-hand @CR:103.6a
    Scenario: A player may keep Leyline of Sanctity in hand
      Given Alice is the starting player
      And Alice has "Leyline of Sanctity" in library
      When Alice declines
      And Bob declines
      And Alice declines
      Then it is Alice's upkeep
      And Alice has "Leyline of Sanctity" in hand
      And Alice controls no "Leyline of Sanctity"

    @id:leyline-below-the-opening-hand @CR:103.6a
    Scenario: A Leyline that comes only with a later draw can't begin the game on the battlefield
      Given Bob is the starting player
      And Alice has 7 "Opt" and "Leyline of Sanctity" in library
      When Bob declines
      And Alice declines
      Then it is Bob's upkeep
      And Alice controls no "Leyline of Sanctity"
      When the game advances to Alice's precombat main phase
      Then Alice has "Leyline of Sanctity" in hand

    @id:leylines-of-both-players @CR:103.6 @CR:101.4e
    Scenario: The starting player decides about their opening hand first, the other one after that
      Given Bob is the starting player
      And Alice has "Leyline of Sanctity" in library
      And Bob has "Leyline of the Void" in library
      When Bob declines
      And Alice declines
      And Bob accepts
      Then Bob controls "Leyline of the Void"
      And Alice has "Leyline of Sanctity" in hand
      When Alice declines
      Then it is Bob's upkeep
      And Alice has "Leyline of Sanctity" in hand

    @id:two-leylines-of-one-player @CR:103.6
    Scenario: One player uses both cards of their opening hand that allow it
      Given Alice is the starting player
      And Alice has 2 "Leyline of Punishment" in library
      When Alice declines
      And Bob declines
      And Alice chooses the first "Leyline of Punishment"
      And Alice chooses the first "Leyline of Punishment"
      Then Alice controls 2 "Leyline of Punishment"
      And Alice has 5 cards in hand

    @id:leyline-waits-for-mulligans @CR:103.6
    Scenario: Opening hands are used only when every mulligan has been taken
      Given a game with Alice, Bob and Carol
      And Alice is the starting player
      And Alice has "Leyline of Sanctity" in library
      When Alice declines
      And Bob accepts
      And Carol declines
      Then Alice has "Leyline of Sanctity" in hand
      When Bob declines
      And Alice accepts
      Then Alice controls "Leyline of Sanctity"

  Rule: A card may be revealed from an opening hand

    @id:chancellor-is-revealed @CR:103.6 @CR:103.6b
    Scenario: Chancellor of the Dross revealed costs each opponent 3 life at the beginning of the first upkeep
      Given Bob is the starting player
      And Alice has "Chancellor of the Dross" in library
      When Bob declines
      And Alice declines
      And Alice accepts
      Then it is Bob's upkeep
      And the stack is the trigger of "Chancellor of the Dross"
      And Alice has "Chancellor of the Dross" in hand
      When the stack resolves
      Then Bob has 17 life
      And Alice has 23 life

    @id:chancellor-is-not-revealed @CR:103.6b
    Scenario: Chancellor of the Dross that isn't revealed does nothing
      Given Bob is the starting player
      And Alice has "Chancellor of the Dross" in library
      When Bob declines
      And Alice declines
      And Alice declines
      Then it is Bob's upkeep
      And the stack is empty

    @id:chancellor-is-revealed-once @CR:103.6b
    Scenario: Each of two Chancellors of the Forge is revealed once, and makes one Goblin
      Given Alice is the starting player
      And Alice has 2 "Chancellor of the Forge" in library
      When Alice declines
      And Bob declines
      And Alice chooses the first "Chancellor of the Forge"
      And Alice accepts
      Then it is Alice's upkeep
      When the stack resolves
      Then Alice controls 2 Goblin tokens
      When the game advances to Bob's upkeep
      Then the stack is empty

    @id:revealed-until-the-first-turn @CR:103.6b
    Scenario: A card revealed from an opening hand can be seen until the first turn begins
      Given Alice is the starting player
      And Alice has "Chancellor of the Tangle" in library
      And Bob has "Leyline of Sanctity" in library
      When Alice declines
      And Bob declines
      Then Bob doesn't see "Chancellor of the Tangle"
      When Alice accepts
      Then Bob sees "Chancellor of the Tangle"
      When Bob declines
      Then it is Alice's upkeep
      And Bob doesn't see "Chancellor of the Tangle"

    @id:chancellor-of-the-second-player @CR:103.6b
    Scenario: Chancellor of the Tangle adds mana in its player's own first main phase
      Given Bob is the starting player
      And Alice has "Chancellor of the Tangle" in library
      When Bob declines
      And Alice declines
      And Alice accepts
      And the game advances to Bob's precombat main phase
      Then the stack is empty
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice has {G}

  Rule: What can be done any time a player could mulligan

    @id:serum-powder @CR:103.5b
    Scenario: Serum Powder exiles the hand and draws as many cards, and the player then still declares
      Given Alice is the starting player
      And Alice has "Serum Powder", 6 "Opt" and 7 "Forest" in library
      When Alice accepts
      Then Alice has "Serum Powder" in exile
      And Alice has 6 "Opt" in exile
      And Alice has 7 "Forest" in hand
      When Alice declines
      And Bob declines
      Then it is Alice's upkeep
      And Alice has 7 "Forest" in hand
      And Alice has 26 cards in library

    @id:serum-powder-then-mulligan @CR:103.5b
    Scenario: Who has used Serum Powder may yet take a mulligan, and only that one counts as a mulligan
      Given a game with Alice, Bob and Carol
      And Alice is the starting player
      And Alice has "Serum Powder" in library
      When Alice accepts
      And Alice accepts
      And Bob declines
      And Carol declines
      And Alice declines
      Then it is Alice's upkeep
      And Alice has 7 cards in hand
      And Alice has 26 cards in library

    @id:serum-powder-after-the-others-declared @CR:103.5b
    Scenario: Serum Powder may be used after the other player has declared
      Given Bob is the starting player
      And Alice has "Serum Powder" in library
      When Bob declines
      And Alice accepts
      And Alice declines
      Then it is Bob's upkeep
      And Alice has "Serum Powder" in exile
      And Alice has 7 cards in hand

    @id:serum-powder-unused @CR:103.5b
    Scenario: Serum Powder needn't be used
      Given Alice is the starting player
      And Alice has "Serum Powder" in library
      When Alice declines
      And Alice declines
      And Bob declines
      Then it is Alice's upkeep
      And Alice has "Serum Powder" in hand
