@card:Jin-Gitaxias
Feature: The Great Synthesis, chapter III and costs
  Its spells cost no mana cost; no other alternative cost replaces it, additional costs come on top, and X is 0.
  (The card drawn in the draw step is a land.)

  Background:
    Given it is Alice's upkeep
    And Alice controls "The Great Synthesis" with 2 lore counters

  Rule: No alternative cost

    @id:chapter-three-no-evoke @CR:118.9a @CR:601.2b @ruling:without-paying-no-alternative-cost
    Scenario: Mulldrifter can't be evoked
      Given Alice has "Mulldrifter" in hand
      And Alice has lands for {2}{U}
      When the game advances to Alice's precombat main phase
      And all players pass
      Then nobody has priority
      And Alice can't cast "Mulldrifter" for its evoke cost
      When Alice casts "Mulldrifter"
      And Alice declines
      And the stack resolves
      Then Alice controls "Mulldrifter"
      And Alice has 3 cards in hand

    @id:chapter-three-no-overload @CR:118.9a @CR:702.96a @ruling:without-paying-no-alternative-cost
    Scenario: Cyclonic Rift can't be overloaded
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Cyclonic Rift" in hand
      And Alice has lands for {6}{U}
      When the game advances to Alice's precombat main phase
      And all players pass
      Then nobody has priority
      And Alice can't cast "Cyclonic Rift" for its overload cost
      When Alice casts "Cyclonic Rift" targeting "Hill Giant"
      And Alice declines
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And Bob has "Hill Giant" in hand

    @id:chapter-three-no-morph @CR:118.9a @CR:702.37c @ruling:without-paying-no-alternative-cost
    Scenario: Willbender can't be cast face down
      Given Alice has "Willbender" in hand
      And Alice has lands for {3}
      When the game advances to Alice's precombat main phase
      And all players pass
      Then nobody has priority
      And Alice can't cast "Willbender" for its morph cost
      When Alice casts "Willbender"
      And Alice declines
      And the stack resolves
      Then "Willbender" is a face up 1/2 blue creature

    @id:chapter-three-force-of-will @CR:118.9a @ruling:without-paying-no-alternative-cost
    Scenario: Force of Will takes neither life nor a card
      Given Alice has "Grizzly Bears", "Force of Will" and "Opt" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Grizzly Bears"
      And Alice casts "Force of Will" targeting the spell "Grizzly Bears"
      And Alice declines
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard
      And Alice has 20 life
      And Alice has "Opt" in hand

  Rule: Additional costs may be paid

    @id:chapter-three-kicker @CR:118.9d @CR:118.8a @CR:605.3a @ruling:without-paying-additional-costs-allowed
    Scenario Outline: Burst Lightning <how> Bob
      Given Alice has "Burst Lightning" in hand
      And Alice has lands for {4}
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Burst Lightning" <how> Bob
      And Alice declines
      And the stack resolves
      Then Bob has <life> life

      Examples:
        | how                   | life |
        | targeting             | 18   |
        | with kicker targeting | 16   |

    @id:chapter-three-kicker-unpaid @CR:118.9d @CR:118.3 @ruling:without-paying-additional-costs-allowed
    Scenario: A kicker that can't be paid can't be chosen
      Given Alice has "Burst Lightning" in hand
      And Alice has lands for {3}
      When the game advances to Alice's precombat main phase
      And all players pass
      Then Alice can't cast "Burst Lightning" with kicker targeting Bob
      When Alice casts "Burst Lightning" targeting Bob
      And Alice declines
      And the stack resolves
      Then Bob has 18 life

    @id:chapter-three-kicked-creature @CR:118.9d @CR:702.33d @ruling:without-paying-additional-costs-allowed
    Scenario: Gatekeeper of Malakir kicked for {B} alone
      Given Bob controls "Grizzly Bears"
      And Alice has "Gatekeeper of Malakir" in hand
      And Alice has lands for {B}
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Gatekeeper of Malakir" with kicker
      And Alice declines
      Then Alice has no untapped lands
      When all players pass
      And Alice chooses Bob
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard
      And Alice controls "Gatekeeper of Malakir"

  Rule: Mandatory additional costs must be paid

    @id:chapter-three-mandatory-cost-missing @CR:118.8 @CR:601.2h @ruling:without-paying-mandatory-costs-required
    Scenario: Village Rites can't be cast without a creature to sacrifice
      Given Alice has "Village Rites" and "Opt" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      Then nobody has priority
      And Alice can't cast "Village Rites"
      When Alice declines
      Then Alice has "Village Rites" in hand

    @id:chapter-three-mandatory-cost-paid @CR:118.8 @CR:118.9d @ruling:without-paying-mandatory-costs-required
    Scenario: Village Rites takes its sacrifice although the mana cost isn't paid
      Given Alice controls "Grizzly Bears"
      And Alice has "Village Rites" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Village Rites" sacrificing "Grizzly Bears"
      And Alice declines
      Then Alice has "Grizzly Bears" in graveyard
      When the stack resolves
      Then Alice has 3 cards in hand

    @id:chapter-three-discards-from-the-same-hand @CR:118.8 @CR:601.2h @ruling:without-paying-mandatory-costs-required
    Scenario: A card discarded as a cost can't be cast any more
      Given Alice has "Thrill of Possibility", "Opt" and "Sol Ring" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Thrill of Possibility" discarding "Opt"
      Then Alice has "Opt" in graveyard
      And Alice may choose only "Sol Ring"
      When Alice declines
      And the stack resolves
      Then Alice has 4 cards in hand

    @id:chapter-three-adept-pays @CR:118.8 @CR:601.2h @ruling:without-paying-mandatory-costs-required
    Scenario: Silvergill Adept must have a Merfolk revealed or {3} paid
      Given Alice has "Silvergill Adept" and "Opt" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      Then nobody has priority
      And Alice can't cast "Silvergill Adept"
      When Alice declines
      Then Alice has "Silvergill Adept" in hand

    @id:chapter-three-adept-reveals @CR:118.8 @CR:118.9d @ruling:without-paying-mandatory-costs-required
    Scenario: Silvergill Adept with a Merfolk to reveal costs nothing else
      Given Alice has "Silvergill Adept" and "Merfolk of the Pearl Trident" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Silvergill Adept" revealing "Merfolk of the Pearl Trident"
      And Alice declines
      And the stack resolves
      Then Alice controls "Silvergill Adept"
      And Alice has "Merfolk of the Pearl Trident" in hand

    @id:chapter-three-under-thalia @CR:118.9d @CR:601.2f @ruling:without-paying-mandatory-costs-required
    Scenario: Thalia's {1} is paid for a noncreature spell, and a creature spell is free
      Given Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Divination", "Sol Ring" and "Grizzly Bears" in hand
      And Alice has lands for {1}
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Divination"
      Then Alice has no untapped lands
      And Alice can't cast "Sol Ring"
      When Alice casts "Grizzly Bears"
      And Alice declines
      Then the stack is the spell "Grizzly Bears" and the spell "Divination"

    @id:chapter-three-under-trinisphere @CR:601.2f @ruling:without-paying-mandatory-costs-required
    Scenario: Under Trinisphere each costs {3}
      Given Bob controls "Trinisphere"
      And Alice has "Divination" and "Grizzly Bears" in hand
      And Alice has lands for {3}
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Divination"
      Then Alice has no untapped lands
      And Alice can't cast "Grizzly Bears"
      When Alice declines
      Then the stack is the spell "Divination"

  Rule: A card without a mana cost can be cast

    @id:chapter-three-no-mana-cost @CR:118.6a
    Scenario: Ancestral Vision may be cast, and only during the resolution
      Given Alice has "Ancestral Vision" in hand
      And Alice has lands for {U}
      When the game advances to Alice's precombat main phase
      Then Alice can't cast "Ancestral Vision" targeting Alice
      When all players pass
      And Alice casts "Ancestral Vision" targeting Alice
      And Alice declines
      And the stack resolves
      Then Alice has 4 cards in hand

    @id:chapter-three-living-end @CR:118.6a
    Scenario: Living End brings back what died, and Jin-Gitaxias is sacrificed
      Given Alice has "Living End" in hand and "Grizzly Bears" in graveyard
      And Bob controls "Hill Giant"
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Living End"
      And Alice declines
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice has "Jin-Gitaxias" in graveyard
      And Bob has "Hill Giant" in graveyard

  Rule: X in the mana cost is 0

    @id:chapter-three-x-is-zero @CR:107.3b @CR:601.2b @ruling:without-paying-x-is-zero
    Scenario: Hangarback Walker for nothing enters without counters and dies
      Given Alice has "Hangarback Walker" in hand
      And Alice has lands for {4}
      When the game advances to Alice's precombat main phase
      And all players pass
      Then nobody has priority
      And Alice can't cast "Hangarback Walker" with X = 2
      When Alice casts "Hangarback Walker" with X = 0
      And Alice declines
      And the stack resolves
      Then Alice has "Hangarback Walker" in graveyard

    @id:chapter-three-blaze @CR:107.3b @CR:601.2b @ruling:without-paying-x-is-zero
    Scenario: Blaze deals no damage whatever mana there is
      Given Alice has "Blaze" in hand
      And Alice has lands for {3}
      When the game advances to Alice's precombat main phase
      And all players pass
      Then nobody has priority
      And Alice can't cast "Blaze" with X = 3 targeting Bob
      When Alice casts "Blaze" with X = 0 targeting Bob
      And Alice declines
      And the stack resolves
      Then Bob has 20 life
      And Alice has "Blaze" in graveyard

    @id:chapter-three-revelation @CR:107.3b @ruling:without-paying-x-is-zero
    Scenario: Sphinx's Revelation gains nothing and draws nothing
      Given Alice has "Sphinx's Revelation" in hand
      And Alice has lands for {2}
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Sphinx's Revelation" with X = 0
      Then the spell "Sphinx's Revelation" has mana value 3
      When Alice declines
      And the stack resolves
      Then Alice has 20 life
      And Alice has 1 card in hand

    @id:chapter-three-abandon-hope @CR:107.3b @CR:118.8 @ruling:without-paying-x-is-zero
    Scenario: Abandon Hope's additional cost has the same X, so no card is discarded
      Given Alice has "Abandon Hope" and "Opt" in hand
      And Bob has 2 "Grizzly Bears" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      Then Alice can't cast "Abandon Hope" with X = 1 discarding "Opt" targeting Bob
      When Alice casts "Abandon Hope" with X = 0 targeting Bob
      And Alice declines
      And the stack resolves
      Then Bob has 2 cards in hand
      And Alice has "Opt" in hand

    @id:chapter-three-kicker-x @CR:107.3a @CR:118.9d @ruling:without-paying-x-is-zero
    Scenario Outline: X of an additional cost is still chosen
      Given Alice has "Verdeloth the Ancient" in hand
      And Alice has lands for {2}
      When the game advances to Alice's precombat main phase
      And all players pass
      Then Alice can't cast "Verdeloth the Ancient" with kicker with X = 3
      When Alice casts "Verdeloth the Ancient" with kicker with X = <x>
      And Alice declines
      And the stack resolves
      Then Alice controls <tokens>

      Examples:
        | x | tokens             |
        | 1 | 1 Saproling token  |
        | 2 | 2 Saproling tokens |
