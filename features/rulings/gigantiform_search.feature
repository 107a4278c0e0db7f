@card:Gigantiform
Feature: Gigantiform's search
  Kicked, it lets its controller search for another one as it enters.

  Rule: Only a kicked one searches

    @id:gigantiform-not-kicked @CR:702.33d @CR:603.4 @ruling:paid-kicker-is-kicked
    Scenario: Cast without kicker it doesn't trigger, though the mana is there
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice has "Gigantiform" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {7}{G}{G}
      When Alice casts "Gigantiform" targeting "Grizzly Bears"
      And all players pass
      Then the stack is empty
      And "Grizzly Bears" is 8/8
      And Alice has "Gigantiform" in library

    @id:gigantiform-kicked @CR:702.33d @CR:603.4 @ruling:paid-kicker-is-kicked
    Scenario: Kicked for {4} more it triggers as it enters
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice has "Gigantiform" in hand
      And Alice has "Gigantiform" and "Giant Growth" in library
      And Alice has lands for {7}{G}{G}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      Then Alice has no untapped lands
      When all players pass
      Then "Grizzly Bears" is 8/8
      And the stack is the trigger of "Gigantiform"
      When the stack resolves
      Then Alice may choose only "Gigantiform"
      When Alice chooses "Gigantiform"
      And Alice chooses "Runeclaw Bear"
      Then "Runeclaw Bear" is 8/8
      And Alice controls 2 "Gigantiform"
      And Alice has no "Gigantiform" in library

    @id:gigantiform-kicker-unpaid @CR:702.33a @CR:601.2h @ruling:paid-kicker-is-kicked
    Scenario: With too little mana for the kicker it can't be kicked, but can be cast
      Given Alice controls "Grizzly Bears"
      And Alice has "Gigantiform" in hand
      And Alice has lands for {6}{G}{G}
      Then Alice can't cast "Gigantiform" with kicker targeting "Grizzly Bears"
      When Alice casts "Gigantiform" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 8/8

    @id:gigantiform-kicked-once @CR:702.33a @CR:702.33d @ruling:kicker-only-once
    Scenario: It can't be kicked twice
      Given Alice controls "Grizzly Bears"
      And Alice has "Gigantiform" in hand
      And Alice has 2 "Gigantiform" in library
      And Alice has lands for {11}{G}{G}
      Then Alice can't cast "Gigantiform" with kicker twice targeting "Grizzly Bears"
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses "Gigantiform"
      Then Alice controls 2 "Gigantiform"
      And Alice has 1 "Gigantiform" in library

  Rule: The player may search, and may find nothing

    @id:gigantiform-search-declined @CR:608.2d @ruling:paid-kicker-is-kicked
    Scenario: The player need not search
      Given Alice controls "Grizzly Bears"
      And Alice has "Gigantiform" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {7}{G}{G}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice declines
      Then Alice controls 1 "Gigantiform"
      And Alice has "Gigantiform" in library
      And the stack is empty

    @id:gigantiform-search-finds-nothing @CR:701.23b @ruling:paid-kicker-is-kicked
    Scenario: The player who searches need not find a card that is there
      Given Alice controls "Grizzly Bears"
      And Alice has "Gigantiform" in hand
      And Alice has 2 "Gigantiform" in library
      And Alice has lands for {7}{G}{G}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice accepts
      And Alice chooses nothing
      Then Alice controls 1 "Gigantiform"
      And Alice has 2 "Gigantiform" in library

    @id:gigantiform-searches-only-the-library @CR:701.23a @ruling:paid-kicker-is-kicked
    Scenario: Cards in other zones aren't found
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice has 2 "Gigantiform" in hand
      And Alice has 2 "Gigantiform" in library and "Gigantiform" in graveyard
      And Bob has "Gigantiform" in library
      And Alice has lands for {7}{G}{G}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      Then Alice may choose only 2 "Gigantiform"
      When Alice chooses "Gigantiform"
      And Alice chooses "Runeclaw Bear"
      Then Alice has 1 "Gigantiform" in library
      And Alice has 1 "Gigantiform" in hand
      And Alice has 1 "Gigantiform" in graveyard
      And Bob has 1 "Gigantiform" in library

  Rule: The trigger doesn't need the one that triggered

    @id:gigantiform-destroyed-before-the-search @CR:113.7a @CR:608.2h @ruling:paid-kicker-is-kicked
    Scenario Outline: The one that was kicked is gone, and another is fetched all the same
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice has "Gigantiform" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {7}{G}{G}
      And Bob has "<answer>" in hand
      And Bob has lands for <mana>
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And all players pass
      And Alice passes
      And Bob casts "<answer>" targeting "Gigantiform"
      And the stack resolves
      Then "Grizzly Bears" is 2/2
      When Alice chooses "Gigantiform" in Alice's library
      And Alice chooses "Runeclaw Bear"
      Then "Runeclaw Bear" is 8/8
      And "Grizzly Bears" is 2/2

      Examples:
        | answer     | mana   |
        | Disenchant | {1}{W} |
        | Disperse   | {1}{U} |

    @id:gigantiform-search-countered @CR:701.6a @ruling:paid-kicker-is-kicked
    Scenario: With the trigger countered nothing is fetched
      Given Alice controls "Grizzly Bears"
      And Alice has "Gigantiform" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {7}{G}{G}
      And Bob has "Stifle" in hand
      And Bob has lands for {U}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And all players pass
      And Alice passes
      And Bob casts "Stifle" targeting the trigger of "Gigantiform"
      And the stack resolves
      Then "Grizzly Bears" is 8/8
      And Alice has "Gigantiform" in library

    @id:gigantiform-kicked-and-countered @CR:701.6a @CR:603.6a @ruling:paid-kicker-is-kicked
    Scenario: A kicked one that is countered fetches nothing
      Given Alice controls "Grizzly Bears"
      And Alice has "Gigantiform" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {7}{G}{G}
      And Bob has "Cancel" in hand
      And Bob has lands for {1}{U}{U}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Cancel" targeting the spell "Gigantiform"
      And the stack resolves
      Then Alice has "Gigantiform" in graveyard
      And Alice has "Gigantiform" in library
      And "Grizzly Bears" is 2/2

    @id:gigantiform-stolen-before-the-search @CR:113.8 @ruling:paid-kicker-is-kicked
    Scenario: The player who controlled it as it entered searches, whoever controls it now
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Bob controls "Hill Giant"
      And Alice has "Gigantiform" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {7}{G}{G}
      And Bob has "Aura Graft" in hand
      And Bob has "Gigantiform" in library
      And Bob has lands for {1}{U}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And all players pass
      And Alice passes
      And Bob casts "Aura Graft" targeting Alice's "Gigantiform"
      And the stack resolves
      And Bob chooses "Hill Giant"
      Then Bob controls "Gigantiform"
      When Alice chooses "Gigantiform"
      And Alice chooses "Runeclaw Bear"
      Then Alice controls 1 "Gigantiform"
      And "Runeclaw Bear" is 8/8
      And "Hill Giant" is 8/8
      And "Grizzly Bears" is 2/2
      And Bob has "Gigantiform" in library

    @id:gigantiform-in-the-opponents-turn @CR:110.2a @CR:303.4f @ruling:gigantiform-fetched-does-not-target
    Scenario: The other player fetches it onto the opponent's creature and controls it
      Given it is Bob's precombat main phase
      And Bob controls "Grizzly Bears"
      And Bob has "Gigantiform" in hand
      And Bob has "Gigantiform" in library
      And Bob has lands for {7}{G}{G}
      And Alice controls "Blastoderm"
      When Bob casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Bob chooses "Gigantiform"
      And Bob chooses "Blastoderm"
      Then Bob controls 2 "Gigantiform"
      And Alice controls "Blastoderm"
      And "Blastoderm" is 8/8
