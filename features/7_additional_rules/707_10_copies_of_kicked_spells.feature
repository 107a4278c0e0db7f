Feature: Kicked spells and copies
  A copy of a spell was kicked if the spell was. A permanent that enters as a copy of a permanent never was.

  Rule: The copy of a kicked spell is kicked

    @id:copy-of-a-kicked-burst-lightning @CR:707.10 @CR:707.2 @ruling:copy-of-a-kicked-spell-is-kicked
    Scenario Outline: The copy is kicked if the spell was, and nothing is paid for it
      Given Alice has "Burst Lightning" and "Reverberate" in hand
      And Alice has lands for {8}{R}{R}{R}
      When Alice casts "Burst Lightning" <how> Bob
      And Alice casts "Reverberate" targeting the spell "Burst Lightning"
      And all players pass
      And Alice declines
      Then the stack is the copy of "Burst Lightning" and the spell "Burst Lightning"
      When all players pass
      Then Bob has <copy> life
      When all players pass
      Then Bob has <both> life

      Examples:
        | how                   | copy | both |
        | targeting             | 18   | 16   |
        | with kicker targeting | 16   | 12   |

    @id:opponents-copy-of-a-kicked-spell @CR:707.10 @CR:707.2 @ruling:copy-of-a-kicked-spell-is-kicked
    Scenario: An opponent's copy of a kicked spell is kicked too
      Given Alice has "Burst Lightning" in hand
      And Alice has lands for {4}{R}
      And Bob has "Reverberate" in hand
      And Bob has lands for {R}{R}
      When Alice casts "Burst Lightning" with kicker targeting Bob
      And Alice passes
      And Bob casts "Reverberate" targeting the spell "Burst Lightning"
      And the stack resolves
      And Bob declines
      Then Bob has 12 life

    @id:opponents-copy-with-a-new-target @CR:707.10c @ruling:copy-of-a-kicked-spell-is-kicked
    Scenario: The opponent who copies a kicked spell may aim the copy at its caster
      Given Alice has "Burst Lightning" in hand
      And Alice has lands for {4}{R}
      And Bob has "Reverberate" in hand
      And Bob has lands for {R}{R}
      When Alice casts "Burst Lightning" with kicker targeting Bob
      And Alice passes
      And Bob casts "Reverberate" targeting the spell "Burst Lightning"
      And the stack resolves
      And Bob chooses Alice
      Then Alice has 16 life
      And Bob has 16 life

    @id:copy-of-a-kicked-into-the-roil @CR:707.10 @CR:707.10c @ruling:copy-of-a-kicked-spell-is-kicked
    Scenario Outline: The copy with a new target draws for its own controller if the spell was kicked
      Given Alice has "Into the Roil" and "Twincast" in hand
      And Alice has lands for {2}{U}{U}{U}{U}
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice casts "Into the Roil" <how> "Grizzly Bears"
      And Alice casts "Twincast" targeting the spell "Into the Roil"
      And the stack resolves
      And Alice chooses "Hill Giant"
      Then Bob has "Grizzly Bears" in hand
      And Bob has "Hill Giant" in hand
      And Alice has <cards> in hand

      Examples:
        | how                   | cards    |
        | targeting             | no cards |
        | with kicker targeting | 2 cards  |

    @id:twincast-needs-an-instant-or-sorcery @CR:115.1a @CR:601.2c @ruling:copy-of-a-kicked-spell-is-kicked
    Scenario: Twincast can't copy a creature spell, Double Major can't copy an instant
      Given Alice has "Grizzly Bears", "Giant Growth", "Twincast" and "Double Major" in hand
      And Alice controls "Hill Giant"
      And Alice has lands for {1}{G}{G}{G}{U}{U}
      When Alice casts "Grizzly Bears"
      Then Alice can't cast "Twincast" targeting the spell "Grizzly Bears"
      When Alice casts "Giant Growth" targeting "Hill Giant"
      Then Alice can't cast "Double Major" targeting the spell "Giant Growth"
      When Alice casts "Double Major" targeting the spell "Grizzly Bears"
      And the stack resolves
      Then Alice controls 2 "Grizzly Bears"
      And "Hill Giant" is 6/6

  Rule: The token that a copied permanent spell becomes is kicked

    @id:copy-of-a-kicked-gatekeeper @CR:707.10f @CR:608.3f @CR:400.7d @ruling:token-of-a-kicked-spell-is-kicked
    Scenario: The token's own trigger happens
      Given Alice has "Gatekeeper of Malakir" and "Double Major" in hand
      And Alice has lands for {B}{B}{B}{G}{U}
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice casts "Gatekeeper of Malakir" with kicker
      And Alice casts "Double Major" targeting the spell "Gatekeeper of Malakir"
      And the stack resolves
      And Alice chooses Bob
      And Bob chooses "Hill Giant"
      Then Bob has "Hill Giant" in graveyard
      And Alice controls the token "Gatekeeper of Malakir"
      When Alice chooses Bob
      Then Bob controls no "Grizzly Bears"
      And Alice controls 2 "Gatekeeper of Malakir"

    @id:copy-of-an-unkicked-gatekeeper @CR:707.10 @CR:702.33d @ruling:token-of-a-kicked-spell-is-kicked
    Scenario: The token of a spell that wasn't kicked has no trigger
      Given Alice has "Gatekeeper of Malakir" and "Double Major" in hand
      And Alice has lands for {B}{B}{B}{B}{G}{U}
      And Bob controls "Grizzly Bears"
      When Alice casts "Gatekeeper of Malakir"
      And Alice casts "Double Major" targeting the spell "Gatekeeper of Malakir"
      And the stack resolves
      Then Alice controls 2 "Gatekeeper of Malakir"
      And Bob controls "Grizzly Bears"

    @id:copy-of-a-kicked-titan @CR:707.10f @CR:608.3f @CR:400.7d @ruling:token-of-a-kicked-spell-is-kicked
    Scenario: The token of a kicked Kavu Titan enters with counters and trample
      Given Alice has "Kavu Titan" and "Double Major" in hand
      And Alice has lands for {3}{G}{G}{G}{U}
      When Alice casts "Kavu Titan" with kicker
      And Alice casts "Double Major" targeting the spell "Kavu Titan"
      And all players pass
      And all players pass
      Then the token "Kavu Titan" is 5/5
      And the token "Kavu Titan" has trample and 3 +1/+1 counters
      And the stack is the spell "Kavu Titan"

    @id:copy-of-an-unkicked-titan @CR:707.10 @CR:702.33d @ruling:token-of-a-kicked-spell-is-kicked
    Scenario: The token of a Kavu Titan that wasn't kicked is 2/2
      Given Alice has "Kavu Titan" and "Double Major" in hand
      And Alice has lands for {6}{G}{G}{G}{U}
      When Alice casts "Kavu Titan"
      And Alice casts "Double Major" targeting the spell "Kavu Titan"
      And all players pass
      And all players pass
      Then the token "Kavu Titan" is 2/2
      And the token "Kavu Titan" doesn't have trample

    @id:copied-spell-creates-no-token @CR:608.3f @ruling:token-of-a-kicked-spell-is-kicked
    Scenario: The token wasn't created, so Doubling Season doesn't double it, only its counters
      Given Alice controls "Doubling Season"
      And Alice has "Kavu Titan" and "Double Major" in hand
      And Alice has lands for {3}{G}{G}{G}{U}
      When Alice casts "Kavu Titan" with kicker
      And Alice casts "Double Major" targeting the spell "Kavu Titan"
      And the stack resolves
      Then Alice controls 2 "Kavu Titan"
      And the token "Kavu Titan" has 6 +1/+1 counters

  Rule: What enters as a copy of a kicked permanent isn't kicked

    @id:clone-of-a-kicked-gatekeeper @CR:707.2 @CR:702.33d @ruling:copy-entering-is-not-kicked
    Scenario: A Clone of a kicked Gatekeeper of Malakir doesn't trigger
      Given Alice has "Gatekeeper of Malakir" and "Clone" in hand
      And Alice has lands for {3}{B}{B}{B}{U}
      And Bob controls "Grizzly Bears"
      When Alice casts "Gatekeeper of Malakir" with kicker
      And the stack resolves
      And Alice chooses Bob
      And Alice casts "Clone"
      And all players pass
      And Alice chooses "Gatekeeper of Malakir"
      Then the stack is empty
      And Alice controls 2 "Gatekeeper of Malakir"

    @id:clone-of-a-kicked-titan @CR:707.2 @CR:702.33d @ruling:copy-entering-is-not-kicked
    Scenario: A Clone of a kicked Kavu Titan is 2/2
      Given Alice has "Clone" in hand
      And Alice has lands for {3}{U}
      And it is Bob's precombat main phase
      And Bob has "Kavu Titan" in hand
      And Bob has lands for {3}{G}{G}
      When Bob casts "Kavu Titan" with kicker
      And the stack resolves
      Then Bob's "Kavu Titan" is 5/5
      When the game advances to Alice's precombat main phase
      And Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Kavu Titan"
      Then Alice's "Kavu Titan" is 2/2
      And Alice's "Kavu Titan" doesn't have trample
      And Alice's "Kavu Titan" has no +1/+1 counters

    @id:tokens-of-a-kicked-gatekeeper @CR:707.2 @CR:702.33d @ruling:copy-entering-is-not-kicked
    Scenario Outline: Tokens created as copies of a kicked Gatekeeper of Malakir don't trigger
      Given Alice has "Gatekeeper of Malakir" and "Rite of Replication" in hand
      And Alice has lands for {7}{B}{B}{B}{U}{U}
      And Bob controls "Grizzly Bears"
      When Alice casts "Gatekeeper of Malakir" with kicker
      And the stack resolves
      And Alice chooses Bob
      And Alice casts "Rite of Replication" <how> "Gatekeeper of Malakir"
      And all players pass
      Then the stack is empty
      And Alice controls <number> "Gatekeeper of Malakir"

      Examples:
        | how                   | number |
        | targeting             | 2      |
        | with kicker targeting | 6      |

    @id:clone-offers-no-kicker @CR:707.5 @CR:702.33a @ruling:copy-entering-is-not-kicked
    Scenario: A Clone has no kicker while it is cast, whatever it will copy
      Given Alice controls "Gatekeeper of Malakir" and "Hill Giant"
      And Alice has "Clone" in hand
      And Alice has lands for {3}{U}{B}
      Then Alice can't cast "Clone" with kicker
      When Alice casts "Clone"
      And all players pass
      And Alice chooses "Gatekeeper of Malakir"
      Then the stack is empty
      And Alice controls 2 "Gatekeeper of Malakir"

    @id:copied-clone-enters-as-a-copy @CR:707.5
    Scenario: The token that a copied Clone becomes enters as a copy of what is chosen for it, not as a Clone
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Clone" and "Double Major" in hand
      And Alice has lands for {3}{U}{G}{U}
      When Alice casts "Clone"
      And Alice casts "Double Major" targeting the spell "Clone"
      And all players pass
      And all players pass
      And Alice chooses "Hill Giant"
      And all players pass
      And Alice chooses "Grizzly Bears"
      Then Alice controls 2 "Hill Giant"
      And the token "Hill Giant" is 3/3
      And Alice controls 2 "Grizzly Bears"
