Feature: Ending the game
  A game ends as soon as a player wins or it is a draw. Who loses leaves it.

  Rule: The game ends immediately when a player wins

    @id:winning-ends-at-once @CR:104.1
    Scenario: With the game won, what waits on the stack doesn't resolve
      Given Alice controls "Felidar Sovereign" and "Phyrexian Arena"
      And Alice has 40 life
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And Alice orders "Felidar Sovereign" before "Phyrexian Arena"
      And all players pass
      Then Alice wins the game
      And Alice has 40 life
      And Alice has no cards in hand

    @id:not-won-yet @CR:104.1
    Scenario: In the other order the game goes on after the first ability
      Given Alice controls "Felidar Sovereign" and "Phyrexian Arena"
      And Alice has 41 life
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And Alice orders "Phyrexian Arena" before "Felidar Sovereign"
      And all players pass
      Then nobody has won
      And Alice has 1 card in hand
      When all players pass
      Then Alice wins the game

  Rule: The last player in the game wins it

    @id:last-player-wins @CR:104.2a
    Scenario: A player wins only when all opponents have left
      Given a game with Alice, Bob and Carol
      When Bob concedes
      Then Bob loses the game
      And nobody has won
      When Carol concedes
      Then Alice wins the game

    @id:last-player-wins-although-forbidden @CR:104.2a
    Scenario: A player who can't win does so as the only one left
      Given Alice controls "Abyssal Persecutor"
      When Bob concedes
      Then Alice wins the game

  Rule: A player can concede at any time

    @id:concede-without-priority @CR:104.3a
    Scenario: A player concedes while another has priority
      When Bob concedes
      Then Bob loses the game
      And Alice wins the game

    @id:concede-during-a-question @CR:104.3a
    Scenario: A player concedes while another is making a choice
      Given a game with Alice, Bob and Carol
      And Bob has 2 "Opt" and "Forest" in hand
      And Alice has "Mind Rot" in hand
      And Alice has lands for {2}{B}
      When Alice casts "Mind Rot" targeting Bob
      And the stack resolves
      And Carol concedes
      Then Carol loses the game
      When Bob chooses 2 "Opt"
      Then Bob has "Forest" in hand
      And nobody has won

  Rule: No life, an empty library and ten poison counters lose the game

    @id:no-life-left @CR:104.3b @CR:704.5a
    Scenario Outline: A player at 0 life or less loses
      Given Bob has <life> life
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then <outcome>

      Examples:
        | life | outcome             |
        | 3    | Bob loses the game  |
        | 2    | Bob loses the game  |
        | 4    | nobody has won      |

    @id:no-life-left-before-the-spell-resolves @CR:104.3b
    Scenario: Paying the last life loses the game before the spell resolves
      Given Alice has 2 life
      And Bob has 1 life
      And Alice has "Gut Shot" in hand
      When Alice casts "Gut Shot" paying 2 life targeting Bob
      Then Alice loses the game
      And Bob wins the game
      And Bob has 1 life

    @id:drawing-from-an-empty-library @CR:104.3c @CR:704.5b
    Scenario: A player who must draw more than there is draws the rest and loses
      Given Alice controls "Elvish Piper"
      And Alice has "Leveler", "Reclaim" and "Night's Whisper" in hand
      And Alice has "Grizzly Bears" in graveyard
      And Alice has lands for {1}{G}{G}{B}
      When Alice activates "Elvish Piper"
      And all players pass
      And Alice chooses "Leveler"
      And the stack resolves
      Then Alice has no cards in library
      And nobody has won
      When Alice casts "Reclaim" targeting "Grizzly Bears" in Alice's graveyard
      And the stack resolves
      And Alice casts "Night's Whisper"
      And the stack resolves
      Then Alice loses the game

    @id:drawing-the-last-card @CR:104.3c
    Scenario: Drawing the last cards of a library loses nothing
      Given Alice controls "Elvish Piper"
      And Alice has "Leveler", 2 "Reclaim" and "Night's Whisper" in hand
      And Alice has "Grizzly Bears" and "Hill Giant" in graveyard
      And Alice has lands for {1}{G}{G}{G}{B}
      When Alice activates "Elvish Piper"
      And all players pass
      And Alice chooses "Leveler"
      And the stack resolves
      And Alice casts "Reclaim" targeting "Grizzly Bears" in Alice's graveyard
      And the stack resolves
      And Alice casts "Reclaim" targeting "Hill Giant" in Alice's graveyard
      And the stack resolves
      And Alice casts "Night's Whisper"
      And the stack resolves
      Then Alice has "Grizzly Bears" and "Hill Giant" in hand
      And Alice has no cards in library
      And nobody has won

    @id:ten-poison-counters @CR:104.3d @CR:704.5c @CR:701.34a
    Scenario Outline: A player with ten poison counters loses
      Given Bob has <counters> poison counters
      And Alice has "Steady Progress" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Steady Progress"
      And the stack resolves
      And Alice chooses Bob
      Then <outcome>

      Examples:
        | counters | outcome            |
        | 9        | Bob loses the game |
        | 8        | nobody has won     |

  Rule: An effect may say that a player loses

    @id:door-to-nothingness @CR:104.3e
    Scenario: The target of Door to Nothingness loses with all its life
      Given a game with Alice, Bob and Carol
      And Alice controls "Door to Nothingness"
      And Alice has lands for {W}{W}{U}{U}{B}{B}{R}{R}{G}{G}
      And Bob has 40 life
      When Alice activates "Door to Nothingness" targeting Bob
      And the stack resolves
      Then Bob loses the game
      And nobody has won

    @id:door-to-nothingness-ends-the-game @CR:104.3e @CR:104.2a
    Scenario: Who loses by an effect is out of the game at once, and the last player left has won
      Given Alice controls "Door to Nothingness"
      And Alice has lands for {W}{W}{U}{U}{B}{B}{R}{R}{G}{G}
      When Alice activates "Door to Nothingness" targeting Bob
      And the stack resolves
      Then Alice wins the game

    @id:door-to-nothingness-takes-permanents-along @CR:104.3e @CR:800.4a
    Scenario: What the loser owns leaves the game, though others play on
      Given a game with Alice, Bob and Carol
      And Alice controls "Door to Nothingness"
      And Alice has lands for {W}{W}{U}{U}{B}{B}{R}{R}{G}{G}
      And Alice controls "Serra Angel"
      And Bob controls "Glorious Anthem"
      And Bob controls "Control Magic" attached to Alice's "Serra Angel"
      When Alice activates "Door to Nothingness" targeting Bob
      And the stack resolves
      Then Alice controls "Serra Angel"
      And "Serra Angel" is 4/4
      And nobody has won

    @id:door-to-nothingness-against-an-angel @CR:104.3e @CR:101.2
    Scenario: A player who can't lose doesn't
      Given Alice controls "Door to Nothingness"
      And Alice has lands for {W}{W}{U}{U}{B}{B}{R}{R}{G}{G}
      And Bob controls "Platinum Angel"
      When Alice activates "Door to Nothingness" targeting Bob
      And the stack resolves
      Then nobody has won

  Rule: Draws

    @id:all-lose-at-once @CR:104.4a
    Scenario Outline: When all remaining players lose at the same time, the game is a draw
      Given Alice has <Alice's> life
      And Bob has <Bob's> life
      And Alice has "Flame Rift" in hand
      And Alice has lands for {1}{R}
      When Alice casts "Flame Rift"
      And the stack resolves
      Then <outcome>

      Examples:
        | Alice's | Bob's | outcome            |
        | 4       | 3     | the game is a draw |
        | 5       | 4     | Alice wins the game |
        | 4       | 5     | Bob wins the game  |

    @id:an-effect-draws-the-game @CR:104.4c
    Scenario: Divine Intervention ends the game as a draw when its last counter is removed
      Given Alice controls "Divine Intervention" with 1 intervention counter
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And all players pass
      Then the stack is the trigger of "Divine Intervention"
      And nobody has won
      When all players pass
      Then the game is a draw

    @id:an-effect-draws-the-game-later @CR:104.4c
    Scenario: With a counter left the game goes on
      Given Alice controls "Divine Intervention" with 2 intervention counters
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      Then "Divine Intervention" has 1 intervention counter
      And nobody has won

  Rule: Who loses leaves the game

    @id:loser-leaves @CR:104.5
    Scenario: What the loser owns leaves the game, and the others play on
      Given a game with Alice, Bob and Carol
      And Bob controls "Glorious Anthem" and "Grizzly Bears"
      And Bob has 3 life
      And Carol controls "Hill Giant"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob loses the game
      And nobody has won
      And Bob controls no "Grizzly Bears"
      And Carol controls "Hill Giant"
      When the game advances to the next upkeep
      Then it is Carol's upkeep
