Feature: Prevention effects
  Damage that is prevented is never dealt.

  Rule: Prevented damage never happens

    @id:fog-over-combat @CR:615.1 @CR:615.6
    Scenario: Combat damage that Fog prevents isn't dealt, and nothing triggers from it
      Given Alice controls "Hill Giant"
      And Alice controls "Spirit Link" attached to "Hill Giant"
      And Bob has "Fog" in hand
      And Bob has lands for {G}
      When Alice attacks Bob with "Hill Giant"
      And Alice passes
      And Bob casts "Fog"
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      Then Bob has 20 life
      And Alice has 20 life
      And the stack is empty

    @id:no-fog-over-combat @CR:615.6
    Scenario: Without Fog the damage is dealt and the ability triggers
      Given Alice controls "Hill Giant"
      And Alice controls "Spirit Link" attached to "Hill Giant"
      When Alice attacks Bob with "Hill Giant"
      And the game advances to Alice's postcombat main phase
      Then Bob has 17 life
      And Alice has 23 life

    @id:fog-lets-a-bolt-through @CR:615.1
    Scenario: Fog prevents combat damage only
      Given Alice has "Fog" and "Lightning Bolt" in hand
      And Alice has lands for {G}{R}
      When Alice casts "Fog"
      And the stack resolves
      And Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 17 life

    @id:healing-comes-too-late @CR:615.4
    Scenario: Damage that has been dealt isn't prevented afterwards
      Given Alice controls "Samite Healer" and "Craw Wurm"
      And Bob has 2 "Tarfire" in hand
      And Bob has lands for {R}{R}
      When Alice passes
      And Bob casts "Tarfire" targeting "Craw Wurm"
      And the stack resolves
      Then "Craw Wurm" has 2 damage
      When Alice activates "Samite Healer" targeting "Craw Wurm"
      And the stack resolves
      Then "Craw Wurm" has 2 damage
      When Alice passes
      And Bob casts "Tarfire" targeting "Craw Wurm"
      And the stack resolves
      Then "Craw Wurm" has 3 damage

    @id:healing-expires @CR:615.3
    Scenario: A shield that wasn't needed is gone with the turn
      Given Alice controls "Samite Healer" and "Craw Wurm"
      And Bob has "Tarfire" in hand
      And Bob has lands for {R}
      When Alice activates "Samite Healer" targeting "Craw Wurm"
      And the stack resolves
      And the game advances to Bob's upkeep
      And Bob casts "Tarfire" targeting "Craw Wurm"
      And the stack resolves
      Then "Craw Wurm" has 2 damage

    @id:nomad-loses-a-counter @CR:615.5
    Scenario Outline: Whatever damage is prevented, one counter comes off afterwards
      Given Alice controls "Phantom Nomad" with 2 +1/+1 counters
      And Bob has "<spell>" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "<spell>" targeting "Phantom Nomad"
      And the stack resolves
      Then "Phantom Nomad" is 1/1
      And "Phantom Nomad" has no damage

      Examples:
        | spell          |
        | Tarfire        |
        | Lightning Bolt |

  Rule: Shields for an amount

    @id:shield-in-two-helpings @CR:615.7
    Scenario: A shield for three prevents damage until three have been prevented
      Given Alice has "Healing Salve" in hand
      And Alice has lands for {W}
      And Bob has "Tarfire" and "Lightning Bolt" in hand
      And Bob has lands for {R}{R}
      When Alice casts "Healing Salve" choosing mode 2 targeting Alice
      And the stack resolves
      And Alice passes
      And Bob casts "Tarfire" targeting Alice
      And the stack resolves
      Then Alice has 20 life
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has 18 life

    @id:shield-against-two-attackers @CR:615.7
    Scenario Outline: Of simultaneous damage the player chooses what the shield prevents
      Given it is Bob's precombat main phase
      And Alice has "Healing Salve" in hand
      And Alice has lands for {W}
      And Bob controls "Hill Giant" and "Grizzly Bears"
      And Bob controls "Spirit Link" attached to "Grizzly Bears"
      When Bob passes
      And Alice casts "Healing Salve" choosing mode 2 targeting Alice
      And the stack resolves
      And Bob attacks Alice with "Hill Giant" and "Grizzly Bears"
      And all players pass
      And all players pass
      And Alice chooses "<first>"
      And the stack resolves
      Then Alice has 18 life
      And Bob has <life> life

      Examples:
        | first         | life |
        | Hill Giant    | 22   |
        | Grizzly Bears | 20   |

    @id:shields-for-each-white-creature @CR:615.11
    Scenario: Creatures that share the colour as the ability resolves have a shield each, and no others
      Given Alice controls "Wojek Apothecary", "Voice of All" and "Grizzly Bears"
      And Alice has "Purelace" and "Moonlace" in hand
      And Alice has "Pyroclasm" in hand
      And Alice has lands for {1}{R}{W}{U}
      When Alice activates "Wojek Apothecary" targeting "Wojek Apothecary"
      And the stack resolves
      And Alice casts "Purelace" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Moonlace" targeting "Voice of All"
      And the stack resolves
      And Alice casts "Pyroclasm"
      And the stack resolves
      Then "Voice of All" has 1 damage
      And Alice has "Grizzly Bears" in graveyard
      And Alice has "Wojek Apothecary" in graveyard

  Rule: Shields against the next damage of a source

    @id:circle-once @CR:615.8
    Scenario: The next damage by the chosen source is prevented, and no damage after that
      Given Alice controls "Circle of Protection: Red"
      And Alice has lands for {1}
      And Bob controls "Prodigal Pyromancer" and "Seeker of Skybreak"
      When Alice activates "Circle of Protection: Red"
      And the stack resolves
      And Alice chooses "Prodigal Pyromancer"
      And Alice passes
      And Bob activates "Prodigal Pyromancer" targeting Alice
      And the stack resolves
      Then Alice has 20 life
      When Alice passes
      And Bob activates "Seeker of Skybreak" targeting "Prodigal Pyromancer"
      And the stack resolves
      And Alice passes
      And Bob activates "Prodigal Pyromancer" targeting Alice
      And the stack resolves
      Then Alice has 19 life

    @id:circle-whatever-the-amount @CR:615.8
    Scenario: However much that damage is
      Given it is Bob's precombat main phase
      And Alice controls "Circle of Protection: Red"
      And Alice has lands for {1}
      And Bob controls "Hill Giant"
      When Bob passes
      And Alice activates "Circle of Protection: Red"
      And the stack resolves
      And Alice chooses "Hill Giant"
      And Bob attacks Alice with "Hill Giant"
      And the game advances to Bob's postcombat main phase
      Then Alice has 20 life

    @id:circle-against-what-was-red @CR:615.9
    Scenario: A source that isn't red any more deals its damage
      Given Alice controls "Circle of Protection: Red"
      And Alice has lands for {1}
      And Bob controls "Prodigal Pyromancer"
      And Bob has "Purelace" in hand
      And Bob has lands for {W}
      When Alice activates "Circle of Protection: Red"
      And the stack resolves
      And Alice chooses "Prodigal Pyromancer"
      And Alice passes
      And Bob casts "Purelace" targeting "Prodigal Pyromancer"
      And the stack resolves
      And Alice passes
      And Bob activates "Prodigal Pyromancer" targeting Alice
      And the stack resolves
      Then Alice has 19 life

  Rule: Static abilities that prevent an amount

    @id:defender-shields-clerics-only @CR:615.10
    Scenario: One of the damage is prevented for each Cleric
      Given Alice controls "Daunting Defender", "Samite Healer" and "Savannah Lions"
      And Alice has "Pyroclasm" in hand
      And Alice has lands for {1}{R}
      When Alice casts "Pyroclasm"
      And the stack resolves
      Then "Daunting Defender" has 1 damage
      And Alice has "Samite Healer" in graveyard
      And Alice has "Savannah Lions" in graveyard

    @id:defender-each-time @CR:615.10
    Scenario: It prevents one of each event's damage, at the same time and later
      Given Alice controls "Daunting Defender"
      And Bob controls "Grizzly Bears" and "Runeclaw Bear"
      And Bob has "Tarfire" in hand
      And Bob has lands for {R}
      When Alice attacks Bob with "Daunting Defender"
      And Bob blocks "Daunting Defender" with "Grizzly Bears" and "Runeclaw Bear"
      And all players pass
      And Alice assigns 2 to "Grizzly Bears" and 1 to "Runeclaw Bear"
      Then "Daunting Defender" has 2 damage

    @id:nomad-shields-only-itself @CR:615.1
    Scenario: Phantom Nomad prevents the damage it would be dealt, and none to its controller
      Given Alice controls "Phantom Nomad" with 2 +1/+1 counters
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has 17 life
      And "Phantom Nomad" has 2 +1/+1 counters
