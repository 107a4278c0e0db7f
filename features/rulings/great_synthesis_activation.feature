@card:Jin-Gitaxias
Feature: Turning Jin-Gitaxias over
  The ability that makes it The Great Synthesis asks for seven cards only to be activated.

  Rule: It can be activated only with seven or more cards in hand

    @id:jin-needs-seven-cards @CR:602.5 @CR:602.1b @ruling:jin-gitaxias-hand-checked-on-activation
    Scenario: With six cards in hand it can't be activated
      Given Alice controls "Jin-Gitaxias"
      And Alice has 6 "Forest" in hand
      And Alice has lands for {3}{U}
      Then Alice can't activate "{3}{U}" of "Jin-Gitaxias"

    @id:jin-with-seven-cards @CR:602.1b @CR:712.14a @ruling:jin-gitaxias-hand-checked-on-activation
    Scenario Outline: With <n> cards in hand it can
      Given Alice controls "Jin-Gitaxias"
      And Alice has <n> "Forest" in hand
      And Alice has lands for {3}{U}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      Then the stack is the ability of "Jin-Gitaxias"
      And Alice has no untapped lands
      When all players pass
      Then Alice controls "The Great Synthesis"
      And Alice controls no "Jin-Gitaxias"
      And Alice has <n> cards in hand

      Examples:
        | n |
        | 7 |
        | 8 |

    @id:jin-counts-only-its-controllers-hand @CR:602.1b @ruling:jin-gitaxias-hand-checked-on-activation
    Scenario: Another player's hand doesn't count
      Given Alice controls "Jin-Gitaxias"
      And Alice has 3 "Forest" in hand
      And Bob has 7 "Forest" in hand
      And Alice has lands for {3}{U}
      Then Alice can't activate "{3}{U}" of "Jin-Gitaxias"

    @id:jin-counts-before-paying @CR:602.5 @CR:602.2b @ruling:jin-gitaxias-hand-checked-on-activation
    Scenario: A seventh card that pays for the ability was counted before
      Given Alice controls "Jin-Gitaxias"
      And Alice has 6 "Forest" and "Simian Spirit Guide" in hand
      And Alice has lands for {2}{U}
      When Alice activates "{3}{U}" of "Jin-Gitaxias" activating "Simian Spirit Guide"
      And all players pass
      Then Alice controls "The Great Synthesis"
      And Alice has 6 cards in hand

  Rule: It can be activated only as a sorcery

    @id:jin-needs-an-empty-stack @CR:602.5d
    Scenario: With a spell on the stack it can't be activated, without one it can
      Given Alice controls "Jin-Gitaxias"
      And Alice has 7 "Forest" and "Lightning Bolt" in hand
      And Alice has lands for {3}{U}{R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't activate "{3}{U}" of "Jin-Gitaxias"
      When the stack resolves
      And Alice activates "{3}{U}" of "Jin-Gitaxias"
      And all players pass
      Then Alice controls "The Great Synthesis"

    @id:jin-needs-a-main-phase @CR:602.5d
    Scenario: In the upkeep it can't be activated, in the main phase it can
      Given it is Alice's upkeep
      And Alice controls "Jin-Gitaxias"
      And Alice has 7 "Forest" in hand
      And Alice has lands for {3}{U}
      Then Alice can't activate "{3}{U}" of "Jin-Gitaxias"
      When the game advances to Alice's precombat main phase
      And Alice activates "{3}{U}" of "Jin-Gitaxias"
      And all players pass
      Then Alice controls "The Great Synthesis"

    @id:jin-not-in-anothers-turn @CR:602.5d
    Scenario: In another player's main phase it can't be activated
      Given it is Bob's precombat main phase
      And Alice controls "Jin-Gitaxias"
      And Alice has 7 "Forest" in hand
      And Alice has lands for {3}{U}
      When Bob passes
      Then Alice can't activate "{3}{U}" of "Jin-Gitaxias"

    @id:jin-postcombat @CR:602.5d
    Scenario: In the postcombat main phase it can
      Given it is Alice's postcombat main phase
      And Alice controls "Jin-Gitaxias"
      And Alice has 7 "Forest" in hand
      And Alice has lands for {3}{U}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And all players pass
      Then Alice controls "The Great Synthesis"

    @id:jin-activates-while-summoning-sick @CR:302.6
    Scenario: The ability has no tap symbol, so a new Jin-Gitaxias can use it
      Given Alice controls "Jin-Gitaxias" that is summoning sick
      And Alice has 7 "Forest" in hand
      And Alice has lands for {3}{U}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And all players pass
      Then Alice controls "The Great Synthesis"

  Rule: Once activated it doesn't count again

    @id:jin-does-not-count-again @CR:602.5 @CR:608.2 @ruling:jin-gitaxias-hand-checked-on-activation
    Scenario: A card cast in response doesn't stop it
      Given Alice controls "Jin-Gitaxias"
      And Alice has 6 "Island" and "Lightning Bolt" in hand
      And Alice has lands for {3}{U}{R}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Alice controls "The Great Synthesis"
      And "The Great Synthesis" has 1 lore counter
      And Alice has 12 cards in hand

    @id:jin-survives-discard @CR:602.5 @CR:608.2 @ruling:jin-gitaxias-hand-checked-on-activation
    Scenario: Cards discarded in response don't stop it
      Given Alice controls "Jin-Gitaxias"
      And Bob controls "Vedalken Orrery"
      And Alice has 7 "Island" in hand
      And Alice has lands for {3}{U}
      And Bob has "Mind Rot" in hand
      And Bob has lands for {2}{B}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And Alice passes
      And Bob casts "Mind Rot" targeting Alice
      And all players pass
      And Alice chooses 2 "Island"
      Then Alice has 5 cards in hand
      When all players pass
      Then Alice controls "The Great Synthesis"

  Rule: It needs Jin-Gitaxias itself

    @id:jin-destroyed-in-response @CR:400.7 @CR:608.2h
    Scenario: A Jin-Gitaxias that died in response doesn't come back
      Given Alice controls "Jin-Gitaxias"
      And Bob controls "Vedalken Orrery"
      And Alice has 7 "Island" in hand
      And Alice has lands for {3}{U}
      And Bob has "Day of Judgment" in hand
      And Bob has lands for {2}{W}{W}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And Alice passes
      And Bob casts "Day of Judgment"
      And the stack resolves
      Then Alice has "Jin-Gitaxias" in graveyard
      And Alice controls no "The Great Synthesis"
      And Alice has 7 cards in hand

    @id:jin-blinked-in-response @CR:400.7
    Scenario: A Jin-Gitaxias that left and came back in response isn't the one to be turned over
      Given Alice controls "Jin-Gitaxias"
      And Alice has 7 "Island" and "Cloudshift" in hand
      And Alice has lands for {3}{U}{W}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And Alice casts "Cloudshift" targeting "Jin-Gitaxias"
      And the stack resolves
      Then Alice controls "Jin-Gitaxias"
      And Alice controls no "The Great Synthesis"

    @id:jin-frog-in-response @CR:113.7a @CR:400.7
    Scenario: A Jin-Gitaxias that lost its abilities in response is turned over all the same
      Given Alice controls "Jin-Gitaxias"
      And Alice has 7 "Island" and "Turn to Frog" in hand
      And Alice has lands for {4}{U}{U}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And Alice casts "Turn to Frog" targeting "Jin-Gitaxias"
      And all players pass
      Then "Jin-Gitaxias" is a 1/1 Frog
      When all players pass
      Then Alice controls "The Great Synthesis"
      And "The Great Synthesis" has 1 lore counter
      And the stack is the trigger of "The Great Synthesis"

    @id:jin-ability-countered @CR:701.6a @CR:702.21a
    Scenario: The ability can be countered, and ward doesn't protect it
      Given Alice controls "Jin-Gitaxias"
      And Alice has 7 "Island" in hand
      And Alice has lands for {3}{U}
      And Bob has "Stifle" in hand
      And Bob has lands for {U}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And Alice passes
      And Bob casts "Stifle" targeting the ability of "Jin-Gitaxias"
      Then the stack is the spell "Stifle" and the ability of "Jin-Gitaxias"
      When the stack resolves
      Then Alice controls "Jin-Gitaxias"
      And Alice has 7 cards in hand

    @id:frog-jin-cannot-activate @CR:602.5
    Scenario: Having lost its abilities before, it can't be turned over
      Given Alice controls "Jin-Gitaxias"
      And Alice has 7 "Island" and "Turn to Frog" in hand
      And Alice has lands for {4}{U}{U}
      When Alice casts "Turn to Frog" targeting "Jin-Gitaxias"
      And the stack resolves
      Then Alice can't activate "{3}{U}" of "Jin-Gitaxias"

    @id:two-syntheses @CR:704.5j @CR:714.3c
    Scenario: The Saga isn't legendary, so two of them stay, each with its own counters
      Given Alice controls "The Great Synthesis" with 1 lore counter
      And Alice controls "Jin-Gitaxias"
      And Alice has 7 "Island" in hand
      And Alice has lands for {3}{U}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And the stack resolves
      Then Alice controls 2 "The Great Synthesis"
      And each "The Great Synthesis" has 1 lore counter
      When the game advances to Alice's next precombat main phase
      Then each "The Great Synthesis" has 2 lore counters

  Rule: It returns under its owner's control

    @id:jin-returns-to-its-owner @CR:110.2a @CR:108.3 @CR:603.3a
    Scenario: A Jin-Gitaxias owned by another player returns under that player's control, who draws
      Given Alice controls Bob's "Jin-Gitaxias"
      And Alice has 7 "Island" in hand
      And Bob has 2 "Forest" in hand
      And Alice has lands for {3}{U}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And the stack resolves
      Then Bob controls "The Great Synthesis"
      And Bob has 4 cards in hand
      And Alice has 7 cards in hand

    @id:jin-leaves-control-magic @CR:110.2a @CR:704.5m
    Scenario: A Jin-Gitaxias under Control Magic goes back to its owner
      Given Bob controls "Jin-Gitaxias"
      And Alice controls "Control Magic" attached to "Jin-Gitaxias"
      And Alice has 7 "Island" in hand
      And Alice has lands for {3}{U}
      When Alice activates "{3}{U}" of "Jin-Gitaxias"
      And all players pass
      Then Bob controls "The Great Synthesis"
      And Alice has "Control Magic" in graveyard

  Rule: What has no back face can't return transformed

    @id:clone-of-jin-stays-in-exile @CR:712.14a
    Scenario: A Clone of Jin-Gitaxias is exiled and stays there
      Given Bob controls "Jin-Gitaxias"
      And Alice has 7 "Island" and "Clone" in hand
      And Alice has lands for {6}{U}{U}
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Jin-Gitaxias"
      And Alice activates "{3}{U}" of Alice's "Jin-Gitaxias"
      And the stack resolves
      Then Alice has "Clone" in exile
      And Alice controls no "The Great Synthesis"
      And Bob controls "Jin-Gitaxias"
      And Alice has 7 cards in hand

    @id:token-jin-is-gone @CR:111.8 @CR:707.10f
    Scenario: A token copy of Jin-Gitaxias ceases to exist
      Given Alice has 7 "Forest", "Jin-Gitaxias" and "Double Major" in hand
      And Alice has lands for {6}{G}{U}{U}{U}{U}
      When Alice casts "Jin-Gitaxias"
      And Alice casts "Double Major" targeting the spell "Jin-Gitaxias"
      And the stack resolves
      Then Alice controls 2 "Jin-Gitaxias"
      And the token "Jin-Gitaxias" isn't legendary
      When Alice activates "{3}{U}" of the token "Jin-Gitaxias"
      And the stack resolves
      Then Alice controls 1 "Jin-Gitaxias"
      And Alice controls no tokens
      And Alice controls no "The Great Synthesis"
      And Alice has 7 cards in hand
