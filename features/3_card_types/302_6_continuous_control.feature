Feature: Creatures under their controller's control since the turn began
  A creature's abilities with the tap or untap symbol in their cost wait until its controller has
  begun a turn with it.

  Rule: Haste lifts the restriction

    @id:fervor-lets-new-elves-tap @CR:702.10c @CR:602.5a @ruling:tap-symbol-and-control
    Scenario: With Fervor a creature cast this turn can tap for mana
      Given Alice controls "Fervor"
      And Alice has "Llanowar Elves" in hand
      And Alice has lands for {G}
      When Alice casts "Llanowar Elves"
      And the stack resolves
      And Alice taps "Llanowar Elves" for mana
      Then Alice has {G}

    @id:fervor-is-for-its-controller @CR:302.6 @ruling:tap-symbol-and-control
    Scenario: An opponent's Fervor doesn't help
      Given Alice controls "Llanowar Elves" that is summoning sick
      And Bob controls "Fervor"
      Then Alice can't tap "Llanowar Elves" for mana
      And "Llanowar Elves" is untapped

    @id:greaves-give-haste @CR:702.10c @CR:602.5a @ruling:tap-symbol-and-control
    Scenario: Equipped with Lightning Greaves a creature that came this turn can tap for mana
      Given Alice controls "Llanowar Elves" that is summoning sick
      And Alice controls "Lightning Greaves" attached to "Llanowar Elves"
      When Alice taps "Llanowar Elves" for mana
      Then Alice has {G}

    @id:greaves-moved-away @CR:302.6 @CR:602.5a @ruling:tap-symbol-and-control
    Scenario: Once the Greaves have moved the creature can't tap any more
      Given Alice controls "Grizzly Bears"
      And Alice controls "Llanowar Elves" that is summoning sick
      And Alice controls "Lightning Greaves" attached to "Llanowar Elves"
      When Alice activates "Lightning Greaves" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice can't tap "Llanowar Elves" for mana
      And "Llanowar Elves" is untapped

    @id:greaves-move-to-sick-elves @CR:702.10c @ruling:tap-symbol-and-control
    Scenario: Once the Greaves have come the creature can
      Given Alice controls "Grizzly Bears"
      And Alice controls "Llanowar Elves" that is summoning sick
      And Alice controls "Lightning Greaves" attached to "Grizzly Bears"
      Then Alice can't tap "Llanowar Elves" for mana
      When Alice activates "Lightning Greaves" targeting "Llanowar Elves"
      And the stack resolves
      And Alice taps "Llanowar Elves" for mana
      Then Alice has {G}

  Rule: A change of control begins the wait anew

    @id:stolen-pyromancer-is-sick @CR:302.6 @CR:107.5 @ruling:tap-symbol-and-control
    Scenario: A creature taken this turn can't use its tap ability before its new controller's next turn
      Given Alice has "Control Magic" in hand
      And Alice has lands for {2}{U}{U}
      And Bob controls "Prodigal Pyromancer"
      When Alice casts "Control Magic" targeting "Prodigal Pyromancer"
      And the stack resolves
      Then Alice controls "Prodigal Pyromancer"
      And Alice can't activate "Prodigal Pyromancer" targeting Bob
      When the game advances to Alice's upkeep
      And Alice activates "Prodigal Pyromancer" targeting Bob
      And the stack resolves
      Then Bob has 19 life

    @id:pyromancer-under-act-of-treason @CR:702.10c @CR:602.5a @ruling:tap-symbol-and-control
    Scenario: A creature taken and given haste can use it at once
      Given Alice has "Act of Treason" in hand
      And Alice has lands for {2}{R}
      And Bob controls "Prodigal Pyromancer" that is tapped
      When Alice casts "Act of Treason" targeting "Prodigal Pyromancer"
      And the stack resolves
      And Alice activates "Prodigal Pyromancer" targeting Bob
      And the stack resolves
      Then Bob has 19 life

    @id:pyromancer-given-back @CR:302.6 @ruling:tap-symbol-and-control
    Scenario: Given back as the turn ends it is ready in its controller's turn
      Given Alice has "Act of Treason" in hand
      And Alice has lands for {2}{R}
      And Bob controls "Prodigal Pyromancer"
      When Alice casts "Act of Treason" targeting "Prodigal Pyromancer"
      And the stack resolves
      And the game advances to Bob's upkeep
      Then Bob controls "Prodigal Pyromancer"
      When Bob activates "Prodigal Pyromancer" targeting Alice
      And the stack resolves
      Then Alice has 19 life

    @id:pyromancer-won-back @CR:302.6 @ruling:tap-symbol-and-control
    Scenario: Won back during its controller's turn it waits for the next one
      Given it is Bob's precombat main phase
      And Bob has "Control Magic" in hand
      And Bob has lands for {2}{U}{U}
      And Alice controls "Prodigal Pyromancer"
      And Alice has "Disenchant" in hand
      And Alice has lands for {1}{W}
      When Bob casts "Control Magic" targeting "Prodigal Pyromancer"
      And the stack resolves
      And the game advances to Alice's precombat main phase
      Then Bob controls "Prodigal Pyromancer"
      When Alice casts "Disenchant" targeting "Control Magic"
      And the stack resolves
      Then Alice controls "Prodigal Pyromancer"
      And Alice can't activate "Prodigal Pyromancer" targeting Bob
      When the game advances to Alice's upkeep
      And Alice activates "Prodigal Pyromancer" targeting Bob
      And the stack resolves
      Then Bob has 19 life

    @id:pyromancer-won-back-in-time @CR:302.6 @ruling:tap-symbol-and-control
    Scenario: Won back before its controller's turn begins it is ready
      Given it is Bob's precombat main phase
      And Bob has "Control Magic" in hand
      And Bob has lands for {2}{U}{U}
      And Alice controls "Prodigal Pyromancer"
      And Alice has "Disenchant" in hand
      And Alice has lands for {1}{W}
      When Bob casts "Control Magic" targeting "Prodigal Pyromancer"
      And the stack resolves
      And Bob passes
      And Alice casts "Disenchant" targeting "Control Magic"
      And the stack resolves
      And the game advances to Alice's upkeep
      And Alice activates "Prodigal Pyromancer" targeting Bob
      And the stack resolves
      Then Bob has 19 life

  Rule: Only the symbols of the creature's own abilities are restricted

    @id:druid-taps-sick-elves @CR:302.6 @CR:107.5 @ruling:tap-symbol-and-control
    Scenario: Heritage Druid taps creatures that came this turn, itself among them
      Given Alice controls "Heritage Druid" that is summoning sick
      And Alice controls "Llanowar Elves" that is summoning sick
      And Alice controls "Elvish Mystic" that is summoning sick
      Then Alice can't tap "Llanowar Elves" for mana
      When Alice activates "Heritage Druid" tapping "Heritage Druid", "Llanowar Elves" and "Elvish Mystic"
      Then Alice has {G}{G}{G}
      And "Llanowar Elves" is tapped

    @id:sick-creature-crews @CR:302.6 @CR:702.122a @ruling:tap-symbol-and-control
    Scenario: A creature that came this turn can crew
      Given Alice controls "Smuggler's Copter"
      And Alice controls "Grizzly Bears" that is summoning sick
      When Alice activates "Crew 1" of "Smuggler's Copter" tapping "Grizzly Bears"
      Then "Grizzly Bears" is tapped
      And "Smuggler's Copter" isn't a creature
      When the stack resolves
      Then "Smuggler's Copter" is a creature

    @id:sick-creature-pays-for-drum @CR:302.6 @ruling:tap-symbol-and-control
    Scenario: A creature that came this turn can be tapped for Springleaf Drum
      Given Alice controls "Springleaf Drum"
      And Alice controls "Grizzly Bears" that is summoning sick
      When Alice activates "Springleaf Drum" choosing white tapping "Grizzly Bears"
      Then "Grizzly Bears" is tapped
      And Alice has {W}

    @id:granted-tap-ability-waits @CR:302.6 @CR:602.5a @ruling:tap-symbol-and-control
    Scenario: A tap ability that Cryptolith Rite gives waits too
      Given Alice controls "Cryptolith Rite"
      And Alice controls "Grizzly Bears" that is summoning sick
      Then Alice can't tap "Grizzly Bears" for mana
      When the game advances to Alice's upkeep
      And Alice taps "Grizzly Bears" for {U}
      Then Alice has {U}

    @id:granted-tap-ability-on-a-ready-creature @CR:302.6 @ruling:tap-symbol-and-control
    Scenario: A creature that was there can use it in the turn the Rite comes
      Given Alice controls "Grizzly Bears"
      And Alice has "Cryptolith Rite" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Cryptolith Rite"
      And the stack resolves
      And Alice taps "Grizzly Bears" for {B}
      Then Alice has {B}

  Rule: The restriction is on activating

    @id:haste-lost-in-response @CR:602.5a @ruling:tap-symbol-and-control
    Scenario: An ability activated with haste resolves after the haste is gone
      Given Alice controls "Fervor"
      And Alice controls "Prodigal Pyromancer" that is summoning sick
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice activates "Prodigal Pyromancer" targeting Bob
      And Alice passes
      And Bob casts "Disenchant" targeting "Fervor"
      And the stack resolves
      Then Alice has "Fervor" in graveyard
      And Bob has 19 life

    @id:control-lost-in-response @CR:113.8 @ruling:tap-symbol-and-control
    Scenario: An ability resolves for the player who activated it after another takes the creature
      Given Alice controls "Prodigal Pyromancer"
      And Bob has "Ray of Command" in hand
      And Bob has lands for {3}{U}
      When Alice activates "Prodigal Pyromancer" targeting Bob
      And Alice passes
      And Bob casts "Ray of Command" targeting "Prodigal Pyromancer"
      And the stack resolves
      Then Bob controls "Prodigal Pyromancer"
      And Bob has 19 life
