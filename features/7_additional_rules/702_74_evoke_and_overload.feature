Feature: Evoke and overload: alternative costs with consequences

  Rule: A permanent cast for its evoke cost is sacrificed

    @id:evoked-mulldrifter @CR:702.74a
    Scenario: Evoked, it draws and is sacrificed
      Given Alice has "Mulldrifter" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Mulldrifter" for its evoke cost
      And the stack resolves
      Then Alice has 2 cards in hand
      And Alice has "Mulldrifter" in graveyard

    @id:mulldrifter-for-its-mana-cost @CR:702.74a
    Scenario: Cast for its mana cost it stays
      Given Alice has "Mulldrifter" in hand
      And Alice has lands for {4}{U}
      When Alice casts "Mulldrifter"
      And the stack resolves
      Then Alice has 2 cards in hand
      And Alice controls "Mulldrifter"

  Rule: A spell cast for its overload cost has no targets

    @id:overloaded-rift @CR:702.96a @CR:702.96b
    Scenario: It returns each nonland permanent the others control, hexproof or not
      Given Alice has "Cyclonic Rift" in hand
      And Alice has lands for {6}{U}
      And Alice controls "Grizzly Bears"
      And Bob controls "Invisible Stalker" and "Sol Ring" and "Forest"
      When Alice casts "Cyclonic Rift" for its overload cost
      And the stack resolves
      Then Bob has "Invisible Stalker" and "Sol Ring" in hand
      And Bob controls "Forest"
      And Alice controls "Grizzly Bears"

    @id:rift-targets @CR:702.11b
    Scenario: For its mana cost it targets, and hexproof stops it
      Given Alice has "Cyclonic Rift" in hand
      And Alice has lands for {1}{U}
      And Bob controls "Invisible Stalker" and "Sol Ring"
      Then Alice can't cast "Cyclonic Rift" targeting "Invisible Stalker"
      When Alice casts "Cyclonic Rift" targeting "Sol Ring"
      And the stack resolves
      Then Bob has "Sol Ring" in hand
      And Bob controls "Invisible Stalker"

    @id:rake-of-both-minds @CR:702.96a
    Scenario: An overloaded Mind Rake is about each player, its controller too
      Given Alice has "Mind Rake", "Opt" and "Forest" in hand
      And Alice has lands for {1}{B}
      And Bob has "Divination" and "Island" in hand
      When Alice casts "Mind Rake" for its overload cost
      And the stack resolves
      Then Bob has 0 cards in hand
      And Alice has 0 cards in hand
