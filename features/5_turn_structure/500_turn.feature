Feature: The turn
  Its phases and steps in order, how each begins and ends, and the turns, phases and steps that effects add or skip.

  Rule: Five phases, in order, even if nothing happens in them

    @id:phases-in-order @CR:500.1 @CR:505.1 @CR:512.1 @CR:501.1
    Scenario: Players who always pass see every step in which there is priority, in order
      Given it is Alice's upkeep
      When all players pass
      Then it is Alice's draw step
      When all players pass
      Then it is Alice's precombat main phase
      When all players pass
      Then it is Alice's beginning of combat
      When the game advances to Alice's end of combat
      And all players pass
      Then it is Alice's postcombat main phase
      When all players pass
      Then it is Alice's end step
      When all players pass
      Then it is Bob's upkeep

    @id:untap-then-upkeep-then-draw @CR:501.1
    Scenario: Permanents are untapped when the upkeep begins, and the card is drawn after it
      Given it is Alice's end step
      And Bob controls "Hill Giant" that is tapped
      And Bob has "Opt" in library
      When the game advances to Bob's upkeep
      Then "Hill Giant" is untapped
      And Bob has no "Opt" in hand
      When all players pass
      Then it is Bob's draw step
      And Bob has "Opt" in hand

  Rule: A phase or step ends when all pass in succession with an empty stack

    @id:empty-stack-does-not-end-the-phase @CR:500.2 @CR:505.2
    Scenario: The stack becoming empty leaves the main phase going on
      Given Alice has "Giant Growth" and "Forest" in hand
      And Alice controls "Grizzly Bears"
      And Alice has lands for {G}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And all players pass
      Then the stack is empty
      And it is Alice's precombat main phase
      When Alice plays "Forest"
      Then it is Alice's precombat main phase
      When all players pass
      Then it is Alice's beginning of combat

    @id:a-pass-does-not-end-the-step @CR:500.2
    Scenario: After the active player has passed, another player may still act, and then the active player again
      Given it is Alice's end step
      And Bob controls "Grizzly Bears"
      And Bob has "Giant Growth" in hand
      And Bob has lands for {G}
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice passes
      Then it is Alice's end step
      When Bob casts "Giant Growth" targeting "Grizzly Bears"
      And all players pass
      Then it is Alice's end step
      When Alice casts "Lightning Bolt" targeting Bob
      And all players pass
      Then it is Alice's end step
      And Bob has 17 life

    @id:steps-without-priority @CR:500.3 @CR:514.3 @CR:502.4
    Scenario: Nobody gets priority between a turn's end step and the next turn's upkeep
      Given it is Alice's end step
      And Bob controls "Forest" that is tapped
      When all players pass
      Then it is Bob's upkeep
      And "Forest" is untapped
      And the stack is empty

  Rule: What lasts until a step or phase ends as it begins, or as it ends

    @id:until-the-next-upkeep @CR:500.4 @CR:611.2a
    Scenario: An effect until a player's next upkeep is over once that upkeep has begun
      Given Alice controls "Xenic Poltergeist"
      And Bob controls "Icy Manipulator"
      When Alice activates "Xenic Poltergeist" targeting "Icy Manipulator"
      And the stack resolves
      Then "Icy Manipulator" is a 4/4 artifact creature
      When the game advances to Bob's upkeep
      Then "Icy Manipulator" is a 4/4 artifact creature
      When the game advances to Bob's end step
      Then "Icy Manipulator" is a 4/4 artifact creature
      When the game advances to Alice's upkeep
      Then "Icy Manipulator" isn't a creature

    @id:until-end-of-combat @CR:500.5a @CR:511.2
    Scenario: An effect until end of combat lasts through the end of combat step and no longer
      Given Alice controls "Jade Statue"
      And Alice has lands for {2}
      When the game advances to Alice's beginning of combat
      And Alice activates "Jade Statue"
      And the stack resolves
      Then "Jade Statue" is a 3/6 artifact creature
      When the game advances to Alice's end of combat
      Then "Jade Statue" is a 3/6 artifact creature
      When the game advances to Alice's postcombat main phase
      Then "Jade Statue" isn't a creature

    @id:mana-lost-as-each-step-ends @CR:500.5
    Scenario Outline: Unspent mana is gone when the <step> is over
      Given it is Alice's <step>
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}
      When all players pass
      Then it is Alice's <next>
      And Alice has no mana

      Examples:
        | step                   | next                   |
        | upkeep                 | draw step              |
        | draw step              | precombat main phase   |
        | precombat main phase   | beginning of combat    |
        | end of combat          | postcombat main phase  |
        | postcombat main phase  | end step               |

    @id:mana-lasts-within-the-phase @CR:500.5
    Scenario: Within the phase it stays, also when a spell resolves
      Given Alice controls "Forest"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice taps "Forest" for mana
      And Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Alice has {G}

  Rule: Beginning-of-step abilities trigger as it begins, and are on the stack before anyone has priority

    @id:beginning-triggers-before-priority @CR:500.6 @CR:503.1a
    Scenario: The upkeep begins with the trigger on the stack
      Given it is Alice's end step
      And Bob controls "Phyrexian Arena"
      When the game advances to Bob's upkeep
      Then the stack is the trigger of "Phyrexian Arena"
      When all players pass
      Then it is Bob's upkeep
      And Bob has 19 life

    @id:too-late-for-the-beginning @CR:500.6
    Scenario: What comes after a step has begun doesn't trigger any more
      Given it is Alice's upkeep
      And Alice controls "Vedalken Orrery"
      And Alice has "Phyrexian Arena" in hand
      And Alice has lands for {1}{B}{B}
      When Alice casts "Phyrexian Arena"
      And the stack resolves
      Then the stack is empty
      When the game advances to Alice's end step
      Then Alice has 20 life
