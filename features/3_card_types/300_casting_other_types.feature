Feature: Casting instants, sorceries and kindred cards, playing lands
  When they can be cast or played, and where they go.

  Rule: A sorcery is cast in a main phase of its player with an empty stack

    @id:sorcery-in-main-phase @CR:307.1
    Scenario Outline: In either main phase a sorcery can be cast, and is a spell on the stack
      Given it is Alice's <phase> main phase
      And Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Divination"
      Then the stack is the spell "Divination"
      And Alice controls no "Divination"

      Examples:
        | phase      |
        | precombat  |
        | postcombat |

    @id:sorcery-outside-main-phase @CR:307.1 @CR:117.1a
    Scenario Outline: In another step a sorcery can't be cast
      Given it is Alice's <step>
      And Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      Then Alice can't cast "Divination"

      Examples:
        | step     |
        | upkeep   |
        | end step |

    @id:sorcery-with-a-stack @CR:307.1 @CR:117.1a
    Scenario: While something is on the stack a sorcery can't be cast
      Given Alice has "Divination" and "Lightning Bolt" in hand
      And Alice has lands for {R}{2}{U}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't cast "Divination"

    @id:sorcery-in-anothers-turn @CR:307.1 @CR:117.1a
    Scenario: In another player's main phase a sorcery can't be cast
      Given it is Bob's precombat main phase
      And Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      When Bob passes
      Then Alice can't cast "Divination"

  Rule: A kindred enchantment is cast in a main phase of its player with an empty stack

    @id:kindred-in-main-phase @CR:308.1 @CR:300.2b
    Scenario Outline: In either main phase a kindred enchantment can be cast, and is a spell on the stack
      Given it is Alice's <phase> main phase
      And Alice has "Bitterblossom" in hand
      And Alice has lands for {1}{B}
      When Alice casts "Bitterblossom"
      Then the stack is the spell "Bitterblossom"
      And Alice controls no "Bitterblossom"

      Examples:
        | phase      |
        | precombat  |
        | postcombat |

    @id:kindred-outside-main-phase @CR:308.1 @CR:300.2b
    Scenario Outline: In another step a kindred enchantment can't be cast
      Given it is Alice's <step>
      And Alice has "Bitterblossom" in hand
      And Alice has lands for {1}{B}
      Then Alice can't cast "Bitterblossom"

      Examples:
        | step     |
        | upkeep   |
        | end step |

    @id:kindred-with-a-stack @CR:308.1 @CR:300.2b
    Scenario: While something is on the stack a kindred enchantment can't be cast
      Given Alice has "Bitterblossom" and "Lightning Bolt" in hand
      And Alice has lands for {R}{1}{B}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't cast "Bitterblossom"

    @id:kindred-in-anothers-turn @CR:308.1 @CR:300.2b
    Scenario: In another player's main phase a kindred enchantment can't be cast
      Given it is Bob's precombat main phase
      And Alice has "Bitterblossom" in hand
      And Alice has lands for {1}{B}
      When Bob passes
      Then Alice can't cast "Bitterblossom"

    @id:kindred-resolves @CR:308.1 @CR:300.2b
    Scenario: A kindred enchantment spell that resolves is put onto the battlefield under its controller's control
      Given Alice has "Bitterblossom" in hand
      And Alice has lands for {1}{B}
      When Alice casts "Bitterblossom"
      And the stack resolves
      Then Alice controls "Bitterblossom"
      And Alice has no "Bitterblossom" in graveyard

  Rule: Instants need nothing but priority

    @id:instant-at-any-time @CR:304.1
    Scenario Outline: An instant can be cast in any step
      Given it is Alice's <step>
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then the stack is the spell "Lightning Bolt"

      Examples:
        | step      |
        | upkeep    |
        | draw step |
        | end step  |

    @id:instant-in-response @CR:304.1
    Scenario: An instant can be cast in another player's turn, in response to another spell
      Given it is Bob's precombat main phase
      And Bob has "Divination" in hand
      And Bob has lands for {2}{U}
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Bob casts "Divination"
      And Bob passes
      And Alice casts "Lightning Bolt" targeting Bob
      Then the stack is the spell "Lightning Bolt" and the spell "Divination"

    @id:kindred-instant-in-response @CR:308.1 @CR:300.2b
    Scenario: A kindred instant is cast when an instant can be
      Given it is Bob's precombat main phase
      And Bob has "Divination" in hand
      And Bob has lands for {2}{U}
      And Alice has "Tarfire" in hand
      And Alice has lands for {R}
      When Bob casts "Divination"
      And Bob passes
      And Alice casts "Tarfire" targeting Bob
      Then the stack is the spell "Tarfire" and the spell "Divination"

    @id:instant-without-priority @CR:304.1
    Scenario: Without priority an instant can't be cast
      Given it is Bob's precombat main phase
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      Then Alice can't cast "Lightning Bolt" targeting Bob

  Rule: Instants and sorceries go to the graveyard

    @id:instant-resolves @CR:304.2
    Scenario: The instructions of an instant are followed before it is put into the graveyard
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Alice has "Lightning Bolt" in graveyard
      And Alice controls no "Lightning Bolt"
      And Bob has 17 life

    @id:kindred-instant-resolves @CR:308.1 @CR:300.2b
    Scenario: So are those of a kindred instant
      Given Alice has "Tarfire" in hand
      And Alice has lands for {R}
      When Alice casts "Tarfire" targeting Bob
      And the stack resolves
      Then Alice has "Tarfire" in graveyard
      And Alice controls no "Tarfire"
      And Bob has 18 life

    @id:sorcery-resolves @CR:307.2
    Scenario: So are those of a sorcery
      Given Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Divination"
      And the stack resolves
      Then Alice has "Divination" in graveyard
      And Alice controls no "Divination"
      And Alice has 2 cards in hand

  Rule: A land with another card type can only be played

    @id:land-creature-cant-be-cast @CR:300.2a @CR:305.9
    Scenario: A land creature can't be cast, even for nothing
      Given Alice controls "Omniscience"
      And Alice has "Dryad Arbor" in hand
      Then Alice can't cast "Dryad Arbor" without paying its mana cost
      When Alice plays "Dryad Arbor"
      Then Alice controls "Dryad Arbor"
      And the stack is empty

    @id:artifact-land-is-played @CR:300.2a @CR:305.9
    Scenario: An artifact land can't be cast; it is the land of the turn
      Given Alice has "Seat of the Synod" and "Forest" in hand
      And Alice has lands for {2}
      Then Alice can't cast "Seat of the Synod"
      When Alice plays "Seat of the Synod"
      Then Alice controls "Seat of the Synod"
      And Alice can't play "Forest"
