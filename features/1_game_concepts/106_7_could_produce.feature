Feature: The types of mana that a permanent could produce
  Every type that one of its abilities would produce if it resolved now: costs are ignored,
  replacement effects count in every order.

  Rule: Lands that look at each other

    @id:reflecting-pools-alone @CR:106.7 @ruling:could-produce-nothing
    Scenario Outline: Reflecting Pools define nothing for each other
      Given Alice controls 2 "Reflecting Pool"
      And Alice controls <other>
      When Alice taps the first "Reflecting Pool" for mana
      Then the first "Reflecting Pool" is tapped
      And Alice has <mana>

      Examples:
        | other            | mana    |
        | "Llanowar Elves" | no mana |
        | "Forest"         | {G}     |

    @id:orchards-see-through-each-other @CR:106.7 @ruling:could-produce
    Scenario Outline: An Exotic Orchard sees its controller's own Forest through the opponent's Orchard
      Given Alice controls "Exotic Orchard"
      And Alice controls <other>
      And Bob controls "Exotic Orchard"
      When Alice taps "Exotic Orchard" for mana
      Then Alice's "Exotic Orchard" is tapped
      And Alice has <mana>

      Examples:
        | other            | mana    |
        | "Forest"         | {G}     |
        | "Llanowar Elves" | no mana |

    @id:opposing-orchard-sees-the-forest @CR:106.7 @ruling:could-produce @ruling:could-produce-nothing
    Scenario Outline: The other Orchard sees the Forest directly
      Given Alice controls "Exotic Orchard"
      And Alice controls <other>
      And Bob controls "Exotic Orchard"
      When Alice passes
      And Bob taps "Exotic Orchard" for mana
      Then Bob's "Exotic Orchard" is tapped
      And Bob has <mana>

      Examples:
        | other            | mana    |
        | "Forest"         | {G}     |
        | "Llanowar Elves" | no mana |

    @id:stones-look-across-the-table @CR:106.7 @ruling:could-produce
    Scenario: Each Fellwar Stone looks at the lands of its controller's opponent
      Given Alice controls "Fellwar Stone" and "Forest"
      And Bob controls "Fellwar Stone" and "Island"
      When Alice taps "Fellwar Stone" for mana
      Then Alice has {U}
      When Alice passes
      And Bob taps "Fellwar Stone" for mana
      Then Bob has {G}

  Rule: A type of mana may be colorless, a color may not

    @id:pool-copies-colorless @CR:106.1b @CR:106.7 @ruling:could-produce
    Scenario: Reflecting Pool makes colorless mana beside Wastes
      Given Alice controls "Reflecting Pool" and "Wastes"
      When Alice taps "Reflecting Pool" for mana
      Then Alice has {C}

    @id:colorless-is-no-color @CR:106.1a @CR:106.7 @ruling:could-produce
    Scenario Outline: A land that makes only colorless mana defines no color
      Given Alice controls <permanent>
      And Bob controls <land>
      When Alice taps <permanent> for mana
      Then <permanent> is tapped
      And Alice has <mana>

      Examples:
        | permanent        | land     | mana    |
        | "Exotic Orchard" | "Wastes" | no mana |
        | "Fellwar Stone"  | "Wastes" | no mana |
        | "Exotic Orchard" | "Swamp"  | {B}     |
        | "Fellwar Stone"  | "Swamp"  | {B}     |

  Rule: Costs are ignored

    @id:fellwar-stone-ignores-counter-cost @CR:106.7 @ruling:could-produce-ignores-costs
    Scenario: A counter that isn't there to remove doesn't matter
      Given Alice controls "Fellwar Stone"
      And Bob controls "Vivid Crag"
      When Alice taps "Fellwar Stone" for mana
      Then Alice may choose only {W}, {U}, {B}, {R} or {G}
      When Alice chooses {U}
      Then Alice has {U}

    @id:pool-ignores-sacrifice-cost @CR:106.7 @ruling:could-produce-ignores-costs
    Scenario: A creature that isn't there to sacrifice doesn't matter
      Given Alice controls "Reflecting Pool" and "Phyrexian Tower"
      When Alice taps "Reflecting Pool" for mana
      Then Alice may choose only {B} or {C}
      When Alice chooses {B}
      Then Alice has {B}

    @id:pool-ignores-tapping-cost @CR:106.7 @ruling:could-produce-ignores-costs
    Scenario Outline: A land that can't be tapped now counts
      Given Alice controls "Reflecting Pool"
      And Alice controls <land>
      When Alice taps "Reflecting Pool" for mana
      Then Alice has {G}

      Examples:
        | land                                 |
        | "Forest" that is tapped              |
        | "Dryad Arbor" that is summoning sick |

    @id:pool-ignores-mana-cost @CR:106.7 @ruling:could-produce-ignores-costs
    Scenario Outline: Mana that isn't there to pay doesn't matter
      Given Alice controls "Reflecting Pool" and "Mystic Gate"
      When Alice taps "Reflecting Pool" for mana
      Then Alice may choose only {W}, {U} or {C}
      When Alice chooses <type>
      Then Alice has <type>

      Examples:
        | type |
        | {W}  |
        | {U}  |
        | {C}  |

    @id:pool-ignores-activation-restriction @CR:106.7 @CR:602.1b @ruling:could-produce
    Scenario: A restriction on activating isn't part of what the ability would produce
      Given Alice controls "Reflecting Pool" and "Temple of the False God"
      Then Alice can't tap "Temple of the False God" for mana
      When Alice taps "Reflecting Pool" for mana
      Then Alice has {C}

  Rule: Only what would be produced now counts

    @id:pool-counts-what-is-there @CR:106.7 @ruling:could-produce-nothing
    Scenario Outline: An ability that would add no mana now defines no type
      Given Alice controls "Reflecting Pool"
      And Alice controls <permanents>
      When Alice taps "Reflecting Pool" for mana
      Then "Reflecting Pool" is tapped
      And Alice has <mana>

      Examples:
        | permanents                            | mana    |
        | "Gaea's Cradle"                       | no mana |
        | "Gaea's Cradle" and "Grizzly Bears"   | {G}     |
        | "Tolarian Academy"                    | no mana |
        | "Tolarian Academy" and "Icy Manipulator" | {U}  |

    @id:aura-mana-is-not-the-lands @CR:106.7 @CR:106.3 @ruling:could-produce
    Scenario: Mana that an Aura's ability adds isn't the land's
      Given Alice controls "Fellwar Stone"
      And Bob controls "Island"
      And Bob controls "Wild Growth" attached to "Island"
      When Alice taps "Fellwar Stone" for mana
      Then Alice has {U}

    @id:stone-sees-granted-abilities @CR:106.7 @ruling:could-produce
    Scenario: An ability that another permanent gives to the land counts
      Given Alice controls "Fellwar Stone"
      And Bob controls "Chromatic Lantern" and "Forest"
      When Alice taps "Fellwar Stone" for mana
      Then Alice may choose only {W}, {U}, {B}, {R} or {G}
      When Alice chooses {R}
      Then Alice has {R}

    @id:lantern-alone-is-no-land @CR:106.7 @ruling:could-produce
    Scenario: Chromatic Lantern's own ability isn't a land's
      Given Alice controls "Fellwar Stone"
      And Bob controls "Chromatic Lantern"
      When Alice taps "Fellwar Stone" for mana
      Then "Fellwar Stone" is tapped
      And Alice has no mana

    @id:stone-sees-the-new-land-type @CR:106.7 @CR:305.7 @ruling:could-produce
    Scenario: An ability that the land has lost doesn't count
      Given Alice controls "Fellwar Stone" and "Blood Moon"
      And Bob controls "Gaea's Cradle" and "Grizzly Bears"
      When Alice taps "Fellwar Stone" for mana
      Then Alice has {R}
