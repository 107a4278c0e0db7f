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
