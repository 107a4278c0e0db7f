Feature: The sublayers of power and toughness
  First what defines a creature's own size, then what sets it, then what modifies it, then switches.

  Rule: Among effects that set a base the latest decides

    @id:setters-in-turn @CR:613.4b @CR:613.7b @ruling:gigantiform-overwritten-by-later
    Scenario Outline: Of two spells that set power and toughness the one that resolved last decides
      Given Alice controls "Hill Giant"
      And Alice has "Diminish" and "Square Up" in hand
      And Alice has lands for {1}{G}{U}
      When Alice casts "<first>" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "<second>" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is <size>

      Examples:
        | first     | second    | size |
        | Diminish  | Square Up | 4/4  |
        | Square Up | Diminish  | 1/1  |

    @id:setters-side-by-side @CR:613.4b @CR:613.7a @ruling:gigantiform-overwritten-by-later
    Scenario Outline: Of two permanents that set power and toughness the newer one decides
      Given Alice controls "Hill Giant"
      And Alice controls <older>
      And Bob controls <newer>
      Then "Hill Giant" is <size>

      Examples:
        | older                              | newer                              | size |
        | "Lignify" attached to "Hill Giant" | "Humility"                         | 1/1  |
        | "Humility"                         | "Lignify" attached to "Hill Giant" | 0/4  |
        | "Lignify" attached to "Hill Giant" | "Godhead of Awe"                   | 1/1  |
        | "Godhead of Awe"                   | "Lignify" attached to "Hill Giant" | 0/4  |

    @id:setters-restored @CR:613.7 @CR:611.3b @ruling:gigantiform-overwritten-by-later
    Scenario: When the newer of two setters leaves, the older one decides again
      Given Alice controls "Hill Giant"
      And Alice controls "Lignify" attached to "Hill Giant"
      And Bob controls "Godhead of Awe"
      And Alice has "Doom Blade" in hand
      And Alice has lands for {1}{B}
      Then "Hill Giant" is 1/1
      When Alice casts "Doom Blade" targeting "Godhead of Awe"
      And the stack resolves
      Then "Hill Giant" is 0/4

    @id:own-size-before-setters @CR:613.4a @CR:613.4b @ruling:gigantiform-overwrites-earlier
    Scenario: A characteristic-defining ability never overwrites what sets power and toughness
      Given Alice controls "Psychosis Crawler"
      And Alice has 3 "Opt" and "Diminish" in hand
      And Alice has lands for {U}
      Then "Psychosis Crawler" is 4/4
      When Alice casts "Diminish" targeting "Psychosis Crawler"
      And the stack resolves
      Then "Psychosis Crawler" is 1/1
      When the game advances to Bob's upkeep
      Then "Psychosis Crawler" is 3/3

  Rule: What modifies adds to what is set, whichever came first

    @id:bonus-over-a-setter @CR:613.4b @CR:613.4c @ruling:gigantiform-modifiers-on-top
    Scenario Outline: A bonus until end of turn adds to the base that a spell sets
      Given Alice controls "Hill Giant"
      And Alice has "Giant Growth" and "Diminish" in hand
      And Alice has lands for {G}{U}
      When Alice casts "<first>" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "<second>" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is 4/4

      Examples:
        | first        | second       |
        | Giant Growth | Diminish     |
        | Diminish     | Giant Growth |

    @id:static-bonus-over-a-setter @CR:613.4b @CR:613.4c @ruling:gigantiform-modifiers-on-top
    Scenario Outline: An anthem adds to the base that Humility sets, older or newer
      Given Alice controls "Hill Giant"
      And Alice controls "<older>"
      And Alice controls "<newer>"
      Then "Hill Giant" is 2/2

      Examples:
        | older           | newer           |
        | Glorious Anthem | Humility        |
        | Humility        | Glorious Anthem |

    @id:counters-over-a-setter @CR:613.4c @CR:122.1a @ruling:gigantiform-counters-on-top
    Scenario Outline: Counters add to the base that a spell sets, until end of turn and after
      Given Alice controls "Hill Giant" with <counters>
      And Alice has "Diminish" in hand
      And Alice has lands for {U}
      When Alice casts "Diminish" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is <small>
      When the game advances to Bob's upkeep
      Then "Hill Giant" is <large>

      Examples:
        | counters         | small | large |
        | 1 +1/+1 counter  | 2/2   | 4/4   |
        | 2 +1/+1 counters | 3/3   | 5/5   |

  Rule: Switches come last

    @id:switch-after-everything @CR:613.4d @ruling:gigantiform-switching-on-top
    Scenario Outline: A set base is switched together with its bonus, whichever came first
      Given Alice controls "Hill Giant"
      And Alice controls "Holy Strength" attached to "Hill Giant"
      And Alice has "Diminish" and "About Face" in hand
      And Alice has lands for {U}{R}
      When Alice casts "<first>" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "<second>" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is 3/2

      Examples:
        | first      | second     |
        | Diminish   | About Face |
        | About Face | Diminish   |

    @id:switch-then-bonus @CR:613.4d @ruling:gigantiform-switching-on-top
    Scenario: A bonus that comes after the switch is switched too
      Given Alice controls "Hill Giant"
      And Alice has "About Face" and "Holy Strength" in hand
      And Alice has lands for {R}{W}
      When Alice casts "About Face" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is 3/3
      When Alice casts "Holy Strength" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is 5/4
      When the game advances to Bob's upkeep
      Then "Hill Giant" is 4/5

    @id:bonus-ends-under-a-switch @CR:613.4d
    Scenario: A bonus that ends while power and toughness are switched is taken from what it was given to
      Given Alice controls "Lumithread Field" and "Hipparion"
      And Alice has "About Face" and "Disenchant" in hand
      And Alice has lands for {R}{1}{W}
      Then "Hipparion" is 1/4
      When Alice casts "About Face" targeting "Hipparion"
      And the stack resolves
      Then "Hipparion" is 4/1
      When Alice casts "Disenchant" targeting "Lumithread Field"
      And the stack resolves
      Then "Hipparion" is 3/1
      When the game advances to Bob's upkeep
      Then "Hipparion" is 1/3
