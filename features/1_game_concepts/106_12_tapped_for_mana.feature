Feature: Tapping a permanent for mana
  That is to activate one of its mana abilities whose cost has the tap symbol, and nothing else.
  Mana Reflection doubles the mana of a permanent that its controller taps for mana.

  Rule: The cost must have the tap symbol

    @id:any-permanent-is-tapped-for-mana @CR:106.12 @ruling:tapping-for-mana
    Scenario Outline: A permanent of any type may be tapped for mana
      Given Alice controls "Mana Reflection"
      And Alice controls <permanent>
      When Alice taps <permanent> for mana
      Then Alice has <mana>

      Examples:
        | permanent        | mana         |
        | "Forest"         | {G}{G}       |
        | "Llanowar Elves" | {G}{G}       |
        | "Sol Ring"       | {C}{C}{C}{C} |

    @id:altar-is-not-tapped-for-mana @CR:106.12 @ruling:tapping-for-mana
    Scenario: Sacrificing a creature to Ashnod's Altar isn't tapping for mana
      Given Alice controls "Mana Reflection", "Ashnod's Altar" and "Grizzly Bears"
      When Alice activates "Ashnod's Altar" sacrificing "Grizzly Bears"
      Then Alice has "Grizzly Bears" in graveyard
      And Alice has {C}{C}

    @id:phyrexian-altar-is-not-tapped-for-mana @CR:106.12 @ruling:tapping-for-mana
    Scenario: Sacrificing a creature to Phyrexian Altar isn't tapping for mana
      Given Alice controls "Mana Reflection", "Phyrexian Altar" and "Grizzly Bears"
      When Alice activates "Phyrexian Altar" choosing red sacrificing "Grizzly Bears"
      Then Alice has "Grizzly Bears" in graveyard
      And Alice has {R}

    @id:untap-symbol-is-not-tapping-for-mana @CR:106.12 @ruling:tapping-for-mana
    Scenario: The land that pays is doubled and Pili-Pala's untap ability isn't
      Given Alice controls "Mana Reflection" and "Wastes"
      And Alice controls "Pili-Pala" that is tapped
      When Alice taps "Wastes" for mana
      Then Alice has {C}{C}
      When Alice activates "Pili-Pala" choosing blue
      Then "Pili-Pala" is untapped
      And Alice has {U}

    @id:druid-taps-elves-without-the-symbol @CR:106.12 @CR:107.5 @ruling:tapping-for-mana
    Scenario: Creatures tapped to Heritage Druid aren't tapped for mana
      Given Alice controls "Mana Reflection", "Heritage Druid" and 2 "Llanowar Elves"
      When Alice activates "Heritage Druid" tapping "Heritage Druid" and 2 "Llanowar Elves"
      Then "Heritage Druid" is tapped
      And Alice has {G}{G}{G}

    @id:drum-has-the-symbol @CR:106.12 @ruling:tapping-for-mana
    Scenario: A further cost beside the tap symbol changes nothing
      Given Alice controls "Mana Reflection", "Springleaf Drum" and "Grizzly Bears"
      When Alice activates "Springleaf Drum" choosing blue tapping "Grizzly Bears"
      Then "Springleaf Drum" is tapped
      And "Grizzly Bears" is tapped
      And Alice has {U}{U}

  Rule: The ability must be a mana ability

    @id:targeting-ability-is-no-mana-ability @CR:605.5a @CR:106.12 @ruling:tapping-for-mana
    Scenario: Deathrite Shaman's ability has a target, uses the stack and isn't doubled
      Given Alice controls "Mana Reflection" and "Deathrite Shaman"
      And Bob has "Forest" in graveyard
      When Alice activates "{T}" of "Deathrite Shaman" targeting "Forest" in Bob's graveyard
      Then Alice has no mana
      And the stack is the ability of "Deathrite Shaman"
      When the stack resolves
      And Alice chooses blue
      Then Bob has "Forest" in exile
      And Alice has {U}

    @id:targeting-mana-can-be-answered @CR:605.5a @ruling:tapping-for-mana
    Scenario: The Shaman's ability can be responded to and then finds no target
      Given Alice controls "Deathrite Shaman"
      And Bob controls "Deathrite Shaman"
      And Bob has "Forest" in graveyard
      When Alice activates "{T}" of "Deathrite Shaman" targeting "Forest" in Bob's graveyard
      And Alice passes
      And Bob activates "{T}" of "Deathrite Shaman" targeting "Forest" in Bob's graveyard
      Then the stack is the ability of Bob's "Deathrite Shaman" and the ability of Alice's "Deathrite Shaman"
      When the stack resolves
      And Bob chooses green
      Then Bob has {G}
      And Alice has no mana

  Rule: Being tapped isn't being tapped for mana

    @id:maze-makes-no-mana @CR:106.12 @ruling:tapping-for-mana
    Scenario: A land tapped for an ability without mana isn't tapped for mana
      Given Alice controls "Maze of Ith", "Manabarbs" and "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice activates "Maze of Ith" targeting "Grizzly Bears"
      Then "Maze of Ith" is tapped
      And the stack is the ability of "Maze of Ith"
      When the stack resolves
      Then "Grizzly Bears" is untapped
      And Alice has 20 life

    @id:land-tapped-by-an-effect @CR:106.12 @ruling:tapping-for-mana
    Scenario: The land that pays for Icy Manipulator is tapped for mana, the land it taps isn't
      Given Alice controls "Icy Manipulator", "Manabarbs" and "Wastes"
      And Bob controls "Forest"
      When Alice activates "Icy Manipulator" targeting "Forest"
      And the stack resolves
      Then "Forest" is tapped
      And Bob has 20 life
      And Alice has 19 life

    @id:creature-tapped-for-another-permanents-ability @CR:106.12 @ruling:tapping-for-mana @ruling:tapped-for-mana-triggers
    Scenario: A creature land tapped for Springleaf Drum's ability isn't itself tapped for mana
      Given Alice controls "Manabarbs", "Springleaf Drum" and "Dryad Arbor"
      When Alice activates "Springleaf Drum" choosing blue tapping "Dryad Arbor"
      Then "Dryad Arbor" is tapped
      And Alice has {U}
      And the stack is empty

    @id:creature-land-tapped-for-its-own-ability @CR:106.12 @ruling:tapping-for-mana
    Scenario: The same creature land tapped for its own ability is tapped for mana
      Given Alice controls "Manabarbs", "Springleaf Drum" and "Dryad Arbor"
      When Alice taps "Dryad Arbor" for mana
      Then Alice has {G}
      And the stack is the trigger of "Manabarbs"
      When the stack resolves
      Then Alice has 19 life

  Rule: Tapping for mana while paying counts

    @id:land-tapped-while-casting @CR:106.12 @CR:605.3a @CR:605.4a @ruling:tapping-for-mana
    Scenario: Mana Flare's mana pays for the spell that the Forest was tapped for
      Given Alice controls "Mana Flare" and "Forest"
      And Alice has "Grizzly Bears" in hand
      When Alice casts "Grizzly Bears" activating "Forest"
      Then the stack is the spell "Grizzly Bears"
      And "Forest" is tapped
      And Alice has no mana

    @id:one-land-pays-for-one @CR:601.2h @ruling:tapping-for-mana
    Scenario: Without Mana Flare one Forest can't pay for a spell that costs two
      Given Alice controls "Forest"
      And Alice has "Grizzly Bears" in hand
      Then Alice can't cast "Grizzly Bears"
