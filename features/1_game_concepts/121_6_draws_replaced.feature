Feature: Draws replaced and forbidden

  Rule: A draw is replaced

    @id:draw-skipped @CR:121.6
    Scenario: Obstinate Familiar skips the draw of the draw step
      Given it is Alice's upkeep
      And Alice controls "Obstinate Familiar"
      When the game advances to Alice's draw step
      And Alice accepts
      Then Alice has 0 cards in hand

    @id:draw-not-skipped @CR:121.6
    Scenario: Or doesn't, if its controller doesn't want to
      Given it is Alice's upkeep
      And Alice controls "Obstinate Familiar"
      When the game advances to Alice's draw step
      And Alice declines
      Then Alice has 1 cards in hand

    @id:draw-skipped-from-empty-library @CR:121.6a
    Scenario: Also where there is no card to draw
      Given Alice controls "Obstinate Familiar"
      And Alice has "Leveler" and "Divination" in hand
      And Alice has lands for {5}{2}{U}
      When Alice casts "Leveler"
      And the stack resolves
      And Alice casts "Divination"
      And all players pass
      And Alice accepts
      And Alice accepts
      Then Alice has 0 cards in hand
      And nobody has won

    @id:draws-one-after-another @CR:121.6b @CR:121.2
    Scenario: Each draw of two is asked about by itself
      Given Alice controls "Obstinate Familiar"
      And Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      And Alice has "Opt" and "Forest" in library
      When Alice casts "Divination"
      And all players pass
      And Alice accepts
      And Alice declines
      Then Alice has 1 cards in hand
      And Alice has "Opt" in hand

    @id:draws-replaced-in-sequence @CR:121.6b
    Scenario: What replaces the first of two draws is over before the second
      Given Alice controls "Thought Reflection" and "Obstinate Familiar"
      And Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Divination"
      And all players pass
      And Alice chooses "Thought Reflection"
      And Alice declines
      Then Alice has 1 cards in hand
      When Alice declines
      Then Alice has 2 cards in hand
      And Alice may choose only "Obstinate Familiar" or "Thought Reflection"
      When Alice chooses "Obstinate Familiar"
      And Alice accepts
      Then Alice has 2 cards in hand

    @id:draws-doubled @CR:121.6
    Scenario: Two draws become four
      Given Alice controls "Thought Reflection"
      And Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Divination"
      And the stack resolves
      Then Alice has 4 cards in hand

    @id:draw-with-more-to-do @CR:121.6c
    Scenario: Sindbad discards the card it drew if that is no land
      Given Alice controls "Sindbad"
      And Alice has "Opt" in library
      When Alice activates "Sindbad"
      And the stack resolves
      Then Alice has "Opt" in graveyard
      And Alice has 0 cards in hand

    @id:draw-replaced-nothing-more-to-do @CR:121.6c
    Scenario: A card drawn instead isn't discarded
      Given Alice controls "Sindbad" and "Thought Reflection"
      And Alice has "Opt" and "Doom Blade" in library
      When Alice activates "Sindbad"
      And the stack resolves
      Then Alice has "Opt" and "Doom Blade" in hand
      And Alice has no "Opt" in graveyard

  Rule: Not more than one

    @id:draw-only-one-each-turn @CR:121.2b
    Scenario: Of two draws the second can't be made
      Given Alice controls "Spirit of the Labyrinth"
      And Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Divination"
      And the stack resolves
      Then Alice has 1 cards in hand

    @id:draw-one-in-the-draw-step @CR:121.2b
    Scenario: The draw of the draw step counts, and each player's turn begins anew
      Given it is Alice's upkeep
      And Bob controls "Spirit of the Labyrinth"
      And Alice has "Opt" in hand
      And Alice has lands for {U}
      When the game advances to Alice's draw step
      Then Alice has 2 cards in hand
      When Alice casts "Opt"
      And the stack resolves
      And Alice puts nothing on the bottom
      Then Alice has 1 cards in hand

  Rule: Several players

    @id:draws-in-turn-order @CR:121.2c
    Scenario: The active player makes all of their draws before the next player's first
      Given Alice controls "Obstinate Familiar"
      And Bob controls "Obstinate Familiar"
      And Alice has "Prosperity" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Prosperity" with X = 2
      And all players pass
      And Alice declines
      Then Alice has 1 cards in hand
      And Bob has 0 cards in hand
      When Alice declines
      Then Alice has 2 cards in hand
      When Bob accepts
      And Bob declines
      Then Bob has 1 cards in hand

    @id:draws-shared-in-turn-order @CR:121.2c
    Scenario: When each of two players draws instead of one, the active player draws first
      Given Alice controls "Obstinate Familiar" and "Grizzly Bears"
      And Bob controls "Obstinate Familiar" and "Alms Collector"
      And Alice has "Village Rites" in hand
      And Alice has lands for {B}
      When Alice casts "Village Rites" sacrificing "Grizzly Bears"
      And all players pass
      And Alice declines
      Then Alice has 1 cards in hand
      And Bob has 0 cards in hand
      When Bob declines
      Then Bob has 1 cards in hand

    @id:draws-shared-in-the-others-turn @CR:121.2c
    Scenario: In the other's turn it is the other who draws first, and it makes no difference whose effect it is
      Given it is Bob's precombat main phase
      And Alice controls "Obstinate Familiar" and "Grizzly Bears"
      And Bob controls "Obstinate Familiar" and "Alms Collector"
      And Alice has "Village Rites" in hand
      And Alice has lands for {B}
      When Bob passes
      And Alice casts "Village Rites" sacrificing "Grizzly Bears"
      And all players pass
      And Bob declines
      Then Bob has 1 cards in hand
      And Alice has 0 cards in hand
      When Alice declines
      Then Alice has 1 cards in hand

  Rule: The choice to draw

    @id:draw-cant-be-chosen @CR:121.3
    Scenario: Who can't draw can't choose to
      Given Alice controls "Grizzly Bears" and "Maralen of the Mornsong"
      And Alice controls "Sixth Sense" attached to "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's combat damage step
      And the stack resolves
      Then Alice has 0 cards in hand
      And the stack is empty
