Feature: What a permanent could produce once its mana is replaced, or after it is gone

  Rule: Applicable replacement effects are taken into account

    @id:fellwar-stone-counts-replacement @CR:106.7 @ruling:could-produce-with-replacements
    Scenario Outline: Fellwar Stone sees what an enchantment makes of the Forest's mana
      Given Alice controls "Fellwar Stone"
      And Alice controls <enchantment>
      And Bob controls "Forest"
      When Alice taps "Fellwar Stone" for mana
      Then "Fellwar Stone" is tapped
      And Alice has <mana>

      Examples:
        | enchantment          | mana    |
        | "Contamination"      | {B}     |
        | "Infernal Darkness"  | {B}     |
        | "Ritual of Subdual"  | no mana |
        | "Manabarbs"          | {G}     |

    @id:chancery-under-pale-moon @CR:106.7 @ruling:could-produce-with-replacements
    Scenario Outline: Under Pale Moon a nonbasic land could produce no color
      Given Alice controls "Fellwar Stone"
      And Alice has "Pale Moon" in hand
      And Alice has lands for {1}{U}
      And Bob controls <land>
      When Alice casts "Pale Moon"
      And the stack resolves
      And Alice taps "Fellwar Stone" for mana
      Then "Fellwar Stone" is tapped
      And Alice has <mana>

      Examples:
        | land               | mana    |
        | "Azorius Chancery" | no mana |
        | "Forest"           | {G}     |

    @id:vitalist-under-pale-moon @CR:106.7 @ruling:could-produce-with-replacements
    Scenario Outline: Under Pale Moon a nonbasic land could produce colorless mana
      Given Alice controls "Naga Vitalist"
      And Alice controls <land>
      And Bob has "Pale Moon" in hand
      And Bob has lands for {1}{U}
      When Alice passes
      And Bob casts "Pale Moon"
      And the stack resolves
      And Alice taps "Naga Vitalist" for mana
      Then Alice has <mana>

      Examples:
        | land               | mana |
        | "Azorius Chancery" | {C}  |
        | "Forest"           | {G}  |

    @id:pale-moon-passes @CR:106.7 @CR:514.2 @ruling:could-produce-with-replacements
    Scenario: Next turn Pale Moon no longer counts
      Given Alice controls "Naga Vitalist" and "Azorius Chancery"
      And Bob has "Pale Moon" in hand
      And Bob has lands for {1}{U}
      When Alice passes
      And Bob casts "Pale Moon"
      And the stack resolves
      And the game advances to Alice's upkeep
      And Alice taps "Naga Vitalist" for mana
      Then Alice may choose only {W} or {U}
      When Alice chooses {W}
      Then Alice has {W}

    @id:vitalist-counts-every-order @CR:106.7 @ruling:could-produce-with-replacements
    Scenario Outline: Two replacements in either order give two types
      Given Alice controls "Forest" and "Naga Vitalist"
      And Bob controls "Contamination" and "Ritual of Subdual"
      When Alice taps "Naga Vitalist" for mana
      Then Alice may choose only {B} or {C}
      When Alice chooses <type>
      Then Alice has <type>

      Examples:
        | type |
        | {B}  |
        | {C}  |

    @id:doubled-pool-is-doubled-once @CR:106.7 @CR:106.12b @ruling:could-produce-with-replacements
    Scenario: A doubler changes no type and doubles the Pool's own mana once
      Given Alice controls "Mana Reflection", "Reflecting Pool" and "Forest"
      When Alice taps "Reflecting Pool" for mana
      Then Alice has {G}{G}

  Rule: A land sacrificed as a cost is looked at as it last was

    @id:squandered-crag-makes-any-color @CR:106.7 @CR:608.2h @ruling:could-produce @ruling:could-produce-ignores-costs
    Scenario: The sacrificed Vivid Crag could have produced any color
      Given Alice controls "Squandered Resources" and "Vivid Crag"
      When Alice activates "Squandered Resources" sacrificing "Vivid Crag"
      Then Alice may choose only {W}, {U}, {B}, {R} or {G}
      When Alice chooses {U}
      Then Alice has {U}
      And Alice has "Vivid Crag" in graveyard

    @id:squandered-lands-make-their-types @CR:106.7 @CR:608.2h @ruling:could-produce
    Scenario Outline: The type is that of the sacrificed land alone
      Given Alice controls "Squandered Resources" and "Island"
      And Alice controls <land>
      When Alice activates "Squandered Resources" sacrificing <name>
      Then Alice has <name> in graveyard
      And Alice has <mana>

      Examples:
        | land                    | name            | mana    |
        | "Forest"                | "Forest"        | {G}     |
        | "Forest" that is tapped | "Forest"        | {G}     |
        | "Wastes"                | "Wastes"        | {C}     |
        | "Gaea's Cradle"         | "Gaea's Cradle" | no mana |

    @id:squandered-land-is-not-tapped @CR:106.12 @CR:106.12a @ruling:could-produce @ruling:tapped-for-mana-triggers
    Scenario: Sacrificing a land for mana isn't tapping it for mana
      Given Alice controls "Squandered Resources" and 2 "Forest"
      And Bob controls "Mana Flare" and "Manabarbs"
      When Alice activates "Squandered Resources" sacrificing the first "Forest"
      Then Alice has "Forest" in graveyard
      And Alice has {G}
      And the stack is empty
      When Alice taps "Forest" for mana
      Then Alice has {G}{G}{G}
      And the stack is the trigger of "Manabarbs"
      When the stack resolves
      Then Alice has 19 life
