Feature: The main phase
  Two of them around combat; the time for sorceries, permanents and lands.

  Rule: The precombat main phase is the first one and only the first one

    @id:first-main-phase-only @CR:505.1a @CR:505.1b
    Scenario: What triggers on the first main phase doesn't trigger on an additional one
      Given it is Alice's upkeep
      And Alice controls "Magus of the Vineyard" and "Aggravated Assault"
      And Alice has lands for {3}{R}{R}
      When the game advances to Alice's precombat main phase
      Then the stack is the trigger of "Magus of the Vineyard"
      When the stack resolves
      Then Alice has {G}{G}
      When Alice activates "Aggravated Assault"
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      Then the stack is empty
      When all players pass
      And the game advances to Alice's postcombat main phase
      Then the stack is empty

    @id:first-main-phase-each-turn @CR:505.1b
    Scenario: In the next turn there is a first main phase again
      Given it is Alice's upkeep
      And Alice controls "Magus of the Vineyard"
      When the game advances to Alice's precombat main phase
      And the stack resolves
      And the game advances to Bob's precombat main phase
      Then the stack is the trigger of "Magus of the Vineyard"
      When the stack resolves
      Then Bob has {G}{G}

  Rule: The active player gets priority, after what triggered is on the stack

    @id:priority-in-main-phase @CR:505.6
    Scenario: The active player acts first in either main phase
      Given it is Alice's draw step
      And Alice has 2 "Lightning Bolt" in hand
      And Alice has lands for {R}{R}
      And Bob has "Giant Growth" in hand
      And Bob has lands for {G}
      And Bob controls "Grizzly Bears"
      When the game advances to Alice's precombat main phase
      Then Bob can't cast "Giant Growth" targeting "Grizzly Bears"
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      Then Bob can't cast "Giant Growth" targeting "Grizzly Bears"
      When Alice casts "Lightning Bolt" targeting Bob
      Then it is Alice's postcombat main phase

    @id:main-phase-ends-when-all-pass @CR:505.2
    Scenario: It has no steps: it ends at once when all pass in succession with an empty stack
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And all players pass
      Then it is Alice's precombat main phase
      When Alice passes
      Then it is Alice's precombat main phase
      When Bob passes
      Then it is Alice's beginning of combat

  Rule: Artifact, creature, enchantment, planeswalker and sorcery spells are for the main phase

    @id:only-in-the-main-phase @CR:505.6a
    Scenario Outline: The active player can't cast <card> in the <step>
      Given it is Alice's <step>
      And Alice has "<card>" in hand
      And Alice has lands for {4}{U}{U}{B}{G}
      Then Alice can't cast "<card>"
      When the game advances to Alice's <main> main phase
      And Alice casts "<card>"
      Then the stack is the spell "<card>"

      Examples:
        | card             | step                | main       |
        | Grizzly Bears    | upkeep              | precombat  |
        | Bitterblossom    | draw step           | precombat  |
        | Icy Manipulator  | beginning of combat | postcombat |
        | Jace Beleren     | end of combat       | postcombat |
        | Divination       | beginning of combat | postcombat |

    @id:not-in-the-end-step @CR:505.6a
    Scenario: Nor in the end step
      Given it is Alice's end step
      And Alice has "Grizzly Bears" and "Lightning Bolt" in hand
      And Alice has lands for {2}{G}{R}
      Then Alice can't cast "Grizzly Bears"
      When Alice casts "Lightning Bolt" targeting Bob
      Then the stack is the spell "Lightning Bolt"

    @id:only-the-active-player @CR:505.6a
    Scenario: Another player can't cast them in it
      Given Bob has "Grizzly Bears" in hand
      And Bob has lands for {1}{G}
      When Alice passes
      Then Bob can't cast "Grizzly Bears"

  Rule: One land, with priority and an empty stack, in either main phase

    @id:one-land-each-turn @CR:505.6b
    Scenario: A land in the precombat main phase leaves none for the postcombat one
      Given Alice has "Forest" and "Island" in hand
      When Alice plays "Forest"
      Then Alice can't play "Island"
      When the game advances to Alice's postcombat main phase
      Then Alice can't play "Island"

    @id:land-after-combat @CR:505.6b
    Scenario: The land may be played in the postcombat main phase instead
      Given Alice has "Forest" in hand
      When the game advances to Alice's postcombat main phase
      And Alice plays "Forest"
      Then Alice controls "Forest"
      And the stack is empty

    @id:no-land-outside-main @CR:505.6b
    Scenario Outline: Not in the <step>
      Given it is Alice's <step>
      And Alice has "Forest" in hand
      Then Alice can't play "Forest"

      Examples:
        | step                |
        | upkeep              |
        | draw step           |
        | beginning of combat |
        | end of combat       |
        | end step            |

    @id:no-land-while-the-stack-is-not-empty @CR:505.6b
    Scenario: Not while a spell is on the stack, and not in another player's turn
      Given Alice has "Forest" and "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob has "Island" in hand
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't play "Forest"
      When all players pass
      And Alice passes
      Then Bob can't play "Island"

    @id:land-with-an-exploration @CR:505.6b
    Scenario: An effect may allow one more
      Given Alice controls "Exploration"
      And Alice has "Forest", "Island" and "Swamp" in hand
      When Alice plays "Forest"
      And Alice plays "Island"
      Then Alice can't play "Swamp"

    @id:no-response-to-a-land @CR:505.6b
    Scenario: Playing a land uses no stack: the player who played it still has priority and nobody could respond
      Given Alice has "Forest" in hand
      And Bob has "Counterspell" and "Lightning Bolt" in hand
      And Bob has lands for {U}{U}{R}
      When Alice plays "Forest"
      Then Alice controls "Forest"
      And the stack is empty
      And Bob can't cast "Lightning Bolt" targeting Alice
      And Bob can't cast "Counterspell" targeting "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}
