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

    @id:rites-without-a-creature @CR:733.1
    Scenario: A land that was tapped for a casting that can't be completed is untapped, its mana gone
      Given Alice controls "Swamp" and "Forest"
      And Alice has "Village Rites" in hand
      Then Alice can't cast "Village Rites"
      And "Swamp" is untapped
      And Alice has no mana
      And Alice has "Village Rites" in hand

    @id:creature-for-mana-and-for-the-cost @CR:733.1
    Scenario: The only creature was sacrificed for mana, none is left for the cost: it is back, and nothing has triggered
      Given Alice controls "Phyrexian Altar" and "Doomed Dissenter"
      And Alice has "Village Rites" in hand
      Then Alice can't cast "Village Rites" activating "Phyrexian Altar"
      And Alice controls "Doomed Dissenter"
      And Alice has no mana
      When Alice passes
      Then the stack is empty
      When the game advances to Alice's end step
      Then Alice controls no Zombie token
