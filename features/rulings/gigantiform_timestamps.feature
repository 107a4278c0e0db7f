@card:Gigantiform
Feature: Gigantiform among other effects that set power and toughness
  They apply in the order of their timestamps, so the latest one decides.

  Rule: Gigantiform overwrites what set power and toughness before

    @id:gigantiform-over-older-permanents @CR:613.4b @CR:613.7 @ruling:gigantiform-overwrites-earlier
    Scenario Outline: A newer Gigantiform overwrites a permanent that sets power and toughness
      Given Alice controls "Runeclaw Bear"
      And Bob controls <setter>
      And Alice has "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}
      Then "Runeclaw Bear" is <before>
      When Alice casts "Gigantiform" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is 8/8
      And "Runeclaw Bear" has trample

      Examples:
        | setter                                | before |
        | "Humility"                            | 1/1    |
        | "Godhead of Awe"                      | 1/1    |
        | "Lignify" attached to "Runeclaw Bear" | 0/4    |

    @id:gigantiform-over-earlier-spells @CR:613.4b @CR:613.7b @ruling:gigantiform-overwrites-earlier
    Scenario Outline: A newer Gigantiform overwrites the effect of a spell
      Given Alice controls "Runeclaw Bear"
      And Alice has "<spell>" and "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}<mana>
      When Alice casts "<spell>" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is <before>
      When Alice casts "Gigantiform" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is 8/8
      And "Runeclaw Bear" has trample

      Examples:
        | spell        | mana   | before |
        | Diminish     | {U}    | 1/1    |
        | Turn to Frog | {1}{U} | 1/1    |
        | Square Up    | {1}{G} | 4/4    |

    @id:gigantiform-on-a-frog @CR:613.1d @CR:613.1e @CR:613.1f @ruling:gigantiform-overwrites-earlier
    Scenario: Gigantiform overwrites size and adds trample; the creature stays a blue Frog
      Given Alice controls "Runeclaw Bear"
      And Alice has "Turn to Frog" and "Gigantiform" in hand
      And Alice has lands for {4}{G}{G}{U}
      When Alice casts "Turn to Frog" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice casts "Gigantiform" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is an 8/8 blue Frog creature
      And "Runeclaw Bear" has trample

    @id:gigantiform-over-the-queen @CR:613.4b @CR:613.7b @ruling:gigantiform-overwrites-earlier
    Scenario: A newer Gigantiform overwrites the effect of an activated ability
      Given Alice controls "Runeclaw Bear" and "Sorceress Queen"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {3}{G}{G}
      When Alice activates "Sorceress Queen" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is 0/2
      When Alice casts "Gigantiform" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is 8/8

    @id:gigantiform-on-tarmogoyf @CR:613.4a @CR:613.4b @ruling:gigantiform-overwrites-earlier
    Scenario: An ability that defines a creature's own size comes before Gigantiform
      Given Alice controls "Tarmogoyf"
      And Alice controls "Gigantiform" attached to "Tarmogoyf"
      And Alice has "Forest" in graveyard
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      Then "Tarmogoyf" is 8/8
      When Alice passes
      And Bob casts "Disenchant" targeting "Gigantiform"
      And the stack resolves
      Then "Tarmogoyf" is 3/4

    @id:gigantiform-moved-is-newer @CR:613.7e @ruling:gigantiform-overwrites-earlier
    Scenario: Attached to another creature, Gigantiform is newer than what came after it
      Given Alice controls "Runeclaw Bear", "Grizzly Bears" and "Hill Giant"
      And Alice controls "Gigantiform" attached to "Runeclaw Bear"
      And Bob controls "Humility"
      And Alice has "Aura Graft" in hand
      And Alice has lands for {1}{U}
      Then "Runeclaw Bear" is 1/1
      When Alice casts "Aura Graft" targeting "Gigantiform"
      And the stack resolves
      Then Alice may choose only "Grizzly Bears" or "Hill Giant"
      When Alice chooses "Hill Giant"
      Then "Hill Giant" is 8/8
      And "Hill Giant" has trample
      And "Runeclaw Bear" is 1/1

    @id:gigantiform-on-a-face-down-creature @CR:708.2 @CR:708.8 @CR:613.4b @ruling:gigantiform-overwrites-earlier
    Scenario: A face-down creature is 8/8, and still is when it is turned face up
      Given Alice controls "Canyon Lurkers" that is face down
      And Alice controls "Gigantiform" attached to "Canyon Lurkers"
      And Alice has lands for {3}{R}
      Then "Canyon Lurkers" is 8/8
      When Alice turns "Canyon Lurkers" face up
      Then "Canyon Lurkers" is face up
      And "Canyon Lurkers" is 8/8
      And "Canyon Lurkers" has trample

    @id:clone-of-an-enchanted-creature @CR:707.2 @ruling:gigantiform-overwrites-earlier
    Scenario: What Gigantiform sets isn't copied
      Given Bob controls "Runeclaw Bear"
      And Bob controls "Gigantiform" attached to "Runeclaw Bear"
      And Bob controls "Hill Giant"
      And Alice has "Clone" in hand
      And Alice has lands for {3}{U}
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Runeclaw Bear"
      Then Alice's "Runeclaw Bear" is 2/2
      And Alice's "Runeclaw Bear" has no abilities
      And Bob's "Runeclaw Bear" is 8/8

  Rule: What sets power and toughness later overwrites Gigantiform

    @id:gigantiform-under-newer-permanents @CR:613.4b @CR:613.7a @ruling:gigantiform-overwritten-by-later
    Scenario Outline: A newer permanent that sets power and toughness overwrites Gigantiform
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Gigantiform" attached to "Runeclaw Bear"
      And Bob controls <setter>
      Then "Runeclaw Bear" is <size>
      And "Runeclaw Bear" has <abilities>

      Examples:
        | setter                                | size | abilities    |
        | "Humility"                            | 1/1  | no abilities |
        | "Godhead of Awe"                      | 1/1  | trample      |
        | "Lignify" attached to "Runeclaw Bear" | 0/4  | no abilities |

    @id:gigantiform-under-later-spells @CR:613.4b @CR:613.7b @ruling:gigantiform-overwritten-by-later
    Scenario Outline: A spell that sets power and toughness overwrites Gigantiform until end of turn
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Gigantiform" attached to "Runeclaw Bear"
      And Alice has "<spell>" in hand
      And Alice has lands for <mana>
      When Alice casts "<spell>" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is <size>
      And "Runeclaw Bear" has <abilities>
      When the game advances to Bob's upkeep
      Then "Runeclaw Bear" is 8/8
      And "Runeclaw Bear" has trample

      Examples:
        | spell        | mana   | size | abilities    |
        | Diminish     | {U}    | 1/1  | trample      |
        | Turn to Frog | {1}{U} | 1/1  | no abilities |
        | Square Up    | {1}{G} | 4/4  | trample      |

    @id:gigantiform-under-the-queen @CR:613.4b @CR:613.7b @ruling:gigantiform-overwritten-by-later
    Scenario: An activated ability that sets power and toughness overwrites Gigantiform until end of turn
      Given Alice controls "Runeclaw Bear" and "Sorceress Queen"
      And Alice controls "Gigantiform" attached to "Runeclaw Bear"
      When Alice activates "Sorceress Queen" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is 0/2
      When the game advances to Bob's upkeep
      Then "Runeclaw Bear" is 8/8

    @id:later-setter-leaves @CR:613.7 @CR:611.3b @ruling:gigantiform-overwritten-by-later
    Scenario: When the newer setter leaves, Gigantiform decides again
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Gigantiform" attached to "Runeclaw Bear"
      And Bob controls "Humility"
      And Alice has "Disenchant" in hand
      And Alice has lands for {1}{W}
      Then "Runeclaw Bear" is 1/1
      When Alice casts "Disenchant" targeting "Humility"
      And the stack resolves
      Then "Runeclaw Bear" is 8/8
      And "Runeclaw Bear" has trample

    @id:gigantiform-leaves-the-older-setter @CR:613.7 @CR:611.3b @ruling:gigantiform-overwrites-earlier
    Scenario: When Gigantiform leaves, the older setter decides again
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Godhead of Awe"
      And Alice controls "Gigantiform" attached to "Runeclaw Bear"
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      Then "Runeclaw Bear" is 8/8
      When Alice passes
      And Bob casts "Disenchant" targeting "Gigantiform"
      And the stack resolves
      Then "Runeclaw Bear" is 1/1
      And "Runeclaw Bear" has no abilities

    @id:levels-are-as-old-as-the-creature @CR:613.7a @CR:711.2b @ruling:gigantiform-overwrites-earlier
    Scenario: A level reached later sets nothing, since the level ability is as old as its creature
      Given Alice controls "Student of Warfare" with 6 level counters
      And Alice controls "Gigantiform" attached to "Student of Warfare"
      And Alice has lands for {W}
      Then "Student of Warfare" is 8/8
      And "Student of Warfare" has first strike
      When Alice activates "Student of Warfare"
      And the stack resolves
      Then "Student of Warfare" has 7 level counters
      And "Student of Warfare" has double strike
      And "Student of Warfare" is 8/8
