Feature: Sagas
  Lore counters count the chapters; each chapter is a triggered ability, and after the last the Saga is sacrificed.

  Rule: A lore counter as it enters, and one in each precombat main phase of its controller

    @id:saga-enters-with-a-counter @CR:714.3a @CR:714.2b
    Scenario: It enters with a lore counter, and chapter I triggers
      Given Alice has "History of Benalia" in hand
      And Alice has lands for {1}{W}{W}
      When Alice casts "History of Benalia"
      And all players pass
      Then "History of Benalia" has 1 lore counter
      And the stack is the trigger of "History of Benalia"
      When the stack resolves
      Then Alice controls 1 Knight token
      And each Knight token is a 2/2 white creature
      And each Knight token has vigilance

    @id:saga-no-counter-in-other-phases @CR:714.3c @CR:505.4 @CR:505.1a
    Scenario: Neither the postcombat main phase nor another player's turn adds a counter
      Given Alice controls "History of Benalia" with 1 lore counter
      When the game advances to Alice's postcombat main phase
      Then "History of Benalia" has 1 lore counter
      When the game advances to Bob's precombat main phase
      Then "History of Benalia" has 1 lore counter
      When the game advances to Alice's precombat main phase
      Then "History of Benalia" has 2 lore counters
      And the stack is the trigger of "History of Benalia"

    @id:saga-counter-without-the-stack @CR:714.3c @CR:714.2b
    Scenario: The counter is there before anyone can act, only the chapter uses the stack
      Given it is Alice's draw step
      And Alice controls "Chainer's Torment" with 1 lore counter
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When the game advances to Alice's precombat main phase
      Then "Chainer's Torment" has 2 lore counters
      And the stack is the trigger of "Chainer's Torment"
      When Alice passes
      And Bob casts "Disenchant" targeting "Chainer's Torment"
      And the stack resolves
      Then Bob has 18 life
      And Alice has 22 life

    @id:saga-cast-postcombat @CR:714.3a @CR:714.3c
    Scenario: Cast after combat, it has its second counter in the next turn
      Given it is Alice's postcombat main phase
      And Alice has "Chainer's Torment" in hand
      And Alice has lands for {3}{B}
      When Alice casts "Chainer's Torment"
      And the stack resolves
      Then Bob has 18 life
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Bob has 16 life
      And "Chainer's Torment" has 2 lore counters

    @id:saga-put-onto-the-battlefield @CR:714.3a @CR:400.7
    Scenario: A Saga that left and came back starts over
      Given Alice controls "Chainer's Torment" with 2 lore counters
      And Alice has "Flicker" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Flicker" targeting "Chainer's Torment"
      And all players pass
      Then "Chainer's Torment" has 1 lore counter
      And the stack is the trigger of "Chainer's Torment"

  Rule: Its chapters, one after the other

    @id:saga-turn-by-turn @CR:714.2b @CR:714.2c @CR:714.4 @CR:704.5s
    Scenario: Two turns make two Knights, the third makes them larger and is the Saga's last
      Given it is Alice's upkeep
      And Alice controls "History of Benalia"
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice controls 1 Knight token
      When the game advances to Alice's next precombat main phase
      And the stack resolves
      Then Alice controls 2 Knight tokens
      When the game advances to Alice's next precombat main phase
      Then "History of Benalia" has 3 lore counters
      When all players pass
      Then each Knight token is 4/3
      And Alice has "History of Benalia" in graveyard

    @id:saga-one-number-two-chapters @CR:714.2c
    Scenario: One effect with two numbers is two chapters, and each triggers by itself
      Given it is Alice's upkeep
      And Alice controls "Chainer's Torment" with 1 lore counter
      When the game advances to Alice's precombat main phase
      Then the stack is the trigger of "Chainer's Torment"
      When the stack resolves
      Then Bob has 18 life
      And "Chainer's Torment" has 2 lore counters

  Rule: It is sacrificed when its final chapter is done with

    @id:saga-stays-while-the-chapter-waits @CR:714.4
    Scenario: While chapter III is on the stack the Saga stays, afterwards it is sacrificed
      Given it is Alice's upkeep
      And Alice controls "Chainer's Torment" with 2 lore counters
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When the game advances to Alice's precombat main phase
      And Alice casts "Lightning Bolt" targeting Bob
      And all players pass
      Then "Chainer's Torment" has 3 lore counters
      And the stack is the trigger of "Chainer's Torment"
      When all players pass
      Then Alice has "Chainer's Torment" in graveyard
      And Alice controls 1 Horror token
      And Alice has 10 life

    @id:saga-final-chapter-countered @CR:714.4 @CR:701.6a @CR:704.5s
    Scenario: If chapter III is countered the Saga is sacrificed all the same
      Given it is Alice's upkeep
      And Alice controls "Chainer's Torment" with 2 lore counters
      And Bob has "Stifle" in hand
      And Bob has lands for {U}
      When the game advances to Alice's precombat main phase
      And Alice passes
      And Bob casts "Stifle" targeting the trigger of "Chainer's Torment"
      And the stack resolves
      Then Alice has "Chainer's Torment" in graveyard
      And Alice controls no tokens
      And Alice has 20 life

    @id:saga-earlier-chapter-countered @CR:714.4
    Scenario: If chapter II is countered the Saga goes on
      Given it is Alice's upkeep
      And Alice controls "History of Benalia" with 1 lore counter
      And Bob has "Stifle" in hand
      And Bob has lands for {U}
      When the game advances to Alice's precombat main phase
      And Alice passes
      And Bob casts "Stifle" targeting the trigger of "History of Benalia"
      And the stack resolves
      Then "History of Benalia" has 2 lore counters
      And Alice controls no tokens

    @id:saga-bounced-under-its-final-chapter @CR:714.4 @CR:113.7a
    Scenario: Returned to the hand under its final chapter it isn't sacrificed, and the chapter resolves
      Given it is Alice's upkeep
      And Alice controls "Chainer's Torment" with 2 lore counters
      And Alice has "Disperse" in hand
      And Alice has lands for {1}{U}
      When the game advances to Alice's precombat main phase
      And Alice casts "Disperse" targeting "Chainer's Torment"
      And the stack resolves
      Then Alice has "Chainer's Torment" in hand
      And Alice controls 1 Horror token

    @id:saga-without-chapters @CR:714.4 @CR:714.3c @CR:305.7
    Scenario Outline: A Saga without chapter abilities gets no counter and isn't sacrificed
      Given it is Alice's upkeep
      And Alice controls "Urza's Saga" with <counters>
      And Bob controls "Blood Moon"
      When the game advances to Alice's precombat main phase
      Then Alice controls "Urza's Saga"
      And "Urza's Saga" has <counters>
      And the stack is empty

      Examples:
        | counters        |
        | 2 lore counters |
        | 3 lore counters |

  Rule: A chapter on the stack doesn't depend on its Saga

    @id:saga-destroyed-in-response @CR:113.7a
    Scenario: A Saga destroyed in response still has its chapter resolve
      Given Alice has "History of Benalia" in hand
      And Alice has lands for {1}{W}{W}
      And Bob has "Krosan Grip" in hand
      And Bob has lands for {2}{G}
      When Alice casts "History of Benalia"
      And all players pass
      And Alice passes
      And Bob casts "Krosan Grip" targeting "History of Benalia"
      And the stack resolves
      Then Alice has "History of Benalia" in graveyard
      And Alice controls 1 Knight token

    @id:saga-counters-removed-in-response @CR:714.2b @CR:714.4
    Scenario: Counters removed in response don't stop the chapter, and the Saga starts over
      Given it is Alice's upkeep
      And Alice controls "Chainer's Torment" with 1 lore counter
      And Alice controls "Vampire Hexmage"
      When the game advances to Alice's precombat main phase
      And Alice activates "Vampire Hexmage" targeting "Chainer's Torment"
      And all players pass
      Then "Chainer's Torment" has no lore counters
      And the stack is the trigger of "Chainer's Torment"
      When the stack resolves
      Then Bob has 18 life
      When the game advances to Alice's next precombat main phase
      Then "Chainer's Torment" has 1 lore counter
      And the stack is the trigger of "Chainer's Torment"

    @id:saga-final-counters-removed @CR:714.4
    Scenario: A Saga without its counters outlives its final chapter
      Given it is Alice's upkeep
      And Alice controls "Chainer's Torment" with 2 lore counters
      And Alice controls "Vampire Hexmage"
      When the game advances to Alice's precombat main phase
      And Alice activates "Vampire Hexmage" targeting "Chainer's Torment"
      And the stack resolves
      Then Alice controls 1 Horror token
      And Alice controls "Chainer's Torment"
      And "Chainer's Torment" has no lore counters
