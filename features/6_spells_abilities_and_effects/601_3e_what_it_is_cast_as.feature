Feature: A permission looks at what the card would be as a spell
  Where an effect lets spells of a kind be cast, it is the spell's characteristics that count, not the card's.

  Rule: The part that is cast must fit

    @id:melek-casts-the-adventure @CR:601.3e @CR:715.3a
    Scenario: What lets instants and sorceries be cast lets an Adventure be cast, not the creature
      Given Alice controls "Melek, Izzet Paragon"
      And Alice has "Giant Killer" in library
      And Alice has lands for {2}{W}
      And Bob controls "Serra Angel" and "Craw Wurm"
      Then Alice can't cast "Giant Killer"
      When Alice casts "Chop Down" targeting "Serra Angel"
      And all players pass
      And Alice chooses "Craw Wurm"
      And the stack resolves
      Then Bob has "Serra Angel" and "Craw Wurm" in graveyard
      And Alice has "Giant Killer" in exile

    @id:horde-casts-the-creature @CR:601.3e @CR:715.3a
    Scenario: What lets creature spells be cast lets the creature be cast, not its Adventure
      Given Alice controls "Garruk's Horde"
      And Alice has "Giant Killer" in library
      And Alice has lands for {2}{W}
      And Bob controls "Serra Angel"
      Then Alice can't cast "Chop Down" targeting "Serra Angel"
      When Alice casts "Giant Killer"
      And the stack resolves
      Then Alice controls "Giant Killer"

    @id:adventure-cast-by-an-effect @CR:601.3e @CR:608.2g
    Scenario: An effect that casts an instant or a sorcery with mana value 1 or 2 from hand finds an Adventure for two
      Given Alice has "Founding the Third Path" and "Faerie Guidemother" and "Giant Killer" in hand
      And Alice has lands for {1}{U}
      And Bob controls "Serra Angel"
      When Alice casts "Founding the Third Path"
      And all players pass
      And Alice chooses 1
      And all players pass
      Then Alice may choose only "Faerie Guidemother"
      And Alice can't cast "Faerie Guidemother" without paying its mana cost
      When Alice casts "Gift of the Fae" without paying its mana cost targeting "Serra Angel"
      And the stack resolves
      Then "Serra Angel" is 6/5
      And Alice has "Faerie Guidemother" in exile
