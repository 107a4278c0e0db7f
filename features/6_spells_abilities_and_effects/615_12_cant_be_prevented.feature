Feature: Damage that can't be prevented, and triggers on prevention
  A prevention effect is applied to each damage once; what else it says happens even where nothing is prevented.

  Rule: Damage that can't be prevented

    @id:unpreventable-damage-to-the-nomad @CR:615.12 @CR:615.12a
    Scenario: The damage is dealt, and one counter comes off all the same
      Given Alice controls "Leyline of Punishment"
      And Alice controls "Phantom Nomad" with 4 +1/+1 counters
      And Bob has "Tarfire" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Tarfire" targeting "Phantom Nomad"
      And the stack resolves
      Then "Phantom Nomad" is 3/3
      And "Phantom Nomad" has 2 damage

    @id:shield-kept-from-unpreventable-damage @CR:615.12
    Scenario: A shield isn't used up by damage that can't be prevented
      Given Alice controls "Leyline of Punishment"
      And Alice has "Healing Salve" and "Disenchant" in hand
      And Alice has lands for {1}{W}{W}
      And Bob has "Tarfire" and "Lightning Bolt" in hand
      And Bob has lands for {R}{R}
      When Alice casts "Healing Salve" choosing mode 2 targeting Alice
      And the stack resolves
      And Alice passes
      And Bob casts "Tarfire" targeting Alice
      And the stack resolves
      Then Alice has 18 life
      When Alice casts "Disenchant" targeting "Leyline of Punishment"
      And the stack resolves
      And Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has 18 life

  Rule: Triggers on prevention

    @id:squire-counts-once @CR:615.13
    Scenario: Simultaneous damage that one effect prevents triggers once, for all of it
      Given it is Bob's precombat main phase
      And Alice has "Selfless Squire" in hand
      And Alice has lands for {3}{W}
      And Bob controls "Hill Giant" and "Grizzly Bears"
      When Bob attacks Alice with "Hill Giant" and "Grizzly Bears"
      And Bob passes
      And Alice casts "Selfless Squire"
      And the stack resolves
      And the stack resolves
      And Alice blocks with nothing
      And all players pass
      Then the stack is the trigger of "Selfless Squire"
      When the stack resolves
      Then Alice has 20 life
      And "Selfless Squire" is 6/6

    @id:squire-counts-each-time @CR:615.13
    Scenario: Damage prevented at another time triggers again
      Given it is Bob's precombat main phase
      And Alice has "Selfless Squire" in hand
      And Alice has lands for {3}{W}
      And Bob has "Tarfire" and "Lightning Bolt" in hand
      And Bob has lands for {R}{R}
      When Bob passes
      And Alice casts "Selfless Squire"
      And the stack resolves
      And the stack resolves
      And Bob casts "Tarfire" targeting Alice
      And the stack resolves
      And the stack resolves
      Then "Selfless Squire" is 3/3
      When Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      And the stack resolves
      Then "Selfless Squire" is 6/6
      And Alice has 20 life

  Rule: What a shield doesn't concern

    @id:shield-and-one-source @CR:615.7
    Scenario: Damage dealt to others at the same time is none of the shield's, and there is nothing to choose
      Given it is Bob's precombat main phase
      And Alice has "Healing Salve" in hand
      And Alice has lands for {W}
      And Alice controls "Runeclaw Bear"
      And Bob controls "Hill Giant" and "Grizzly Bears"
      When Bob passes
      And Alice casts "Healing Salve" choosing mode 2 targeting Alice
      And the stack resolves
      And Bob attacks Alice with "Hill Giant" and "Grizzly Bears"
      And Alice blocks "Grizzly Bears" with "Runeclaw Bear"
      And the game advances to the next end of combat
      Then Alice has 20 life
      And Alice has "Runeclaw Bear" in graveyard
      And Bob has "Grizzly Bears" in graveyard
