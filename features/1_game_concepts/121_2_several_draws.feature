Feature: Several draws at once, and draws by another's choice

  Rule: How many is looked at first

    @id:alms-collector-two-draws @CR:121.2a
    Scenario: An opponent who would draw two draws one, and so does Alms Collector's controller
      Given Bob controls "Alms Collector"
      And Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Divination"
      And the stack resolves
      Then Alice has 1 cards in hand
      And Bob has 1 cards in hand

    @id:alms-collector-number-before-draws @CR:121.2a
    Scenario: A single draw that becomes two is one draw when the number is looked at
      Given Bob controls "Alms Collector"
      And Alice controls "Obstinate Familiar"
      And it is Alice's upkeep
      When the game advances to Alice's draw step
      And Alice declines
      Then Alice has 1 cards in hand
      And Bob has 0 cards in hand

  Rule: Another player's draw

    @id:undercurrents-draw-chosen @CR:121.3a
    Scenario: A player may have another draw from an empty library
      Given Alice controls "Dire Undercurrents"
      And Bob has "Leveler" in hand
      And Alice has "Merfolk of the Pearl Trident" in hand
      And Alice has lands for {U}
      When Alice casts "Merfolk of the Pearl Trident"
      And all players pass
      And Alice chooses Bob
      And all players pass
      And Alice accepts
      Then Bob has 2 cards in hand

    @id:undercurrents-draw-impossible @CR:121.3a @CR:608.2d
    Scenario: Where that player can't draw it can't be chosen
      Given Alice controls "Dire Undercurrents" and "Maralen of the Mornsong"
      And Alice has "Merfolk of the Pearl Trident" in hand
      And Alice has lands for {U}
      When Alice casts "Merfolk of the Pearl Trident"
      And all players pass
      And Alice chooses Bob
      And all players pass
      Then the stack is empty
      And Bob has 0 cards in hand
