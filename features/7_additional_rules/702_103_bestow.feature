Feature: Bestow
  A creature card that may be cast as an Aura.

  Rule: Cast bestowed it is an Aura spell that targets a creature

    @id:rollicker-cast-bestowed @CR:702.103a @CR:702.103b
    Scenario: A bestowed Nyxborn Rollicker is an Aura on the creature and no creature itself
      Given Alice controls "Hill Giant"
      And Alice has "Nyxborn Rollicker" in hand
      And Alice has lands for {1}{R}
      When Alice casts "Nyxborn Rollicker" for its bestow cost targeting "Hill Giant"
      Then Alice has no untapped lands
      And the spell "Nyxborn Rollicker" is an Aura enchantment
      And the spell "Nyxborn Rollicker" isn't a creature
      When the stack resolves
      Then "Nyxborn Rollicker" is attached to "Hill Giant"
      And "Nyxborn Rollicker" isn't a creature
      And "Hill Giant" is 4/4

    @id:rollicker-is-no-satyr @CR:205.1a
    Scenario: With the card type creature it has lost its creature type
      Given Alice controls "Hill Giant"
      And Alice has "Nyxborn Rollicker" in hand
      And Alice has lands for {1}{R}
      When Alice casts "Nyxborn Rollicker" for its bestow cost targeting "Hill Giant"
      And the stack resolves
      Then "Nyxborn Rollicker" is an Aura enchantment
      And "Nyxborn Rollicker" isn't a Satyr

    @id:rollicker-cast-as-a-creature @CR:702.103a
    Scenario: Cast for its mana cost it is a creature
      Given Alice controls "Hill Giant"
      And Alice has "Nyxborn Rollicker" in hand
      And Alice has lands for {R}
      When Alice casts "Nyxborn Rollicker"
      And the stack resolves
      Then "Nyxborn Rollicker" is a 1/1 Satyr enchantment creature
      And "Nyxborn Rollicker" isn't an Aura
      And "Hill Giant" is 3/3

    @id:rollicker-without-a-creature @CR:702.103b
    Scenario: Where there is no creature to target it can't be cast bestowed
      Given Alice controls "Sol Ring"
      And Alice has "Nyxborn Rollicker" in hand
      And Alice has lands for {1}{R}
      Then Alice can't cast "Nyxborn Rollicker" for its bestow cost targeting "Sol Ring"

  Rule: With an illegal target it resolves as a creature spell

    @id:rollicker-loses-its-target @CR:702.103e @CR:608.3b
    Scenario: When the creature has left, Nyxborn Rollicker comes as a creature
      Given Alice controls "Grizzly Bears"
      And Alice has "Nyxborn Rollicker" in hand
      And Alice has lands for {1}{R}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Nyxborn Rollicker" for its bestow cost targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard
      And "Nyxborn Rollicker" is a 1/1 Satyr enchantment creature
      And "Nyxborn Rollicker" isn't an Aura

  Rule: Unattached it is a creature again

    @id:eidolon-outlives-its-host @CR:702.103f
    Scenario: When the enchanted creature dies a bestowed Hopeful Eidolon stays as a creature
      Given Alice controls "Grizzly Bears"
      And Alice has "Hopeful Eidolon" in hand
      And Alice has lands for {3}{W}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Hopeful Eidolon" for its bestow cost targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 3/3
      And "Grizzly Bears" has lifelink
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then "Hopeful Eidolon" is a 1/1 Spirit enchantment creature
      And "Hopeful Eidolon" has lifelink

    @id:eidolons-under-a-pyroclasm @CR:702.103f @CR:704.3
    Scenario: It becomes a creature only after its host has died, when the damage is done
      Given Alice controls "Savannah Lions"
      And Alice has "Hopeful Eidolon" and "Pyroclasm" in hand
      And Alice has lands for {3}{W}{1}{R}
      When Alice casts "Hopeful Eidolon" for its bestow cost targeting "Savannah Lions"
      And the stack resolves
      And Alice casts "Pyroclasm"
      And the stack resolves
      Then Alice has "Savannah Lions" in graveyard
      And "Hopeful Eidolon" is a 1/1 Spirit enchantment creature
      And "Hopeful Eidolon" has no damage

    @id:copied-bestowed-spell @CR:702.103c
    Scenario: A copy of a bestowed spell becomes an Aura token on the same creature
      Given Alice controls "Hill Giant" and "Lithoform Engine"
      And Alice has "Nyxborn Rollicker" in hand
      And Alice has lands for {1}{R}{4}
      When Alice casts "Nyxborn Rollicker" for its bestow cost targeting "Hill Giant"
      And Alice activates "{4}, {T}" of "Lithoform Engine" targeting the spell "Nyxborn Rollicker"
      And the stack resolves
      Then Alice controls 2 "Nyxborn Rollicker"
      And "Hill Giant" is 5/5
