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

    @id:dismember-under-trinisphere @CR:601.2f @CR:107.4f
    Scenario: Life announced for Phyrexian symbols leaves one mana, and Trinisphere makes that three
      Given Bob controls "Trinisphere" and "Grizzly Bears"
      And Alice has "Dismember" in hand
      And Alice has lands for {3}
      When Alice casts "Dismember" paying 4 life targeting "Grizzly Bears"
      Then Alice has 16 life
      And Alice has no untapped lands

    @id:dismember-under-trinisphere-short @CR:601.2f
    Scenario: One mana and four life don't pay for it there
      Given Bob controls "Trinisphere" and "Grizzly Bears"
      And Alice has "Dismember" in hand
      And Alice has lands for {2}
      Then Alice can't cast "Dismember" paying 4 life targeting "Grizzly Bears"
      And Alice has 20 life
