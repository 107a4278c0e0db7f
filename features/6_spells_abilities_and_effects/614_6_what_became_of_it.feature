Feature: 614.6 What happened instead is all that happened

  @id:exiled-by-leyline-without-a-discard @CR:614.6
  Scenario: What is exiled on its way to a graveyard was discarded only if it was being discarded
    Given Alice controls "Leyline of the Void" and "Megrim"
    And Bob controls "Grizzly Bears"
    And Alice has "Lightning Bolt" and "Cancel" in hand
    And Alice has lands for {R}{1}{U}{U}
    And it is Bob's precombat main phase
    And Bob has "Llanowar Elves" in hand
    And Bob has lands for {G}
    When Bob passes
    And Alice casts "Lightning Bolt" targeting "Grizzly Bears"
    And all players pass
    And Bob casts "Llanowar Elves"
    And Bob passes
    And Alice casts "Cancel" targeting the spell "Llanowar Elves"
    And all players pass
    Then the stack is empty
    And Bob has "Llanowar Elves" and "Grizzly Bears" in exile
    And Bob has 20 life
