Feature: Sources of damage
  An effect may ask for a source of damage, or speak of sources with a property.

  Rule: A chosen source

    @id:circle-offers-red-sources @CR:609.7a @CR:120.7
    Scenario: Circle of Protection: Red asks for a red source: a permanent or a spell, whether or not it deals damage
      Given Alice controls "Circle of Protection: Red"
      And Bob controls "Hill Giant", "Fervor" and "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}{1}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice activates "Circle of Protection: Red"
      And all players pass
      Then Alice may choose only "Hill Giant", "Fervor" or the spell "Lightning Bolt"
      When Alice chooses "Fervor"
      Then the stack is the spell "Lightning Bolt"

    @id:circle-on-a-source-that-is-gone @CR:609.7a @CR:120.7
    Scenario: What an ability on the stack refers to may be chosen after it has left the battlefield
      Given it is Bob's precombat main phase
      And Bob controls "Prodigal Pyromancer" and "Hill Giant"
      And Alice controls "Circle of Protection: Red"
      And Alice has "Disperse" in hand
      And Alice has lands for {1}{U}{1}
      When Bob activates "Prodigal Pyromancer" targeting Alice
      And Bob passes
      And Alice casts "Disperse" targeting "Prodigal Pyromancer"
      And all players pass
      And Bob passes
      And Alice activates "Circle of Protection: Red"
      And all players pass
      And Alice chooses "Prodigal Pyromancer" in Bob's hand
      And the stack resolves
      Then Alice has 20 life

    @id:circle-stops-the-next-time @CR:609.7a @CR:609.7b
    Scenario: Damage by the chosen source is prevented the next time, be it combat damage or not, and only then
      Given Bob controls "Prodigal Pyromancer" and "Hill Giant"
      And Alice controls "Circle of Protection: Red"
      And Alice has lands for {1}
      And it is Bob's precombat main phase
      When Bob passes
      And Alice activates "Circle of Protection: Red"
      And all players pass
      And Alice chooses "Hill Giant"
      And Bob activates "Prodigal Pyromancer" targeting Alice
      And the stack resolves
      Then Alice has 19 life
      When Bob attacks Alice with "Hill Giant"
      And the game advances to Bob's combat damage step
      Then Alice has 19 life

    @id:circle-without-red @CR:609.7b
    Scenario Outline: A source that isn't red any more as it deals damage isn't stopped
      Given Bob controls "Hill Giant"
      And Alice controls "Circle of Protection: Red"
      And Alice has lands for {1}
      And Bob has "<lace>" in hand
      And Bob has lands for <cost>
      And it is Bob's precombat main phase
      When Bob passes
      And Alice activates "Circle of Protection: Red"
      And all players pass
      And Bob casts "<lace>" targeting "Hill Giant"
      And the stack resolves
      And Bob attacks Alice with "Hill Giant"
      And the game advances to Bob's combat damage step
      Then Alice has <life> life

      Examples:
        | lace      | cost | life |
        | Purelace  | {W}  | 17   |
        | Chaoslace | {R}  | 20   |

    @id:circle-on-a-creature-spell @CR:609.7a
    Scenario: A chosen permanent spell stays the chosen source as the permanent that it becomes
      Given Bob has "Ball Lightning" in hand
      And Bob has lands for {R}{R}{R}
      And Alice controls "Circle of Protection: Red"
      And Alice has lands for {1}
      And it is Bob's precombat main phase
      When Bob casts "Ball Lightning"
      And Bob passes
      And Alice activates "Circle of Protection: Red"
      And the stack resolves
      And Bob attacks Alice with "Ball Lightning"
      And the game advances to Bob's combat damage step
      Then Alice has 20 life

  Rule: Sources with a property

    @id:sphere-of-law-on-a-spell @CR:609.7c
    Scenario: Sphere of Law prevents 2 damage of a red spell, which is no permanent
      Given Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      And Alice controls "Sphere of Law"
      And it is Bob's precombat main phase
      When Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has 19 life

    @id:sphere-of-law-on-permanents @CR:609.7c
    Scenario Outline: Sphere of Law prevents damage of a creature only if it is red then
      Given Bob controls "Hill Giant" and "Grizzly Bears"
      And Bob has "<lace>" in hand
      And Bob has lands for <cost>
      And Alice controls "Sphere of Law"
      And it is Bob's precombat main phase
      When Bob casts "<lace>" targeting "<creature>"
      And the stack resolves
      And Bob attacks Alice with "<creature>"
      And the game advances to Bob's combat damage step
      Then Alice has <life> life

      Examples:
        | lace      | cost | creature      | life |
        | Purelace  | {W}  | Hill Giant    | 17   |
        | Purelace  | {W}  | Grizzly Bears | 18   |
        | Chaoslace | {R}  | Hill Giant    | 19   |
        | Chaoslace | {R}  | Grizzly Bears | 20   |
