Feature: X in what happens as a permanent enters
  An enters ability or replacement effect of a permanent uses the X chosen for the spell that
  became it, although X of the permanent itself is 0.

  Rule: The X of the spell is used as the permanent enters

    @id:hangarback-enters-with-x @CR:107.3m @ruling:x-of-the-spell
    Scenario Outline: Hangarback Walker enters with the X of the spell
      Given Alice has "Hangarback Walker" in hand
      And Alice has lands for <mana>
      When Alice casts "Hangarback Walker" with X = <x>
      Then Alice has no untapped lands
      When the stack resolves
      Then "Hangarback Walker" has <counters>
      And "Hangarback Walker" is <size>

      Examples:
        | mana | x | counters         | size |
        | {2}  | 1 | 1 +1/+1 counter  | 1/1  |
        | {4}  | 2 | 2 +1/+1 counters | 2/2  |
        | {6}  | 3 | 3 +1/+1 counters | 3/3  |

    @id:endless-one-enters-with-x @CR:107.3m @ruling:x-of-the-spell
    Scenario: Endless One enters with the X of the spell
      Given Alice has "Endless One" in hand
      And Alice has lands for {5}
      When Alice casts "Endless One" with X = 5
      And the stack resolves
      Then "Endless One" has 5 +1/+1 counters
      And "Endless One" is 5/5

    @id:hangarback-for-nothing @CR:107.3m @CR:704.5f @ruling:x-of-the-spell
    Scenario: With X = 0 it enters without counters and dies
      Given Alice has "Hangarback Walker" in hand
      When Alice casts "Hangarback Walker" with X = 0
      And the stack resolves
      Then Alice has "Hangarback Walker" in graveyard
      And Alice controls no tokens

    @id:gadwick-draws-x @CR:107.3m @ruling:x-of-the-spell
    Scenario Outline: Gadwick's trigger draws the X of the spell
      Given Alice has "Gadwick, the Wizened" in hand
      And Alice has lands for <mana>
      When Alice casts "Gadwick, the Wizened" with X = <x>
      And the stack resolves
      Then Alice controls "Gadwick, the Wizened"
      And Alice has <cards> in hand

      Examples:
        | mana         | x | cards    |
        | {U}{U}{U}    | 0 | no cards |
        | {1}{U}{U}{U} | 1 | 1 card   |
        | {2}{U}{U}{U} | 2 | 2 cards  |

    @id:gadwick-dies-before-drawing @CR:107.3m @CR:113.7a @ruling:x-of-the-spell
    Scenario: Gadwick's trigger keeps X when Gadwick is destroyed
      Given Alice has "Gadwick, the Wizened" in hand
      And Alice has lands for {2}{U}{U}{U}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Gadwick, the Wizened" with X = 2
      And all players pass
      Then the stack is the trigger of "Gadwick, the Wizened"
      When Alice passes
      And Bob casts "Doom Blade" targeting "Gadwick, the Wizened"
      And the stack resolves
      Then Alice has "Gadwick, the Wizened" in graveyard
      And Alice has 2 cards in hand

    @id:doubled-counters-of-x @CR:107.3m @CR:122.6 @ruling:x-of-the-spell
    Scenario: Doubling Season doubles the counters that X puts on it
      Given Alice controls "Doubling Season"
      And Alice has "Hangarback Walker" in hand
      And Alice has lands for {4}
      When Alice casts "Hangarback Walker" with X = 2
      And the stack resolves
      Then "Hangarback Walker" has 4 +1/+1 counters

  Rule: X chosen for any of its costs counts

    @id:verdeloth-kicked-for-x @CR:107.3m @ruling:x-of-the-spell
    Scenario Outline: X of Verdeloth's kicker is the number of Saprolings
      Given Alice has "Verdeloth the Ancient" in hand
      And Alice has lands for <mana>
      When Alice casts "Verdeloth the Ancient" with kicker with X = <x>
      And the stack resolves
      Then Alice controls <x> Saproling tokens
      And each Saproling token is 2/2

      Examples:
        | mana         | x |
        | {6}{G}{G}    | 2 |
        | {7}{G}{G}    | 3 |

    @id:verdeloth-unkicked @CR:702.33d @ruling:x-of-the-spell
    Scenario: Verdeloth that wasn't kicked makes none
      Given Alice has "Verdeloth the Ancient" in hand
      And Alice has lands for {7}{G}{G}
      When Alice casts "Verdeloth the Ancient"
      And the stack resolves
      Then Alice controls "Verdeloth the Ancient"
      And Alice controls no tokens

    @id:copied-hangarback-keeps-x @CR:107.3m @CR:707.10 @ruling:x-of-the-spell
    Scenario: The copy of an X spell becomes a token with the same X
      Given Alice has "Hangarback Walker" and "Double Major" in hand
      And Alice has lands for {4}{G}{U}
      When Alice casts "Hangarback Walker" with X = 2
      And Alice casts "Double Major" targeting the spell "Hangarback Walker"
      And the stack resolves
      Then Alice controls 2 "Hangarback Walker"
      And the token "Hangarback Walker" has 2 +1/+1 counters

  Rule: X of the permanent is 0

    @id:ballista-mana-value @CR:202.3e @CR:107.3g @ruling:x-of-the-permanent-is-zero
    Scenario Outline: X counts for the mana value on the stack and nowhere else
      Given Alice has "Walking Ballista" in hand
      And Alice has lands for <mana>
      Then "Walking Ballista" in Alice's hand has mana value 0
      When Alice casts "Walking Ballista" with X = <x>
      Then the spell "Walking Ballista" has mana value <value>
      When the stack resolves
      Then "Walking Ballista" has <counters>
      And "Walking Ballista" has mana value 0

      Examples:
        | mana | x | value | counters         |
        | {2}  | 1 | 2     | 1 +1/+1 counter  |
        | {6}  | 3 | 6     | 3 +1/+1 counters |

    @id:gadwick-mana-value @CR:202.3e @CR:107.3m @ruling:x-of-the-permanent-is-zero
    Scenario: Gadwick's mana value is three on the battlefield while its trigger uses X
      Given Alice has "Gadwick, the Wizened" in hand
      And Alice has lands for {2}{U}{U}{U}
      When Alice casts "Gadwick, the Wizened" with X = 2
      Then the spell "Gadwick, the Wizened" has mana value 5
      When all players pass
      Then "Gadwick, the Wizened" has mana value 3
      When the stack resolves
      Then Alice has 2 cards in hand

    @id:push-destroys-ballista @CR:107.3g @CR:202.3e @ruling:x-of-the-permanent-is-zero
    Scenario: Walking Ballista with three counters has mana value 0 for Fatal Push
      Given Alice has "Walking Ballista" in hand
      And Alice has lands for {6}
      And Bob has "Fatal Push" in hand
      And Bob has lands for {B}
      When Alice casts "Walking Ballista" with X = 3
      And the stack resolves
      Then "Walking Ballista" is 3/3
      When Alice passes
      And Bob casts "Fatal Push" targeting "Walking Ballista"
      And the stack resolves
      Then Alice has "Walking Ballista" in graveyard

    @id:push-spares-gadwick @CR:202.3e @ruling:x-of-the-permanent-is-zero
    Scenario: Gadwick's colored mana is too much for Fatal Push
      Given Alice has "Gadwick, the Wizened" in hand
      And Alice has lands for {U}{U}{U}
      And Bob has "Fatal Push" in hand
      And Bob has lands for {B}
      When Alice casts "Gadwick, the Wizened" with X = 0
      And the stack resolves
      And Alice passes
      And Bob casts "Fatal Push" targeting "Gadwick, the Wizened"
      And the stack resolves
      Then Bob has "Fatal Push" in graveyard
      And Alice controls "Gadwick, the Wizened"

    @id:ballista-spell-is-countered-by-value @CR:202.3e @ruling:x-of-the-permanent-is-zero
    Scenario Outline: Counterspells see the mana value that X gives the spell
      Given Alice has "Walking Ballista" in hand
      And Alice has lands for <mana>
      And Bob has "Spell Snare" and "Disdainful Stroke" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Walking Ballista" with X = <x>
      And Alice passes
      Then Bob can't cast "<wrong>" targeting the spell "Walking Ballista"
      When Bob casts "<right>" targeting the spell "Walking Ballista"
      And the stack resolves
      Then Alice has "Walking Ballista" in graveyard

      Examples:
        | mana | x | wrong             | right             |
        | {2}  | 1 | Disdainful Stroke | Spell Snare       |
        | {4}  | 2 | Spell Snare       | Disdainful Stroke |
        | {6}  | 3 | Spell Snare       | Disdainful Stroke |

  Rule: X of an activation is its own

    @id:broodmaster-x-of-the-activation @CR:701.37c @ruling:x-of-the-spell
    Scenario Outline: X of Hydra Broodmaster's ability is also the number and size of the Hydras
      Given Alice controls "Hydra Broodmaster"
      And Alice has lands for <mana>
      When Alice activates "Hydra Broodmaster" with X = <x>
      And the stack resolves
      Then "Hydra Broodmaster" is <size>
      And Alice controls <hydras>
      And each Hydra token is <x>/<x>

      Examples:
        | mana   | x | size  | hydras         |
        | {2}{G} | 1 | 8/8   | 1 Hydra token  |
        | {4}{G} | 2 | 9/9   | 2 Hydra tokens |
