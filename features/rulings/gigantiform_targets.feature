@card:Gigantiform
Feature: What the Gigantiform spell can target
  Cast as a spell, Gigantiform targets a creature, and its target must still be legal when it resolves.

  Rule: The spell targets a creature

    @id:gigantiform-illegal-targets @CR:303.4a @CR:601.2c @ruling:gigantiform-spell-targets
    Scenario Outline: What can't be targeted can't be enchanted by casting it
      Given Alice controls "Blastoderm", "Troll Ascetic" and "Sol Ring"
      And Bob controls "Invisible Stalker", "Mirran Crusader" and "Hill Giant"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}
      Then Alice can't cast "Gigantiform" targeting "<illegal>"
      When Alice casts "Gigantiform" targeting "<legal>"
      And the stack resolves
      Then "<legal>" is 8/8
      And "<illegal>" isn't 8/8

      Examples:
        | illegal           | legal         |
        | Blastoderm        | Troll Ascetic |
        | Invisible Stalker | Troll Ascetic |
        | Mirran Crusader   | Hill Giant    |
        | Sol Ring          | Hill Giant    |

    @id:gigantiform-kicked-needs-a-target-too @CR:303.4a @CR:601.2c @ruling:gigantiform-spell-targets
    Scenario Outline: Without a creature that it can target it can't be cast, kicked or not
      Given Alice controls "Blastoderm"
      And Bob controls "Invisible Stalker"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {7}{G}{G}
      Then Alice can't cast "Gigantiform" <how> "Blastoderm"
      And Alice can't cast "Gigantiform" <how> "Invisible Stalker"

      Examples:
        | how                   |
        | targeting             |
        | with kicker targeting |

    @id:gigantiform-targets-a-phantasm @CR:303.4a @CR:608.3b @ruling:gigantiform-spell-targets
    Scenario: Phantasmal Bear is sacrificed when the spell targets it
      Given Alice controls "Phantasmal Bear"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}
      When Alice casts "Gigantiform" targeting "Phantasmal Bear"
      Then the stack is the trigger of "Phantasmal Bear" and the spell "Gigantiform"
      When the stack resolves
      Then Alice has "Phantasmal Bear" in graveyard
      And Alice has "Gigantiform" in graveyard

    @id:gigantiform-meets-ward @CR:303.4a @CR:702.21a @ruling:gigantiform-spell-targets
    Scenario: Ward triggers on the spell
      Given Bob controls "Waterfall Aerialist"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}
      When Alice casts "Gigantiform" targeting "Waterfall Aerialist"
      Then the stack is the trigger of "Waterfall Aerialist" and the spell "Gigantiform"
      When the stack resolves
      And Alice declines
      Then Alice has "Gigantiform" in graveyard
      And "Waterfall Aerialist" is 3/1

    @id:gigantiform-pays-ward @CR:702.21a @CR:608.3c @ruling:gigantiform-spell-targets
    Scenario: With ward paid the spell enchants the opponent's creature
      Given Bob controls "Waterfall Aerialist"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {5}{G}{G}
      When Alice casts "Gigantiform" targeting "Waterfall Aerialist"
      And the stack resolves
      And Alice accepts
      Then "Waterfall Aerialist" is 8/8
      And Alice controls "Gigantiform"
      And Alice has no untapped lands

  Rule: With an illegal target the spell doesn't resolve and the Aura never enters

    @id:gigantiform-target-is-gone @CR:608.3b @CR:608.2b @ruling:gigantiform-target-gone
    Scenario Outline: With its target gone Gigantiform goes to the graveyard
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}
      And Bob has "<answer>" in hand
      And Bob has lands for <mana>
      When Alice casts "Gigantiform" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "<answer>" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Gigantiform" in graveyard
      And "Hill Giant" is 3/3
      And Alice has no untapped lands

      Examples:
        | answer         | mana   |
        | Doom Blade     | {1}{B} |
        | Disperse       | {1}{U} |
        | Lightning Bolt | {R}    |

    @id:gigantiform-other-creature-is-gone @CR:608.3c @ruling:gigantiform-target-gone
    Scenario: With another creature gone Gigantiform enchants its target
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Gigantiform" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Doom Blade" targeting "Hill Giant"
      And the stack resolves
      Then "Grizzly Bears" is 8/8
      And "Gigantiform" is attached to "Grizzly Bears"

    @id:gigantiform-kicked-target-is-gone @CR:608.3b @CR:603.6a @ruling:gigantiform-target-gone-no-search
    Scenario Outline: A kicked Gigantiform whose target is gone fetches nothing
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Gigantiform" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {7}{G}{G}
      And Bob has "<answer>" in hand
      And Bob has lands for <mana>
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "<answer>" targeting "Grizzly Bears"
      And all players pass
      And all players pass
      Then the stack is empty
      And Alice has "Gigantiform" in graveyard
      And Alice has "Gigantiform" in library
      And Alice controls no "Gigantiform"

      Examples:
        | answer     | mana   |
        | Doom Blade | {1}{B} |
        | Disperse   | {1}{U} |

    @id:gigantiform-target-gains-protection @CR:608.2b @CR:702.16b @ruling:gigantiform-target-gone
    Scenario Outline: Protection from green makes the target illegal, another color doesn't
      Given Alice controls "Grizzly Bears"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}
      And Bob has "Stave Off" in hand
      And Bob has lands for {W}
      When Alice casts "Gigantiform" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Stave Off" targeting "Grizzly Bears"
      And the stack resolves
      And Bob chooses <color>
      Then "Grizzly Bears" is <size>
      And Alice <check>

      Examples:
        | color | size | check                          |
        | green | 2/2  | has "Gigantiform" in graveyard |
        | red   | 8/8  | controls "Gigantiform"         |

    @id:gigantiform-target-returned @CR:400.7 @CR:608.2b @CR:603.6a @ruling:gigantiform-target-gone-no-search
    Scenario: A creature that left and returned is a new object and no longer the target
      Given Alice controls "Grizzly Bears"
      And Alice has "Gigantiform" and "Cloudshift" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {7}{G}{G}{W}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And Alice casts "Cloudshift" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 2/2
      And Alice has "Gigantiform" in graveyard
      And Alice has "Gigantiform" in library

    @id:gigantiform-target-gains-hexproof @CR:608.2b @CR:702.11b @ruling:gigantiform-target-gone
    Scenario: An opponent's creature that gains hexproof is an illegal target
      Given Bob controls "Grizzly Bears"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}
      And Bob has "Ranger's Guile" in hand
      And Bob has lands for {G}
      When Alice casts "Gigantiform" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Ranger's Guile" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 3/3
      And Alice has "Gigantiform" in graveyard

    @id:gigantiform-own-target-gains-hexproof @CR:702.11b @CR:608.3c @ruling:gigantiform-target-gone
    Scenario: The caster's own creature that gains hexproof stays a legal target
      Given Alice controls "Grizzly Bears"
      And Alice has "Gigantiform" and "Ranger's Guile" in hand
      And Alice has lands for {3}{G}{G}{G}
      When Alice casts "Gigantiform" targeting "Grizzly Bears"
      And Alice casts "Ranger's Guile" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 9/9
      And Alice controls "Gigantiform"

    @id:gigantiform-target-changes-controller @CR:608.3c @CR:303.4e @ruling:gigantiform-target-gone
    Scenario: A target that changes controller stays legal, and the Aura stays with its caster
      Given Alice controls "Grizzly Bears"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}
      And Bob has "Ray of Command" in hand
      And Bob has lands for {3}{U}
      When Alice casts "Gigantiform" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Ray of Command" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" is 8/8
      And Alice controls "Gigantiform"

    @id:gigantiform-was-cast-all-the-same @CR:608.3b @CR:601.2i @ruling:gigantiform-target-gone
    Scenario: What triggered on the casting happens although the spell doesn't resolve
      Given Alice controls "Enchantress's Presence" and "Grizzly Bears"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Gigantiform" targeting "Grizzly Bears"
      Then the stack is the trigger of "Enchantress's Presence" and the spell "Gigantiform"
      When Alice passes
      And Bob casts "Doom Blade" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has 1 card in hand
      And Alice has "Gigantiform" in graveyard
