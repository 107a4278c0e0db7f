Feature: Players who leave the game, where engines went wrong

  Rule: What a resolved spell of theirs did goes on

    @id:growth-outlasts-its-caster @CR:800.4a
    Scenario: A creature that a player made larger stays so when that player leaves
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears"
      And Bob has "Giant Growth" in hand
      And Bob has lands for {G}
      When Alice passes
      And Bob casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      And Bob concedes
      Then "Grizzly Bears" is 5/5
      When the game advances to the next upkeep
      Then it is Carol's upkeep
      And "Grizzly Bears" is 2/2

  Rule: Effects that gave them control end

    @id:borrowed-creature-of-a-player-who-left @CR:800.4a
    Scenario: A creature that they had taken for the turn goes back
      Given a game with Alice, Bob and Carol
      And Bob controls "Grizzly Bears"
      And Alice has "Act of Treason" in hand
      And Alice has lands for {2}{R}
      When Alice casts "Act of Treason" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      When Alice concedes
      Then Bob controls "Grizzly Bears"

    @id:enchanted-creature-of-a-player-who-left @CR:800.4a
    Scenario: So does one under an Aura of theirs
      Given a game with Alice, Bob and Carol
      And Bob controls "Grizzly Bears"
      And Alice controls "Control Magic" attached to "Grizzly Bears"
      When Alice concedes
      Then Bob controls "Grizzly Bears"

    @id:control-magic-of-a-creature-that-left @CR:800.4a
    Scenario: When the creature's owner leaves, the Aura goes to the graveyard of the player who stays
      Given a game with Alice, Bob and Carol
      And Bob controls "Grizzly Bears"
      And Alice controls "Control Magic" attached to "Grizzly Bears"
      When Bob concedes
      And all players pass
      Then Alice controls no "Grizzly Bears"
      And Alice has "Control Magic" in graveyard

    @id:reanimated-creature-of-a-player-who-left @CR:800.4a
    Scenario: Another player's creature that they control without such an effect is exiled
      Given a game with Alice, Bob and Carol
      And Bob has "Grizzly Bears" in graveyard
      And Alice has "Reanimate" in hand
      And Alice has lands for {B}
      When Alice casts "Reanimate" targeting "Grizzly Bears" in Bob's graveyard
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      When Alice concedes
      Then Bob has "Grizzly Bears" in exile

  Rule: What waits for their permanent to leave sees it leave

    @id:exiled-until-a-player-left @CR:800.4a @CR:610.3
    Scenario: A creature exiled until Banisher Priest leaves returns as the Priest's owner leaves the game
      Given a game with Alice, Bob and Carol
      And Bob controls "Grizzly Bears"
      And Alice has "Banisher Priest" in hand
      And Alice has lands for {1}{W}{W}
      When Alice casts "Banisher Priest"
      And the stack resolves
      Then Bob has "Grizzly Bears" in exile
      When Alice concedes
      Then Bob controls "Grizzly Bears"

  Rule: What lasts until their next turn ends as it would have begun

    @id:detained-by-a-player-who-left @CR:800.4m @CR:701.35a
    Scenario: A creature stays detained until the turn of the player who left would have begun
      Given a game with Alice, Bob and Carol
      And it is Alice's postcombat main phase
      And Bob controls "Grizzly Bears" and "Prodigal Pyromancer"
      And Carol controls "Hill Giant"
      And Alice has "Azorius Arrester" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Azorius Arrester"
      And the stack resolves
      And Alice chooses "Prodigal Pyromancer"
      And the stack resolves
      And Alice concedes
      And the game advances to Bob's precombat main phase
      Then Bob can't activate "Prodigal Pyromancer" targeting Carol
      And Bob can't attack Carol with "Prodigal Pyromancer"
      When the game advances to Carol's precombat main phase
      And Carol passes
      Then Bob can't activate "Prodigal Pyromancer" targeting Carol
      When the game advances to Bob's next precombat main phase
      And Bob activates "Prodigal Pyromancer" targeting Carol
      And the stack resolves
      Then Carol has 19 life

    @id:detained-until-between-two-others @CR:800.4m
    Scenario: It ends between the turns of the two who are left, where the turn of the player who left would have been
      Given a game with Alice, Bob and Carol
      And it is Bob's precombat main phase
      And Carol controls "Prodigal Pyromancer"
      And Bob has "Azorius Arrester" in hand
      And Bob has lands for {1}{W}
      When Bob casts "Azorius Arrester"
      And the stack resolves
      And the game advances to Carol's precombat main phase
      And Bob concedes
      Then Carol can't activate "Prodigal Pyromancer" targeting Alice
      When the game advances to Alice's precombat main phase
      And Alice passes
      Then Carol can't activate "Prodigal Pyromancer" targeting Alice
      When the game advances to Carol's next precombat main phase
      And Carol activates "Prodigal Pyromancer" targeting Alice
      And the stack resolves
      Then Alice has 19 life
