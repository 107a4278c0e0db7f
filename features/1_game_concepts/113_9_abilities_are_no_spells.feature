Feature: Abilities on the stack
  They are no spells, and they live apart from what they came from.

  Rule: What counters spells doesn't counter abilities

    @id:ability-not-countered-as-spell @CR:113.9
    Scenario: Counterspell can't target an activated ability, Stifle can
      Given it is Bob's precombat main phase
      And Bob controls "Prodigal Pyromancer"
      And Alice has "Counterspell" and "Stifle" in hand
      And Alice has lands for {U}{U}{U}
      When Bob activates "Prodigal Pyromancer" targeting Alice
      And Bob passes
      Then Alice can't cast "Counterspell" targeting the ability of "Prodigal Pyromancer"
      When Alice casts "Stifle" targeting the ability of "Prodigal Pyromancer"
      And the stack resolves
      Then Alice has 20 life

    @id:ability-trigger-not-countered-as-spell @CR:113.9
    Scenario: The same goes for a triggered ability
      Given it is Bob's precombat main phase
      And Bob has "Phyrexian Rager" in hand
      And Bob has lands for {2}{B}
      And Alice has "Counterspell" and "Stifle" in hand
      And Alice has lands for {U}{U}{U}
      When Bob casts "Phyrexian Rager"
      And all players pass
      And Bob passes
      Then Alice can't cast "Counterspell" targeting the trigger of "Phyrexian Rager"
      When Alice casts "Stifle" targeting the trigger of "Phyrexian Rager"
      And the stack resolves
      Then Bob has 20 life

  Rule: The source of an ability

    @id:ability-source-is-the-object @CR:113.7
    Scenario: The ability of a black creature can't target a creature with protection from black
      Given Alice controls "Vampire Hexmage"
      And Bob controls "Mirran Crusader" with 1 +1/+1 counter
      And Bob controls "Grizzly Bears" with 1 +1/+1 counter
      Then Alice can't activate "Vampire Hexmage" targeting "Mirran Crusader"
      When Alice activates "Vampire Hexmage" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 2/2

  Rule: Abilities are added and removed

    @id:ability-gained @CR:113.10
    Scenario: Flight gives the ability, Grounded takes it away
      Given Alice controls "Grizzly Bears" and "Air Elemental"
      And Alice controls "Flight" attached to "Grizzly Bears"
      And Alice controls "Grounded" attached to "Air Elemental"
      Then "Grizzly Bears" has flying
      And "Air Elemental" doesn't have flying

    @id:ability-all-instances-lost @CR:113.10b
    Scenario: Of an ability that it has twice, a creature loses both
      Given Alice controls "Air Elemental"
      And Alice controls "Flight" attached to "Air Elemental"
      And Alice controls "Grounded" attached to "Air Elemental"
      Then "Air Elemental" doesn't have flying

    @id:ability-most-recent-prevails @CR:113.10c
    Scenario: What came last prevails
      Given Alice controls "Air Elemental"
      And Alice controls "Grounded" attached to "Air Elemental"
      And Alice controls "Flight" attached to "Air Elemental"
      Then "Air Elemental" has flying
