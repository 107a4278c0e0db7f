Feature: A battle that has lost its protector

  @id:siege-protector-leaves-in-combat @CR:310.11
  Scenario: While nothing attacks the Siege another protector is chosen at once, even in combat
    Given a game with Alice, Bob, Carol and Dave
    And Alice controls "Grizzly Bears"
    And Alice has "Invasion of Belenon" in hand
    And Alice has lands for {2}{W}
    When Alice casts "Invasion of Belenon"
    And all players pass
    And Alice chooses Bob
    And the stack resolves
    And Alice attacks Carol with "Grizzly Bears"
    And Bob concedes
    And Alice passes
    Then Alice may choose only Carol or Dave
    When Alice chooses Dave
    And Carol passes
    And Dave passes
    Then it is Alice's declare blockers step

  @id:siege-protector-leaves-attacked-siege @CR:310.11
  Scenario: While it is attacked none is chosen
    Given a game with Alice, Bob, Carol and Dave
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Invasion of Belenon" in hand
    And Alice has lands for {2}{W}
    When Alice casts "Invasion of Belenon"
    And all players pass
    And Alice chooses Bob
    And the stack resolves
    And Alice attacks "Invasion of Belenon" with "Grizzly Bears" and Carol with "Hill Giant"
    And Bob concedes
    And the game advances to the next end of combat
    Then "Invasion of Belenon" has 3 defense counters
    And Carol has 17 life
    When the game advances to the next postcombat main phase
    Then Alice may choose only Carol or Dave
    When Alice chooses Dave
    Then it is Alice's postcombat main phase
