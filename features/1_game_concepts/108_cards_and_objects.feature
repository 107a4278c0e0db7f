Feature: Cards and other objects
  What a text means by a creature, a card, a spell or a source; and who controls what.

  Rule: A card is only what a Magic card represents

    @id:copy-of-a-card-is-no-card @CR:108.2
    Scenario: Casting a copy of a card isn't playing a card
      Given Alice controls "Null Profusion"
      And Alice controls "Founding the Third Path" with 2 lore counters
      And Alice has "Lightning Bolt" in graveyard
      And Alice has lands for {R}
      And it is Alice's upkeep
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts the second "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 17 life
      And Alice has no cards in hand

    @id:card-is-a-card @CR:108.2
    Scenario: Casting a card is playing one
      Given Alice controls "Null Profusion"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 17 life
      And Alice has 1 card in hand

  Rule: A card that is neither a permanent nor a spell has no controller

    @id:cards-elsewhere-arent-controlled @CR:108.4 @CR:109.4 @CR:109.2
    Scenario: Creature cards in graveyard and hand are no creatures that a player controls
      Given Alice controls "Grizzly Bears"
      And Alice has "Hill Giant" in graveyard
      And Alice has "Rishkar's Expertise" and "Air Elemental" in hand
      And Alice has lands for {4}{G}{G}
      When Alice casts "Rishkar's Expertise"
      And the stack resolves
      And Alice declines
      Then Alice has 3 cards in hand

    @id:stolen-card-goes-back @CR:108.4 @CR:110.2
    Scenario: A card that leaves the battlefield is its owner's, whoever controlled it
      Given Bob controls "Grizzly Bears"
      And Alice controls "Control Magic" attached to "Grizzly Bears"
      And Alice has "Into the Roil" and "Phyrexian Arena" in hand
      And Alice has lands for {1}{U}
      Then Alice controls "Grizzly Bears"
      When Alice casts "Into the Roil" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in hand
      And Alice has no "Grizzly Bears" in hand

  Rule: A creature is on the battlefield, a card in the zone that is named, a spell on the stack

    @id:type-alone-means-permanents @CR:109.2
    Scenario: Day of Judgment destroys creatures, no creature cards elsewhere
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Bob has "Savannah Lions" in hand
      And Alice has "Day of Judgment" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Day of Judgment"
      And the stack resolves
      Then Alice controls no "Grizzly Bears"
      And Bob controls no "Hill Giant"
      And Bob has "Savannah Lions" in hand

    @id:creature-spell-is-no-creature @CR:109.2
    Scenario: Doom Blade can't have a creature spell or a creature card as its target
      Given Alice controls "Hill Giant"
      And Alice has "Grizzly Bears" in hand and "Savannah Lions" in graveyard
      And Alice has lands for {1}{G}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Grizzly Bears"
      And Alice passes
      Then Bob can't cast "Doom Blade" targeting the spell "Grizzly Bears"
      And Bob can't cast "Doom Blade" targeting "Savannah Lions" in Alice's graveyard
      When Bob casts "Doom Blade" targeting "Hill Giant"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice has "Hill Giant" in graveyard

    @id:card-in-a-zone @CR:109.2a
    Scenario: Reanimate takes a creature card in a graveyard, nothing on the battlefield or in exile
      Given Bob controls "Hill Giant"
      And Bob has "Savannah Lions" in exile and "Grizzly Bears" in graveyard
      And Alice has "Reanimate" in hand
      And Alice has lands for {B}
      Then Alice can't cast "Reanimate" targeting "Hill Giant"
      And Alice can't cast "Reanimate" targeting "Savannah Lions" in exile
      When Alice casts "Reanimate" targeting "Grizzly Bears" in Bob's graveyard
      And the stack resolves
      Then Alice controls "Grizzly Bears"

    @id:spell-is-on-the-stack @CR:109.2b
    Scenario: Essence Scatter counters a creature spell, and has no creature as its target
      Given Alice controls "Hill Giant"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      And Bob has "Essence Scatter" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Grizzly Bears"
      And Alice passes
      Then Bob can't cast "Essence Scatter" targeting "Hill Giant"
      When Bob casts "Essence Scatter" targeting the spell "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard
      And Alice controls "Hill Giant"

    @id:spell-that-became-a-permanent @CR:109.2b
    Scenario: With no creature spell on the stack Essence Scatter can't be cast
      Given Alice controls "Hill Giant"
      And Bob has "Essence Scatter" in hand
      And Bob has lands for {1}{U}
      When Alice passes
      Then Bob can't cast "Essence Scatter" targeting "Hill Giant"

    @id:source-in-any-zone @CR:109.2c
    Scenario Outline: A source of damage may be a spell as well as a permanent
      Given Bob controls "Furnace of Rath"
      And Alice controls "Prodigal Pyromancer"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice <deals>
      And the stack resolves
      Then Bob has <life> life

      Examples:
        | deals                                         | life |
        | casts "Lightning Bolt" targeting Bob          | 14   |
        | activates "Prodigal Pyromancer" targeting Bob | 18   |

    @id:source-that-is-gone @CR:109.2c
    Scenario: A source that has left the battlefield still is one
      Given Bob controls "Furnace of Rath"
      And Alice controls "Prodigal Pyromancer"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice activates "Prodigal Pyromancer" targeting Bob
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Prodigal Pyromancer"
      And the stack resolves
      Then Alice has "Prodigal Pyromancer" in graveyard
      And Bob has 18 life

  Rule: Abilities that aren't on the stack yet have a controller all the same

    @id:mana-ability-of-a-stolen-land @CR:109.4a
    Scenario: The player who activates a mana ability controls it, and opponents are that player's
      Given Bob controls "Exotic Orchard", "Mountain" and "Mountain"
      And Alice controls "Forest"
      And Alice controls "Confiscate" attached to "Exotic Orchard"
      When Alice taps "Exotic Orchard" for mana
      Then Alice has {R}
      And Bob has no mana

    @id:dies-trigger-of-a-stolen-creature @CR:109.4b
    Scenario: The trigger of a stolen creature that dies is its last controller's
      Given Bob controls "Doomed Dissenter"
      And Alice controls "Control Magic" attached to "Doomed Dissenter"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Doomed Dissenter"
      And the stack resolves
      Then Bob has "Doomed Dissenter" in graveyard
      And Alice controls 1 Zombie token
      And Bob controls no tokens

    @id:dies-trigger-of-ones-own-creature @CR:109.4b
    Scenario: Without Control Magic it is its owner's
      Given Bob controls "Doomed Dissenter"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Doomed Dissenter"
      And the stack resolves
      Then Bob controls 1 Zombie token
      And Alice controls no tokens

    @id:emblem-of-a-stolen-planeswalker @CR:109.4c
    Scenario: An emblem is controlled by the player who put it into the command zone
      Given Bob controls "Elspeth, Sun's Champion" with 7 loyalty counters
      And Bob controls "Hill Giant"
      And Alice controls "Grizzly Bears"
      And Alice controls "Confiscate" attached to "Elspeth, Sun's Champion"
      When Alice activates "-7" of "Elspeth, Sun's Champion"
      And the stack resolves
      Then Bob has "Elspeth, Sun's Champion" in graveyard
      And "Grizzly Bears" is 4/4
      And "Hill Giant" is 3/3
