Feature: The total cost of a spell
  The mana cost or an alternative cost, plus additional costs and increases, minus reductions.

  Rule: Increases first, then reductions

    @id:increase-before-reduction @CR:601.2f @CR:118.8a @ruling:total-cost-in-order
    Scenario: The kicker and an increase are added before a reduction is taken off
      Given Alice controls "Goblin Electromancer"
      And Alice has "Burst Lightning" in hand
      And Alice has lands for {4}{R}
      And Bob controls "Thalia, Guardian of Thraben"
      When Alice casts "Burst Lightning" with kicker targeting Bob
      Then Alice has no untapped lands
      When the stack resolves
      Then Bob has 16 life

    @id:increase-before-reduction-short @CR:601.2f @CR:601.2h @ruling:total-cost-in-order
    Scenario: One mana less doesn't pay the same total cost
      Given Alice controls "Goblin Electromancer"
      And Alice has "Burst Lightning" in hand
      And Alice has lands for {3}{R}
      And Bob controls "Thalia, Guardian of Thraben"
      Then Alice can't cast "Burst Lightning" with kicker targeting Bob
      When Alice casts "Burst Lightning" targeting Bob
      And the stack resolves
      Then Bob has 18 life

    @id:kicker-cost-is-reduced @CR:601.2f @CR:118.7a @ruling:total-cost-in-order
    Scenario Outline: A reduction takes from the generic mana of the whole cost, the kicker's too
      Given Alice controls "Goblin Electromancer"
      And Alice has "Burst Lightning" in hand
      And Alice has lands for <lands>
      When Alice casts "Burst Lightning" <how> Bob
      Then Alice has no untapped lands
      When the stack resolves
      Then Bob has <life> life

      Examples:
        | lands  | how                   | life |
        | {R}    | targeting             | 18   |
        | {3}{R} | with kicker targeting | 16   |

    @id:colored-mana-is-not-reduced @CR:118.7a @CR:601.2f @ruling:total-cost-in-order
    Scenario Outline: A reduction by generic mana doesn't touch colored mana
      Given Alice controls 2 "Helm of Awakening" and "Grizzly Bears"
      And Alice has "<spell>" in hand
      Then Alice can't cast "<spell>" targeting "Grizzly Bears"

      Examples:
        | spell          |
        | Giant Growth   |
        | Lightning Bolt |

    @id:increase-meets-reduction @CR:601.2f @ruling:total-cost-in-order
    Scenario Outline: An increase and a reduction of the same size cancel, whichever permanent came first
      Given Alice controls "<older>"
      And Alice controls "<newer>"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 17 life

      Examples:
        | older                | newer                |
        | Sphere of Resistance | Helm of Awakening    |
        | Helm of Awakening    | Sphere of Resistance |

    @id:nothing-below-nothing @CR:601.2f @CR:118.5 @ruling:total-cost-in-order
    Scenario Outline: The total cost is never less than {0}
      Given Alice controls <helms>
      And Alice has "Sol Ring" and "Ornithopter" in hand
      And Bob controls "Sphere of Resistance"
      When Alice casts "Sol Ring"
      And the stack resolves
      And Alice casts "Ornithopter"
      And the stack resolves
      Then Alice controls "Sol Ring" and "Ornithopter"

      Examples:
        | helms                 |
        | 2 "Helm of Awakening" |
        | 5 "Helm of Awakening" |

    @id:nothing-below-nothing-short @CR:601.2f @ruling:total-cost-in-order
    Scenario: With one reduction too few the increase is to be paid
      Given Alice controls "Helm of Awakening"
      And Alice has "Sol Ring" and "Ornithopter" in hand
      And Bob controls "Sphere of Resistance"
      Then Alice can't cast "Sol Ring"
      When Alice casts "Ornithopter"
      And the stack resolves
      Then Alice controls "Ornithopter"

  Rule: Alternative costs are increased and reduced the same way

    @id:kicked-for-five-colors @CR:118.9d @CR:601.2f @ruling:total-cost-in-order
    Scenario Outline: The kicker of Gigantiform is paid on top of Fist of Suns
      Given Alice controls "Fist of Suns" and "Grizzly Bears"
      And Bob controls "<other>"
      And Alice has "Gigantiform" in hand
      And Alice has lands for <lands>
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      Then Alice has no untapped lands
      When all players pass
      Then the stack is the trigger of "Gigantiform"
      When the stack resolves
      And Alice declines
      Then "Grizzly Bears" is 8/8

      Examples:
        | other                | lands              |
        | Sol Ring             | {4}{W}{U}{B}{R}{G} |
        | Sphere of Resistance | {5}{W}{U}{B}{R}{G} |
        | Helm of Awakening    | {3}{W}{U}{B}{R}{G} |

    @id:kicked-without-paying @CR:118.9d @CR:601.2f @ruling:total-cost-in-order
    Scenario Outline: Without paying its mana cost Gigantiform is kicked for {4}, more or less
      Given Alice controls "Omniscience" and "Grizzly Bears"
      And Bob controls "<other>"
      And Alice has "Gigantiform" in hand
      And Alice has lands for <lands>
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      Then Alice has no untapped lands
      When all players pass
      Then the stack is the trigger of "Gigantiform"
      When the stack resolves
      And Alice declines
      Then "Grizzly Bears" is 8/8

      Examples:
        | other                | lands |
        | Sol Ring             | {4}   |
        | Sphere of Resistance | {5}   |
        | Helm of Awakening    | {3}   |

    @id:free-spell-costs-more @CR:118.9d @CR:601.2f @ruling:total-cost-in-order
    Scenario: An increase applies to a spell cast without paying its mana cost
      Given Alice controls "Omniscience"
      And Alice has 2 "Divination" in hand
      And Alice has lands for {1}
      And Bob controls "Thalia, Guardian of Thraben"
      When Alice casts "Divination"
      Then Alice has no untapped lands
      When the stack resolves
      Then Alice has 3 cards in hand
      And Alice can't cast "Divination"

    @id:one-alternative-cost @CR:118.9a @CR:601.2b @ruling:total-cost-in-order
    Scenario: Evoke and casting without paying the mana cost don't go together
      Given Alice controls "Omniscience"
      And Alice has "Mulldrifter" in hand
      And Alice has lands for {2}
      Then Alice can't cast "Mulldrifter" for its evoke cost
      When Alice casts "Mulldrifter"
      And the stack resolves
      Then Alice controls "Mulldrifter"
      And Alice has 2 cards in hand

    @id:one-alternative-cost-evoked @CR:118.9a @CR:702.74a @ruling:total-cost-in-order
    Scenario: A player who could cast it for nothing may pay for evoke instead
      Given Alice controls "Omniscience"
      And Alice has "Mulldrifter" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Mulldrifter" for its evoke cost
      Then Alice has no untapped lands
      When the stack resolves
      Then Alice has "Mulldrifter" in graveyard
      And Alice has 2 cards in hand

  Rule: What affects the total cost directly comes last

    @id:trinisphere-comes-last @CR:601.2f @ruling:total-cost-in-order
    Scenario Outline: Under Trinisphere a cheaper spell costs three mana after increases and reductions
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for <lands>
      And Bob controls "Trinisphere" and <others>
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice has no untapped lands
      When the stack resolves
      Then Bob has 17 life

      Examples:
        | others                        | lands  |
        | "Sol Ring"                    | {2}{R} |
        | "Thalia, Guardian of Thraben" | {2}{R} |
        | "Helm of Awakening"           | {2}{R} |
        | 2 "Sphere of Resistance"      | {2}{R} |
        | 3 "Sphere of Resistance"      | {3}{R} |

    @id:trinisphere-short @CR:601.2f @ruling:total-cost-in-order
    Scenario Outline: Two mana don't pay for a spell under an untapped Trinisphere
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {1}{R}
      And Bob controls "Trinisphere" and <others>
      Then Alice can't cast "Lightning Bolt" targeting Bob

      Examples:
        | others                        |
        | "Sol Ring"                    |
        | "Thalia, Guardian of Thraben" |
        | "Helm of Awakening"           |

    @id:trinisphere-leaves-larger-costs @CR:601.2f @ruling:total-cost-in-order
    Scenario: A spell that costs more than three is left alone
      Given Alice controls "Grizzly Bears"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}
      And Bob controls "Trinisphere"
      When Alice casts "Gigantiform" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 8/8

    @id:trinisphere-tapped @CR:601.2f @ruling:total-cost-in-order
    Scenario: A tapped Trinisphere leaves every spell alone
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Trinisphere" that is tapped
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 17 life

    @id:trinisphere-and-free-spells @CR:601.2f @CR:118.9d @ruling:total-cost-in-order
    Scenario: A spell cast without paying its mana cost costs three mana under Trinisphere
      Given Alice controls "Omniscience"
      And Alice has 2 "Divination" in hand
      And Alice has lands for {3}
      And Bob controls "Trinisphere"
      When Alice casts "Divination"
      Then Alice has no untapped lands
      And Alice has 1 card in hand
      When the stack resolves
      Then Alice can't cast "Divination"

    @id:trinisphere-after-x @CR:601.2f @CR:107.3a @ruling:total-cost-in-order
    Scenario Outline: Trinisphere looks at the cost with X in it
      Given Alice has "Walking Ballista" in hand
      And Alice has lands for <lands>
      And Bob controls "Trinisphere"
      When Alice casts "Walking Ballista" with X = <x>
      Then Alice has no untapped lands
      And the stack is the spell "Walking Ballista"

      Examples:
        | x | lands |
        | 0 | {3}   |
        | 1 | {3}   |
        | 2 | {4}   |

  Rule: The total cost is fixed before it is paid

    @id:cost-fixed-before-paying @CR:601.2f @CR:601.2h @ruling:total-cost-in-order
    Scenario: The creature that makes the spell cheaper may be sacrificed to it
      Given Alice controls "Thunderscape Familiar"
      And Alice has "Altar's Reap" in hand
      And Alice has lands for {B}
      When Alice casts "Altar's Reap" sacrificing "Thunderscape Familiar"
      And the stack resolves
      Then Alice has 2 cards in hand
      And Alice has "Thunderscape Familiar" in graveyard

    @id:cost-fixed-before-paying-increase @CR:601.2f @CR:601.2h @ruling:total-cost-in-order
    Scenario: Sacrificing the creature that makes the spell dearer doesn't make it cheaper
      Given Alice controls "Thalia, Guardian of Thraben"
      And Alice has "Altar's Reap" in hand
      And Alice has lands for {1}{B}
      Then Alice can't cast "Altar's Reap" sacrificing "Thalia, Guardian of Thraben"
