Feature: Kicker
  An additional cost that the player may pay. A spell for which it is paid is kicked.

  Rule: A spell whose kicker cost is paid is kicked

    @id:kicked-or-not @CR:702.33d @CR:601.2b @ruling:paid-kicker-is-kicked
    Scenario Outline: Into the Roil draws a card if it was kicked
      Given Alice has "Into the Roil" in hand
      And Alice has lands for {2}{U}{U}
      And Bob controls "Grizzly Bears"
      When Alice casts "Into the Roil" <how> "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in hand
      And Alice has <cards> in hand

      Examples:
        | how                   | cards    |
        | targeting             | no cards |
        | with kicker targeting | 1 card   |

    @id:kicked-burst-lightning @CR:702.33d @CR:601.2b @CR:614.15 @ruling:paid-kicker-is-kicked
    Scenario Outline: The mana for the kicker doesn't kick the spell, paying it does
      Given Alice has "Burst Lightning" in hand
      And Alice has lands for {4}{R}
      When Alice casts "Burst Lightning" <how> Bob
      And the stack resolves
      Then Bob has <life> life

      Examples:
        | how                   | life |
        | targeting             | 18   |
        | with kicker targeting | 16   |

    @id:kicked-kavu-titan @CR:702.33d @CR:400.7d @ruling:paid-kicker-is-kicked
    Scenario: A kicked Kavu Titan enters with three counters and with trample
      Given Alice has "Kavu Titan" in hand
      And Alice has lands for {3}{G}{G}
      When Alice casts "Kavu Titan" with kicker
      Then Alice has no untapped lands
      When the stack resolves
      Then "Kavu Titan" is 5/5
      And "Kavu Titan" has trample and 3 +1/+1 counters

    @id:unkicked-kavu-titan @CR:702.33d @CR:601.2b @ruling:paid-kicker-is-kicked
    Scenario: A Kavu Titan that wasn't kicked enters without them
      Given Alice has "Kavu Titan" in hand
      And Alice has lands for {3}{G}{G}
      When Alice casts "Kavu Titan"
      And the stack resolves
      Then "Kavu Titan" is 2/2
      And "Kavu Titan" doesn't have trample

    @id:kicked-gatekeeper @CR:702.33d @CR:603.4 @ruling:paid-kicker-is-kicked
    Scenario: A kicked Gatekeeper of Malakir triggers as it enters
      Given Alice has "Gatekeeper of Malakir" in hand
      And Alice has lands for {B}{B}{B}
      And Bob controls "Grizzly Bears"
      When Alice casts "Gatekeeper of Malakir" with kicker
      And the stack resolves
      And Alice chooses Bob
      Then Bob has "Grizzly Bears" in graveyard
      And Alice controls "Gatekeeper of Malakir"

    @id:unkicked-gatekeeper @CR:702.33d @CR:603.4 @ruling:paid-kicker-is-kicked
    Scenario: A Gatekeeper of Malakir that wasn't kicked doesn't trigger
      Given Alice has "Gatekeeper of Malakir" in hand
      And Alice has lands for {B}{B}{B}
      And Bob controls "Grizzly Bears"
      When Alice casts "Gatekeeper of Malakir"
      And all players pass
      Then the stack is empty
      And Alice controls "Gatekeeper of Malakir"
      And Bob controls "Grizzly Bears"

    @id:kicker-needs-its-mana @CR:702.33a @CR:601.2h @ruling:paid-kicker-is-kicked
    Scenario: A spell can't be kicked with less than both costs
      Given Alice has "Burst Lightning" in hand
      And Alice has lands for {3}{R}
      Then Alice can't cast "Burst Lightning" with kicker targeting Bob
      When Alice casts "Burst Lightning" targeting Bob
      And the stack resolves
      Then Bob has 18 life

    @id:kicked-at-a-discount @CR:702.33d @CR:118.7 @ruling:paid-kicker-is-kicked
    Scenario: A kicker cost reduced to nothing is paid, and the spell is kicked
      Given Alice controls 4 "Helm of Awakening"
      And Alice has "Burst Lightning" in hand
      And Alice has lands for {R}
      When Alice casts "Burst Lightning" with kicker targeting Bob
      Then Alice has no untapped lands
      When the stack resolves
      Then Bob has 16 life

    @id:not-kicked-at-a-discount @CR:702.33d @CR:601.2b @ruling:paid-kicker-is-kicked
    Scenario: A kicker that would cost nothing may be left unpaid
      Given Alice controls 4 "Helm of Awakening"
      And Alice has "Burst Lightning" in hand
      And Alice has lands for {R}
      When Alice casts "Burst Lightning" targeting Bob
      And the stack resolves
      Then Bob has 18 life

    @id:kicked-under-omniscience @CR:702.33d @CR:118.9d @CR:601.2b @ruling:paid-kicker-is-kicked
    Scenario Outline: A spell cast without paying its mana cost may be kicked by paying the kicker
      Given Alice controls "Omniscience"
      And Alice has "Burst Lightning" in hand
      And Alice has lands for {4}
      When Alice casts "Burst Lightning" <how> Bob
      And the stack resolves
      Then Bob has <life> life

      Examples:
        | how                   | life |
        | targeting             | 18   |
        | with kicker targeting | 16   |

    @id:kicked-under-omniscience-short @CR:118.9d @CR:601.2h @ruling:paid-kicker-is-kicked
    Scenario: Without the mana for the kicker it can be cast for nothing but not kicked
      Given Alice controls "Omniscience"
      And Alice has "Burst Lightning" in hand
      And Alice has lands for {3}
      Then Alice can't cast "Burst Lightning" with kicker targeting Bob
      When Alice casts "Burst Lightning" targeting Bob
      And the stack resolves
      Then Bob has 18 life

    @id:kicked-then-returned-to-hand @CR:702.33d @CR:400.7 @ruling:paid-kicker-is-kicked
    Scenario: A kicked spell that was countered into the hand is cast anew, and isn't kicked
      Given Alice has "Burst Lightning" in hand
      And Alice has lands for {4}{R}{R}
      And Bob has "Remand" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Burst Lightning" with kicker targeting Bob
      And Alice passes
      And Bob casts "Remand" targeting the spell "Burst Lightning"
      And the stack resolves
      Then Alice has "Burst Lightning" in hand
      When Alice casts "Burst Lightning" targeting Bob
      And the stack resolves
      Then Bob has 18 life

    @id:kicked-permanent-cast-again @CR:702.33d @CR:400.7 @ruling:paid-kicker-is-kicked
    Scenario: A kicked permanent that is returned and cast again without kicker isn't kicked
      Given Alice has "Kavu Titan" and "Disperse" in hand
      And Alice has lands for {5}{G}{G}{G}{U}
      When Alice casts "Kavu Titan" with kicker
      And the stack resolves
      Then "Kavu Titan" is 5/5
      When Alice casts "Disperse" targeting "Kavu Titan"
      And the stack resolves
      And Alice casts "Kavu Titan"
      And the stack resolves
      Then "Kavu Titan" is 2/2

  Rule: A kicker cost is paid once

    @id:kicker-once @CR:702.33a @CR:601.2b @ruling:kicker-only-once
    Scenario: A kicker cost can't be paid twice, whatever mana there is
      Given Alice has "Burst Lightning" in hand
      And Alice has lands for {8}{R}
      Then Alice can't cast "Burst Lightning" with kicker twice targeting Bob
      When Alice casts "Burst Lightning" with kicker targeting Bob
      And the stack resolves
      Then Bob has 16 life

    @id:kicker-once-for-a-creature @CR:702.33a @CR:601.2b @ruling:kicker-only-once
    Scenario: Kavu Titan can't be kicked twice
      Given Alice has "Kavu Titan" in hand
      And Alice has lands for {5}{G}{G}{G}
      Then Alice can't cast "Kavu Titan" with kicker twice
      When Alice casts "Kavu Titan" with kicker
      And the stack resolves
      Then "Kavu Titan" has 3 +1/+1 counters

    @id:multikicker-any-number @CR:702.33c @CR:702.33d @ruling:kicker-only-once
    Scenario Outline: A multikicker cost may be paid any number of times
      Given Alice has "Wolfbriar Elemental" in hand
      And Alice has lands for <lands>
      When Alice casts "Wolfbriar Elemental" with kicker <times>
      Then Alice has no untapped lands
      When the stack resolves
      Then Alice controls <wolves>
      And each Wolf token is 2/2

      Examples:
        | lands              | times       | wolves        |
        | {2}{G}{G}{G}       | once        | 1 Wolf token  |
        | {2}{G}{G}{G}{G}{G} | three times | 3 Wolf tokens |

    @id:chalice-multikicked @CR:702.33c @CR:702.33d @ruling:kicker-only-once
    Scenario Outline: Everflowing Chalice has a charge counter for each time it was kicked
      Given Alice has "Everflowing Chalice" in hand
      And Alice has lands for {6}
      When Alice casts "Everflowing Chalice" with kicker <times>
      And the stack resolves
      Then "Everflowing Chalice" has <counters>

      Examples:
        | times       | counters          |
        | once        | 1 charge counter  |
        | twice       | 2 charge counters |
        | three times | 3 charge counters |

    @id:chalice-not-kicked @CR:702.33c @CR:702.33d @ruling:kicker-only-once
    Scenario: A multikicker cost need not be paid at all
      Given Alice has "Everflowing Chalice" in hand
      And Alice has lands for {6}
      When Alice casts "Everflowing Chalice"
      And the stack resolves
      Then "Everflowing Chalice" has no charge counters

    @id:two-kickers @CR:702.33f @CR:607.2i @ruling:kicker-only-once
    Scenario: Kicked with its {W} kicker only, Stormscape Battlemage triggers for that one
      Given Alice has "Stormscape Battlemage" in hand
      And Alice has lands for {4}{U}{W}{B}
      And Bob controls "Grizzly Bears"
      When Alice casts "Stormscape Battlemage" with kicker {W}
      And all players pass
      Then the stack is the trigger of "Stormscape Battlemage"
      When the stack resolves
      Then Alice has 23 life
      And Bob controls "Grizzly Bears"

    @id:two-kickers-the-other @CR:702.33f @CR:607.2i @ruling:kicker-only-once
    Scenario: Kicked with its {2}{B} kicker only, Stormscape Battlemage destroys a creature
      Given Alice has "Stormscape Battlemage" in hand
      And Alice has lands for {4}{U}{W}{B}
      And Bob controls "Grizzly Bears"
      When Alice casts "Stormscape Battlemage" with kicker {2}{B}
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      Then Bob has "Grizzly Bears" in graveyard
      And Alice has 20 life

    @id:two-kickers-together @CR:702.33d @CR:702.33b @ruling:kicker-only-once
    Scenario: Both kickers may be paid for one spell
      Given Alice has "Stormscape Battlemage" in hand
      And Alice has lands for {4}{U}{W}{B}
      And Bob controls "Grizzly Bears"
      When Alice casts "Stormscape Battlemage" with kicker {W} and kicker {2}{B}
      Then Alice has no untapped lands
      When the stack resolves
      And Alice chooses "Grizzly Bears"
      Then Bob has "Grizzly Bears" in graveyard
      And Alice has 23 life

    @id:two-kickers-once-each @CR:702.33a @CR:702.33b @ruling:kicker-only-once
    Scenario: Of two kickers neither can be paid twice
      Given Alice has "Stormscape Battlemage" in hand
      And Alice has lands for {6}{U}{W}{W}{B}{B}
      Then Alice can't cast "Stormscape Battlemage" with kicker {W} twice
      And Alice can't cast "Stormscape Battlemage" with kicker {2}{B} twice
      When Alice casts "Stormscape Battlemage" with kicker {W}
      And the stack resolves
      Then Alice has 23 life
