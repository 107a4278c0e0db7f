Feature: Exile

  Rule: An object is exiled from whatever zone it is in

    @id:exiled-from-the-battlefield @CR:406.2 @CR:700.4
    Scenario: A permanent is put into exile, and doesn't die
      Given Bob controls "Doomed Dissenter"
      And Alice has "Swords to Plowshares" in hand
      And Alice has lands for {W}
      When Alice casts "Swords to Plowshares" targeting "Doomed Dissenter"
      And the stack resolves
      Then Bob has "Doomed Dissenter" in exile
      And the stack is empty
      And Bob controls no Zombie token

    @id:exiled-from-hand-and-library @CR:406.2
    Scenario: A card is exiled from a hand as a cost, and from a library by an effect
      Given Alice has "Force of Will", "Opt" and "Forest" in hand
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And Bob passes
      And Alice casts "Force of Will" exiling "Opt" paying 1 life targeting "Lightning Bolt"
      Then Alice has "Opt" in exile
      When the stack resolves
      Then Alice has 19 life
      And Bob has "Lightning Bolt" in graveyard

  Rule: Exiled cards are face up unless an effect says otherwise

    @id:exiled-face-up @CR:406.3
    Scenario: Anyone may examine a card that was exiled face up, be it from a hand
      Given Alice has "Lightstall Inquisitor" in hand
      And Alice has lands for {W}
      And Bob has "Opt" in hand
      When Alice casts "Lightstall Inquisitor"
      And the stack resolves
      Then Alice sees "Opt" in Bob's exile
      And Bob sees "Opt" in exile

    @id:exiled-face-down @CR:406.3
    Scenario: A card exiled face down from a library is seen by nobody, until it leaves exile
      Given Alice controls "Bomat Courier"
      And Alice has "Opt" in library
      And Alice has lands for {R}
      When Alice attacks Bob with "Bomat Courier"
      And the stack resolves
      Then Alice has 1 card in exile
      And Alice doesn't see "Opt" in exile
      And Bob doesn't see "Opt" in Alice's exile
      When Alice activates "Bomat Courier"
      And the stack resolves
      Then Alice has "Opt" in hand
      And Alice sees "Opt" in hand

    @id:exiled-face-down-may-look @CR:406.3
    Scenario: Who is allowed to look at it sees it, also when what allowed it is gone
      Given Alice controls "Bane Alley Broker"
      And Alice has "Opt" and "Forest" in hand
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice activates "{T}" of "Bane Alley Broker"
      And the stack resolves
      And Alice chooses "Opt"
      Then Alice sees "Opt" in exile
      And Bob doesn't see "Opt" in Alice's exile
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Bane Alley Broker"
      And the stack resolves
      Then Alice has "Bane Alley Broker" in graveyard
      And Alice sees "Opt" in exile
      And Bob doesn't see "Opt" in Alice's exile

    @id:exiled-face-down-and-played @CR:406.3a
    Scenario: A spell that its player was allowed to play from there is face up as it is cast
      Given Alice has "Praetor's Grasp" in hand
      And Alice has lands for {1}{B}{B}{R}
      And Bob has "Lightning Bolt" in library
      When Alice casts "Praetor's Grasp" targeting Bob
      And the stack resolves
      And Alice chooses "Lightning Bolt"
      Then Alice sees "Lightning Bolt" in Bob's exile
      And Bob doesn't see "Lightning Bolt" in exile
      When Alice casts "Lightning Bolt" in Bob's exile targeting Bob
      Then the stack is the spell "Lightning Bolt"
      And the spell "Lightning Bolt" is red
      And Bob sees the spell "Lightning Bolt"
      When the stack resolves
      Then Bob has 17 life
      And Bob has "Lightning Bolt" in graveyard

    @id:land-exiled-face-down-and-played @CR:406.3a
    Scenario: A land may be played from there too
      Given Alice has "Praetor's Grasp" in hand
      And Alice has lands for {1}{B}{B}
      And Bob has "Mountain" in library
      When Alice casts "Praetor's Grasp" targeting Bob
      And the stack resolves
      And Alice chooses "Mountain"
      And Alice plays "Mountain" in Bob's exile
      Then Alice controls "Mountain"
      And "Mountain" is face up

  Rule: An ability that refers to exiled cards means those that its linked ability exiled

    @id:each-ring-returns-its-own @CR:406.6
    Scenario: Of two Oblivion Rings each returns the card that it exiled
      Given Alice has 2 "Oblivion Ring" in hand
      And Alice has lands for {4}{W}{W}
      And Bob controls "Grizzly Bears" and "Hill Giant"
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice casts "Oblivion Ring"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And the stack resolves
      And Alice casts "Oblivion Ring"
      And all players pass
      And Alice chooses "Hill Giant"
      And the stack resolves
      And Alice passes
      And Bob casts "Disenchant" targeting the second "Oblivion Ring"
      And the stack resolves
      Then Bob controls "Hill Giant"
      And Bob has "Grizzly Bears" in exile

    @id:brokers-own-cards @CR:406.6
    Scenario: Bane Alley Broker returns a card that it exiled, not one that is in exile otherwise
      Given Alice controls "Bane Alley Broker"
      And Alice has "Forest" in exile
      And Alice has lands for {U}{B}
      Then Alice has "Forest" in exile
      When Alice activates "{U}{B}, {T}" of "Bane Alley Broker"
      And the stack resolves
      Then Alice has "Forest" in exile
      And Alice has no cards in hand
