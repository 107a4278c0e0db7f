Feature: Drawing a card
  From the top of the library to the hand.

  Rule: One card, from the top

    @id:draw-the-top-card @CR:121.1
    Scenario: A draw takes the top card of the library
      Given Alice has "Opt" and "Forest" in library
      And Alice has "Mulldrifter" in hand
      And it is Alice's upkeep
      When the game advances to Alice's draw step
      Then Alice has "Opt" in hand
      And Alice has "Forest" in library
      And Alice has 2 cards in hand

    @id:draw-as-an-effect @CR:121.1
    Scenario: An effect that draws takes the next cards from the top
      Given Alice has "Opt", "Doom Blade" and "Forest" in library
      And Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Divination"
      And the stack resolves
      Then Alice has "Opt" and "Doom Blade" in hand
      And Alice has "Forest" in library

  Rule: Nothing left to draw

    @id:draw-from-empty-library-loses @CR:121.4
    Scenario: Who tries to draw from an empty library loses
      Given Alice has "Leveler" and "Divination" in hand
      And Alice has lands for {5}{2}{U}
      When Alice casts "Leveler"
      And the stack resolves
      Then nobody has won
      When Alice casts "Divination"
      And the stack resolves
      Then Alice loses the game

    @id:draw-the-last-card @CR:121.4
    Scenario: To draw the last card is no reason to lose
      Given Alice has "Sphinx's Revelation" in hand
      And Alice has lands for {40}{W}{U}{U}
      When Alice casts "Sphinx's Revelation" with X = 40
      And the stack resolves
      Then Alice has 40 cards in hand
      And Alice has 0 cards in library
      And nobody has won

    @id:draw-may-from-empty-library @CR:121.3 @CR:121.4
    Scenario: A player without a library may choose to draw, and loses for it
      Given Alice controls "Grizzly Bears"
      And Alice controls "Sixth Sense" attached to "Grizzly Bears"
      And Alice has "Leveler" in hand
      And Alice has lands for {5}
      When Alice casts "Leveler"
      And the stack resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's combat damage step
      And all players pass
      And Alice accepts
      Then Alice loses the game

    @id:draw-may-declined @CR:121.3
    Scenario: Who declines goes on
      Given Alice controls "Grizzly Bears"
      And Alice controls "Sixth Sense" attached to "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's combat damage step
      And all players pass
      And Alice declines
      Then nobody has won

  Rule: Not every card put into a hand is drawn

    @id:draw-not-by-searching @CR:121.5
    Scenario: A card found by a search isn't drawn
      Given Alice controls "Psychosis Crawler"
      And Alice has "Diabolic Tutor" in hand
      And Alice has lands for {2}{B}{B}
      And Alice has "Opt" in library
      When Alice casts "Diabolic Tutor"
      And the stack resolves
      And Alice chooses "Opt"
      Then Alice has "Opt" in hand
      And the stack is empty
      And Bob has 20 life

    @id:draw-seen-by-triggers @CR:121.5 @CR:121.1
    Scenario: A card drawn is
      Given Alice controls "Psychosis Crawler"
      And Alice has "Divination" and "Hill Giant" in hand
      And Alice has lands for {2}{U}
      And Alice has 2 "Opt" in library
      When Alice casts "Divination"
      And the stack resolves
      Then Bob has 18 life
