Feature: Split cards
  Two halves on one card: one of them is cast, and only that half counts then. Everywhere else the card is both together.

  Rule: One half is cast, and only that half counts

    @id:half-under-a-ban-on-even-mana-values @CR:709.3a @CR:709.3b
    Scenario: A ban on even mana values looks at the half that is cast
      Given Bob controls "Void Winnower"
      And Alice has "Assault // Battery" in hand
      And Alice has lands for {R}{3}{G}
      Then Alice can't cast "Battery"
      When Alice casts "Assault" targeting Bob
      Then the spell "Assault" has mana value 1
      And the spell "Assault" is red
      And the spell "Assault" isn't green
      When the stack resolves
      Then Bob has 18 life

    @id:halves-of-two-types @CR:709.3a @CR:709.3
    Scenario: In another player's turn the half that is an instant can be cast, the sorcery can't
      Given it is Bob's precombat main phase
      And Alice controls "Serra Angel"
      And Bob controls "Hill Giant"
      And Alice has "Thrash // Threat" in hand
      And Alice has lands for {2}{R}{G}
      When Bob passes
      Then Alice can't cast "Threat"
      When Alice casts "Thrash" targeting "Serra Angel" and "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in graveyard

    @id:copied-split-card @CR:709.3c @CR:707.12
    Scenario Outline: Of a copy of a split card either half can be cast
      Given Alice controls "Founding the Third Path" with 2 lore counters
      And it is Alice's upkeep
      And Alice has "Fire // Ice" and "Opt" in graveyard
      And Bob controls "Hill Giant"
      And Alice has lands for {1}{R}{U}
      When the game advances to Alice's precombat main phase
      And Alice chooses "Fire // Ice"
      And all players pass
      And Alice casts the second "<half>" targeting "Hill Giant"
      Then the spell "<half>" is <color>
      And the spell "<half>" has mana value 2

      Examples:
        | half | color |
        | Fire | red   |
        | Ice  | blue  |

  Rule: Off the stack the card is both halves together

    @id:split-card-in-hand @CR:709.4 @CR:709.4b
    Scenario Outline: It has the mana value and the colors of both
      Given Alice has "Assault // Battery" <where>
      Then "Assault // Battery" in Alice's <zone> has mana value 5
      And "Assault // Battery" in Alice's <zone> is red and green

      Examples:
        | where        | zone      |
        | in hand      | hand      |
        | in graveyard | graveyard |
        | in exile     | exile     |

    @id:split-card-of-two-types @CR:709.4c
    Scenario: It has the card types of both
      Given Alice has "Thrash // Threat" in hand
      Then "Thrash // Threat" in Alice's hand is an instant
      And "Thrash // Threat" in Alice's hand is a sorcery

    @id:one-split-card-is-one-card @CR:709.2
    Scenario: Discarded, it is one card
      Given Bob has "Mind Rot" in hand
      And Bob has lands for {2}{B}
      And it is Bob's precombat main phase
      And Alice has "Fire // Ice" and "Grizzly Bears" and "Forest" in hand
      When Bob casts "Mind Rot" targeting Alice
      And the stack resolves
      And Alice chooses "Fire // Ice" and "Forest"
      Then Alice has "Grizzly Bears" in hand
      And Alice has 2 cards in graveyard

  Rule: It has two names, of which one is chosen

    @id:name-of-a-half-bans-that-half @CR:709.4a
    Scenario: The name of one half bans that half alone
      Given Bob has "Meddling Mage" in hand
      And Bob has lands for {W}{U}
      And it is Bob's precombat main phase
      And Alice has "Assault // Battery" in hand
      And Alice has lands for {R}{3}{G}
      When Bob casts "Meddling Mage"
      And the stack resolves
      Then Bob can't choose "Assault // Battery"
      When Bob chooses "Assault"
      And the game advances to Alice's precombat main phase
      Then Alice can't cast "Assault" targeting Bob
      When Alice casts "Battery"
      And the stack resolves
      Then Alice controls 1 Elephant token

    @id:split-card-has-the-chosen-name @CR:709.4a
    Scenario Outline: A card has the chosen name if one of its halves has it
      Given Alice has "Memoricide" in hand
      And Alice has lands for {3}{B}
      And Bob has "Fire // Ice" and "Opt" in hand
      When Alice casts "Memoricide" targeting Bob
      And the stack resolves
      And Alice chooses "<half>"
      And Alice chooses "Fire // Ice"
      Then Bob has "Fire // Ice" in exile
      And Bob has "Opt" in hand

      Examples:
        | half |
        | Fire |
        | Ice  |
