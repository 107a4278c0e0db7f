Feature: Keyword actions: attach, create, discard, mill, sacrifice, scry, search, tap

  Rule: Attaching to what it is attached to already does nothing

    @id:hammer-equipped-again @CR:701.3b
    Scenario: A Hammer that is moved onto its own creature gets no new timestamp
      Given Alice controls "Grizzly Bears"
      And Alice controls "Colossus Hammer" attached to "Grizzly Bears"
      And Alice has "Jump" in hand
      And Alice has lands for {8}{U}
      When Alice casts "Jump" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has flying
      When Alice activates "Colossus Hammer" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has flying
      And "Grizzly Bears" is 12/12

  Rule: Who creates tokens has them

    @id:tokens-in-anothers-turn @CR:701.7a
    Scenario: Raise the Alarm cast in another player's turn creates the caster's tokens
      Given Bob has "Raise the Alarm" in hand
      And Bob has lands for {1}{W}
      When Alice passes
      And Bob casts "Raise the Alarm"
      And the stack resolves
      Then Bob controls 2 Soldier tokens
      And Alice controls no Soldier token

  Rule: The player who discards chooses, and has discarded wherever the card goes

    @id:rot-chosen-by-who-discards @CR:701.9b
    Scenario: The player whom Mind Rot targets chooses the cards
      Given Alice has "Mind Rot" in hand
      And Alice has lands for {2}{B}
      And Bob has "Opt", "Forest" and "Hill Giant" in hand
      When Alice casts "Mind Rot" targeting Bob
      And the stack resolves
      And Bob chooses "Opt" and "Forest"
      Then Bob has "Opt" and "Forest" in graveyard
      And Bob has "Hill Giant" in hand

    @id:hope-chosen-by-who-casts @CR:701.9b
    Scenario: Where the text lets another choose, it is the player who cast Abandon Hope
      Given Alice has "Abandon Hope" and "Forest" in hand
      And Alice has lands for {1}{1}{B}
      And Bob has "Opt" and "Hill Giant" in hand
      When Alice casts "Abandon Hope" with X = 1 discarding "Forest" targeting Bob
      And all players pass
      Then Alice may choose only "Opt" or "Hill Giant"
      When Alice chooses "Hill Giant"
      Then Bob has "Hill Giant" in graveyard
      And Bob has "Opt" in hand

    @id:discarded-into-exile @CR:701.9a
    Scenario: A card that is exiled instead has been discarded all the same
      Given Alice controls "Megrim" and "Rest in Peace"
      And Alice has "Mind Rot" in hand
      And Alice has lands for {2}{B}
      And Bob has "Opt" and "Forest" in hand
      When Alice casts "Mind Rot" targeting Bob
      And the stack resolves
      Then Bob has "Opt" and "Forest" in exile
      And Bob has 16 life

  Rule: More cards than there are can't be milled for a cost

    @id:millikin-without-a-library @CR:701.17b
    Scenario: With an empty library Millikin's ability can't be activated
      Given Alice controls "Millikin"
      And Alice has "Leveler" in hand
      And Alice has lands for {5}
      When Alice casts "Leveler"
      And the stack resolves
      Then Alice has 0 cards in library
      And Alice can't activate "Millikin"
      And "Millikin" is untapped

  Rule: What can't be regenerated isn't, though it has a shield

    @id:rout-over-a-shield @CR:701.19c
    Scenario: Rout destroys a creature with a regeneration shield; the ability could be activated all the same
      Given Bob controls "Drudge Skeletons"
      And Bob has lands for {B}
      And Alice has "Rout" in hand
      And Alice has lands for {3}{W}{W}
      When Alice casts "Rout"
      And Alice passes
      And Bob activates "Drudge Skeletons"
      And the stack resolves
      Then Bob has "Drudge Skeletons" in graveyard

  Rule: Players sacrifice what they control

    @id:sneaked-creature-taken-away @CR:701.21a
    Scenario: A creature that another player has taken isn't sacrificed at the end of the turn
      Given Alice controls "Sneak Attack"
      And Alice has "Hill Giant" in hand
      And Alice has lands for {R}
      And Bob controls "Vedalken Orrery"
      And Bob has "Control Magic" in hand
      And Bob has lands for {2}{U}{U}
      When Alice activates "Sneak Attack"
      And all players pass
      And Alice chooses "Hill Giant"
      And Alice passes
      And Bob casts "Control Magic" targeting "Hill Giant"
      And the stack resolves
      Then Bob controls "Hill Giant"
      When the game advances to Alice's end step
      And the stack resolves
      Then Bob controls "Hill Giant"
      And "Control Magic" is attached to "Hill Giant"

  Rule: Scry and search

    @id:opt-puts-on-the-bottom @CR:701.22a
    Scenario: A card that is put on the bottom isn't drawn
      Given Alice has "Opt" in hand
      And Alice has "Divination" and "Forest" in library
      And Alice has lands for {U}
      When Alice casts "Opt"
      And all players pass
      And Alice puts "Divination" on the bottom
      Then Alice has "Forest" in hand
      And Alice has "Divination" on the bottom of library

    @id:opt-leaves-on-top @CR:701.22a
    Scenario: A card that is left on top is
      Given Alice has "Opt" in hand
      And Alice has "Divination" and "Forest" in library
      And Alice has lands for {U}
      When Alice casts "Opt"
      And all players pass
      And Alice puts nothing on the bottom
      Then Alice has "Divination" in hand
      And Alice has "Forest" on top of library

    @id:tutor-has-to-find @CR:701.23d
    Scenario: Who searches simply for a card has to find one
      Given Alice has "Diabolic Tutor" in hand
      And Alice has "Opt" and "Forest" in library
      And Alice has lands for {2}{B}{B}
      When Alice casts "Diabolic Tutor"
      And all players pass
      Then Alice can't choose nothing
      When Alice chooses "Opt"
      Then Alice has "Opt" in hand

    @id:maralen-that-player-searches @CR:701.23d
    Scenario: Where "that player" searches it is not for the controller of the ability to find
      Given it is Alice's end step
      And Alice controls "Maralen of the Mornsong"
      And Bob has "Opt" and "Hill Giant" in library
      When the game advances to Bob's draw step
      And all players pass
      Then Bob can't choose nothing
      When Bob chooses "Hill Giant"
      Then Bob has "Hill Giant" in hand
      And Bob has 17 life
      And Alice has 20 life

  Rule: Only untapped permanents can be tapped

    @id:drum-needs-an-untapped-creature @CR:701.26a
    Scenario: Springleaf Drum can't be paid for with a tapped creature
      Given Alice controls "Springleaf Drum" and "Hill Giant"
      And Alice controls "Grizzly Bears" that is tapped
      Then Alice can't activate "Springleaf Drum" choosing blue tapping "Grizzly Bears"
      When Alice activates "Springleaf Drum" choosing blue tapping "Hill Giant"
      Then Alice has {U}
