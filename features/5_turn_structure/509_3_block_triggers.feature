Feature: What triggers on blocks
  Blocking, blocking a creature, becoming blocked, not being blocked, and entering blocking.

  Rule: An ability for a creature that blocks triggers once, for one that blocks a creature once for each

    @id:blocks-triggers-once @CR:509.3a
    Scenario: Blocking three creatures is blocking once
      Given Alice controls "Grizzly Bears", "Runeclaw Bear" and "Hill Giant"
      And Bob controls "Guardian of the Gateless"
      When Alice attacks Bob with "Grizzly Bears", "Runeclaw Bear" and "Hill Giant"
      And Bob blocks "Grizzly Bears" with "Guardian of the Gateless" and "Runeclaw Bear" with "Guardian of the Gateless" and "Hill Giant" with "Guardian of the Gateless"
      Then the stack is the trigger of "Guardian of the Gateless"
      When the stack resolves
      Then "Guardian of the Gateless" is 6/6

    @id:entering-blocking-is-not-blocking @CR:509.3a @CR:509.4
    Scenario: A creature that enters blocking is blocking, but didn't block
      Given Alice controls "Hill Giant"
      And Bob controls "Noble Stand" and "Grizzly Bears"
      And Bob has "Flash Foliage" in hand
      And Bob has lands for {2}{G}
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears"
      And the stack resolves
      Then Bob has 22 life
      When Alice passes
      And Bob casts "Flash Foliage" targeting "Hill Giant"
      And the stack resolves
      Then the Saproling token is blocking "Hill Giant"
      And Bob has 22 life

    @id:blocks-a-creature-triggers-for-each @CR:509.3b
    Scenario: Blocking two creatures is blocking a creature twice
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Bob controls "Brimaz, King of Oreskos"
      And Bob controls "Echo Circlet" attached to "Brimaz, King of Oreskos"
      When Alice attacks Bob with "Grizzly Bears" and "Runeclaw Bear"
      And Bob blocks "Grizzly Bears" with "Brimaz, King of Oreskos" and "Runeclaw Bear" with "Brimaz, King of Oreskos"
      Then the stack is the trigger of "Brimaz, King of Oreskos" and the trigger of "Brimaz, King of Oreskos"
      When the stack resolves
      Then Bob controls 2 Cat tokens
      And the first Cat token is blocking
      And the second Cat token is blocking

    @id:blocks-two-or-more @CR:509.3e
    Scenario: An ability for a creature that blocks two or more looks at how many it blocks
      Given Alice controls "Craw Wurm" and "Hill Giant"
      And Bob controls "Lairwatch Giant"
      When Alice attacks Bob with "Craw Wurm" and "Hill Giant"
      And Bob blocks "Craw Wurm" with "Lairwatch Giant" and "Hill Giant" with "Lairwatch Giant"
      And the stack resolves
      Then "Lairwatch Giant" has first strike

    @id:blocks-only-one @CR:509.3e
    Scenario: One is too few
      Given Alice controls "Craw Wurm" and "Hill Giant"
      And Bob controls "Lairwatch Giant"
      When Alice attacks Bob with "Craw Wurm" and "Hill Giant"
      And Bob blocks "Craw Wurm" with "Lairwatch Giant"
      Then the stack is empty

  Rule: A creature becomes blocked once, by a creature once for each

    @id:becomes-blocked-triggers-once @CR:509.3c
    Scenario: Two blockers make a creature become blocked once
      Given Alice controls "Alley Grifters"
      And Bob controls "Grizzly Bears" and "Runeclaw Bear"
      And Bob has "Forest" and "Opt" in hand
      When Alice attacks Bob with "Alley Grifters"
      And Bob blocks "Alley Grifters" with "Grizzly Bears" and "Runeclaw Bear"
      Then the stack is the trigger of "Alley Grifters"
      When the stack resolves
      And Bob chooses "Opt"
      Then Bob has 1 card in hand

    @id:becomes-blocked-by-an-effect @CR:509.3c
    Scenario: An effect that makes an unblocked creature blocked triggers it too
      Given Alice controls "Alley Grifters"
      And Bob has "Curtain of Light" and 2 "Forest" in hand
      And Bob has lands for {1}{W}
      When Alice attacks Bob with "Alley Grifters"
      And the game advances to Alice's declare blockers step
      And Alice passes
      And Bob casts "Curtain of Light" targeting "Alley Grifters"
      And all players pass
      Then the stack is the trigger of "Alley Grifters"

    @id:blocked-already @CR:509.3c
    Scenario: A token that enters blocking a creature that is blocked already doesn't
      Given Alice controls "Alley Grifters"
      And Bob controls "Grizzly Bears"
      And Bob has "Flash Foliage" and "Forest" in hand
      And Bob has lands for {2}{G}
      When Alice attacks Bob with "Alley Grifters"
      And Bob blocks "Alley Grifters" with "Grizzly Bears"
      And the stack resolves
      And Bob chooses "Forest"
      And Alice passes
      And Bob casts "Flash Foliage" targeting "Alley Grifters"
      And all players pass
      Then the Saproling token is blocking "Alley Grifters"
      And the stack is empty

    @id:becomes-blocked-by-each @CR:509.3d
    Scenario: Becoming blocked by a creature happens once for each blocker, also one that enters blocking
      Given Alice controls "Cave Tiger"
      And Bob controls "Grizzly Bears" and "Runeclaw Bear"
      And Bob has "Flash Foliage" in hand
      And Bob has lands for {2}{G}
      When Alice attacks Bob with "Cave Tiger"
      And Bob blocks "Cave Tiger" with "Grizzly Bears" and "Runeclaw Bear"
      And the stack resolves
      Then "Cave Tiger" is 4/4
      When Alice passes
      And Bob casts "Flash Foliage" targeting "Cave Tiger"
      And the stack resolves
      Then "Cave Tiger" is 5/5

    @id:blocked-by-no-creature @CR:509.3d
    Scenario: It doesn't happen when an effect rather than a creature blocks
      Given Alice controls "Cave Tiger"
      And Bob has "Curtain of Light" in hand
      And Bob has lands for {1}{W}
      When Alice attacks Bob with "Cave Tiger"
      And the game advances to Alice's declare blockers step
      And Alice passes
      And Bob casts "Curtain of Light" targeting "Cave Tiger"
      And the stack resolves
      Then "Cave Tiger" is 2/2

    @id:blocked-by-a-white-creature @CR:509.3f
    Scenario: A creature that is white as it blocks is a white creature that blocked
      Given Alice controls "Phyrexian Slayer"
      And Bob controls "Serra Angel"
      When Alice attacks Bob with "Phyrexian Slayer"
      And Bob blocks "Phyrexian Slayer" with "Serra Angel"
      And the stack resolves
      Then Bob has "Serra Angel" in graveyard

    @id:blocker-turned-white-later @CR:509.3f
    Scenario: One that becomes white after it blocked isn't
      Given Alice controls "Phyrexian Slayer"
      And Alice has "Purelace" in hand
      And Alice has lands for {W}
      And Bob controls "Air Elemental"
      When Alice attacks Bob with "Phyrexian Slayer"
      And Bob blocks "Phyrexian Slayer" with "Air Elemental"
      And Alice casts "Purelace" targeting "Air Elemental"
      And the stack resolves
      Then "Air Elemental" is white
      And Bob controls "Air Elemental"
      And the stack is empty

  Rule: A creature that attacks and isn't blocked

    @id:unblocked-triggers-in-blockers-step @CR:509.3g @CR:508.3f
    Scenario: The ability triggers in the declare blockers step, not as the creature attacks
      Given Alice controls "Abyssal Nightstalker"
      And Bob controls "Grizzly Bears"
      And Bob has "Forest" in hand
      When Alice attacks Bob with "Abyssal Nightstalker"
      Then the stack is empty
      When Bob blocks with nothing
      Then the stack is the trigger of "Abyssal Nightstalker"
      When the stack resolves
      Then Bob has "Forest" in graveyard

    @id:blocker-removed-still-no-trigger @CR:509.3g
    Scenario: It doesn't trigger for a creature whose blocker is removed
      Given Alice controls "Abyssal Nightstalker"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Grizzly Bears"
      And Bob has "Forest" in hand
      When Alice attacks Bob with "Abyssal Nightstalker"
      And Bob blocks "Abyssal Nightstalker" with "Grizzly Bears"
      Then the stack is empty
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then the stack is empty
      And Bob has "Forest" in hand

    @id:unblocked-without-having-attacked @CR:509.3g
    Scenario: It triggers for a creature that entered attacking
      Given Alice controls "Alesha, Who Smiles at Death"
      And Alice has "Abyssal Nightstalker" in graveyard
      And Alice has lands for {W}{B}
      And Bob has "Forest" in hand
      When Alice attacks Bob with "Alesha, Who Smiles at Death"
      And the stack resolves
      And Alice accepts
      And the game advances to Alice's declare blockers step
      And the stack resolves
      Then Bob has "Forest" in graveyard
