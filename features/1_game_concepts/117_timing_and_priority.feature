Feature: Timing and priority
  Who may act, when, and what happens between two actions.

  Rule: Only the player with priority acts

    @id:priority-needed-to-cast @CR:117.1
    Scenario: The other player has to wait for it
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      Then Bob can't cast "Lightning Bolt" targeting Alice
      When Alice passes
      Then Alice can't cast "Lightning Bolt" targeting Bob
      When Bob casts "Lightning Bolt" targeting Alice
      Then the stack is the spell "Lightning Bolt"

    @id:priority-kept-after-casting @CR:117.3c
    Scenario: Who cast a spell may cast another before anybody else acts
      Given Alice has 2 "Lightning Bolt" in hand
      And Alice has lands for {R}{R}
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Bob can't cast "Counterspell" targeting the spell "Lightning Bolt"
      When Alice casts "Lightning Bolt" targeting Bob
      Then the stack is the spell "Lightning Bolt" and the spell "Lightning Bolt"

    @id:priority-kept-after-activating @CR:117.3c
    Scenario: So may who activated an ability
      Given Alice controls 2 "Prodigal Pyromancer"
      And Bob has "Stifle" in hand
      And Bob has lands for {U}
      When Alice activates the first "Prodigal Pyromancer" targeting Bob
      Then Bob can't cast "Stifle" targeting the ability of "Prodigal Pyromancer"
      When Alice activates the second "Prodigal Pyromancer" targeting Bob
      And the stack resolves
      Then Bob has 18 life

    @id:priority-passes-in-turn-order @CR:117.3d
    Scenario: Passing gives priority to the next player in turn order
      Given a game with Alice, Bob and Carol
      And Alice controls "Prodigal Pyromancer"
      And Bob controls "Prodigal Pyromancer"
      And Carol controls "Prodigal Pyromancer"
      When Alice passes
      Then Carol can't activate Carol's "Prodigal Pyromancer" targeting Alice
      And Alice can't activate Alice's "Prodigal Pyromancer" targeting Bob
      When Bob passes
      Then Bob can't activate Bob's "Prodigal Pyromancer" targeting Alice
      When Carol activates Carol's "Prodigal Pyromancer" targeting Alice
      Then the stack is the ability of Carol's "Prodigal Pyromancer"

    @id:priority-after-resolution @CR:117.3b
    Scenario: After a spell has resolved the active player has priority, not who passed first
      Given Alice has 2 "Lightning Bolt" in hand
      And Alice has lands for {R}{R}
      And Bob has "Lightning Strike" in hand
      And Bob has lands for {1}{R}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice passes
      And Bob casts "Lightning Strike" targeting Alice
      And Bob passes
      And Alice passes
      Then Alice has 17 life
      And the stack is the spell "Lightning Bolt"
      When Alice casts "Lightning Bolt" targeting Bob
      Then the stack is the spell "Lightning Bolt" and the spell "Lightning Bolt"

    @id:priority-after-the-other-players-spell @CR:117.3b
    Scenario: So it is when another player's spell was the only one
      Given it is Bob's precombat main phase
      And Alice has 2 "Lightning Bolt" in hand
      And Alice has lands for {R}{R}
      When Bob passes
      And Alice casts "Lightning Bolt" targeting Bob
      And Alice passes
      And Bob passes
      Then Bob has 17 life
      And Alice can't cast "Lightning Bolt" targeting Bob

    @id:priority-after-the-others-choice @CR:117.3b
    Scenario: So it is when the other player chose last while it resolved
      Given Alice has "Mind Rot" and "Lightning Bolt" in hand
      And Alice has lands for {2}{B}{R}
      And Bob has 3 "Forest" in hand
      When Alice casts "Mind Rot" targeting Bob
      And all players pass
      And Bob chooses 2 "Forest"
      And Alice casts "Lightning Bolt" targeting Bob
      Then the stack is the spell "Lightning Bolt"

  Rule: When all pass

    @id:priority-all-pass-resolves-top @CR:117.4
    Scenario: The top object of the stack resolves, and only that
      Given Alice has "Divination" and "Lightning Bolt" in hand
      And Alice has lands for {2}{U}{R}
      And Alice has 5 "Forest" in library
      When Alice casts "Divination"
      And Alice casts "Lightning Bolt" targeting Bob
      And all players pass
      Then Bob has 17 life
      And the stack is the spell "Divination"

    @id:priority-all-pass-ends-step @CR:117.4
    Scenario: With an empty stack the step ends
      Given it is Alice's upkeep
      When all players pass
      Then it is Alice's draw step

    @id:priority-action-between-passes @CR:117.4
    Scenario: An action in between starts the passing again
      Given Alice has "Divination" in hand
      And Alice has lands for {2}{U}
      And Alice has 5 "Forest" in library
      And Bob has 2 "Lightning Bolt" in hand
      And Bob has lands for {R}{R}
      When Alice casts "Divination"
      And Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And Bob passes
      Then Alice has 20 life
      And the stack is the spell "Lightning Bolt" and the spell "Divination"
      When Alice passes
      Then Alice has 17 life
      And the stack is the spell "Divination"
      And Alice has 0 cards in hand

    @id:priority-mana-between-passes @CR:117.4
    Scenario: So does a mana ability, though it doesn't use the stack
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Plains"
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice passes
      And Bob taps "Plains" for mana
      And Bob passes
      Then Bob has 20 life
      And the stack is the spell "Lightning Bolt"
      When Alice passes
      Then Bob has 17 life

    @id:priority-response-resolves-first @CR:117.7
    Scenario: What is cast in response resolves first
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And Bob passes
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is 5/5

    @id:priority-response-the-other-way-round @CR:117.7
    Scenario: The other way round the creature dies before it grows
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard

  Rule: At the beginning of a step

    @id:priority-after-the-draw @CR:117.3a @CR:117.2c
    Scenario: In the draw step the active player has drawn before anybody can act
      Given it is Alice's upkeep
      And Alice has "Opt" in library
      And Bob controls "Prodigal Pyromancer"
      When the game advances to Alice's draw step
      Then Alice has "Opt" in hand
      And the stack is empty
      And Bob can't activate "Prodigal Pyromancer" targeting Alice

    @id:priority-after-beginning-triggers @CR:117.3a
    Scenario: What triggers at the beginning of a step is on the stack before the active player acts
      Given it is Bob's end step
      And Alice controls "Phyrexian Arena"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When the game advances to Alice's upkeep
      Then the stack is the trigger of "Phyrexian Arena"
      And Bob can't cast "Lightning Bolt" targeting Alice

    @id:priority-none-in-untap-step @CR:117.3a @CR:117.2c
    Scenario: Nobody acts in the untap step, and what untaps is untapped when the upkeep begins
      Given it is Bob's end step
      And Alice controls "Prodigal Pyromancer" that is tapped
      When all players pass
      Then it is Alice's upkeep
      And "Prodigal Pyromancer" is untapped

  Rule: Before a player receives priority

    @id:priority-triggers-wait-while-casting @CR:117.2a
    Scenario: An ability that triggers while a spell is being cast goes above it, as soon as the spell is cast
      Given Alice controls "Manabarbs" and "Forest"
      And Alice has "Llanowar Elves" in hand
      When Alice casts "Llanowar Elves"
      Then the stack is the trigger of "Manabarbs" and the spell "Llanowar Elves"
      And Alice has 20 life

    @id:priority-triggers-wait-while-resolving @CR:117.2a @CR:117.5
    Scenario: One that triggers while a spell resolves waits until it has
      Given Alice controls "Psychosis Crawler"
      And Alice has "Divination" and "Hill Giant" in hand
      And Alice has lands for {2}{U}
      And Alice has 5 "Forest" in library
      When Alice casts "Divination"
      And all players pass
      Then Alice has 3 cards in hand
      And Alice has "Divination" in graveyard
      And Bob has 20 life
      And the stack is the trigger of "Psychosis Crawler" and the trigger of "Psychosis Crawler"

    @id:priority-static-abilities-at-once @CR:117.2b
    Scenario: A static ability waits for nothing
      Given Alice controls "Grizzly Bears"
      And Alice has "Glorious Anthem" in hand
      And Alice has lands for {1}{W}{W}
      When Alice casts "Glorious Anthem"
      And all players pass
      Then the stack is empty
      And "Grizzly Bears" is 3/3

    @id:priority-state-based-first @CR:117.5 @CR:117.2d
    Scenario: A creature with lethal damage is gone before anybody can save it
      Given Bob controls "Grizzly Bears"
      And Bob has "Giant Growth" in hand
      And Bob has lands for {G}
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And all players pass
      Then Bob has "Grizzly Bears" in graveyard
      And the stack is empty

    @id:priority-state-based-then-triggers @CR:117.5
    Scenario: What triggers as state-based actions are performed is on the stack before anybody can act
      Given Alice controls "Hangarback Walker" with 1 +1/+1 counter
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      And it is Bob's precombat main phase
      When Bob casts "Lightning Bolt" targeting "Hangarback Walker"
      And all players pass
      Then Alice has "Hangarback Walker" in graveyard
      And the stack is the trigger of "Hangarback Walker"
