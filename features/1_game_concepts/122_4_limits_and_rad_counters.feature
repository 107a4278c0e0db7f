Feature: Limits for counters, and rad counters
  Some permanents can have only so many counters of a kind; some counters on players trigger an ability of the rules.

  Rule: No more than a permanent can have

    @id:dreamweaver-eighth-counter @CR:122.4 @CR:704.5r
    Scenario Outline: A permanent that can't have more than seven of a kind keeps seven
      Given it is Bob's end step
      And Alice controls "Rasputin Dreamweaver" with <before> dream counters
      When the game advances to Alice's upkeep
      Then the stack is the trigger of "Rasputin Dreamweaver"
      When the stack resolves
      Then "Rasputin Dreamweaver" has <after> dream counters

      Examples:
        | before | after |
        | 7      | 7     |
        | 6      | 7     |

    @id:dreamweaver-only-its-kind @CR:122.4
    Scenario: Of another kind it may have more
      Given Alice controls "Rasputin Dreamweaver" with 7 dream counters and 7 +1/+1 counters
      And Alice has "Battlegrowth" in hand
      And Alice has lands for {G}
      When Alice casts "Battlegrowth" targeting "Rasputin Dreamweaver"
      And the stack resolves
      Then "Rasputin Dreamweaver" is 12/9
      And "Rasputin Dreamweaver" has 7 dream counters

    @id:dreamweaver-tapped @CR:603.4
    Scenario: Tapped as the turn began it gets none
      Given it is Bob's end step
      And Alice controls "Rasputin Dreamweaver" that is tapped with 6 dream counters
      When the game advances to Alice's upkeep
      Then the stack is empty

  Rule: Rad counters make a player mill

    @id:rad-counters @CR:122.1i @CR:728.1
    Scenario: In each of their precombat main phases, losing a life and a counter for each nonland card
      Given Alice has "Contaminated Drink" in hand
      And Alice has 4 "Forest", "Opt" and "Forest" in library
      And Alice has lands for {3}{U}{B}
      When Alice casts "Contaminated Drink" with X = 3
      And the stack resolves
      Then Alice has 2 rad counters
      When the game advances to Bob's precombat main phase
      Then the stack is empty
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice has "Opt" in graveyard
      And Alice has 1 "Forest" in graveyard
      And Alice has 19 life
      And Alice has 1 rad counter
