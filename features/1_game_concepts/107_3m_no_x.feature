Feature: Permanents without an X
  A permanent that no spell became, or that came from a spell without X, has nothing to count:
  X is 0 for what happens as it enters.

  Rule: A permanent that wasn't that spell has no X

    @id:gadwick-blinked @CR:107.3m @CR:400.7 @ruling:x-of-the-spell
    Scenario: The first Gadwick's trigger draws X and that of the new object draws none
      Given Alice has "Gadwick, the Wizened" and "Cloudshift" in hand
      And Alice has lands for {2}{U}{U}{U}{W}
      When Alice casts "Gadwick, the Wizened" with X = 2
      And all players pass
      And Alice casts "Cloudshift" targeting "Gadwick, the Wizened"
      And all players pass
      And all players pass
      Then Alice has no cards in hand
      When all players pass
      Then Alice has 2 cards in hand
      And Alice controls "Gadwick, the Wizened"

    @id:elemental-blinked @CR:107.3m @CR:400.7 @ruling:x-of-the-spell
    Scenario: Ivy Elemental that leaves and returns has no X
      Given Alice has "Ivy Elemental" and "Cloudshift" in hand
      And Alice has lands for {2}{G}{W}
      When Alice casts "Ivy Elemental" with X = 2
      And the stack resolves
      Then "Ivy Elemental" is 2/2
      When Alice casts "Cloudshift" targeting "Ivy Elemental"
      And the stack resolves
      Then Alice has "Ivy Elemental" in graveyard

    @id:clone-of-gadwick-draws-none @CR:107.3m @ruling:x-of-the-spell
    Scenario: A Clone of Gadwick has no X and draws none
      Given Alice has "Clone" in hand
      And Alice has lands for {3}{U}
      And Bob controls "Gadwick, the Wizened"
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Gadwick, the Wizened"
      Then Alice controls "Gadwick, the Wizened"
      And Alice has no cards in hand

    @id:clone-has-no-x @CR:107.3m @CR:704.5f @ruling:x-of-the-spell
    Scenario: A Clone of Hangarback Walker enters without counters and dies
      Given Alice has "Clone" in hand
      And Alice has lands for {3}{U}
      And Bob controls "Hangarback Walker" with 2 +1/+1 counters
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Hangarback Walker"
      Then Alice has "Clone" in graveyard
      And Bob controls "Hangarback Walker"

    @id:gadwick-reanimated @CR:107.3m @CR:107.3g @ruling:x-of-the-spell
    Scenario: Gadwick put onto the battlefield draws none and costs three life
      Given Alice has "Gadwick, the Wizened" in graveyard
      And Alice has "Reanimate" in hand
      And Alice has lands for {B}
      When Alice casts "Reanimate" targeting "Gadwick, the Wizened" in Alice's graveyard
      And the stack resolves
      Then Alice controls "Gadwick, the Wizened"
      And Alice has no cards in hand
      And Alice has 17 life

    @id:gadwick-for-free @CR:107.3b @CR:107.3m @ruling:x-of-the-spell
    Scenario: Cast without paying its mana cost Gadwick has X = 0 and draws none
      Given Alice controls "Omniscience"
      And Alice has "Gadwick, the Wizened" in hand
      Then Alice can't cast "Gadwick, the Wizened" with X = 2
      When Alice casts "Gadwick, the Wizened" with X = 0
      And the stack resolves
      Then Alice controls "Gadwick, the Wizened"
      And Alice has no cards in hand

    @id:elemental-for-free @CR:107.3b @CR:107.3m @ruling:x-of-the-spell
    Scenario: Cast without paying its mana cost Ivy Elemental has X = 0 and dies
      Given Alice controls "Omniscience"
      And Alice has "Ivy Elemental" in hand
      Then Alice can't cast "Ivy Elemental" with X = 1
      When Alice casts "Ivy Elemental" with X = 0
      And the stack resolves
      Then Alice has "Ivy Elemental" in graveyard

    @id:tide-for-five-colors @CR:107.3b
    Scenario: An additional cost with X makes no other X possible where the cost paid has none
      Given Alice controls "Fist of Suns"
      And Alice has "Aether Tide" and "Grizzly Bears" in hand
      And Alice has lands for {W}{U}{B}{R}{G}
      And Bob controls "Hill Giant"
      Then Alice can't cast "Aether Tide" for its Fist of Suns cost with X = 1 discarding "Grizzly Bears" targeting "Hill Giant"
      When Alice casts "Aether Tide" for its Fist of Suns cost with X = 0
      And the stack resolves
      Then Alice has "Grizzly Bears" in hand
      And Bob controls "Hill Giant"

    @id:tide-for-its-mana-cost @CR:601.2c
    Scenario: For its mana cost X is how many cards are discarded and how many creatures targeted
      Given Alice has "Aether Tide", "Grizzly Bears" and "Savannah Lions" in hand
      And Alice has lands for {2}{U}
      And Bob controls "Hill Giant", "Craw Wurm" and "Air Elemental"
      When Alice casts "Aether Tide" with X = 2 discarding "Grizzly Bears" and "Savannah Lions" targeting "Hill Giant" and "Craw Wurm"
      And the stack resolves
      Then Bob has "Hill Giant" and "Craw Wurm" in hand
      And Bob controls "Air Elemental"
      And Alice has "Grizzly Bears" and "Savannah Lions" in graveyard
