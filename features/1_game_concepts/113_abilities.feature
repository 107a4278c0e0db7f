Feature: Abilities
  The kinds of abilities, and what is done with them.

  Rule: Each instance of an ability works by itself

    @id:ability-two-instances-two-triggers @CR:113.2c
    Scenario: With two Sixth Senses on it a creature's hit draws two cards
      Given Alice controls "Grizzly Bears"
      And Alice controls 2 "Sixth Sense" attached to "Grizzly Bears"
      And Alice has 5 "Forest" in library
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's combat damage step
      And all players pass
      And Alice accepts
      And all players pass
      And Alice accepts
      Then Alice has 2 cards in hand

  Rule: Activated abilities use the stack

    @id:ability-activated-waits-on-the-stack @CR:113.3b @CR:117.1b
    Scenario: An activated ability can be activated in another player's turn, and nothing happens before it resolves
      Given it is Bob's upkeep
      And Alice controls "Prodigal Pyromancer"
      When Bob passes
      And Alice activates "Prodigal Pyromancer" targeting Bob
      Then the stack is the ability of "Prodigal Pyromancer"
      And Bob has 20 life
      When the stack resolves
      Then Bob has 19 life

    @id:ability-activated-needs-priority @CR:113.3b @CR:117.1
    Scenario: Without priority it can't be activated
      Given Bob controls "Prodigal Pyromancer"
      Then Bob can't activate "Prodigal Pyromancer" targeting Alice
      When Alice passes
      And Bob activates "Prodigal Pyromancer" targeting Alice
      And the stack resolves
      Then Alice has 19 life

  Rule: Triggered abilities use the stack

    @id:ability-triggered-waits-on-the-stack @CR:113.3c
    Scenario: A triggered ability waits, and goes on the stack before anybody has priority again
      Given Alice has "Phyrexian Rager" in hand
      And Alice has lands for {2}{B}
      And Alice has 5 "Forest" in library
      When Alice casts "Phyrexian Rager"
      And all players pass
      Then the stack is the trigger of "Phyrexian Rager"
      And Alice has 20 life
      And Alice has 0 cards in hand
      When all players pass
      Then Alice has 19 life
      And Alice has 1 cards in hand

  Rule: Mana abilities don't use the stack

    @id:ability-mana-not-on-the-stack @CR:113.4
    Scenario: Tapping for mana puts nothing on the stack, and a triggered mana ability doesn't either
      Given Alice controls "Llanowar Elves" and "Forest"
      And Alice controls "Wild Growth" attached to "Forest"
      When Alice taps "Llanowar Elves" for mana
      Then the stack is empty
      And Alice has {G}
      When Alice taps "Forest" for mana
      Then the stack is empty
      And Alice has {G}{G}{G}

    @id:ability-mana-without-priority @CR:113.4 @CR:117.1d
    Scenario: While a spell resolves and asks for mana, mana abilities can be activated
      Given it is Bob's precombat main phase
      And Alice has "Mana Leak" in hand
      And Alice has lands for {1}{U}
      And Bob controls 3 "Llanowar Elves"
      And Bob has "Grizzly Bears" in hand
      And Bob has lands for {1}{G}
      When Bob casts "Grizzly Bears"
      And Bob passes
      And Alice casts "Mana Leak" targeting the spell "Grizzly Bears"
      And all players pass
      And Bob accepts
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And Bob controls 3 "Llanowar Elves"
      And each "Llanowar Elves" is tapped

  Rule: Loyalty abilities only at sorcery time, once each turn

    @id:ability-loyalty-once-each-turn @CR:113.5
    Scenario: A second loyalty ability of the same planeswalker has to wait for another turn
      Given Alice controls "Teferi, Time Raveler" with 4 loyalty counters
      And Bob controls "Grizzly Bears"
      When Alice activates "+1" of "Teferi, Time Raveler"
      And the stack resolves
      Then "Teferi, Time Raveler" has 5 loyalty counters
      And Alice can't activate "-3" of "Teferi, Time Raveler" targeting "Grizzly Bears"
      And Alice can't activate "+1" of "Teferi, Time Raveler"

    @id:ability-loyalty-in-own-main-phase @CR:113.5
    Scenario Outline: In <step> it can't be activated
      Given it is <step>
      And Alice controls "Teferi, Time Raveler" with 4 loyalty counters
      When Bob declines
      Then Alice can't activate "+1" of "Teferi, Time Raveler"

      Examples:
        | step           |
        | Alice's upkeep |
        | Alice's end step |
