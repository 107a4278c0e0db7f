Feature: Modal double-faced cards
  Its player casts or plays either face. On the stack and on the battlefield it has the characteristics of the face that is
  up, everywhere else those of its front face.

  Rule: Either face can be cast

    @id:modal-back-face-is-cast @CR:712.11b @CR:712.8f @CR:712.13
    Scenario: The back face is a spell and then a permanent of its own
      Given Alice has "Esika, God of the Tree" in hand
      And Alice has lands for {W}{U}{B}{R}{G}
      When Alice casts "The Prismatic Bridge"
      Then the spell "The Prismatic Bridge" is an enchantment
      And the spell "The Prismatic Bridge" isn't a creature
      And the spell "The Prismatic Bridge" is white and blue and black and red and green
      And the spell "The Prismatic Bridge" has mana value 5
      When the stack resolves
      Then Alice controls "The Prismatic Bridge"
      And "The Prismatic Bridge" is an enchantment
      And "The Prismatic Bridge" isn't a creature
      And "The Prismatic Bridge" has mana value 5

    @id:modal-front-face-is-cast @CR:712.11b @CR:712.8d
    Scenario: The front face is cast for its own cost
      Given Alice has "Esika, God of the Tree" in hand
      And Alice has lands for {1}{G}{G}
      Then Alice can't cast "The Prismatic Bridge"
      When Alice casts "Esika, God of the Tree"
      Then the spell "Esika, God of the Tree" is a green creature
      And the spell "Esika, God of the Tree" has mana value 3
      When the stack resolves
      Then "Esika, God of the Tree" is a 1/4 creature
      And "Esika, God of the Tree" has vigilance
      And "Esika, God of the Tree" isn't an enchantment

    @id:name-of-a-modal-face-chosen @CR:712.19 @CR:712.11c
    Scenario Outline: The name of either face may be chosen, and bans that face alone
      Given Bob has "Meddling Mage" in hand
      And Bob has lands for {W}{U}
      And it is Bob's precombat main phase
      And Alice has "Esika, God of the Tree" in hand
      And Alice has lands for {W}{U}{B}{R}{G}{G}
      When Bob casts "Meddling Mage"
      And the stack resolves
      And Bob chooses "<chosen>"
      And the game advances to Alice's precombat main phase
      Then Alice can't cast "<chosen>"
      When Alice casts "<other>"
      And the stack resolves
      Then Alice controls "<other>"

      Examples:
        | chosen                 | other                  |
        | The Prismatic Bridge   | Esika, God of the Tree |
        | Esika, God of the Tree | The Prismatic Bridge   |

    @id:countered-modal-back-face @CR:712.8a
    Scenario: Countered with its back face up, it is its front face in the graveyard
      Given Alice has "Esika, God of the Tree" in hand
      And Alice has lands for {W}{U}{B}{R}{G}
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "The Prismatic Bridge"
      And Alice passes
      And Bob casts "Counterspell" targeting the spell "The Prismatic Bridge"
      And the stack resolves
      Then "Esika, God of the Tree" in Alice's graveyard is named "Esika, God of the Tree"
      And "Esika, God of the Tree" in Alice's graveyard is a creature
      And "Esika, God of the Tree" in Alice's graveyard has mana value 3

  Rule: A face that is a land is played

    @id:modal-land-face-is-played @CR:712.12 @CR:712.8f
    Scenario: The land face enters with that face up
      Given Alice has "Tangled Florahedron" and "Forest" in hand
      When Alice plays "Tangled Vale"
      Then Alice controls "Tangled Vale"
      And "Tangled Vale" is a land
      And "Tangled Vale" isn't a creature
      And "Tangled Vale" has mana value 0
      And "Tangled Vale" is tapped
      And Alice can't play "Forest"

    @id:modal-lands-either-face @CR:712.12
    Scenario Outline: Of two land faces either is played
      Given Alice has "Branchloft Pathway" in hand
      When Alice plays "<face>"
      And Alice taps "<face>" for mana
      Then Alice has <mana>

      Examples:
        | face                 | mana |
        | Branchloft Pathway   | {G}  |
        | Boulderloft Pathway  | {W}  |

    @id:modal-face-of-the-wrong-kind @CR:712.12 @CR:712.11c
    Scenario: A spell face can't be played as a land, a land face can't be cast
      Given Alice has "Tangled Florahedron" in hand
      And Alice has lands for {1}{G}
      Then Alice can't play "Tangled Florahedron"
      And Alice can't cast "Tangled Vale"
      When Alice casts "Tangled Florahedron"
      And the stack resolves
      Then "Tangled Florahedron" is a 1/1 creature

    @id:instant-with-a-land-behind-it @CR:712.11c @CR:712.12
    Scenario: In another player's turn the instant is cast and the land can't be played
      Given it is Bob's precombat main phase
      And Bob has "Grizzly Bears" in hand
      And Bob has lands for {1}{G}
      And Alice has 2 "Jwari Disruption" in hand
      And Alice has lands for {1}{U}
      When Bob casts "Grizzly Bears"
      And Bob passes
      Then Alice can't play "Jwari Ruins"
      When Alice casts "Jwari Disruption" targeting the spell "Grizzly Bears"
      And the stack resolves
      And Bob declines
      Then Bob has "Grizzly Bears" in graveyard
      When the game advances to Alice's precombat main phase
      And Alice plays "Jwari Ruins"
      Then Alice controls "Jwari Ruins"

  Rule: Anywhere else it is its front face

    @id:modal-card-in-other-zones @CR:712.8a
    Scenario Outline: Outside the battlefield and the stack the land face doesn't count
      Given Alice has "Jwari Disruption" <where>
      Then "Jwari Disruption" in Alice's <zone> is a blue instant
      And "Jwari Disruption" in Alice's <zone> isn't a land
      And "Jwari Disruption" in Alice's <zone> has mana value 2

      Examples:
        | where        | zone      |
        | in hand      | hand      |
        | in graveyard | graveyard |
        | in exile     | exile     |

    @id:modal-land-returned-to-hand @CR:712.8a
    Scenario: Returned to hand, the land is the creature card again
      Given Alice controls "Tangled Vale" and "Forest"
      And Bob has "Boomerang" in hand
      And Bob has lands for {U}{U}
      When Alice passes
      And Bob casts "Boomerang" targeting "Tangled Vale"
      And the stack resolves
      Then "Tangled Florahedron" in Alice's hand is a 1/1 creature
      And "Tangled Florahedron" in Alice's hand isn't a land

    @id:flickered-modal-land-is-a-creature @CR:712.14
    Scenario: Put onto the battlefield from elsewhere, it enters with its front face up
      Given Alice controls "Tangled Vale"
      And Alice has "Flicker" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Flicker" targeting "Tangled Vale"
      And the stack resolves
      Then "Tangled Florahedron" is a 1/1 creature
      And Alice controls no "Tangled Vale"

    @id:flickered-land-with-an-instant-in-front @CR:712.14b
    Scenario: With a front face that is no permanent card it stays where it is
      Given Alice controls "Jwari Ruins"
      And Alice has "Flicker" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Flicker" targeting "Jwari Ruins"
      And the stack resolves
      Then Alice has "Jwari Disruption" in exile
      And Alice controls no "Jwari Ruins"
