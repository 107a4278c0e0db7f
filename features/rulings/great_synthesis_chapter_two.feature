@card:Jin-Gitaxias
Feature: The Great Synthesis, chapter II
  It returns every creature that isn't a Phyrexian.

  Background:
    Given it is Alice's upkeep
    And Alice controls "The Great Synthesis" with 1 lore counter

  Rule: All creatures but Phyrexians are returned

    @id:chapter-two-spares-phyrexians @CR:205.3m @CR:714.2b
    Scenario: Creatures of both players return, Phyrexians of both players stay
      Given Alice controls "Grizzly Bears" and "Phyrexian Rager"
      And Bob controls "Hill Giant" and "Phyrexian Walker"
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice has "Grizzly Bears" in hand
      And Bob has "Hill Giant" in hand
      And Alice controls "Phyrexian Rager"
      And Bob controls "Phyrexian Walker"

    @id:chapter-two-changeling @CR:702.73a
    Scenario: A changeling is a Phyrexian too
      Given Alice controls "Woodland Changeling"
      And Bob controls "Grizzly Bears"
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice controls "Woodland Changeling"
      And Bob has "Grizzly Bears" in hand

    @id:chapter-two-owners-hands @CR:400.3
    Scenario: They return to their owners' hands
      Given Alice controls Bob's "Grizzly Bears"
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Bob has "Grizzly Bears" in hand
      And Alice has no "Grizzly Bears" in hand

    @id:chapter-two-creatures-only @CR:714.2b
    Scenario: What isn't a creature stays, a land that is one goes
      Given Alice controls "Sol Ring", "Forest" and "Dryad Arbor"
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice controls "Sol Ring", "Forest" and "The Great Synthesis"
      And Alice has "Dryad Arbor" in hand

    @id:chapter-two-does-not-target @CR:115.10a @CR:702.11b
    Scenario: It doesn't target, so hexproof is no help
      Given Bob controls "Invisible Stalker"
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Bob has "Invisible Stalker" in hand

    @id:chapter-two-looks-on-resolution @CR:608.2h @CR:111.8
    Scenario: Tokens made in response are returned and cease to exist
      Given Alice has "Raise the Alarm" in hand
      And Alice has lands for {1}{W}
      When the game advances to Alice's precombat main phase
      And Alice casts "Raise the Alarm"
      And all players pass
      Then Alice controls 2 Soldier tokens
      When the stack resolves
      Then Alice controls no tokens

    @id:chapter-two-without-the-saga @CR:113.7a
    Scenario: It resolves although the Saga is gone
      Given Bob controls "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When the game advances to Alice's precombat main phase
      And Alice passes
      And Bob casts "Disenchant" targeting "The Great Synthesis"
      And the stack resolves
      Then Alice has "Jin-Gitaxias" in graveyard
      And Bob has "Grizzly Bears" in hand
