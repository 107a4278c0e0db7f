Feature: Resolving spells where engines went wrong

  Rule: A spell whose only target is gone doesn't resolve at all

    @id:countered-spell-is-gone @CR:608.2b
    Scenario: A counterspell that also draws a card draws none when its target has left the stack
      Given Alice has "Lightning Bolt" and "Remand" in hand
      And Alice has lands for {R}{1}{U}
      And Bob has "Remand" in hand
      And Bob has lands for {1}{U}
      And Alice has 2 "Opt" in library
      And Bob has 2 "Opt" in library
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice passes
      And Bob casts "Remand" targeting the spell "Lightning Bolt"
      And Bob passes
      And Alice casts "Remand" targeting the spell "Lightning Bolt"
      And all players pass
      Then Alice has "Lightning Bolt" and "Opt" in hand
      When all players pass
      Then Bob has "Remand" in graveyard
      And Bob has no cards in hand

  Rule: How Phyrexian mana is paid is announced before the total cost is known

    @id:phyrexian-life-under-trinisphere @CR:601.2f @CR:601.2b
    Scenario: Under Trinisphere life for Phyrexian symbols doesn't make the rest cheaper
      Given Alice controls "Trinisphere" and 3 "Swamp"
      And Alice has "Dismember" in hand
      And Bob controls "Grizzly Bears"
      When Alice casts "Dismember" paying 4 life targeting "Grizzly Bears"
      Then Alice has 16 life
      And Alice has no untapped lands

    @id:phyrexian-life-under-trinisphere-short @CR:601.2f @CR:601.2b
    Scenario: With one mana and life it can't be cast there
      Given Alice controls "Trinisphere" and 1 "Swamp"
      And Alice has "Dismember" in hand
      And Bob controls "Grizzly Bears"
      Then Alice can't cast "Dismember" paying 4 life targeting "Grizzly Bears"
