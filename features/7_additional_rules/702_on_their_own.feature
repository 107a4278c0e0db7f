Feature: Keywords, one by one

    @id:viper-at-instant-speed @CR:702.8a
    Scenario: A creature with flash is cast in another player's turn, one without isn't
      Given Bob has "Ambush Viper" and "Grizzly Bears" in hand
      And Bob has lands for {1}{G}
      When Alice passes
      Then Bob can't cast "Grizzly Bears"
      When Bob casts "Ambush Viper"
      Then the stack is the spell "Ambush Viper"

    @id:strength-phases-along @CR:702.26g
    Scenario: An Aura phases out with the creature that it is attached to, and in again with it
      Given Alice controls "Grizzly Bears"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And Alice has "Reality Ripple" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Reality Ripple" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls no "Grizzly Bears"
      And Alice controls no "Holy Strength"
      And Alice has no "Holy Strength" in graveyard
      When the game advances to Alice's next upkeep
      Then "Holy Strength" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 3/4

    @id:titan-phases-out @CR:702.26d
    Scenario: What triggers on leaving the battlefield doesn't trigger as the permanent phases out
      Given Alice controls "Grizzly Bears"
      And Alice has "Changeling Titan" and "Reality Ripple" in hand
      And Alice has lands for {4}{G}{1}{U}
      When Alice casts "Changeling Titan"
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      Then Alice has "Grizzly Bears" in exile
      When Alice casts "Reality Ripple" targeting "Changeling Titan"
      And all players pass
      Then the stack is empty
      And Alice has "Grizzly Bears" in exile

    @id:burst-fades @CR:702.32a
    Scenario: A permanent with fading stays without counters until one is to be removed and can't be
      Given it is Bob's end step
      And Alice controls "Saproling Burst" with 1 fade counter
      When the game advances to Alice's upkeep
      And the stack resolves
      Then "Saproling Burst" has no fade counters
      When the game advances to Alice's next upkeep
      And the stack resolves
      Then Alice has "Saproling Burst" in graveyard

    @id:student-levels-as-a-sorcery @CR:702.87a
    Scenario: Level up only as a sorcery
      Given Alice controls "Student of Warfare"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}{W}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't activate "Student of Warfare"
      When the stack resolves
      And Alice activates "Student of Warfare"
      And the stack resolves
      Then "Student of Warfare" has 1 level counter

    @id:copter-crewed-by-others @CR:702.122a
    Scenario: A Vehicle isn't crewed by itself, nor by too little power
      Given Alice controls "Smuggler's Copter", "Ornithopter" and "Grizzly Bears"
      Then Alice can't activate "Smuggler's Copter" tapping "Ornithopter"
      When Alice activates "Smuggler's Copter" tapping "Grizzly Bears"
      And the stack resolves
      Then "Smuggler's Copter" is a 3/3 artifact creature
      And Alice can't activate "Smuggler's Copter" tapping "Smuggler's Copter"

    @id:plotted-card-as-a-sorcery @CR:702.170d
    Scenario: A plotted card is cast with an empty stack in its owner's main phase
      Given Alice has "Djinn of Fool's Fall" and "Lightning Bolt" in hand
      And Alice has lands for {3}{U}{R}
      When Alice plots "Djinn of Fool's Fall"
      And the game advances to Alice's next upkeep
      Then Alice can't cast "Djinn of Fool's Fall" in Alice's exile
      When the game advances to Alice's precombat main phase
      And Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't cast "Djinn of Fool's Fall" in Alice's exile
      When the stack resolves
      And Alice casts "Djinn of Fool's Fall" in Alice's exile
      Then the stack is the spell "Djinn of Fool's Fall"

    @id:merieke-phases-in-tapped @CR:702.26c
    Scenario: A permanent is as it was when it phases in: tapped, if it doesn't untap
      Given Alice controls "Merieke Ri Berit" that is tapped
      And Alice has "Reality Ripple" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Reality Ripple" targeting "Merieke Ri Berit"
      And the stack resolves
      Then Alice controls no "Merieke Ri Berit"
      When the game advances to Alice's next upkeep
      Then Alice controls "Merieke Ri Berit"
      And "Merieke Ri Berit" is tapped

    @id:phased-out-while-another-leaves @CR:702.26k
    Scenario: Of what is phased out only what the player who leaves owns leaves the game
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears"
      And Alice has "Reality Ripple" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Reality Ripple" targeting "Grizzly Bears"
      And the stack resolves
      And Bob concedes
      Then Alice controls no "Grizzly Bears"
      When the game advances to Alice's next upkeep
      Then Alice controls "Grizzly Bears"
