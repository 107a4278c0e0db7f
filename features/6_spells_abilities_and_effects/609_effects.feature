Feature: Effects
  What effects apply to, how much of them happens, and what they let players do as though something were so.

  Rule: Effects apply to permanents unless they say otherwise

    @id:living-plane-spares-graveyards @CR:609.2
    Scenario: Living Plane makes creatures of lands on the battlefield, not of land cards elsewhere
      Given Alice controls "Living Plane" and "Forest"
      And Alice has "Forest" in graveyard
      And Alice has "Reanimate" in hand
      And Alice has lands for {B}
      Then "Forest" is a 1/1 creature
      And Alice can't cast "Reanimate" targeting "Forest" in Alice's graveyard

    @id:resistance-costs-spells @CR:609.2
    Scenario: Sphere of Resistance makes spells cost more wherever they are cast from
      Given Alice controls "Sphere of Resistance"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      Then Alice can't cast "Grizzly Bears"

  Rule: As much as possible

    @id:rot-with-one-card @CR:609.3
    Scenario: A player with one card in hand discards that one
      Given Bob has "Opt" in hand
      And Alice has "Mind Rot" in hand
      And Alice has lands for {2}{B}
      When Alice casts "Mind Rot" targeting Bob
      And the stack resolves
      Then Bob has no cards in hand
      And Bob has "Opt" in graveyard

  Rule: As though

    @id:stones-let-walls-attack @CR:609.4
    Scenario: Under Rolling Stones a Wall attacks, and has defender all the same
      Given Alice controls "Rolling Stones" and "Wall of Wood"
      When Alice attacks Bob with "Wall of Wood"
      Then "Wall of Wood" is attacking
      And "Wall of Wood" has defender

    @id:wall-without-stones @CR:609.4 @CR:702.3b
    Scenario: Without Rolling Stones a Wall can't attack
      Given Alice controls "Wall of Wood" and "Grizzly Bears"
      When the game advances to Alice's beginning of combat
      Then Alice can't attack Bob with "Wall of Wood"
      When Alice attacks with nothing
      Then "Wall of Wood" isn't attacking

    @id:stones-and-energy @CR:609.4a
    Scenario: As though it had haste and as though it had no defender: both apply to one attack
      Given Alice controls "Rolling Stones" and "Wall of Wood" that is summoning sick
      And Alice controls "Instill Energy" attached to "Wall of Wood"
      When Alice attacks Bob with "Wall of Wood"
      Then "Wall of Wood" is attacking
      And "Wall of Wood" doesn't have haste

    @id:stones-without-energy @CR:609.4a
    Scenario: One of the two isn't enough for a Wall that is summoning sick
      Given Alice controls "Rolling Stones" and "Wall of Wood" that is summoning sick
      And Alice controls "Grizzly Bears"
      When the game advances to Alice's beginning of combat
      Then Alice can't attack Bob with "Wall of Wood"
      When Alice attacks with nothing
      Then "Wall of Wood" isn't attacking

    @id:trance-and-orrery @CR:609.4a
    Scenario: As though it were in one's own graveyard and as though it had flash: a sorcery with flashback is cast
      Given Alice controls "Vedalken Orrery"
      And Alice has "Shaman's Trance" and "Opt" in hand
      And Alice has lands for {2}{R}{R}{R}
      And Bob has "Conflagrate" in graveyard
      And it is Bob's upkeep
      When Bob passes
      Then Alice can't cast "Conflagrate" in Bob's graveyard for its flashback cost with X = 1 discarding "Opt" targeting Bob
      When Alice casts "Shaman's Trance"
      And the stack resolves
      And Bob passes
      And Alice casts "Conflagrate" in Bob's graveyard for its flashback cost with X = 1 discarding "Opt" targeting Bob
      And the stack resolves
      Then Bob has 19 life
      And Bob has "Conflagrate" in exile

    @id:trance-without-orrery @CR:609.4a
    Scenario: Without the one effect the other isn't enough in an upkeep, and its owner can't cast it
      Given Alice has "Shaman's Trance" and "Opt" in hand
      And Alice has lands for {2}{R}{R}{R}
      And Bob has "Conflagrate" in graveyard
      And Bob has "Opt" in hand
      And Bob has lands for {R}{R}
      And it is Bob's upkeep
      When Bob passes
      And Alice casts "Shaman's Trance"
      And the stack resolves
      And Bob passes
      Then Alice can't cast "Conflagrate" in Bob's graveyard for its flashback cost with X = 1 discarding "Opt" targeting Bob
      When the game advances to Bob's precombat main phase
      Then Bob can't cast "Conflagrate" for its flashback cost with X = 1 discarding "Opt" targeting Alice

    @id:sunglasses-dont-dye @CR:609.4b @CR:400.7d
    Scenario Outline: White mana that may be spent as though it were red is no red mana
      Given Alice controls "Sunglasses of Urza"
      And Alice has "Gruul Scrapper" in hand
      And Alice has lands for {2}{G}<color>
      When Alice casts "Gruul Scrapper"
      And the stack resolves
      Then "Gruul Scrapper" <has> haste

      Examples:
        | color | has          |
        | {W}   | doesn't have |
        | {R}   | has          |

    @id:sunglasses-pay-for-firespout @CR:609.4b
    Scenario Outline: White mana pays for red as though it were, and no red mana was spent
      Given Alice controls "Sunglasses of Urza"
      And Alice has "Firespout" in hand
      And Alice has lands for {2}<color>
      And Bob controls "Craw Wurm" and "Serra Angel"
      When Alice casts "Firespout"
      And the stack resolves
      Then "Craw Wurm" has <wurm> damage
      And "Serra Angel" has <angel> damage

      Examples:
        | color | wurm | angel |
        | {W}   | 0    | 0     |
        | {R}   | 3    | 0     |
        | {G}   | 0    | 3     |

    @id:sunglasses-pay-for-red @CR:609.4b
    Scenario: White mana pays for a red spell, and only for red
      Given Alice controls "Sunglasses of Urza"
      And Alice has "Lightning Bolt" and "Giant Growth" in hand
      And Alice controls "Grizzly Bears"
      And Alice has lands for {W}
      Then Alice can't cast "Giant Growth" targeting "Grizzly Bears"
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice has no untapped lands

  Rule: As much is done as is possible

    @id:barter-with-one-creature @CR:609.3
    Scenario: Who has one creature sacrifices that one for two
      Given Alice controls "Hill Giant", "Grizzly Bears" and "Savannah Lions"
      And Bob controls "Craw Wurm"
      And Alice has "Barter in Blood" in hand
      And Alice has lands for {2}{B}{B}
      When Alice casts "Barter in Blood"
      And the stack resolves
      And Alice chooses "Grizzly Bears" and "Savannah Lions"
      Then Bob has "Craw Wurm" in graveyard
      And Alice controls "Hill Giant"

    @id:jace-mills-what-is-there @CR:609.3
    Scenario: Of a library with one card that one is milled for twenty
      Given Alice controls "Jace Beleren" with 10 loyalty counters
      And Alice has "Leveler" and "Reclaim" in hand
      And Alice has "Grizzly Bears" in graveyard
      And Alice has lands for {5}{G}
      When Alice casts "Leveler"
      And the stack resolves
      And Alice casts "Reclaim" targeting "Grizzly Bears" in Alice's graveyard
      And the stack resolves
      Then Alice has 1 card in library
      When Alice activates "-10" of "Jace Beleren" targeting Alice
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard
      And Alice has 0 cards in library
