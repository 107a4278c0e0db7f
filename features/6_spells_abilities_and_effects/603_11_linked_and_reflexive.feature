Feature: Linked and reflexive triggered abilities
  One watches what another ability of the object does, the other what was just done.

  Rule: A static ability and the triggered ability linked to it

    @id:rowen-reveals-a-basic-land @CR:603.11
    Scenario Outline: A basic land revealed as the first card drawn in a turn draws another
      Given it is Alice's upkeep
      And Alice controls "Rowen"
      And Alice has "<first>" and "Opt" in library
      When the game advances to Alice's draw step
      And the stack resolves
      Then Alice has <cards> in hand

      Examples:
        | first     | cards   |
        | Forest    | 2 cards |
        | Hill Giant | 1 card |
        | Wasteland | 1 card  |

    @id:rowen-only-the-first @CR:603.11
    Scenario: A basic land drawn later in the turn doesn't
      Given Alice controls "Rowen"
      And Alice has "Divination" in hand
      And Alice has "Opt" and "Forest" in library
      And Alice has lands for {2}{U}
      When Alice casts "Divination"
      And the stack resolves
      Then Alice has 2 cards in hand

  Rule: When you do

    @id:lawbringer-sacrifice @CR:603.12
    Scenario: Only with the sacrifice made is there an ability that targets, which goes onto the stack
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Ruthless Lawbringer" in hand
      And Alice has lands for {1}{W}{B}
      When Alice casts "Ruthless Lawbringer"
      And all players pass
      Then the stack is the trigger of "Ruthless Lawbringer"
      When all players pass
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Hill Giant"
      Then the stack is the trigger of "Ruthless Lawbringer"
      And Alice has "Grizzly Bears" in graveyard
      And Bob controls "Hill Giant"
      When the stack resolves
      Then Bob has "Hill Giant" in graveyard

    @id:lawbringer-no-sacrifice @CR:603.12
    Scenario: Without it there is none, nor for a creature sacrificed otherwise
      Given Alice controls "Grizzly Bears" and "Phyrexian Altar"
      And Bob controls "Hill Giant"
      And Alice has "Ruthless Lawbringer" in hand
      And Alice has lands for {1}{W}{B}
      When Alice casts "Ruthless Lawbringer"
      And all players pass
      And Alice activates "Phyrexian Altar" choosing red sacrificing "Grizzly Bears"
      And all players pass
      And Alice declines
      Then the stack is empty
      And Bob controls "Hill Giant"

    @id:manticore-sacrifice @CR:603.12
    Scenario: Heart-Piercer Manticore's reflexive ability triggers on the sacrifice and deals damage by its power
      Given Alice controls "Hill Giant"
      And Alice has "Heart-Piercer Manticore" in hand
      And Alice has lands for {2}{R}{R}
      When Alice casts "Heart-Piercer Manticore"
      And all players pass
      And all players pass
      And Alice accepts
      And Alice chooses Bob
      Then the stack is the trigger of "Heart-Piercer Manticore"
      And Bob has 20 life
      When the stack resolves
      Then Bob has 17 life
      And Alice has "Hill Giant" in graveyard

    @id:manticore-other-sacrifice @CR:603.12
    Scenario: A creature sacrificed for another reason doesn't trigger it
      Given Alice controls "Phyrexian Altar", "Hill Giant" and "Grizzly Bears"
      And Alice has "Heart-Piercer Manticore" in hand
      And Alice has lands for {2}{R}{R}
      When Alice casts "Heart-Piercer Manticore"
      And all players pass
      And Alice activates "Phyrexian Altar" sacrificing "Hill Giant"
      And Alice chooses {R}
      And the stack resolves
      And Alice declines
      Then the stack is empty
      And Bob has 20 life

  Rule: For a cost paid any number of times it triggers once

    @id:adversary-pays-twice @CR:603.12a
    Scenario: Intrepid Adversary's second ability triggers once for two payments
      Given Alice has "Intrepid Adversary" in hand
      And Alice has lands for {1}{W}{1}{W}{1}{W}
      When Alice casts "Intrepid Adversary"
      And all players pass
      And all players pass
      And Alice accepts
      And Alice accepts
      Then the stack is the trigger of "Intrepid Adversary"
      And "Intrepid Adversary" has 0 valor counters
      When all players pass
      Then "Intrepid Adversary" has 2 valor counters
      And "Intrepid Adversary" is 5/3
      And the stack is empty

    @id:adversary-doesnt-pay @CR:603.12a
    Scenario: Without a payment it doesn't trigger
      Given Alice has "Intrepid Adversary" in hand
      And Alice has lands for {1}{W}{1}{W}
      When Alice casts "Intrepid Adversary"
      And the stack resolves
      And Alice declines
      Then the stack is empty
      And "Intrepid Adversary" is 3/1
