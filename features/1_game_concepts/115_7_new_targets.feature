Feature: New targets
  Any number of targets changed, one of them, or as many as one likes.

  Rule: Choosing new targets

    @id:redirect-leaves-targets @CR:115.7d
    Scenario: Who may choose new targets may leave the old ones
      Given it is Bob's precombat main phase
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      And Alice has "Redirect" in hand
      And Alice has lands for {U}{U}
      When Bob casts "Lightning Bolt" targeting Alice
      And Bob passes
      And Alice casts "Redirect" targeting the spell "Lightning Bolt"
      And all players pass
      And Alice declines
      And the stack resolves
      Then Alice has 17 life

    @id:redirect-changes-a-target @CR:115.7d
    Scenario: Or choose another, which must be legal
      Given it is Bob's precombat main phase
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      And Bob controls "Hill Giant" and "Phyrexian Rager"
      And Alice controls "Grizzly Bears"
      And Alice has "Redirect" in hand
      And Alice has lands for {U}{U}
      When Bob casts "Doom Blade" targeting "Grizzly Bears"
      And Bob passes
      And Alice casts "Redirect" targeting the spell "Doom Blade"
      And all players pass
      Then Alice can't choose "Phyrexian Rager"
      When Alice chooses "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in graveyard
      And Alice controls "Grizzly Bears"

    @id:redirect-swaps-arc-trail @CR:115.7e
    Scenario: Two targets may change places: only the final set counts
      Given Alice has "Arc Trail" and "Redirect" in hand
      And Alice has lands for {1}{R}{U}{U}
      And Bob controls "Runeclaw Bear" and "Llanowar Elves"
      When Alice casts "Arc Trail" targeting "Runeclaw Bear" and "Llanowar Elves"
      And Alice casts "Redirect" targeting the spell "Arc Trail"
      And all players pass
      And Alice chooses "Llanowar Elves"
      And Alice chooses "Runeclaw Bear"
      And the stack resolves
      Then Bob has "Llanowar Elves" in graveyard
      And "Runeclaw Bear" has 1 damage

    @id:redirect-keeps-the-division @CR:115.7f
    Scenario: A division stays as it was
      Given it is Bob's precombat main phase
      And Bob has "Forked Bolt" in hand
      And Bob has lands for {R}
      And Bob controls "Air Elemental" and "Hill Giant"
      And Alice has "Redirect" in hand
      And Alice has lands for {U}{U}
      When Bob casts "Forked Bolt" targeting Alice
      And Bob passes
      And Alice casts "Redirect" targeting the spell "Forked Bolt"
      And all players pass
      And Alice chooses "Hill Giant"
      And the stack resolves
      Then "Hill Giant" has 2 damage
      And Alice has 20 life

    @id:redirect-keeps-the-mode @CR:115.8
    Scenario: A modal spell keeps its mode, and the targets of that mode
      Given it is Bob's precombat main phase
      And Bob has "Abrade" in hand
      And Bob has lands for {1}{R}
      And Bob controls "Sol Ring" and "Air Elemental"
      And Alice controls "Grizzly Bears"
      And Alice has "Redirect" in hand
      And Alice has lands for {U}{U}
      When Bob casts "Abrade" choosing modes 1 targeting "Grizzly Bears"
      And Bob passes
      And Alice casts "Redirect" targeting the spell "Abrade"
      And all players pass
      Then Alice can't choose "Sol Ring"
      When Alice chooses "Air Elemental"
      And the stack resolves
      Then "Air Elemental" has 3 damage
      And Bob controls "Sol Ring"

  Rule: Changing one target

    @id:meddler-changes-one-target @CR:115.7b
    Scenario: One of two targets is changed, the other stays
      Given it is Bob's precombat main phase
      And Bob has "Arc Trail" in hand
      And Bob has lands for {1}{R}
      And Alice controls "Hill Giant"
      And Alice has "Mizzium Meddler" in hand
      And Alice has lands for {2}{U}
      When Bob casts "Arc Trail" targeting "Hill Giant" and Alice
      And Bob passes
      And Alice casts "Mizzium Meddler"
      And all players pass
      And all players pass
      And Alice accepts
      And Alice chooses "Hill Giant"
      And the stack resolves
      Then "Mizzium Meddler" has 2 damage
      And "Hill Giant" has 0 damage
      And Alice has 19 life

    @id:meddler-is-no-legal-target @CR:115.7b
    Scenario: Where the new target isn't legal nothing changes
      Given it is Bob's precombat main phase
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      And Alice controls "Sol Ring"
      And Alice has "Mizzium Meddler" in hand
      And Alice has lands for {2}{U}
      When Bob casts "Disenchant" targeting "Sol Ring"
      And Bob passes
      And Alice casts "Mizzium Meddler"
      And all players pass
      And all players pass
      And Alice accepts
      And the stack resolves
      Then Alice has "Sol Ring" in graveyard
      And Alice controls "Mizzium Meddler"

  Rule: Changing any targets

    @id:sideswipe-changes-some @CR:115.7c
    Scenario: Of two targets one is changed and one is left
      Given it is Bob's precombat main phase
      And Bob has "Toils of Night and Day" in hand
      And Bob has lands for {2}{U}
      And Bob controls "Hill Giant"
      And Alice controls "Grizzly Bears" and "Air Elemental"
      And Alice has "Sideswipe" in hand
      And Alice has lands for {1}{R}
      When Bob casts "Toils of Night and Day" targeting "Grizzly Bears" and "Air Elemental"
      And Bob passes
      And Alice casts "Sideswipe" targeting the spell "Toils of Night and Day"
      And all players pass
      And Alice chooses "Hill Giant"
      And Alice declines
      And all players pass
      And Bob accepts
      And Bob accepts
      Then "Hill Giant" is tapped
      And "Grizzly Bears" is untapped
      And "Air Elemental" is tapped
