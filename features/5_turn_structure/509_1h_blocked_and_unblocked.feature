Feature: Costs to block, and blocked and unblocked creatures

  Rule: Costs to block are added up and paid as blockers are declared

    @id:hipparion-pays-to-block @CR:509.1d @CR:509.1e @CR:509.1f
    Scenario: Two blocks that cost {1} each take {2}; there is no partial payment
      Given Alice controls "Hill Giant" and "Craw Wurm"
      And Bob controls 2 "Hipparion"
      And Bob has lands for {1}
      When Alice attacks Bob with "Hill Giant" and "Craw Wurm"
      Then Bob can't block "Hill Giant" with the first "Hipparion" and "Craw Wurm" with the second "Hipparion"
      When Bob blocks "Hill Giant" with the first "Hipparion"
      Then the first "Hipparion" is blocking "Hill Giant"
      And Bob has no untapped lands

    @id:hipparion-without-mana @CR:509.1f @CR:509.1
    Scenario: Who can't pay takes the declaration back and may declare otherwise
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Hipparion"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      Then Bob can't block "Hill Giant" with "Hipparion"
      When Bob blocks "Grizzly Bears" with "Hipparion"
      Then "Hipparion" is blocking "Grizzly Bears"

    @id:elves-block-and-pay @CR:509.1e
    Scenario: Blockers don't tap, and a creature that blocks may tap for the mana
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Hipparion" and "Llanowar Elves"
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Hill Giant" with "Hipparion" and "Grizzly Bears" with "Llanowar Elves"
      Then "Hipparion" is blocking "Hill Giant"
      And "Llanowar Elves" is blocking "Grizzly Bears"
      And "Llanowar Elves" is tapped

  Rule: A blocking creature blocks until combat ends

    @id:blocker-blocks-until-end-of-combat @CR:509.1g
    Scenario: It is blocking until the combat phase ends, even if what it blocked is gone
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And the game advances to Alice's end of combat
      Then Alice has "Grizzly Bears" in graveyard
      And "Hill Giant" is blocking
      When the game advances to Alice's postcombat main phase
      Then "Hill Giant" isn't blocking

  Rule: A blocked creature stays blocked

    @id:smite-after-the-blocker-left @CR:509.1h
    Scenario: It is a blocked creature although its blocker has left
      Given Alice controls "Hill Giant"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Grizzly Bears"
      And Bob has "Smite" in hand
      And Bob has lands for {W}
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears"
      And Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      And Alice passes
      And Bob casts "Smite" targeting "Hill Giant"
      And the stack resolves
      Then Alice has "Hill Giant" in graveyard

    @id:smite-needs-a-blocked-creature @CR:509.1h
    Scenario: An unblocked creature is none, nor is an attacker before blocks
      Given Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears"
      And Bob has "Smite" in hand
      And Bob has lands for {W}
      When Alice attacks Bob with "Hill Giant"
      And Alice passes
      Then Bob can't cast "Smite" targeting "Hill Giant"
      When Bob passes
      And Bob blocks with nothing
      And Alice passes
      Then Bob can't cast "Smite" targeting "Hill Giant"

    @id:blocked-without-blockers-deals-nothing @CR:509.1h @CR:510.1c
    Scenario: With its blocker gone it deals no combat damage
      Given Alice controls "Hill Giant"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears"
      And Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Alice's end of combat
      Then Bob has 20 life

    @id:effect-blocks-an-unblockable-creature @CR:509.1h
    Scenario: An effect makes an unblocked creature blocked, even one that can't be blocked
      Given Alice controls "Invisible Stalker" and "Soltari Foot Soldier"
      And Bob has "Curtain of Light" in hand
      And Bob has lands for {1}{W}
      When Alice attacks Bob with "Soltari Foot Soldier" and "Invisible Stalker"
      And the game advances to Alice's declare blockers step
      And Alice passes
      And Bob casts "Curtain of Light" targeting "Soltari Foot Soldier"
      And the stack resolves
      And the game advances to Alice's combat damage step
      Then Bob has 19 life

  Rule: Then the active player gets priority, with what triggered on the stack

    @id:priority-after-blocks @CR:509.2
    Scenario: The active player may act first; the declaration uses no stack
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      Then the stack is empty
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      Then it is Alice's declare blockers step
      When the game advances to Alice's end of combat
      Then Bob has "Hill Giant" in graveyard
      And Alice controls "Grizzly Bears"

    @id:block-triggers-before-priority @CR:509.1i @CR:509.2a
    Scenario: What triggered on blocks is put on the stack, the active player's below
      Given Alice controls "Alley Grifters"
      And Bob controls "Guardian of the Gateless"
      And Bob has "Forest" in hand
      When Alice attacks Bob with "Alley Grifters"
      And Bob blocks "Alley Grifters" with "Guardian of the Gateless"
      Then the stack is the trigger of "Guardian of the Gateless" and the trigger of "Alley Grifters"
      When the stack resolves
      Then "Guardian of the Gateless" is 4/4
      And Bob has "Forest" in graveyard
