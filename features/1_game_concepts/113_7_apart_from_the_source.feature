Feature: 113.7a An ability on the stack and its source

  Rule: What an ability says of its source is looked at as it resolves

    Background:
      Given it is Bob's precombat main phase
      And Alice controls "Palazzo Archers"
      And Bob controls "Serra Angel"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}

    @id:source-grown-in-response @CR:113.7a @CR:608.2h
    Scenario: Archers that grew while their ability waited deal the greater damage
      When Bob attacks Alice with "Serra Angel"
      Then the stack is the trigger of "Palazzo Archers"
      When Bob passes
      And Alice casts "Giant Growth" targeting "Palazzo Archers"
      And the stack resolves
      Then Bob has "Serra Angel" in graveyard

    @id:source-as-it-was @CR:113.7a
    Scenario: Without the spell they deal as much as their power always was
      When Bob attacks Alice with "Serra Angel"
      And the stack resolves
      Then "Serra Angel" has 2 damage

    @id:source-grown-and-gone @CR:113.7a @CR:608.2h
    Scenario: Archers that grew and then left deal as much as their power last was
      Given Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Bob attacks Alice with "Serra Angel"
      And Bob passes
      And Alice casts "Giant Growth" targeting "Palazzo Archers"
      And all players pass
      And Bob casts "Doom Blade" targeting "Palazzo Archers"
      And the stack resolves
      Then Alice has "Palazzo Archers" in graveyard
      And Bob has "Serra Angel" in graveyard

  Rule: What an Aura enchants is looked at as its ability resolves

    @id:source-moved-in-response @CR:113.7a
    Scenario: Instill Energy untaps the creature onto which it has moved meanwhile
      Given Alice controls "Grizzly Bears" that is tapped
      And Alice controls "Hill Giant" that is tapped
      And Alice controls "Instill Energy" attached to "Grizzly Bears"
      And Alice has "Aura Finesse" in hand
      And Alice has lands for {U}
      When Alice activates "Instill Energy"
      And Alice casts "Aura Finesse" targeting "Instill Energy" and "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is untapped
      And "Grizzly Bears" is tapped

    @id:source-left-in-response @CR:113.7a
    Scenario: When it has left it untaps the creature that it last enchanted
      Given Alice controls "Grizzly Bears" that is tapped
      And Alice controls "Instill Energy" attached to "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice activates "Instill Energy"
      And Alice passes
      And Bob casts "Disenchant" targeting "Instill Energy"
      And the stack resolves
      Then Alice has "Instill Energy" in graveyard
      And "Grizzly Bears" is untapped
