Feature: Modes are chosen as the spell is cast

    @id:abrade-chooses-as-it-is-cast @CR:700.2a
    Scenario: The mode was chosen with the target; as the spell resolves nothing is asked
      Given Bob controls "Hill Giant" and "Sol Ring"
      And Alice has "Abrade" in hand
      And Alice has lands for {1}{R}
      Then Alice can't cast "Abrade" choosing mode 2 targeting "Hill Giant"
      When Alice casts "Abrade" choosing mode 1 targeting "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in graveyard
      And Bob controls "Sol Ring"

    @id:abrade-without-a-target-for-a-mode @CR:700.2a
    Scenario: A mode without a legal target can't be chosen
      Given Bob controls "Sol Ring"
      And Alice has "Abrade" in hand
      And Alice has lands for {1}{R}
      Then Alice can't cast "Abrade" choosing mode 1 targeting "Sol Ring"
      When Alice casts "Abrade" choosing mode 2 targeting "Sol Ring"
      And the stack resolves
      Then Bob has "Sol Ring" in graveyard
