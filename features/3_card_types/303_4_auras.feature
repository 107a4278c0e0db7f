Feature: Auras put onto the battlefield
  Only an Aura spell has a target. An Aura that enters in another way is given a creature as it enters:
  any that it can enchant.

  Rule: The spell targets

    @id:aura-spell-targets @CR:303.4a @CR:702.18a @CR:702.11b @ruling:gigantiform-spell-targets
    Scenario Outline: An Aura spell can't target what can't be targeted
      Given Alice controls "Blastoderm" and "Troll Ascetic"
      And Bob controls "Invisible Stalker"
      And Alice has "Holy Strength" in hand
      And Alice has lands for {W}
      Then Alice can't cast "Holy Strength" targeting "<creature>"
      When Alice casts "Holy Strength" targeting "Troll Ascetic"
      And the stack resolves
      Then "Troll Ascetic" is 4/4

      Examples:
        | creature          |
        | Blastoderm        |
        | Invisible Stalker |

    @id:aura-spell-is-answered-by-phantasm @CR:303.4a @CR:608.3b @ruling:gigantiform-spell-targets
    Scenario: Phantasmal Bear is sacrificed when an Aura spell targets it
      Given Alice controls "Phantasmal Bear"
      And Alice has "Holy Strength" in hand
      And Alice has lands for {W}
      When Alice casts "Holy Strength" targeting "Phantasmal Bear"
      And the stack resolves
      Then Alice has "Phantasmal Bear" in graveyard
      And Alice has "Holy Strength" in graveyard

  Rule: Put onto the battlefield it doesn't target

    @id:aura-shown-and-told @CR:303.4f @CR:702.18a @CR:702.11b @ruling:gigantiform-fetched-does-not-target
    Scenario Outline: The player who puts an Aura onto the battlefield chooses any creature it can enchant
      Given Alice controls "Blastoderm" and "Phantasmal Bear"
      And Bob controls "Invisible Stalker"
      And Alice has "Show and Tell" and "Holy Strength" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Show and Tell"
      And the stack resolves
      And Alice chooses "Holy Strength"
      And Bob declines
      Then Alice may choose only "Blastoderm", "Phantasmal Bear" or "Invisible Stalker"
      When Alice chooses "<creature>"
      And Bob declines
      Then the stack is empty
      And "<creature>" is <size>

      Examples:
        | creature          | size |
        | Blastoderm        | 6/7  |
        | Phantasmal Bear   | 3/4  |
        | Invisible Stalker | 2/3  |

    @id:each-chooses-for-their-own-aura @CR:303.4f @ruling:gigantiform-fetched-does-not-target
    Scenario: Each player chooses for the Aura that they put onto the battlefield
      Given Alice controls "Blastoderm"
      And Bob controls "Hill Giant"
      And Alice has "Show and Tell" in hand
      And Bob has "Holy Strength" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Show and Tell"
      And the stack resolves
      And Alice declines
      And Bob chooses "Holy Strength"
      And Bob chooses "Blastoderm"
      Then Bob controls "Holy Strength"
      And "Blastoderm" is 6/7

    @id:aura-attached-as-the-effect-says @CR:303.4f @ruling:gigantiform-fetched-does-not-target
    Scenario: An effect that says what the Aura enchants leaves nothing to choose
      Given Alice controls "Grizzly Bears"
      And Alice has "Academy Researchers" and "Holy Strength" in hand
      And Alice has lands for {1}{U}{U}
      When Alice casts "Academy Researchers"
      And the stack resolves
      And Alice chooses "Holy Strength"
      Then "Academy Researchers" is 3/4
      And "Grizzly Bears" is 2/2

    @id:mythmaker-chooses-on-resolution @CR:115.10 @CR:608.2d @ruling:gigantiform-chosen-as-it-enters
    Scenario: Nomad Mythmaker targets the Aura card, and its creature is chosen as the ability resolves
      Given Alice controls "Nomad Mythmaker" and "Blastoderm"
      And Bob controls "Hill Giant"
      And Alice has "Holy Strength" in graveyard
      And Alice has lands for {W}
      When Alice activates "Nomad Mythmaker" targeting "Holy Strength" in Alice's graveyard
      And the stack resolves
      Then Alice may choose only "Nomad Mythmaker" or "Blastoderm"
      And nobody has priority
      When Alice chooses "Blastoderm"
      Then "Blastoderm" is 6/7

  Rule: It must be able to enchant what it is put on

    @id:aura-not-onto-protection @CR:303.4f @CR:702.16c @CR:701.3a @ruling:gigantiform-only-what-it-can-enchant
    Scenario Outline: Protection from the Aura's color takes the creature out of the choice
      Given Alice controls "Grizzly Bears", "Mirran Crusader" and "Hill Giant"
      And Alice has "Show and Tell" and "<aura>" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Show and Tell"
      And the stack resolves
      And Alice chooses "<aura>"
      And Bob declines
      Then Alice may choose only <offered>
      When Alice chooses "Hill Giant"
      And Bob declines
      Then "<aura>" is attached to "Hill Giant"

      Examples:
        | aura          | offered                                            |
        | Holy Strength | "Grizzly Bears", "Mirran Crusader" or "Hill Giant" |
        | Lignify       | "Grizzly Bears" or "Hill Giant"                    |
        | Fallen Ideal  | "Grizzly Bears" or "Hill Giant"                    |

    @id:aura-for-lands @CR:303.4f @CR:702.5a @ruling:gigantiform-only-what-it-can-enchant
    Scenario: An Aura for lands is offered lands only
      Given Alice controls "Grizzly Bears" and "Forest"
      And Bob controls "Dryad Arbor" and "Mutavault"
      And Alice controls 2 "Island" and "Swamp"
      And Alice has "Show and Tell" and "Wild Growth" in hand
      When Alice casts "Show and Tell"
      And the stack resolves
      And Alice chooses "Wild Growth"
      And Bob declines
      Then Alice may choose only "Forest", 2 "Island", "Swamp", "Dryad Arbor" or "Mutavault"
      When Alice chooses "Dryad Arbor"
      And Bob declines
      Then "Wild Growth" is attached to "Dryad Arbor"

    @id:aura-with-nothing-to-enchant @CR:303.4g @ruling:gigantiform-only-what-it-can-enchant
    Scenario: Of the Auras that return those that can enchant no creature stay in the graveyard
      Given Bob controls "Mirran Crusader"
      And Alice has "Replenish" in hand
      And Alice has lands for {3}{W}
      And Alice has "Holy Strength" and "Lignify" in graveyard
      When Alice casts "Replenish"
      And the stack resolves
      Then "Mirran Crusader" is 3/4
      And Alice controls "Holy Strength"
      And Alice has "Lignify" in graveyard

    @id:aura-returned-to-a-protected-creature @CR:303.4i @ruling:gigantiform-only-what-it-can-enchant
    Scenario Outline: An Aura that can't enchant the creature it is sent to stays in the graveyard
      Given Alice controls "Grizzly Bears"
      And Alice has "Iridescent Drake" in hand
      And Alice has "Holy Strength" in graveyard
      And Alice has lands for {3}{U}
      And Bob has "Stave Off" in hand
      And Bob has lands for {W}
      When Alice casts "Iridescent Drake"
      And all players pass
      And Alice passes
      And Bob casts "Stave Off" targeting "Iridescent Drake"
      And the stack resolves
      And Bob chooses <color>
      Then "Iridescent Drake" is <size>
      And Alice has <number> "Holy Strength" in graveyard

      Examples:
        | color | size | number |
        | white | 2/2  | 1      |
        | black | 3/4  | no     |

    @id:aura-falls-off @CR:702.16c @CR:704.5m @ruling:gigantiform-only-what-it-can-enchant
    Scenario Outline: A creature that gains protection loses the Auras of that color only
      Given Alice controls "Hill Giant"
      And Alice controls "Holy Strength" attached to "Hill Giant"
      And Alice controls "Dub" attached to "Hill Giant"
      And Alice controls "Rancor" attached to "Hill Giant"
      And Alice has "Stave Off" in hand
      And Alice has lands for {W}
      When Alice casts "Stave Off" targeting "Hill Giant"
      And the stack resolves
      And Alice chooses <color>
      Then "Hill Giant" is <size>

      Examples:
        | color | size |
        | white | 5/3  |
        | green | 6/7  |
        | blue  | 8/7  |

  Rule: What is enchanted

    @id:ellivere-draws-for-enchanted-creatures @CR:303.4b
    Scenario: A creature with an Aura is enchanted, one with an Equipment isn't, nor is one with nothing
      Given Alice controls "Ellivere of the Wild Court" and "Runeclaw Bear"
      And Alice controls "Grizzly Bears"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And Alice controls "Hill Giant"
      And Alice controls "Bonesplitter" attached to "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears", "Hill Giant" and "Runeclaw Bear"
      And the game advances to the next end of combat
      Then Alice has 1 card in hand

    @id:ellivere-draws-for-a-bestowed-aura @CR:303.4b @CR:702.103b
    Scenario: A bestowed creature is an Aura, and what it is attached to is enchanted
      Given Alice controls "Ellivere of the Wild Court" and "Grizzly Bears"
      And Alice has "Hopeful Eidolon" in hand
      And Alice has lands for {3}{W}
      When Alice casts "Hopeful Eidolon" for its bestow cost targeting "Grizzly Bears"
      And the stack resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the game advances to the next end of combat
      Then Alice has 1 card in hand
