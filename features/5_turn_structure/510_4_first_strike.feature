Feature: Two combat damage steps

  Rule: Who had first strike or double strike as the first step began deals damage in it

    @id:first-strike-kills-first @CR:510.4
    Scenario: A creature that first-strike damage kills deals none
      Given Alice controls "Tundra Wolves"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Tundra Wolves"
      And Bob blocks "Tundra Wolves" with "Hill Giant"
      And Alice casts "Giant Growth" targeting "Tundra Wolves"
      And the stack resolves
      And the game advances to Alice's end of combat
      Then Bob has "Hill Giant" in graveyard
      And "Tundra Wolves" has no damage

    @id:first-strikers-deal-once @CR:510.4
    Scenario: A first striker doesn't deal damage again in the second step; a double striker does
      Given Alice controls "Tundra Wolves" and "Fencing Ace"
      When Alice attacks Bob with "Tundra Wolves" and "Fencing Ace"
      And the game advances to Alice's combat damage step
      Then Bob has 18 life
      When all players pass
      Then it is Alice's combat damage step
      And Bob has 17 life

    @id:first-strike-gained-between @CR:510.4 @CR:702.7c
    Scenario: A creature that gets first strike after the first step still deals its damage in the second
      Given Alice controls "Tundra Wolves" and "Grizzly Bears"
      And Alice controls "Vedalken Orrery"
      And Alice has "Dub" in hand
      And Alice has lands for {2}{W}
      When Alice attacks Bob with "Tundra Wolves" and "Grizzly Bears"
      And the game advances to Alice's combat damage step
      Then Bob has 19 life
      When Alice casts "Dub" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has first strike
      When all players pass
      Then it is Alice's combat damage step
      And Bob has 15 life

    @id:first-strike-lost-between @CR:510.4 @CR:702.7c
    Scenario: A first striker that loses first strike after the first step doesn't deal damage again
      Given Alice controls "Tundra Wolves" and "Hill Giant"
      And Alice has "Turn to Frog" in hand
      And Alice has lands for {1}{U}
      When Alice attacks Bob with "Tundra Wolves" and "Hill Giant"
      And the game advances to Alice's combat damage step
      Then Bob has 19 life
      When Alice casts "Turn to Frog" targeting "Tundra Wolves"
      And the stack resolves
      Then "Tundra Wolves" doesn't have first strike
      When the game advances to Alice's end of combat
      Then Bob has 16 life

    @id:double-strike-lost-between @CR:510.4 @CR:702.4c
    Scenario: A creature that loses double strike after the first step deals no damage in the second
      Given Alice controls "Fencing Ace"
      And Bob has "Turn to Frog" in hand
      And Bob has lands for {1}{U}
      When Alice attacks Bob with "Fencing Ace"
      And the game advances to Alice's combat damage step
      Then Bob has 19 life
      When Alice passes
      And Bob casts "Turn to Frog" targeting "Fencing Ace"
      And the stack resolves
      And all players pass
      Then it is Alice's combat damage step
      And Bob has 19 life

    @id:double-strike-trample-over-a-dead-blocker @CR:510.1c @CR:702.19d
    Scenario: With its blocker dead a double striker with trample assigns all its damage beyond
      Given Alice controls "Fencing Ace"
      And Alice controls "Rancor" attached to "Fencing Ace"
      And Bob controls "Savannah Lions"
      When Alice attacks Bob with "Fencing Ace"
      And Bob blocks "Fencing Ace" with "Savannah Lions"
      And the game advances to Alice's combat damage step
      And Alice assigns 1 to "Savannah Lions" and 2 to Bob
      Then Bob has 18 life
      When all players pass
      Then it is Alice's combat damage step
      And Bob has 15 life

    @id:double-strike-with-a-dead-blocker @CR:510.1c
    Scenario: Without trample it deals no more
      Given Alice controls "Mirran Crusader"
      And Bob controls "Savannah Lions"
      When Alice attacks Bob with "Mirran Crusader"
      And Bob blocks "Mirran Crusader" with "Savannah Lions"
      And the game advances to Alice's end of combat
      Then Bob has "Savannah Lions" in graveyard
      And Bob has 20 life
