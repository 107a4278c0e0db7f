Feature: Daybound and nightbound
  A permanent that is turned over as it becomes day or night.

  Rule: By night a permanent with daybound enters with its back face up

    @id:ruffian-cast-at-night @CR:712.8e
    Scenario: Cast at night Tavern Ruffian enters as Tavern Smasher
      Given it is night
      And Alice has "Tavern Ruffian" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Tavern Ruffian"
      Then the stack is the spell "Tavern Ruffian"
      When the stack resolves
      Then "Tavern Smasher" is a 6/5 red Werewolf creature
      And "Tavern Smasher" isn't a Human

    @id:ruffian-cast-by-day @CR:712.8d
    Scenario: Cast by day it enters as itself
      Given it is day
      And Alice has "Tavern Ruffian" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Tavern Ruffian"
      And the stack resolves
      Then "Tavern Ruffian" is a 2/5 red Human Warrior Werewolf creature

    @id:back-face-before-other-replacements @CR:616.1d @CR:702.145b
    Scenario Outline: That it enters with its back face up is applied before what looks at what enters
      Given it is <time>
      And Alice controls "Bramblewood Paragon"
      And Alice has "Tavern Ruffian" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Tavern Ruffian"
      And the stack resolves
      Then "<face>" is <size>
      And "<face>" has <counters>

      Examples:
        | time  | face           | size | counters          |
        | night | Tavern Smasher | 6/5  | no +1/+1 counters |
        | day   | Tavern Ruffian | 3/6  | 1 +1/+1 counter   |

  Rule: With it, it becomes day

    @id:ruffian-makes-it-day @CR:702.145d @CR:731.1
    Scenario: Where it was neither day nor night it becomes day, and from then on it is one or the other
      Given Alice has "Tavern Ruffian" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Tavern Ruffian"
      And the stack resolves
      Then it is day
      When the game advances to Bob's upkeep
      Then it is day
      When the game advances to Alice's upkeep
      Then it is night

  Rule: As it becomes day or night it is turned over

    @id:ruffian-as-night-falls @CR:702.145b @CR:712.18 @CR:731.2a
    Scenario: After a turn in which its player cast no spell Tavern Ruffian is turned over
      Given it is day
      And Alice controls "Tavern Ruffian" that is tapped with 1 +1/+1 counter
      When the game advances to Bob's upkeep
      Then it is night
      And "Tavern Smasher" is 7/6
      And "Tavern Smasher" is tapped

    @id:ruffian-phases-in-at-night @CR:702.145c
    Scenario: One that was phased out as night fell is turned over when it phases in
      Given it is day
      And Alice controls "Tavern Ruffian"
      And Bob has "Reality Ripple" in hand
      And Bob has lands for {1}{U}
      When Alice passes
      And Bob casts "Reality Ripple" targeting "Tavern Ruffian"
      And the stack resolves
      And the game advances to Bob's upkeep
      Then it is night
      When the game advances to Alice's upkeep
      Then Alice controls "Tavern Smasher"

    @id:smasher-as-day-breaks @CR:702.145e @CR:731.2b
    Scenario: After a turn in which a player cast two spells it is turned back
      Given it is night
      And Alice has "Tavern Ruffian" in hand
      And Alice has lands for {3}{R}
      And Bob has 2 "Lightning Bolt" in hand
      And Bob has lands for {R}{R}
      When Alice casts "Tavern Ruffian"
      And the stack resolves
      Then Alice controls "Tavern Smasher"
      When the game advances to Bob's precombat main phase
      And Bob casts the first "Lightning Bolt" targeting Alice
      And the stack resolves
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      And the game advances to Alice's upkeep
      Then it is day
      And Alice controls "Tavern Ruffian"

    @id:one-spell-leaves-it-night @CR:731.2b
    Scenario: With one spell it stays night
      Given it is night
      And Alice has "Tavern Ruffian" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Tavern Ruffian"
      And the stack resolves
      And the game advances to Bob's upkeep
      Then it is night
      And Alice controls "Tavern Smasher"

    @id:clone-of-a-ruffian-at-night @CR:712.9
    Scenario: A Clone of it, which isn't double-faced, stays what it is
      Given it is day
      And Alice controls "Tavern Ruffian"
      And Alice has "Clone" in hand
      And Alice has lands for {3}{U}
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Tavern Ruffian"
      Then Alice controls 2 "Tavern Ruffian"
      When the game advances to Alice's next precombat main phase
      Then it is night
      And Alice controls 1 "Tavern Ruffian" and 1 "Tavern Smasher"

  Rule: A spell whose back face is a sorcery can't enter with that face up

    @id:reflected-pugilist @CR:712.13a
    Scenario: By night a creature with a sorcery on its back that would enter as a daybound copy goes to the graveyard
      Given it is day
      And Alice controls "Tavern Ruffian"
      And Alice has "Clone", "Mystic Reflection" and "Augmenter Pugilist" in hand
      And Alice has lands for {3}{U}{U}{G}{G}
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Tavern Ruffian"
      And the game advances to Alice's next precombat main phase
      Then it is night
      When Alice casts "Mystic Reflection" targeting "Tavern Ruffian"
      And the stack resolves
      And Alice casts "Augmenter Pugilist"
      And the stack resolves
      Then Alice has "Augmenter Pugilist" in graveyard
      And Alice controls 1 "Tavern Ruffian" and 1 "Tavern Smasher"

    @id:reflected-giant @CR:614.1c
    Scenario: A creature with one face enters as the copy, the next one as itself
      Given it is night
      And Alice controls "Grizzly Bears"
      And Alice has "Mystic Reflection" and 2 "Hill Giant" in hand
      And Alice has lands for {1}{U}{3}{R}{3}{R}
      When Alice casts "Mystic Reflection" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts the first "Hill Giant"
      And the stack resolves
      Then Alice controls 2 "Grizzly Bears"
      When Alice casts "Hill Giant"
      And the stack resolves
      Then Alice controls 1 "Hill Giant"
