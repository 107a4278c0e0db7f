Feature: Life
  Where it starts, how it changes, and when it can't.

  Rule: The beginning

    @id:life-starts-at-twenty @CR:119.1
    Scenario: Each player begins with 20 life
      Given a game with Alice, Bob and Carol
      Then Alice has 20 life
      And Bob has 20 life
      And Carol has 20 life

  Rule: Gained and lost

    @id:life-lost-to-damage @CR:119.2 @CR:120.3a
    Scenario: Damage makes a player lose that much life
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 17 life
      And Alice has 20 life

    @id:life-gained-and-lost @CR:119.3
    Scenario: An effect that gains life and one that loses it change the total
      Given Alice has "Fruition" and "Phyrexian Rager" in hand
      And Alice has lands for {G}{2}{B}
      And Bob controls 2 "Forest"
      And Alice has 5 "Opt" in library
      When Alice casts "Fruition"
      And the stack resolves
      Then Alice has 23 life
      When Alice casts "Phyrexian Rager"
      And the stack resolves
      Then Alice has 22 life

    @id:life-gain-over-the-start @CR:119.3
    Scenario: A life total can go above its start
      Given Alice has 20 life
      And Alice has "Sphinx's Revelation" in hand
      And Alice has lands for {2}{W}{U}{U}
      And Alice has 5 "Forest" in library
      When Alice casts "Sphinx's Revelation" with X = 2
      And the stack resolves
      Then Alice has 22 life

  Rule: Paying life

    @id:life-paid-if-there @CR:119.4
    Scenario: With exactly 1 life a player can pay 1
      Given it is Bob's precombat main phase
      And Alice has 2 life
      And Bob has "Divination" in hand
      And Bob has lands for {2}{U}
      And Alice controls "Hex Parasite" and "Era of Enlightenment" with 1 lore counter
      And Alice has lands for {1}
      When Bob passes
      And Alice activates "Hex Parasite" with X = 1 paying 2 life targeting "Era of Enlightenment"
      Then Alice loses the game

    @id:life-not-paid-beyond @CR:119.4
    Scenario: With 1 life a player can't pay 2
      Given Alice has 1 life
      And Alice controls "Hex Parasite" and "Era of Enlightenment" with 1 lore counter
      And Alice has lands for {1}
      Then Alice can't activate "Hex Parasite" with X = 1 paying 2 life targeting "Era of Enlightenment"
      And Alice has 1 life

  Rule: No life left

    @id:life-zero-loses @CR:119.6
    Scenario: With 0 life a player loses
      Given Bob has 3 life
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob loses the game

    @id:life-one-plays-on @CR:119.6
    Scenario: With 1 life left the game goes on
      Given Bob has 4 life
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 1 life
      And nobody has won

    @id:life-below-zero-loses @CR:119.6
    Scenario: It doesn't matter how far below 0 it is
      Given Bob has 1 life
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob loses the game

  Rule: Life totals that can't change

    @id:life-cant-be-paid @CR:119.8
    Scenario: A player whose life total can't change can't pay life
      Given Alice controls "Platinum Emperion"
      And Alice controls "Hex Parasite" and "Era of Enlightenment" with 1 lore counter
      And Alice has lands for {1}
      Then Alice can't activate "Hex Parasite" with X = 1 paying 2 life targeting "Era of Enlightenment"

    @id:life-cant-be-lost @CR:119.8 @CR:119.7
    Scenario: Neither damage nor a gain changes it
      Given Bob controls "Platinum Emperion"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob has "Sphinx's Revelation" in hand
      And Bob has lands for {1}{W}{U}{U}
      And Bob has 5 "Forest" in library
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      And Alice passes
      And Bob casts "Sphinx's Revelation" with X = 1
      And the stack resolves
      Then Bob has 20 life

    @id:emperion-pays-no-life-for-processor @CR:119.8
    Scenario: Whose life total can't change pays 0 life as Phyrexian Processor enters
      Given Alice controls "Platinum Emperion"
      And Alice has "Phyrexian Processor" in hand
      And Alice has lands for {4}
      When Alice casts "Phyrexian Processor"
      And the stack resolves
      Then Alice controls "Phyrexian Processor"
      And Alice has 20 life
