@card:Gigantiform
Feature: The Gigantiform that a kicked one fetches
  It is put onto the battlefield without being cast. Its controller chooses a creature for it as it
  enters; nothing is targeted, and nobody can respond to the choice.

  Background:
    Given Alice controls "Grizzly Bears"
    And Alice has "Gigantiform" in hand
    And Alice has "Gigantiform" in library
    And Alice has lands for {7}{G}{G}

  Rule: The fetched card doesn't target

    @id:gigantiform-fetched-onto-the-untargetable @CR:303.4f @CR:702.18a @CR:702.11b @ruling:gigantiform-fetched-does-not-target
    Scenario Outline: It may enchant any creature, with shroud or an opponent's hexproof too
      Given Alice controls "Blastoderm"
      And Bob controls "Invisible Stalker" and "Hill Giant"
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses "Gigantiform"
      Then Alice may choose only "Grizzly Bears", "Blastoderm", "Invisible Stalker" or "Hill Giant"
      When Alice chooses "<host>"
      Then "<host>" is 8/8
      And "<host>" has trample
      And Alice controls 2 "Gigantiform"
      And the stack is empty

      Examples:
        | host              |
        | Blastoderm        |
        | Invisible Stalker |
        | Hill Giant        |
        | Grizzly Bears     |

    @id:gigantiform-fetched-onto-a-phantasm @CR:303.4f @CR:115.10a @ruling:gigantiform-fetched-does-not-target
    Scenario: Phantasmal Bear isn't sacrificed for being chosen
      Given Alice controls "Phantasmal Bear"
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses "Gigantiform"
      And Alice chooses "Phantasmal Bear"
      Then the stack is empty
      And "Phantasmal Bear" is 8/8

    @id:gigantiform-fetched-past-ward @CR:303.4f @CR:702.21a @ruling:gigantiform-fetched-does-not-target
    Scenario: Ward doesn't trigger for being chosen
      Given Bob controls "Waterfall Aerialist"
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses "Gigantiform"
      And Alice chooses "Waterfall Aerialist"
      Then the stack is empty
      And "Waterfall Aerialist" is 8/8
      And Alice controls 2 "Gigantiform"

  Rule: It must be able to enchant the creature

    @id:gigantiform-fetched-not-onto-protection @CR:303.4f @CR:702.16c @CR:701.3a @ruling:gigantiform-only-what-it-can-enchant
    Scenario Outline: A creature with protection from green isn't offered
      Given Alice controls "<protected>" and "Runeclaw Bear"
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses "Gigantiform"
      Then Alice may choose only "Grizzly Bears" or "Runeclaw Bear"
      When Alice chooses "Runeclaw Bear"
      Then "Runeclaw Bear" is 8/8

      Examples:
        | protected       |
        | Mirran Crusader |
        | Progenitus      |

    @id:gigantiform-fetched-not-past-anti-magic @CR:303.4 @CR:303.4f @ruling:gigantiform-only-what-it-can-enchant
    Scenario: A creature that an effect says can't be enchanted isn't offered
      Given Alice controls "Runeclaw Bear" and "Hill Giant"
      And Bob controls "Anti-Magic Aura" attached to "Hill Giant"
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses "Gigantiform"
      Then Alice may choose only "Grizzly Bears" or "Runeclaw Bear"
      When Alice chooses "Runeclaw Bear"
      Then "Runeclaw Bear" is 8/8
      And "Hill Giant" is 3/3

    @id:gigantiform-fetched-only-onto-creatures @CR:303.4f @CR:702.5a @ruling:gigantiform-only-what-it-can-enchant
    Scenario: A permanent that isn't a creature isn't offered
      Given Alice controls "Mutavault" and "Sol Ring"
      And Bob controls "Hill Giant"
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses "Gigantiform"
      Then Alice may choose only "Grizzly Bears" or "Hill Giant"
      When Alice chooses "Hill Giant"
      Then "Hill Giant" is 8/8

    @id:gigantiform-fetched-onto-a-land-creature @CR:303.4f @CR:702.5a @ruling:gigantiform-only-what-it-can-enchant
    Scenario: A land that is a creature is offered
      Given Bob controls "Dryad Arbor"
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses "Gigantiform"
      Then Alice may choose only "Grizzly Bears" or "Dryad Arbor"
      When Alice chooses "Dryad Arbor"
      Then "Dryad Arbor" is 8/8

    @id:gigantiform-fetched-with-nothing-to-enchant @CR:303.4g @ruling:gigantiform-only-what-it-can-enchant
    Scenario: With no creature that it can enchant the card stays in the library
      Given Bob controls "Mirran Crusader"
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And all players pass
      And Alice passes
      And Bob casts "Doom Blade" targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses "Gigantiform"
      Then Alice has 1 "Gigantiform" in library
      And Alice has 1 "Gigantiform" in graveyard
      And Alice controls no "Gigantiform"
      And "Mirran Crusader" is 2/2

  Rule: The creature is chosen only as the Aura enters

    @id:gigantiform-trigger-names-no-creature @CR:115.10 @CR:303.4f @ruling:gigantiform-chosen-as-it-enters
    Scenario: Nothing is chosen while the trigger waits on the stack
      Given Alice controls "Runeclaw Bear"
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And all players pass
      Then the stack is the trigger of "Gigantiform"
      And Alice can't choose "Runeclaw Bear"
      When the stack resolves
      And Alice chooses "Gigantiform"
      And Alice chooses "Runeclaw Bear"
      Then "Runeclaw Bear" is 8/8

    @id:gigantiform-fetched-onto-a-newcomer @CR:115.10 @CR:303.4f @ruling:gigantiform-chosen-as-it-enters
    Scenario: A creature that came after the trigger is offered
      Given Bob has "Ambush Viper" in hand
      And Bob has lands for {1}{G}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And all players pass
      And Alice passes
      And Bob casts "Ambush Viper"
      And the stack resolves
      And Alice chooses "Gigantiform"
      Then Alice may choose only "Grizzly Bears" or "Ambush Viper"
      When Alice chooses "Ambush Viper"
      Then "Ambush Viper" is 8/8

    @id:gigantiform-fetched-after-the-host-died @CR:303.4f @CR:113.7a @ruling:gigantiform-chosen-as-it-enters
    Scenario: When the first one's creature dies in response, any other may be chosen
      Given Alice controls "Runeclaw Bear" and "Hill Giant"
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And all players pass
      And Alice passes
      And Bob casts "Doom Blade" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Gigantiform" in graveyard
      When Alice chooses "Gigantiform"
      Then Alice may choose only "Runeclaw Bear" or "Hill Giant"
      When Alice chooses "Hill Giant"
      Then "Hill Giant" is 8/8
      And Alice controls 1 "Gigantiform"

    @id:gigantiform-fetched-after-protection @CR:303.4f @CR:702.16c @ruling:gigantiform-chosen-as-it-enters
    Scenario: A creature that gained protection from green in response isn't offered
      Given Alice controls "Runeclaw Bear" and "Hill Giant"
      And Bob has "Stave Off" in hand
      And Bob has lands for {W}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And all players pass
      And Alice passes
      And Bob casts "Stave Off" targeting "Runeclaw Bear"
      And the stack resolves
      And Bob chooses green
      And Alice chooses "Gigantiform"
      Then Alice may choose only "Grizzly Bears" or "Hill Giant"
      When Alice chooses "Hill Giant"
      Then "Hill Giant" is 8/8

  Rule: Once the creature is chosen it is too late to respond

    @id:gigantiform-nobody-responds @CR:117.2e @CR:608.2g @ruling:gigantiform-too-late-to-respond
    Scenario Outline: From the search to the attachment nobody has priority
      Given Alice controls "Runeclaw Bear"
      And Bob controls "<permanent>"
      And Bob has "<answer>" in hand
      And Bob has lands for <mana>
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      Then nobody has priority
      When Alice chooses "Gigantiform"
      Then nobody has priority
      And Bob can't cast <attempt>
      When Alice chooses "Runeclaw Bear"
      Then the stack is empty
      And "Runeclaw Bear" is 8/8

      Examples:
        | permanent       | answer          | mana      | attempt                                 |
        | Sol Ring        | Doom Blade      | {1}{B}    | "Doom Blade" targeting "Runeclaw Bear"  |
        | Vedalken Orrery | Day of Judgment | {2}{W}{W} | "Day of Judgment"                       |

    @id:gigantiform-response-after-the-attachment @CR:117.3b @CR:117.2e @ruling:gigantiform-too-late-to-respond
    Scenario: The opponent has priority again only when the creature is 8/8
      Given Alice controls "Runeclaw Bear"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses "Gigantiform"
      And Alice chooses "Runeclaw Bear"
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" has 3 damage
      And "Runeclaw Bear" is 8/8

    @id:gigantiform-response-to-the-trigger @CR:117.3b @CR:603.3 @ruling:gigantiform-too-late-to-respond
    Scenario: The opponent may respond while the trigger is on the stack
      Given Alice controls "Runeclaw Bear"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And all players pass
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice chooses "Gigantiform"
      Then Alice has "Runeclaw Bear" in graveyard
      And Alice controls 2 "Gigantiform"
      And each "Gigantiform" is attached to "Grizzly Bears"
