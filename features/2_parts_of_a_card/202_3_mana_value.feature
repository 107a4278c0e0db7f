Feature: The mana value isn't what was paid
  It comes from the mana cost alone. Kicker, alternative costs, increases and reductions don't change it.

  Rule: Additional costs don't change it

    @id:kicked-spells-mana-value @CR:202.3 @CR:118.8d @ruling:mana-value-is-not-what-was-paid
    Scenario Outline: A kicked spell has the mana value of its mana cost
      Given Alice controls "Grizzly Bears"
      And Alice has "<spell>" in hand
      And Alice has lands for <lands>
      When Alice casts "<spell>" with kicker <targets>
      Then Alice has no untapped lands
      And the spell "<spell>" has mana value <value>

      Examples:
        | spell           | lands        | targets                   | value |
        | Burst Lightning | {4}{R}       | targeting Bob             | 1     |
        | Into the Roil   | {2}{U}{U}    | targeting "Grizzly Bears" | 2     |
        | Gigantiform     | {7}{G}{G}    | targeting "Grizzly Bears" | 5     |

    @id:kicked-permanents-mana-value @CR:202.3 @CR:118.8d @ruling:mana-value-is-not-what-was-paid
    Scenario: A permanent that was kicked has the mana value of its mana cost
      Given Alice has "Kavu Titan" in hand
      And Alice has lands for {3}{G}{G}
      When Alice casts "Kavu Titan" with kicker
      Then the spell "Kavu Titan" has mana value 2
      When the stack resolves
      Then "Kavu Titan" is 5/5
      And "Kavu Titan" has mana value 2

    @id:chalice-sees-mana-value @CR:202.3 @CR:118.8d @ruling:mana-value-is-not-what-was-paid
    Scenario Outline: Chalice of the Void compares with the mana value of a kicked spell
      Given Alice has "Burst Lightning" in hand
      And Alice has lands for {4}{R}
      And Bob controls "Chalice of the Void" with <counters>
      When Alice casts "Burst Lightning" with kicker targeting Bob
      And the stack resolves
      Then Bob has <life> life
      And Alice has "Burst Lightning" in graveyard

      Examples:
        | counters          | life |
        | 1 charge counter  | 20   |
        | 5 charge counters | 16   |

    @id:stroke-sees-mana-value @CR:202.3 @CR:118.8d @CR:601.2c @ruling:mana-value-is-not-what-was-paid
    Scenario: Five mana paid for a kicked Burst Lightning don't make it a target for Disdainful Stroke
      Given Alice has "Burst Lightning" in hand
      And Alice has lands for {4}{R}
      And Bob has "Disdainful Stroke" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Burst Lightning" with kicker targeting Bob
      And Alice passes
      Then Bob can't cast "Disdainful Stroke" targeting the spell "Burst Lightning"
      When the stack resolves
      Then Bob has 16 life

    @id:snare-sees-mana-value @CR:202.3 @CR:118.8d @CR:601.2c @ruling:mana-value-is-not-what-was-paid
    Scenario: A kicked Kavu Titan is a target for Spell Snare and not for Disdainful Stroke
      Given Alice has "Kavu Titan" in hand
      And Alice has lands for {3}{G}{G}
      And Bob has "Spell Snare" and "Disdainful Stroke" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Kavu Titan" with kicker
      And Alice passes
      Then Bob can't cast "Disdainful Stroke" targeting the spell "Kavu Titan"
      When Bob casts "Spell Snare" targeting the spell "Kavu Titan"
      And the stack resolves
      Then Alice has "Kavu Titan" in graveyard

    @id:reanimate-counts-mana-value @CR:202.3 @CR:118.8d @ruling:mana-value-is-not-what-was-paid
    Scenario: Reanimate costs two life for a Kavu Titan that was kicked before it died
      Given Alice has "Kavu Titan", "Doom Blade" and "Reanimate" in hand
      And Alice has lands for {4}{G}{G}{B}{B}
      When Alice casts "Kavu Titan" with kicker
      And the stack resolves
      And Alice casts "Doom Blade" targeting "Kavu Titan"
      And the stack resolves
      And Alice casts "Reanimate" targeting "Kavu Titan" in Alice's graveyard
      And the stack resolves
      Then Alice controls "Kavu Titan"
      And Alice has 18 life

  Rule: Alternative costs don't change it

    @id:five-colors-mana-value @CR:202.3 @CR:118.9c @ruling:mana-value-is-not-what-was-paid
    Scenario: A spell paid for with Fist of Suns has the mana value of its mana cost
      Given Alice controls "Fist of Suns"
      And Alice has "Gatekeeper of Malakir" in hand
      And Alice has lands for {W}{U}{B}{R}{G}
      And Bob has "Spell Snare" and "Disdainful Stroke" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Gatekeeper of Malakir"
      Then Alice has no untapped lands
      And the spell "Gatekeeper of Malakir" has mana value 2
      When Alice passes
      Then Bob can't cast "Disdainful Stroke" targeting the spell "Gatekeeper of Malakir"
      When Bob casts "Spell Snare" targeting the spell "Gatekeeper of Malakir"
      And the stack resolves
      Then Alice has "Gatekeeper of Malakir" in graveyard

    @id:free-spells-mana-value @CR:202.3 @CR:118.9c @CR:601.2c @ruling:mana-value-is-not-what-was-paid
    Scenario Outline: A spell cast without paying its mana cost has the mana value of its mana cost
      Given Alice controls "Omniscience" and "Grizzly Bears"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {4}
      And Bob has "Spell Snare" and "Disdainful Stroke" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Gigantiform" <how> "Grizzly Bears"
      Then the spell "Gigantiform" has mana value 5
      When Alice passes
      Then Bob can't cast "Spell Snare" targeting the spell "Gigantiform"
      When Bob casts "Disdainful Stroke" targeting the spell "Gigantiform"
      And the stack resolves
      Then Alice has "Gigantiform" in graveyard

      Examples:
        | how                   |
        | targeting             |
        | with kicker targeting |

    @id:evoked-spells-mana-value @CR:202.3 @CR:118.9c @ruling:mana-value-is-not-what-was-paid
    Scenario: A spell cast for its evoke cost has the mana value of its mana cost
      Given Alice has "Mulldrifter" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Mulldrifter" for its evoke cost
      Then the spell "Mulldrifter" has mana value 5

  Rule: Increases and reductions don't change it

    @id:dearer-spells-mana-value @CR:202.3 @CR:601.2f @ruling:mana-value-is-not-what-was-paid
    Scenario Outline: A spell made dearer or cheaper has the mana value of its mana cost
      Given Alice has "Grizzly Bears" in hand
      And Alice has lands for <lands>
      And Bob controls "<permanent>"
      And Bob has "Spell Snare" in hand
      And Bob has lands for <snare>
      When Alice casts "Grizzly Bears"
      Then Alice has no untapped lands
      And the spell "Grizzly Bears" has mana value 2
      When Alice passes
      And Bob casts "Spell Snare" targeting the spell "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard

      Examples:
        | permanent            | lands  | snare  |
        | Trinisphere          | {2}{G} | {2}{U} |
        | Sphere of Resistance | {2}{G} | {1}{U} |
        | Helm of Awakening    | {G}    | {U}    |

  Rule: Jin-Gitaxias looks at the mana value of what is cast

    @id:jin-sees-a-free-spell @CR:202.3 @CR:118.9c @ruling:mana-value-is-not-what-was-paid
    Scenario: A spell of mana value 3 that was cast for nothing triggers it
      Given Alice controls "Jin-Gitaxias" and "Omniscience"
      And Alice has "Divination" in hand
      When Alice casts "Divination"
      Then the stack is the trigger of "Jin-Gitaxias" and the spell "Divination"
      When all players pass
      Then Alice has 1 card in hand

    @id:jin-ignores-the-kicker @CR:202.3 @CR:118.8d @ruling:mana-value-is-not-what-was-paid
    Scenario: A spell of mana value 1 that was kicked for five mana in all doesn't trigger it
      Given Alice controls "Jin-Gitaxias"
      And Alice has "Burst Lightning" in hand
      And Alice has lands for {4}{R}
      When Alice casts "Burst Lightning" with kicker targeting Bob
      Then the stack is the spell "Burst Lightning"
      When the stack resolves
      Then Bob has 16 life
      And Alice has no cards in hand

    @id:x-counts-for-mana-value @CR:202.3e @ruling:mana-value-is-not-what-was-paid
    Scenario Outline: X is part of the mana value of a spell
      Given Alice controls "Jin-Gitaxias"
      And Alice has "Blaze" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Blaze" with X = <x> targeting Bob
      Then the spell "Blaze" has mana value <value>
      When the stack resolves
      Then Alice has <cards> in hand
      And Bob has <life> life

      Examples:
        | x | value | cards    | life |
        | 1 | 2     | no cards | 19   |
        | 2 | 3     | 1 card   | 18   |
        | 3 | 4     | 1 card   | 17   |

    @id:jin-cheaper-spell @CR:202.3 @CR:601.2f @ruling:mana-value-is-not-what-was-paid
    Scenario Outline: What was paid for Divination makes no difference
      Given Alice controls "Jin-Gitaxias" and "<permanent>"
      And Alice has "Divination" in hand
      And Alice has lands for <lands>
      When Alice casts "Divination"
      Then Alice has no untapped lands
      And the stack is the trigger of "Jin-Gitaxias" and the spell "Divination"

      Examples:
        | permanent            | lands  |
        | Helm of Awakening    | {1}{U} |
        | Sphere of Resistance | {3}{U} |

    @id:dearer-opt-under-jin @CR:202.3 @CR:601.2f @ruling:mana-value-is-not-what-was-paid
    Scenario: A spell of mana value 1 made dearer than 3 doesn't trigger it
      Given Alice controls "Jin-Gitaxias" and 3 "Sphere of Resistance"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice has no untapped lands
      And the stack is the spell "Lightning Bolt"

  Rule: A back face has the mana value of its front face

    @id:great-synthesis-mana-value @CR:202.3b @ruling:mana-value-is-not-what-was-paid
    Scenario: The Great Synthesis has mana value 5
      Given Alice controls "The Great Synthesis" with 1 lore counter
      Then "The Great Synthesis" has mana value 5

    @id:copied-synthesis-mana-value @CR:202.3b @ruling:mana-value-is-not-what-was-paid
    Scenario: A copy of The Great Synthesis has mana value 0
      Given Bob controls "The Great Synthesis" with 1 lore counter
      And Bob controls "Fervor"
      And Alice has "Copy Enchantment" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Copy Enchantment"
      And all players pass
      And Alice chooses "The Great Synthesis"
      Then Alice's "The Great Synthesis" has mana value 0
      And Bob's "The Great Synthesis" has mana value 5

    @id:back-face-mana-value @CR:202.3b
    Scenario: A permanent that transforms keeps the mana value of its front face, a copy of the back face has 0
      Given Alice controls "Thraben Gargoyle"
      And Alice has "Clone" in hand
      And Alice has lands for {6}{3}{U}
      When Alice activates "Thraben Gargoyle"
      And the stack resolves
      Then "Stonewing Antagonizer" has mana value 1
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Stonewing Antagonizer"
      Then the second "Stonewing Antagonizer" has mana value 0
      And the first "Stonewing Antagonizer" has mana value 1
