Feature: How triggered abilities come onto the stack

  Rule: In turn order from the active player, each player's own as that player likes

    @id:triggers-in-turn-order @CR:603.3b
    Scenario: The active player's ability is lowest, the last player's on top
      Given a game with Alice, Bob and Carol
      And it is Bob's precombat main phase
      And Alice controls "Soul Warden" called "Alice's Warden"
      And Bob controls "Soul Warden" called "Bob's Warden"
      And Carol controls "Soul Warden" called "Carol's Warden"
      And Bob has "Savannah Lions" in hand
      And Bob has lands for {W}
      When Bob casts "Savannah Lions"
      And all players pass
      Then the stack is the trigger of "Alice's Warden", the trigger of "Carol's Warden" and the trigger of "Bob's Warden"
      When all players pass
      Then Alice has 21 life
      And Carol has 20 life
      And Bob has 20 life
      When all players pass
      Then Carol has 21 life
      And Bob has 20 life

    @id:own-triggers-in-any-order @CR:603.3b
    Scenario Outline: A player with two abilities chooses which resolves first
      Given it is Bob's end step
      And Alice controls "Phyrexian Arena" and "Felidar Sovereign"
      And Alice has 40 life
      When the game advances to Alice's upkeep
      And Alice orders <first> before <second>
      And all players pass
      Then <outcome>

      Examples:
        | first               | second              | outcome             |
        | "Felidar Sovereign" | "Phyrexian Arena"   | Alice wins the game |
        | "Phyrexian Arena"   | "Felidar Sovereign" | nobody has won      |

    @id:proctor-after-the-others @CR:603.3b
    Scenario: An ability that triggers when another one does is put above it, whosever turn it is
      Given Alice controls "Strict Proctor"
      And Bob controls "Soul Warden"
      And Alice has "Savannah Lions" in hand
      And Alice has lands for {W}
      When Alice casts "Savannah Lions"
      And all players pass
      Then the stack is the trigger of "Strict Proctor" and the trigger of "Soul Warden"
      When the stack resolves
      Then Bob has 20 life

    @id:proctor-is-paid @CR:603.3b
    Scenario: Its controller pays for the ability below
      Given Alice controls "Strict Proctor"
      And Bob controls "Soul Warden"
      And Bob has lands for {2}
      And Alice has "Savannah Lions" in hand
      And Alice has lands for {W}
      When Alice casts "Savannah Lions"
      And all players pass
      And the stack resolves
      And Bob accepts
      Then Bob has 21 life
      And Bob has no untapped lands

    @id:illusion-trigger-above @CR:603.2 @CR:603.3
    Scenario: An ability that triggers as a spell is cast waits and then stands above the spell
      Given Bob controls "Phantasmal Bear"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      When Alice casts "Giant Growth" targeting "Phantasmal Bear"
      Then the stack is the trigger of "Phantasmal Bear" and the spell "Giant Growth"
      And Bob controls "Phantasmal Bear"
      When all players pass
      Then Bob has "Phantasmal Bear" in graveyard
      And the stack is the spell "Giant Growth"

    @id:helm-triggers-unattached @CR:603.3
    Scenario: An ability with nothing to do goes onto the stack all the same
      Given Alice controls "Helm of the Host"
      When the game advances to Alice's beginning of combat
      Then the stack is the trigger of "Helm of the Host"
      When all players pass
      Then Alice controls no tokens
      And it is Alice's beginning of combat

  Rule: Modes and targets are chosen as the ability is put onto the stack

    @id:mode-chosen-on-the-way @CR:603.3c
    Scenario: The mode of a modal ability is chosen as it is put onto the stack
      Given Bob controls "Sol Ring"
      And Alice has "Defiant Ogre" in hand
      And Alice has lands for {5}{R}
      When Alice casts "Defiant Ogre"
      And all players pass
      And Alice chooses mode 2
      Then the stack is the trigger of "Defiant Ogre"
      When the stack resolves
      Then Bob has "Sol Ring" in graveyard
      And "Defiant Ogre" is 3/5

    @id:mode-without-a-target @CR:603.3c
    Scenario: A mode that has no legal target can't be chosen
      Given Bob controls "Grizzly Bears"
      And Alice has "Defiant Ogre" in hand
      And Alice has lands for {5}{R}
      When Alice casts "Defiant Ogre"
      And the stack resolves
      Then "Defiant Ogre" is 4/6

    @id:ward-sees-the-trigger @CR:603.3c @CR:603.3d
    Scenario: The target of a mode is chosen then too, so that ward counters the ability
      Given Bob controls "Waterfall Aerialist"
      And Alice has "Aven Surveyor" in hand
      And Alice has lands for {3}{U}{U}
      When Alice casts "Aven Surveyor"
      And all players pass
      And Alice chooses mode 2
      And Alice chooses "Waterfall Aerialist"
      Then the stack is the trigger of "Waterfall Aerialist" and the trigger of "Aven Surveyor"
      When the stack resolves
      And Alice declines
      Then Bob controls "Waterfall Aerialist"

    @id:trigger-without-a-target @CR:603.3d
    Scenario: An ability for which there is no legal target doesn't stay on the stack
      Given Bob controls "Blastoderm"
      And Alice has "Mizzium Meddler" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Mizzium Meddler"
      And all players pass
      Then the stack is empty
      And nobody has won

    @id:trigger-target-chosen-at-once @CR:603.3d
    Scenario: A target is chosen as the ability is put onto the stack, not when it resolves
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Bob has "Gods Willing" in hand
      And Bob has lands for {W}
      And Alice has "Man-o'-War" in hand
      And Alice has lands for {2}{U}
      When Alice casts "Man-o'-War"
      And all players pass
      And Alice chooses "Hill Giant"
      And Alice passes
      And Bob casts "Gods Willing" targeting "Hill Giant"
      And all players pass
      And Bob chooses blue
      And Bob puts nothing on the bottom
      And the stack resolves
      Then Bob controls "Hill Giant" and "Grizzly Bears"
      And Alice controls "Man-o'-War"

  Rule: A may is answered when the ability resolves

    @id:optional-trigger-goes-onto-the-stack @CR:603.5
    Scenario: An optional ability is put onto the stack whatever its controller means to do
      Given Alice controls "Garruk's Packleader"
      And Alice has "Hill Giant" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Hill Giant"
      And all players pass
      Then the stack is the trigger of "Garruk's Packleader"
      When all players pass
      And Alice declines
      Then Alice has no cards in hand

    @id:optional-trigger-accepted @CR:603.5
    Scenario: It may be countered before anyone was asked
      Given Alice controls "Garruk's Packleader"
      And Alice has "Hill Giant" in hand
      And Alice has lands for {3}{R}
      And Bob has "Stifle" in hand
      And Bob has lands for {U}
      When Alice casts "Hill Giant"
      And all players pass
      And Alice passes
      And Bob casts "Stifle" targeting the trigger of "Garruk's Packleader"
      And the stack resolves
      Then Alice has no cards in hand

    @id:unless-on-resolution @CR:603.5
    Scenario: Paying for an ability that says so is asked when it resolves
      Given Bob controls "Soul Net"
      And Bob has lands for {1}
      And Alice controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And all players pass
      Then the stack is the trigger of "Soul Net"
      And Bob has 20 life
      When all players pass
      And Bob accepts
      Then Bob has 21 life
      And Bob has no untapped lands

  Rule: An if after the trigger condition is looked at twice

    @id:outcaster-giant-gone @CR:603.4
    Scenario: A condition that has stopped being true as the ability resolves
      Given Alice controls "Craw Wurm"
      And Alice has "Beastbond Outcaster" in hand
      And Alice has lands for {2}{G}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Beastbond Outcaster"
      And all players pass
      Then the stack is the trigger of "Beastbond Outcaster"
      When Alice passes
      And Bob casts "Doom Blade" targeting "Craw Wurm"
      And the stack resolves
      Then Alice has no cards in hand

    @id:outcaster-giant-there @CR:603.4
    Scenario Outline: It triggers only if the condition is true as the event happens
      Given Alice controls "<creature>"
      And Alice has "Beastbond Outcaster" in hand
      And Alice has lands for {2}{G}
      When Alice casts "Beastbond Outcaster"
      And the stack resolves
      Then Alice has <cards> in hand

      Examples:
        | creature   | cards    |
        | Craw Wurm  | 1 card   |
        | Hill Giant | no cards |
