Feature: Mana abilities and what only makes mana

  Rule: A triggered ability without a target that triggers on mana and makes mana

    @id:wild-growth-pays @CR:605.1b @CR:605.4a
    Scenario: The additional mana is there at once and pays for the spell being cast
      Given Alice controls "Forest"
      And Alice controls "Wild Growth" attached to "Forest"
      And Alice has "Elvish Mystic" and "Grizzly Bears" in hand
      When Alice casts "Grizzly Bears"
      Then the stack is the spell "Grizzly Bears"
      And Alice has no mana

    @id:mana-flare-one-more @CR:605.1b @CR:605.4a
    Scenario: Mana Flare adds one mana, of the type that the land produced
      Given Alice controls "Mana Flare"
      And Alice controls "Vivid Crag" with 1 charge counter
      When Alice activates "{T}, remove" of "Vivid Crag" choosing green
      Then the stack is empty
      And Alice has {G}{G}

    @id:growths-trigger-each @CR:605.4
    Scenario: Each of them triggers, and for who controls the land
      Given Bob controls "Forest"
      And Alice controls "Wild Growth" attached to "Forest"
      And Alice controls "Fertile Ground" attached to "Forest"
      When Alice passes
      And Bob taps "Forest" for mana
      And Bob chooses red
      Then Bob has {G}{G}{R}
      And Alice has no mana
      And the stack is empty

    @id:cradle-makes-nothing @CR:605.2
    Scenario: A land that makes no mana is tapped without triggering anything
      Given Alice controls "Gaea's Cradle"
      And Alice controls "Wild Growth" attached to "Gaea's Cradle"
      When Alice taps "Gaea's Cradle" for mana
      Then "Gaea's Cradle" is tapped
      And Alice has no mana
      And the stack is empty

    @id:manabarbs-makes-no-mana @CR:605.1b @CR:605.5
    Scenario: An ability that triggers on mana but makes none uses the stack
      Given Bob controls "Manabarbs"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}
      And the stack is the trigger of "Manabarbs"
      And Alice has 20 life

  Rule: An ability with a target is none, nor is a spell

    @id:shaman-is-no-mana-ability @CR:605.5 @CR:605.1a
    Scenario: Deathrite Shaman's ability uses the stack, and isn't tapping a land for mana even if the Shaman is a land
      Given Alice controls "Ashaya, Soul of the Wild", "Deathrite Shaman" and "Vorinclex, Voice of Hunger"
      And Bob has "Forest" in graveyard
      When Alice activates the first "{T}" of "Deathrite Shaman" targeting "Forest"
      Then the stack is the ability of "Deathrite Shaman"
      And Alice has no mana
      When all players pass
      And Alice chooses black
      Then Alice has {B}
      And the stack is empty

    @id:shaman-cannot-pay @CR:605.5
    Scenario: It can't be activated while a spell is being cast
      Given Alice controls "Deathrite Shaman"
      And Bob has "Forest" in graveyard
      And Alice has "Llanowar Elves" in hand
      Then Alice can't cast "Llanowar Elves"
      And Bob has "Forest" in graveyard

    @id:ritual-is-a-spell @CR:605.5b
    Scenario: A spell that makes mana is cast and resolves like any other
      Given Alice has "Dark Ritual" in hand
      And Alice has lands for {B}
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "Dark Ritual"
      Then the stack is the spell "Dark Ritual"
      And Alice has no mana
      When Alice passes
      And Bob casts "Counterspell" targeting the spell "Dark Ritual"
      And the stack resolves
      Then Alice has no mana

    @id:ritual-resolves @CR:605.5b
    Scenario: Its mana comes as it resolves, and can't be waited for while another spell is cast
      Given Alice has "Dark Ritual" and "Phyrexian Arena" in hand
      And Alice has lands for {B}
      Then Alice can't cast "Phyrexian Arena"
      When Alice casts "Dark Ritual"
      And the stack resolves
      Then Alice has {B}{B}{B}
      When Alice casts "Phyrexian Arena"
      And the stack resolves
      Then Alice controls "Phyrexian Arena"

  Rule: One that is being activated can't be activated for itself

    @id:prismite-doesnt-pay-for-itself @CR:605.3c
    Scenario: Prismite's mana can't pay for the same activation
      Given Alice controls "Prismite" and "Forest"
      Then Alice can't activate "Prismite" choosing blue
      And Alice can't activate "Prismite" choosing blue activating "Prismite"
      And Alice has no mana
      And "Forest" isn't tapped

    @id:prismites-pay-for-one-another @CR:605.3c
    Scenario: Another one's can
      Given Alice controls 2 "Prismite"
      And Alice has lands for {3}
      When Alice activates the first "Prismite" choosing blue activating the second "Prismite"
      Then Alice has {U}
      And Alice has no untapped lands
      And the stack is empty

    @id:prismite-isnt-activated-within-itself @CR:605.3c
    Scenario: With mana enough for both it still isn't activated while it is being activated
      Given Alice controls "Prismite"
      And Alice has lands for {3}
      Then Alice can't activate "Prismite" choosing blue activating "Prismite"
      When Alice activates "Prismite" choosing blue
      Then Alice has {U}
