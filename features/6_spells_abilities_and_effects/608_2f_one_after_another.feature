Feature: What is done to several players and objects
  It is done to all at once where it can be, and else to one after another.

    @id:eruption-takes-one-target-after-another @CR:608.2f
    Scenario: For each target of Soulfire Eruption a card is exiled, in an order that its controller chooses
      Given Bob controls "Hill Giant"
      And Alice has "Soulfire Eruption" in hand
      And Alice has "Divination", "Opt" and "Craw Wurm" in library
      And Alice has lands for {6}{R}{R}{R}
      When Alice casts "Soulfire Eruption" targeting Bob and "Hill Giant"
      And all players pass
      And Alice chooses "Hill Giant"
      Then Bob has "Hill Giant" in graveyard
      And Bob has 19 life
      And Alice has "Divination" and "Opt" in exile
      And Alice has "Craw Wurm" on top of library

    @id:eruption-the-other-way-round @CR:608.2f
    Scenario: The other way round the player is dealt what the first card says
      Given Bob controls "Hill Giant"
      And Alice has "Soulfire Eruption" in hand
      And Alice has "Divination", "Opt" and "Craw Wurm" in library
      And Alice has lands for {6}{R}{R}{R}
      When Alice casts "Soulfire Eruption" targeting Bob and "Hill Giant"
      And all players pass
      And Alice chooses Bob
      Then Bob has 17 life
      And "Hill Giant" has 1 damage
      And Alice has "Divination" and "Opt" in exile

    @id:eruption-player-by-player @CR:608.2f
    Scenario: Between what different players control the turn order decides, in whatever order the targets were named
      Given a game with Alice, Bob and Carol
      And Bob controls "Hill Giant"
      And Alice has "Soulfire Eruption" in hand
      And Alice has "Divination", "Opt" and "Craw Wurm" in library
      And Alice has lands for {6}{R}{R}{R}
      When Alice casts "Soulfire Eruption" targeting Carol and "Hill Giant"
      And all players pass
      Then Bob has "Hill Giant" in graveyard
      And Carol has 19 life
