Feature: Loyalty abilities

    @id:loyalty-up @CR:606.4 @CR:306.5b
    Scenario: A planeswalker enters with its loyalty, and the cost adds to it
      Given Alice has "Teferi, Time Raveler" and "Divination" in hand
      And Alice has lands for {3}{W}{U}{U}
      When Alice casts "Teferi, Time Raveler"
      And the stack resolves
      Then "Teferi, Time Raveler" has 4 loyalty counters
      When Alice activates "+1" of "Teferi, Time Raveler"
      Then "Teferi, Time Raveler" has 5 loyalty counters
      When the stack resolves
      And the game advances to Alice's end step
      And Alice casts "Divination"
      And the stack resolves
      Then Alice has 2 cards in hand

    @id:loyalty-once-each-turn @CR:606.3
    Scenario: One loyalty ability of a permanent each turn
      Given Alice controls "Teferi, Time Raveler" with 4 loyalty counters
      And Bob controls "Grizzly Bears"
      When Alice activates "-3" of "Teferi, Time Raveler" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in hand
      And Alice has 1 card in hand
      And "Teferi, Time Raveler" has 1 loyalty counter
      And Alice can't activate "+1" of "Teferi, Time Raveler"

    @id:loyalty-not-enough @CR:606.6
    Scenario: More counters than there are can't be removed
      Given Alice controls "Teferi, Time Raveler" with 2 loyalty counters
      And Bob controls "Grizzly Bears"
      Then Alice can't activate "-3" of "Teferi, Time Raveler" targeting "Grizzly Bears"
      When Alice activates "+1" of "Teferi, Time Raveler"
      Then "Teferi, Time Raveler" has 3 loyalty counters

    @id:loyalty-as-a-sorcery @CR:606.3
    Scenario: Only with an empty stack in one's main phase
      Given Alice controls "Teferi, Time Raveler" with 4 loyalty counters
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't activate "+1" of "Teferi, Time Raveler"
      When the stack resolves
      And Alice activates "+1" of "Teferi, Time Raveler"
      Then "Teferi, Time Raveler" has 5 loyalty counters

    @id:carth-combines-costs @CR:606.5
    Scenario Outline: An additional loyalty cost makes one cost together with the printed one
      Given Alice controls "Carth the Lion"
      And Alice controls "Teferi, Time Raveler" with <before> loyalty counters
      And Bob controls "Grizzly Bears"
      When Alice activates <ability>
      Then "Teferi, Time Raveler" has <after> loyalty counters

      Examples:
        | before | ability                                                  | after |
        | 3      | "+1" of "Teferi, Time Raveler"                           | 5     |
        | 4      | "-3" of "Teferi, Time Raveler" targeting "Grizzly Bears" | 2     |

    @id:carth-makes-enough @CR:606.5 @CR:606.6
    Scenario: Two counters are enough for an ability that removes three and puts one
      Given Alice controls "Carth the Lion"
      And Alice controls "Teferi, Time Raveler" with 2 loyalty counters
      And Bob controls "Grizzly Bears" and "Carth the Lion"
      When Alice activates "-3" of "Teferi, Time Raveler" targeting "Grizzly Bears"
      Then Alice has "Teferi, Time Raveler" in graveyard
      When all players pass
      And all players pass
      Then Bob has "Grizzly Bears" in hand

    @id:carth-of-the-opponent @CR:606.5
    Scenario: An opponent's Carth adds nothing
      Given Bob controls "Carth the Lion"
      And Alice controls "Teferi, Time Raveler" with 2 loyalty counters
      Then Alice can't activate "-3" of "Teferi, Time Raveler" targeting "Carth the Lion"
      When Alice activates "+1" of "Teferi, Time Raveler"
      Then "Teferi, Time Raveler" has 3 loyalty counters

    @id:loyalty-mana-uses-the-stack @CR:605.1a @CR:606.1
    Scenario: A loyalty ability that adds mana is no mana ability
      Given Alice controls "Chandra, Novice Pyromancer" with 5 loyalty counters
      And Alice has "Lightning Bolt" in hand
      When Alice activates "-1" of "Chandra, Novice Pyromancer"
      Then the stack is the ability of "Chandra, Novice Pyromancer"
      And Alice has no mana
      When the stack resolves
      Then Alice has {R}{R}

    @id:loyalty-is-paid-at-once @CR:606.4
    Scenario: Counters are removed as the ability is activated, not as it resolves
      Given Alice controls "Chandra, Novice Pyromancer" with 5 loyalty counters
      When Alice activates "-2" of "Chandra, Novice Pyromancer" targeting Bob
      Then "Chandra, Novice Pyromancer" has 3 loyalty counters
      And Bob has 20 life
      When the stack resolves
      Then Bob has 18 life

    @id:loyalty-of-each-planeswalker @CR:606.3
    Scenario: One loyalty ability of each planeswalker may be activated in a turn, and again in the next
      Given Alice controls "Chandra, Novice Pyromancer" with 5 loyalty counters
      And Alice controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice activates "-2" of "Chandra, Novice Pyromancer" targeting Bob
      And the stack resolves
      And Alice activates "+1" of "Teferi, Time Raveler"
      And the stack resolves
      Then "Teferi, Time Raveler" has 5 loyalty counters
      And Alice can't activate "+1" of "Chandra, Novice Pyromancer"
      When the game advances to Alice's next precombat main phase
      And Alice activates "+1" of "Chandra, Novice Pyromancer"
      Then "Chandra, Novice Pyromancer" has 4 loyalty counters
