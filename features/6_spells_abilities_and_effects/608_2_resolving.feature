Feature: Resolving instants, sorceries and abilities
  A resolution checks its condition and its targets, follows its instructions, and ends with the object leaving the stack.

  Rule: Intervening conditions

    @id:outcaster-condition-checked-again @CR:608.2a
    Scenario Outline: Beastbond Outcaster draws only if the big creature is still there
      Given Alice controls "Craw Wurm" and "Hill Giant"
      And Alice has "Beastbond Outcaster" in hand
      And Alice has lands for {2}{G}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      And Alice has "Opt" in library
      When Alice casts "Beastbond Outcaster"
      And all players pass
      Then the stack is the trigger of "Beastbond Outcaster"
      When Alice passes
      And Bob casts "Doom Blade" targeting "<creature>"
      And the stack resolves
      Then Alice has <cards> in hand

      Examples:
        | creature   | cards   |
        | Craw Wurm  | 0 cards |
        | Hill Giant | 1 card  |

  Rule: Targets

    @id:thirst-without-its-target @CR:608.2b
    Scenario Outline: Sorin's Thirst gains no life where its creature is no legal target any more
      Given Bob controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Sorin's Thirst" in hand
      And Alice has lands for {B}{B}
      And Bob has "Stave Off" in hand
      And Bob has lands for {W}
      When Alice casts "Sorin's Thirst" targeting "Hill Giant"
      And Alice passes
      And Bob casts "Stave Off" targeting "<creature>"
      And all players pass
      And Bob chooses black
      And the stack resolves
      Then Alice has <life> life

      Examples:
        | creature      | life |
        | Hill Giant    | 20   |
        | Grizzly Bears | 22   |

    @id:spores-with-one-legal-target @CR:608.2b
    Scenario: A creature land that turned black is still destroyed by Plague Spores as a land
      Given Bob controls "Dryad Arbor" and "Hill Giant"
      And Alice has "Plague Spores" and "Deathlace" in hand
      And Alice has lands for {4}{B}{R}{B}
      When Alice casts "Plague Spores" targeting "Dryad Arbor" and "Dryad Arbor"
      And Alice casts "Deathlace" targeting "Dryad Arbor"
      And all players pass
      Then "Dryad Arbor" is black
      When the stack resolves
      Then Bob has "Dryad Arbor" in graveyard
      And Bob controls "Hill Giant"

    @id:spores-spare-the-illegal @CR:608.2b
    Scenario: A creature with hexproof is spared by Plague Spores while the land is destroyed
      Given Bob controls "Grizzly Bears", "Hill Giant" and "Mutavault"
      And Alice has "Plague Spores" in hand
      And Alice has lands for {4}{B}{R}
      And Bob has "Ranger's Guile" in hand
      And Bob has lands for {G}
      When Alice casts "Plague Spores" targeting "Grizzly Bears" and "Mutavault"
      And Alice passes
      And Bob casts "Ranger's Guile" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Mutavault" in graveyard
      And Bob controls "Grizzly Bears" and "Hill Giant"

    @id:counter-and-draw-in-vain @CR:608.2b
    Scenario: Remand draws no card where the spell that it targets has left the stack
      Given Alice has "Divination" and "Remand" in hand
      And Alice has lands for {2}{U}{1}{U}
      And Alice has 2 "Forest" in library
      And Bob has "Remand" in hand
      And Bob has lands for {1}{U}
      And Bob has 2 "Forest" in library
      When Alice casts "Divination"
      And Alice passes
      And Bob casts "Remand" targeting the spell "Divination"
      And Bob passes
      And Alice casts "Remand" targeting the spell "Divination"
      And the stack resolves
      Then Alice has "Divination" and "Forest" in hand
      And Bob has no cards in hand
      And Bob has "Remand" in graveyard

  Rule: Several players

    @id:smallpox-step-by-step @CR:608.2e
    Scenario: Smallpox: each step is chosen in turn order and done at once before the next is chosen
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Savannah Lions" and "Craw Wurm"
      And Alice has "Smallpox", "Opt" and "Divination" in hand
      And Bob has "Opt" and "Divination" in hand
      And Alice has lands for {B}{B}
      When Alice casts "Smallpox"
      And all players pass
      Then Alice has 19 life
      And Bob has 19 life
      And Alice has 2 cards in hand
      When Alice chooses "Opt"
      Then Alice has 2 cards in hand
      When Bob chooses "Divination"
      Then Alice has "Opt" in graveyard
      And Bob has "Divination" in graveyard
      When Alice chooses "Hill Giant"
      Then Alice controls "Hill Giant"
      When Bob chooses "Savannah Lions"
      Then Alice has "Hill Giant" in graveyard
      And Bob has "Savannah Lions" in graveyard
      When Alice chooses the first "Swamp"
      Then Alice controls 1 "Swamp"

    @id:judgment-all-at-once @CR:608.2f
    Scenario: Day of Judgment destroys all creatures at the same time, and each sees the other go
      Given Alice controls 2 "Zulaport Cutthroat"
      And Alice has "Day of Judgment" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Day of Judgment"
      And the stack resolves
      Then Bob has 16 life
      And Alice has 24 life

  Rule: Looking back

    @id:captain-without-attackers @CR:608.2i
    Scenario: Without an attack Search Party Captain costs four mana
      Given Alice controls "Bear Cub"
      And Alice has "Search Party Captain" in hand
      And Alice has lands for {2}{W}
      When the game advances to Alice's postcombat main phase
      Then Alice can't cast "Search Party Captain"

    @id:captain-counts-former-creatures @CR:608.2i
    Scenario: A Bear Cub that attacked counts for Search Party Captain after it has become a land
      Given Alice controls "Bear Cub"
      And Alice has "Song of the Dryads" and "Search Party Captain" in hand
      And Alice has "Opt" in library
      And Alice has lands for {2}{G}{2}{W}
      When Alice attacks Bob with "Bear Cub"
      And the game advances to Alice's postcombat main phase
      And Alice casts "Song of the Dryads" targeting "Bear Cub"
      And the stack resolves
      Then "Bear Cub" isn't a creature
      When Alice casts "Search Party Captain"
      Then Alice has no untapped lands

    @id:ruin-of-black-and-white @CR:608.2j
    Scenario: A white and black creature is white for Virtue's Ruin, and no nonblack one for Doom Blade
      Given Bob controls "Legion Lieutenant" and "Grizzly Bears"
      And Alice has "Virtue's Ruin" and "Doom Blade" in hand
      And Alice has lands for {2}{B}{1}{B}
      Then Alice can't cast "Doom Blade" targeting "Legion Lieutenant"
      When Alice casts "Virtue's Ruin"
      And the stack resolves
      Then Bob has "Legion Lieutenant" in graveyard
      And Bob controls "Grizzly Bears"

    @id:tears-return-what-was-a-creature @CR:608.2k
    Scenario: The creature that Wall of Tears blocked is returned although it is a land by then
      Given Alice controls "Grizzly Bears"
      And Bob controls "Wall of Tears"
      And Alice controls "Vedalken Orrery"
      And Alice has "Song of the Dryads" in hand
      And Alice has lands for {2}{G}
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Wall of Tears"
      And Alice casts "Song of the Dryads" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" isn't a creature
      When the game advances to the next end of combat
      And the stack resolves
      Then Alice has "Grizzly Bears" in hand

  Rule: The end of a resolution

    @id:burst-is-not-in-a-graveyard-yet @CR:608.2n
    Scenario: Flame Burst doesn't count itself, since it goes to the graveyard last
      Given Alice has 2 "Flame Burst" in hand
      And Alice has lands for {2}{R}{R}
      When Alice casts "Flame Burst" targeting Bob
      And the stack resolves
      Then Bob has 18 life
      And Alice has "Flame Burst" in graveyard
      When Alice casts "Flame Burst" targeting Bob
      And the stack resolves
      Then Bob has 15 life

    @id:spiral-resolves-from-exile @CR:608.2m
    Scenario: Time Spiral exiles itself first and is followed to its end
      Given Alice has "Time Spiral" and "Hill Giant" in hand
      And Alice has 8 "Opt" in library
      And Bob has 8 "Opt" in library
      And Bob has "Grizzly Bears" in graveyard
      And Alice has lands for {4}{U}{U}
      When Alice casts "Time Spiral"
      And all players pass
      And Alice chooses nothing
      Then Alice has "Time Spiral" in exile
      And Alice has 7 cards in hand
      And Bob has 7 cards in hand
      And Bob has no cards in graveyard

    @id:modes-in-the-order-written @CR:608.2c
    Scenario: Modes are followed in the order written, in whatever order they were chosen
      Given Alice controls "Grizzly Bears"
      And Alice has "Zulaport Cutthroat" in graveyard
      And Alice has "Inscription of Ruin" in hand
      And Alice has lands for {2}{B}{2}{B}{B}
      When Alice casts "Inscription of Ruin" with kicker choosing modes 3 and 2 targeting "Zulaport Cutthroat" in Alice's graveyard and "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard
      And Alice controls "Zulaport Cutthroat"
      And Bob has 19 life

  Rule: What triggers when it resolves triggers after all that

    @id:narci-comes-with-the-last-chapter @CR:608.2p
    Scenario: A creature that the resolving ability itself brings has an ability that triggers on its having resolved
      Given it is Alice's draw step
      And Alice controls "The Eldest Reborn" with 2 lore counters
      And Alice has "Narci, Fable Singer" in graveyard
      When the game advances to Alice's precombat main phase
      And all players pass
      Then Alice controls "Narci, Fable Singer"
      And Alice has "The Eldest Reborn" in graveyard
      When the stack resolves
      Then Bob has 15 life
      And Alice has 25 life

    @id:narci-and-an-earlier-chapter @CR:608.2p
    Scenario: Another chapter's ability isn't the final one
      Given it is Alice's draw step
      And Alice controls "The Eldest Reborn" with 1 lore counter
      And Alice controls "Narci, Fable Singer"
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice controls "The Eldest Reborn"
      And Bob has 20 life
