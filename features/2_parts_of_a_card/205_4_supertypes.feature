Feature: Supertypes
  Supertypes are independent of the other types, and some of them have rules of their own.

  Rule: Supertypes stand apart

    @id:supertypes-stay @CR:205.4b
    Scenario: A legendary creature that becomes a land is still legendary
      Given Alice controls "Thalia, Guardian of Thraben"
      And Alice has "Song of the Dryads" in hand
      And Alice has lands for {3}{G}
      When Alice casts "Song of the Dryads" targeting "Thalia, Guardian of Thraben"
      And the stack resolves
      Then "Thalia, Guardian of Thraben" is a Legendary Forest land
      And "Thalia, Guardian of Thraben" isn't Basic

    @id:supertypes-stay-on-lands @CR:205.4b
    Scenario Outline: Lands that become creatures, or another land type, keep their supertypes
      Given Alice controls "<enchantment>" and "<land>"
      Then "<land>" is a <supertype> land

      Examples:
        | enchantment  | land             | supertype |
        | Living Plane | Tolarian Academy | Legendary |
        | Living Plane | Forest           | Basic     |
        | Blood Moon   | Tolarian Academy | Legendary |

    @id:basic-and-nonbasic-lands @CR:205.4c
    Scenario Outline: A land is nonbasic unless it has the supertype basic, whatever its land type
      Given Alice controls "Wasteland"
      And Bob controls "Forest" and "<land>"
      Then Alice can't activate "{T}, Sacrifice this land" of "Wasteland" targeting "Forest"
      When Alice activates "{T}, Sacrifice this land" of "Wasteland" targeting "<land>"
      And the stack resolves
      Then Bob has "<land>" in graveyard
      And Bob controls "Forest"

      Examples:
        | land        |
        | Dryad Arbor |
        | Mutavault   |

    @id:legend-rule-for-any-type @CR:205.4d
    Scenario Outline: Of two legendary permanents of one name their controller keeps one
      Given Alice controls "<card>" with 4 loyalty counters called "Old"
      And Alice has "<card>" in hand
      And Alice has lands for <mana>
      When Alice casts "<card>"
      And the stack resolves
      And Alice chooses "Old"
      Then Alice controls 1 "<card>"
      And Alice has "<card>" in graveyard

      Examples:
        | card                        | mana      |
        | Thalia, Guardian of Thraben | {2}{W}    |
        | Teferi, Time Raveler        | {1}{W}{U} |

    @id:legend-rule-is-for-each-player @CR:205.4d
    Scenario: Two players may each control a legendary permanent of one name
      Given Alice controls "Thalia, Guardian of Thraben"
      And Bob controls "Thalia, Guardian of Thraben" and "Grizzly Bears"
      When the game advances to the next end step
      Then Alice controls 1 "Thalia, Guardian of Thraben"
      And Bob controls 1 "Thalia, Guardian of Thraben"

    @id:two-alike-without-legendary @CR:205.4d
    Scenario: Permanents without the supertype may share a name
      Given Alice controls "Grizzly Bears"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Grizzly Bears"
      And the stack resolves
      Then Alice controls 2 "Grizzly Bears"

    @id:legendary-sorcery-needs-a-legend @CR:205.4e
    Scenario: Without a legendary creature or planeswalker a legendary sorcery can't be cast
      Given Alice controls "Grizzly Bears" and "Tolarian Academy"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Urza's Ruinous Blast" in hand
      And Alice has lands for {5}{W}
      Then Alice can't cast "Urza's Ruinous Blast"

    @id:legendary-sorcery-with-a-legend @CR:205.4e
    Scenario Outline: With one of either it can
      Given Alice controls "<legend>" with 4 loyalty counters
      And Alice controls "Grizzly Bears"
      And Alice has "Urza's Ruinous Blast" in hand
      And Alice has lands for {5}{W}
      When Alice casts "Urza's Ruinous Blast"
      And the stack resolves
      Then Alice controls "<legend>"
      And Alice has "Grizzly Bears" in exile

      Examples:
        | legend                      |
        | Thalia, Guardian of Thraben |
        | Teferi, Time Raveler        |

    @id:world-rule @CR:205.4f @CR:704.5k
    Scenario Outline: A new world permanent puts the old one into its owner's graveyard, whoever controls it
      Given <player> controls "Living Plane"
      And Alice has "Concordant Crossroads" in hand
      And Alice has lands for {G}
      When Alice casts "Concordant Crossroads"
      And the stack resolves
      Then <player> has "Living Plane" in graveyard
      And Alice controls "Concordant Crossroads"

      Examples:
        | player |
        | Alice  |
        | Bob    |
