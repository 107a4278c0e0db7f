Feature: Casting permanent cards
  When cards of the permanent types can be cast, and where they go when they resolve.

  Rule: An artifact is cast in a main phase of its player with an empty stack

    @id:artifact-in-main-phase @CR:301.1
    Scenario Outline: In either main phase an artifact can be cast, and is a spell on the stack
      Given it is Alice's <phase> main phase
      And Alice has "Sol Ring" in hand
      And Alice has lands for {1}
      When Alice casts "Sol Ring"
      Then the stack is the spell "Sol Ring"
      And Alice controls no "Sol Ring"

      Examples:
        | phase      |
        | precombat  |
        | postcombat |

    @id:artifact-outside-main-phase @CR:301.1
    Scenario Outline: In another step an artifact can't be cast
      Given it is Alice's <step>
      And Alice has "Sol Ring" in hand
      And Alice has lands for {1}
      Then Alice can't cast "Sol Ring"

      Examples:
        | step     |
        | upkeep   |
        | end step |

    @id:artifact-with-a-stack @CR:301.1
    Scenario: While something is on the stack an artifact can't be cast
      Given Alice has "Sol Ring" and "Lightning Bolt" in hand
      And Alice has lands for {R}{1}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't cast "Sol Ring"

    @id:artifact-in-anothers-turn @CR:301.1
    Scenario: In another player's main phase an artifact can't be cast
      Given it is Bob's precombat main phase
      And Alice has "Sol Ring" in hand
      And Alice has lands for {1}
      When Bob passes
      Then Alice can't cast "Sol Ring"

    @id:artifact-resolves @CR:301.2
    Scenario: An artifact spell that resolves is put onto the battlefield under its controller's control
      Given Alice has "Sol Ring" in hand
      And Alice has lands for {1}
      When Alice casts "Sol Ring"
      And the stack resolves
      Then Alice controls "Sol Ring"
      And Alice has no "Sol Ring" in graveyard

  Rule: A creature is cast in a main phase of its player with an empty stack

    @id:creature-in-main-phase @CR:302.1
    Scenario Outline: In either main phase a creature can be cast, and is a spell on the stack
      Given it is Alice's <phase> main phase
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Grizzly Bears"
      Then the stack is the spell "Grizzly Bears"
      And Alice controls no "Grizzly Bears"

      Examples:
        | phase      |
        | precombat  |
        | postcombat |

    @id:creature-outside-main-phase @CR:302.1
    Scenario Outline: In another step a creature can't be cast
      Given it is Alice's <step>
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      Then Alice can't cast "Grizzly Bears"

      Examples:
        | step     |
        | upkeep   |
        | end step |

    @id:creature-with-a-stack @CR:302.1
    Scenario: While something is on the stack a creature can't be cast
      Given Alice has "Grizzly Bears" and "Lightning Bolt" in hand
      And Alice has lands for {R}{1}{G}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't cast "Grizzly Bears"

    @id:creature-in-anothers-turn @CR:302.1
    Scenario: In another player's main phase a creature can't be cast
      Given it is Bob's precombat main phase
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Bob passes
      Then Alice can't cast "Grizzly Bears"

    @id:creature-resolves @CR:302.2
    Scenario: A creature spell that resolves is put onto the battlefield under its controller's control
      Given Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice has no "Grizzly Bears" in graveyard

  Rule: An enchantment is cast in a main phase of its player with an empty stack

    @id:enchantment-in-main-phase @CR:303.1
    Scenario Outline: In either main phase an enchantment can be cast, and is a spell on the stack
      Given it is Alice's <phase> main phase
      And Alice has "Glorious Anthem" in hand
      And Alice has lands for {1}{W}{W}
      When Alice casts "Glorious Anthem"
      Then the stack is the spell "Glorious Anthem"
      And Alice controls no "Glorious Anthem"

      Examples:
        | phase      |
        | precombat  |
        | postcombat |

    @id:enchantment-outside-main-phase @CR:303.1
    Scenario Outline: In another step an enchantment can't be cast
      Given it is Alice's <step>
      And Alice has "Glorious Anthem" in hand
      And Alice has lands for {1}{W}{W}
      Then Alice can't cast "Glorious Anthem"

      Examples:
        | step     |
        | upkeep   |
        | end step |

    @id:enchantment-with-a-stack @CR:303.1
    Scenario: While something is on the stack an enchantment can't be cast
      Given Alice has "Glorious Anthem" and "Lightning Bolt" in hand
      And Alice has lands for {R}{1}{W}{W}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't cast "Glorious Anthem"

    @id:enchantment-in-anothers-turn @CR:303.1
    Scenario: In another player's main phase an enchantment can't be cast
      Given it is Bob's precombat main phase
      And Alice has "Glorious Anthem" in hand
      And Alice has lands for {1}{W}{W}
      When Bob passes
      Then Alice can't cast "Glorious Anthem"

    @id:enchantment-resolves @CR:303.2
    Scenario: An enchantment spell that resolves is put onto the battlefield under its controller's control
      Given Alice has "Glorious Anthem" in hand
      And Alice has lands for {1}{W}{W}
      When Alice casts "Glorious Anthem"
      And the stack resolves
      Then Alice controls "Glorious Anthem"
      And Alice has no "Glorious Anthem" in graveyard

  Rule: A planeswalker is cast in a main phase of its player with an empty stack

    @id:planeswalker-in-main-phase @CR:306.1
    Scenario Outline: In either main phase a planeswalker can be cast, and is a spell on the stack
      Given it is Alice's <phase> main phase
      And Alice has "Teferi, Time Raveler" in hand
      And Alice has lands for {1}{W}{U}
      When Alice casts "Teferi, Time Raveler"
      Then the stack is the spell "Teferi, Time Raveler"
      And Alice controls no "Teferi, Time Raveler"

      Examples:
        | phase      |
        | precombat  |
        | postcombat |

    @id:planeswalker-outside-main-phase @CR:306.1
    Scenario Outline: In another step a planeswalker can't be cast
      Given it is Alice's <step>
      And Alice has "Teferi, Time Raveler" in hand
      And Alice has lands for {1}{W}{U}
      Then Alice can't cast "Teferi, Time Raveler"

      Examples:
        | step     |
        | upkeep   |
        | end step |

    @id:planeswalker-with-a-stack @CR:306.1
    Scenario: While something is on the stack a planeswalker can't be cast
      Given Alice has "Teferi, Time Raveler" and "Lightning Bolt" in hand
      And Alice has lands for {R}{1}{W}{U}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't cast "Teferi, Time Raveler"

    @id:planeswalker-in-anothers-turn @CR:306.1
    Scenario: In another player's main phase a planeswalker can't be cast
      Given it is Bob's precombat main phase
      And Alice has "Teferi, Time Raveler" in hand
      And Alice has lands for {1}{W}{U}
      When Bob passes
      Then Alice can't cast "Teferi, Time Raveler"

    @id:planeswalker-resolves @CR:306.2
    Scenario: A planeswalker spell that resolves is put onto the battlefield under its controller's control
      Given Alice has "Teferi, Time Raveler" in hand
      And Alice has lands for {1}{W}{U}
      When Alice casts "Teferi, Time Raveler"
      And the stack resolves
      Then Alice controls "Teferi, Time Raveler"
      And Alice has no "Teferi, Time Raveler" in graveyard
