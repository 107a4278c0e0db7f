Feature: The maximum hand size
  Any number of cards may be held; in the cleanup step the active player discards down to the maximum.

  Rule: Seven, in one's own cleanup step

    @id:discards-to-seven @CR:402.2 @CR:514.1
    Scenario Outline: With <n> cards Alice keeps seven
      Given it is Alice's end step
      And Alice has <n> "Forest" in hand
      When the game advances to Bob's upkeep
      And Alice chooses <excess> "Forest"
      Then Alice has 7 cards in hand
      And Alice has <excess> "Forest" in graveyard

      Examples:
        | n  | excess |
        | 9  | 2      |
        | 12 | 5      |

    @id:seven-is-not-too-many @CR:402.2 @CR:514.1
    Scenario: With seven cards nothing is discarded
      Given it is Alice's end step
      And Alice has 7 "Forest" in hand
      When the game advances to Bob's upkeep
      Then Alice has 7 cards in hand

    @id:any-number-before-cleanup @CR:402.2
    Scenario: Before the cleanup step the hand may be larger
      Given Alice has 9 "Forest" in hand
      When the game advances to Alice's end step
      Then Alice has 9 cards in hand

    @id:only-the-active-player-discards @CR:514.1
    Scenario: In another player's turn nothing is discarded
      Given it is Alice's end step
      And Bob has 9 "Forest" in hand
      When the game advances to Bob's upkeep
      Then Bob has 9 cards in hand

    @id:discard-is-chosen @CR:514.1 @CR:701.9b
    Scenario: The player chooses among all the cards
      Given it is Alice's end step
      And Alice has 6 "Forest", "Opt" and "Grizzly Bears" in hand
      When the game advances to Bob's upkeep
      Then Alice may choose only 6 "Forest", "Opt" or "Grizzly Bears"
      When Alice chooses "Opt"
      Then Alice has "Opt" in graveyard
      And Alice has 7 cards in hand

  Rule: Effects change it

    @id:no-maximum-hand-size @CR:402.2 @CR:514.1
    Scenario Outline: With <card> nothing is discarded
      Given it is Alice's end step
      And Alice controls "<card>"
      And Alice has 9 "Forest" in hand
      When the game advances to Bob's upkeep
      Then Alice has 9 cards in hand

      Examples:
        | card            |
        | Spellbook       |
        | Reliquary Tower |

    @id:no-maximum-ends @CR:402.2 @CR:611.3a
    Scenario: Without Spellbook the maximum is seven again
      Given it is Alice's end step
      And Alice controls "Spellbook"
      And Alice has 9 "Forest" in hand
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice passes
      And Bob casts "Disenchant" targeting "Spellbook"
      And the stack resolves
      And the game advances to Bob's upkeep
      And Alice chooses 2 "Forest"
      Then Alice has 7 cards in hand

    @id:hand-size-reduced @CR:402.2 @CR:613.11
    Scenario: Gnat Miser makes it six for the opponent only
      Given it is Alice's end step
      And Bob controls "Gnat Miser"
      And Alice has 8 "Forest" in hand
      When the game advances to Bob's upkeep
      And Alice chooses 2 "Forest"
      Then Alice has 6 cards in hand

    @id:hand-size-set @CR:402.2 @CR:613.11
    Scenario: Cursed Rack makes it four
      Given it is Alice's end step
      And Bob controls "Cursed Rack" with Alice chosen
      And Alice has 6 "Forest" in hand
      When the game advances to Bob's upkeep
      And Alice chooses 2 "Forest"
      Then Alice has 4 cards in hand

  Rule: Several effects apply in timestamp order

    @id:rack-then-spellbook @CR:613.11 @CR:613.7a
    Scenario: A later Spellbook overrides Cursed Rack
      Given it is Alice's end step
      And Bob controls "Cursed Rack" with Alice chosen
      And Alice controls "Spellbook"
      And Alice has 9 "Forest" in hand
      When the game advances to Bob's upkeep
      Then Alice has 9 cards in hand

    @id:spellbook-then-rack @CR:613.11 @CR:613.7a
    Scenario: A later Cursed Rack overrides Spellbook
      Given it is Alice's end step
      And Alice controls "Spellbook"
      And Bob controls "Cursed Rack" with Alice chosen
      And Alice has 9 "Forest" in hand
      When the game advances to Bob's upkeep
      And Alice chooses 5 "Forest"
      Then Alice has 4 cards in hand

    @id:rack-then-miser @CR:613.11 @CR:613.7a
    Scenario: A later Gnat Miser takes one from Cursed Rack's four
      Given it is Alice's end step
      And Bob controls "Cursed Rack" with Alice chosen
      And Bob controls "Gnat Miser"
      And Alice has 5 "Forest" in hand
      When the game advances to Bob's upkeep
      And Alice chooses 2 "Forest"
      Then Alice has 3 cards in hand

    @id:miser-then-rack @CR:613.11 @CR:613.7a
    Scenario: A later Cursed Rack overrides Gnat Miser
      Given it is Alice's end step
      And Bob controls "Gnat Miser"
      And Bob controls "Cursed Rack" with Alice chosen
      And Alice has 5 "Forest" in hand
      When the game advances to Bob's upkeep
      And Alice chooses "Forest"
      Then Alice has 4 cards in hand
