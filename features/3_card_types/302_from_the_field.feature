Feature: Creatures that change sides, where engines went wrong

  Rule: A creature attacks only for who has controlled it since the turn began

    @id:stolen-creature-doesnt-attack-at-once @CR:302.6
    Scenario: A creature taken this turn can't attack, in the next turn it can
      Given Bob controls "Grizzly Bears"
      And Alice controls "Hill Giant"
      And Alice has "Control Magic" in hand
      And Alice has lands for {2}{U}{U}
      When Alice casts "Control Magic" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice can't attack Bob with "Grizzly Bears"
      When the game advances to Alice's next precombat main phase
      And Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking
