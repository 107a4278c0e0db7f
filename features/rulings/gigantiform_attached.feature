@card:Gigantiform
Feature: Gigantiform on the battlefield
  It stays as long as it is attached to a creature that it can enchant.

  Rule: Without a legal creature it goes to the graveyard

    @id:gigantiform-host-dies @CR:704.5m @CR:303.4c @ruling:gigantiform-only-what-it-can-enchant
    Scenario Outline: Gigantiform goes to its owner's graveyard when its creature leaves
      Given Bob controls "Grizzly Bears"
      And Alice controls "Gigantiform" attached to "Grizzly Bears"
      And Bob has "<answer>" in hand
      And Bob has lands for <mana>
      When Alice passes
      And Bob casts "<answer>" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls no "Grizzly Bears"
      And Alice has "Gigantiform" in graveyard

      Examples:
        | answer     | mana   |
        | Doom Blade | {1}{B} |
        | Disperse   | {1}{U} |

    @id:two-gigantiforms-lose-their-host @CR:704.5m @CR:303.4c @ruling:gigantiform-only-what-it-can-enchant
    Scenario: Two on one creature both go to the graveyard with it
      Given Alice controls "Grizzly Bears"
      And Alice controls "Gigantiform" attached to "Grizzly Bears"
      And Alice controls "Gigantiform" attached to "Grizzly Bears"
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice passes
      And Bob casts "Doom Blade" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has 2 "Gigantiform" in graveyard

    @id:one-of-two-gigantiforms-leaves @CR:611.3b @CR:613.4b @ruling:gigantiform-overwrites-earlier
    Scenario: One of two leaves, and the creature is 8/8 with trample as before
      Given Alice controls "Grizzly Bears"
      And Alice controls "Gigantiform" attached to "Grizzly Bears"
      And Alice controls "Gigantiform" attached to "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice passes
      And Bob casts "Disenchant" targeting "Gigantiform"
      And the stack resolves
      Then Alice controls 1 "Gigantiform"
      And "Grizzly Bears" is 8/8
      And "Grizzly Bears" has trample

    @id:gigantiform-host-returns @CR:400.7 @CR:704.5m @ruling:gigantiform-only-what-it-can-enchant
    Scenario: A creature that leaves and returns at once is no longer enchanted
      Given Alice controls "Grizzly Bears"
      And Alice controls "Gigantiform" attached to "Grizzly Bears"
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      When Alice casts "Cloudshift" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 2/2
      And Alice has "Gigantiform" in graveyard

    @id:gigantiform-host-gains-protection @CR:702.16c @CR:704.5m @ruling:gigantiform-only-what-it-can-enchant
    Scenario Outline: Protection from green puts it into the graveyard, another color doesn't
      Given Alice controls "Grizzly Bears"
      And Alice controls "Gigantiform" attached to "Grizzly Bears"
      And Bob has "Stave Off" in hand
      And Bob has lands for {W}
      When Alice passes
      And Bob casts "Stave Off" targeting "Grizzly Bears"
      And the stack resolves
      And Bob chooses <color>
      Then "Grizzly Bears" is <size>
      And Alice <check>

      Examples:
        | color | size | check                          |
        | green | 2/2  | has "Gigantiform" in graveyard |
        | blue  | 8/8  | controls "Gigantiform"         |

    @id:gigantiform-host-stops-being-a-creature @CR:704.5m @CR:303.4c @ruling:gigantiform-only-what-it-can-enchant
    Scenario: It goes to the graveyard when its land is no longer a creature
      Given Alice controls "Mutavault"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {4}{G}{G}
      When Alice activates "{1}" of "Mutavault"
      And the stack resolves
      And Alice casts "Gigantiform" targeting "Mutavault"
      And the stack resolves
      Then "Mutavault" is an 8/8 creature land
      When the game advances to Bob's upkeep
      Then "Mutavault" isn't a creature
      And Alice has "Gigantiform" in graveyard

    @id:gigantiform-host-gains-shroud @CR:702.18a @CR:702.5a @ruling:gigantiform-fetched-does-not-target
    Scenario: A creature that gains shroud stays enchanted
      Given Alice controls "Grizzly Bears" and "Lightning Greaves"
      And Alice controls "Gigantiform" attached to "Grizzly Bears"
      When Alice activates "Lightning Greaves" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has shroud
      And "Grizzly Bears" is 8/8

  Rule: The Aura and the creature have each their own controller

    @id:gigantiform-host-changes-controller @CR:303.4e @ruling:gigantiform-modifiers-on-top
    Scenario: Whoever gains control of the creature has it as 8/8, and the Aura stays where it was
      Given Bob controls "Grizzly Bears"
      And Bob controls "Gigantiform" attached to "Grizzly Bears"
      And Alice has "Act of Treason" in hand
      And Alice has lands for {2}{R}
      When Alice casts "Act of Treason" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is 8/8
      And Bob controls "Gigantiform"
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's postcombat main phase
      Then Bob has 12 life
      When the game advances to Bob's upkeep
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" is 8/8

    @id:gigantiform-of-an-opponent @CR:303.4e @CR:303.4m @ruling:gigantiform-modifiers-on-top
    Scenario: Another player's Gigantiform doesn't bring the creature under that player's anthem
      Given Alice controls "Grizzly Bears"
      And Bob controls "Gigantiform" attached to "Grizzly Bears"
      And Bob controls "Glorious Anthem"
      Then "Grizzly Bears" is 8/8
      And Alice controls "Grizzly Bears"

  Rule: Returned to the battlefield it is a new object

    @id:gigantiform-flickered @CR:303.4f @CR:400.7 @CR:702.33d @ruling:put-onto-the-battlefield-is-not-kicked
    Scenario: A kicked one that leaves and returns isn't kicked, and its creature is chosen anew
      Given Alice controls "Grizzly Bears" and "Blastoderm"
      And Alice has "Gigantiform" and "Flicker of Fate" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {8}{G}{G}{W}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice declines
      And Alice casts "Flicker of Fate" targeting "Gigantiform"
      And the stack resolves
      Then Alice may choose only "Grizzly Bears" or "Blastoderm"
      When Alice chooses "Blastoderm"
      Then the stack is empty
      And "Blastoderm" is 8/8
      And "Grizzly Bears" is 2/2
      And Alice has "Gigantiform" in library

    @id:gigantiform-flickered-in-response @CR:303.4f @CR:113.7a @ruling:gigantiform-chosen-as-it-enters
    Scenario: The trigger of the object that it was goes on to search
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice has "Gigantiform" and "Flicker of Fate" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {8}{G}{G}{W}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And all players pass
      And Alice casts "Flicker of Fate" targeting "Gigantiform"
      And all players pass
      And Alice chooses "Runeclaw Bear"
      Then the stack is the trigger of "Gigantiform"
      And "Runeclaw Bear" is 8/8
      When the stack resolves
      And Alice chooses "Gigantiform"
      And Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is 8/8
      And Alice controls 2 "Gigantiform"
