Feature: Mana
  Added mana goes to a player's mana pool, stays there for the rest of the step or phase, and pays
  costs. The symbol with which it is added says what it is.

  Rule: The mana pool empties as each step and phase ends

    @id:mana-stays-in-the-phase @CR:106.4
    Scenario: Unspent mana can be used later in the same phase
      Given Alice controls "Forest"
      And Alice has "Llanowar Elves" in hand
      When Alice taps "Forest" for mana
      Then Alice has {G}
      When Alice casts "Llanowar Elves"
      Then Alice has no mana
      When the stack resolves
      Then Alice controls "Llanowar Elves"

    @id:mana-pool-empties @CR:106.4
    Scenario Outline: Unspent mana is lost as the step or phase ends
      Given it is Alice's <step>
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}
      When all players pass
      Then it is Alice's <next>
      And Alice has no mana

      Examples:
        | step                 | next                 |
        | upkeep               | draw step            |
        | draw step            | precombat main phase |
        | precombat main phase | beginning of combat  |

    @id:every-pool-empties @CR:106.4
    Scenario: Each player's pool empties, not only the active player's
      Given Bob controls "Forest"
      And it is Alice's upkeep
      When Alice passes
      And Bob taps "Forest" for mana
      Then Bob has {G}
      When Bob passes
      And Alice passes
      Then it is Alice's draw step
      And Bob has no mana

    @id:mana-through-a-resolution @CR:106.4
    Scenario: Mana stays while a spell resolves
      Given Alice controls "Forest"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice taps "Forest" for mana
      And the stack resolves
      Then Alice has {G}

  Rule: Restrictions on mana don't pass to mana made from it

    @id:doubling-cube-without-restriction @CR:106.6 @CR:701.10f
    Scenario: Doubling Cube's half can be spent on anything
      Given Alice controls "Beastcaller Savant" and "Doubling Cube"
      And Alice has lands for {3}
      And Alice has "Lightning Bolt" in hand
      When Alice taps "Beastcaller Savant" for {R}
      Then Alice can't cast "Lightning Bolt" targeting Bob
      When Alice activates "Doubling Cube"
      Then Alice has {R}{R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice has {R}

    @id:doubling-cube-keeps-restriction @CR:106.6
    Scenario: The half that was there keeps its restriction
      Given Alice controls "Beastcaller Savant" and "Doubling Cube"
      And Alice has lands for {3}
      And Alice has 2 "Lightning Bolt" in hand
      When Alice taps "Beastcaller Savant" for {R}
      And Alice activates "Doubling Cube"
      And Alice casts "Lightning Bolt" targeting Bob
      Then Alice has {R}
      And Alice can't cast "Lightning Bolt" targeting Bob

    @id:restricted-mana-casts-creatures @CR:106.6
    Scenario: Mana that casts only creatures casts one
      Given Alice controls "Beastcaller Savant"
      And Alice has "Llanowar Elves" in hand
      When Alice taps "Beastcaller Savant" for {G}
      And Alice casts "Llanowar Elves"
      Then Alice has no mana

    @id:double-each-type @CR:106.6
    Scenario: Doubling Cube doubles each type of mana
      Given Alice controls "Doubling Cube", "Forest", "Mountain", "Island", "Island" and "Swamp"
      And Alice has lands for {3}
      When Alice taps 2 "Island" for mana
      And Alice taps "Forest" for mana
      And Alice activates "Doubling Cube" activating the first "Wastes", the second "Wastes" and the third "Wastes"
      Then Alice has {U}{U}{U}{U}{G}{G}

  Rule: What a symbol of a mana cost adds

    @id:hybrid-symbols-add-a-chosen-half @CR:106.8
    Scenario: For each hybrid symbol its controller chooses one half
      Given Alice controls "Godhead of Awe"
      And Alice controls "Elemental Resonance" attached to "Godhead of Awe"
      And it is Alice's upkeep
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice may choose only {W} or {U}
      When Alice chooses {W}
      And Alice chooses {U}
      And Alice chooses {U}
      And Alice chooses {W}
      And Alice chooses {U}
      Then Alice has {W}{W}{U}{U}{U}

    @id:monocolored-hybrid-adds-colorless-or-color @CR:106.8
    Scenario: The generic half of a hybrid symbol adds that much colorless mana
      Given Alice controls "Reaper King"
      And Alice controls "Elemental Resonance" attached to "Reaper King"
      And it is Alice's upkeep
      When the game advances to Alice's precombat main phase
      And the stack resolves
      And Alice chooses {2}
      And Alice chooses {2}
      And Alice chooses {B}
      And Alice chooses {R}
      And Alice chooses {2}
      Then Alice has {B}{R}{C}{C}{C}{C}{C}{C}

    @id:phyrexian-symbol-adds-its-color @CR:106.9 @CR:106.10
    Scenario: A Phyrexian symbol adds mana of its color, a number that much colorless mana
      Given Alice controls "Porcelain Legionnaire"
      And Alice controls "Elemental Resonance" attached to "Porcelain Legionnaire"
      And it is Alice's upkeep
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice has {W}{C}{C}

    @id:generic-symbol-adds-colorless @CR:106.10
    Scenario: Generic mana added is colorless mana
      Given Alice controls "Hill Giant"
      And Alice controls "Elemental Resonance" attached to "Hill Giant"
      And it is Alice's upkeep
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice has {R}{C}{C}{C}

    @id:snow-symbol-adds-colorless @CR:106.11
    Scenario: A snow symbol adds one colorless mana
      Given Alice controls "Icehide Golem"
      And Alice controls "Elemental Resonance" attached to "Icehide Golem"
      And it is Alice's upkeep
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice has {C}

    @id:no-mana-cost-adds-nothing @CR:107.3g
    Scenario: X adds nothing
      Given Alice controls "Ivy Elemental" with 1 +1/+1 counter
      And Alice controls "Elemental Resonance" attached to "Ivy Elemental"
      And it is Alice's upkeep
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Alice has {G}

  Rule: Lost mana that another player adds

    @id:drain-power @CR:106.13
    Scenario: Drain Power moves the mana of a player's lands to another
      Given Alice has "Drain Power" in hand
      And Alice has lands for {U}{U}
      And Bob controls "Forest", "Mountain" and "Llanowar Elves"
      When Alice casts "Drain Power" targeting Bob
      And the stack resolves
      Then Bob has no mana
      And Bob has no untapped lands
      And "Llanowar Elves" is untapped
      And Alice has {R}{G}
