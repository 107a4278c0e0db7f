Feature: Linked abilities
  Of two abilities of one object the second speaks only of what the first did, noted or had chosen.

  Rule: Cards exiled by an ability

    @id:journeys-return-their-own @CR:607.1 @CR:607.2a
    Scenario: Each of two Journeys to Nowhere returns the creature that it exiled itself
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice controls "Mountain"
      And Alice has 2 "Journey to Nowhere" and "Disenchant" in hand
      And Alice has lands for {3}{W}{W}{W}
      When Alice casts "Journey to Nowhere"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And the stack resolves
      And Alice casts "Journey to Nowhere"
      And all players pass
      And the stack resolves
      Then Bob has "Grizzly Bears" and "Hill Giant" in exile
      When Alice casts "Disenchant" targeting the first "Journey to Nowhere"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And Bob has "Hill Giant" in exile

    @id:procession-counts-only-its-own @CR:607.2a @CR:607.1c
    Scenario: Profane Procession counts three cards that it has exiled itself before it transforms
      Given Alice controls "Profane Procession" and "Journey to Nowhere"
      And Bob controls "Grizzly Bears", "Hill Giant", "Savannah Lions" and "Craw Wurm"
      And Alice has "Journey to Nowhere" in hand
      And Alice has lands for {11}{W}{B}{W}{B}{W}{B}{W}
      When Alice casts "Journey to Nowhere"
      And all players pass
      And Alice chooses "Craw Wurm"
      And the stack resolves
      And Alice activates "Profane Procession" targeting "Grizzly Bears"
      And the stack resolves
      And Alice activates "Profane Procession" targeting "Hill Giant"
      And the stack resolves
      Then Alice controls "Profane Procession"
      When Alice activates "Profane Procession" targeting "Savannah Lions"
      And the stack resolves
      Then Alice controls "Tomb of the Dusk Rose"

    @id:tomb-takes-what-the-front-exiled @CR:607.1b
    Scenario: The back face takes what the front face exiled, and nothing else
      Given Alice controls "Profane Procession"
      And Bob controls "Grizzly Bears", "Hill Giant" and "Savannah Lions"
      And Bob has "Craw Wurm" in exile
      And Alice has lands for {11}{W}{B}{W}{B}{W}{B}{W}{B}
      When Alice activates "Profane Procession" targeting "Grizzly Bears"
      And the stack resolves
      And Alice activates "Profane Procession" targeting "Hill Giant"
      And the stack resolves
      And Alice activates "Profane Procession" targeting "Savannah Lions"
      And the stack resolves
      And Alice activates "{2}{W}{B}, {T}" of "Tomb of the Dusk Rose"
      And all players pass
      Then Alice may choose only "Grizzly Bears", "Hill Giant" or "Savannah Lions"
      When Alice chooses "Hill Giant"
      Then Alice controls "Hill Giant"
      And Bob has "Grizzly Bears" and "Craw Wurm" in exile

    @id:sphere-comes-back-unlinked @CR:607.2a @CR:400.7
    Scenario: A Detention Sphere that was exiled and returned has no link to what it exiled before
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Detention Sphere" and "Flicker" in hand
      And Alice has lands for {2}{W}{U}{W}
      When Alice casts "Detention Sphere"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And all players pass
      And Alice accepts
      Then Bob has "Grizzly Bears" in exile
      When Alice casts "Flicker" targeting "Detention Sphere"
      And all players pass
      And Alice chooses "Hill Giant"
      And the stack resolves
      And Alice accepts
      Then Bob controls "Grizzly Bears"
      And Bob has "Hill Giant" in exile

    @id:bishop-exiled-a-card @CR:607.2a
    Scenario: The power of the creature card that Bishop of Binding exiled is added as it attacks
      Given Bob controls "Hill Giant"
      And Alice has "Bishop of Binding" in hand
      And Alice has lands for {3}{W}
      And Alice has 2 "Opt" in library
      And Bob has 2 "Opt" in library
      When Alice casts "Bishop of Binding"
      And the stack resolves
      Then Bob has "Hill Giant" in exile
      When the game advances to Alice's next precombat main phase
      And Alice attacks Bob with "Bishop of Binding"
      And the stack resolves
      Then "Bishop of Binding" is 4/4

    @id:bishop-exiled-a-token @CR:607.2a @CR:111.7
    Scenario: A token that was exiled is no card in exile, whatever its power was
      Given Bob has "Raise the Alarm" in hand
      And Bob has lands for {1}{W}
      And Alice has "Bishop of Binding" in hand
      And Alice has lands for {3}{W}
      And Alice has 2 "Opt" in library
      And Bob has 2 "Opt" in library
      When Alice passes
      And Bob casts "Raise the Alarm"
      And the stack resolves
      And Alice casts "Bishop of Binding"
      And all players pass
      And Alice chooses the first Soldier token
      And the stack resolves
      Then Bob controls 1 Soldier token
      When the game advances to Alice's next precombat main phase
      And Alice attacks Bob with "Bishop of Binding"
      And the stack resolves
      Then "Bishop of Binding" is 1/1

    @id:void-maw-puts-back @CR:607.2b
    Scenario: Void Maw feeds on what died under it, and on no other card in exile
      Given Alice controls "Void Maw"
      And Bob controls "Hill Giant"
      And Bob has "Grizzly Bears" in exile
      And Alice has "Doom Blade" in hand
      And Alice has lands for {1}{B}
      Then Alice can't activate "Void Maw"
      When Alice casts "Doom Blade" targeting "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in exile
      When Alice activates "Void Maw"
      And the stack resolves
      Then "Void Maw" is 6/7
      And Bob has "Hill Giant" in graveyard
      And Bob has "Grizzly Bears" in exile
      And Alice can't activate "Void Maw"

    @id:abduction-returns-the-cost @CR:607.2q
    Scenario: Fear of Abduction gives back what was exiled to cast it and what it exiled itself
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Bob has "Craw Wurm" in exile
      And Alice has "Fear of Abduction" and "Doom Blade" in hand
      And Alice has lands for {4}{W}{W}{1}{B}
      When Alice casts "Fear of Abduction" exiling "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in exile
      And Bob has "Hill Giant" in exile
      When Alice casts "Doom Blade" targeting "Fear of Abduction"
      And the stack resolves
      Then Alice has "Grizzly Bears" in hand
      And Bob has "Hill Giant" in hand
      And Bob has "Craw Wurm" in exile

    @id:titan-champions @CR:607.2k @CR:702.72a
    Scenario: What Changeling Titan championed returns when it leaves, and nothing else does
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Craw Wurm" in exile
      And Alice has "Changeling Titan" and "Doom Blade" in hand
      And Alice has lands for {4}{G}{1}{B}
      When Alice casts "Changeling Titan"
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      Then Alice has "Grizzly Bears" in exile
      When Alice casts "Doom Blade" targeting "Changeling Titan"
      And the stack resolves
      Then Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Craw Wurm" in exile

    @id:titan-championing-declined @CR:607.2k @CR:702.72a
    Scenario: Without another creature Changeling Titan is sacrificed
      Given Alice has "Changeling Titan" in hand
      And Alice has "Craw Wurm" in exile
      And Alice has lands for {4}{G}
      When Alice casts "Changeling Titan"
      And the stack resolves
      Then Alice has "Changeling Titan" in graveyard
      And Alice has "Craw Wurm" in exile

  Rule: Several cards where the words speak of one

    @id:journey-trigger-copied @CR:607.3
    Scenario: With its trigger copied, Journey to Nowhere returns both cards
      Given Alice controls "Strionic Resonator"
      And Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Journey to Nowhere" and "Disenchant" in hand
      And Alice has lands for {4}{W}{W}
      When Alice casts "Journey to Nowhere"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And Alice activates "Strionic Resonator" targeting the trigger of "Journey to Nowhere"
      And all players pass
      And Alice chooses "Hill Giant"
      And the stack resolves
      Then Bob controls no "Grizzly Bears"
      And Bob controls no "Hill Giant"
      When Alice casts "Disenchant" targeting "Journey to Nowhere"
      And the stack resolves
      Then Bob controls "Grizzly Bears" and "Hill Giant"
