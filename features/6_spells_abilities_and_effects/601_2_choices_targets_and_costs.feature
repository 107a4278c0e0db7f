Feature: Casting: costs to choose among, what targets trigger, whose spells cost less, in what order costs are paid

  Rule: Which of several costs is paid is announced with the spell

    @id:groff-for-a-creature @CR:601.2b
    Scenario: With both within reach a creature may be sacrificed
      Given Alice controls "Grizzly Bears"
      And Alice has "Bayou Groff" in hand
      And Alice has lands for {4}{G}
      When Alice casts "Bayou Groff" sacrificing "Grizzly Bears"
      Then the stack is the spell "Bayou Groff"
      And Alice has "Grizzly Bears" in graveyard

    @id:groff-for-mana @CR:601.2b
    Scenario: Or the mana may be paid
      Given Alice controls "Grizzly Bears"
      And Alice has "Bayou Groff" in hand
      And Alice has lands for {4}{G}
      When Alice casts "Bayou Groff"
      And Alice chooses {3}
      Then the stack is the spell "Bayou Groff"
      And Alice controls "Grizzly Bears"
      And Alice has no untapped lands

  Rule: What looks for becoming a target triggers as targets are chosen, and waits until the spell is cast

    @id:phantasm-trigger-above-the-spell @CR:601.2c
    Scenario: The trigger goes onto the stack above the spell, and resolves first
      Given Alice controls "Phantasmal Bear"
      And Bob has "Giant Growth" in hand
      And Bob has lands for {G}
      When Alice passes
      And Bob casts "Giant Growth" targeting "Phantasmal Bear"
      Then the stack is the trigger of "Phantasmal Bear" and the spell "Giant Growth"
      When all players pass
      Then Alice has "Phantasmal Bear" in graveyard
      And the stack is the spell "Giant Growth"

  Rule: A reduction of the total cost is for the spells it speaks of

    @id:electromancer-helps-its-controller @CR:601.2f
    Scenario: What makes its controller's spells cost less makes an opponent's cost no less
      Given Alice controls "Goblin Electromancer"
      And Alice has "Lightning Strike" in hand
      And Alice has lands for {R}
      And Bob has "Lightning Strike" in hand
      And Bob has lands for {R}
      When Alice passes
      Then Bob can't cast "Lightning Strike" targeting Alice
      When Bob passes
      And the game advances to Alice's end step
      And Alice casts "Lightning Strike" targeting Bob
      Then the stack is the spell "Lightning Strike"

  Rule: What moves cards from the library is paid after everything else

    @id:concoction-discards-before-it-mills @CR:601.2h
    Scenario: What is discarded for Sinister Concoction is chosen before the milled card is seen
      Given Alice controls "Sinister Concoction"
      And Alice has "Opt" and "Forest" in hand
      And Alice has "Divination" in library
      And Alice has lands for {B}
      And Bob controls "Hill Giant"
      When Alice activates "Sinister Concoction" targeting "Hill Giant"
      Then Alice may choose only "Opt" or "Forest"
      And Alice has no "Divination" in graveyard
      When Alice chooses "Forest"
      Then Alice has "Forest" and "Divination" in graveyard
      And Alice has "Sinister Concoction" in graveyard
      And Alice has 19 life
      When the stack resolves
      Then Bob has "Hill Giant" in graveyard

  Rule: One word target means different targets, two words target may mean the same one

    @id:two-target-creatures @CR:601.2c
    Scenario: A spell with two target creatures can't target one creature twice
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Hope and Glory" in hand
      And Alice has lands for {1}{W}
      Then Alice can't cast "Hope and Glory" targeting "Grizzly Bears" and "Grizzly Bears"
      When Alice casts "Hope and Glory" targeting "Grizzly Bears" and "Hill Giant"
      And the stack resolves
      Then "Grizzly Bears" is 3/3
      And "Hill Giant" is 4/4

    @id:one-target-creature-is-none @CR:601.2c
    Scenario: With a single creature a spell with two target creatures can't be cast
      Given Alice controls "Grizzly Bears"
      And Alice has "Hope and Glory" in hand
      And Alice has lands for {1}{W}
      Then Alice can't cast "Hope and Glory" targeting "Grizzly Bears"

    @id:creature-and-land-at-once @CR:601.2c
    Scenario: A spell with a target creature and a target land may target one land creature for both
      Given Bob controls "Dryad Arbor"
      And Alice has "Plague Spores" in hand
      And Alice has lands for {4}{B}{R}
      When Alice casts "Plague Spores" targeting "Dryad Arbor" and "Dryad Arbor"
      And the stack resolves
      Then Bob has "Dryad Arbor" in graveyard

    @id:two-elves-of-three-colors @CR:601.2g
    Scenario Outline: Of two sources that share a color each may be needed for another one
      Given Alice controls "Quirion Elves" with <first> chosen
      And Alice controls "Quirion Elves" with <second> chosen
      And Alice has "Yavimaya Barbarian" in hand
      When Alice casts "Yavimaya Barbarian"
      And the stack resolves
      Then Alice controls "Yavimaya Barbarian"

      Examples:
        | first | second |
        | red   | white  |
        | white | red    |
