Feature: Planeswalkers that are creatures, where engines went wrong

  Rule: Damage that is prevented takes no loyalty

    @id:gideon-as-a-creature @CR:306.8 @CR:613.4b
    Scenario: A planeswalker that became a creature keeps its loyalty when damage to it is prevented
      Given Alice controls "Gideon, Ally of Zendikar" with 4 loyalty counters
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice activates "+1" of "Gideon, Ally of Zendikar"
      And the stack resolves
      Then "Gideon, Ally of Zendikar" is a 5/5 Human Soldier Ally creature planeswalker
      And "Gideon, Ally of Zendikar" has indestructible and 5 loyalty counters
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Gideon, Ally of Zendikar"
      And the stack resolves
      Then "Gideon, Ally of Zendikar" has 5 loyalty counters
      And "Gideon, Ally of Zendikar" has no damage

    @id:gideon-in-the-other-turn @CR:306.8 @CR:514.2
    Scenario: In the next player's turn it is no creature, and damage takes loyalty
      Given Alice controls "Gideon, Ally of Zendikar" with 4 loyalty counters
      And Bob controls "Grizzly Bears"
      When Alice activates "+1" of "Gideon, Ally of Zendikar"
      And the stack resolves
      And the game advances to Bob's precombat main phase
      Then "Gideon, Ally of Zendikar" isn't a creature
      When Bob attacks "Gideon, Ally of Zendikar" with "Grizzly Bears"
      And the game advances to Bob's end of combat
      Then "Gideon, Ally of Zendikar" has 3 loyalty counters

  Rule: What holds in its controller's turn doesn't hold in another's

    @id:blackblade-in-the-other-turn @CR:611.3a @CR:306.8
    Scenario: In an opponent's turn Gideon Blackblade loses loyalty to damage and can be destroyed
      Given it is Alice's precombat main phase
      And Alice controls "Hill Giant"
      And Alice has "Beast Within" in hand
      And Alice has lands for {2}{G}
      And Bob controls "Gideon Blackblade" with 4 loyalty counters
      Then "Gideon Blackblade" isn't a creature
      When Alice attacks "Gideon Blackblade" with "Hill Giant"
      And the game advances to Alice's end of combat
      Then "Gideon Blackblade" has 1 loyalty counter
      When Alice casts "Beast Within" targeting "Gideon Blackblade"
      And the stack resolves
      Then Bob has "Gideon Blackblade" in graveyard

    @id:blackblade-in-its-controllers-turn @CR:611.3a
    Scenario: In its controller's turn it is an indestructible creature that no damage touches
      Given it is Bob's precombat main phase
      And Alice has "Beast Within" and "Lightning Bolt" in hand
      And Alice has lands for {2}{G}{R}
      And Bob controls "Gideon Blackblade" with 4 loyalty counters
      Then "Gideon Blackblade" is a 4/4 Human Soldier creature planeswalker
      When Bob passes
      And Alice casts "Lightning Bolt" targeting "Gideon Blackblade"
      And Alice casts "Beast Within" targeting "Gideon Blackblade"
      And the stack resolves
      Then "Gideon Blackblade" has 4 loyalty counters
      And "Gideon Blackblade" has no damage
      And Bob controls 1 Beast token

    @id:blackblade-gives-what-is-chosen @CR:608.2d
    Scenario: Which ability it gives is chosen as the loyalty ability resolves
      Given Alice controls "Gideon Blackblade" with 4 loyalty counters
      And Alice controls "Grizzly Bears"
      When Alice activates "+1" of "Gideon Blackblade" targeting "Grizzly Bears"
      And all players pass
      And Alice chooses lifelink
      Then "Grizzly Bears" has lifelink
      And "Grizzly Bears" doesn't have vigilance
