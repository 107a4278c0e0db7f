Feature: Card types and subtypes
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

    @id:set-land-type-only @CR:205.1a @CR:305.7
    Scenario: Setting the land type leaves the card types and the creature types
      Given Alice controls "Dryad Arbor" and "Blood Moon"
      Then "Dryad Arbor" is a Mountain Dryad land creature
      And "Dryad Arbor" isn't a Forest

    @id:creature-that-is-a-land-for-a-while @CR:205.1a @CR:208.3
    Scenario: A creature card that is a land while it has counters is no creature meanwhile
      Given Alice has "Arixmethes, Slumbering Isle", "Opt" and "Lightning Bolt" in hand
      And Alice has lands for {2}{G}{U}
      When Alice casts "Arixmethes, Slumbering Isle"
      And the stack resolves
      Then "Arixmethes, Slumbering Isle" is a tapped Legendary land
      And "Arixmethes, Slumbering Isle" has 5 slumber counters
      And "Arixmethes, Slumbering Isle" isn't a creature
      And "Arixmethes, Slumbering Isle" isn't a Kraken
      And "Arixmethes, Slumbering Isle" isn't 12/12

    @id:creature-that-is-a-land-no-more @CR:205.1a
    Scenario: With its last counter removed it is the creature that it was printed as, and no land
      Given Alice controls "Arixmethes, Slumbering Isle" with 1 slumber counter
      And Alice has "Opt" in hand
      And Alice has lands for {U}
      Then "Arixmethes, Slumbering Isle" is a land
      And "Arixmethes, Slumbering Isle" isn't a creature
      When Alice casts "Opt"
      And all players pass
      And Alice accepts
      Then "Arixmethes, Slumbering Isle" is a 12/12 Kraken creature
      And "Arixmethes, Slumbering Isle" isn't a land

    @id:land-that-is-a-creature-again @CR:205.1a
    Scenario: Without counters it is a creature and no land
      Given Alice controls "Arixmethes, Slumbering Isle" with 1 slumber counter
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And all players pass
      And Alice accepts
      Then "Arixmethes, Slumbering Isle" is a 12/12 Legendary Kraken creature
      And "Arixmethes, Slumbering Isle" isn't a land

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

    @id:creature-type-to-choose @CR:205.3e
    Scenario Outline: A creature type is chosen, one and no word of another kind
      Given Alice controls "Grizzly Bears"
      And Alice has "Xenograft" in hand
      And Alice has lands for {4}{U}
      When Alice casts "Xenograft"
      And the stack resolves
      Then Alice can't choose <word>
      When Alice chooses <type>
      Then "Grizzly Bears" is a Bear <type> creature

      Examples:
        | word      | type    |
        | Swamp     | Merfolk |
        | Equipment | Wizard  |
        | Artifact  | Wizard  |
        | Legendary | Wizard  |
        | Truck     | Merfolk |
        | Jace      | Merfolk |
