Feature: The ending phase
  The end step, and the cleanup step in which nobody normally gets priority.

  Rule: The ending phase consists of the end step and the cleanup step, in this order

    @id:effects-last-through-the-end-step @CR:512.1 @CR:513.1 @CR:514.2
    Scenario: Damage and effects until end of turn are still there in the end step, and gone in the next turn
      Given Alice controls "Hill Giant"
      And Alice has "Giant Growth" and "Lightning Bolt" in hand
      And Alice has lands for {G}{R}
      When Alice casts "Giant Growth" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "Lightning Bolt" targeting "Hill Giant"
      And the stack resolves
      And the game advances to Alice's end step
      Then "Hill Giant" is 6/6
      And "Hill Giant" has 3 damage
      When all players pass
      Then it is Bob's upkeep
      And "Hill Giant" is 3/3
      And "Hill Giant" has no damage

    @id:priority-in-the-end-step @CR:513.1
    Scenario: The active player may act first in the end step
      Given it is Alice's postcombat main phase
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When the game advances to Alice's end step
      Then Bob can't cast "Lightning Bolt" targeting Alice
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      And Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then it is Alice's end step
      And Alice has 17 life
      And Bob has 17 life

  Rule: What comes too late for the beginning of the end step waits for the next one

    @id:in-time-for-the-end-step @CR:513.2
    Scenario: A creature that came before the end step is sacrificed in it
      Given Alice has "Ball Lightning" in hand
      And Alice has lands for {R}{R}{R}
      When Alice casts "Ball Lightning"
      And the stack resolves
      And the game advances to Alice's end step
      Then the stack is the trigger of "Ball Lightning"
      When the stack resolves
      Then Alice has "Ball Lightning" in graveyard

    @id:too-late-for-the-end-step @CR:513.2
    Scenario: One that comes in the end step stays until the next turn's
      Given it is Alice's end step
      And Alice controls "Vedalken Orrery"
      And Alice has "Ball Lightning" in hand
      And Alice has lands for {R}{R}{R}
      When Alice casts "Ball Lightning"
      And the stack resolves
      Then the stack is empty
      When the game advances to Bob's postcombat main phase
      Then Alice controls "Ball Lightning"
      When the game advances to Bob's end step
      And the stack resolves
      Then Alice has "Ball Lightning" in graveyard

    @id:delayed-in-the-end-step @CR:513.2
    Scenario: A delayed trigger for the next end step that is created in this one waits too
      Given it is Alice's end step
      And Alice controls "Kiki-Jiki, Mirror Breaker" and "Grizzly Bears"
      When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls 2 "Grizzly Bears"
      And the stack is empty
      When the game advances to Bob's postcombat main phase
      Then Alice controls 2 "Grizzly Bears"
      When the game advances to Bob's end step
      And the stack resolves
      Then Alice controls 1 "Grizzly Bears"

    @id:until-end-of-turn-in-the-end-step @CR:513.2 @CR:514.2
    Scenario: An effect until end of turn that begins in the end step doesn't wait for another turn
      Given it is Alice's end step
      And Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 5/5
      When the game advances to Bob's upkeep
      Then "Grizzly Bears" is 2/2

  Rule: There is priority in a cleanup step only if something happens in it, and then another cleanup step

    @id:no-priority-in-cleanup @CR:514.3
    Scenario: Discarding and the end of effects give nobody a chance to act
      Given it is Alice's end step
      And Alice has 8 "Forest" in hand
      When all players pass
      And Alice chooses "Forest"
      Then it is Bob's upkeep

    @id:trigger-in-cleanup @CR:514.3a
    Scenario: A trigger of the discard is put on the stack, the active player gets priority, and another cleanup step follows
      Given it is Alice's end step
      And Bob controls "Megrim"
      And Alice has 7 "Forest" and "Lightning Bolt" in hand
      And Alice has lands for {R}
      When all players pass
      And Alice chooses "Forest"
      Then the stack is the trigger of "Megrim"
      And it is Alice's cleanup step
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Alice has 18 life
      And Bob has 17 life
      And it is Alice's cleanup step
      When all players pass
      Then it is Bob's upkeep

    @id:another-cleanup-step-discards-again @CR:514.3a @CR:514.1
    Scenario: In the second cleanup step there is a discard again, if there are too many cards
      Given it is Alice's end step
      And Bob controls "Megrim"
      And Alice has 8 "Forest" in hand
      And Alice controls "Arcanis the Omnipotent"
      When all players pass
      And Alice chooses "Forest"
      And Alice activates "{T}" of "Arcanis the Omnipotent"
      And the stack resolves
      Then Alice has 10 cards in hand
      When all players pass
      And Alice chooses 3 "Forest"
      And the stack resolves
      Then Alice has 12 life
      And it is Alice's cleanup step

    @id:state-based-action-in-cleanup @CR:514.3a
    Scenario: A creature that dies as an effect ends brings priority too
      Given it is Alice's end step
      And Alice controls "Walking Ballista" with 1 +1/+1 counter
      And Alice has "Giant Growth" and "Lightning Bolt" in hand
      And Alice has lands for {G}{R}
      When Alice casts "Giant Growth" targeting "Walking Ballista"
      And the stack resolves
      And Alice activates "Remove a +1/+1 counter from this creature" of "Walking Ballista" targeting Bob
      And the stack resolves
      Then "Walking Ballista" is 3/3
      When all players pass
      Then it is Alice's cleanup step
      And Alice has "Walking Ballista" in graveyard
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 16 life
      And it is Alice's cleanup step
      When all players pass
      Then it is Bob's upkeep

    @id:at-the-next-cleanup-step @CR:514.3a
    Scenario: What triggers at the beginning of the cleanup step is put on the stack after discarding
      Given Alice has "Waylay" and 8 "Forest" in hand
      And Alice has lands for {2}{W}
      When Alice casts "Waylay"
      And the stack resolves
      Then Alice controls 3 Knight tokens
      When the game advances to Alice's end step
      And all players pass
      And Alice chooses "Forest"
      Then it is Alice's cleanup step
      And the stack is the trigger of "Waylay"
      When the stack resolves
      Then Alice controls no Knight token
      And it is Alice's cleanup step
      When all players pass
      Then it is Bob's upkeep

    @id:created-in-a-cleanup-step @CR:514.3a
    Scenario: A delayed trigger that is created in a cleanup step triggers in the next one, in the same turn
      Given it is Alice's end step
      And Bob controls "Megrim"
      And Alice has "Waylay" and 7 "Forest" in hand
      And Alice has lands for {2}{W}
      When all players pass
      And Alice chooses "Forest"
      And Alice casts "Waylay"
      And the stack resolves
      Then it is Alice's cleanup step
      And Alice controls 3 Knight tokens
      When all players pass
      Then it is Alice's cleanup step
      And the stack is the trigger of "Waylay"
      When the stack resolves
      And all players pass
      Then it is Bob's upkeep
      And Alice controls no Knight token
