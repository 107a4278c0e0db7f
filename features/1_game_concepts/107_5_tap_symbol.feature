Feature: The tap symbol in a cost
  Its cost is to tap this permanent: what is tapped can't pay it, and a creature must have been
  under its controller's control since that player's most recent turn began.

  Rule: A tapped permanent can't pay it

    @id:tapped-once-is-enough @CR:107.5 @CR:118.3 @ruling:tap-symbol
    Scenario Outline: A permanent that was tapped for mana can't be tapped for mana again
      Given Alice controls <permanent>
      When Alice taps <permanent> for mana
      Then Alice has <mana>
      And <permanent> is tapped
      And Alice can't tap <permanent> for mana

      Examples:
        | permanent        | mana   |
        | "Llanowar Elves" | {G}    |
        | "Sol Ring"       | {C}{C} |
        | "Forest"         | {G}    |

    @id:attacking-elves-are-tapped @CR:107.5 @ruling:tap-symbol
    Scenario: Elves that attacked are tapped and can't pay
      Given Alice controls 2 "Llanowar Elves"
      When Alice attacks Bob with the first "Llanowar Elves"
      Then Alice can't tap the first "Llanowar Elves" for mana
      When Alice taps the second "Llanowar Elves" for mana
      Then Alice has {G}

    @id:icy-manipulator-stops-elves @CR:107.5 @ruling:tap-symbol
    Scenario: Elves that Icy Manipulator tapped can't pay until they untap
      Given Alice controls "Llanowar Elves"
      And Bob controls "Icy Manipulator"
      And Bob has lands for {1}
      When Alice passes
      And Bob activates "Icy Manipulator" targeting "Llanowar Elves"
      And the stack resolves
      Then "Llanowar Elves" is tapped
      And Alice can't tap "Llanowar Elves" for mana
      When the game advances to Alice's upkeep
      And Alice taps "Llanowar Elves" for mana
      Then Alice has {G}

    @id:tap-in-response-to-icy-manipulator @CR:605.3a @CR:107.5 @ruling:tap-symbol
    Scenario: While Icy Manipulator's ability waits the Elves can still pay
      Given Alice controls "Llanowar Elves"
      And Bob controls "Icy Manipulator"
      And Bob has lands for {1}
      When Alice passes
      And Bob activates "Icy Manipulator" targeting "Llanowar Elves"
      And Bob passes
      And Alice taps "Llanowar Elves" for mana
      Then Alice has {G}
      And the stack is the ability of "Icy Manipulator"

    @id:seeker-untaps-elves @CR:107.5 @ruling:tap-symbol
    Scenario: Elves that Seeker of Skybreak untaps can pay again
      Given Alice controls "Llanowar Elves" and "Seeker of Skybreak"
      When Alice taps "Llanowar Elves" for mana
      Then Alice can't tap "Llanowar Elves" for mana
      When Alice activates "Seeker of Skybreak" targeting "Llanowar Elves"
      And the stack resolves
      Then "Llanowar Elves" is untapped
      When Alice taps "Llanowar Elves" for mana
      Then Alice has {G}{G}

    @id:tapped-artifact-cannot-pay @CR:107.5 @ruling:tap-symbol
    Scenario: A tapped artifact can't pay for an ability that isn't a mana ability
      Given Alice controls "Icy Manipulator" that is tapped
      And Alice has lands for {1}
      And Bob controls "Grizzly Bears" and "Hill Giant"
      Then Alice can't activate "Icy Manipulator" targeting "Grizzly Bears"

    @id:untapped-artifact-can-pay @CR:107.5 @ruling:tap-symbol
    Scenario: An untapped one can, once
      Given Alice controls "Icy Manipulator"
      And Alice has lands for {2}
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice activates "Icy Manipulator" targeting "Grizzly Bears"
      Then "Icy Manipulator" is tapped
      And Alice can't activate "Icy Manipulator" targeting "Hill Giant"
      When the stack resolves
      Then "Grizzly Bears" is tapped

  Rule: A creature that came this turn can't pay it

    @id:new-elves-wait-for-the-next-turn @CR:107.5 @CR:302.6 @ruling:tap-symbol-and-control
    Scenario: Elves cast this turn wait for their controller's next turn
      Given Alice has "Llanowar Elves" in hand
      And Alice has lands for {G}
      When Alice casts "Llanowar Elves"
      And the stack resolves
      Then Alice can't tap "Llanowar Elves" for mana
      When the game advances to Bob's upkeep
      And Bob passes
      Then Alice can't tap "Llanowar Elves" for mana
      When the game advances to Alice's upkeep
      And Alice taps "Llanowar Elves" for mana
      Then Alice has {G}

    @id:sick-elves-beside-ready-ones @CR:107.5 @CR:302.6 @ruling:tap-symbol-and-control
    Scenario: Elves that were there as the turn began can pay
      Given Alice controls "Llanowar Elves"
      And Alice controls "Elvish Mystic" that is summoning sick
      Then Alice can't tap "Elvish Mystic" for mana
      When Alice taps "Llanowar Elves" for mana
      Then Alice has {G}

    @id:elves-cast-in-the-other-turn @CR:107.5 @CR:302.6 @ruling:tap-symbol-and-control
    Scenario: Elves cast in an opponent's turn can pay as soon as their controller's turn begins
      Given Bob controls "Vedalken Orrery"
      And Bob has "Llanowar Elves" in hand
      And Bob has lands for {G}
      When Alice passes
      And Bob casts "Llanowar Elves"
      And the stack resolves
      And Alice passes
      Then Bob can't tap "Llanowar Elves" for mana
      When the game advances to Bob's upkeep
      And Bob taps "Llanowar Elves" for mana
      Then Bob has {G}

    @id:new-noncreatures-can-pay @CR:302.6 @CR:107.5 @ruling:tap-symbol-and-control
    Scenario: An artifact cast this turn can pay
      Given Alice has "Sol Ring" in hand
      And Alice has lands for {1}
      When Alice casts "Sol Ring"
      And the stack resolves
      And Alice taps "Sol Ring" for mana
      Then Alice has {C}{C}

    @id:new-lands-can-pay @CR:302.6 @CR:107.5 @ruling:tap-symbol-and-control
    Scenario Outline: A land played this turn can pay
      Given Alice has <land> in hand
      When Alice plays <land>
      And Alice taps <land> for mana
      Then Alice has <mana>

      Examples:
        | land        | mana |
        | "Forest"    | {G}  |
        | "Mutavault" | {C}  |

    @id:new-creature-land-cannot-pay @CR:302.6 @CR:107.5 @ruling:tap-symbol-and-control
    Scenario: Dryad Arbor played this turn is a creature and can't pay until the next turn
      Given Alice has "Dryad Arbor" in hand
      When Alice plays "Dryad Arbor"
      Then Alice can't tap "Dryad Arbor" for mana
      When the game advances to Alice's upkeep
      And Alice taps "Dryad Arbor" for mana
      Then Alice has {G}

    @id:new-land-becomes-a-creature @CR:302.6 @CR:107.5 @ruling:tap-symbol-and-control
    Scenario: A land played this turn can't pay once it has become a creature
      Given Alice controls "Wastes"
      And Alice has "Mutavault" in hand
      When Alice plays "Mutavault"
      And Alice taps "Wastes" for mana
      And Alice activates "{1}" of "Mutavault"
      And the stack resolves
      Then "Mutavault" is a creature
      And "Mutavault" is untapped
      And Alice can't tap "Mutavault" for mana

    @id:old-land-becomes-a-creature @CR:302.6 @CR:107.5 @ruling:tap-symbol-and-control
    Scenario: A land that was there as the turn began can pay although it is a creature
      Given Alice controls "Mutavault" and "Wastes"
      When Alice taps "Wastes" for mana
      And Alice activates "{1}" of "Mutavault"
      And the stack resolves
      Then "Mutavault" is a creature
      When Alice taps "Mutavault" for mana
      Then Alice has {C}
