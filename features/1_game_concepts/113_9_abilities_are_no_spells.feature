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

    @id:ability-lost-most-recently @CR:113.10c
    Scenario: An ability that is lost after it was gained is gone
      Given Alice controls "Grizzly Bears"
      And Alice controls "Flight" attached to "Grizzly Bears"
      And Alice controls "Grounded" attached to "Grizzly Bears"
      Then "Grizzly Bears" doesn't have flying

    @id:ability-most-recent-prevails @CR:113.10c
    Scenario: What came last prevails
      Given Alice controls "Air Elemental"
      And Alice controls "Grounded" attached to "Air Elemental"
      And Alice controls "Flight" attached to "Air Elemental"
      Then "Air Elemental" has flying

  Rule: Who controls an ability

    @id:ability-controller-activated-it @CR:113.8
    Scenario: The player who activated it controls it, whoever controls its source afterwards
      Given Alice controls 2 "Forest"
      And Bob controls "Thelonite Druid" and "Forest"
      And Alice has "Sower of Temptation" in hand
      And Alice has lands for {2}{U}{U}
      When Alice casts "Sower of Temptation"
      And all players pass
      And Alice chooses "Thelonite Druid"
      And the stack resolves
      Then Alice controls "Thelonite Druid"
      When the game advances to Alice's next precombat main phase
      And Alice activates "Thelonite Druid" sacrificing "Sower of Temptation"
      Then Bob controls "Thelonite Druid"
      When the stack resolves
      Then the first "Forest" is a 2/3 land creature
      And Bob's "Forest" isn't a creature

  Rule: What is about spells isn't about abilities

    @id:ability-is-no-instant-or-sorcery-spell @CR:112.1 @CR:115.1
    Scenario: Twincast can't target an ability that a spell triggered
      Given Alice controls "Young Pyromancer"
      And Alice has "Lightning Bolt" and "Twincast" in hand
      And Alice has lands for {R}{U}{U}
      When Alice casts "Lightning Bolt" targeting Bob
      Then the stack is the trigger of "Young Pyromancer" and the spell "Lightning Bolt"
      And Alice can't cast "Twincast" targeting the trigger of "Young Pyromancer"
      When Alice casts "Twincast" targeting the spell "Lightning Bolt"
      Then the stack is the trigger of "Young Pyromancer", the spell "Twincast", the trigger of "Young Pyromancer" and the spell "Lightning Bolt"
