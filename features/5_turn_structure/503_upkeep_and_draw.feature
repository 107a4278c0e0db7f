Feature: The upkeep step and the draw step

  Rule: The active player gets priority as the upkeep begins

    @id:priority-in-upkeep @CR:503.1
    Scenario: It is the active player who may act first, and then the next player
      Given it is Alice's end step
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob has "Giant Growth" in hand
      And Bob has lands for {G}
      And Bob controls "Grizzly Bears"
      When the game advances to Bob's upkeep
      Then Alice can't cast "Lightning Bolt" targeting "Grizzly Bears"
      When Bob casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      Then it is Bob's upkeep
      And "Grizzly Bears" is 5/5
      When Bob passes
      And Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then it is Bob's upkeep
      And Bob has 17 life

  Rule: What triggered while untapping and what triggers on the upkeep go onto the stack together

    @id:order-of-triggering-does-not-matter @CR:503.1a
    Scenario Outline: Their controller puts them in any order, <first> on top
      Given it is Alice's end step
      And Bob controls "Mesmeric Orb" and "Phyrexian Arena"
      And Bob controls "Forest" that is tapped
      When the game advances to Bob's upkeep
      And Bob orders "<first>" before "<second>"
      Then the stack is the trigger of "<first>" and the trigger of "<second>"

      Examples:
        | first           | second          |
        | Mesmeric Orb    | Phyrexian Arena |
        | Phyrexian Arena | Mesmeric Orb    |

    @id:active-player-below-though-later @CR:503.1a
    Scenario: The active player's trigger lies below though it triggered later
      Given it is Alice's end step
      And Alice controls "Mesmeric Orb"
      And Bob controls "Phyrexian Arena"
      And Bob controls "Forest" that is tapped
      When the game advances to Bob's upkeep
      Then the stack is the trigger of "Mesmeric Orb" and the trigger of "Phyrexian Arena"

  Rule: A spell for the time after the upkeep step waits for the first one only

    @id:not-in-the-first-upkeep @CR:503.2
    Scenario: With two upkeep steps it may be cast in the second
      Given it is Alice's end step
      And Bob controls "Vedalken Orrery"
      And Bob has "Paradox Haze" in hand
      And Bob has lands for {2}{U}
      And Alice has "Reset" in hand
      And Alice has lands for {U}{U}
      When Alice passes
      And Bob casts "Paradox Haze" targeting Bob
      And the stack resolves
      And the game advances to Bob's upkeep
      And the stack resolves
      And Bob passes
      Then Alice can't cast "Reset"
      When Alice passes
      Then it is Bob's upkeep
      When Bob passes
      And Alice casts "Reset"
      And the stack resolves
      Then it is Bob's upkeep
      And the first "Island" is untapped

    @id:after-the-only-upkeep @CR:503.2
    Scenario: With one it waits until that is over
      Given it is Alice's end step
      And Alice has "Reset" in hand
      And Alice has lands for {U}{U}
      When the game advances to Bob's upkeep
      And Bob passes
      Then Alice can't cast "Reset"
      When Alice passes
      And Bob passes
      And Alice casts "Reset"
      Then it is Bob's draw step
      And the stack is the spell "Reset"

  Rule: The draw comes first in the draw step, then priority

    @id:draw-uses-no-stack @CR:504.1 @CR:405.6e
    Scenario: The active player has drawn one card before anyone can act; others draw nothing
      Given it is Bob's upkeep
      And Bob has 2 "Opt" in library
      When all players pass
      Then it is Bob's draw step
      And the stack is empty
      And Bob has 1 card in hand
      And Alice has no cards in hand

    @id:draw-before-triggers @CR:504.1 @CR:504.2
    Scenario: The card has been drawn when what triggered is put on the stack, and can be cast
      Given it is Bob's upkeep
      And Alice controls "Howling Mine"
      And Bob has "Lightning Bolt" in library
      And Bob has lands for {R}
      When all players pass
      Then it is Bob's draw step
      And the stack is the trigger of "Howling Mine"
      And Bob has "Lightning Bolt" in hand
      When Bob casts "Lightning Bolt" targeting Alice
      Then the stack is the spell "Lightning Bolt" and the trigger of "Howling Mine"
      When the stack resolves
      Then Bob has 1 card in hand
      And it is Bob's draw step
