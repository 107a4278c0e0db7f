Feature: Card types, subtypes and supertypes
  What an effect that sets or adds types changes, and what it leaves.

  Rule: Setting a card type replaces the others

    @id:creature-becomes-only-a-land @CR:205.1a
    Scenario: A creature that becomes a land loses its card type and its creature types
      Given Alice controls "Llanowar Elves" with 1 +1/+1 counter
      And Alice has "Song of the Dryads" in hand
      And Alice has lands for {2}{G}
      When Alice casts "Song of the Dryads" targeting "Llanowar Elves"
      And the stack resolves
      Then "Llanowar Elves" is a Forest land
      And "Llanowar Elves" isn't a creature
      And "Llanowar Elves" isn't an Elf
      And "Llanowar Elves" isn't a Druid
      And "Llanowar Elves" has 1 +1/+1 counter

    @id:counters-stay-through-a-type-change @CR:205.1a
    Scenario: Its counters mean something again when it is a creature again
      Given Alice controls "Llanowar Elves" with 1 +1/+1 counter
      And Alice controls "Song of the Dryads" attached to "Llanowar Elves"
      And Alice has "Disenchant" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Disenchant" targeting "Song of the Dryads"
      And the stack resolves
      Then "Llanowar Elves" is a 2/2 creature
      And "Llanowar Elves" is an Elf
      And "Llanowar Elves" isn't a land

    @id:damage-stays-through-a-type-change @CR:205.1a
    Scenario: Damage stays marked on what is no creature for a while
      Given Alice controls "Hill Giant"
      And Alice has "Lightning Strike", "Song of the Dryads", "Giant Growth" and "Disenchant" in hand
      And Alice has lands for {4}{R}{G}{G}{W}
      When Alice casts "Giant Growth" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "Lightning Strike" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "Song of the Dryads" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" isn't a creature
      And "Hill Giant" has 3 damage
      When Alice casts "Disenchant" targeting "Song of the Dryads"
      And the stack resolves
      Then "Hill Giant" is a 6/6 creature
      And "Hill Giant" has 3 damage

    @id:set-creature-type-only @CR:205.1a
    Scenario: Setting the creature type leaves the card types and the other subtypes
      Given Alice controls "Dryad Arbor"
      And Alice has "Lignify" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Lignify" targeting "Dryad Arbor"
      And the stack resolves
      Then "Dryad Arbor" is a Treefolk Forest land creature
      And "Dryad Arbor" isn't a Dryad

    @id:set-land-type-only @CR:205.1a
    Scenario: Setting the land type leaves the card types and the creature types
      Given Alice controls "Dryad Arbor" and "Blood Moon"
      Then "Dryad Arbor" is a Mountain Dryad land creature
      And "Dryad Arbor" isn't a Forest

  Rule: Adding a type keeps the others

    @id:lands-that-are-still-lands @CR:205.1b
    Scenario: Lands that become creatures and are still lands keep all they were
      Given Alice controls "Living Plane", "Forest" and "Tolarian Academy"
      Then "Forest" is a 1/1 Basic Forest land creature
      And "Tolarian Academy" is a Legendary land creature

    @id:artifact-lands-that-become-creatures @CR:205.1b
    Scenario: An artifact land becomes an artifact land creature
      Given Alice controls "Seat of the Synod" and "Living Plane"
      Then "Seat of the Synod" is a 1/1 artifact land creature
      When Alice taps "Seat of the Synod" for mana
      Then Alice has {U}

    @id:becomes-an-artifact-creature @CR:205.1b
    Scenario: An artifact enchantment that becomes an artifact creature is still an enchantment
      Given Alice controls "Sol Ring", "Enchanted Evening" and "March of the Machines"
      Then "Sol Ring" is a 1/1 artifact enchantment creature

    @id:added-types-in-addition @CR:205.1b
    Scenario: Permanents that are enchantments in addition keep their types and subtypes
      Given Alice controls "Grizzly Bears" and "Forest"
      And Bob controls "Enchanted Evening"
      Then "Grizzly Bears" is an enchantment creature
      And "Grizzly Bears" is a Bear
      And "Forest" is a Basic Forest enchantment land

  Rule: Several card types each count

    @id:artifact-creature-is-an-artifact @CR:205.2b @CR:300.2
    Scenario Outline: An artifact creature is hit by what is for artifacts and by what is for creatures
      Given Alice has "<spell>" in hand
      And Alice has lands for {1}<mana>
      And Bob controls "Phyrexian Walker"
      When Alice casts "<spell>" targeting "Phyrexian Walker"
      And the stack resolves
      Then Bob has "Phyrexian Walker" in graveyard

      Examples:
        | spell      | mana |
        | Disenchant | {W}  |
        | Doom Blade | {B}  |

    @id:land-creature-is-a-creature @CR:205.2b @CR:300.2
    Scenario: A land creature attacks like a creature and taps like a land
      Given Alice controls "Dryad Arbor"
      When Alice attacks Bob with "Dryad Arbor"
      And the game advances to the next end of combat
      Then Bob has 19 life
      When the game advances to Alice's next upkeep
      And Alice taps "Dryad Arbor" for mana
      Then Alice has {G}

    @id:land-creature-waits-with-its-mana @CR:300.2
    Scenario: A land creature that came this turn can't tap for mana yet
      Given Alice has "Dryad Arbor" in hand
      When Alice plays "Dryad Arbor"
      Then Alice can't tap "Dryad Arbor" for mana

    @id:tokens-have-types @CR:205.2c
    Scenario: Creature tokens are creatures to what destroys creatures
      Given Alice has "Raise the Alarm" and "Day of Judgment" in hand
      And Alice has lands for {3}{W}{W}{W}
      When Alice casts "Raise the Alarm"
      And the stack resolves
      Then Alice controls 2 Soldier tokens
      When Alice casts "Day of Judgment"
      And the stack resolves
      Then Alice controls 0 Soldier tokens

    @id:copies-of-spells-have-types @CR:205.2c
    Scenario: A copy of an instant spell is an instant spell
      Given Alice has "Lightning Bolt" and "Reverberate" in hand
      And Alice has lands for {R}{R}{R}
      And Bob has "Dispel" in hand
      And Bob has lands for {U}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice casts "Reverberate" targeting the spell "Lightning Bolt"
      And all players pass
      And Alice chooses Bob
      And Alice passes
      And Bob casts "Dispel" targeting the copy of "Lightning Bolt"
      And the stack resolves
      Then Bob has 17 life

  Rule: Subtypes go with card types

    @id:no-creature-type-without-creature @CR:205.3d
    Scenario: What isn't a creature any more doesn't get a creature type
      Given Alice controls "Sol Ring"
      And Alice controls "Ensoul Artifact" attached to "Sol Ring"
      And Alice has "Turn to Frog" and "Disenchant" in hand
      And Alice has lands for {1}{U}{1}{W}
      When Alice casts "Turn to Frog" targeting "Sol Ring"
      And the stack resolves
      Then "Sol Ring" is a 1/1 Frog artifact creature
      When Alice casts "Disenchant" targeting "Ensoul Artifact"
      And the stack resolves
      Then "Sol Ring" isn't a creature
      And "Sol Ring" isn't a Frog
      And "Sol Ring" is a blue artifact

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

    @id:world-rule @CR:205.4f
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
