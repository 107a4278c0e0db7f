@card:Jin-Gitaxias
Feature: Jin-Gitaxias, the front face
  Ward, and a card for each noncreature spell of mana value three or more.

  Rule: Ward {2}

    @id:jin-ward-paid @CR:702.21a
    Scenario: An opponent who pays {2} for ward keeps the spell
      Given Alice controls "Jin-Gitaxias"
      And Bob has "Doom Blade" in hand
      And Bob has lands for {3}{B}
      When Alice passes
      And Bob casts "Doom Blade" targeting "Jin-Gitaxias"
      Then the stack is the trigger of "Jin-Gitaxias" and the spell "Doom Blade"
      When the stack resolves
      And Bob accepts
      Then Alice has "Jin-Gitaxias" in graveyard
      And Bob has no untapped lands

    @id:jin-ward-declined @CR:702.21a
    Scenario: An opponent who doesn't pay loses the spell
      Given Alice controls "Jin-Gitaxias"
      And Bob has "Doom Blade" in hand
      And Bob has lands for {3}{B}
      When Alice passes
      And Bob casts "Doom Blade" targeting "Jin-Gitaxias"
      And the stack resolves
      And Bob declines
      Then Alice controls "Jin-Gitaxias"
      And Bob has "Doom Blade" in graveyard

    @id:jin-ward-unpayable @CR:702.21a @CR:118.3
    Scenario: An opponent with too little mana can't pay for ward
      Given Alice controls "Jin-Gitaxias"
      And Bob has "Doom Blade" in hand
      And Bob has lands for {2}{B}
      When Alice passes
      And Bob casts "Doom Blade" targeting "Jin-Gitaxias"
      And the stack resolves
      And Bob declines
      Then Alice controls "Jin-Gitaxias"
      And Bob has "Doom Blade" in graveyard

    @id:jin-ward-own-spell @CR:702.21a
    Scenario: Ward doesn't trigger for its controller's spells
      Given Alice controls "Jin-Gitaxias"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      When Alice casts "Giant Growth" targeting "Jin-Gitaxias"
      Then the stack is the spell "Giant Growth"
      When the stack resolves
      Then "Jin-Gitaxias" is 8/8

  Rule: It draws for noncreature spells of mana value three or more

    @id:jin-draws-by-mana-value @CR:603.2 @CR:202.3
    Scenario Outline: Casting <card> for <mana>
      Given Alice controls "Jin-Gitaxias"
      And Alice has "<card>" in hand
      And Alice has lands for <mana>
      When Alice casts "<card>"
      Then the stack is <stack>

      Examples:
        | card              | mana      | stack                                                         |
        | Divination        | {2}{U}    | the trigger of "Jin-Gitaxias" and the spell "Divination"      |
        | Phyrexian Arena   | {1}{B}{B} | the trigger of "Jin-Gitaxias" and the spell "Phyrexian Arena" |
        | Day of Judgment   | {2}{W}{W} | the trigger of "Jin-Gitaxias" and the spell "Day of Judgment" |
        | Raise the Alarm   | {1}{W}    | the spell "Raise the Alarm"                                   |
        | Sol Ring          | {1}       | the spell "Sol Ring"                                          |
        | Hill Giant        | {3}{R}    | the spell "Hill Giant"                                        |
        | Psychosis Crawler | {5}       | the spell "Psychosis Crawler"                                 |

    @id:jin-draws-before-the-spell @CR:603.3
    Scenario: The card is drawn before the spell resolves
      Given Alice controls "Jin-Gitaxias"
      And Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Divination"
      And all players pass
      Then the stack is the spell "Divination"
      And Alice has 1 card in hand
      When the stack resolves
      Then Alice has 3 cards in hand

    @id:jin-counts-x @CR:202.3e
    Scenario Outline: X counts for the mana value of the spell
      Given Alice controls "Jin-Gitaxias"
      And Alice has "Blaze" in hand
      And Alice has lands for <mana>
      When Alice casts "Blaze" with X = <x> targeting Bob
      Then the stack is <stack>

      Examples:
        | mana   | x | stack                                               |
        | {1}{R} | 1 | the spell "Blaze"                                   |
        | {2}{R} | 2 | the trigger of "Jin-Gitaxias" and the spell "Blaze" |

    @id:jin-ignores-kicker @CR:202.3 @CR:118.8d
    Scenario: What a kicker costs isn't part of the mana value
      Given Alice controls "Jin-Gitaxias"
      And Alice has "Burst Lightning" in hand
      And Alice has lands for {4}{R}
      When Alice casts "Burst Lightning" with kicker targeting Bob
      Then the stack is the spell "Burst Lightning"
      And Alice has no untapped lands

    @id:jin-counts-the-half-that-is-cast @CR:202.3d @CR:709.3b
    Scenario Outline: Of a split card only the half that is cast counts
      Given Alice controls "Jin-Gitaxias"
      And Bob controls "Grizzly Bears"
      And Alice has "Dead // Gone" in hand
      And Alice has lands for {2}{R}
      When Alice casts "<half>" targeting "Grizzly Bears"
      Then the stack is <stack>

      Examples:
        | half | stack                                              |
        | Dead | the spell "Dead"                                   |
        | Gone | the trigger of "Jin-Gitaxias" and the spell "Gone" |

    @id:jin-does-not-see-copies @CR:707.10
    Scenario: A copy of a spell isn't cast
      Given Alice controls "Jin-Gitaxias"
      And Alice has "Divination" and "Twincast" in hand
      And Alice has lands for {2}{U}{U}{U}
      When Alice casts "Divination"
      And Alice casts "Twincast" targeting the spell "Divination"
      And the stack resolves
      Then Alice has 5 cards in hand

    @id:jin-does-not-see-opponents @CR:603.2
    Scenario: Spells of other players don't count
      Given Alice controls "Jin-Gitaxias"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob has "Cancel" in hand
      And Bob has lands for {1}{U}{U}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice passes
      And Bob casts "Cancel" targeting the spell "Lightning Bolt"
      Then the stack is the spell "Cancel" and the spell "Lightning Bolt"
