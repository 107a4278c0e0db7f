Feature: The end of combat step

  Rule: The active player gets priority

    @id:priority-at-end-of-combat @CR:511.1
    Scenario: Spells may be cast in it, by the active player first
      Given Alice controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob has "Rebuke" in hand
      And Bob has lands for {2}{W}
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's end of combat
      Then the stack is empty
      And Bob can't cast "Rebuke" targeting "Grizzly Bears"
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then it is Alice's end of combat
      And Bob has 15 life

  Rule: Abilities that trigger at end of combat trigger as the step begins

    @id:triggers-at-end-of-combat @CR:511.2
    Scenario: The trigger is on the stack when the step begins, before the creature that blocked is gone
      Given Alice controls "Grizzly Bears"
      And Bob controls "Cinder Wall"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Cinder Wall"
      And the stack resolves
      And the game advances to Alice's combat damage step
      Then the stack is empty
      And Bob controls "Cinder Wall"
      When the game advances to Alice's end of combat
      Then the stack is the trigger of "Cinder Wall"
      When the stack resolves
      Then it is Alice's end of combat
      And Bob has "Cinder Wall" in graveyard

  Rule: As the step ends everything is removed from combat

    @id:still-attacking-in-the-step @CR:511.3
    Scenario: Attackers and blockers are still in combat during the step, and out of it after
      Given Alice controls "Hill Giant"
      And Bob controls "Wall of Wood"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Wall of Wood"
      And the game advances to Alice's end of combat
      Then "Hill Giant" is attacking
      When all players pass
      Then it is Alice's postcombat main phase
      And "Hill Giant" isn't attacking

    @id:attacking-creature-as-a-target @CR:511.3
    Scenario: An attacking creature can be targeted as one in the step, and not in the main phase that follows
      Given Alice controls "Grizzly Bears"
      And Bob has 2 "Rebuke" in hand
      And Bob has lands for {4}{W}{W}
      And Alice controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And the game advances to Alice's end of combat
      And Alice passes
      And Bob casts "Rebuke" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard
      When all players pass
      Then it is Alice's postcombat main phase
      When Alice passes
      Then Bob can't cast "Rebuke" targeting "Hill Giant"
