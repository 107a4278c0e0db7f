Feature: Special actions
  What a player with priority does without the stack.

  Rule: They don't use the stack

    @id:special-action-land-not-on-the-stack @CR:116.1 @CR:116.2a
    Scenario: A land played is on the battlefield at once
      Given Alice has "Forest" in hand
      When Alice plays "Forest"
      Then the stack is empty
      And Alice controls "Forest"

    @id:special-action-face-up-not-on-the-stack @CR:116.1 @CR:116.2b
    Scenario: With a spell on the stack a creature is turned face up before it, without a place on the stack
      Given Alice controls "Canyon Lurkers" that is face down
      And Alice has lands for {3}{R}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Canyon Lurkers"
      And Bob passes
      And Alice turns "Canyon Lurkers" face up
      Then the stack is the spell "Lightning Bolt"
      And "Canyon Lurkers" is face up

  Rule: Its player has priority afterwards

    @id:special-action-priority-after-land @CR:116.3 @CR:117.3c
    Scenario: After a land its player has priority still
      Given Alice has "Forest" and "Llanowar Elves" in hand
      And Bob controls "Prodigal Pyromancer"
      When Alice plays "Forest"
      Then Bob can't activate "Prodigal Pyromancer" targeting Alice
      When Alice casts "Llanowar Elves"
      Then the stack is the spell "Llanowar Elves"

    @id:special-action-priority-out-of-turn @CR:116.3
    Scenario: So it is in another player's turn
      Given it is Bob's upkeep
      And Bob controls "Prodigal Pyromancer"
      And Alice controls "Canyon Lurkers" that is face down
      And Alice has lands for {3}{R}
      When Bob passes
      And Alice turns "Canyon Lurkers" face up
      Then Bob can't activate "Prodigal Pyromancer" targeting Alice

  Rule: When a land can be played

    @id:special-action-one-land @CR:116.2a @CR:305.2
    Scenario: Only one in a turn
      Given Alice has 2 "Forest" in hand
      When Alice plays "Forest"
      Then Alice can't play "Forest"

    @id:special-action-land-in-own-main-phase @CR:116.2a @CR:117.1c @CR:305.3
    Scenario Outline: Not in <step>
      Given it is <step>
      And Alice has "Forest" in hand
      Then Alice can't play "Forest"

      Examples:
        | step                         |
        | Alice's upkeep               |
        | Alice's draw step            |
        | Alice's end step             |
        | Bob's precombat main phase   |

    @id:special-action-land-empty-stack @CR:116.2a @CR:117.1c
    Scenario: Not while anything is on the stack
      Given Alice has "Forest" and "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't play "Forest"
      When the stack resolves
      And Alice plays "Forest"
      Then Alice controls "Forest"

    @id:special-action-any-time-with-priority @CR:117.1c @CR:116.2b
    Scenario: What may be done at any time needs priority and nothing else
      Given it is Bob's upkeep
      And Alice controls "Canyon Lurkers" that is face down
      And Alice has lands for {3}{R}
      Then Alice can't turn "Canyon Lurkers" face up
      When Bob passes
      And Alice turns "Canyon Lurkers" face up
      Then "Canyon Lurkers" is face up

  Rule: Plot

    @id:special-action-plot @CR:116.2k @CR:702.170d
    Scenario: A card with plot is exiled at once, and cast for nothing in a later turn
      Given Alice has "Djinn of Fool's Fall" in hand
      And Alice has lands for {3}{U}
      When Alice plots "Djinn of Fool's Fall"
      Then Alice has "Djinn of Fool's Fall" in exile
      And the stack is empty
      And Alice has no untapped lands
      And Alice can't cast "Djinn of Fool's Fall" in Alice's exile
      When the game advances to Alice's next precombat main phase
      And Alice casts "Djinn of Fool's Fall" in Alice's exile
      And the stack resolves
      Then Alice controls "Djinn of Fool's Fall"

    @id:special-action-plot-timing @CR:116.2k
    Scenario Outline: It can't be plotted in <step>
      Given it is <step>
      And Alice has "Djinn of Fool's Fall" in hand
      And Alice has lands for {3}{U}
      Then Alice can't plot "Djinn of Fool's Fall"

      Examples:
        | step                       |
        | Alice's upkeep             |
        | Bob's precombat main phase |

    @id:special-action-plot-empty-stack @CR:116.2k
    Scenario: Nor with anything on the stack
      Given Alice has "Djinn of Fool's Fall" and "Lightning Bolt" in hand
      And Alice has lands for {3}{U}{R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't plot "Djinn of Fool's Fall"

  Rule: Suspend

    @id:special-action-suspend-when-castable @CR:116.2f
    Scenario: What may be cast as though it had flash can be suspended with something on the stack
      Given Alice controls "Vedalken Orrery"
      And Alice has "Ancestral Vision" and "Lightning Bolt" in hand
      And Alice has lands for {U}{R}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice suspends "Ancestral Vision"
      Then Alice has "Ancestral Vision" in exile
      And the stack is the spell "Lightning Bolt"

    @id:special-action-suspend-not-castable @CR:116.2f
    Scenario: A sorcery without that can't
      Given Alice has "Ancestral Vision" and "Lightning Bolt" in hand
      And Alice has lands for {U}{R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't suspend "Ancestral Vision"
