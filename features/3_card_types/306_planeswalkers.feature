Feature: Planeswalkers
  Loyalty is counters: for abilities, for damage, and for staying on the battlefield.

  Rule: Loyalty is the number of loyalty counters

    @id:planeswalker-enters-with-loyalty @CR:306.5b @CR:209.1 @CR:306.5a
    Scenario Outline: A planeswalker enters with its printed loyalty in counters
      Given Alice has "<card>" in hand
      And Alice has lands for <mana>
      When Alice casts "<card>"
      And the stack resolves
      Then "<card>" has <loyalty> loyalty counters

      Examples:
        | card                 | mana      | loyalty |
        | Jace Beleren         | {1}{U}{U} | 3       |
        | Teferi, Time Raveler | {1}{W}{U} | 4       |

    @id:loyalty-is-counters @CR:306.5c
    Scenario: A loyalty ability is paid from the counters there are, whatever is printed
      Given Alice controls "Jace Beleren" with 10 loyalty counters
      When Alice activates "-10" of "Jace Beleren" targeting Bob
      And the stack resolves
      Then Bob has 20 cards in graveyard
      And Alice has "Jace Beleren" in graveyard

    @id:loyalty-too-small @CR:306.5c
    Scenario: With fewer counters it can't be
      Given Alice controls "Jace Beleren" with 9 loyalty counters
      Then Alice can't activate "-10" of "Jace Beleren" targeting Bob
      And "Jace Beleren" has 9 loyalty counters

    @id:loyalty-ability-changes-loyalty @CR:306.5c @CR:306.5d
    Scenario: Its cost changes the number of counters as it is activated
      Given Alice controls "Jace Beleren" with 3 loyalty counters
      When Alice activates "+2" of "Jace Beleren"
      Then "Jace Beleren" has 5 loyalty counters
      And the stack is the ability of "Jace Beleren"

    @id:no-loyalty-no-planeswalker @CR:306.9 @CR:704.5i
    Scenario: A planeswalker with loyalty 0 is put into the graveyard, its ability still resolves
      Given Alice controls "Jace Beleren" with 1 loyalty counter
      When Alice activates "-1" of "Jace Beleren" targeting Alice
      Then Alice has "Jace Beleren" in graveyard
      And the stack is the ability of "Jace Beleren"
      When the stack resolves
      Then Alice has 1 card in hand

  Rule: One loyalty ability a turn, as a sorcery

    @id:loyalty-ability-once-a-turn @CR:306.5d @CR:209.2
    Scenario: Once one of them was activated none can be before the next turn
      Given Alice controls "Jace Beleren" with 3 loyalty counters
      When Alice activates "+2" of "Jace Beleren"
      And the stack resolves
      Then Alice can't activate "+2" of "Jace Beleren"
      And Alice can't activate "-1" of "Jace Beleren" targeting Alice
      When the game advances to Alice's next precombat main phase
      And Alice activates "-1" of "Jace Beleren" targeting Bob
      Then "Jace Beleren" has 4 loyalty counters

    @id:two-planeswalkers-one-ability-each @CR:306.5d @CR:209.2
    Scenario: Another planeswalker's may be activated in the same turn
      Given Alice controls "Jace Beleren" with 3 loyalty counters
      And Alice controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice activates "+2" of "Jace Beleren"
      And the stack resolves
      And Alice activates "+1" of "Teferi, Time Raveler"
      Then "Teferi, Time Raveler" has 5 loyalty counters

    @id:loyalty-ability-timing @CR:306.5d @CR:209.2
    Scenario Outline: It takes a main phase of its controller
      Given it is <time>
      And Alice controls "Jace Beleren" with 3 loyalty counters
      Then Alice can't activate "+2" of "Jace Beleren"

      Examples:
        | time                       |
        | Alice's upkeep             |
        | Alice's end step           |

    @id:loyalty-ability-with-a-stack @CR:306.5d @CR:209.2
    Scenario: It takes an empty stack
      Given Alice controls "Jace Beleren" with 3 loyalty counters
      And Alice has "Opt" in hand
      And Alice has lands for {U}
      When Alice casts "Opt"
      Then Alice can't activate "+2" of "Jace Beleren"

    @id:loyalty-ability-of-the-controller @CR:306.5d @CR:209.2
    Scenario: Another player can't activate it
      Given Bob controls "Jace Beleren" with 3 loyalty counters
      Then Alice can't activate "+2" of "Jace Beleren"

    @id:sick-planeswalker @CR:306.5d @CR:209.2
    Scenario: A planeswalker that came this turn may use one at once
      Given Alice has "Jace Beleren" in hand
      And Alice has lands for {1}{U}{U}
      When Alice casts "Jace Beleren"
      And the stack resolves
      And Alice activates "+2" of "Jace Beleren"
      Then "Jace Beleren" has 5 loyalty counters

  Rule: It can be attacked, and damage takes loyalty

    @id:planeswalker-attacked @CR:306.6 @CR:306.8
    Scenario: Damage by its attackers takes loyalty counters and no life
      Given Alice controls "Grizzly Bears"
      And Bob controls "Jace Beleren" with 3 loyalty counters
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      And the game advances to the next end of combat
      Then "Jace Beleren" has 1 loyalty counter
      And Bob has 20 life

    @id:planeswalker-attacked-with-counters @CR:306.8
    Scenario: A power that comes from counters counts whole
      Given Alice controls "Grizzly Bears" with 7 +1/+1 counters
      And Bob controls "Jace Beleren" with 10 loyalty counters
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      And the game advances to the next end of combat
      Then "Jace Beleren" has 1 loyalty counter

    @id:planeswalker-attackers-blocked @CR:306.6
    Scenario: Its controller may block its attackers
      Given Alice controls "Grizzly Bears"
      And Bob controls "Jace Beleren" with 3 loyalty counters
      And Bob controls "Hill Giant"
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And the game advances to the next end of combat
      Then "Jace Beleren" has 3 loyalty counters

    @id:own-planeswalker-not-attacked @CR:306.6
    Scenario: A planeswalker that the attacking player controls can't be attacked
      Given Alice controls "Grizzly Bears"
      And Alice controls "Jace Beleren" with 3 loyalty counters
      Then Alice can't attack "Jace Beleren" with "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob

    @id:damage-to-a-planeswalker @CR:306.8 @CR:306.9
    Scenario Outline: Damage by a spell takes loyalty counters, the last of them the planeswalker
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Jace Beleren" with <before>
      When Alice casts "Lightning Bolt" targeting "Jace Beleren"
      And the stack resolves
      Then Bob controls <controlled> "Jace Beleren"
      And Bob has <graveyard> "Jace Beleren" in graveyard
      And Bob has 20 life

      Examples:
        | before             | controlled | graveyard |
        | 4 loyalty counters | 1          | no        |
        | 3 loyalty counters | no         | 1         |

    @id:damage-isnt-marked-on-planeswalkers @CR:306.8
    Scenario: Counters taken by damage don't come back as the turn ends
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Jace Beleren" with 5 loyalty counters
      When Alice casts "Lightning Bolt" targeting "Jace Beleren"
      And the stack resolves
      Then "Jace Beleren" has 2 loyalty counters
      When the game advances to Bob's upkeep
      Then "Jace Beleren" has 2 loyalty counters
