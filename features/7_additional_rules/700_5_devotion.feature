Feature: Devotion
  It counts mana symbols in the mana costs of permanents.

  Rule: Each symbol of the color among the mana costs of the player's permanents counts

    @id:merchant-counts-symbols @CR:700.5
    Scenario: Symbols count, not permanents, and only those of its controller's permanents
      Given Alice controls "Vampire Hexmage", "Hill Giant" and "Swamp"
      And Alice has "Gray Merchant of Asphodel" and "Vampire Hexmage" in hand
      And Alice has lands for {3}{B}{B}
      And Bob controls "Vampire Hexmage"
      When Alice casts "Gray Merchant of Asphodel"
      And the stack resolves
      Then Bob has 16 life
      And Alice has 24 life

    @id:merchant-gone-before-it-counts @CR:700.5
    Scenario: They are counted as the ability resolves, without a Merchant that has left
      Given Alice has "Gray Merchant of Asphodel" in hand
      And Alice has lands for {3}{B}{B}
      And Bob has "Swords to Plowshares" in hand
      And Bob has lands for {W}
      When Alice casts "Gray Merchant of Asphodel"
      And all players pass
      And Alice passes
      And Bob casts "Swords to Plowshares" targeting "Gray Merchant of Asphodel"
      And the stack resolves
      Then Bob has 20 life
      And Alice has 22 life

    @id:merchant-beside-a-hybrid @CR:700.5
    Scenario: A hybrid symbol that is black as well counts
      Given Alice controls "Boggart Brute" and "Deathrite Shaman"
      And Alice has "Gray Merchant of Asphodel" in hand
      And Alice has lands for {3}{B}{B}
      When Alice casts "Gray Merchant of Asphodel"
      And the stack resolves
      Then Bob has 17 life
