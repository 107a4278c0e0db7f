Feature: Instants and sorceries that can't enter, and doing something as one of them
  A card that is an instant or sorcery stays off the battlefield; "as a sorcery" is about timing alone.

  Rule: An instant or sorcery stays where it is

    @id:instant-cant-enter @CR:304.4 @CR:307.4
    Scenario Outline: A face-down permanent that is an instant or sorcery card doesn't come back
      Given Alice controls "<card>" that is face down
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      When Alice casts "Cloudshift" targeting "<card>"
      And the stack resolves
      Then Alice has "<card>" in exile
      And Alice controls no "<card>"

      Examples:
        | card           |
        | Lightning Bolt |
        | Divination     |

    @id:permanent-card-comes-back @CR:304.4 @CR:307.4
    Scenario: A face-down permanent that is a creature card comes back face up
      Given Alice controls "Hill Giant" that is face down
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      When Alice casts "Cloudshift" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is a 3/3 red creature

  Rule: As a sorcery means priority, the player's main phase and an empty stack

    @id:equip-as-a-sorcery @CR:307.5 @CR:702.6a
    Scenario Outline: Outside a main phase of its controller equip can't be activated
      Given it is <time>
      And Alice controls "Bonesplitter" and "Grizzly Bears"
      And Alice has lands for {1}
      Then Alice can't activate "Bonesplitter" targeting "Grizzly Bears"

      Examples:
        | time             |
        | Alice's upkeep   |
        | Alice's end step |

    @id:equip-with-a-stack @CR:307.5
    Scenario: With something on the stack equip can't be activated
      Given Alice controls "Bonesplitter" and "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}{1}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't activate "Bonesplitter" targeting "Grizzly Bears"
      When the stack resolves
      And Alice activates "Bonesplitter" targeting "Grizzly Bears"
      And the stack resolves
      Then "Bonesplitter" is attached to "Grizzly Bears"

    @id:equip-in-anothers-turn @CR:307.5
    Scenario: In another player's main phase equip can't be activated
      Given it is Bob's precombat main phase
      And Alice controls "Bonesplitter" and "Grizzly Bears"
      And Alice has lands for {1}
      When Bob passes
      Then Alice can't activate "Bonesplitter" targeting "Grizzly Bears"

    @id:equip-while-no-sorcery-can-be-cast @CR:307.5
    Scenario: A player who can't cast another spell may still do what is done as a sorcery
      Given Alice controls "Rule of Law", "Bonesplitter" and "Grizzly Bears"
      And Alice has "Sol Ring" and "Divination" in hand
      And Alice has lands for {1}{1}{2}{U}
      When Alice casts "Sol Ring"
      And the stack resolves
      Then Alice can't cast "Divination"
      When Alice activates "Bonesplitter" targeting "Grizzly Bears"
      And the stack resolves
      Then "Bonesplitter" is attached to "Grizzly Bears"

  Rule: When no sorcery could have been cast is a matter of priority, phase and stack too

    @id:soar-in-a-main-phase @CR:307.5a
    Scenario: Cast in a main phase with an empty stack it stays, though no sorcery is at hand
      Given Alice controls "Grizzly Bears"
      And Alice has "Soar" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Soar" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Alice controls "Soar"
      And "Grizzly Bears" is 2/3

    @id:soar-at-another-time @CR:307.5a
    Scenario Outline: Cast <when> it is sacrificed as the turn ends
      Given it is <time>
      And Alice controls "Grizzly Bears"
      And Alice has "Soar" in hand
      And Alice has lands for {1}{U}
      When <passes>
      And Alice casts "Soar" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to <player>'s end step
      Then "Grizzly Bears" is 2/3
      When the game advances to <next>'s upkeep
      Then Alice has "Soar" in graveyard
      And "Grizzly Bears" is 2/2

      Examples:
        | when                           | time                     | passes         | player | next  |
        | in an upkeep                   | Alice's upkeep           | Alice declines | Alice  | Bob   |
        | in another player's main phase | Bob's precombat main phase | Bob passes   | Bob    | Alice |

    @id:soar-above-a-spell @CR:307.5a
    Scenario: With another spell on the stack it is sacrificed too
      Given Alice controls "Grizzly Bears"
      And Alice has "Soar" and "Lightning Bolt" in hand
      And Alice has lands for {1}{U}{R}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice casts "Soar" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Alice has "Soar" in graveyard

  Rule: Any time an instant could be cast means priority

    @id:equip-as-an-instant @CR:304.5
    Scenario: With Leonin Shikari equip can be activated whenever its player has priority
      Given it is Bob's precombat main phase
      And Alice controls "Leonin Shikari", "Bonesplitter" and "Grizzly Bears"
      And Alice has lands for {1}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Bob casts "Lightning Bolt" targeting Alice
      And Bob passes
      And Alice activates "Bonesplitter" targeting "Grizzly Bears"
      Then the stack is the ability of "Bonesplitter" and the spell "Lightning Bolt"

    @id:equip-while-no-instant-can-be-cast @CR:304.5
    Scenario: A player who can't cast another spell may still do so
      Given it is Alice's upkeep
      And Alice controls "Leonin Shikari", "Rule of Law", "Bonesplitter" and "Grizzly Bears"
      And Alice has "Lightning Bolt" and "Opt" in hand
      And Alice has lands for {R}{U}{1}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't cast "Opt"
      When Alice activates "Bonesplitter" targeting "Grizzly Bears"
      Then the stack is the ability of "Bonesplitter" and the spell "Lightning Bolt"

    @id:equip-as-an-instant-without-priority @CR:304.5
    Scenario: Without priority it can't be
      Given it is Bob's precombat main phase
      And Alice controls "Leonin Shikari", "Bonesplitter" and "Grizzly Bears"
      And Alice has lands for {1}
      Then Alice can't activate "Bonesplitter" targeting "Grizzly Bears"
