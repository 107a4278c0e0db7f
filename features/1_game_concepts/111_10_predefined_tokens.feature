Feature: Predefined artifact and creature tokens
  An effect that names one of these tokens creates it with the characteristics that the rules list
  for it.

  Rule: Artifacts that are sacrificed for their effect

    @id:treasure-token @CR:111.10a
    Scenario: A Treasure is tapped and sacrificed for one mana of any color
      Given Alice has "Prosperous Innkeeper" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Prosperous Innkeeper"
      And the stack resolves
      Then Alice controls 1 Treasure token
      And the Treasure token is a colorless artifact
      And the Treasure token isn't a creature
      When Alice taps "Treasure Token" for {U}
      Then Alice has {U}
      And Alice controls no tokens

    @id:treasure-token-tapped @CR:111.10a
    Scenario: A tapped Treasure can't be sacrificed for mana
      Given Alice has "Prosperous Innkeeper" in hand
      And Alice has lands for {1}{G}
      And Bob controls "Icy Manipulator"
      And Bob has lands for {1}
      When Alice casts "Prosperous Innkeeper"
      And the stack resolves
      And Alice passes
      And Bob activates "Icy Manipulator" targeting "Treasure Token"
      And the stack resolves
      Then the Treasure token is tapped
      And Alice can't tap "Treasure Token" for {U}

    @id:food-token @CR:111.10b
    Scenario: A Food is sacrificed with {2} for 3 life
      Given Bob controls "Grizzly Bears"
      And Alice has "Bake into a Pie" in hand
      And Alice has lands for {4}{B}{B}
      When Alice casts "Bake into a Pie" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls 1 Food token
      And the Food token is a colorless artifact
      When Alice activates "Food Token"
      Then Alice controls no tokens
      And Alice has no untapped lands
      When the stack resolves
      Then Alice has 23 life

    @id:food-token-needs-two-mana @CR:111.10b
    Scenario: A Food can't be eaten for less than {2}
      Given Bob controls "Grizzly Bears"
      And Alice has "Bake into a Pie" in hand
      And Alice has lands for {3}{B}{B}
      When Alice casts "Bake into a Pie" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice can't activate "Food Token"

    @id:gold-token @CR:111.10c
    Scenario: A Gold is sacrificed for mana without being tapped
      Given Bob controls "Grizzly Bears" and "Icy Manipulator"
      And Bob has lands for {1}
      And Alice has "Gild" in hand
      And Alice has lands for {3}{B}
      When Alice casts "Gild" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls 1 Gold token
      And the Gold token is a colorless artifact
      When Alice passes
      And Bob activates "Icy Manipulator" targeting "Gold Token"
      And the stack resolves
      Then the Gold token is tapped
      When Alice activates "Gold Token"
      And Alice chooses {R}
      Then Alice has {R}
      And Alice controls no tokens

    @id:clue-token @CR:111.10f
    Scenario: A Clue is sacrificed with {2} for a card, tapped or not
      Given Alice has "Thraben Inspector" in hand
      And Alice has lands for {2}{W}
      And Bob controls "Icy Manipulator"
      And Bob has lands for {1}
      When Alice casts "Thraben Inspector"
      And the stack resolves
      Then Alice controls 1 Clue token
      And the Clue token is a colorless artifact
      When Alice passes
      And Bob activates "Icy Manipulator" targeting "Clue Token"
      And the stack resolves
      Then the Clue token is tapped
      When Alice activates "Clue Token"
      Then Alice controls no tokens
      When the stack resolves
      Then Alice has 1 card in hand

    @id:blood-token @CR:111.10g
    Scenario: A Blood is sacrificed with {1} and a discarded card for a card
      Given Alice has "Voldaren Epicure" and "Opt" in hand
      And Alice has lands for {1}{R}
      When Alice casts "Voldaren Epicure"
      And the stack resolves
      Then Alice controls 1 Blood token
      And the Blood token is a colorless artifact
      When Alice activates "Blood Token" discarding "Opt"
      Then Alice controls no tokens
      And Alice has "Opt" in graveyard
      When the stack resolves
      Then Alice has "Wastes" in hand

    @id:blood-token-needs-a-card @CR:111.10g
    Scenario: With no card to discard a Blood can't be used
      Given Alice has "Voldaren Epicure" in hand
      And Alice has lands for {1}{R}
      When Alice casts "Voldaren Epicure"
      And the stack resolves
      Then Alice can't activate "Blood Token"

    @id:map-token @CR:111.10s @CR:701.44a
    Scenario: A Map is sacrificed with {1} to let a creature of one's own explore
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Spyglass Siren" in hand and "Forest" in library
      And Alice has lands for {1}{U}
      When Alice casts "Spyglass Siren"
      And the stack resolves
      Then Alice controls 1 Map token
      And the Map token is a colorless artifact
      And Alice can't activate "Map Token" targeting "Hill Giant"
      When Alice activates "Map Token" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Forest" in hand
      And Alice controls no tokens

    @id:map-token-as-a-sorcery @CR:111.10s
    Scenario: A Map is used only as a sorcery
      Given Alice controls "Grizzly Bears"
      And Alice has "Spyglass Siren" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Spyglass Siren"
      And the stack resolves
      And the game advances to Alice's end step
      Then Alice can't activate "Map Token" targeting "Grizzly Bears"

    @id:lander-token @CR:111.10u
    Scenario: A Lander is sacrificed with {2} for a basic land that enters tapped
      Given Alice has "Galactic Wayfarer" in hand and "Grizzly Bears", "Temple of the False God", "Plains" in library
      And Alice has lands for {4}{G}
      When Alice casts "Galactic Wayfarer"
      And the stack resolves
      Then Alice controls 1 Lander token
      And the Lander token is a colorless artifact
      When Alice activates "Lander Token"
      Then Alice controls no tokens
      When the stack resolves
      And Alice chooses "Plains"
      Then Alice controls "Plains"
      And "Plains" is tapped

    @id:mutagen-token @CR:111.10v
    Scenario: A Mutagen is sacrificed with {1} for a +1/+1 counter on any creature
      Given Bob controls "Hill Giant"
      And Alice has "Crustacean Commando" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Crustacean Commando"
      And the stack resolves
      Then Alice controls 1 Mutagen token
      And the Mutagen token is a colorless artifact
      When Alice activates "Mutagen Token" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" has 1 +1/+1 counter
      And Alice controls no tokens

    @id:mutagen-token-as-a-sorcery @CR:111.10v
    Scenario: A Mutagen is used only as a sorcery
      Given Alice has "Crustacean Commando" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Crustacean Commando"
      And the stack resolves
      And the game advances to Alice's end step
      Then Alice can't activate "Mutagen Token" targeting "Crustacean Commando"

  Rule: Artifacts that make mana which casts no nonartifact spell

    @id:powerstone-token @CR:111.10h @CR:111.10
    Scenario: A Powerstone makes colorless mana for artifacts and abilities only
      Given Alice has "Excavation Explosion" and "Endless One" in hand
      And Alice has lands for {2}{R}
      When Alice casts "Excavation Explosion" targeting Bob
      And the stack resolves
      Then Alice controls 1 Powerstone token
      And the Powerstone token is a colorless artifact
      And the Powerstone token is tapped
      When the game advances to Alice's precombat main phase
      And Alice taps "Powerstone Token" for mana
      Then Alice has {C}
      And Alice can't cast "Endless One" with X = 4
      When Alice casts "Endless One" with X = 3
      Then Alice has {C}
      And Alice has no untapped lands

    @id:powerstone-token-casts-artifacts @CR:111.10h
    Scenario: Powerstone mana casts an artifact spell
      Given Alice has "Excavation Explosion" and "Sol Ring" in hand
      And Alice has lands for {2}{R}
      When Alice casts "Excavation Explosion" targeting Bob
      And the stack resolves
      And the game advances to Alice's precombat main phase
      And Alice taps "Powerstone Token" for mana
      And Alice casts "Sol Ring"
      Then Alice has no mana

    @id:vibranium-token @CR:111.10w @CR:614.17
    Scenario: A Vibranium is indestructible and casts no nonartifact spell
      Given Alice has "Vibranium Mining Mech", "Sol Ring" and "Endless One" in hand
      And Alice has lands for {4}
      And Bob has "Beast Within" in hand
      And Bob has lands for {2}{G}
      When Alice casts "Vibranium Mining Mech"
      And the stack resolves
      Then Alice controls 1 Vibranium token
      And the Vibranium token is a colorless artifact
      And the Vibranium token has indestructible
      When Alice passes
      And Bob casts "Beast Within" targeting "Vibranium Token"
      And the stack resolves
      Then Alice controls 1 Vibranium token
      When the game advances to Alice's precombat main phase
      Then Alice can't cast "Endless One" with X = 5
      When Alice casts "Endless One" with X = 4
      And the stack resolves
      And Alice taps "Vibranium Token" for mana
      Then Alice has {C}
      When Alice casts "Sol Ring"
      Then Alice has no mana

  Rule: Creatures

    @id:walker-token @CR:111.10d
    Scenario: A Walker token is a 2/2 black Zombie that is just named Walker
      Given Alice controls "Hansk, Slayer Zealot"
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      Then Bob controls 3 Zombie tokens
      And each Zombie token is a 2/2 black creature
      And each Zombie token is named "Walker"

    @id:incubator-token @CR:111.10i @CR:111.10
    Scenario: An Incubator transforms into a 0/0 Phyrexian artifact creature
      Given Alice has "Eyes of Gitaxias" in hand
      And Alice has lands for {4}{U}
      When Alice casts "Eyes of Gitaxias"
      And the stack resolves
      Then Alice controls 1 Incubator token
      And the Incubator token is a colorless artifact
      And the Incubator token isn't a creature
      And the Incubator token has 3 +1/+1 counters
      When Alice activates "Incubator Token"
      And the stack resolves
      Then Alice controls no Incubator tokens
      And the Phyrexian token is a 3/3 colorless artifact creature
