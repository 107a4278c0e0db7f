Feature: 400.11 Outside the game
  Cards of a sideboard are outside the game; some effects bring them into it.

  Rule: An effect may bring a card into the game

    @id:wish-for-a-card @CR:400.11b @CR:108.3b
    Scenario: Living Wish puts a card that its controller owns outside the game into their hand
      Given Alice has "Living Wish" in hand
      And Alice has lands for {1}{G}
      And Alice has "Grizzly Bears", "Opt" and "Forest" outside the game
      And Bob has "Hill Giant" outside the game
      When Alice casts "Living Wish"
      And the stack resolves
      And Alice accepts
      Then Alice may choose only "Grizzly Bears" or "Forest"
      When Alice chooses "Grizzly Bears"
      Then Alice has "Grizzly Bears" in hand
      And Alice has no "Grizzly Bears" outside the game
      And Alice has "Forest" outside the game
      And Alice has "Living Wish" in exile

    @id:wish-for-nothing @CR:400.11b
    Scenario: Its controller needn't bring a card into the game
      Given Alice has "Living Wish" in hand
      And Alice has lands for {1}{G}
      And Alice has "Grizzly Bears" outside the game
      When Alice casts "Living Wish"
      And the stack resolves
      And Alice declines
      Then Alice has "Grizzly Bears" outside the game
      And Alice has 0 cards in hand

    @id:wished-card-stays @CR:400.11b
    Scenario: A card brought into the game stays in it: when it leaves the battlefield it is in the graveyard
      Given Alice has "Living Wish" in hand
      And Alice has lands for {1}{G}{1}{G}
      And Alice has "Grizzly Bears" and "Hill Giant" outside the game
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Living Wish"
      And the stack resolves
      And Alice accepts
      And Alice chooses "Grizzly Bears"
      And Alice casts "Grizzly Bears"
      And the stack resolves
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard
      And Alice has no "Grizzly Bears" outside the game

    @id:wish-for-a-dungeon @CR:309.2d
    Scenario: Death Wish, which finds any card, finds no dungeon
      Given Alice has "Death Wish" in hand
      And Alice has lands for {1}{B}{B}
      And Alice has "Opt", "Lost Mine of Phandelver" and "Forest" outside the game
      When Alice casts "Death Wish"
      And the stack resolves
      And Alice accepts
      Then Alice may choose only "Opt" or "Forest"
      When Alice chooses "Opt"
      Then Alice has "Opt" in hand
      And Alice has "Lost Mine of Phandelver" outside the game
      And Alice has 10 life

  Rule: A card outside the game is in no zone of it

    @id:outside-is-no-zone @CR:400.11 @CR:727.2
    Scenario: A card outside the game can't be cast, and Tormod's Crypt or a new game doesn't find it
      Given Alice controls "Karn Liberated" with 14 loyalty counters
      And Alice has "Grizzly Bears" outside the game
      When Alice activates "-14" of "Karn Liberated"
      And the stack resolves
      And Alice declines
      And Bob declines
      Then it is Alice's upkeep
      And Alice has "Grizzly Bears" outside the game

    @id:outside-is-not-affected @CR:400.11c
    Scenario: Teferi gives flash to a creature card in hand, and to none outside the game
      Given Alice controls "Teferi, Mage of Zhalfir"
      And Alice has "Hill Giant" in hand and "Grizzly Bears" outside the game
      Then "Hill Giant" in Alice's hand has flash
      And "Grizzly Bears" outside the game doesn't have flash
