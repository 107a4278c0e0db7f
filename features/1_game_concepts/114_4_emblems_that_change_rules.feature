Feature: 114.4 Emblems that change the rules

  Rule: From the command zone an emblem says what can't happen

    @id:emblem-against-losing @CR:114.4 @CR:101.2
    Scenario: Who has the emblem of Gideon of the Trials doesn't lose while controlling a Gideon
      Given Bob controls "Gideon of the Trials" with 3 loyalty counters
      And it is Bob's precombat main phase
      And Bob has 3 life
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Bob activates the second "0" of "Gideon of the Trials"
      And the stack resolves
      And Bob passes
      And Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 0 life
      And nobody has won

    @id:emblem-without-its-condition @CR:114.4
    Scenario: When the last Gideon goes the emblem helps no more
      Given Bob controls "Gideon of the Trials" with 3 loyalty counters
      And it is Bob's precombat main phase
      And Bob has 3 life
      And Alice has 2 "Lightning Bolt" in hand
      And Alice has lands for {R}{R}
      When Bob activates the second "0" of "Gideon of the Trials"
      And the stack resolves
      And Bob passes
      And Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      And Bob passes
      And Alice casts "Lightning Bolt" targeting "Gideon of the Trials"
      And the stack resolves
      Then Bob loses the game
