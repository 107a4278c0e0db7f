Feature: Lands
  Playing lands, how many a turn, and the abilities that basic land types bring.

  Rule: Playing a land is a special action

    @id:play-a-land @CR:305.1
    Scenario Outline: A land is played in a main phase of its player and is there at once
      Given it is Alice's <phase> main phase
      And Alice has "Forest" in hand
      When Alice plays "Forest"
      Then Alice controls "Forest"
      And the stack is empty
      When Alice taps "Forest" for mana
      Then Alice has {G}

      Examples:
        | phase      |
        | precombat  |
        | postcombat |

    @id:land-outside-main-phase @CR:305.1
    Scenario Outline: In other steps it can't be
      Given it is Alice's <step>
      And Alice has "Forest" in hand
      Then Alice can't play "Forest"

      Examples:
        | step      |
        | upkeep    |
        | draw step |
        | end step  |

    @id:land-with-a-stack @CR:305.1
    Scenario: While something is on the stack it can't be
      Given Alice has "Forest" and "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't play "Forest"
      When the stack resolves
      And Alice plays "Forest"
      Then Alice controls "Forest"

    @id:land-cant-be-countered @CR:305.1
    Scenario: A land is no spell that could be countered or counted
      Given Alice controls "Young Pyromancer"
      And Alice has "Forest" in hand
      And Bob controls "Chalice of the Void"
      When Alice plays "Forest"
      Then the stack is empty
      And Alice controls "Forest"

    @id:land-keeps-priority @CR:305.1
    Scenario: Nobody can respond to a land, its player goes on
      Given Alice has "Forest" in hand
      And Bob has "Opt" in hand
      And Bob has lands for {U}
      When Alice plays "Forest"
      Then Bob can't cast "Opt"

    @id:land-in-anothers-turn @CR:305.3
    Scenario: In another player's turn no land can be played
      Given it is Bob's precombat main phase
      And Alice has "Forest" in hand
      When Bob passes
      Then Alice can't play "Forest"

  Rule: One land a turn, unless effects allow more

    @id:one-land-a-turn @CR:305.2 @CR:305.2a
    Scenario: A second land waits for the player's next turn
      Given Alice has 2 "Forest" in hand
      When Alice plays the first "Forest" in Alice's hand
      Then Alice can't play "Forest"
      When the game advances to Alice's next precombat main phase
      And Alice plays "Forest"
      Then Alice controls 2 "Forest"

    @id:more-lands-a-turn @CR:305.2 @CR:305.2a
    Scenario: An effect may allow one more
      Given Alice has "Forest", "Island", "Swamp" and "Plains" in hand
      And Alice controls "Exploration"
      When Alice plays "Forest"
      And Alice plays "Island"
      Then Alice can't play "Swamp"

    @id:more-lands-effects-add-up @CR:305.2 @CR:305.2a
    Scenario: Two such effects add up
      Given Alice has "Forest", "Island", "Swamp" and "Plains" in hand
      And Alice controls 2 "Exploration"
      When Alice plays "Forest"
      And Alice plays "Island"
      And Alice plays "Swamp"
      Then Alice can't play "Plains"

    @id:effect-gone-after-two-lands @CR:305.2a @CR:305.2b
    Scenario: The lands played already are compared with what is allowed now
      Given Alice has "Forest", "Island" and "Disenchant" in hand
      And Alice controls "Exploration"
      And Alice has lands for {1}{W}
      When Alice plays "Forest"
      And Alice casts "Disenchant" targeting "Exploration"
      And the stack resolves
      Then Alice can't play "Island"

    @id:allowed-after-the-first-land @CR:305.2a
    Scenario: An effect that comes after the first land allows another
      Given Alice has "Forest", "Island" and "Exploration" in hand
      And Alice has lands for {G}
      When Alice plays "Forest"
      Then Alice can't play "Island"
      When Alice casts "Exploration"
      And the stack resolves
      And Alice plays "Island"
      Then Alice controls "Island"

    @id:more-lands-for-its-controller @CR:305.2
    Scenario: An opponent's Exploration allows nothing
      Given Alice has "Forest" and "Island" in hand
      And Bob controls "Exploration"
      When Alice plays "Forest"
      Then Alice can't play "Island"

    @id:put-lands-arent-played @CR:305.4
    Scenario: A land put onto the battlefield isn't the land of the turn
      Given Alice has "Rampant Growth" and "Island" in hand
      And Alice has "Forest" in library
      And Alice has lands for {1}{G}
      When Alice casts "Rampant Growth"
      And the stack resolves
      And Alice chooses "Forest"
      And Alice plays "Island"
      Then Alice controls "Forest"
      And Alice controls "Island"

    @id:put-a-land-after-playing-one @CR:305.4
    Scenario: It may also be put there after a land was played, even in another player's turn
      Given it is Bob's precombat main phase
      And Alice controls "Swamp"
      And Alice has "Harrow" in hand
      And Alice has "Forest" and "Island" in library
      And Alice has lands for {2}{G}
      When Bob passes
      And Alice casts "Harrow" sacrificing "Swamp"
      And the stack resolves
      And Alice chooses "Forest" and "Island"
      Then Alice controls "Forest"
      And Alice controls "Island"

    @id:putting-a-land-is-no-playing @CR:305.4
    Scenario: A land card that is put onto the battlefield isn't a card played
      Given Alice controls "Null Profusion"
      And Alice has "Harrow" in hand
      And Alice has "Opt" and "Forest" in library
      And Alice has lands for {2}{G}
      And Alice controls "Swamp"
      When Alice casts "Harrow" sacrificing "Swamp"
      Then the stack is the trigger of "Null Profusion" and the spell "Harrow"
      When the stack resolves
      And Alice chooses "Forest"
      Then the stack is empty
      And Alice has 1 card in hand

  Rule: An effect that has a player play a land obeys the same limits

    @id:land-played-by-an-effect @CR:305.2a
    Scenario: A land played while an ability resolves counts as the land of the turn
      Given Alice controls "Djinn of Wishes" with 3 wish counters
      And Alice has "Island" in library
      And Alice has "Forest" in hand
      And Alice has lands for {2}{U}{U}
      When Alice activates "Djinn of Wishes"
      And the stack resolves
      And Alice accepts
      Then Alice controls "Island"
      And Alice can't play "Forest"

    @id:land-effect-after-the-land-of-the-turn @CR:305.2b
    Scenario: After the land of the turn the instruction to play a land is ignored
      Given Alice controls "Djinn of Wishes" with 3 wish counters
      And Alice has "Swamp" in library
      And Alice has "Forest" in hand
      And Alice has lands for {2}{U}{U}
      When Alice plays "Forest"
      And Alice activates "Djinn of Wishes"
      And the stack resolves
      Then Alice has "Swamp" in exile
      And Alice controls no "Swamp"

    @id:land-effect-in-anothers-turn @CR:305.3
    Scenario: In another player's turn it is ignored too
      Given it is Bob's precombat main phase
      And Alice controls "Djinn of Wishes" with 3 wish counters
      And Alice has "Swamp" in library
      And Alice has lands for {2}{U}{U}
      When Bob passes
      And Alice activates "Djinn of Wishes"
      And the stack resolves
      Then Alice has "Swamp" in exile
      And Alice controls no "Swamp"

    @id:spell-played-by-an-effect @CR:305.3
    Scenario: A card that isn't a land may be cast there
      Given it is Bob's precombat main phase
      And Alice controls "Djinn of Wishes" with 3 wish counters
      And Alice has "Grizzly Bears" in library
      And Alice has lands for {2}{U}{U}
      When Bob passes
      And Alice activates "Djinn of Wishes"
      And all players pass
      And Alice casts "Grizzly Bears" without paying its mana cost
      And the stack resolves
      Then Alice controls "Grizzly Bears"

  Rule: Basic land types bring mana abilities

    @id:basic-land-types-make-mana @CR:305.6
    Scenario Outline: A land with a basic land type taps for its mana though no text says so
      Given Alice controls "<land>"
      When Alice taps "<land>" for mana
      Then Alice has <mana>

      Examples:
        | land   | mana |
        | Plains | {W}  |
        | Island | {U}  |
        | Swamp  | {B}  |
        | Mountain | {R} |
        | Forest | {G}  |

    @id:nonbasic-land-with-a-basic-type @CR:305.6
    Scenario: A nonbasic land with a basic land type has the ability too
      Given Alice controls "Dryad Arbor"
      When Alice taps "Dryad Arbor" for mana
      Then Alice has {G}

    @id:creature-that-becomes-a-forest @CR:305.6
    Scenario: A permanent that becomes a Forest land taps for green mana
      Given Alice controls "Grizzly Bears"
      And Alice controls "Song of the Dryads" attached to "Grizzly Bears"
      When Alice taps "Grizzly Bears" for mana
      Then Alice has {G}

    @id:every-land-a-swamp @CR:305.6
    Scenario: A land that gains a basic land type has both abilities
      Given Alice controls "Forest" and "Urborg, Tomb of Yawgmoth"
      When Alice taps "Forest" for {B}
      And Alice taps "Urborg, Tomb of Yawgmoth" for mana
      Then Alice has {B}{B}
