@card:Gigantiform
Feature: Gigantiform sets base power and toughness
  The enchanted creature starts from 8/8. What modifies or switches power and toughness comes on top,
  whenever it began; of the effects that set a base, the latest decides.

  Rule: What modifies power and toughness applies on top of it

    @id:gigantiform-and-giant-growth @CR:613.4b @CR:613.4c @ruling:gigantiform-modifiers-on-top
    Scenario Outline: Giant Growth adds to 8/8 whether it resolved before or after
      Given Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" and "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}{G}
      When Alice casts "<first>" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice casts "<second>" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is 11/11
      And "Runeclaw Bear" has trample
      When the game advances to Bob's upkeep
      Then "Runeclaw Bear" is 8/8
      And "Runeclaw Bear" has trample

      Examples:
        | first        | second       |
        | Giant Growth | Gigantiform  |
        | Gigantiform  | Giant Growth |

    @id:gigantiform-and-static-bonuses @CR:613.4b @CR:613.4c @ruling:gigantiform-modifiers-on-top
    Scenario Outline: A bonus from a permanent adds to 8/8, older or newer
      Given Alice controls "Runeclaw Bear"
      And Alice controls <older>
      And Alice controls <newer>
      Then "Runeclaw Bear" is <size>

      Examples:
        | older                                          | newer                                          | size  |
        | "Glorious Anthem"                              | "Gigantiform" attached to "Runeclaw Bear"      | 9/9   |
        | "Gigantiform" attached to "Runeclaw Bear"      | "Glorious Anthem"                              | 9/9   |
        | "Holy Strength" attached to "Runeclaw Bear"    | "Gigantiform" attached to "Runeclaw Bear"      | 9/10  |
        | "Gigantiform" attached to "Runeclaw Bear"      | "Holy Strength" attached to "Runeclaw Bear"    | 9/10  |
        | "Dub" attached to "Runeclaw Bear"              | "Gigantiform" attached to "Runeclaw Bear"      | 10/10 |
        | "Gigantiform" attached to "Runeclaw Bear"      | "Dub" attached to "Runeclaw Bear"              | 10/10 |

    @id:gigantiform-leaves-the-bonus @CR:613.4c @CR:611.3b @ruling:gigantiform-modifiers-on-top
    Scenario: When Gigantiform leaves, the bonus is on top of the printed size again
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Holy Strength" attached to "Runeclaw Bear"
      And Alice controls "Gigantiform" attached to "Runeclaw Bear"
      And Alice has "Disenchant" in hand
      And Alice has lands for {1}{W}
      Then "Runeclaw Bear" is 9/10
      When Alice casts "Disenchant" targeting "Gigantiform"
      And the stack resolves
      Then "Runeclaw Bear" is 3/4
      And "Runeclaw Bear" has no abilities

    @id:gigantiform-tramples @CR:613.4b @CR:702.19b @ruling:gigantiform-modifiers-on-top
    Scenario: The enchanted creature deals eight damage and tramples over its blocker
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Gigantiform" attached to "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Runeclaw Bear"
      And Bob blocks "Runeclaw Bear" with "Grizzly Bears"
      And the game advances to Alice's postcombat main phase
      And Alice assigns 2 to "Grizzly Bears" and 6 to Bob
      Then Bob has 14 life
      And Bob has "Grizzly Bears" in graveyard
      And "Runeclaw Bear" has 2 damage

  Rule: Counters apply on top of it

    @id:gigantiform-and-a-new-counter @CR:613.4c @CR:122.1a @ruling:gigantiform-counters-on-top
    Scenario Outline: A counter changes 8/8 whether it was put there before or after
      Given Alice controls "Runeclaw Bear"
      And Alice has "<spell>" and "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}<mana>
      When Alice casts "<first>" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice casts "<second>" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" has <counter>
      And "Runeclaw Bear" is <size>

      Examples:
        | spell        | mana | first        | second       | counter         | size |
        | Battlegrowth | {G}  | Battlegrowth | Gigantiform  | 1 +1/+1 counter | 9/9  |
        | Battlegrowth | {G}  | Gigantiform  | Battlegrowth | 1 +1/+1 counter | 9/9  |
        | Scar         | {R}  | Scar         | Gigantiform  | 1 -1/-1 counter | 7/7  |
        | Scar         | {R}  | Gigantiform  | Scar         | 1 -1/-1 counter | 7/7  |

    @id:gigantiform-and-counters @CR:613.4c @CR:122.1a @ruling:gigantiform-counters-on-top
    Scenario Outline: Counters that are there add to 8/8, and to 2/2 once Gigantiform is gone
      Given Alice controls "Runeclaw Bear" with <counters>
      And Alice controls "Gigantiform" attached to "Runeclaw Bear"
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      Then "Runeclaw Bear" is <enchanted>
      When Alice passes
      And Bob casts "Disenchant" targeting "Gigantiform"
      And the stack resolves
      Then "Runeclaw Bear" is <alone>

      Examples:
        | counters         | enchanted | alone |
        | 1 -1/-1 counter  | 7/7       | 1/1   |
        | 1 +1/+1 counter  | 9/9       | 3/3   |
        | 3 +1/+1 counters | 11/11     | 5/5   |

  Rule: Switching applies on top of it

    @id:gigantiform-switched @CR:613.4d @ruling:gigantiform-switching-on-top
    Scenario Outline: Power and toughness are switched last of all, whichever spell came first
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Holy Strength" attached to "Runeclaw Bear"
      And Alice has "<switch>" and "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}<mana>
      Then "Runeclaw Bear" is 3/4
      When Alice casts "<first>" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice casts "<second>" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is 10/9
      When the game advances to Bob's upkeep
      Then "Runeclaw Bear" is 9/10

      Examples:
        | switch        | mana   | first         | second        |
        | About Face    | {R}    | About Face    | Gigantiform   |
        | About Face    | {R}    | Gigantiform   | About Face    |
        | Twisted Image | {U}    | Twisted Image | Gigantiform   |
        | Twisted Image | {U}    | Gigantiform   | Twisted Image |

    @id:gigantiform-switched-twice @CR:613.4d @ruling:gigantiform-switching-on-top
    Scenario: Two switches cancel each other, though Gigantiform came between them
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Holy Strength" attached to "Runeclaw Bear"
      And Alice has 2 "About Face" and "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}{R}{R}
      When Alice casts "About Face" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is 4/3
      When Alice casts "Gigantiform" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice casts "About Face" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is 9/10

    @id:gigantiform-in-six-orders @CR:613.4 @ruling:gigantiform-switching-on-top
    Scenario Outline: The order in which a setter, a bonus and a switch resolved makes no difference
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Holy Strength" attached to "Runeclaw Bear"
      And Alice has "Gigantiform", "Giant Growth" and "About Face" in hand
      And Alice has lands for {3}{G}{G}{G}{R}
      When Alice casts "<first>" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice casts "<second>" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice casts "<third>" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is 13/12

      Examples:
        | first        | second       | third        |
        | Gigantiform  | Giant Growth | About Face   |
        | Gigantiform  | About Face   | Giant Growth |
        | Giant Growth | Gigantiform  | About Face   |
        | Giant Growth | About Face   | Gigantiform  |
        | About Face   | Gigantiform  | Giant Growth |
        | About Face   | Giant Growth | Gigantiform  |
