Feature: Keyword abilities where engines went wrong

  Rule: Convoke taps a creature and does nothing else to it

    @id:convoke-protected-from-the-spell @CR:702.51a @CR:702.16b
    Scenario: A creature with protection from red helps to cast a red spell, but can't be its target
      Given Alice controls "Abbey Gargoyles"
      And Alice has "Stoke the Flames" in hand
      And Alice has lands for {1}{R}{R}
      Then Alice can't cast "Stoke the Flames" tapping "Abbey Gargoyles" targeting "Abbey Gargoyles"
      When Alice casts "Stoke the Flames" tapping "Abbey Gargoyles" targeting Bob
      Then "Abbey Gargoyles" is tapped
      When the stack resolves
      Then Bob has 16 life

  Rule: A suspended card is cast

    @id:suspended-spell-is-cast @CR:702.62a
    Scenario: A suspended spell triggers what watches for spells that are cast
      Given Alice controls "Young Pyromancer"
      And Alice has "Rift Bolt" in hand
      And Alice has lands for {R}
      When Alice suspends "Rift Bolt"
      And the game advances to Alice's next upkeep
      And all players pass
      And all players pass
      And Alice casts "Rift Bolt" targeting Bob
      Then the stack is the trigger of "Young Pyromancer" and the spell "Rift Bolt"
      When the stack resolves
      Then Alice controls 1 Elemental token
      And Bob has 17 life

  Rule: Double strike deals damage in both steps, first strike's and the other

    @id:double-striker-isnt-safe @CR:702.4b
    Scenario: A double striker whose blocker survives the first step is dealt damage in the second
      Given Alice controls "Mirran Crusader"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Mirran Crusader"
      And Bob blocks "Mirran Crusader" with "Hill Giant"
      And the game advances to Alice's end of combat
      Then Bob has "Hill Giant" in graveyard
      And Alice has "Mirran Crusader" in graveyard

  Rule: A phased-out permanent is treated as though it didn't exist

    @id:for-as-long-as-phased-out @CR:702.26f @CR:611.2b
    Scenario: Phasing out ends what lasts for as long as the permanent is under control
      Given Bob controls "Sol Ring"
      And Alice has "Master Thief" and "Reality Ripple" in hand
      And Alice has lands for {2}{U}{U}{1}{U}
      When Alice casts "Master Thief"
      And the stack resolves
      Then Alice controls "Sol Ring"
      When Alice casts "Reality Ripple" targeting "Master Thief"
      And the stack resolves
      Then Bob controls "Sol Ring"
      When the game advances to Alice's next upkeep
      Then Alice controls "Master Thief"
      And Bob controls "Sol Ring"

    @id:all-phased-out-with-a-stolen-permanent @CR:702.26f @CR:702.26a
    Scenario: What was stolen phases in with the thief's permanents, and belongs to its owner again
      Given Bob controls "Sol Ring"
      And Alice has "Master Thief" and "Teferi's Protection" in hand
      And Alice has lands for {2}{U}{U}{2}{W}
      When Alice casts "Master Thief"
      And the stack resolves
      And Alice casts "Teferi's Protection"
      And the stack resolves
      Then Alice controls no "Sol Ring"
      And Bob controls no "Sol Ring"
      When the game advances to Bob's upkeep
      Then Bob controls no "Sol Ring"
      When the game advances to Alice's upkeep
      Then Bob controls "Sol Ring"
      And Alice controls "Master Thief"

  Rule: Undying looks at the counters that the permanent had as it died

    @id:undying-returns @CR:702.93a
    Scenario: A creature without the counter returns with one, and the next time it stays
      Given Alice controls "Young Wolf"
      And Alice has 2 "Lightning Bolt" in hand
      And Alice has lands for {R}{R}
      When Alice casts "Lightning Bolt" targeting "Young Wolf"
      And the stack resolves
      Then "Young Wolf" is 2/2
      And "Young Wolf" has 1 +1/+1 counter
      When Alice casts "Lightning Bolt" targeting "Young Wolf"
      And all players pass
      Then the stack is empty
      And Alice has "Young Wolf" in graveyard

    @id:undying-where-no-counters-are-put @CR:702.93a @CR:614.17
    Scenario: Where creatures can't get counters it returns without one, again and again
      Given Alice controls "Geralf's Messenger" and "Solemnity"
      And Alice has 2 "Altar's Reap" in hand
      And Alice has 4 "Wastes" in library
      And Alice has lands for {1}{B}{1}{B}
      When Alice casts "Altar's Reap" sacrificing "Geralf's Messenger"
      And all players pass
      And the stack resolves
      Then "Geralf's Messenger" is tapped
      And "Geralf's Messenger" is 3/2
      And Bob has 18 life
      When Alice casts "Altar's Reap" sacrificing "Geralf's Messenger"
      And the stack resolves
      Then Alice controls "Geralf's Messenger"
      And Bob has 16 life

  Rule: Protection from a player is protection from all that player controls

    @id:nemesis-as-target-of-the-named-player @CR:702.16k
    Scenario: The player named can't target it, be it with an Aura, another player can
      Given a game with Alice, Bob and Carol
      And Alice has "True-Name Nemesis" in hand
      And Alice has lands for {1}{U}{U}
      And Bob has "Song of the Dryads" and "Lightning Bolt" in hand
      And Bob has lands for {2}{G}{R}
      And Carol has "Lightning Bolt" in hand
      And Carol has lands for {R}
      When Alice casts "True-Name Nemesis"
      And the stack resolves
      And Alice chooses Bob
      Then Alice controls "True-Name Nemesis"
      When Alice passes
      Then Bob can't cast "Lightning Bolt" targeting "True-Name Nemesis"
      When Bob passes
      And Carol casts "Lightning Bolt" targeting "True-Name Nemesis"
      And the stack resolves
      Then Alice has "True-Name Nemesis" in graveyard

    @id:nemesis-as-host-of-an-aura @CR:702.16k
    Scenario: Nor can that player's Aura spell target it
      Given Alice controls "Vedalken Orrery"
      And Alice has "True-Name Nemesis" in hand
      And Alice has lands for {1}{U}{U}
      And Bob controls "Hill Giant"
      And Bob has "Song of the Dryads" in hand
      And Bob has lands for {2}{G}
      When Alice casts "True-Name Nemesis"
      And the stack resolves
      And Alice chooses Bob
      And the game advances to Bob's precombat main phase
      Then Bob can't cast "Song of the Dryads" targeting "True-Name Nemesis"
      When Bob casts "Song of the Dryads" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is a Forest land

    @id:nemesis-isnt-blocked @CR:702.16k @CR:702.16f
    Scenario: It can't be blocked by that player's creatures
      Given it is Bob's end step
      And Alice controls "Vedalken Orrery"
      And Alice has "True-Name Nemesis" in hand
      And Alice has lands for {1}{U}{U}
      And Bob controls "Hill Giant"
      When Bob passes
      And Alice casts "True-Name Nemesis"
      And the stack resolves
      And Alice chooses Bob
      And the game advances to Alice's precombat main phase
      And Alice attacks Bob with "True-Name Nemesis"
      Then Bob can't block "True-Name Nemesis" with "Hill Giant"
      When the game advances to Alice's end of combat
      Then Bob has 17 life

    @id:nemesis-under-a-sweeper @CR:702.16k @CR:702.16e
    Scenario: Damage that a spell of that player would deal to it is prevented
      Given Alice controls "Savannah Lions"
      And Alice has "True-Name Nemesis" in hand
      And Alice has lands for {1}{U}{U}
      And Bob has "Pyroclasm" in hand
      And Bob has lands for {1}{R}
      When Alice casts "True-Name Nemesis"
      And the stack resolves
      And Alice chooses Bob
      And the game advances to Bob's precombat main phase
      And Bob casts "Pyroclasm"
      And the stack resolves
      Then Alice controls "True-Name Nemesis"
      And Alice has "Savannah Lions" in graveyard

  Rule: A card in exile isn't foretold because it has foretell

    @id:grasped-cup-isnt-foretold @CR:702.143c
    Scenario: Cast from exile by another effect Poison the Cup lets nobody scry
      Given Alice has "Praetor's Grasp" in hand
      And Alice has lands for {1}{B}{B}{1}{B}{B}
      And Bob controls "Hill Giant"
      And Bob has "Poison the Cup" in library
      When Alice casts "Praetor's Grasp" targeting Bob
      And the stack resolves
      And Alice chooses "Poison the Cup"
      And Alice casts "Poison the Cup" in Bob's exile targeting "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in graveyard
      And Bob has "Poison the Cup" in graveyard

    @id:foretold-cup-scries @CR:702.143c
    Scenario: Cast as a foretold card it does
      Given Alice has "Poison the Cup" in hand
      And Alice has "Divination", "Opt" and "Forest" in library
      And Alice has lands for {1}{B}
      And Bob controls "Hill Giant"
      When Alice foretells "Poison the Cup"
      And the game advances to Bob's precombat main phase
      And the game advances to Alice's precombat main phase
      And Alice casts "Poison the Cup" targeting "Hill Giant"
      And all players pass
      And Alice puts "Opt" on the bottom
      Then Bob has "Hill Giant" in graveyard
      And Alice has "Opt" on the bottom of library

  Rule: What is phased out does nothing

    @id:phased-out-sphere @CR:702.26b
    Scenario: Spells don't cost more because of a Sphere of Resistance that has phased out
      Given Bob controls "Sphere of Resistance"
      And Alice has "Reality Ripple" and "Sol Ring" in hand
      And Alice has lands for {2}{U}{1}
      When Alice casts "Reality Ripple" targeting "Sphere of Resistance"
      And the stack resolves
      Then Bob controls no "Sphere of Resistance"
      When Alice casts "Sol Ring"
      And the stack resolves
      Then Alice controls "Sol Ring"
