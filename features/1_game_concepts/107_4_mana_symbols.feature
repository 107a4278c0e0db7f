Feature: Mana symbols in costs
  Each kind of mana symbol in a cost says what may pay for it.

  Rule: Colored mana in a cost is paid with that color

    @id:colored-symbol @CR:107.4a
    Scenario Outline: A colored symbol is paid only with mana of its color
      Given Alice controls <land>
      And Alice has <spell> in hand
      When Alice casts <spell>
      Then the stack is the spell <spell>
      And Alice has no untapped lands

      Examples:
        | land       | spell              |
        | "Forest"   | "Llanowar Elves"   |
        | "Plains"   | "Savannah Lions"   |
        | "Mountain" | "Voldaren Epicure" |
        | "Island"   | "Spyglass Siren"   |
        | "Swamp"    | "Spiteful Hexmage" |

    @id:wrong-color @CR:107.4a
    Scenario Outline: Mana of another color or colorless mana doesn't pay for it
      Given Alice controls <land>
      And Alice has "Llanowar Elves" in hand
      Then Alice can't cast "Llanowar Elves"

      Examples:
        | land       |
        | "Plains"   |
        | "Island"   |
        | "Swamp"    |
        | "Mountain" |
        | "Wastes"   |

  Rule: Generic mana in a cost is paid with any mana

    @id:generic-symbol @CR:107.4b
    Scenario Outline: {1} is paid with mana of any type
      Given Alice controls <land> and "Forest"
      And Alice has "Grizzly Bears" in hand
      When Alice casts "Grizzly Bears"
      Then Alice has no untapped lands

      Examples:
        | land       |
        | "Plains"   |
        | "Island"   |
        | "Swamp"    |
        | "Mountain" |
        | "Forest"   |
        | "Wastes"   |

    @id:variable-symbol @CR:107.4b
    Scenario: {X} is generic mana too
      Given Alice controls "Plains", "Island", "Wastes" and "Mountain"
      And Alice has "Blaze" in hand
      When Alice casts "Blaze" with X = 3 targeting Bob
      Then Alice has no untapped lands

    @id:variable-symbol-of-suspend @CR:107.4b
    Scenario Outline: {X} of a suspend cost takes that much mana of any type
      Given Alice controls <lands> and "Island"
      And Alice has "Aeon Chronicler" in hand
      And Alice has lands for {3}
      When Alice suspends "Aeon Chronicler"
      And Alice chooses <number>
      Then Alice has no untapped lands

      Examples:
        | lands                            | number |
        | "Mountain"                       | 1      |
        | "Plains" and "Forest"            | 2      |
        | "Swamp", "Wastes" and "Mountain" | 3      |

  Rule: {C} in a cost is paid only with colorless mana

    @id:colorless-symbol @CR:107.4c
    Scenario Outline: {1}{C} is paid with colorless mana and any other
      Given Alice controls "Wastes" and <land>
      And Bob controls "Hill Giant"
      And Alice has "Spatial Contortion" in hand
      When Alice casts "Spatial Contortion" targeting "Hill Giant"
      Then Alice has no untapped lands

      Examples:
        | land     |
        | "Forest" |
        | "Wastes" |

    @id:colorless-symbol-with-colored-mana @CR:107.4c
    Scenario: Colored mana alone doesn't pay for {C}
      Given Alice has lands for {W}{U}{B}{R}{G}
      And Bob controls "Hill Giant"
      And Alice has "Spatial Contortion" in hand
      Then Alice can't cast "Spatial Contortion" targeting "Hill Giant"

  Rule: {0} is paid with nothing

    @id:zero-symbol @CR:107.4d
    Scenario: A spell that costs {0} is cast without any mana
      Given Alice has "Phyrexian Walker" in hand
      When Alice casts "Phyrexian Walker"
      And the stack resolves
      Then Alice controls "Phyrexian Walker"

  Rule: A hybrid symbol is paid by either half

    @id:hybrid-symbols @CR:107.4e
    Scenario Outline: {G/W}{G/W} is paid with green, white or both
      Given Alice controls <lands>
      And Alice has "Selesnya Guildmage" in hand
      When Alice casts "Selesnya Guildmage"
      Then the spell "Selesnya Guildmage" is a green and white creature
      And Alice has no untapped lands

      Examples:
        | lands                 |
        | 2 "Forest"            |
        | "Forest" and "Plains" |
        | 2 "Plains"            |

    @id:hybrid-symbols-other-mana @CR:107.4e
    Scenario Outline: No other mana pays for a hybrid symbol of two colors
      Given Alice controls <lands>
      And Alice has "Selesnya Guildmage" in hand
      Then Alice can't cast "Selesnya Guildmage"

      Examples:
        | lands                   |
        | "Forest" and "Mountain" |
        | "Plains" and "Wastes"   |

    @id:monocolored-hybrid @CR:107.4e
    Scenario Outline: {2/W} is paid with white or with two mana of any type
      Given Alice has lands for <mana>
      And Alice has "Spectral Procession" in hand
      When Alice casts "Spectral Procession"
      Then the spell "Spectral Procession" is a white sorcery
      And Alice has no untapped lands

      Examples:
        | mana            |
        | {W}{W}{W}       |
        | {W}{W}{R}{G}    |
        | {W}{U}{U}{2}    |
        | {6}             |

    @id:monocolored-hybrid-too-little @CR:107.4e
    Scenario: One mana of another color doesn't pay for {2/W}
      Given Alice has lands for {W}{W}{G}
      And Alice has "Spectral Procession" in hand
      Then Alice can't cast "Spectral Procession"

  Rule: A Phyrexian symbol is paid with its color or 2 life

    @id:phyrexian-symbols @CR:107.4f
    Scenario Outline: For each of two Phyrexian symbols mana or 2 life pays
      Given Alice has lands for <mana>
      And Bob controls "Hill Giant"
      And Alice has "Dismember" in hand
      When Alice casts "Dismember" paying <paid> life targeting "Hill Giant"
      Then the spell "Dismember" is a black instant
      And Alice has <life> life
      And Alice has no untapped lands

      Examples:
        | mana         | paid | life |
        | {1}{B}       | 2    | 18   |
        | {1}          | 4    | 16   |

    @id:phyrexian-symbols-with-mana @CR:107.4f
    Scenario: Both are paid with mana
      Given Alice has lands for {1}{B}{B}
      And Bob controls "Hill Giant"
      And Alice has "Dismember" in hand
      When Alice casts "Dismember" paying 0 life targeting "Hill Giant"
      Then Alice has 20 life
      And Alice has no untapped lands

    @id:phyrexian-symbol-without-life @CR:107.4f
    Scenario: A player with 1 life can't pay 2 life, and other mana doesn't help
      Given Alice has lands for {1}{B}{R}{R}
      And Alice has 1 life
      And Bob controls "Hill Giant"
      And Alice has "Dismember" in hand
      Then Alice can't cast "Dismember" paying 2 life targeting "Hill Giant"

  Rule: A snow symbol is paid with mana from a snow source

    @id:snow-symbol @CR:107.4h
    Scenario: {S} is paid with mana of a snow land, whatever its type
      Given Alice controls "Snow-Covered Forest" and "Forest"
      And Alice has "Icehide Golem" in hand
      When Alice casts "Icehide Golem"
      Then "Snow-Covered Forest" is tapped
      And "Forest" is untapped

    @id:snow-symbol-without-snow @CR:107.4h
    Scenario: Mana of the same types from other sources doesn't pay for {S}
      Given Alice has lands for {W}{U}{B}{R}{G}{1}
      And Alice has "Icehide Golem" in hand
      Then Alice can't cast "Icehide Golem"

    @id:snow-symbol-isnt-generic @CR:107.4h
    Scenario: Reductions of generic mana leave {S} as it is
      Given Alice controls "Helm of Awakening"
      And Alice has "Icehide Golem" in hand
      Then Alice can't cast "Icehide Golem"

    @id:snow-mana-is-green @CR:107.4h
    Scenario: Snow is no type of mana
      Given Alice controls "Snow-Covered Forest"
      And Alice has "Llanowar Elves" in hand
      When Alice taps "Snow-Covered Forest" for mana
      Then Alice has {G}
      When Alice casts "Llanowar Elves"
      Then Alice has no mana
