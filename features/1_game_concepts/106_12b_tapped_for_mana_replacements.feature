Feature: What replaces the mana of a permanent that is tapped for mana
  Such an effect changes the mana as the mana ability resolves: its type, its amount, or both.

  Rule: Replacing the type, the amount, or both

    @id:cradle-under-replacements @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario Outline: A replacement changes only what it names
      Given Alice controls "Gaea's Cradle" and 3 "Grizzly Bears"
      And Bob controls <enchantment>
      When Alice taps "Gaea's Cradle" for mana
      Then Alice has <mana>

      Examples:
        | enchantment         | mana      |
        | "Fervor"            | {G}{G}{G} |
        | "Contamination"     | {B}       |
        | "Infernal Darkness" | {B}{B}{B} |
        | "Ritual of Subdual" | {C}{C}{C} |

    @id:cradle-without-mana-is-not-replaced @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario: Where no mana would be produced nothing is replaced
      Given Alice controls "Gaea's Cradle"
      And Bob controls "Contamination"
      When Alice taps "Gaea's Cradle" for mana
      Then "Gaea's Cradle" is tapped
      And Alice has no mana

    @id:doublers-multiply @CR:106.12b @CR:614.5 @ruling:tapped-for-mana-replacements
    Scenario Outline: Effects that multiply apply once each
      Given Alice controls "Forest"
      And Alice controls <multipliers>
      When Alice taps "Forest" for mana
      Then Alice has <mana>

      Examples:
        | multipliers                             | mana               |
        | "Mana Reflection"                       | {G}{G}             |
        | 2 "Mana Reflection"                     | {G}{G}{G}{G}       |
        | "Nyxbloom Ancient"                      | {G}{G}{G}          |
        | "Mana Reflection" and "Nyxbloom Ancient" | {G}{G}{G}{G}{G}{G} |

    @id:doubler-for-its-controller @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario: Mana Reflection doubles only what its controller taps
      Given Alice controls "Mana Reflection"
      And Bob controls "Forest"
      When Alice passes
      And Bob taps "Forest" for mana
      Then "Forest" is tapped
      And Bob has {G}

    @id:pale-moon-changes-nonbasic-lands @CR:106.12b @CR:305.8 @ruling:tapped-for-mana-replacements
    Scenario Outline: Pale Moon changes the type of a nonbasic land's mana
      Given Alice controls <land>
      And Bob has "Pale Moon" in hand
      And Bob has lands for {1}{U}
      When Alice passes
      And Bob casts "Pale Moon"
      And the stack resolves
      And Alice taps <land> for mana
      Then Alice has <mana>

      Examples:
        | land               | mana   |
        | "Azorius Chancery" | {C}{C} |
        | "Dryad Arbor"      | {C}    |
        | "Forest"           | {G}    |

    @id:naked-singularity-by-land-type @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario Outline: Naked Singularity gives each basic land type another color
      Given Alice controls <land>
      And Bob controls "Naked Singularity"
      When Alice taps <land> for mana
      Then Alice has <mana>

      Examples:
        | land       | mana |
        | "Plains"   | {R}  |
        | "Island"   | {G}  |
        | "Swamp"    | {W}  |
        | "Mountain" | {U}  |
        | "Forest"   | {B}  |
        | "Wastes"   | {C}  |

  Rule: Mana of a trigger isn't the land's mana

    @id:aura-mana-is-not-doubled @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario: Mana Reflection doubles the Forest's mana and not that of Wild Growth
      Given Alice controls "Mana Reflection" and "Forest"
      And Alice controls "Wild Growth" attached to "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}{G}{G}

    @id:aura-mana-is-not-contaminated @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario: Contamination changes the Forest's mana and not that of Wild Growth
      Given Alice controls "Forest"
      And Alice controls "Wild Growth" attached to "Forest"
      And Bob controls "Contamination"
      When Alice taps "Forest" for mana
      Then Alice has {B}{G}

  Rule: The player who taps chooses the order

    @id:reflection-and-contamination @CR:616.1 @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario Outline: Doubling before or after the amount is set to one
      Given Alice controls "Mana Reflection", "Contamination" and "Forest"
      When Alice taps "Forest" for mana
      And Alice chooses "<first>"
      Then Alice has <mana>

      Examples:
        | first           | mana   |
        | Mana Reflection | {B}    |
        | Contamination   | {B}{B} |

    @id:order-is-the-tapping-players @CR:616.1 @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario Outline: The order is chosen by the player who taps, whoever controls the other effect
      Given Alice controls "Contamination"
      And Bob controls "Mana Reflection" and "Forest"
      When Alice passes
      And Bob taps "Forest" for mana
      And Bob chooses "<first>"
      Then Bob has <mana>

      Examples:
        | first           | mana   |
        | Mana Reflection | {B}    |
        | Contamination   | {B}{B} |

    @id:darkness-and-subdual-in-order @CR:616.1f @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario Outline: Of two effects that set the type the one applied last decides
      Given Alice controls "Forest"
      And Bob controls "Infernal Darkness" and "Ritual of Subdual"
      When Alice taps "Forest" for mana
      And Alice chooses "<first>"
      Then Alice has <mana>

      Examples:
        | first             | mana |
        | Infernal Darkness | {C}  |
        | Ritual of Subdual | {B}  |

  Rule: An effect for an amount of mana waits for that amount

    @id:damping-sphere-counts-the-lands-mana @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario Outline: Damping Sphere applies to a land tapped for two or more mana
      Given Alice controls <permanent>
      And Bob controls "Damping Sphere"
      When Alice taps <permanent> for mana
      Then Alice has <mana>

      Examples:
        | permanent          | mana   |
        | "Azorius Chancery" | {C}    |
        | "Forest"           | {G}    |
        | "Sol Ring"         | {C}{C} |

    @id:damping-sphere-ignores-aura-mana @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario: A second mana from Wild Growth doesn't make the land one tapped for two
      Given Alice controls "Island"
      And Alice controls "Wild Growth" attached to "Island"
      And Bob controls "Damping Sphere"
      When Alice taps "Island" for mana
      Then Alice has {U}{G}

    @id:doubled-mana-meets-damping-sphere @CR:616.2 @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario: Damping Sphere becomes applicable once the Forest's mana is doubled
      Given Alice controls "Mana Reflection" and "Forest"
      And Bob controls "Damping Sphere"
      When Alice taps "Forest" for mana
      Then Alice has {C}

    @id:sphere-and-reflection-in-order @CR:616.1 @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario Outline: For a land that makes two both apply from the start and the order matters
      Given Alice controls "Mana Reflection" and "Azorius Chancery"
      And Bob controls "Damping Sphere"
      When Alice taps "Azorius Chancery" for mana
      And Alice chooses "<first>"
      Then Alice has <mana>

      Examples:
        | first           | mana   |
        | Mana Reflection | {C}    |
        | Damping Sphere  | {C}{C} |

  Rule: Restrictions apply to all the mana produced

    @id:doubled-mana-keeps-its-restriction @CR:106.6a @ruling:tapped-for-mana-replacements
    Scenario: All four mana of a doubled Sunken Citadel are for abilities of lands only
      Given Alice controls "Mana Reflection" and "Mutavault"
      And Alice controls "Sunken Citadel" with blue chosen
      And Alice has "Merfolk of the Pearl Trident" in hand
      When Alice activates the second "{T}" of "Sunken Citadel"
      Then Alice has {U}{U}{U}{U}
      And Alice can't cast "Merfolk of the Pearl Trident"
      When Alice activates "{1}" of "Mutavault"
      Then Alice has {U}{U}{U}
      And the stack is the ability of "Mutavault"

    @id:doubled-mana-without-restriction @CR:106.6 @ruling:tapped-for-mana-replacements
    Scenario: The mana of its other ability is free
      Given Alice controls "Mana Reflection"
      And Alice controls "Sunken Citadel" with blue chosen
      And Alice has "Merfolk of the Pearl Trident" in hand
      When Alice activates the first "{T}" of "Sunken Citadel"
      Then Alice has {U}{U}
      When Alice casts "Merfolk of the Pearl Trident"
      Then Alice has {U}
      And the stack is the spell "Merfolk of the Pearl Trident"

  Rule: Mana made without the tap symbol isn't replaced

    @id:sacrifices-are-not-tripled @CR:106.12 @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario: Nyxbloom Ancient leaves the mana of Ashnod's Altar alone
      Given Alice controls "Nyxbloom Ancient", "Ashnod's Altar" and "Grizzly Bears"
      When Alice activates "Ashnod's Altar" sacrificing "Grizzly Bears"
      Then Alice has "Grizzly Bears" in graveyard
      And Alice has {C}{C}

    @id:untapping-is-not-tripled @CR:106.12 @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario: Nyxbloom Ancient triples the paying land's mana and not that of the untap symbol
      Given Alice controls "Nyxbloom Ancient" and "Wastes"
      And Alice controls "Pili-Pala" that is tapped
      When Alice taps "Wastes" for mana
      Then Alice has {C}{C}{C}
      When Alice activates "Pili-Pala" choosing red
      Then Alice has {R}{C}

    @id:sacrificed-land-is-not-doubled @CR:106.12 @CR:106.12b @ruling:tapped-for-mana-replacements
    Scenario: A land sacrificed for mana isn't tapped for mana and isn't doubled
      Given Alice controls "Mana Reflection", "Squandered Resources" and "Forest"
      When Alice activates "Squandered Resources" sacrificing "Forest"
      Then Alice has "Forest" in graveyard
      And Alice has {G}
