@card:Jin-Gitaxias
Feature: The Great Synthesis returns as Jin-Gitaxias
  After the casting, and before any of those spells resolves, the Saga is exiled and comes back front face up.

  Background:
    Given it is Alice's upkeep

  Rule: The Saga is gone before the first spell resolves

    @id:chapter-three-jin-is-back-first @CR:608.2c @CR:608.2g @ruling:great-synthesis-exiled-before-spells-resolve
    Scenario: Day of Judgment cast by the chapter destroys Jin-Gitaxias
      Given Alice controls "The Great Synthesis" with 2 lore counters
      And Alice has "Day of Judgment" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Day of Judgment"
      And Alice declines
      Then the stack is the spell "Day of Judgment"
      And Alice controls "Jin-Gitaxias"
      And Alice controls no "The Great Synthesis"
      When the stack resolves
      Then Alice has "Jin-Gitaxias" in graveyard

    @id:chapter-three-saga-stays-while-casting @CR:608.2c @CR:704.3 @CR:714.4 @ruling:great-synthesis-exiled-before-spells-resolve
    Scenario: While spells are being cast it is still there, and it is never sacrificed
      Given Alice controls "The Great Synthesis" with 2 lore counters
      And Alice has "Opt" and "Sol Ring" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Sol Ring"
      Then nobody has priority
      And "The Great Synthesis" has 3 lore counters
      When Alice declines
      Then Alice controls "Jin-Gitaxias"
      And Alice has no cards in graveyard

    @id:chapter-three-disenchant-misses @CR:608.2b @CR:400.7 @ruling:great-synthesis-exiled-before-spells-resolve
    Scenario: Disenchant aimed at the Saga finds it gone
      Given Alice controls "The Great Synthesis" with 2 lore counters
      And Alice has "Disenchant" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Disenchant" targeting "The Great Synthesis"
      And Alice declines
      And the stack resolves
      Then Alice controls "Jin-Gitaxias"
      And Alice has "Disenchant" in graveyard

  Rule: It returns as a new Jin-Gitaxias

    @id:chapter-three-new-jin @CR:712.14 @CR:400.7 @CR:302.6 @ruling:great-synthesis-returns-as-jin-gitaxias
    Scenario: It comes back front face up, without counters, untapped and unable to attack
      Given Alice controls "The Great Synthesis" with 2 lore counters
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice declines
      Then "Jin-Gitaxias" is a 5/5 blue legendary creature
      And "Jin-Gitaxias" isn't an enchantment
      And "Jin-Gitaxias" has no lore counters
      And "Jin-Gitaxias" is untapped
      And "Jin-Gitaxias" is summoning sick
      And Alice can't attack Bob with "Jin-Gitaxias"

    @id:chapter-three-new-jin-sees-later-spells @CR:603.2 @CR:400.7 @ruling:great-synthesis-returns-as-jin-gitaxias
    Scenario: Back on the battlefield it sees the next spell
      Given Alice controls "The Great Synthesis" with 2 lore counters
      And Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice declines
      And Alice casts "Divination"
      Then the stack is the trigger of "Jin-Gitaxias" and the spell "Divination"

    @id:chapter-three-turns-over-again @CR:400.7 @CR:714.3a @ruling:great-synthesis-returns-as-jin-gitaxias
    Scenario: It can be turned over again in the same turn, and starts with chapter I
      Given Alice controls "The Great Synthesis" with 2 lore counters
      And Alice has 6 "Wastes" in hand
      And Alice has lands for {3}{U}
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice declines
      And Alice activates "{3}{U}" of "Jin-Gitaxias"
      And all players pass
      Then "The Great Synthesis" has 1 lore counter
      And the stack is the trigger of "The Great Synthesis"

    @id:chapter-three-of-anothers-saga @CR:110.2a @CR:400.3 @ruling:great-synthesis-returns-as-jin-gitaxias
    Scenario: A Saga that Bob owns returns under Alice's control, who resolved the chapter
      Given Alice controls Bob's "The Great Synthesis" with 2 lore counters
      And Alice has "Day of Judgment" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Day of Judgment"
      And Alice declines
      Then Alice controls "Jin-Gitaxias"
      And Bob controls no "Jin-Gitaxias"
      When the stack resolves
      Then Bob has "Jin-Gitaxias" in graveyard

    @id:chapter-three-second-jin @CR:704.5j @CR:603.2 @ruling:great-synthesis-returns-as-jin-gitaxias
    Scenario: Beside another Jin-Gitaxias one of the two is kept
      Given Alice controls "Jin-Gitaxias" with 1 +1/+1 counter
      And Alice controls "The Great Synthesis" with 2 lore counters
      And Alice has "Divination" and "Opt" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Divination"
      And Alice declines
      And Alice chooses the first "Jin-Gitaxias"
      Then the stack is the trigger of "Jin-Gitaxias" and the spell "Divination"
      And Alice controls 1 "Jin-Gitaxias"
      And "Jin-Gitaxias" is 6/6
      And Alice has "Jin-Gitaxias" in graveyard

  Rule: What is not the Saga any more isn't exiled

    @id:chapter-three-without-the-saga @CR:113.7a @CR:400.7
    Scenario: Chapter III of a destroyed Saga still casts, and nothing returns
      Given Alice controls "The Great Synthesis" with 2 lore counters
      And Alice has "Lightning Strike" in hand
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When the game advances to Alice's precombat main phase
      And Alice passes
      And Bob casts "Disenchant" targeting "The Great Synthesis"
      And the stack resolves
      And Alice casts "Lightning Strike" targeting Bob
      And Alice declines
      Then Bob has 17 life
      And Alice has "Jin-Gitaxias" in graveyard
      And Alice controls no "Jin-Gitaxias"

    @id:chapter-three-casts-itself @CR:113.7a @CR:712.8a
    Scenario: Returned to the hand in response, Jin-Gitaxias is one of the cards to cast
      Given Alice controls "The Great Synthesis" with 2 lore counters
      And Bob has "Disperse" in hand
      And Bob has lands for {1}{U}
      When the game advances to Alice's precombat main phase
      And Alice passes
      And Bob casts "Disperse" targeting "The Great Synthesis"
      And all players pass
      And all players pass
      Then Alice may choose only "Jin-Gitaxias"
      When Alice casts "Jin-Gitaxias"
      And Alice declines
      Then the stack is the spell "Jin-Gitaxias"
      When the stack resolves
      Then Alice controls "Jin-Gitaxias"

    @id:chapter-three-countered @CR:714.4 @CR:701.6a
    Scenario: Chapter III countered casts nothing, and the Saga is sacrificed
      Given Alice controls "The Great Synthesis" with 2 lore counters
      And Alice has "Opt" in hand
      And Bob has "Stifle" in hand
      And Bob has lands for {U}
      When the game advances to Alice's precombat main phase
      And Alice passes
      And Bob casts "Stifle" targeting the trigger of "The Great Synthesis"
      And the stack resolves
      Then Alice has "Jin-Gitaxias" in graveyard
      And Alice has "Opt" in hand
      And Alice controls no "Jin-Gitaxias"
