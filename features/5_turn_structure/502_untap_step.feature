Feature: The untap step
  Phasing, then day and night, then untapping; nobody gets priority.

  Rule: First, what has phasing phases out and what is phased out phases in, at the same time

    @id:phases-out-and-in-at-once @CR:502.1
    Scenario: A creature that phases in isn't there to phase out
      Given it is Alice's end step
      And Bob controls "Breezekeeper" called "First"
      And Bob controls "Breezekeeper" called "Second"
      And Bob has "Reality Ripple" in hand
      And Bob has lands for {1}{U}
      When Alice passes
      And Bob casts "Reality Ripple" targeting "First"
      And the stack resolves
      Then Bob controls 1 "Breezekeeper"
      When the game advances to Bob's upkeep
      Then Bob controls 1 "Breezekeeper"
      And Bob controls "First"
      And Bob controls no "Second"
      And the stack is empty

    @id:phases-in-untapping @CR:502.1
    Scenario: What phases in comes before untapping, and untaps
      Given it is Alice's end step
      And Bob controls "Hill Giant" that is tapped
      And Bob has "Reality Ripple" in hand
      And Bob has lands for {1}{U}
      When Alice passes
      And Bob casts "Reality Ripple" targeting "Hill Giant"
      And the stack resolves
      Then Bob controls no "Hill Giant"
      When the game advances to Bob's upkeep
      Then Bob controls "Hill Giant"
      And "Hill Giant" is untapped

    @id:phases-in-for-who-controlled-it @CR:502.1
    Scenario: It phases in for the player who controlled it as it phased out, not for its owner
      Given Bob controls "Grizzly Bears"
      And Alice has "Act of Treason" and "Reality Ripple" in hand
      And Alice has lands for {3}{R}{U}
      When Alice casts "Act of Treason" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Reality Ripple" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Bob controls no "Grizzly Bears"
      When the game advances to Alice's upkeep
      Then Bob controls "Grizzly Bears"

    @id:no-phasing-in-anothers-step @CR:502.1
    Scenario: In another player's untap step a creature with phasing stays
      Given it is Alice's end step
      And Alice controls "Breezekeeper"
      When the game advances to Bob's upkeep
      Then Alice controls "Breezekeeper"

  Rule: Second, the turn before decides on day and night

    @id:no-spell-makes-night @CR:502.2 @CR:731.2 @CR:731.2a
    Scenario: Spells of other players don't keep it day
      Given it is day
      And Bob has 2 "Lightning Bolt" in hand
      And Bob has lands for {R}{R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then it is day
      When the game advances to Bob's upkeep
      Then it is night

    @id:one-spell-keeps-day @CR:502.2 @CR:731.2a
    Scenario: One spell of the active player keeps it day
      Given it is day
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      And the game advances to Bob's upkeep
      Then it is day

    @id:two-spells-make-day @CR:502.2 @CR:731.2b
    Scenario Outline: After <n> of the active player it is <then>
      Given it is night
      And Alice has <n> "Lightning Bolt" in hand
      And Alice has lands for {R}{R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      And <more>
      And the stack resolves
      And the game advances to Bob's upkeep
      Then it is <then>

      Examples:
        | n | more                                        | then  |
        | 1 | Alice passes                                | night |
        | 2 | Alice casts "Lightning Bolt" targeting Bob  | day   |

  Rule: Third, untapping is one event that doesn't use the stack

    @id:untapping-is-simultaneous @CR:502.4 @CR:503.1a
    Scenario: What triggers on untapping waits for the upkeep, with all of it at once
      Given it is Alice's end step
      And Alice controls "Mesmeric Orb"
      And Bob controls "Hill Giant" that is tapped
      And Bob controls "Forest" that is tapped
      And Bob has 2 "Opt" in library
      When the game advances to Bob's upkeep
      Then the stack is the trigger of "Mesmeric Orb" and the trigger of "Mesmeric Orb"
      And "Hill Giant" is untapped
      And "Forest" is untapped
      And Bob has no cards in graveyard
      When the stack resolves
      Then it is Bob's upkeep
      And Bob has 2 "Opt" in graveyard

    @id:untapping-waits-for-a-choice @CR:502.3
    Scenario: While a player chooses what replaces one permanent's untapping, nothing has untapped yet
      Given it is Bob's end step
      And Alice controls "Freyalise's Winds"
      And Alice controls "Grizzly Bears" that is tapped
      And Alice controls "Hill Giant" that is tapped with 1 stun counter and 1 wind counter
      And Alice controls "Savannah Lions" that is tapped
      When the game advances to Alice's upkeep
      Then "Grizzly Bears" is tapped
      And "Savannah Lions" is tapped
      When Alice chooses "Freyalise's Winds"
      Then it is Alice's upkeep
      And "Grizzly Bears" is untapped
      And "Savannah Lions" is untapped
      And "Hill Giant" is tapped
      And "Hill Giant" has 1 stun counter
      And "Hill Giant" has no wind counters

    @id:only-the-active-players-untap @CR:502.3
    Scenario: The active player untaps what they control, whoever owns it; the others' permanents stay tapped
      Given it is Alice's end step
      And Alice controls "Hill Giant" that is tapped
      And Bob controls "Grizzly Bears" that is tapped
      And Bob controls "Forest" that is tapped
      When the game advances to Bob's upkeep
      Then "Grizzly Bears" is untapped
      And "Forest" is untapped
      And "Hill Giant" is tapped
      When the game advances to Alice's upkeep
      Then "Hill Giant" is untapped
