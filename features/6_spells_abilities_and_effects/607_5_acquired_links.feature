Feature: Linked abilities that an object acquires
  What an object gains, by a copy effect or otherwise, is linked to what it gains with it, and to nothing else.

    @id:elemental-returns-only-the-brokers-card @CR:607.5 @CR:607.2a
    Scenario: Cards that one gained ability exiled aren't there for another's link
      Given Alice controls "Quicksilver Elemental" and "Arc-Slogger"
      And Alice has 12 "Opt" in library
      And Alice has lands for {U}{U}{U}{U}{U}
      And Bob controls "Bane Alley Broker"
      When Alice activates "{U}" of "Quicksilver Elemental" targeting "Arc-Slogger"
      And the stack resolves
      And Alice activates "{R}" of "Quicksilver Elemental" targeting Bob
      And the stack resolves
      Then Bob has 18 life
      And Alice has 10 "Opt" in exile
      When Alice activates "{U}" of "Quicksilver Elemental" targeting "Bane Alley Broker"
      And the stack resolves
      And Alice activates "{U}{B}, {T}" of "Quicksilver Elemental"
      And the stack resolves
      Then Alice has no cards in hand
      And Alice has 10 "Opt" in exile

    @id:voice-that-becomes-another-voice @CR:607.2d @CR:607.5a
    Scenario: A color chosen for one Voice of All isn't chosen for the other that the permanent becomes
      Given Alice controls "Unstable Shapeshifter" called "Shifty"
      And Alice has 2 "Voice of All" and "Clone" in hand
      And Alice has lands for {2}{W}{W}{2}{W}{W}{3}{U}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Voice of All"
      And all players pass
      And Alice chooses green
      And the stack resolves
      And Alice casts "Clone"
      And all players pass
      And Alice chooses "Shifty"
      And Alice chooses red
      And the stack resolves
      Then Alice controls 3 "Voice of All"
      When Alice passes
      Then Bob can't cast "Lightning Bolt" targeting the third "Voice of All"
      When Bob passes
      And the game advances to Alice's postcombat main phase
      And Alice casts "Voice of All"
      And all players pass
      And Alice chooses green
      And the stack resolves
      And Alice passes
      And Bob casts "Lightning Bolt" targeting the third "Voice of All"
      And the stack resolves
      Then Alice controls 3 "Voice of All"
      And Alice has "Clone" in graveyard

    @id:doppelganger-that-becomes-elves @CR:607.5a @CR:607.2d
    Scenario: The color chosen for a Doppelganger that entered as Voice of All makes no mana for Quirion Elves
      Given Alice controls "Voice of All" with white chosen
      And Alice has "Vesuvan Doppelganger" in hand
      And Alice has lands for {3}{U}{U}
      And Bob controls "Quirion Elves" with red chosen
      When Alice casts "Vesuvan Doppelganger"
      And all players pass
      And Alice chooses "Voice of All"
      And Alice chooses blue
      Then Alice controls 2 "Voice of All"
      When the game advances to Alice's next upkeep
      And Alice chooses "Quirion Elves"
      And the stack resolves
      And Alice accepts
      Then Alice controls "Quirion Elves"
      When Alice activates the second "{T}" of "Quirion Elves"
      Then Alice has no mana
      And Alice's "Quirion Elves" is tapped

  Rule: Links that are copied

    @id:clone-of-bomat-courier @CR:607.2a @CR:707.2
    Scenario: What a Clone of Bomat Courier exiled comes back by its other ability
      Given Alice has "Clone" in hand
      And Alice has lands for {3}{U}{R}
      And Bob controls "Bomat Courier"
      And Alice has "Opt" in library
      When Alice casts "Clone"
      And all players pass
      And Alice chooses "Bomat Courier"
      And Alice attacks Bob with "Bomat Courier"
      And the stack resolves
      Then Alice has 1 card in exile
      When Alice activates "Bomat Courier"
      And the stack resolves
      Then Alice has "Opt" in hand
