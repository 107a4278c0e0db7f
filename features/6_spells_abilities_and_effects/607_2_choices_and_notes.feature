Feature: Linked choices, notes and payments
  What was chosen, noted or paid for one ability is known to those linked to it, and to no other.

  Rule: Tokens that an ability created

    @id:burst-destroys-its-own-tokens @CR:607.2c
    Scenario: When Saproling Burst leaves, the Saprolings that it created go, and no others
      Given Alice controls "Saproling Burst" with 7 fade counters
      And Alice controls "Saproling Burst" with 5 fade counters
      And Alice has "Disenchant" in hand
      And Alice has lands for {1}{W}
      When Alice activates the first "Saproling Burst"
      And the stack resolves
      And Alice activates the second "Saproling Burst"
      And the stack resolves
      Then Alice controls 2 Saproling tokens
      When Alice casts "Disenchant" targeting the first "Saproling Burst"
      And the stack resolves
      Then Alice controls 1 Saproling token
      And the Saproling token is 4/4

  Rule: Noted information

    @id:splendor-notes-life @CR:607.2e
    Scenario Outline: Sigarda's Splendor compares with the life total that was noted for it last
      Given Alice has "Sigarda's Splendor" in hand
      And Alice has 2 "Opt" in library
      And Bob has <spell> in hand
      And Bob has 2 "Opt" in library
      And Bob has lands for {R}
      And Alice has lands for {2}{W}{W}
      When Alice casts "Sigarda's Splendor"
      And the stack resolves
      And Alice passes
      And Bob casts <spell> targeting <target>
      And the stack resolves
      And the game advances to Alice's upkeep
      And the stack resolves
      Then Alice has <cards> in hand

      Examples:
        | spell            | target | cards   |
        | "Lightning Bolt" | Alice  | 0 cards |
        | "Lightning Bolt" | Bob    | 1 card  |

    @id:splendor-notes-anew @CR:607.2e
    Scenario: At each upkeep the total is noted anew, so that a loss counts once
      Given Alice has "Sigarda's Splendor" in hand
      And Alice has 4 "Opt" in library
      And Bob has "Lightning Bolt" in hand
      And Bob has 3 "Opt" in library
      And Bob has lands for {R}
      And Alice has lands for {2}{W}{W}
      When Alice casts "Sigarda's Splendor"
      And the stack resolves
      And Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      And the game advances to Alice's upkeep
      And the stack resolves
      Then Alice has 0 cards in hand
      When the game advances to Alice's next upkeep
      And the stack resolves
      Then Alice has 2 cards in hand

  Rule: Words without another meaning

    @id:siege-of-dragons @CR:607.2f @CR:607.2m
    Scenario: Palace Siege has only the ability of the word that was chosen: Dragons
      Given Alice has "Palace Siege" in hand
      And Alice has "Grizzly Bears" in graveyard
      And Alice has lands for {3}{B}{B}
      And Alice has 2 "Opt" in library
      And Bob has 2 "Opt" in library
      When Alice casts "Palace Siege"
      And all players pass
      And Alice chooses Dragons
      And the game advances to Alice's upkeep
      Then the stack is the trigger of "Palace Siege"
      When the stack resolves
      Then Bob has 18 life
      And Alice has 22 life
      And Alice has "Grizzly Bears" in graveyard

    @id:siege-of-khans @CR:607.2f @CR:607.2m
    Scenario: Palace Siege has only the ability of the word that was chosen: Khans
      Given Alice has "Palace Siege" in hand
      And Alice has "Grizzly Bears" in graveyard
      And Alice has lands for {3}{B}{B}
      And Alice has 2 "Opt" in library
      And Bob has 2 "Opt" in library
      When Alice casts "Palace Siege"
      And all players pass
      And Alice chooses Khans
      And the game advances to Alice's upkeep
      Then the stack is the trigger of "Palace Siege"
      When the stack resolves
      Then Bob has 20 life
      And Alice has "Grizzly Bears" in hand

  Rule: What was paid as it entered

    @id:processor-remembers-the-life @CR:607.2g
    Scenario: Each Phyrexian Processor makes Minions of the life that was paid as it entered
      Given Alice has 2 "Phyrexian Processor" in hand
      And Alice has lands for {12}
      When Alice casts "Phyrexian Processor"
      And all players pass
      And Alice chooses 3
      Then Alice has 17 life
      When Alice casts "Phyrexian Processor"
      And all players pass
      And Alice chooses 5
      Then Alice has 12 life
      When Alice activates the first "Phyrexian Processor"
      And the stack resolves
      Then the Minion token is 3/3

  Rule: What was done by the static ability of the same paragraph

    @id:exerted-one-of-two @CR:607.2h
    Scenario: Of two Initiates that attack only the one that was exerted gets its bonus
      Given Alice controls "Glory-Bound Initiate" called "First"
      And Alice controls "Glory-Bound Initiate" called "Second"
      When Alice attacks Bob with "First" and "Second"
      And Alice accepts
      And Alice declines
      And the stack resolves
      Then "First" is 4/4
      And "Second" is 3/1

  Rule: More than two abilities

    @id:plume-gains-life @CR:607.4
    Scenario Outline: Paradise Plume's color counts for its trigger and for its mana alike
      Given Alice controls "Grizzly Bears"
      And Alice has "Paradise Plume" and "<spell>" in hand
      And Alice has lands for {4}{R}{G}
      When Alice casts "Paradise Plume"
      And all players pass
      And Alice chooses red
      And Alice casts "<spell>" targeting <target>
      Then the stack is <stack>
      When Alice taps "Paradise Plume" for mana
      Then Alice has {R}

      Examples:
        | spell          | target          | stack                                                          |
        | Lightning Bolt | Bob             | the trigger of "Paradise Plume" and the spell "Lightning Bolt" |
        | Giant Growth   | "Grizzly Bears" | the spell "Giant Growth"                                       |

  Rule: A choice that was never made

    @id:shapeshifter-has-no-chosen-protection @CR:607.5a
    Scenario: A creature that became a Voice of All has no color to be protected from
      Given Alice controls "Unstable Shapeshifter" called "Shifty"
      And Alice has "Voice of All" in hand
      And Alice has lands for {2}{W}{W}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Voice of All"
      And all players pass
      And Alice chooses red
      And the stack resolves
      Then "Shifty" is named "Voice of All"
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Shifty"
      And the stack resolves
      Then Alice controls 1 "Voice of All"
      And Alice has "Unstable Shapeshifter" in graveyard
