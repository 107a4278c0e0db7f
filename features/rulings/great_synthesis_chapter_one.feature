@card:Jin-Gitaxias
Feature: The Great Synthesis, chapter I
  It draws as many cards as are in hand, and lifts the maximum hand size while its controller keeps the Saga.

  Rule: The cards in hand are counted as the ability resolves

    @id:chapter-one-counts-on-resolution @CR:608.2h @ruling:great-synthesis-chapter-one-counts-on-resolution
    Scenario: A card cast in response isn't counted
      Given Alice controls "Jin-Gitaxias"
      And Alice has 6 "Island" and "Lightning Bolt" in hand
      And Alice has lands for {3}{U}{R}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And all players pass
      Then the stack is the trigger of "The Great Synthesis"
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Alice has 12 cards in hand

    @id:chapter-one-after-discarding @CR:608.2h @ruling:great-synthesis-chapter-one-counts-on-resolution
    Scenario: Cards discarded in response aren't counted
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis"
      And Bob controls "Vedalken Orrery"
      And Alice has 4 "Wastes" in hand
      And Bob has "Mind Rot" in hand
      And Bob has lands for {2}{B}
      When the game advances to Alice's precombat main phase
      And Alice passes
      And Bob casts "Mind Rot" targeting Alice
      And the stack resolves
      And Alice chooses 2 "Wastes"
      Then Alice has 6 cards in hand

    @id:chapter-one-after-drawing @CR:608.2h @ruling:great-synthesis-chapter-one-counts-on-resolution
    Scenario: Cards drawn in response are counted
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis" and "Grizzly Bears"
      And Alice has 2 "Wastes" and "Village Rites" in hand
      And Alice has lands for {B}
      When the game advances to Alice's precombat main phase
      And Alice casts "Village Rites" sacrificing "Grizzly Bears"
      And the stack resolves
      Then Alice has 10 cards in hand

    @id:chapter-one-doubles-the-hand @CR:608.2h @CR:714.3c @ruling:great-synthesis-chapter-one-counts-on-resolution
    Scenario Outline: The number is fixed once, while the hand grows
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis"
      And Alice has <before> "Wastes" in hand
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice has <after> cards in hand

      Examples:
        | before | after |
        | 1      | 4     |
        | 3      | 8     |

    @id:chapter-one-empty-hand @CR:608.2h @ruling:great-synthesis-chapter-one-counts-on-resolution
    Scenario: An empty hand draws nothing
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis"
      And Alice has "Lightning Bolt" in library
      And Alice has lands for {R}
      When the game advances to Alice's precombat main phase
      And Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Alice has no cards in hand
      And "The Great Synthesis" has 1 lore counter

    @id:chapter-one-draws-one-at-a-time @CR:121.2
    Scenario: The cards are drawn one by one
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis" and "Psychosis Crawler"
      And Alice has 2 "Wastes" in hand
      When the game advances to Alice's precombat main phase
      Then Bob has 19 life
      When all players pass
      Then the stack is the trigger of "Psychosis Crawler", the trigger of "Psychosis Crawler" and the trigger of "Psychosis Crawler"
      When the stack resolves
      Then Bob has 16 life
      And "Psychosis Crawler" is 6/6

    @id:chapter-one-for-the-controller @CR:603.3a @CR:109.5
    Scenario: It is the hand of the Saga's controller that counts
      Given it is Alice's upkeep
      And Alice controls Bob's "The Great Synthesis"
      And Alice has 2 "Wastes" in hand
      And Bob has 5 "Wastes" in hand
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice has 6 cards in hand
      And Bob has 5 cards in hand

  Rule: A Saga that isn't there any more doesn't lift the hand size

    @id:hand-size-without-the-saga @CR:611.2b @CR:402.2 @ruling:great-synthesis-gone-hand-size-unchanged
    Scenario: Destroyed before chapter I resolves, it still draws and Alice discards down to seven
      Given Alice controls "Jin-Gitaxias"
      And Alice has 7 "Island" in hand
      And Alice has lands for {3}{U}
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And all players pass
      And Alice passes
      And Bob casts "Disenchant" targeting "The Great Synthesis"
      And the stack resolves
      Then Alice has 14 cards in hand
      When the game advances to Bob's upkeep
      And Alice chooses 7 "Island"
      Then Alice has 7 cards in hand

    @id:hand-size-with-the-saga @CR:611.2b @CR:402.2 @ruling:great-synthesis-gone-hand-size-unchanged
    Scenario: With the Saga Alice keeps all her cards
      Given Alice controls "Jin-Gitaxias"
      And Alice has 7 "Island" in hand
      And Alice has lands for {3}{U}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Alice has 14 cards in hand

    @id:hand-size-chapter-one-countered @CR:611.2b @CR:701.6a
    Scenario: A countered chapter I neither draws nor lifts the hand size
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis"
      And Alice has 7 "Wastes" in hand
      And Bob has "Stifle" in hand
      And Bob has lands for {U}
      When the game advances to Alice's precombat main phase
      And Alice passes
      And Bob casts "Stifle" targeting the trigger of "The Great Synthesis"
      And the stack resolves
      Then Alice has 8 cards in hand
      And "The Great Synthesis" has 1 lore counter
      When the game advances to Bob's upkeep
      And Alice chooses "Wastes"
      Then Alice has 7 cards in hand

    @id:hand-size-with-the-saga-bounced @CR:611.2b @CR:608.2h @ruling:great-synthesis-gone-hand-size-unchanged
    Scenario: Returned to the hand in response, the card is counted and the hand size stays seven
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis"
      And Alice has 3 "Wastes" in hand
      And Bob has "Disperse" in hand
      And Bob has lands for {1}{U}
      When the game advances to Alice's precombat main phase
      And Alice passes
      And Bob casts "Disperse" targeting "The Great Synthesis"
      And the stack resolves
      Then Alice has "Jin-Gitaxias" in hand
      And Alice has 10 cards in hand
      When the game advances to Bob's upkeep
      And Alice chooses 3 "Wastes"
      Then Alice has 7 cards in hand

    @id:hand-size-only-chapter-one @CR:611.2b @CR:402.2 @ruling:great-synthesis-gone-hand-size-unchanged
    Scenario: The Saga alone doesn't lift the hand size, only its chapter does
      Given it is Alice's end step
      And Alice controls "The Great Synthesis" with 2 lore counters
      And Alice has 9 "Wastes" in hand
      When the game advances to Bob's upkeep
      And Alice chooses 2 "Wastes"
      Then Alice has 7 cards in hand

  Rule: The hand size is lifted for as long as Alice controls the Saga

    @id:hand-size-saga-destroyed-later @CR:611.2b @CR:514.1
    Scenario: Destroyed in the next turn, it protects no longer
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis"
      And Alice has 4 "Wastes" in hand
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When the game advances to Alice's precombat main phase
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Alice has 10 cards in hand
      When Bob casts "Disenchant" targeting "The Great Synthesis"
      And the stack resolves
      And the game advances to Alice's upkeep
      Then Alice has 10 cards in hand
      When the game advances to Bob's upkeep
      And Alice chooses 4 "Wastes"
      Then Alice has 7 cards in hand

    @id:hand-size-after-chapter-three @CR:611.2b @CR:400.7
    Scenario: When chapter III has exiled the Saga, the hand size is seven again
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis"
      And Alice has 3 "Wastes" in hand
      When the game advances to Alice's precombat main phase
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Alice has 8 cards in hand
      When the game advances to Alice's precombat main phase
      And the stack resolves
      And the game advances to Alice's next precombat main phase
      Then Alice has 10 cards in hand
      When all players pass
      And Alice declines
      Then Alice controls "Jin-Gitaxias"
      When the game advances to Bob's upkeep
      And Alice chooses 3 "Wastes"
      Then Alice has 7 cards in hand

    @id:hand-size-saga-stolen @CR:611.2b
    Scenario: Under another player's control it lifts nobody's hand size
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis"
      And Alice has 3 "Wastes" in hand
      And Bob has "Confiscate" in hand
      And Bob has lands for {4}{U}{U}
      When the game advances to Alice's precombat main phase
      And the stack resolves
      And the game advances to Bob's precombat main phase
      Then Alice has 8 cards in hand
      When Bob casts "Confiscate" targeting "The Great Synthesis"
      And the stack resolves
      Then Bob controls "The Great Synthesis"
      When the game advances to Alice's end step
      Then Alice has 9 cards in hand
      When the game advances to Bob's upkeep
      And Alice chooses 2 "Wastes"
      Then Alice has 7 cards in hand

    @id:hand-size-saga-phased-out @CR:702.26f @CR:611.2b
    Scenario: Phasing out ends it for good
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis"
      And Alice has 4 "Wastes" and "Teferi's Protection" in hand
      And Alice has lands for {2}{W}
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice has 12 cards in hand
      When Alice casts "Teferi's Protection"
      And the stack resolves
      Then "The Great Synthesis" is phased out
      When the game advances to Bob's upkeep
      And Alice chooses 4 "Wastes"
      Then Alice has 7 cards in hand
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice controls "The Great Synthesis"
      And "The Great Synthesis" has 2 lore counters
      When the game advances to Bob's upkeep
      And Alice chooses "Wastes"
      Then Alice has 7 cards in hand

    @id:hand-size-after-null-profusion @CR:613.11 @CR:613.7a
    Scenario: No maximum hand size is later than a maximum of two
      Given it is Alice's upkeep
      And Alice controls "Null Profusion"
      And Alice controls "The Great Synthesis"
      And Alice has 3 "Wastes" in hand
      When the game advances to Alice's precombat main phase
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Alice has 6 cards in hand

    @id:hand-size-before-null-profusion @CR:613.11 @CR:613.7a
    Scenario: A maximum of two is later than no maximum hand size
      Given it is Alice's upkeep
      And Alice controls "The Great Synthesis"
      And Alice has 3 "Wastes" and "Null Profusion" in hand
      And Alice has lands for {4}{B}{B}
      When the game advances to Alice's precombat main phase
      And the stack resolves
      And Alice casts "Null Profusion"
      And the stack resolves
      Then Alice has 9 cards in hand
      When the game advances to Bob's upkeep
      And Alice chooses 7 "Wastes"
      Then Alice has 2 cards in hand
