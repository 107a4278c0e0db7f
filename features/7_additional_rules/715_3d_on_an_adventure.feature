Feature: On an Adventure
  A spell cast as an Adventure is exiled by its controller as it resolves, and for as long as it stays exiled that player may
  play it, though not as an Adventure.

  Rule: It is exiled only as it resolves

    @id:countered-adventure-goes-to-the-graveyard @CR:715.3d
    Scenario: A countered Adventure goes to the graveyard
      Given Alice has "Giant Killer" in hand
      And Alice has lands for {2}{W}{W}
      And Bob controls "Serra Angel"
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "Chop Down" targeting "Serra Angel"
      And Alice passes
      And Bob casts "Counterspell" targeting the spell "Chop Down"
      And the stack resolves
      Then Alice has "Giant Killer" in graveyard
      And Alice can't cast "Giant Killer"

    @id:adventure-without-a-legal-target @CR:715.3d @CR:608.2b
    Scenario: An Adventure whose only target is gone doesn't resolve
      Given Alice has "Giant Killer" and "Swords to Plowshares" in hand
      And Alice has lands for {2}{W}{W}
      And Bob controls "Serra Angel"
      When Alice casts "Chop Down" targeting "Serra Angel"
      And Alice casts "Swords to Plowshares" targeting "Serra Angel"
      And the stack resolves
      Then Alice has "Giant Killer" in graveyard

  Rule: From exile it is played as what it normally is

    @id:no-second-adventure-from-exile @CR:715.3d
    Scenario: From exile it can't be cast as an Adventure
      Given Alice has "Giant Killer" in hand
      And Alice has lands for {2}{W}{2}{W}
      And Bob controls "Serra Angel" and "Craw Wurm"
      When Alice casts "Chop Down" targeting "Serra Angel"
      And the stack resolves
      Then Alice can't cast "Chop Down" targeting "Craw Wurm"
      When Alice casts "Giant Killer"
      And the stack resolves
      Then Alice controls "Giant Killer"

    @id:exiled-otherwise-it-stays @CR:715.3d
    Scenario: An adventurer card exiled in another way can't be cast
      Given Alice controls "Giant Killer"
      And Alice has "Swords to Plowshares" in hand
      And Alice has lands for {W}{W}
      When Alice casts "Swords to Plowshares" targeting "Giant Killer"
      And the stack resolves
      Then Alice has "Giant Killer" in exile
      And Alice can't cast "Giant Killer"

    @id:creature-from-exile-at-sorcery-speed @CR:715.3d @CR:117.1a
    Scenario: It may be played from exile only when it could be from hand
      Given it is Bob's precombat main phase
      And Alice has "Giant Killer" in hand
      And Alice has lands for {2}{W}{W}
      And Bob controls "Serra Angel"
      When Bob passes
      And Alice casts "Chop Down" targeting "Serra Angel"
      And the stack resolves
      And Bob passes
      Then Alice can't cast "Giant Killer"
      When the game advances to Alice's precombat main phase
      And Alice casts "Giant Killer"
      And the stack resolves
      Then Alice controls "Giant Killer"

    @id:only-who-exiled-it-may-cast-it @CR:715.3d
    Scenario: No other player may cast it
      Given Alice has "Giant Killer" in hand
      And Alice has lands for {2}{W}
      And Bob controls "Serra Angel"
      And Bob has lands for {W}
      When Alice casts "Chop Down" targeting "Serra Angel"
      And the stack resolves
      And the game advances to Bob's precombat main phase
      Then Bob can't cast "Giant Killer"

    @id:it-goes-on-one-adventure-for-each-casting @CR:715.3d @CR:400.7
    Scenario: Once it has left exile it is a new object, which nobody may cast from the graveyard
      Given Alice has "Giant Killer" and "Lightning Bolt" in hand
      And Alice has lands for {2}{W}{W}{R}{W}
      And Bob controls "Serra Angel"
      When Alice casts "Chop Down" targeting "Serra Angel"
      And the stack resolves
      And Alice casts "Giant Killer"
      And the stack resolves
      And Alice casts "Lightning Bolt" targeting "Giant Killer"
      And the stack resolves
      Then Alice has "Giant Killer" in graveyard
      And Alice can't cast "Giant Killer"

    @id:free-spells-give-no-second-adventure @CR:715.3d @CR:118.9
    Scenario: An alternative cost lets nobody cast the Adventure again
      Given Alice controls "Fires of Invention", "Sol Ring" and 2 "Plains"
      And Alice has "Giant Killer" and "Forest" in hand
      And Bob controls "Serra Angel" and "Craw Wurm"
      When Alice casts "Chop Down" targeting "Serra Angel"
      And the stack resolves
      Then Alice has "Giant Killer" in exile
      When Alice plays "Forest"
      Then Alice can't cast "Chop Down" without paying its mana cost targeting "Craw Wurm"
      When Alice casts "Giant Killer" without paying its mana cost
      And the stack resolves
      Then Alice controls "Giant Killer"
      And "Forest" is untapped

  Rule: A copy of an Adventure spell is an Adventure

    @id:copied-adventure @CR:715.3c
    Scenario: The copy has the Adventure's characteristics, and only the card goes on an adventure
      Given Alice has "Giant Killer" and "Reverberate" in hand
      And Alice has lands for {2}{W}{R}{R}
      And Bob controls "Serra Angel" and "Craw Wurm"
      When Alice casts "Chop Down" targeting "Serra Angel"
      And Alice casts "Reverberate" targeting the spell "Chop Down"
      And all players pass
      And Alice chooses "Craw Wurm"
      Then the copy of "Chop Down" is a white instant
      And the copy of "Chop Down" is an Adventure
      And the copy of "Chop Down" isn't a creature
      And the copy of "Chop Down" has mana value 3
      When the stack resolves
      Then Bob has "Serra Angel" and "Craw Wurm" in graveyard
      And Alice has "Giant Killer" in exile
      And Alice controls no "Giant Killer"

  Rule: Of two effects that exile it, one is chosen

    @id:stomp-from-the-graveyard-on-an-adventure @CR:715.3d @CR:616.1
    Scenario: Kess would exile it for good, the Adventure lets it be cast
      Given Alice controls "Kess, Dissident Mage"
      And Alice has "Bonecrusher Giant" in graveyard
      And Alice has lands for {1}{R}{2}{R}
      When Alice casts "Stomp" targeting Bob
      And the stack resolves
      And Alice chooses "Stomp"
      Then Bob has 18 life
      And Alice has "Bonecrusher Giant" in exile
      When Alice casts "Bonecrusher Giant"
      And the stack resolves
      Then Alice controls "Bonecrusher Giant"

    @id:stomp-exiled-by-kess @CR:616.1f @CR:616.1
    Scenario: If Kess's effect is chosen the other one doesn't apply any more
      Given Alice controls "Kess, Dissident Mage"
      And Alice has "Bonecrusher Giant" in graveyard
      And Alice has lands for {1}{R}{2}{R}
      When Alice casts "Stomp" targeting Bob
      And the stack resolves
      And Alice chooses "Kess, Dissident Mage"
      Then Bob has 18 life
      And Alice has "Bonecrusher Giant" in exile
      And Alice can't cast "Bonecrusher Giant"

    @id:kess-casts-no-creature-card @CR:601.3e
    Scenario: Kess lets the Adventure be cast, not the creature
      Given Alice controls "Kess, Dissident Mage"
      And Alice has "Bonecrusher Giant" in graveyard
      And Alice has lands for {1}{R}{R}
      Then Alice can't cast "Bonecrusher Giant"
      When Alice casts "Stomp" targeting Bob
      Then the stack is the spell "Stomp"

    @id:no-adventure-of-another @CR:715.3d
    Scenario: Nobody but the player who exiled it may cast it from there
      Given it is Bob's precombat main phase
      And Bob has "Bonecrusher Giant" in hand
      And Bob has lands for {1}{R}
      And Alice has lands for {2}{R}
      When Bob casts "Stomp" targeting Alice
      And the stack resolves
      Then Bob has "Bonecrusher Giant" in exile
      When the game advances to Alice's precombat main phase
      Then Alice can't cast "Bonecrusher Giant" in Bob's exile
