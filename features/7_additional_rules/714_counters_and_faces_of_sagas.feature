Feature: Sagas with more counters, or with another face
  Several lore counters at once, a Saga that is read ahead, and Sagas that come back as something else.

  Rule: More than one counter at once

    @id:saga-proliferated @CR:714.2b @CR:701.34a
    Scenario: A counter put on it by an effect triggers its chapter
      Given Alice controls "History of Benalia" with 1 lore counter
      And Alice has "Steady Progress" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Steady Progress"
      And all players pass
      And Alice chooses "History of Benalia"
      Then "History of Benalia" has 2 lore counters
      And the stack is the trigger of "History of Benalia"
      When the stack resolves
      Then Alice controls 1 Knight token

    @id:saga-two-counters-two-chapters @CR:714.2b @CR:614.1c
    Scenario: Entering with two counters it triggers chapters I and II
      Given Alice controls "Vorinclex, Monstrous Raider"
      And Alice has "Chainer's Torment" in hand
      And Alice has lands for {3}{B}
      When Alice casts "Chainer's Torment"
      And all players pass
      Then "Chainer's Torment" has 2 lore counters
      And the stack is the trigger of "Chainer's Torment" and the trigger of "Chainer's Torment"
      When the stack resolves
      Then Bob has 16 life
      And Alice has 24 life

    @id:saga-past-its-final-chapter @CR:714.2b @CR:714.4
    Scenario: More counters than chapters trigger the last one once
      Given it is Alice's upkeep
      And Alice controls "Vorinclex, Monstrous Raider"
      And Alice controls "Chainer's Torment" with 2 lore counters
      When the game advances to Alice's precombat main phase
      Then "Chainer's Torment" has 4 lore counters
      And the stack is the trigger of "Chainer's Torment"
      When the stack resolves
      Then Alice has "Chainer's Torment" in graveyard
      And Alice controls 1 Horror token

    @id:saga-turn-based-counter-is-no-effect @CR:714.3c @CR:703.1 @CR:614.16
    Scenario: Doubling Season doubles what effects put, and the counter of the turn is no effect's
      Given it is Alice's upkeep
      And Alice controls "Doubling Season"
      And Alice controls "Chainer's Torment" with 1 lore counter
      When the game advances to Alice's precombat main phase
      Then "Chainer's Torment" has 2 lore counters
      And the stack is the trigger of "Chainer's Torment"

    @id:saga-entering-doubled @CR:714.3a @CR:614.1c
    Scenario: The counter that it enters with is an effect's
      Given Alice controls "Doubling Season"
      And Alice has "Chainer's Torment" in hand
      And Alice has lands for {3}{B}
      When Alice casts "Chainer's Torment"
      And all players pass
      Then "Chainer's Torment" has 2 lore counters
      When the stack resolves
      Then Bob has 16 life

  Rule: Read ahead

    @id:saga-read-ahead @CR:714.3b @CR:702.155a
    Scenario Outline: Starting with chapter <n> only that chapter triggers
      Given Alice has "Founding the Third Path" in hand and 2 "Opt" in graveyard
      And Alice has lands for {1}{U}
      When Alice casts "Founding the Third Path"
      And all players pass
      And Alice chooses <n>
      And Alice chooses <target>
      Then "Founding the Third Path" has <counters>
      And the stack is the trigger of "Founding the Third Path"

      Examples:
        | n | target                     | counters        |
        | 2 | Bob                        | 2 lore counters |
        | 3 | "Opt" in Alice's graveyard | 3 lore counters |

  Rule: A Saga that turns over

    @id:saga-returns-transformed @CR:712.14a @CR:714.4 @CR:400.7
    Scenario: Chapter III exiles the Saga and returns it with its back face up
      Given it is Alice's upkeep
      And Alice controls "Era of Enlightenment" with 2 lore counters
      When the game advances to Alice's precombat main phase
      Then the stack is the trigger of "Era of Enlightenment"
      When the stack resolves
      Then Alice controls "Hand of Enlightenment"
      And "Hand of Enlightenment" is a 2/2 creature
      And "Hand of Enlightenment" has first strike and no lore counters
      And "Hand of Enlightenment" is summoning sick
      And Alice has no cards in graveyard

    @id:saga-transformed-under-your-control @CR:110.2a
    Scenario: It returns under the control of the player who resolved the chapter
      Given it is Alice's upkeep
      And Alice controls Bob's "Era of Enlightenment" with 2 lore counters
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice controls "Hand of Enlightenment"
      And Bob controls no "Hand of Enlightenment"

    @id:saga-destroyed-before-transforming @CR:113.7a @CR:400.7
    Scenario: Destroyed in response it doesn't return
      Given it is Alice's upkeep
      And Alice controls "Era of Enlightenment" with 2 lore counters
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When the game advances to Alice's precombat main phase
      And Alice passes
      And Bob casts "Disenchant" targeting "Era of Enlightenment"
      And the stack resolves
      Then Alice has "Era of Enlightenment" in graveyard
      And Alice controls no "Hand of Enlightenment"
