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
