Feature: Counters
  What the kinds of counters do, and where they stay.

  Rule: Keyword counters

    @id:counter-keyword @CR:122.1b
    Scenario Outline: A <keyword> counter gives a creature <keyword>
      Given Alice controls "Grizzly Bears" with 1 <keyword> counter
      Then "Grizzly Bears" has <keyword>

      Examples:
        | keyword        |
        | flying         |
        | deathtouch     |
        | haste          |
        | hexproof       |
        | indestructible |
        | lifelink       |
        | menace         |
        | reach          |
        | trample        |
        | vigilance      |

    @id:counter-keyword-works @CR:122.1b
    Scenario: A creature with a hexproof counter can't be the target of an opponent's spell
      Given Bob controls "Grizzly Bears" with 1 hexproof counter
      And Alice has "Doom Blade" in hand
      And Alice has lands for {1}{B}
      Then Alice can't cast "Doom Blade" targeting "Grizzly Bears"

    @id:counter-keyword-removed @CR:122.1b
    Scenario: Without the counter the keyword is gone
      Given Alice controls "Grizzly Bears" with 1 flying counter
      And Alice controls "Vampire Hexmage"
      When Alice activates "Vampire Hexmage" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" doesn't have flying

  Rule: Shield counters

    @id:counter-shield-destroy @CR:122.1c
    Scenario: Instead of being destroyed by an effect the permanent loses a shield counter
      Given Bob controls "Grizzly Bears" with 2 shield counters
      And Alice has "Doom Blade" in hand
      And Alice has lands for {1}{B}
      When Alice casts "Doom Blade" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" has 1 shield counter

    @id:counter-shield-damage @CR:122.1c
    Scenario: Damage to it is prevented, and a shield counter removed
      Given Bob controls "Grizzly Bears" with 2 shield counters
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" has 0 damage
      And "Grizzly Bears" has 1 shield counter

    @id:counter-shield-not-sacrifice @CR:122.1c @CR:701.21a
    Scenario: A sacrifice is no destruction
      Given Alice controls "Grizzly Bears" with 1 shield counter
      And Alice has "Village Rites" in hand
      And Alice has lands for {B}
      When Alice casts "Village Rites" sacrificing "Grizzly Bears"
      Then Alice has "Grizzly Bears" in graveyard

    @id:counter-shield-not-lethal-damage @CR:122.1c
    Scenario: State-based actions are no effect: what has lethal damage is destroyed with its shield counter on it
      Given Alice controls "Leyline of Punishment" and "Grizzly Bears"
      And Alice controls "Star Pupil" with 2 shield counters and 2 +1/+1 counters
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Star Pupil"
      And all players pass
      Then Alice has "Star Pupil" in graveyard
      When the stack resolves
      Then "Grizzly Bears" has 1 shield counter
      And "Grizzly Bears" is 4/4

  Rule: Loyalty counters

    @id:counter-loyalty-none-left @CR:122.1e
    Scenario: A planeswalker whose last loyalty counter is removed is put into the graveyard
      Given Alice controls "Vampire Hexmage"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice activates "Vampire Hexmage" targeting "Teferi, Time Raveler"
      And the stack resolves
      Then Bob has "Teferi, Time Raveler" in graveyard

  Rule: Poison counters

    @id:counter-poison-ten @CR:122.1f
    Scenario: With the tenth poison counter a player loses
      Given Bob has 9 poison counters
      And Alice has "Steady Progress" in hand
      And Alice has lands for {2}{U}
      And Alice has 5 "Forest" in library
      When Alice casts "Steady Progress"
      And all players pass
      And Alice chooses Bob
      And the stack resolves
      Then Bob loses the game

    @id:counter-poison-nine @CR:122.1f
    Scenario: With nine the game goes on
      Given Bob has 8 poison counters
      And Alice has "Steady Progress" in hand
      And Alice has lands for {2}{U}
      And Alice has 5 "Forest" in library
      When Alice casts "Steady Progress"
      And all players pass
      And Alice chooses Bob
      And the stack resolves
      Then Bob has 9 poison counters
      And nobody has won

  Rule: Finality counters

    @id:counter-finality @CR:122.1h
    Scenario Outline: Whatever would put it into a graveyard exiles it
      Given Bob controls "Grizzly Bears" with 1 finality counter
      And Alice has "<spell>" in hand
      And Alice has lands for <cost>
      When Alice casts "<spell>" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in exile
      And Bob has no "Grizzly Bears" in graveyard

      Examples:
        | spell          | cost   |
        | Doom Blade     | {1}{B} |
        | Lightning Bolt | {R}    |

    @id:counter-finality-sacrificed @CR:122.1h
    Scenario: So does a sacrifice
      Given Alice controls "Grizzly Bears" with 1 finality counter
      And Alice has "Village Rites" in hand
      And Alice has lands for {B}
      When Alice casts "Village Rites" sacrificing "Grizzly Bears"
      Then Alice has "Grizzly Bears" in exile

    @id:counter-finality-to-hand @CR:122.1h
    Scenario: It may go to its owner's hand
      Given Bob controls "Grizzly Bears" with 1 finality counter
      And Alice has "Disperse" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Disperse" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in hand

  Rule: Counters and zones

    @id:counter-gone-with-the-zone @CR:122.2
    Scenario: A creature that comes back has none of its counters
      Given Alice controls "Grizzly Bears" with 2 +1/+1 counters
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      When Alice casts "Cloudshift" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 2/2
      And "Grizzly Bears" has no +1/+1 counters

  Rule: Opposite counters

    @id:counter-opposites-annihilate @CR:122.3 @CR:704.5q
    Scenario Outline: Of <plus> +1/+1 and <minus> -1/-1 counters only what is left over stays
      Given Alice controls "Hill Giant" with <plus> +1/+1 counters and <minus> -1/-1 counters
      And Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      And Alice has 5 "Forest" in library
      When Alice casts "Divination"
      And the stack resolves
      Then "Hill Giant" has <left>
      And "Hill Giant" has <none>
      And "Hill Giant" is <size>

      Examples:
        | plus | minus | left             | none               | size |
        | 2    | 1     | 1 +1/+1 counter  | no -1/-1 counters  | 4/4  |
        | 1    | 2     | 1 -1/-1 counter  | no +1/+1 counters  | 2/2  |
        | 2    | 2     | no +1/+1 counters | no -1/-1 counters | 3/3  |

  Rule: Who puts them

    @id:counter-entering-put-by-controller @CR:122.6a
    Scenario: The controller of what enters with counters puts them: an opponent's Vorinclex halves them
      Given Bob controls "Vorinclex, Monstrous Raider"
      And Alice has "Endless One" in hand
      And Alice has lands for {4}
      When Alice casts "Endless One" with X = 4
      And the stack resolves
      Then "Endless One" has 2 +1/+1 counters

    @id:counter-entering-put-by-own-controller @CR:122.6a
    Scenario: One's own doubles them
      Given Alice controls "Vorinclex, Monstrous Raider"
      And Alice has "Endless One" in hand
      And Alice has lands for {4}
      When Alice casts "Endless One" with X = 4
      And the stack resolves
      Then "Endless One" has 8 +1/+1 counters
