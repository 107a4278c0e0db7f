Feature: Conditions for activating
  An "activate only if" is looked at when the ability is activated, and never again.

  Rule: The condition must hold to activate

    @id:alexandria-needs-seven @CR:602.5 @CR:602.1b @ruling:jin-gitaxias-hand-checked-on-activation
    Scenario Outline: With <n> cards in hand Library of Alexandria draws nothing
      Given Alice controls "Library of Alexandria"
      And Alice has <n> "Forest" in hand
      Then Alice can't activate the second "{T}" of "Library of Alexandria"

      Examples:
        | n |
        | 6 |
        | 8 |

    @id:alexandria-with-seven @CR:602.1b @ruling:jin-gitaxias-hand-checked-on-activation
    Scenario: With seven it draws
      Given Alice controls "Library of Alexandria"
      And Alice has 7 "Forest" in hand
      When Alice activates the second "{T}" of "Library of Alexandria"
      And the stack resolves
      Then Alice has 8 cards in hand

  Rule: Afterwards it doesn't matter

    @id:alexandria-does-not-count-again @CR:602.5 @CR:608.2 @ruling:jin-gitaxias-hand-checked-on-activation
    Scenario: A card cast in response doesn't stop the ability
      Given Alice controls "Library of Alexandria"
      And Alice has 6 "Forest" and "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice activates the second "{T}" of "Library of Alexandria"
      And Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Alice has 7 cards in hand

    @id:sovereign-counts-again @CR:603.4
    Scenario: The condition of a triggered ability, by contrast, is looked at again
      Given it is Bob's end step
      And Alice controls "Felidar Sovereign"
      And Alice has 40 life
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When the game advances to Alice's upkeep
      Then the stack is the trigger of "Felidar Sovereign"
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has 37 life
      And nobody has won

    @id:sovereign-wins @CR:603.4 @CR:104.2b
    Scenario: Where it still holds the ability does what it says
      Given it is Bob's end step
      And Alice controls "Felidar Sovereign"
      And Alice has 40 life
      When the game advances to Alice's upkeep
      And the stack resolves
      Then Alice wins the game
