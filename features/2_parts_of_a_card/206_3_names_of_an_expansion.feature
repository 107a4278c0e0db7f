Feature: Names originally printed in an expansion
  A few old cards are about the names that were first printed in one expansion.

  @id:names-of-antiquities @CR:206.3b
  Scenario: Golgothian Sylex has each player sacrifice what has a name from Antiquities, itself too
    Given Alice controls "Golgothian Sylex" and "Sol Ring"
    And Alice has lands for {1}
    And Bob controls "Ornithopter", "Cursed Rack" and "Grizzly Bears"
    When Alice activates "Golgothian Sylex"
    And the stack resolves
    Then Bob has "Ornithopter" in graveyard
    And Bob has "Cursed Rack" in graveyard
    And Alice has "Golgothian Sylex" in graveyard
    And Bob controls "Grizzly Bears"
    And Alice controls "Sol Ring"

  @id:names-of-homelands @CR:206.3c
  Scenario: Apocalypse Chime destroys what has a name from Homelands
    Given Alice controls "Apocalypse Chime" and "Abbey Gargoyles"
    And Alice has lands for {2}
    And Bob controls "Abbey Gargoyles", "Ornithopter" and "Grizzly Bears"
    When Alice activates "Apocalypse Chime"
    And the stack resolves
    Then Alice has "Abbey Gargoyles" in graveyard
    And Bob has "Abbey Gargoyles" in graveyard
    And Bob controls "Ornithopter"
    And Bob controls "Grizzly Bears"

  @id:tokens-of-homelands-names @CR:206.3c
  Scenario: A token that is a copy is spared, a card that is a copy isn't
    Given Alice controls "Apocalypse Chime"
    And Alice has lands for {2}{U}{3}{2}{U}{U}
    And Bob controls "Abbey Gargoyles"
    And Alice has "Clone" and "Rite of Replication" in hand
    When Alice casts "Clone"
    And the stack resolves
    And Alice chooses "Abbey Gargoyles"
    And Alice casts "Rite of Replication" targeting Bob's "Abbey Gargoyles"
    And the stack resolves
    And Alice activates "Apocalypse Chime"
    And the stack resolves
    Then Alice has "Clone" in graveyard
    And Bob has "Abbey Gargoyles" in graveyard
    And Alice controls 1 "Abbey Gargoyles"

  @id:names-of-arabian-nights @CR:206.3a
  Scenario: With City in a Bottle players sacrifice what has a name from Arabian Nights, but not City itself
    Given Alice controls "City in a Bottle" and "Library of Alexandria"
    And Bob controls "Kird Ape" and "Grizzly Bears"
    When all players pass
    And the stack resolves
    Then Alice has "Library of Alexandria" in graveyard
    And Bob has "Kird Ape" in graveyard
    And Alice controls "City in a Bottle"
    And Bob controls "Grizzly Bears"

  @id:no-names-of-arabian-nights @CR:206.3a
  Scenario: Nobody can play cards with such names
    Given Bob controls "City in a Bottle"
    And Alice has "Kird Ape", "Library of Alexandria", "Savannah Lions" and "Mountain" in hand
    And Alice has lands for {R}{W}
    Then Alice can't cast "Kird Ape"
    And Alice can't play "Library of Alexandria"
    When Alice plays "Mountain"
    And Alice casts "Savannah Lions"
    Then the stack is the spell "Savannah Lions"
