Feature: X
  X is a number that is chosen, or that the text defines. All X of an object are the same, but
  abilities with an X in their own cost have one of their own.

  Rule: A defined X isn't chosen

    @id:defined-x-follows-the-game @CR:107.3c
    Scenario: X that the ability defines is what it is as the ability resolves
      Given Alice controls "Chameleon Colossus"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {2}{G}{G}{G}
      When Alice activates "Chameleon Colossus"
      And Alice casts "Giant Growth" targeting "Chameleon Colossus"
      And the stack resolves
      Then "Chameleon Colossus" is 14/14

    @id:defined-x-without-change @CR:107.3c
    Scenario: Nobody chooses it
      Given Alice controls "Chameleon Colossus"
      And Alice has lands for {2}{G}{G}
      When Alice activates "Chameleon Colossus"
      Then the stack is the ability of "Chameleon Colossus"
      When the stack resolves
      Then "Chameleon Colossus" is 8/8

  Rule: X of a special action is chosen as its cost is paid

    @id:suspend-x @CR:107.3d
    Scenario Outline: Aeon Chronicler is suspended with as many time counters as X
      Given Alice has "Aeon Chronicler" in hand
      And Alice has lands for {5}{U}
      When Alice suspends "Aeon Chronicler"
      And Alice chooses <x>
      Then Alice has "Aeon Chronicler" in exile
      And "Aeon Chronicler" in exile has <counters>

      Examples:
        | x | counters        |
        | 1 | 1 time counter  |
        | 2 | 2 time counters |

    @id:suspend-x-pays-for-it @CR:107.3d
    Scenario: X is paid for
      Given Alice has "Aeon Chronicler" in hand
      And Alice has lands for {5}{U}
      When Alice suspends "Aeon Chronicler"
      And Alice chooses 2
      Then Alice has no untapped lands

  Rule: An ability that refers to the X of another object uses that X

    @id:zaxara-uses-the-x-of-the-spell @CR:107.3e
    Scenario Outline: Zaxara's Hydra gets as many counters as the X of the spell that was cast
      Given Alice controls "Zaxara, the Exemplary"
      And Alice has "Blaze" in hand
      And Alice has lands for {4}{R}
      When Alice casts "Blaze" with X = <x> targeting Bob
      And all players pass
      Then the Hydra token has <counters>

      Examples:
        | x | counters         |
        | 1 | 1 +1/+1 counter  |
        | 4 | 4 +1/+1 counters |

    @id:zaxara-and-other-spells @CR:107.3e
    Scenario: A spell without {X} in its mana cost gives no Hydra
      Given Alice controls "Zaxara, the Exemplary"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then the stack is the spell "Lightning Bolt"

  Rule: An undefined X that no cost has is chosen as it is needed

    @id:x-paid-on-resolution @CR:107.3f
    Scenario Outline: Flameblast Dragon's controller chooses X as the ability resolves
      Given Alice controls "Flameblast Dragon"
      And Alice has lands for {3}{R}
      When Alice attacks Bob with "Flameblast Dragon"
      And Alice chooses Bob
      And the stack resolves
      And Alice accepts
      And Alice chooses <x>
      Then Bob has <life> life

      Examples:
        | x | life |
        | 3 | 17   |
        | 1 | 19   |

  Rule: X in a mana cost that is paid for something else than the spell is 0

    @id:mana-cost-of-a-permanent-with-x @CR:107.3h
    Scenario: Paying the mana cost of a permanent with {X} in it takes nothing for X
      Given Alice controls "Ivy Elemental" with 2 +1/+1 counters
      And Alice has lands for {G}
      And Bob controls "Pendrell Flux" attached to "Ivy Elemental"
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice accepts
      Then Alice controls "Ivy Elemental"
      And Alice has no untapped lands

    @id:mana-cost-of-a-permanent-without-x @CR:107.3h
    Scenario: A mana cost without {X} is paid in full or the creature is sacrificed
      Given Alice controls "Grizzly Bears"
      And Alice has lands for {G}
      And Bob controls "Pendrell Flux" attached to "Grizzly Bears"
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      Then Alice controls no "Grizzly Bears"

  Rule: All X of an object have one value

    @id:one-x-for-cost-and-effects @CR:107.3i
    Scenario Outline: Each X of Sphinx's Revelation is the one that was paid
      Given Alice has "Sphinx's Revelation" in hand
      And Alice has lands for {3}{W}{U}{U}
      When Alice casts "Sphinx's Revelation" with X = <x>
      And the stack resolves
      Then Alice has <life> life
      And Alice has <cards> in hand

      Examples:
        | x | life | cards   |
        | 3 | 23   | 3 cards |
        | 1 | 21   | 1 card  |

    @id:two-x-in-one-cost @CR:107.3i
    Scenario: Each {X} of {X}{X} costs the same
      Given Alice has "Walking Ballista" in hand
      And Alice has lands for {5}
      Then Alice can't cast "Walking Ballista" with X = 3
      When Alice casts "Walking Ballista" with X = 2
      Then the spell "Walking Ballista" has mana value 4

    @id:x-of-monstrosity-and-its-trigger @CR:107.3i @CR:602.2b
    Scenario: Hydra Broodmaster uses its X for the counters, the tokens and their size
      Given Alice controls "Hydra Broodmaster"
      And Alice has lands for {4}{G}
      When Alice activates "Hydra Broodmaster" with X = 2
      And the stack resolves
      Then "Hydra Broodmaster" is 9/9
      And Alice controls 2 Hydra tokens
      And each Hydra token is a 2/2 green creature

  Rule: An activated ability with {X} in its cost has an X of its own

    @id:x-of-two-activations @CR:107.3k
    Scenario: Two activations of Hex Parasite's ability have each their X
      Given Alice controls "Hex Parasite"
      And Alice controls "Everflowing Chalice" with 5 charge counters
      And Alice has lands for {3}
      When Alice activates "Hex Parasite" with X = 2 paying 2 life targeting "Everflowing Chalice"
      And Alice activates "Hex Parasite" with X = 1 paying 2 life targeting "Everflowing Chalice"
      And all players pass
      Then Alice can't choose 2
      When Alice chooses 1
      Then "Everflowing Chalice" has 4 charge counters
      And "Hex Parasite" is 2/1
      When all players pass
      And Alice chooses 2
      Then "Everflowing Chalice" has 2 charge counters
      And "Hex Parasite" is 4/1
