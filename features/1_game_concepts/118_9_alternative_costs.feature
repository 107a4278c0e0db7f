Feature: Alternative costs
  One alternative cost for one spell: without paying its mana cost is one of them; additional costs come on top.

  Background:
    Given Alice controls "Omniscience"

  Rule: Not two at once

    @id:omniscience-does-not-evoke @CR:118.9a @CR:601.2b @ruling:without-paying-no-alternative-cost
    Scenario: Omniscience casts Mulldrifter for nothing, and doesn't evoke it for nothing
      Given Alice has "Mulldrifter" in hand
      Then Alice can't cast "Mulldrifter" for its evoke cost
      When Alice casts "Mulldrifter"
      And the stack resolves
      Then Alice controls "Mulldrifter"
      And Alice has 2 cards in hand

    @id:omniscience-or-evoke @CR:118.9 @CR:118.9b @ruling:without-paying-no-alternative-cost
    Scenario: The evoke cost may be paid instead of Omniscience's nothing
      Given Alice has "Mulldrifter" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Mulldrifter" for its evoke cost
      Then Alice has no untapped lands
      When the stack resolves
      Then Alice has "Mulldrifter" in graveyard
      And Alice has 2 cards in hand

    @id:omniscience-does-not-overload @CR:118.9a @CR:601.2b @ruling:without-paying-no-alternative-cost
    Scenario: Omniscience doesn't overload Cyclonic Rift
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Cyclonic Rift" in hand
      Then Alice can't cast "Cyclonic Rift" for its overload cost
      When Alice casts "Cyclonic Rift" targeting "Hill Giant"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And Bob has "Hill Giant" in hand

  Rule: Additional costs on top

    @id:omniscience-kicks-gatekeeper @CR:118.9d @CR:118.8a @ruling:without-paying-additional-costs-allowed
    Scenario: Gatekeeper of Malakir is kicked for {B} and nothing else
      Given Bob controls "Grizzly Bears"
      And Alice has "Gatekeeper of Malakir" in hand
      And Alice has lands for {B}
      When Alice casts "Gatekeeper of Malakir" with kicker
      Then Alice has no untapped lands
      When all players pass
      And Alice chooses Bob
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard

    @id:omniscience-kicker-unpaid @CR:118.9d @CR:118.3 @ruling:without-paying-additional-costs-allowed
    Scenario: Without the mana for the kicker it isn't kicked
      Given Bob controls "Grizzly Bears"
      And Alice has "Gatekeeper of Malakir" in hand
      Then Alice can't cast "Gatekeeper of Malakir" with kicker
      When Alice casts "Gatekeeper of Malakir"
      And the stack resolves
      Then Alice controls "Gatekeeper of Malakir"
      And Bob controls "Grizzly Bears"

    @id:omniscience-rites-without-a-creature @CR:118.8 @CR:601.2h @ruling:without-paying-mandatory-costs-required
    Scenario: Village Rites can't be cast without a sacrifice
      Given Alice has "Village Rites" in hand
      Then Alice can't cast "Village Rites"

    @id:omniscience-rites-with-a-creature @CR:118.8 @CR:118.9d @ruling:without-paying-mandatory-costs-required
    Scenario: Village Rites takes a creature, and no mana
      Given Alice controls "Grizzly Bears"
      And Alice has "Village Rites" in hand
      When Alice casts "Village Rites" sacrificing "Grizzly Bears"
      Then Alice has "Grizzly Bears" in graveyard
      When the stack resolves
      Then Alice has 2 cards in hand

    @id:omniscience-thrill @CR:118.8 @CR:601.2h @ruling:without-paying-mandatory-costs-required
    Scenario: Thrill of Possibility takes another card of the hand
      Given Alice has "Thrill of Possibility" and "Forest" in hand
      When Alice casts "Thrill of Possibility" discarding "Forest"
      Then Alice has "Forest" in graveyard
      When the stack resolves
      Then Alice has 2 cards in hand

    @id:omniscience-thrill-alone @CR:118.8 @CR:601.2h @ruling:without-paying-mandatory-costs-required
    Scenario: Thrill of Possibility can't discard itself
      Given Alice has "Thrill of Possibility" in hand
      Then Alice can't cast "Thrill of Possibility"

    @id:omniscience-adept @CR:118.8 @CR:601.2h @ruling:without-paying-mandatory-costs-required
    Scenario: Silvergill Adept without a Merfolk to reveal costs {3}
      Given Alice has "Silvergill Adept" in hand
      And Alice has lands for {3}
      When Alice casts "Silvergill Adept"
      Then Alice has no untapped lands
      When the stack resolves
      Then Alice controls "Silvergill Adept"

    @id:omniscience-adept-unpaid @CR:118.8 @CR:601.2h @ruling:without-paying-mandatory-costs-required
    Scenario: With neither a Merfolk nor {3} it can't be cast
      Given Alice has "Silvergill Adept" in hand
      And Alice has lands for {2}
      Then Alice can't cast "Silvergill Adept"

  Rule: No mana cost at all

    @id:omniscience-ancestral-vision @CR:118.6a
    Scenario: Ancestral Vision can be cast without paying its mana cost
      Given Alice has "Ancestral Vision" in hand
      When Alice casts "Ancestral Vision" targeting Alice
      And the stack resolves
      Then Alice has 3 cards in hand

  Rule: X in the mana cost

    @id:omniscience-blaze @CR:107.3b @CR:601.2b @ruling:without-paying-x-is-zero
    Scenario: X of Blaze can only be 0
      Given Alice has "Blaze" in hand
      Then Alice can't cast "Blaze" with X = 1 targeting Bob
      When Alice casts "Blaze" with X = 0 targeting Bob
      And the stack resolves
      Then Bob has 20 life
      And Alice has "Blaze" in graveyard

    @id:omniscience-blaze-paid @CR:107.3b @CR:118.9 @CR:118.9b @ruling:without-paying-x-is-zero
    Scenario: When its mana cost is paid X is free
      Given Alice has "Blaze" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Blaze" with X = 3 targeting Bob
      Then Alice has no untapped lands
      When the stack resolves
      Then Bob has 17 life

    @id:omniscience-kicker-x @CR:107.3a @CR:118.9d @ruling:without-paying-x-is-zero
    Scenario: X of an additional cost is chosen, and paid
      Given Alice has "Verdeloth the Ancient" in hand
      And Alice has lands for {2}
      Then Alice can't cast "Verdeloth the Ancient" with kicker with X = 3
      When Alice casts "Verdeloth the Ancient" with kicker with X = 2
      Then Alice has no untapped lands
      When the stack resolves
      Then Alice controls 2 Saproling tokens

    @id:omniscience-chord @CR:107.3b @ruling:without-paying-x-is-zero
    Scenario: X of Chord of Calling is 0, and it finds a creature of mana value 0
      Given Alice controls "Grizzly Bears" and "Llanowar Elves"
      And Alice has "Chord of Calling" in hand and "Ornithopter" and "Grizzly Bears" in library
      Then Alice can't cast "Chord of Calling" with X = 2
      When Alice casts "Chord of Calling" with X = 0
      And the stack resolves
      And Alice chooses "Ornithopter"
      Then Alice controls "Ornithopter"

  Rule: A cost that is only reduced

    @id:reduced-cost-leaves-x-free @CR:107.3b @ruling:without-paying-x-is-zero
    Scenario: Helm of Awakening reduces the cost of Blaze and doesn't touch X
      Given Alice controls "Helm of Awakening"
      And Alice has "Blaze" in hand
      And Alice has lands for {1}{R}
      When Alice casts "Blaze" with X = 2 targeting Bob
      And the stack resolves
      Then Bob has 18 life
