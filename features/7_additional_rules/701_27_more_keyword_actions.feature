Feature: Keyword actions: transform, proliferate, monstrosity, explore

    @id:procession-transforms-once @CR:701.27f
    Scenario: Of two activations the second does nothing once the first has transformed it
      Given Alice controls "Profane Procession"
      And Bob controls "Grizzly Bears", "Hill Giant", "Savannah Lions" and "Craw Wurm"
      And Alice has lands for {9}{3}{W}{B}{W}{B}{W}{B}{W}{B}
      When Alice activates "Profane Procession" targeting "Grizzly Bears"
      And the stack resolves
      And Alice activates "Profane Procession" targeting "Hill Giant"
      And the stack resolves
      And Alice activates "Profane Procession" targeting "Savannah Lions"
      And Alice activates "Profane Procession" targeting "Craw Wurm"
      And all players pass
      Then Alice controls "Tomb of the Dusk Rose"
      When all players pass
      Then Alice controls "Tomb of the Dusk Rose"
      And Bob has "Savannah Lions" and "Craw Wurm" in exile

    @id:each-kind-proliferates @CR:701.34a
    Scenario: A permanent with counters of two kinds gets one of each
      Given Alice controls "Hill Giant" with 1 +1/+1 counter and 2 charge counters
      And Alice controls "Grizzly Bears" with 1 +1/+1 counter
      And Alice has "Steady Progress" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Steady Progress"
      And the stack resolves
      And Alice chooses "Hill Giant"
      Then "Hill Giant" has 2 +1/+1 counters and 3 charge counters
      And "Grizzly Bears" has 1 +1/+1 counter

    @id:monstrous-only-once @CR:701.37a
    Scenario: What is monstrous doesn't become so again
      Given Alice controls "Hydra Broodmaster"
      And Alice has lands for {2}{2}{2}{2}{G}{G}
      When Alice activates "Hydra Broodmaster" with X = 2
      And the stack resolves
      Then "Hydra Broodmaster" is 9/9
      When Alice activates "Hydra Broodmaster" with X = 1
      And the stack resolves
      Then "Hydra Broodmaster" is 9/9
      And Alice controls 2 Hydra tokens

    @id:explores-without-a-library @CR:701.44a
    Scenario: Where no land is revealed, because there is no library, the creature grows
      Given Alice controls "Grizzly Bears"
      And Alice has "Spyglass Siren" and "Leveler" in hand
      And Alice has lands for {5}{1}{U}
      When Alice casts "Leveler"
      And the stack resolves
      And Alice casts "Spyglass Siren"
      And the stack resolves
      And Alice activates "Map Token" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has 1 +1/+1 counter
