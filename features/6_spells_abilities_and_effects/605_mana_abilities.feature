Feature: Which activated abilities are mana abilities
  An ability that targets isn't one; since the edition of September 2026 neither is one whose cost
  or effect moves a card to or from a library.

  Rule: An ability that moves a library's card uses the stack

    @id:milling-ability-uses-the-stack @CR:605.1a @CR:106.12 @since:2026-09-25 @ruling:tapping-for-mana
    Scenario Outline: An ability that mills a card as its cost is no mana ability and isn't doubled
      Given Alice controls "Mana Reflection"
      And Alice controls <creature>
      And Alice has "Opt" in library
      When Alice activates <creature>
      Then Alice has "Opt" in graveyard
      And <creature> is tapped
      And Alice has no mana
      And the stack is the ability of <creature>
      When the stack resolves
      Then Alice has {C}

      Examples:
        | creature             |
        | "Millikin"           |
        | "Deranged Assistant" |

    @id:milling-ability-makes-mana-at-once @CR:605.1a @CR:106.12 @until:2026-09-25 @ruling:tapping-for-mana
    Scenario Outline: An ability that mills a card as its cost is a mana ability and is doubled
      Given Alice controls "Mana Reflection"
      And Alice controls <creature>
      And Alice has "Opt" in library
      When Alice activates <creature>
      Then Alice has "Opt" in graveyard
      And <creature> is tapped
      And the stack is empty
      And Alice has {C}{C}

      Examples:
        | creature             |
        | "Millikin"           |
        | "Deranged Assistant" |

    @id:milling-cannot-pay @CR:605.1a @CR:605.3a @since:2026-09-25 @ruling:tapping-for-mana
    Scenario: Millikin's ability can't be activated to pay for a spell
      Given Alice controls "Millikin"
      And Alice has "Sol Ring" in hand
      And Alice has "Opt" in library
      Then Alice can't cast "Sol Ring"
      And Alice has "Opt" in library

    @id:milling-pays @CR:605.1a @CR:605.3a @until:2026-09-25 @ruling:tapping-for-mana
    Scenario: Millikin's ability can be activated to pay for a spell
      Given Alice controls "Millikin"
      And Alice has "Sol Ring" in hand
      And Alice has "Opt" in library
      When Alice casts "Sol Ring" activating "Millikin"
      Then the stack is the spell "Sol Ring"
      And Alice has "Opt" in graveyard

    @id:millikins-mana-pays-afterwards @CR:605.1a @since:2026-09-25 @ruling:tapping-for-mana
    Scenario: Mana made by Millikin beforehand can pay
      Given Alice controls "Millikin"
      And Alice has "Sol Ring" in hand
      When Alice activates "Millikin"
      And the stack resolves
      And Alice casts "Sol Ring"
      Then the stack is the spell "Sol Ring"
      And Alice has no mana

    @id:drawing-ability-uses-the-stack @CR:605.1a @since:2026-09-25 @ruling:tapping-for-mana
    Scenario: An ability that draws a card is no mana ability
      Given Alice controls "Chromatic Sphere"
      And Alice has lands for {1}
      When Alice activates "Chromatic Sphere"
      Then Alice has "Chromatic Sphere" in graveyard
      And the stack is the ability of "Chromatic Sphere"
      And Alice has no mana
      And Alice has no cards in hand
      When the stack resolves
      And Alice chooses blue
      Then Alice has {U}
      And Alice has 1 card in hand

    @id:drawing-ability-makes-mana-at-once @CR:605.1a @until:2026-09-25 @ruling:tapping-for-mana
    Scenario: An ability that draws a card is a mana ability
      Given Alice controls "Chromatic Sphere"
      And Alice has lands for {1}
      When Alice activates "Chromatic Sphere" choosing blue
      Then the stack is empty
      And Alice has {U}
      And Alice has 1 card in hand

    @id:drum-pays-for-a-spell @CR:605.3a @CR:605.3b @ruling:tapping-for-mana
    Scenario: An ability that taps a creature as its cost is a mana ability and pays for a spell
      Given Alice controls "Springleaf Drum" and "Grizzly Bears"
      And Alice has "Sol Ring" in hand
      When Alice activates "Springleaf Drum" choosing blue tapping "Grizzly Bears"
      Then the stack is empty
      And Alice has {U}
      When Alice casts "Sol Ring"
      Then the stack is the spell "Sol Ring"
      And Alice has no mana
