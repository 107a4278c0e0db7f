@card:Jin-Gitaxias
Feature: Lore counters of The Great Synthesis
  It is a Saga as any other, although it comes from a creature.

  Rule: It enters with one lore counter and gets one in each of its controller's precombat main phases

    @id:great-synthesis-enters-with-a-counter @CR:714.3a @CR:714.3c
    Scenario: Turned over it has one counter and chapter I triggers, and the postcombat main phase adds none
      Given Alice controls "Jin-Gitaxias"
      And Alice has 7 "Island" in hand
      And Alice has lands for {3}{U}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And all players pass
      Then "The Great Synthesis" has 1 lore counter
      And "The Great Synthesis" is a blue enchantment
      And "The Great Synthesis" isn't a creature
      And the stack is the trigger of "The Great Synthesis"
      When the stack resolves
      And the game advances to Alice's postcombat main phase
      Then "The Great Synthesis" has 1 lore counter
      And the stack is empty

    @id:great-synthesis-turn-by-turn @CR:714.3c @CR:714.2b @CR:505.4
    Scenario: Turn by turn it goes through its chapters
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis"
      And Bob controls "Grizzly Bears"
      When the game advances to Alice's precombat main phase
      Then "The Great Synthesis" has 1 lore counter
      And the stack is the trigger of "The Great Synthesis"
      When the stack resolves
      And the game advances to Bob's precombat main phase
      Then "The Great Synthesis" has 1 lore counter
      And Bob controls "Grizzly Bears"
      When the game advances to Alice's precombat main phase
      Then "The Great Synthesis" has 2 lore counters
      When the stack resolves
      Then Bob has "Grizzly Bears" in hand
      When the game advances to Alice's next precombat main phase
      Then "The Great Synthesis" has 3 lore counters
      And the stack is the trigger of "The Great Synthesis"
      When the stack resolves
      And Alice declines
      Then Alice controls "Jin-Gitaxias"

  Rule: Several chapters at once

    @id:great-synthesis-doubled-on-entering @CR:714.2b @CR:614.1c
    Scenario: With Doubling Season it enters with two counters, and chapters I and II trigger
      Given Alice controls "Jin-Gitaxias" and "Doubling Season"
      And Alice has 7 "Island" in hand
      And Alice has lands for {3}{U}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And all players pass
      Then "The Great Synthesis" has 2 lore counters
      And the stack is the trigger of "The Great Synthesis" and the trigger of "The Great Synthesis"
      When the stack resolves
      Then Alice has 14 cards in hand

    @id:great-synthesis-doubled-by-vorinclex @CR:714.2b @CR:714.4
    Scenario: With Vorinclex the second counter brings the third, and the chapters resolve one after the other
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis" with 1 lore counter
      And Alice controls "Vorinclex, Monstrous Raider"
      When the game advances to Alice's precombat main phase
      Then "The Great Synthesis" has 3 lore counters
      And the stack is the trigger of "The Great Synthesis" and the trigger of "The Great Synthesis"
      When the stack resolves
      And Alice declines
      Then Alice controls "Jin-Gitaxias" and "Vorinclex, Monstrous Raider"

  Rule: Counters come and go

    @id:great-synthesis-proliferated @CR:714.2b @CR:701.34a
    Scenario: Another lore counter triggers the next chapter at once
      Given Alice controls "The Great Synthesis" with 1 lore counter
      And Bob controls "Grizzly Bears"
      And Alice has "Steady Progress" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Steady Progress"
      And all players pass
      And Alice chooses "The Great Synthesis"
      Then "The Great Synthesis" has 2 lore counters
      And the stack is the trigger of "The Great Synthesis"
      When the stack resolves
      Then Bob has "Grizzly Bears" in hand

    @id:great-synthesis-counter-removed @CR:714.2b
    Scenario: A counter taken away triggers nothing, and put back its chapter again
      Given Alice controls "The Great Synthesis" with 2 lore counters
      And Alice controls "Power Conduit"
      When Alice activates "Power Conduit" choosing mode 1 targeting "Power Conduit"
      Then "The Great Synthesis" has 1 lore counter
      And the stack is the ability of "Power Conduit"
      When the stack resolves
      Then "Power Conduit" has 1 charge counter
      When the game advances to Alice's next precombat main phase
      Then "The Great Synthesis" has 2 lore counters
      And the stack is the trigger of "The Great Synthesis"

    @id:great-synthesis-destroyed-under-its-chapter @CR:113.7a @CR:702.61a
    Scenario: Krosan Grip destroys it, and chapter I still draws
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis"
      And Alice has 2 "Wastes" in hand
      And Bob has "Krosan Grip" in hand
      And Bob has lands for {2}{G}
      When the game advances to Alice's precombat main phase
      And Alice passes
      And Bob casts "Krosan Grip" targeting "The Great Synthesis"
      And the stack resolves
      Then Alice has "Jin-Gitaxias" in graveyard
      And Alice has 6 cards in hand

    @id:chapter-three-in-anothers-turn @CR:608.2g @CR:701.34a @ruling:great-synthesis-ignores-type-timing
    Scenario: Even in another player's turn it casts creatures and sorceries
      Given it is Bob's precombat main phase
      And Alice controls "The Great Synthesis" with 2 lore counters
      And Alice has "Steady Progress", "Divination" and "Grizzly Bears" in hand
      And Alice has lands for {2}{U}
      When Bob passes
      Then Alice can't cast "Grizzly Bears"
      When Alice casts "Steady Progress"
      And all players pass
      And Alice chooses "The Great Synthesis"
      Then the stack is the trigger of "The Great Synthesis"
      When all players pass
      And Alice casts "Divination"
      And Alice casts "Grizzly Bears"
      And Alice declines
      Then the stack is the spell "Grizzly Bears" and the spell "Divination"
      And Alice controls "Jin-Gitaxias"

  Rule: A copy is not the card

    @id:great-synthesis-copy-mana-value @CR:202.3b @CR:712.8e
    Scenario: A copy of the Saga has mana value 0, the Saga that of its front face
      Given Bob controls "The Great Synthesis" with 2 lore counters
      And Alice has "Copy Enchantment" in hand
      And Alice has lands for {2}{U}
      Then Bob's "The Great Synthesis" has mana value 5
      When Alice casts "Copy Enchantment"
      And the stack resolves
      And Alice chooses "The Great Synthesis"
      Then Alice's "The Great Synthesis" has mana value 0

    @id:great-synthesis-copied @CR:707.2 @CR:714.3a
    Scenario: Copy Enchantment as the Saga has its own lore counter and its own chapter I
      Given Bob controls "The Great Synthesis" with 2 lore counters
      And Alice has "Copy Enchantment" and 2 "Forest" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Copy Enchantment"
      And all players pass
      And Alice chooses "The Great Synthesis"
      Then Alice's "The Great Synthesis" has 1 lore counter
      And Bob's "The Great Synthesis" has 2 lore counters
      When the stack resolves
      Then Alice has 4 cards in hand

    @id:great-synthesis-copied-chapter-three @CR:712.14 @CR:707.2 @CR:400.7
    Scenario: Exiled by chapter III, Copy Enchantment returns as itself and not as Jin-Gitaxias
      Given Bob controls "The Great Synthesis" with 1 lore counter
      And Alice has "Copy Enchantment" and 2 "Steady Progress" in hand
      And Alice has lands for {6}{U}{U}{U}
      When Alice casts "Copy Enchantment"
      And all players pass
      And Alice chooses "The Great Synthesis"
      And the stack resolves
      And Alice casts "Steady Progress"
      And all players pass
      And Alice chooses Alice's "The Great Synthesis"
      And the stack resolves
      And Alice casts "Steady Progress"
      And all players pass
      And Alice chooses Alice's "The Great Synthesis"
      Then Alice's "The Great Synthesis" has 3 lore counters
      When all players pass
      And Alice declines
      And Alice declines
      Then Alice controls "Copy Enchantment"
      And Alice controls no "Jin-Gitaxias"
      And Bob controls "The Great Synthesis"
