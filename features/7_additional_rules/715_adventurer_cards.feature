Feature: Adventurer cards
  One card is a permanent card and, as a spell only, an Adventure: an instant or a sorcery with a name, a cost and types of
  its own. Once it has resolved as an Adventure it waits in exile to be cast as what it normally is.

  Rule: It is cast normally or as an Adventure

    @id:adventure-and-then-the-creature @CR:715.3 @CR:715.3d
    Scenario: Chop Down resolves, and Giant Killer is cast out of exile
      Given Alice has "Giant Killer" in hand
      And Alice has lands for {2}{W}{W}
      And Bob controls "Serra Angel"
      When Alice casts "Chop Down" targeting "Serra Angel"
      And the stack resolves
      Then Bob has "Serra Angel" in graveyard
      And Alice has "Giant Killer" in exile
      When Alice casts "Giant Killer"
      And the stack resolves
      Then Alice controls "Giant Killer"
      And Alice has no untapped lands

    @id:adventurer-cast-as-a-creature @CR:715.3 @CR:715.4
    Scenario: Cast normally, it is a creature spell and then a creature
      Given Alice has "Giant Killer" in hand
      And Alice has lands for {W}
      When Alice casts "Giant Killer"
      Then the spell "Giant Killer" is a creature
      And the spell "Giant Killer" isn't an instant
      And the spell "Giant Killer" has mana value 1
      When the stack resolves
      Then "Giant Killer" is a 1/2 creature
      And "Giant Killer" has mana value 1

    @id:adventure-spell-is-no-creature @CR:715.3b
    Scenario: As an Adventure it has the Adventure's characteristics only
      Given Alice has "Giant Killer" in hand
      And Alice has lands for {2}{W}
      And Bob controls "Serra Angel"
      And Bob has "Essence Scatter" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Chop Down" targeting "Serra Angel"
      Then the spell "Chop Down" is a white instant
      And the spell "Chop Down" isn't a creature
      And the spell "Chop Down" is an Adventure
      And the spell "Chop Down" has mana value 3
      When Alice passes
      Then Bob can't cast "Essence Scatter" targeting the spell "Chop Down"

    @id:creature-spell-with-an-adventure-is-a-creature @CR:715.4
    Scenario: Cast normally, it can be countered as a creature spell
      Given Alice has "Giant Killer" in hand
      And Alice has lands for {W}
      And Bob has "Essence Scatter" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Giant Killer"
      And Alice passes
      And Bob casts "Essence Scatter" targeting the spell "Giant Killer"
      And the stack resolves
      Then Alice has "Giant Killer" in graveyard

  Rule: Only what it is cast as is looked at

    @id:instant-adventure-in-another-turn @CR:715.3a
    Scenario: In another player's turn an instant Adventure can be cast, the creature can't
      Given it is Bob's precombat main phase
      And Alice has "Giant Killer" in hand
      And Alice has lands for {2}{W}{W}
      And Bob controls "Serra Angel"
      When Bob passes
      Then Alice can't cast "Giant Killer"
      When Alice casts "Chop Down" targeting "Serra Angel"
      And the stack resolves
      Then Alice has "Giant Killer" in exile

    @id:ban-on-even-mana-values-and-an-adventure @CR:715.3a
    Scenario: A ban on even mana values stops the Adventure for two, not the creature for one
      Given Bob controls "Void Winnower"
      And Alice controls "Grizzly Bears"
      And Alice has "Faerie Guidemother" in hand
      And Alice has lands for {1}{W}
      Then Alice can't cast "Gift of the Fae" targeting "Grizzly Bears"
      When Alice casts "Faerie Guidemother"
      And the stack resolves
      Then Alice controls "Faerie Guidemother"

    @id:adventure-needs-its-own-target @CR:715.3a
    Scenario: Without a target for the Adventure only the creature can be cast
      Given Alice has "Giant Killer" in hand
      And Alice has lands for {2}{W}
      And Bob controls "Hill Giant"
      Then Alice can't cast "Chop Down" targeting "Hill Giant"
      When Alice casts "Giant Killer"
      And the stack resolves
      Then Alice controls "Giant Killer"

  Rule: In every other zone it is what it normally is

    @id:adventurer-in-other-zones @CR:715.4
    Scenario Outline: It has only its normal characteristics
      Given Alice has "Bonecrusher Giant" <where>
      Then "Bonecrusher Giant" in Alice's <zone> is named "Bonecrusher Giant"
      And "Bonecrusher Giant" in Alice's <zone> is a 4/3 creature
      And "Bonecrusher Giant" in Alice's <zone> isn't an instant
      And "Bonecrusher Giant" in Alice's <zone> has mana value 3

      Examples:
        | where        | zone      |
        | in hand      | hand      |
        | in graveyard | graveyard |
        | in exile     | exile     |

    @id:adventurer-is-no-instant-card @CR:715.4
    Scenario: What looks for an instant card in a graveyard doesn't find it
      Given Alice has "Snapcaster Mage" in hand and "Giant Killer" and "Opt" and "Lightning Bolt" in graveyard
      And Alice has lands for {1}{U}
      When Alice casts "Snapcaster Mage"
      And the stack resolves
      Then Alice may choose only "Opt" and "Lightning Bolt"
      When Alice chooses "Opt"

    @id:one-adventurer-is-one-card @CR:715.2c
    Scenario: Discarded, it is one card
      Given Bob has "Mind Rot" in hand
      And Bob has lands for {2}{B}
      And it is Bob's precombat main phase
      And Alice has "Giant Killer" and "Grizzly Bears" and "Forest" in hand
      When Bob casts "Mind Rot" targeting Alice
      And the stack resolves
      And Alice chooses "Giant Killer" and "Forest"
      Then Alice has "Grizzly Bears" in hand
      And Alice has "Giant Killer" and "Forest" in graveyard
      And Alice has 2 cards in graveyard

  Rule: A player may choose the name of the Adventure

    @id:name-of-an-adventure-chosen @CR:715.5
    Scenario Outline: Only the spell of the chosen name is banned
      Given Bob has "Meddling Mage" in hand
      And Bob has lands for {W}{U}
      And it is Bob's precombat main phase
      And Bob controls "Serra Angel"
      And Alice has "Giant Killer" in hand
      And Alice has lands for {2}{W}
      When Bob casts "Meddling Mage"
      And the stack resolves
      And Bob chooses "<chosen>"
      And the game advances to Alice's precombat main phase
      Then Alice can't cast <banned>
      When Alice casts <allowed>
      And the stack resolves
      Then Alice has no "Giant Killer" in hand

      Examples:
        | chosen       | banned                              | allowed                             |
        | Chop Down    | "Chop Down" targeting "Serra Angel" | "Giant Killer"                      |
        | Giant Killer | "Giant Killer"                      | "Chop Down" targeting "Serra Angel" |

  Rule: It has an Adventure even while it doesn't use it

    @id:innkeeper-draws-for-an-adventure @CR:715.2a
    Scenario Outline: A creature spell that has an Adventure draws a card for Edgewall Innkeeper
      Given Alice controls "Edgewall Innkeeper"
      And Alice has <card> in hand
      And Alice has lands for {1}{G}{W}
      When Alice casts <card>
      And the stack resolves
      Then Alice has <count> in hand

      Examples:
        | card                 | count   |
        | "Faerie Guidemother" | 1 card  |
        | "Grizzly Bears"      | 0 cards |

    @id:innkeeper-wants-a-creature-spell @CR:715.3b
    Scenario: An Adventure is no creature spell and draws nothing
      Given Alice controls "Edgewall Innkeeper"
      And Alice has "Faerie Guidemother" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Gift of the Fae" targeting "Edgewall Innkeeper"
      And the stack resolves
      Then Alice has 0 cards in hand
      And "Edgewall Innkeeper" is 3/2

    @id:copy-has-an-adventure-too @CR:715.2b
    Scenario Outline: A copy of an adventurer creature has an Adventure as well
      Given Alice controls "Mysterious Pathlighter" and <copied>
      And Alice has "Clone" in hand
      And Alice has lands for {3}{U}
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses <copied>
      Then the second <copied> has <counters>

      Examples:
        | copied               | counters        |
        | "Faerie Guidemother" | 1 +1/+1 counter |
        | "Grizzly Bears"      | no +1/+1 counters |

    @id:copied-creature-spell-has-an-adventure @CR:715.2b @CR:707.10
    Scenario: So has the token that a copied creature spell becomes
      Given Alice controls "Mysterious Pathlighter"
      And Alice has "Faerie Guidemother" and "Double Major" in hand
      And Alice has lands for {W}{G}{U}
      When Alice casts "Faerie Guidemother"
      And Alice casts "Double Major" targeting the spell "Faerie Guidemother"
      And the stack resolves
      Then the token "Faerie Guidemother" has 1 +1/+1 counter
      And Alice controls 2 "Faerie Guidemother"
