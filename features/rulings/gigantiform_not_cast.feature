@card:Gigantiform
Feature: Gigantiform that wasn't cast, and copies of it
  Only a spell can be kicked: one that is put onto the battlefield or enters as a copy searches for
  nothing. A copy of the kicked spell is kicked too.

  Rule: Put onto the battlefield it isn't kicked

    @id:gigantiform-fetched-is-not-kicked @CR:702.33d @CR:702.33a @ruling:put-onto-the-battlefield-is-not-kicked
    Scenario: The one that was fetched doesn't search for a third
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice has "Gigantiform" in hand
      And Alice has 2 "Gigantiform" in library
      And Alice has lands for {11}{G}{G}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses "Gigantiform"
      And Alice chooses "Runeclaw Bear"
      Then the stack is empty
      And Alice controls 2 "Gigantiform"
      And Alice has 1 "Gigantiform" in library

    @id:gigantiform-shown-and-told @CR:303.4f @CR:702.33d @ruling:put-onto-the-battlefield-is-not-kicked
    Scenario: Show and Tell puts it onto a creature with shroud, and it doesn't search
      Given Alice controls "Grizzly Bears" and "Blastoderm"
      And Bob controls "Mirran Crusader"
      And Alice has "Show and Tell" and "Gigantiform" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {6}{U}
      When Alice casts "Show and Tell"
      And the stack resolves
      And Alice chooses "Gigantiform"
      And Bob declines
      Then Alice may choose only "Grizzly Bears" or "Blastoderm"
      When Alice chooses "Blastoderm"
      And Bob declines
      Then the stack is empty
      And "Blastoderm" is 8/8
      And Alice has "Gigantiform" in library

    @id:gigantiform-replenished @CR:303.4f @CR:702.33d @ruling:put-onto-the-battlefield-is-not-kicked
    Scenario: Returned from the graveyard it is given any creature it can enchant, and doesn't search
      Given Alice controls "Grizzly Bears", "Blastoderm" and "Mirran Crusader"
      And Bob controls "Invisible Stalker"
      And Alice has "Replenish" in hand
      And Alice has "Gigantiform" in graveyard and "Gigantiform" in library
      And Alice has lands for {7}{W}
      When Alice casts "Replenish"
      And the stack resolves
      Then Alice may choose only "Grizzly Bears", "Blastoderm" or "Invisible Stalker"
      When Alice chooses "Invisible Stalker"
      Then the stack is empty
      And "Invisible Stalker" is 8/8
      And Alice has "Gigantiform" in library

    @id:gigantiform-by-researchers @CR:303.4f @CR:702.33d @ruling:put-onto-the-battlefield-is-not-kicked
    Scenario: Academy Researchers say which creature it enchants, so none is chosen
      Given Alice controls "Grizzly Bears"
      And Alice has "Academy Researchers" and "Gigantiform" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {1}{U}{U}
      When Alice casts "Academy Researchers"
      And the stack resolves
      And Alice chooses "Gigantiform"
      Then the stack is empty
      And "Academy Researchers" is 8/8
      And "Grizzly Bears" is 2/2
      And Alice has "Gigantiform" in library

    @id:gigantiform-by-drake @CR:303.4f @CR:110.2a @ruling:put-onto-the-battlefield-is-not-kicked
    Scenario: Iridescent Drake takes it from the opponent's graveyard
      Given Bob controls "Grizzly Bears"
      And Alice has "Iridescent Drake" in hand
      And Alice has lands for {3}{U}
      And Bob has "Gigantiform" and "Pacifism" in graveyard
      And Alice has "Gigantiform" in library
      And Bob has "Gigantiform" in library
      When Alice casts "Iridescent Drake"
      And the stack resolves
      And Alice chooses "Gigantiform"
      Then the stack is empty
      And Alice controls "Gigantiform"
      And "Iridescent Drake" is 8/8
      And "Iridescent Drake" has trample
      And Bob has "Pacifism" in graveyard
      And Alice has "Gigantiform" in library

    @id:gigantiform-not-onto-a-protected-drake @CR:303.4i @ruling:gigantiform-only-what-it-can-enchant
    Scenario: What can't enchant the creature it is sent to stays where it is
      Given Alice controls "Grizzly Bears"
      And Alice has "Iridescent Drake" in hand
      And Alice has "Gigantiform" in graveyard
      And Alice has lands for {3}{U}
      And Bob has "Stave Off" in hand
      And Bob has lands for {W}
      When Alice casts "Iridescent Drake"
      And all players pass
      Then the stack is the trigger of "Iridescent Drake"
      When Alice passes
      And Bob casts "Stave Off" targeting "Iridescent Drake"
      And the stack resolves
      And Bob chooses green
      Then Alice has "Gigantiform" in graveyard
      And "Iridescent Drake" is 2/2
      And "Grizzly Bears" is 2/2

    @id:gigantiform-under-torpor-orb @CR:603.6a @CR:702.33d @ruling:paid-kicker-is-kicked
    Scenario: Torpor Orb doesn't stop the trigger of an Aura
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Bob controls "Torpor Orb"
      And Alice has "Gigantiform" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {7}{G}{G}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses "Gigantiform"
      And Alice chooses "Runeclaw Bear"
      Then Alice controls 2 "Gigantiform"

  Rule: A permanent that is a copy isn't kicked

    @id:copied-gigantiform-is-not-kicked @CR:707.2 @CR:702.33d @CR:303.4f @ruling:copy-entering-is-not-kicked
    Scenario: An enchantment that enters as a copy of a kicked one chooses a creature and fetches nothing
      Given Alice controls "Grizzly Bears" and "Blastoderm"
      And Bob controls "Mirran Crusader"
      And Alice has "Gigantiform" and "Copy Enchantment" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {9}{G}{G}{U}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And the stack resolves
      And Alice declines
      And Alice casts "Copy Enchantment"
      And the stack resolves
      And Alice chooses "Gigantiform"
      Then Alice may choose only "Grizzly Bears" or "Blastoderm"
      When Alice chooses "Blastoderm"
      Then "Blastoderm" is 8/8
      And Alice controls 2 "Gigantiform"
      And the stack is empty
      And Alice has "Gigantiform" in library

    @id:gigantiform-mirrored @CR:704.5m @CR:303.4c @ruling:copy-entering-is-not-kicked
    Scenario: A permanent that becomes a copy of it is attached to nothing and goes to the graveyard
      Given Alice controls "Mirage Mirror" and "Grizzly Bears"
      And Alice controls "Gigantiform" attached to "Grizzly Bears"
      And Alice has "Gigantiform" in library
      And Alice has lands for {2}
      When Alice activates "Mirage Mirror" targeting "Gigantiform"
      And the stack resolves
      Then Alice has "Mirage Mirror" in graveyard
      And Alice controls 1 "Gigantiform"
      And Alice has "Gigantiform" in library

  Rule: A copy of the kicked spell is kicked, and so is the token it becomes

    @id:gigantiform-spell-copied @CR:707.10 @CR:702.33d @ruling:copy-of-a-kicked-spell-is-kicked
    Scenario: The copy of a kicked Gigantiform fetches one and so does the original
      Given Alice controls "Grizzly Bears" and "Lithoform Engine"
      And Alice has "Gigantiform" in hand
      And Alice has 3 "Gigantiform" in library
      And Alice has lands for {11}{G}{G}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And Alice activates "{4}, {T}" of "Lithoform Engine" targeting the spell "Gigantiform"
      And all players pass
      Then the stack is the copy of "Gigantiform" and the spell "Gigantiform"
      When all players pass
      Then the stack is the trigger of "Gigantiform" and the spell "Gigantiform"
      When the stack resolves
      And Alice chooses "Gigantiform"
      And Alice chooses "Gigantiform"
      Then Alice controls 4 "Gigantiform"
      And Alice has 1 "Gigantiform" in library

    @id:gigantiform-token-is-kicked @CR:707.10f @CR:608.3f @CR:400.7d @ruling:token-of-a-kicked-spell-is-kicked
    Scenario: The token is attached to the copied target and its trigger searches
      Given Alice controls "Grizzly Bears", "Runeclaw Bear" and "Lithoform Engine"
      And Alice has "Gigantiform" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {11}{G}{G}
      And Bob has "Cancel" in hand
      And Bob has lands for {1}{U}{U}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And Alice activates "{4}, {T}" of "Lithoform Engine" targeting the spell "Gigantiform"
      And all players pass
      And Alice passes
      And Bob casts "Cancel" targeting the spell "Gigantiform"
      And all players pass
      Then the stack is the copy of "Gigantiform"
      And Alice has "Gigantiform" in graveyard
      When all players pass
      Then the token "Gigantiform" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 8/8
      And the stack is the trigger of "Gigantiform"
      When the stack resolves
      And Alice chooses "Gigantiform" in Alice's library
      And Alice chooses "Runeclaw Bear"
      Then "Runeclaw Bear" is 8/8
      And Alice controls 2 "Gigantiform"

    @id:gigantiform-copy-unkicked @CR:707.10 @CR:702.33d @ruling:copy-of-a-kicked-spell-is-kicked
    Scenario: The copy of one that wasn't kicked isn't kicked, and can't be
      Given Alice controls "Grizzly Bears" and "Lithoform Engine"
      And Alice has "Gigantiform" in hand
      And Alice has "Gigantiform" in library
      And Alice has lands for {15}{G}{G}
      When Alice casts "Gigantiform" targeting "Grizzly Bears"
      And Alice activates "{4}, {T}" of "Lithoform Engine" targeting the spell "Gigantiform"
      And all players pass
      And all players pass
      Then the stack is the spell "Gigantiform"
      When all players pass
      Then the stack is empty
      And Alice controls 2 "Gigantiform"
      And Alice has "Gigantiform" in library

    @id:gigantiform-trigger-copied @CR:707.10 @CR:603.4 @ruling:paid-kicker-is-kicked
    Scenario: A copy of the trigger searches as well
      Given Alice controls "Grizzly Bears" and "Strionic Resonator"
      And Alice has "Gigantiform" in hand
      And Alice has 3 "Gigantiform" in library
      And Alice has lands for {9}{G}{G}
      When Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
      And all players pass
      And Alice activates "Strionic Resonator" targeting the trigger of "Gigantiform"
      And all players pass
      And the stack resolves
      And Alice chooses "Gigantiform"
      And Alice chooses "Gigantiform"
      Then Alice controls 3 "Gigantiform"
      And Alice has 1 "Gigantiform" in library
