Feature: The combat phase
  Its steps, who and what can attack and be attacked, and the beginning of combat.

  Rule: The combat phase has five steps

    @id:combat-steps-in-order @CR:506.1
    Scenario: With an attacker the phase goes through all five steps in order
      Given Alice controls "Grizzly Bears"
      When all players pass
      Then it is Alice's beginning of combat
      When Alice attacks Bob with "Grizzly Bears"
      Then it is Alice's declare attackers step
      When all players pass
      Then it is Alice's declare blockers step
      When all players pass
      Then it is Alice's combat damage step
      And Bob has 18 life
      When all players pass
      Then it is Alice's end of combat
      When all players pass
      Then it is Alice's postcombat main phase

    @id:first-strike-gives-two-damage-steps @CR:506.1 @CR:510.4
    Scenario: With first strike about there are two combat damage steps
      Given Alice controls "Tundra Wolves" and "Grizzly Bears"
      When Alice attacks Bob with "Tundra Wolves" and "Grizzly Bears"
      And all players pass
      And all players pass
      Then it is Alice's combat damage step
      And Bob has 19 life
      When all players pass
      Then it is Alice's combat damage step
      And Bob has 17 life
      When all players pass
      Then it is Alice's end of combat

    @id:no-attackers-skip-to-end-of-combat @CR:508.8
    Scenario: Without attackers there is neither a declare blockers nor a combat damage step
      Given Alice controls "Grizzly Bears"
      When all players pass
      And Alice attacks with nothing
      Then it is Alice's declare attackers step
      When all players pass
      Then it is Alice's end of combat

    @id:attacker-gone-steps-are-not-skipped @CR:508.8
    Scenario: An attacker was declared, so the steps come even if it has left meanwhile
      Given Alice controls "Grizzly Bears"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then it is Alice's declare attackers step
      When all players pass
      Then it is Alice's declare blockers step
      When all players pass
      Then it is Alice's combat damage step

  Rule: Players, and planeswalkers of defending players, are attacked by creatures

    @id:only-creatures-attack @CR:506.3
    Scenario Outline: A noncreature permanent can't attack
      Given Alice controls "Grizzly Bears" and "<permanent>"
      When all players pass
      Then Alice can't attack Bob with "<permanent>"
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob

      Examples:
        | permanent                |
        | Sol Ring                 |
        | Mystic Gate              |

    @id:animated-land-attacks @CR:506.3
    Scenario: A land that has become a creature can
      Given Alice controls "Mutavault"
      And Alice has lands for {1}
      When Alice activates "{1}" of "Mutavault" activating "Wastes"
      And the stack resolves
      And Alice attacks Bob with "Mutavault"
      Then "Mutavault" is attacking Bob

    @id:creatures-are-not-attacked @CR:506.3 @CR:506.2
    Scenario: Neither a creature, nor an artifact, nor the attacking player can be attacked
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant" and "Sol Ring"
      When all players pass
      Then Alice can't attack "Hill Giant" with "Grizzly Bears"
      And Alice can't attack "Sol Ring" with "Grizzly Bears"
      And Alice can't attack Alice with "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob

    @id:own-planeswalker-is-not-attacked @CR:506.2
    Scenario: A planeswalker can be attacked if a defending player controls it
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Alice controls "Teferi, Time Raveler" with 4 loyalty counters called "Hers"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters called "His"
      When all players pass
      Then Alice can't attack "Hers" with "Grizzly Bears"
      When Alice attacks "His" with "Grizzly Bears" and Bob with "Runeclaw Bear"
      And the game advances to Alice's combat damage step
      Then "His" has 2 loyalty counters
      And Bob has 18 life

    @id:only-active-player-attacks @CR:506.2
    Scenario: The nonactive player attacks nobody
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      When all players pass
      Then Bob can't attack Alice with "Hill Giant"
      And Alice can't attack Bob with "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      Then "Hill Giant" isn't attacking

    @id:all-opponents-defend @CR:506.2a
    Scenario: With several opponents who all are defending players each can be attacked
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears" and Carol with "Hill Giant"
      And the game advances to Alice's combat damage step
      Then Bob has 18 life
      And Carol has 17 life

  Rule: In the beginning of combat step the active player gets priority

    @id:priority-at-beginning-of-combat @CR:507.2
    Scenario: The active player can act first, before attackers are declared
      Given Alice controls "Grizzly Bears"
      And Alice has "Jump" in hand
      And Alice has lands for {U}
      When all players pass
      Then it is Alice's beginning of combat
      When Alice casts "Jump" targeting "Grizzly Bears"
      And the stack resolves
      Then it is Alice's beginning of combat
      And "Grizzly Bears" has flying
      When Alice attacks Bob with "Grizzly Bears"
      Then it is Alice's declare attackers step

    @id:tapped-at-beginning-of-combat @CR:507.2 @CR:508.1a
    Scenario: A creature that the opponent taps then can't attack
      Given Alice controls "Grizzly Bears"
      And Bob controls "Icy Manipulator"
      And Bob has lands for {1}
      When all players pass
      And Alice passes
      And Bob activates "Icy Manipulator" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is tapped
      And it is Alice's beginning of combat
      And Alice can't attack Bob with "Grizzly Bears"
