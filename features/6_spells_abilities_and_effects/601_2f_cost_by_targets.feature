Feature: A cost that the choices made before it decide

    @id:fireball-by-targets @CR:601.2c @CR:601.2f
    Scenario Outline: {1} more for each target beyond the first
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Fireball" in hand
      And Alice has lands for <enough>
      When Alice casts "Fireball" with X = 2 targeting <targets>
      Then Alice has no untapped lands

      Examples:
        | targets                           | enough  |
        | Bob                               | {2}{R}  |
        | Bob and "Grizzly Bears"           | {3}{R}  |
        | Bob and "Grizzly Bears" and Alice | {4}{R}  |

    @id:fireball-too-many-targets @CR:601.2f @CR:601.2h
    Scenario: What can't be paid can't be cast
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Fireball" in hand
      And Alice has lands for {3}{R}
      Then Alice can't cast "Fireball" with X = 2 targeting "Grizzly Bears" and "Hill Giant" and Bob
      When Alice casts "Fireball" with X = 2 targeting "Grizzly Bears" and "Hill Giant"
      And the stack resolves
      Then "Grizzly Bears" has 1 damage
      And "Hill Giant" has 1 damage
