Feature: When triggered abilities trigger

  Rule: Nothing needs to be legal for an ability to trigger

    @id:triggers-under-grand-abolisher @CR:603.2a
    Scenario: An opponent who can't cast spells or activate abilities has triggered abilities all the same
      Given Alice controls "Grand Abolisher" and "Grizzly Bears"
      And Bob controls "Soul Warden"
      And Alice has "Savannah Lions" in hand
      And Alice has lands for {W}
      When Alice casts "Savannah Lions"
      And all players pass
      Then the stack is the trigger of "Soul Warden"
      When the stack resolves
      Then Bob has 21 life

    @id:triggers-under-split-second @CR:603.2a
    Scenario: An ability triggers and goes onto the stack above a spell with split second
      Given Bob controls "Young Pyromancer" and "Sol Ring"
      And Alice controls "Young Pyromancer"
      And Alice has "Krosan Grip" in hand
      And Alice has lands for {2}{G}
      When Alice casts "Krosan Grip" targeting "Sol Ring"
      Then the stack is the trigger of "Young Pyromancer" and the spell "Krosan Grip"

    @id:all-that-trigger-as-upkeep-begins @CR:603.2b
    Scenario: Everything that triggers at the beginning of a step triggers as it begins, for the right player
      Given it is Bob's end step
      And Alice controls 2 "Phyrexian Arena"
      And Bob controls "Phyrexian Arena"
      When the game advances to Alice's upkeep
      Then the stack is the trigger of "Phyrexian Arena" and the trigger of "Phyrexian Arena"
      When the stack resolves
      Then Alice has 18 life
      And Bob has 20 life

    @id:arena-that-comes-during-the-upkeep @CR:603.2b
    Scenario: A permanent that comes after the step has begun is too late
      Given it is Alice's upkeep
      And Alice controls "Vedalken Orrery"
      And Alice has "Phyrexian Arena" in hand
      And Alice has lands for {1}{B}{B}
      When Alice casts "Phyrexian Arena"
      And the stack resolves
      Then the stack is empty
      And Alice has 20 life

  Rule: An event triggers an ability once, or as often as another ability says

    @id:warden-for-each-creature @CR:603.2c
    Scenario: Two creatures that enter at once are two occurrences
      Given Alice controls "Soul Warden"
      And Alice has "Raise the Alarm" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Raise the Alarm"
      And all players pass
      Then the stack is the trigger of "Soul Warden" and the trigger of "Soul Warden"
      When the stack resolves
      Then Alice has 22 life

    @id:panharmonicon-once-more @CR:603.2d
    Scenario: With Panharmonicon an ability triggers twice as a creature enters
      Given Alice controls "Panharmonicon"
      And Alice has "Soul Warden" and "Grizzly Bears" in hand
      And Alice has lands for {W}{1}{G}
      When Alice casts "Soul Warden"
      And the stack resolves
      Then Alice has 20 life
      When Alice casts "Grizzly Bears"
      And all players pass
      Then the stack is the trigger of "Soul Warden" and the trigger of "Soul Warden"
      When the stack resolves
      Then Alice has 22 life

    @id:panharmonicons-add-up @CR:603.2d
    Scenario: Two of them make it three times, not four
      Given Alice controls 2 "Panharmonicon" and "Soul Warden"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Grizzly Bears"
      And the stack resolves
      Then Alice has 23 life

    @id:panharmonicon-of-another @CR:603.2d
    Scenario: It is for abilities of its controller's permanents only
      Given Bob controls "Panharmonicon"
      And Alice controls "Soul Warden"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Grizzly Bears"
      And the stack resolves
      Then Alice has 21 life

    @id:panharmonicon-not-reflexive @CR:603.2d @CR:603.12
    Scenario: The ability that follows upon a sacrifice isn't the permanent's own and isn't doubled
      Given Alice controls "Panharmonicon" and 3 "Grizzly Bears"
      And Bob controls "Hill Giant" and "Air Elemental"
      And Alice has "Ruthless Lawbringer" in hand
      And Alice has lands for {1}{W}{B}
      When Alice casts "Ruthless Lawbringer"
      And all players pass
      Then the stack is the trigger of "Ruthless Lawbringer" and the trigger of "Ruthless Lawbringer"
      When all players pass
      And Alice chooses the first "Grizzly Bears"
      And Alice chooses "Hill Giant"
      Then the stack is the trigger of "Ruthless Lawbringer" and the trigger of "Ruthless Lawbringer"
      When all players pass
      And all players pass
      And Alice declines
      Then Bob controls "Air Elemental"
      And Bob has "Hill Giant" in graveyard

    @id:anvil-once-each-turn @CR:603.1
    Scenario: An ability that triggers only once each turn
      Given Alice controls "Oni-Cult Anvil" and 2 "Ornithopter"
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice activates "Oni-Cult Anvil" sacrificing the first "Ornithopter"
      And the stack resolves
      Then Alice controls 1 Construct token
      When Alice passes
      And Bob casts "Disenchant" targeting "Ornithopter"
      And the stack resolves
      Then Alice controls 1 Construct token

    @id:done-only-once-each-turn @CR:603.2h
    Scenario: What may be done only once each turn triggers nothing any more when it has been done
      Given Alice controls "Irreverent Gremlin"
      And Alice has 2 "Savannah Lions", "Forest" and "Island" in hand
      And Alice has lands for {W}{W}
      When Alice casts "Savannah Lions"
      And the stack resolves
      And Alice chooses "Forest"
      Then Alice has "Forest" in graveyard
      When Alice casts "Savannah Lions"
      And the stack resolves
      Then the stack is empty
      And Alice has "Island" in hand

    @id:declined-and-asked-again @CR:603.2h
    Scenario: When it was declined it triggers again
      Given Alice controls "Irreverent Gremlin"
      And Alice has 2 "Savannah Lions", "Forest" and "Island" in hand
      And Alice has lands for {W}{W}
      When Alice casts "Savannah Lions"
      And the stack resolves
      And Alice declines
      And Alice casts "Savannah Lions"
      And all players pass
      Then the stack is the trigger of "Irreverent Gremlin"
      When all players pass
      And Alice chooses "Forest"
      Then Alice has "Forest" in graveyard

  Rule: Becoming something is an event, not a state

    @id:becomes-tapped @CR:603.2e
    Scenario: A creature that an effect taps becomes tapped, but not one that is tapped already
      Given Bob controls "Fallowsage"
      And Alice controls 2 "Icy Manipulator"
      And Alice has lands for {2}
      When Alice activates the first "Icy Manipulator" targeting "Fallowsage"
      And all players pass
      Then the stack is the trigger of "Fallowsage"
      When all players pass
      And Bob declines
      And Alice activates the second "Icy Manipulator" targeting "Fallowsage"
      And all players pass
      Then "Fallowsage" is tapped
      And the stack is empty

    @id:enters-tapped @CR:603.2e
    Scenario: A creature that enters tapped doesn't become tapped
      Given Bob controls "Kismet"
      And Alice has "Fallowsage" in hand
      And Alice has lands for {3}{U}
      When Alice casts "Fallowsage"
      And all players pass
      Then "Fallowsage" is tapped
      And the stack is empty

    @id:target-changed-to-an-illusion @CR:603.2e
    Scenario: A creature becomes the target of a spell when the spell's target is changed to it
      Given Alice controls "Grizzly Bears" and "Phantasmal Bear"
      And Alice has "Redirect" in hand
      And Alice has lands for {U}{U}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And Bob passes
      And Alice casts "Redirect" targeting the spell "Lightning Bolt"
      And all players pass
      And Alice chooses "Phantasmal Bear"
      Then the stack is the trigger of "Phantasmal Bear" and the spell "Lightning Bolt"
      When the stack resolves
      Then Alice has "Phantasmal Bear" in graveyard
      And "Grizzly Bears" has no damage

  Rule: Only what really happens triggers anything

    @id:prevented-damage-triggers-nothing @CR:603.2g
    Scenario: Damage that is prevented isn't dealt
      Given Alice controls "Serra Angel"
      And Alice controls "Spirit Link" attached to "Serra Angel"
      And Bob controls "Maze of Ith"
      When Alice attacks Bob with "Serra Angel"
      And Alice passes
      And Bob activates "Maze of Ith" targeting "Serra Angel"
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      Then Alice has 20 life
      And Bob has 20 life

    @id:dealt-damage-triggers @CR:603.2g
    Scenario: Damage that isn't prevented is
      Given Alice controls "Serra Angel"
      And Alice controls "Spirit Link" attached to "Serra Angel"
      And Bob controls "Maze of Ith"
      When Alice attacks Bob with "Serra Angel"
      And the game advances to Alice's postcombat main phase
      Then Alice has 24 life
      And Bob has 16 life
