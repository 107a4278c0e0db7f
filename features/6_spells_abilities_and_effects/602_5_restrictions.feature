Feature: Restrictions on activating

  Rule: A restriction stays with the object

    @id:once-each-turn @CR:602.5b
    Scenario: Once each turn is once for each object, and again in the next turn
      Given Alice controls 2 "Shire Scarecrow"
      And Alice has lands for {4}
      When Alice activates the first "Shire Scarecrow" choosing white
      Then Alice has {W}
      And Alice can't activate the first "Shire Scarecrow" choosing white
      When Alice activates the second "Shire Scarecrow" choosing red
      Then Alice has {R}
      When the game advances to Bob's upkeep
      And Bob passes
      And Alice activates the first "Shire Scarecrow" choosing white
      Then Alice has {W}

    @id:once-each-turn-whoever-controls-it @CR:602.5b
    Scenario: Under another player's control the ability has still been activated this turn
      Given it is Bob's precombat main phase
      And Bob controls "Shire Scarecrow"
      And Bob has lands for {1}
      And Alice has "Ray of Command" in hand
      And Alice has lands for {4}{U}
      When Bob activates "Shire Scarecrow" choosing white
      And Bob passes
      And Alice casts "Ray of Command" targeting "Shire Scarecrow"
      And the stack resolves
      Then Alice controls "Shire Scarecrow"
      When Bob passes
      Then Alice can't activate "Shire Scarecrow" choosing white

    @id:unused-ability-under-new-control @CR:602.5b
    Scenario: One that wasn't activated is there for the new controller
      Given it is Bob's precombat main phase
      And Bob controls "Shire Scarecrow"
      And Alice has "Ray of Command" in hand
      And Alice has lands for {4}{U}
      When Bob passes
      And Alice casts "Ray of Command" targeting "Shire Scarecrow"
      And the stack resolves
      And Bob passes
      And Alice activates "Shire Scarecrow" choosing white
      Then Alice has {W}

  Rule: Only as an instant

    @id:diamond-is-a-mana-ability @CR:605.1
    Scenario: An ability that adds mana is a mana ability although it can be activated only as an instant
      Given Alice controls "Lion's Eye Diamond"
      And Alice has "Opt" in hand
      When Alice activates "Lion's Eye Diamond" choosing blue
      Then the stack is empty
      And Alice has {U}{U}{U}
      And Alice has "Opt" in graveyard

    @id:diamond-not-while-casting @CR:602.5e
    Scenario: It can't be activated while a spell is being cast
      Given Alice controls "Lion's Eye Diamond"
      And Alice has "Sol Ring" in hand
      Then Alice can't cast "Sol Ring"
      And Alice can't cast "Sol Ring" activating "Lion's Eye Diamond"
      And Alice has "Sol Ring" in hand
      And Alice controls "Lion's Eye Diamond"

    @id:diamond-with-priority @CR:602.5e
    Scenario: A player who has priority may activate it, also with a spell on the stack
      Given Alice controls "Lion's Eye Diamond"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And Bob passes
      And Alice activates "Lion's Eye Diamond" choosing red
      Then Alice has {R}{R}{R}
      And the stack is the spell "Lightning Bolt"

  Rule: A restriction on an acquired ability is on that ability alone

    @id:acquired-from-two-scarecrows @CR:602.5c
    Scenario: An ability acquired from another object may be activated although one worded alike was
      Given Alice controls "Quicksilver Elemental" and 2 "Shire Scarecrow"
      And Alice has lands for {4}{U}{U}
      When Alice activates "{U}" of "Quicksilver Elemental" targeting the first "Shire Scarecrow"
      And the stack resolves
      And Alice activates "{1}" of "Quicksilver Elemental" choosing red
      Then Alice has {R}
      And Alice can't activate "{1}" of "Quicksilver Elemental" choosing green
      When Alice activates "{U}" of "Quicksilver Elemental" targeting the second "Shire Scarecrow"
      And the stack resolves
      And Alice activates the second "{1}" of "Quicksilver Elemental" choosing white
      Then Alice has {W}

    @id:scarecrow-keeps-its-own @CR:602.5c
    Scenario: Nor does it keep the object it was acquired from from activating its own
      Given Alice controls "Quicksilver Elemental" and "Shire Scarecrow"
      And Alice has lands for {2}{U}
      When Alice activates "{U}" of "Quicksilver Elemental" targeting "Shire Scarecrow"
      And the stack resolves
      And Alice activates "{1}" of "Quicksilver Elemental" choosing red
      And Alice activates "Shire Scarecrow" choosing white
      Then Alice has {W}

    @id:condition-whoever-controls-it @CR:602.5b
    Scenario: Library of Alexandria's condition goes with it: its new controller needs seven cards in hand too
      Given Alice controls "Library of Alexandria"
      And Alice has 7 "Forest" in hand
      And Bob has "Confiscate" and 6 "Island" in hand
      And Bob has lands for {4}{U}{U}
      And it is Bob's precombat main phase
      When Bob casts "Confiscate" targeting "Library of Alexandria"
      And the stack resolves
      Then Bob controls "Library of Alexandria"
      And Bob can't activate the second "{T}" of "Library of Alexandria"
      When Bob taps "Library of Alexandria" for mana
      Then Bob has {C}
