Feature: Starting a game anew
  Karn Liberated restarts the game: the players begin a new one, as every game begins.

  Rule: Restarting the game begins a new game

    @id:restart-takes-everything-back @CR:104.6 @CR:727.1 @CR:103.4 @CR:103.5 @CR:103.8
    Scenario: In the new game each player has 20 life and seven cards, and who restarted it takes the first turn
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      And Alice has 3 life
      And Bob has 35 life
      And Bob has 4 poison counters
      And Bob controls "Grizzly Bears" and "Glorious Anthem"
      And Alice has 2 "Opt" in hand
      When Alice activates "-14" of "Karn Liberated"
      And the stack resolves
      And Alice declines
      And Bob declines
      Then nobody has won
      And it is Alice's upkeep
      And Alice has 20 life
      And Bob has 20 life
      And Bob has 0 poison counters
      And Alice has 7 cards in hand
      And Bob has 7 cards in hand
      And Bob controls no "Grizzly Bears"
      And Bob controls no "Glorious Anthem"
      And Alice controls no "Karn Liberated"

    @id:restart-by-the-other-player @CR:103.8 @CR:104.6 @CR:727.1a
    Scenario: The first turn is that of the player who restarted the game
      Given it is Bob's precombat main phase
      And Bob controls "Karn Liberated" with 14 loyalty counters
      When Bob activates "-14" of "Karn Liberated"
      And the stack resolves
      And Bob declines
      And Alice declines
      Then it is Bob's upkeep

    @id:restart-in-another-players-turn @CR:727.1a @CR:114.4
    Scenario: In another player's turn the first turn is that of who restarted it all the same
      Given Alice controls "Karn Liberated" with 26 loyalty counters
      And Alice controls "Teferi's Talent" attached to "Karn Liberated"
      When Alice activates "-12" of "Karn Liberated"
      And the stack resolves
      And the game advances to Bob's upkeep
      And Bob passes
      And Alice activates "-14" of "Karn Liberated"
      And the stack resolves
      And Alice declines
      And Bob declines
      Then it is Alice's upkeep

    @id:restart-exempts-exiled-cards @CR:104.6
    Scenario: Permanent cards exiled with Karn begin the new game on the battlefield
      Given Alice controls "Karn Liberated" with 17 loyalty counters
      And Bob controls "Hill Giant" and "Grizzly Bears"
      When Alice activates "-3" of "Karn Liberated" targeting "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in exile
      When the game advances to Bob's upkeep
      And the game advances to Alice's precombat main phase
      And Alice activates "-14" of "Karn Liberated"
      And the stack resolves
      And Alice declines
      And Bob declines
      Then Alice controls "Hill Giant"
      And Bob controls no "Grizzly Bears"

    @id:restart-with-every-card @CR:727.2
    Scenario: Every card of the old game is in its owner's deck: from exile, hand, graveyard and the battlefield, stolen or not
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      And Alice controls Bob's "Hill Giant"
      And Bob controls "Grizzly Bears"
      And Bob has "Opt" in hand and "Opt" in graveyard and "Opt" in exile
      When Alice activates "-14" of "Karn Liberated"
      And the stack resolves
      And Alice declines
      And Bob declines
      Then Bob has 7 cards in hand
      And Bob has 38 cards in library
      And Alice has 34 cards in library

    @id:restart-and-then @CR:727.4 @CR:727.5
    Scenario: Exempted permanents are put onto the battlefield before the first turn, and trigger in its upkeep
      Given Alice controls "Karn Liberated" with 20 loyalty counters
      And Bob controls "Hill Giant" and "Elvish Visionary"
      When Alice activates "-3" of "Karn Liberated" targeting "Hill Giant"
      And the stack resolves
      And the game advances to Bob's upkeep
      And the game advances to Alice's precombat main phase
      And Alice activates "-3" of "Karn Liberated" targeting "Elvish Visionary"
      And the stack resolves
      And the game advances to Bob's upkeep
      And the game advances to Alice's precombat main phase
      And Alice activates "-14" of "Karn Liberated"
      And all players pass
      And Alice declines
      And Bob declines
      Then it is Alice's upkeep
      And the stack is the trigger of "Elvish Visionary"
      And Bob has 33 cards in library
      When the game advances to Alice's precombat main phase
      And Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob

  Rule: Mulligans

    @id:mulligan @CR:103.5
    Scenario: A player who takes a mulligan draws seven and puts one card on the bottom
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      When Alice activates "-14" of "Karn Liberated"
      And the stack resolves
      And Alice accepts
      And Bob declines
      And Alice puts the first "Wastes" on the bottom
      And Alice declines
      Then it is Alice's upkeep
      And Alice has 6 cards in hand
      And Bob has 7 cards in hand

  Rule: The first draw step

    @id:first-player-skips-the-draw @CR:103.8a @CR:504.1
    Scenario: Of two players the first doesn't draw in the first turn, and the second does
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      When Alice activates "-14" of "Karn Liberated"
      And the stack resolves
      And Alice declines
      And Bob declines
      And the game advances to Alice's precombat main phase
      Then Alice has 7 cards in hand
      When the game advances to Bob's precombat main phase
      Then Bob has 8 cards in hand

    @id:first-of-three-players-draws @CR:103.8c
    Scenario: With three players the first player draws
      Given a game with Alice, Bob and Carol
      And Alice controls "Karn Liberated" with 14 loyalty counters
      When Alice activates "-14" of "Karn Liberated"
      And the stack resolves
      And Alice declines
      And Bob declines
      And Carol declines
      And the game advances to Alice's precombat main phase
      Then Alice has 8 cards in hand
