Feature: Battles
  A battle has defense and a protector; a Siege can be attacked by the player who controls it.

  Rule: A battle is cast like other permanents and enters with its defense

    @id:battle-enters-with-defense @CR:310.2 @CR:310.4b @CR:210.1
    Scenario: A battle spell resolves and enters with its printed defense in counters
      Given Alice has "Invasion of Belenon" in hand
      And Alice has lands for {2}{W}
      When Alice casts "Invasion of Belenon"
      Then the stack is the spell "Invasion of Belenon"
      When the stack resolves
      Then Alice controls "Invasion of Belenon"
      And "Invasion of Belenon" is a Siege battle
      And "Invasion of Belenon" has 5 defense counters

    @id:battle-timing @CR:310.1
    Scenario Outline: A battle can be cast only in its player's main phase
      Given it is <time>
      And Alice has "Invasion of Belenon" in hand
      And Alice has lands for {2}{W}
      Then Alice can't cast "Invasion of Belenon"

      Examples:
        | time                     |
        | Alice's upkeep           |
        | Alice's end step         |

    @id:battle-needs-an-empty-stack @CR:310.1
    Scenario: A battle can't be cast while something is on the stack
      Given Alice has "Invasion of Belenon" and "Lightning Bolt" in hand
      And Alice has lands for {2}{W}{R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't cast "Invasion of Belenon"
      When the stack resolves
      And Alice casts "Invasion of Belenon"
      Then the stack is the spell "Invasion of Belenon"

    @id:battle-on-the-opponents-turn @CR:310.1
    Scenario: A battle can't be cast in another player's turn
      Given it is Bob's precombat main phase
      And Alice has "Invasion of Belenon" in hand
      And Alice has lands for {2}{W}
      When Bob passes
      Then Alice can't cast "Invasion of Belenon"

    @id:battle-defense-is-its-counters @CR:310.4c @CR:310.7
    Scenario Outline: A battle stays while it has a defense counter, whatever its printed defense
      Given Alice controls "Invasion of Belenon" with <counters>
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Invasion of Belenon"
      And all players pass
      Then "Invasion of Belenon" has <left>
      And the stack is empty

      Examples:
        | counters           | left               |
        | 4 defense counters | 1 defense counter  |
        | 9 defense counters | 6 defense counters |

  Rule: It can be attacked

    @id:siege-attacked-by-its-controller @CR:310.5 @CR:310.6 @CR:310.9b
    Scenario: A Siege can be attacked by its own controller, and damage takes defense counters
      Given Alice controls "Invasion of Belenon" with 5 defense counters
      And Alice controls "Hill Giant"
      When Alice attacks "Invasion of Belenon" with "Hill Giant"
      And the game advances to the next end of combat
      Then "Invasion of Belenon" has 2 defense counters
      And Bob has 20 life
      And Alice has 20 life

    @id:siege-not-attacked-by-its-protector @CR:310.9b
    Scenario: Its protector can't attack it
      Given it is Bob's precombat main phase
      And Alice controls "Invasion of Belenon" with 5 defense counters
      And Bob controls "Hill Giant"
      Then Bob can't attack "Invasion of Belenon" with "Hill Giant"
      When Bob attacks Alice with "Hill Giant"
      Then "Hill Giant" is attacking Alice

    @id:siege-blocked-by-its-protector @CR:310.9c @CR:310.9d
    Scenario: Its protector blocks creatures that attack it
      Given Alice controls "Invasion of Belenon" with 5 defense counters
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice attacks "Invasion of Belenon" with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And the game advances to the next end of combat
      Then "Invasion of Belenon" has 5 defense counters
      And Alice has "Grizzly Bears" in graveyard

    @id:siege-blocked-by-nobody-else @CR:310.9c
    Scenario: Another opponent who doesn't protect it can't block them
      Given a game with Alice, Bob and Carol
      And Alice has "Invasion of Belenon" in hand
      And Alice has lands for {2}{W}
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant" called "Bob's giant"
      And Carol controls "Hill Giant" called "Carol's giant"
      When Alice casts "Invasion of Belenon"
      And all players pass
      And Alice chooses Bob
      And the stack resolves
      And Alice attacks "Invasion of Belenon" with "Grizzly Bears"
      Then Carol can't block "Grizzly Bears" with "Carol's giant"
      When Bob blocks "Grizzly Bears" with "Bob's giant"
      Then "Bob's giant" is blocking "Grizzly Bears"

    @id:siege-attacked-by-another-opponent @CR:310.9b
    Scenario: A third player may attack it too
      Given a game with Alice, Bob and Carol
      And Carol controls "Hill Giant"
      And Alice has "Invasion of Belenon" in hand
      And Alice has lands for {2}{W}
      When Alice casts "Invasion of Belenon"
      And all players pass
      And Alice chooses Bob
      And the game advances to Carol's precombat main phase
      And Carol attacks "Invasion of Belenon" with "Hill Giant"
      And the game advances to the next end of combat
      Then "Invasion of Belenon" has 2 defense counters

  Rule: Each battle has one protector

    @id:siege-protector-is-an-opponent @CR:310.9a @CR:310.12a
    Scenario: As a Siege enters its controller chooses an opponent to protect it
      Given a game with Alice, Bob and Carol
      And Alice has "Invasion of Belenon" in hand
      And Alice has lands for {2}{W}
      When Alice casts "Invasion of Belenon"
      And all players pass
      Then Alice may choose only Bob or Carol
      When Alice chooses Carol
      Then Alice controls "Invasion of Belenon"

    @id:siege-protector-has-left @CR:310.11
    Scenario: When its protector leaves the game its controller chooses another
      Given a game with Alice, Bob and Carol
      And Alice has "Invasion of Belenon" in hand
      And Alice has lands for {2}{W}
      And Alice controls "Grizzly Bears"
      When Alice casts "Invasion of Belenon"
      And all players pass
      And Alice chooses Bob
      And the stack resolves
      And Bob concedes
      And Alice attacks "Invasion of Belenon" with "Grizzly Bears"
      And the game advances to the next end of combat
      Then "Invasion of Belenon" has 3 defense counters

    @id:stolen-siege-gets-another-protector @CR:310.9f @CR:310.11
    Scenario: A Siege that its protector gains control of gets another protector
      Given Alice controls "Invasion of Belenon" with 5 defense counters
      And Alice controls "Grizzly Bears"
      And Bob has "Confiscate" in hand
      And Bob has lands for {4}{U}{U}
      And Bob controls "Hill Giant"
      When the game advances to Bob's precombat main phase
      And Bob casts "Confiscate" targeting "Invasion of Belenon"
      And the stack resolves
      Then Bob controls "Invasion of Belenon"
      When Bob attacks "Invasion of Belenon" with "Hill Giant"
      And Alice blocks "Hill Giant" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Hill Giant"

    @id:animated-siege-keeps-its-protector @CR:310.9g
    Scenario: A Siege that is no battle for a while keeps its protector
      Given a game with Alice, Bob and Carol
      And Alice has "Invasion of Belenon", "Song of the Dryads" and "Disenchant" in hand
      And Alice has lands for {2}{W}{2}{G}{1}{W}
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      When Alice casts "Invasion of Belenon"
      And all players pass
      And Alice chooses Bob
      And the stack resolves
      And Alice casts "Song of the Dryads" targeting "Invasion of Belenon"
      And the stack resolves
      Then "Invasion of Belenon" isn't a battle
      When Alice casts "Disenchant" targeting "Song of the Dryads"
      And the stack resolves
      And Alice attacks "Invasion of Belenon" with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      Then "Hill Giant" is blocking "Grizzly Bears"

  Rule: A Siege without defense is exiled and cast transformed

    @id:siege-defeated @CR:310.12b @CR:310.7
    Scenario: When its last defense counter is removed it is exiled and may be cast with its other face
      Given Alice controls "Invasion of Dominaria" with 3 defense counters
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Invasion of Dominaria"
      And all players pass
      Then Alice controls "Invasion of Dominaria"
      And the stack is the trigger of "Invasion of Dominaria"
      When all players pass
      And Alice casts "Invasion of Dominaria" without paying its mana cost
      And the stack resolves
      Then "Serra Faithkeeper" is a 4/4 Angel creature
      And "Serra Faithkeeper" has mana value 3

    @id:siege-defeated-and-declined @CR:310.12b
    Scenario: Its player may leave it in exile
      Given Alice controls "Invasion of Dominaria" with 3 defense counters
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Invasion of Dominaria"
      And the stack resolves
      And Alice declines
      Then Alice has "Invasion of Dominaria" in exile
      And Alice controls no "Serra Faithkeeper"

    @id:siege-loses-defense-without-its-trigger @CR:310.7 @CR:704.5v
    Scenario: A Siege whose ability is countered goes to the graveyard
      Given Alice controls "Invasion of Dominaria" with 3 defense counters
      And Alice has "Lightning Bolt" and "Stifle" in hand
      And Alice has lands for {R}{U}
      When Alice casts "Lightning Bolt" targeting "Invasion of Dominaria"
      And all players pass
      And Alice casts "Stifle" targeting the trigger of "Invasion of Dominaria"
      And the stack resolves
      Then Alice has "Invasion of Dominaria" in graveyard

    @id:siege-set-up-without-defense @CR:310.7
    Scenario: A Siege whose defense is 0 without an ability on the stack is put into the graveyard
      Given Alice controls "Invasion of Dominaria" with 3 defense counters
      And Alice controls "Vampire Hexmage"
      And Alice has "Stifle" in hand
      And Alice has lands for {U}
      When Alice activates "Vampire Hexmage" targeting "Invasion of Dominaria"
      And all players pass
      Then the stack is the trigger of "Invasion of Dominaria"
      And Alice controls "Invasion of Dominaria"
