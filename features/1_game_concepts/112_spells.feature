Feature: Spells
  What is on the stack as a card, or as a copy that counts as one.

  Rule: A copy of a spell is a spell

    @id:spell-copy-can-be-countered @CR:112.1a
    Scenario: What counters a spell counters a copy of one
      Given Alice has "Divination" and "Twincast" in hand
      And Alice has lands for {2}{U}{U}{U}
      And Alice has 5 "Forest" in library
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "Divination"
      And Alice casts "Twincast" targeting the spell "Divination"
      And all players pass
      And Alice passes
      And Bob casts "Counterspell" targeting the copy of "Divination"
      And the stack resolves
      Then Alice has 2 cards in hand

    @id:spell-copy-of-a-card-is-a-spell @CR:112.1b
    Scenario: A copy of a card that is cast can be countered like any spell
      Given it is Alice's upkeep
      And Alice controls "Founding the Third Path" with 2 lore counters
      And Alice has "Lightning Bolt" in graveyard
      And Alice has lands for {R}
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts the second "Lightning Bolt" targeting Bob
      And Alice passes
      And Bob casts "Counterspell" targeting the copy of "Lightning Bolt"
      And the stack resolves
      Then Bob has 20 life

  Rule: Who put it on the stack controls it

    @id:spell-copy-controlled-by-its-copier @CR:112.2 @CR:704.5e @CR:707.10
    Scenario: The copy of an opponent's spell is the copier's, and the original stays with who cast it
      Given it is Bob's precombat main phase
      And Alice has "Twincast" in hand
      And Alice has lands for {U}{U}
      And Alice has 5 "Forest" in library
      And Bob has "Divination" in hand
      And Bob has lands for {2}{U}
      And Bob has 5 "Forest" in library
      When Bob casts "Divination"
      And Bob passes
      And Alice casts "Twincast" targeting the spell "Divination"
      And the stack resolves
      Then Alice has 2 cards in hand
      And Bob has 2 cards in hand
      And Bob has "Divination" in graveyard
      And Alice has no "Divination" in graveyard

  Rule: Its characteristics are those printed, as changed

    @id:spell-recolored-on-the-stack @CR:112.3
    Scenario: A white Grizzly Bears spell is white, and green no more
      Given Alice has "Grizzly Bears" and "Purelace" in hand
      And Alice has lands for {1}{G}{W}
      When Alice casts "Grizzly Bears"
      Then the spell "Grizzly Bears" is green
      When Alice casts "Purelace" targeting the spell "Grizzly Bears"
      And all players pass
      Then the spell "Grizzly Bears" is white
      And the spell "Grizzly Bears" isn't green

    @id:spell-recolored-stays-so @CR:112.4 @CR:400.7a
    Scenario: The permanent that a recolored spell becomes keeps the color
      Given Alice has "Grizzly Bears" and "Purelace" in hand
      And Alice has lands for {1}{G}{W}
      When Alice casts "Grizzly Bears"
      And Alice casts "Purelace" targeting the spell "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is white
      And "Grizzly Bears" isn't green
