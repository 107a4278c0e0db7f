Feature: Redirection
  The same damage is dealt to something else, if that can still be dealt damage.

  Rule: All of it

    @id:pariah-takes-it @CR:614.9
    Scenario: Damage to Alice is dealt to the creature that Pariah enchants
      Given Alice controls "Hill Giant"
      And Alice controls "Pariah" attached to "Hill Giant"
      And Bob has "Tarfire" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Tarfire" targeting Alice
      And the stack resolves
      Then Alice has 20 life
      And "Hill Giant" has 2 damage

    @id:pariah-though-unpreventable @CR:614.9 @CR:615.12
    Scenario: Redirection is no prevention
      Given Alice controls "Hill Giant"
      And Alice controls "Pariah" attached to "Hill Giant"
      And Bob controls "Leyline of Punishment"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has 20 life
      And Alice has "Hill Giant" in graveyard

  Rule: Some of it

    @id:nomads-send-one-on @CR:614.9
    Scenario: Each activation sends one damage on, and the rest is dealt
      Given Alice controls "Nomads en-Kor" and "Hill Giant"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice activates "Nomads en-Kor" targeting "Hill Giant"
      And the stack resolves
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Nomads en-Kor"
      And the stack resolves
      Then "Hill Giant" has 1 damage
      And Alice has "Nomads en-Kor" in graveyard

    @id:nomads-send-all-on @CR:614.9
    Scenario: As many activations as damage save the Nomads
      Given Alice controls "Nomads en-Kor" and "Hill Giant"
      And Bob has "Tarfire" in hand
      And Bob has lands for {R}
      When Alice activates "Nomads en-Kor" targeting "Hill Giant"
      And Alice activates "Nomads en-Kor" targeting "Hill Giant"
      And the stack resolves
      And Alice passes
      And Bob casts "Tarfire" targeting "Nomads en-Kor"
      And the stack resolves
      Then "Hill Giant" has 2 damage
      And Alice controls "Nomads en-Kor"

    @id:nomads-with-nobody-left @CR:614.9
    Scenario: What would be dealt to a creature that has left is dealt to the Nomads
      Given Alice controls "Nomads en-Kor" and "Grizzly Bears"
      And Bob has "Tarfire" and "Lightning Bolt" in hand
      And Bob has lands for {R}{R}
      When Alice activates "Nomads en-Kor" targeting "Grizzly Bears"
      And the stack resolves
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      And Alice passes
      And Bob casts "Tarfire" targeting "Nomads en-Kor"
      And the stack resolves
      Then Alice has "Nomads en-Kor" in graveyard
