Feature: A game that is started anew, and actions that are reversed

    @id:restart-brings-exiled-cards-back @CR:727.2
    Scenario: A card that was in exile is in its owner's new deck; it wasn't exiled with Karn
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      And Alice has "Opt" in exile
      When Alice activates "-14" of "Karn Liberated"
      And the stack resolves
      And Alice declines
      And Bob declines
      And the game advances to Alice's precombat main phase
      Then Alice has no "Opt" in exile
      And Alice has 35 cards in library

    @id:altar-in-an-illegal-casting @CR:733.1
    Scenario: What was sacrificed for mana in a casting that can't be paid is back, and nothing has triggered
      Given Alice controls "Ashnod's Altar" and "Doomed Dissenter"
      And Alice has "Divination" in hand
      Then Alice can't cast "Divination" activating "Ashnod's Altar"
      And Alice controls "Doomed Dissenter"
      And the stack is empty
      And Alice has no mana
      When the game advances to Alice's end step
      Then Alice controls no Zombie token

    @id:altar-in-a-refused-casting @CR:733.1
    Scenario: Nor does anything trigger when the next player gets priority
      Given Alice controls "Ashnod's Altar" and "Doomed Dissenter"
      And Alice has "Divination" in hand
      Then Alice can't cast "Divination" activating "Ashnod's Altar"
      When Alice passes
      Then the stack is empty
