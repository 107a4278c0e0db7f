Feature: The stack

  Rule: Spells are cards on the stack, abilities are objects without a card

    @id:spell-is-the-card @CR:405.1 @CR:405.4
    Scenario: A card that is cast leaves the hand and is on the stack, with all its characteristics
      Given Alice has "Hill Giant" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Hill Giant"
      Then Alice has no "Hill Giant" in hand
      And the stack is the spell "Hill Giant"
      And the spell "Hill Giant" is a red 3/3 creature
      And the spell "Hill Giant" has mana value 4

    @id:ability-has-no-card @CR:405.1 @CR:405.4
    Scenario: An activated ability goes on the stack while its source stays where it is
      Given Alice controls "Prodigal Pyromancer"
      When Alice activates "Prodigal Pyromancer" targeting Bob
      Then the stack is the ability of "Prodigal Pyromancer"
      And Alice controls "Prodigal Pyromancer"
      When all players pass
      Then Bob has 19 life
      And Alice controls "Prodigal Pyromancer"

  Rule: Each object goes on top of those that are there, and the top one resolves first

    @id:last-in-first-out @CR:405.2 @CR:405.5
    Scenario: Three objects resolve in the reverse of the order in which they were put there
      Given Alice controls "Prodigal Pyromancer" and "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob has "Giant Growth" in hand
      And Bob has lands for {G}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice activates "Prodigal Pyromancer" targeting Bob
      And Alice passes
      And Bob casts "Giant Growth" targeting "Grizzly Bears"
      Then the stack is the spell "Giant Growth", the ability of "Prodigal Pyromancer" and the spell "Lightning Bolt"
      When all players pass
      Then the stack is the ability of "Prodigal Pyromancer" and the spell "Lightning Bolt"
      And "Grizzly Bears" is 5/5
      And Bob has 20 life
      When all players pass
      Then the stack is the spell "Lightning Bolt"
      And Bob has 19 life
      When all players pass
      Then the stack is empty
      And Bob has 16 life

    @id:all-must-pass @CR:405.5
    Scenario: One pass resolves nothing; when all pass with an empty stack the phase ends
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice passes
      Then the stack is the spell "Lightning Bolt"
      When Bob passes
      Then the stack is empty
      And it is Alice's precombat main phase
      When all players pass
      Then it is Alice's beginning of combat

    @id:several-at-once @CR:405.3
    Scenario Outline: Triggers at the same time: the active player's lowest, in the order that player chooses
      Given Alice controls "Soul Warden" and "Prosperous Innkeeper"
      And Bob controls "Soul Warden"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Grizzly Bears"
      And all players pass
      And Alice orders "<upper>" before "<lower>"
      Then the stack is the trigger of "Soul Warden", the trigger of "<upper>" and the trigger of "<lower>"
      When all players pass
      Then Bob has 21 life
      And Alice has 20 life
      When all players pass
      Then Alice has 21 life
      And the stack is the trigger of "<lower>"

      Examples:
        | upper                | lower                |
        | Prosperous Innkeeper | Soul Warden          |
        | Soul Warden          | Prosperous Innkeeper |

  Rule: Who controls what is on the stack

    @id:ability-stays-with-its-activator @CR:405.4
    Scenario: An activated ability is controlled by who activated it, whoever controls the source later
      Given Alice controls "Arcanis the Omnipotent"
      And Bob has "Ray of Command" in hand
      And Bob has lands for {3}{U}
      When Alice activates "{T}" of "Arcanis the Omnipotent"
      And Alice passes
      And Bob casts "Ray of Command" targeting "Arcanis the Omnipotent"
      And all players pass
      Then Bob controls "Arcanis the Omnipotent"
      When the stack resolves
      Then Alice has 3 cards in hand
      And Bob has no cards in hand

    @id:trigger-stays-with-its-controller @CR:405.4
    Scenario: A triggered ability is controlled by who controlled its source as it triggered
      Given it is Alice's end step
      And Bob controls "Phyrexian Arena"
      And Alice controls "Vedalken Orrery"
      And Alice has "Confiscate" in hand
      And Alice has lands for {4}{U}{U}
      When the game advances to Bob's upkeep
      And Bob passes
      And Alice casts "Confiscate" targeting "Phyrexian Arena"
      And all players pass
      Then Alice controls "Phyrexian Arena"
      When all players pass
      Then Bob has 19 life
      And Bob has 1 card in hand
      And Alice has 20 life

  Rule: What doesn't use the stack

    @id:effects-are-not-on-the-stack @CR:405.6a
    Scenario: An effect that lasts isn't on the stack; a delayed trigger is when it triggers
      Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
      And all players pass
      And Alice casts "Giant Growth" targeting the first "Grizzly Bears"
      And all players pass
      Then the stack is empty
      And the first "Grizzly Bears" is 5/5
      When the game advances to Alice's end step
      Then the stack is the trigger of "Kiki-Jiki, Mirror Breaker"
      And Alice controls 2 "Grizzly Bears"

    @id:static-abilities-are-not-on-the-stack @CR:405.6b
    Scenario: A static ability has its effect as soon as its permanent is there, and none when it is gone
      Given Alice controls "Grizzly Bears" and "Vedalken Orrery"
      And Alice has "Glorious Anthem" in hand
      And Alice has lands for {1}{W}{W}
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice casts "Glorious Anthem"
      And all players pass
      Then the stack is empty
      And "Grizzly Bears" is 3/3
      When Alice passes
      And Bob casts "Disenchant" targeting "Glorious Anthem"
      And all players pass
      Then the stack is empty
      And "Grizzly Bears" is 2/2

    @id:defined-by-itself-in-every-zone @CR:405.6b
    Scenario: A characteristic-defining ability works without the stack, also for a spell
      Given Alice has "Tarmogoyf" in hand
      And Alice has "Forest" and "Opt" in graveyard
      And Alice has lands for {1}{G}
      When Alice casts "Tarmogoyf"
      Then the stack is the spell "Tarmogoyf"
      And the spell "Tarmogoyf" is 2/3

    @id:mana-and-damage-at-once @CR:405.6c
    Scenario: A mana ability resolves at once, with its other effect, and its player has priority again
      Given Alice controls "Ancient Tomb"
      And Alice has "Opt" in hand
      And Alice has lands for {U}
      When Alice taps "Ancient Tomb" for mana
      Then the stack is empty
      And Alice has {C}{C}
      And Alice has 18 life
      When Alice casts "Opt"
      Then the stack is the spell "Opt"

    @id:mana-without-losing-priority @CR:405.6c
    Scenario: A player who had priority out of turn has it still after a mana ability
      Given Bob controls "Ancient Tomb"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob taps "Ancient Tomb" for mana
      Then Bob has 18 life
      When Bob casts "Lightning Bolt" targeting Alice
      Then the stack is the spell "Lightning Bolt"

    @id:special-actions-happen-at-once @CR:405.6d
    Scenario: Playing a land and suspending a card are done at once, and nobody could respond
      Given Alice has "Forest" and "Keldon Halberdier" in hand
      And Alice has lands for {R}
      When Alice plays "Forest"
      Then the stack is empty
      And Alice controls "Forest"
      When Alice suspends "Keldon Halberdier"
      Then the stack is empty
      And Alice has "Keldon Halberdier" in exile
      When Alice taps "Forest" for mana
      Then Alice has {G}

    @id:turn-based-actions-before-priority @CR:405.6e
    Scenario: Untapping and drawing are over before anyone has priority, and on no stack
      Given it is Alice's end step
      And Bob controls "Llanowar Elves" that is tapped
      And Bob has "Opt" in library
      When the game advances to Bob's upkeep
      Then the stack is empty
      And "Llanowar Elves" is untapped
      When all players pass
      Then it is Bob's draw step
      And the stack is empty
      And Bob has "Opt" in hand

    @id:state-based-actions-before-priority @CR:405.6f
    Scenario: A creature with lethal damage is gone before anyone could save it
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And all players pass
      Then the stack is empty
      And Alice has "Grizzly Bears" in graveyard
      And Alice can't cast "Giant Growth" targeting "Grizzly Bears"

    @id:conceding-with-a-spell-on-the-stack @CR:405.6g
    Scenario: A player who concedes has lost at once, whatever is on the stack
      Given a game with Alice, Bob and Carol
      And Bob controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And Alice passes
      And Bob concedes
      Then Bob loses the game
      And Bob controls no "Grizzly Bears"
      And the stack is the spell "Lightning Bolt"
      And nobody has won
