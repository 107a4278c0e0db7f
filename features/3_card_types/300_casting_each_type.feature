Feature: Casting each card type
  When cards of each type can be cast or played, and where they go when they resolve.

  Rule: All but instants wait for a main phase of their player and an empty stack

    @id:cast-in-main-phase @CR:301.1 @CR:302.1 @CR:303.1 @CR:306.1 @CR:307.1 @CR:308.1 @CR:300.2b
    Scenario Outline: In a main phase with an empty stack each can be cast, and is a spell on the stack
      Given it is Alice's <phase> main phase
      And Alice has "<card>" in hand
      And Alice has lands for <lands>
      When Alice casts "<card>"
      Then the stack is the spell "<card>"
      And Alice controls no "<card>"

      Examples:
        | card                 | lands     | phase      |
        | Sol Ring             | {1}       | precombat  |
        | Sol Ring             | {1}       | postcombat |
        | Grizzly Bears        | {1}{G}    | precombat  |
        | Grizzly Bears        | {1}{G}    | postcombat |
        | Glorious Anthem      | {1}{W}{W} | precombat  |
        | Glorious Anthem      | {1}{W}{W} | postcombat |
        | Teferi, Time Raveler | {1}{W}{U} | precombat  |
        | Teferi, Time Raveler | {1}{W}{U} | postcombat |
        | Divination           | {2}{U}    | precombat  |
        | Divination           | {2}{U}    | postcombat |
        | Bitterblossom        | {1}{B}    | precombat  |

    @id:cast-outside-main-phase @CR:301.1 @CR:302.1 @CR:303.1 @CR:306.1 @CR:307.1 @CR:308.1 @CR:300.2b
    Scenario Outline: In another step none of them can
      Given it is Alice's <step>
      And Alice has "<card>" in hand
      And Alice has lands for <lands>
      Then Alice can't cast "<card>"

      Examples:
        | card                 | lands     | step     |
        | Sol Ring             | {1}       | upkeep   |
        | Sol Ring             | {1}       | end step |
        | Grizzly Bears        | {1}{G}    | upkeep   |
        | Grizzly Bears        | {1}{G}    | end step |
        | Glorious Anthem      | {1}{W}{W} | upkeep   |
        | Glorious Anthem      | {1}{W}{W} | end step |
        | Teferi, Time Raveler | {1}{W}{U} | upkeep   |
        | Teferi, Time Raveler | {1}{W}{U} | end step |
        | Divination           | {2}{U}    | upkeep   |
        | Divination           | {2}{U}    | end step |
        | Bitterblossom        | {1}{B}    | upkeep   |

    @id:cast-with-a-stack @CR:301.1 @CR:302.1 @CR:303.1 @CR:306.1 @CR:307.1 @CR:308.1 @CR:300.2b
    Scenario Outline: While something is on the stack none of them can
      Given Alice has "<card>" and "Opt" in hand
      And Alice has lands for {U}<lands>
      When Alice casts "Opt"
      Then Alice can't cast "<card>"

      Examples:
        | card                 | lands     |
        | Sol Ring             | {1}       |
        | Grizzly Bears        | {1}{G}    |
        | Glorious Anthem      | {1}{W}{W} |
        | Teferi, Time Raveler | {1}{W}{U} |
        | Divination           | {2}{U}    |
        | Bitterblossom        | {1}{B}    |

    @id:cast-in-anothers-turn @CR:301.1 @CR:302.1 @CR:303.1 @CR:306.1 @CR:307.1 @CR:308.1 @CR:300.2b
    Scenario Outline: In another player's main phase none of them can
      Given it is Bob's precombat main phase
      And Alice has "<card>" in hand
      And Alice has lands for <lands>
      When Bob passes
      Then Alice can't cast "<card>"

      Examples:
        | card                 | lands     |
        | Sol Ring             | {1}       |
        | Grizzly Bears        | {1}{G}    |
        | Glorious Anthem      | {1}{W}{W} |
        | Teferi, Time Raveler | {1}{W}{U} |
        | Divination           | {2}{U}    |
        | Bitterblossom        | {1}{B}    |

  Rule: Instants need nothing but priority

    @id:instant-at-any-time @CR:304.1 @CR:308.1 @CR:300.2b
    Scenario Outline: An instant can be cast in any step, in anybody's turn
      Given it is <time>
      And Alice has "<card>" in hand
      And Alice has lands for {R}
      When Alice casts "<card>" targeting Bob
      Then the stack is the spell "<card>"

      Examples:
        | time                      | card           |
        | Alice's upkeep            | Lightning Bolt |
        | Alice's draw step         | Lightning Bolt |
        | Alice's end step          | Lightning Bolt |
        | Alice's upkeep            | Tarfire        |

    @id:instant-in-response @CR:304.1 @CR:308.1 @CR:300.2b
    Scenario Outline: An instant can be cast while another spell is on the stack, by either player
      Given it is Bob's precombat main phase
      And Bob has "Divination" in hand
      And Bob has lands for {2}{U}
      And Alice has "<card>" in hand
      And Alice has lands for {R}
      When Bob casts "Divination"
      And Bob passes
      And Alice casts "<card>" targeting Bob
      Then the stack is the spell "<card>" and the spell "Divination"

      Examples:
        | card           |
        | Lightning Bolt |
        | Tarfire        |

    @id:instant-without-priority @CR:304.1
    Scenario: Without priority an instant can't be cast
      Given it is Bob's precombat main phase
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      Then Alice can't cast "Lightning Bolt" targeting Bob

  Rule: Permanent spells become permanents, the others go to the graveyard

    @id:permanent-spells-resolve @CR:301.2 @CR:302.2 @CR:303.2 @CR:306.2 @CR:308.1 @CR:300.2b
    Scenario Outline: A permanent spell is put onto the battlefield under its controller's control
      Given Alice has "<card>" in hand
      And Alice has lands for <lands>
      When Alice casts "<card>"
      And the stack resolves
      Then Alice controls "<card>"
      And Alice has no "<card>" in graveyard

      Examples:
        | card                 | lands     |
        | Sol Ring             | {1}       |
        | Grizzly Bears        | {1}{G}    |
        | Glorious Anthem      | {1}{W}{W} |
        | Teferi, Time Raveler | {1}{W}{U} |
        | Bitterblossom        | {1}{B}    |

    @id:instants-and-sorceries-resolve @CR:304.2 @CR:307.2 @CR:308.1 @CR:300.2b
    Scenario Outline: The instructions of an instant or sorcery are followed before it is put into the graveyard
      Given Alice has "<card>" in hand
      And Alice has lands for <lands>
      When Alice casts "<card>" <targeting>
      And the stack resolves
      Then Alice has "<card>" in graveyard
      And Alice controls no "<card>"
      And Bob has <life> life
      And Alice has <cards> cards in hand

      Examples:
        | card           | lands  | targeting      | life | cards |
        | Lightning Bolt | {R}    | targeting Bob  | 17   | 0     |
        | Tarfire        | {R}    | targeting Bob  | 18   | 0     |
        | Divination     | {2}{U} |                | 20   | 2     |

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
