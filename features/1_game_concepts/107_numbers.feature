Feature: Numbers
  The game uses integers, mostly from zero up. What halves says how it rounds; what would be less
  than nothing is nothing, except for what may be negative; what can't be determined is zero.

  Rule: Only integers, rounded as the text says

    @id:half-rounded-up @CR:107.1a
    Scenario Outline: Half of a life total, rounded up, is an integer
      Given Alice has <life> life
      And Alice controls "Chainer's Torment" with 2 lore counters
      And it is Alice's upkeep
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then the Horror token is a <size> black creature
      And Alice has <left> life

      Examples:
        | life | size  | left |
        | 20   | 10/10 | 10   |
        | 19   | 10/10 | 9    |
        | 3    | 2/2   | 1    |

    @id:half-rounded-down @CR:107.1a @CR:107.1
    Scenario Outline: Half the counters, rounded down
      Given Bob controls "Vorinclex, Monstrous Raider"
      And Alice has "Endless One" in hand
      And Alice has lands for {5}
      When Alice casts "Endless One" with X = <x>
      And the stack resolves
      Then "Endless One" has <counters>

      Examples:
        | x | counters         |
        | 5 | 2 +1/+1 counters |
        | 4 | 2 +1/+1 counters |
        | 3 | 1 +1/+1 counter  |

    @id:half-the-forests @CR:107.1a
    Scenario Outline: Aspect of Wolf rounds down for the power and up for the toughness
      Given Alice controls "Grizzly Bears"
      And Alice controls "Aspect of Wolf" attached to "Grizzly Bears"
      And Alice controls <n> "Forest"
      Then "Grizzly Bears" is <size>

      Examples:
        | n | size |
        | 1 | 2/3  |
        | 4 | 4/4  |
        | 5 | 4/5  |

  Rule: A negative power is used as such, but deals no damage and makes nothing

    @id:negative-power @CR:107.1b
    Scenario: A creature's power goes below zero and comes back up
      Given Alice controls "Hill Giant"
      And Alice has "Shrink" and "Battlegrowth" in hand
      And Alice has lands for {G}{G}
      When Alice casts "Shrink" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is -2/3
      When Alice casts "Battlegrowth" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is -1/4

    @id:negative-power-raised @CR:107.1b
    Scenario: A bonus is added to the negative power
      Given Alice controls "Hill Giant"
      And Alice has "Shrink" and "Giant Growth" in hand
      And Alice has lands for {G}{G}
      When Alice casts "Shrink" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "Giant Growth" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is 1/6

    @id:negative-power-deals-no-damage @CR:107.1b
    Scenario: A creature with negative power assigns no combat damage
      Given Alice controls "Hill Giant"
      And Alice has "Shrink" in hand
      And Alice has lands for {G}
      When Alice casts "Shrink" targeting "Hill Giant"
      And the stack resolves
      And Alice attacks Bob with "Hill Giant"
      And the game advances to Alice's end of combat
      Then Bob has 20 life

    @id:negative-power-adds-no-mana @CR:107.1b
    Scenario Outline: Viridian Joiner adds as much mana as its power, and none if that is negative
      Given Alice controls "Viridian Joiner"
      And Alice has "Shrink" and "Giant Growth" in hand
      And Alice has lands for {G}
      When Alice casts <spell> targeting "Viridian Joiner"
      And the stack resolves
      Then "Viridian Joiner" is <size>
      When Alice taps "Viridian Joiner" for mana
      Then "Viridian Joiner" is tapped
      And Alice has <mana>

      Examples:
        | spell          | size | mana            |
        | "Shrink"       | -4/2 | no mana         |
        | "Giant Growth" | 4/5  | {G}{G}{G}{G}    |

    @id:negative-bonus-is-none @CR:107.1b
    Scenario: Chameleon Colossus with a negative power gets no bonus and no malus
      Given Alice controls "Chameleon Colossus"
      And Bob controls "Dwindle" attached to "Chameleon Colossus"
      And Alice has lands for {2}{G}{G}
      Then "Chameleon Colossus" is -2/4
      When Alice activates "Chameleon Colossus"
      And the stack resolves
      Then "Chameleon Colossus" is -2/4

    @id:negative-life @CR:107.1b
    Scenario: A life total may be less than zero
      Given Alice controls "Platinum Angel"
      And Alice has 1 life
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has -2 life

  Rule: Any number may be zero

    @id:any-number-of-lands @CR:107.1c
    Scenario Outline: Scapeshift's controller sacrifices any number of lands, also none
      Given Alice controls 2 "Forest", "Mountain" and "Island"
      And Alice has "Scapeshift" in hand and "Plains", "Swamp" and "Swamp" in library
      When Alice casts "Scapeshift"
      And the stack resolves
      And Alice chooses <lands>
      And Alice chooses <found>
      Then Alice controls <after>
      And Alice has <cards> in graveyard

      Examples:
        | lands                  | found                | after                                | cards   |
        | "Mountain"             | "Plains"             | 2 "Forest", "Plains" and "Island"    | 2 cards |
        | "Mountain" and "Island" | "Plains" and "Swamp" | 2 "Forest", "Plains" and "Swamp"     | 3 cards |

    @id:any-number-may-be-none @CR:107.1c
    Scenario: Any number of lands may be no land
      Given Alice controls 2 "Forest", "Mountain" and "Island"
      And Alice has "Scapeshift" in hand and "Plains" in library
      When Alice casts "Scapeshift"
      And the stack resolves
      And Alice chooses nothing
      Then Alice controls 2 "Forest", "Mountain" and "Island"
      And Alice controls no "Plains"
      And Alice has "Scapeshift" in graveyard

  Rule: What can't be determined is zero

    @id:greatest-power-of-none @CR:107.2
    Scenario Outline: The greatest power among no creatures is 0
      Given Alice controls <permanent>
      And Alice has "Rishkar's Expertise" in hand
      And Alice has lands for {4}{G}{G}
      When Alice casts "Rishkar's Expertise"
      And the stack resolves
      And Alice declines
      Then Alice has <cards> in hand

      Examples:
        | permanent          | cards    |
        | "Hill Giant"       | 3 cards  |
        | "Smuggler's Copter" | no cards |
        | "Sol Ring"         | no cards |
