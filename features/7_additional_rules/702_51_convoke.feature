Feature: Convoke
  Creatures are tapped for mana of the total cost.

    @id:convoke-colored-and-generic @CR:702.51a
    Scenario: A green creature pays for {G}, any creature for generic mana
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has lands for {G}{G}
      And Alice has "Chord of Calling" in hand
      And Alice has "Ornithopter" in library
      When Alice casts "Chord of Calling" with X = 1 tapping "Grizzly Bears" and "Hill Giant"
      Then "Grizzly Bears" is tapped
      And "Hill Giant" is tapped
      And Alice has no untapped lands
      When the stack resolves
      And Alice chooses "Ornithopter"
      Then Alice controls "Ornithopter"

    @id:convoke-wrong-color @CR:702.51a
    Scenario: A red creature doesn't pay for {G}
      Given Alice controls "Hill Giant"
      And Alice has lands for {G}{G}
      And Alice has "Chord of Calling" in hand
      Then Alice can't cast "Chord of Calling" with X = 0 tapping "Hill Giant"

    @id:convoke-summoning-sick @CR:702.51a @CR:302.6
    Scenario: A creature that came this turn can be tapped for it
      Given Alice controls "Grizzly Bears" that is summoning sick
      And Alice has lands for {G}{G}
      And Alice has "Chord of Calling" in hand
      When Alice casts "Chord of Calling" with X = 0 tapping "Grizzly Bears"
      Then "Grizzly Bears" is tapped

    @id:convoke-tapped @CR:702.51a
    Scenario: A tapped creature can't be tapped for it
      Given Alice controls "Grizzly Bears" that is tapped
      And Alice has lands for {G}{G}
      And Alice has "Chord of Calling" in hand
      Then Alice can't cast "Chord of Calling" with X = 0 tapping "Grizzly Bears"

    @id:convoke-after-increases @CR:702.51b @CR:601.2f
    Scenario: Creatures pay for what other effects add to the cost
      Given Bob controls "Sphere of Resistance"
      And Alice controls "Hill Giant"
      And Alice has lands for {G}{G}{G}
      And Alice has "Chord of Calling" in hand
      When Alice casts "Chord of Calling" with X = 0 tapping "Hill Giant"
      Then "Hill Giant" is tapped
      And Alice has no untapped lands
