Feature: Targets
  Chosen as a spell or ability is put on the stack, among what it may mean by the word.

  Rule: They are chosen at once

    @id:target-needed-to-cast @CR:115.1
    Scenario: Without a target a spell that requires one can't be cast
      Given Alice has "Doom Blade" in hand
      And Alice has lands for {1}{B}
      Then Alice can't cast "Doom Blade"

    @id:target-fixed-when-cast @CR:115.1
    Scenario: What was chosen stays the target, whatever else turns up meanwhile
      Given Alice has "Doom Blade" in hand
      And Alice has lands for {1}{B}
      And Bob controls "Grizzly Bears"
      And Bob has "Ambush Viper" in hand
      And Bob has lands for {1}{G}
      When Alice casts "Doom Blade" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Ambush Viper"
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard
      And Bob controls "Ambush Viper"

    @id:target-of-aura-spell @CR:115.1b
    Scenario: An Aura spell targets: a creature with shroud can't be enchanted so
      Given Alice controls "Blastoderm" and "Grizzly Bears"
      And Alice has "Holy Strength" in hand
      And Alice has lands for {W}
      Then Alice can't cast "Holy Strength" targeting "Blastoderm"
      When Alice casts "Holy Strength" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 3/4

    @id:target-not-of-aura-permanent @CR:115.1b
    Scenario: An Aura on the battlefield targets nothing: shroud later doesn't take it off
      Given Alice controls "Grizzly Bears" and "Lightning Greaves"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      When Alice activates "Lightning Greaves" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has shroud
      And "Grizzly Bears" is 3/4

    @id:target-of-activated-ability @CR:115.1c
    Scenario: An activated ability can't be activated without a target, and not with a wrong one
      Given Alice controls "Vampire Hexmage" and "Prodigal Pyromancer"
      And Bob controls "Blastoderm" and "Sol Ring"
      Then Alice can't activate "Prodigal Pyromancer" targeting "Blastoderm"
      And Alice can't activate "Prodigal Pyromancer" targeting "Sol Ring"

    @id:target-of-triggered-ability @CR:115.1d
    Scenario: A triggered ability's target is chosen as it is put on the stack
      Given Bob controls "Grizzly Bears" and "Blastoderm"
      And Alice has "Man-o'-War" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Man-o'-War"
      And all players pass
      Then Alice may choose only "Grizzly Bears" or "Man-o'-War"
      When Alice chooses "Grizzly Bears"
      Then the stack is the trigger of "Man-o'-War"
      When the stack resolves
      Then Bob has "Grizzly Bears" in hand

    @id:target-of-equip @CR:115.1e
    Scenario: Equip targets, without the word in sight
      Given Alice controls "Blastoderm", "Grizzly Bears" and "Lightning Greaves"
      Then Alice can't activate "Lightning Greaves" targeting "Blastoderm"
      When Alice activates "Lightning Greaves" targeting "Grizzly Bears"
      And the stack resolves
      Then "Lightning Greaves" is attached to "Grizzly Bears"

  Rule: What can be a target

    @id:target-is-a-permanent @CR:115.2
    Scenario: A creature card in a graveyard is no target for what says creature
      Given Bob has "Grizzly Bears" in graveyard
      And Alice has "Doom Blade" in hand
      And Alice has lands for {1}{B}
      Then Alice can't cast "Doom Blade" targeting "Grizzly Bears" in Bob's graveyard

    @id:target-in-a-graveyard-if-said @CR:115.2
    Scenario: Where the words name the zone it is one
      Given Bob has "Grizzly Bears" in graveyard
      And Alice has "Reanimate" in hand
      And Alice has lands for {B}
      When Alice casts "Reanimate" targeting "Grizzly Bears" in Bob's graveyard
      And the stack resolves
      Then Alice controls "Grizzly Bears"

    @id:target-any-target @CR:115.4
    Scenario: Any target is a creature, a player or a planeswalker, and nothing else
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Sol Ring", "Omniscience" and "Forest"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      Then Alice can't cast "Lightning Bolt" targeting "Sol Ring"
      And Alice can't cast "Lightning Bolt" targeting "Omniscience"
      And Alice can't cast "Lightning Bolt" targeting Bob's "Forest"
      When Alice casts "Lightning Bolt" targeting "Teferi, Time Raveler"
      And the stack resolves
      Then "Teferi, Time Raveler" has 1 loyalty counter

    @id:target-not-itself @CR:115.5
    Scenario: A Counterspell alone on the stack has no target
      Given Alice has "Counterspell" in hand
      And Alice has lands for {U}{U}
      Then Alice can't cast "Counterspell"
      And Alice can't cast "Counterspell" targeting "Counterspell"

  Rule: The same target again

    @id:target-once-for-one-word @CR:115.3
    Scenario: For one word target nothing can be chosen twice
      Given Alice has "Fireball" in hand
      And Alice has lands for {3}{R}
      Then Alice can't cast "Fireball" with X = 2 targeting Bob and Bob

    @id:target-again-for-another-word @CR:115.3
    Scenario: For another word target it can
      Given Alice controls "Grizzly Bears"
      And Alice has "Seeds of Strength" in hand
      And Alice has lands for {G}{W}
      When Alice casts "Seeds of Strength" targeting "Grizzly Bears", "Grizzly Bears" and "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 5/5

    @id:target-another @CR:601.2c @CR:115.3
    Scenario: Where the words say another target it can't be the same
      Given Alice has "Arc Trail" in hand
      And Alice has lands for {1}{R}
      Then Alice can't cast "Arc Trail" targeting Bob and Bob
      When Alice casts "Arc Trail" targeting Bob and Alice
      And the stack resolves
      Then Bob has 18 life
      And Alice has 19 life

  Rule: Targets that need not be chosen

    @id:target-zero-chosen @CR:115.6
    Scenario: A spell for which no target was chosen resolves
      Given Alice has "Tandem Tactics" in hand
      And Alice has lands for {1}{W}
      And Bob controls "Grizzly Bears"
      When Alice casts "Tandem Tactics"
      And Alice chooses nothing
      And the stack resolves
      Then Alice has 22 life

    @id:target-second-left-out @CR:115.6
    Scenario: Of a spell with a target and up to one other that other may be left out
      Given Alice controls "Grizzly Bears"
      And Alice has "Cut In" in hand
      And Alice has lands for {3}{R}
      And Bob controls "Hill Giant"
      When Alice casts "Cut In" targeting "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in graveyard
      And Alice controls no tokens

    @id:target-chosen-and-gone @CR:115.6 @CR:608.2b
    Scenario: Once one was chosen the spell is targeted, and without it nothing happens
      Given Alice has "Tandem Tactics" in hand
      And Alice has lands for {1}{W}
      And Bob controls "Grizzly Bears"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Tandem Tactics" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has 20 life

  Rule: What is affected is not all a target

    @id:target-you-is-none @CR:115.10b
    Scenario: A player with shroud can still draw from their own spell
      Given Alice controls "True Believer"
      And Alice has "Divination" and "Lightning Bolt" in hand
      And Alice has lands for {2}{U}{R}
      And Alice has 5 "Forest" in library
      Then Alice can't cast "Lightning Bolt" targeting Alice
      When Alice casts "Divination"
      And the stack resolves
      Then Alice has 3 cards in hand

  Rule: What only spells can't target

    @id:anti-magic-aura-and-spells @CR:101.2 @CR:113.9
    Scenario: The creature with Anti-Magic Aura is no target for spells, but for abilities
      Given Bob controls "Hill Giant"
      And Bob controls "Anti-Magic Aura" attached to "Hill Giant"
      And Alice controls "Prodigal Pyromancer"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      Then Alice can't cast "Lightning Bolt" targeting "Hill Giant"
      When Alice activates "Prodigal Pyromancer" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" has 1 damage

  Rule: Only what the words describe

    @id:raise-dead-in-ones-own-graveyard @CR:115.1a
    Scenario: A card that must be in your graveyard is no target in another's
      Given Alice has "Raise Dead" in hand and "Grizzly Bears" in graveyard
      And Alice has lands for {B}
      And Bob has "Hill Giant" in graveyard
      Then Alice can't cast "Raise Dead" targeting "Hill Giant" in Bob's graveyard
      When Alice casts "Raise Dead" targeting "Grizzly Bears" in Alice's graveyard
      And the stack resolves
      Then Alice has "Grizzly Bears" in hand

    @id:resonator-and-activated-abilities @CR:113.3c
    Scenario: Strionic Resonator copies a triggered ability, and an activated one is no target for it
      Given Alice controls "Strionic Resonator" and "Prodigal Pyromancer"
      And Alice has lands for {2}
      When Alice activates "Prodigal Pyromancer" targeting Bob
      Then Alice can't activate "Strionic Resonator" targeting the ability of "Prodigal Pyromancer"

    @id:sphere-and-sphere @CR:115.1d
    Scenario: Detention Sphere targets neither lands nor what has its name
      Given Alice controls "Detention Sphere"
      And Bob controls "Grizzly Bears", "Hill Giant" and "Forest"
      And Alice has "Detention Sphere" in hand
      And Alice has lands for {1}{W}{U}
      When Alice casts "Detention Sphere"
      And all players pass
      Then Alice may choose only "Grizzly Bears" or "Hill Giant"
      When Alice chooses "Hill Giant"
      And the stack resolves
      And Alice accepts
      Then Bob has "Hill Giant" in exile
