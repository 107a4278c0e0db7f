Feature: State triggers, and abilities that look back in time

  Rule: A state triggers an ability as soon as it is true, and not again while that waits

    @id:crocodile-alone @CR:603.8
    Scenario: When the last other creature dies the Crocodile is sacrificed
      Given Alice controls "Emperor Crocodile" and "Grizzly Bears"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      Then the stack is empty
      When Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And all players pass
      Then the stack is the trigger of "Emperor Crocodile"
      When the stack resolves
      Then Alice has "Emperor Crocodile" in graveyard

    @id:crocodile-in-company @CR:603.8
    Scenario: While there is another creature nothing triggers
      Given Alice controls "Emperor Crocodile", "Hill Giant" and "Grizzly Bears"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Emperor Crocodile"

    @id:crocodile-alone-for-a-moment @CR:603.8
    Scenario: A state that is true only for a moment while something resolves is enough
      Given Alice controls "Emperor Crocodile" and "Grizzly Bears"
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      When Alice casts "Cloudshift" targeting "Grizzly Bears"
      And all players pass
      Then Alice controls "Grizzly Bears" and "Emperor Crocodile"
      And the stack is the trigger of "Emperor Crocodile"
      When the stack resolves
      Then Alice has "Emperor Crocodile" in graveyard

    @id:crocodile-countered @CR:603.8
    Scenario: It triggers again once the ability has been countered
      Given Alice controls "Emperor Crocodile" and "Grizzly Bears"
      And Bob has "Lightning Bolt" and "Stifle" in hand
      And Bob has lands for {R}{U}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And all players pass
      And Alice passes
      And Bob casts "Stifle" targeting the trigger of "Emperor Crocodile"
      Then the stack is the spell "Stifle" and the trigger of "Emperor Crocodile"
      When all players pass
      Then the stack is the trigger of "Emperor Crocodile"
      And Alice controls "Emperor Crocodile"
      When the stack resolves
      Then Alice has "Emperor Crocodile" in graveyard

  Rule: A player losing the game

    @id:tyrant-when-a-player-concedes @CR:603.9 @CR:603.10f
    Scenario: It doesn't matter why a player loses
      Given a game with Alice, Bob and Carol
      And Alice controls "Blood Tyrant"
      When Carol concedes
      And Alice passes
      Then the stack is the trigger of "Blood Tyrant"
      When the stack resolves
      Then "Blood Tyrant" has 5 +1/+1 counters

    @id:tyrant-when-a-player-is-killed @CR:603.9
    Scenario: Two players who lose together are two occurrences
      Given a game with Alice, Bob, Carol and Dave
      And it is Dave's end step
      And Alice controls "Blood Tyrant"
      And Bob has 1 life
      And Carol has 1 life
      When the game advances to Alice's upkeep
      And all players pass
      Then Bob loses the game
      And Carol loses the game
      And "Blood Tyrant" has 4 +1/+1 counters
      When the stack resolves
      Then "Blood Tyrant" has 14 +1/+1 counters

  Rule: Leaving the battlefield and the like are seen from before

    @id:net-sees-what-dies-with-it @CR:603.10a @CR:603.2c @CR:608.2f @CR:701.8a
    Scenario: An artifact destroyed together with two creatures triggers for both
      Given Alice controls "Soul Net" and "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice controls "Nevinyrral's Disk"
      And Alice has lands for {3}
      When Alice activates "Nevinyrral's Disk"
      And all players pass
      Then Alice has "Soul Net" in graveyard
      And the stack is the trigger of "Soul Net" and the trigger of "Soul Net"
      When all players pass
      And Alice accepts
      And all players pass
      And Alice accepts
      Then Alice has 22 life

    @id:artist-dies-too @CR:603.10a
    Scenario: A creature sees itself die, and what dies with it
      Given Alice controls "Blood Artist" and 2 "Grizzly Bears"
      And Alice has "Day of Judgment" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Day of Judgment"
      And all players pass
      And Alice chooses Bob
      And Alice chooses Bob
      And Alice chooses Bob
      And the stack resolves
      Then Bob has 17 life
      And Alice has 23 life

    @id:anvil-sees-itself-leave @CR:603.10a
    Scenario: An artifact sacrificed to its own ability sees itself leave
      Given Alice controls "Oni-Cult Anvil"
      When Alice activates "Oni-Cult Anvil" sacrificing "Oni-Cult Anvil"
      Then the stack is the trigger of "Oni-Cult Anvil" and the ability of "Oni-Cult Anvil"
      When the stack resolves
      Then Alice controls 1 Construct token
      And Bob has 19 life
      And Alice has 21 life

    @id:imp-phases-out @CR:603.10b
    Scenario: A creature that phases out triggers although it isn't there any more
      Given Alice controls "Teferi's Imp"
      And Alice has "Forest" and "Reality Ripple" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Reality Ripple" targeting "Teferi's Imp"
      And the stack resolves
      Then Alice has "Forest" in graveyard
      And Alice controls no "Teferi's Imp"

    @id:wargear-moves-on @CR:603.10c @CR:701.3d
    Scenario: Equipment that moves to another creature has come off the first
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice controls "Grafted Wargear" attached to "Grizzly Bears"
      When Alice activates "equip" of "Grafted Wargear" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" is 6/5
      And the stack is the trigger of "Grafted Wargear"
      When the stack resolves
      Then Alice has "Grizzly Bears" in graveyard

    @id:wargear-destroyed @CR:603.10c
    Scenario: Equipment that leaves the battlefield has come off too
      Given Alice controls "Grizzly Bears"
      And Alice controls "Grafted Wargear" attached to "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice passes
      And Bob casts "Disenchant" targeting "Grafted Wargear"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard

    @id:ray-of-command-ends @CR:603.10d
    Scenario: Losing control of a creature triggers for the player who lost it
      Given it is Bob's precombat main phase
      And Bob controls "Grizzly Bears"
      And Alice has "Ray of Command" in hand
      And Alice has lands for {3}{U}
      When Bob passes
      And Alice casts "Ray of Command" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" isn't tapped
      And Alice controls "Grizzly Bears"
      When the game advances to Alice's upkeep
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" is tapped

    @id:presence-sees-the-counterspell @CR:603.10e
    Scenario: A spell that is countered triggers for the player who cast it
      Given Alice controls "Multani's Presence"
      And Bob controls "Multani's Presence"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice passes
      And Bob casts "Counterspell" targeting the spell "Lightning Bolt"
      And all players pass
      Then the stack is the trigger of "Multani's Presence"
      When the stack resolves
      Then Alice has 1 card in hand
      And Bob has no cards in hand

    @id:presence-and-a-fizzled-spell @CR:603.10e
    Scenario: A spell that doesn't resolve because its target is gone isn't countered
      Given Alice controls "Multani's Presence"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      And Bob controls "Grizzly Bears"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has no cards in hand

  Rule: What else is waiting is no hindrance

    @id:crocodile-and-dissenter @CR:603.8
    Scenario: A state trigger triggers while a trigger of something else waits, and isn't undone by what that brings
      Given Alice controls "Doomed Dissenter" and "Emperor Crocodile"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Doomed Dissenter"
      And the stack resolves
      Then Alice controls 1 Zombie token
      And Alice has "Emperor Crocodile" in graveyard
