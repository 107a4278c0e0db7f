Feature: Changing the target of a spell or ability

  Rule: The target is changed to another legal one

    @id:willbender-changes-the-target @CR:115.7a
    Scenario: The new target is another legal target of the spell
      Given Alice controls "Willbender" that is face down
      And Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has lands for {1}{U}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice passes
      And Bob casts "Doom Blade" targeting "Grizzly Bears"
      And Bob passes
      And Alice turns "Willbender" face up
      Then the stack is the trigger of "Willbender" and the spell "Doom Blade"
      When all players pass
      Then Alice may choose only "Hill Giant" or "Willbender"
      When Alice chooses "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in graveyard
      And Alice controls "Grizzly Bears"

    @id:willbender-without-another-target @CR:115.7a
    Scenario: Without another legal target it stays as it is
      Given Alice controls "Willbender" that is face down
      And Alice has lands for {1}{U}
      And Alice controls "Sol Ring"
      And Bob has "Krosan Grip" in hand
      And Bob has lands for {2}{G}
      When Alice passes
      And Bob casts "Krosan Grip" targeting "Sol Ring"
      And Bob passes
      And Alice turns "Willbender" face up
      And the stack resolves
      Then Alice has "Sol Ring" in graveyard

    @id:willbender-an-ability @CR:115.7a @CR:115.9a
    Scenario: An ability with a single target can be changed, a spell with two can't be targeted
      Given Alice controls "Willbender" that is face down
      And Alice has lands for {1}{U}
      And Bob controls "Prodigal Pyromancer" and "Grizzly Bears"
      And Alice has "Fireball" in hand
      And Alice has lands for {2}{R}
      When Alice casts "Fireball" with X = 1 targeting Bob and "Grizzly Bears"
      And Alice passes
      And Bob activates "Prodigal Pyromancer" targeting Alice
      And Bob passes
      And Alice turns "Willbender" face up
      And all players pass
      And Alice chooses "Prodigal Pyromancer"
      And all players pass
      Then Bob has "Prodigal Pyromancer" in graveyard

  Rule: Of several targets all are changed or none

    Background:
      Given Alice controls "Goblin Flectomancer" and "Hill Giant"
      And Bob has "Arc Trail" in hand
      And Bob has lands for {1}{R}
      And it is Bob's precombat main phase

    @id:every-target-is-changed @CR:115.7a
    Scenario: Goblin Flectomancer changes both targets of Arc Trail
      Given Bob controls "Serra Angel"
      When Bob casts "Arc Trail" targeting "Hill Giant" and Alice
      And Bob passes
      And Alice activates "Goblin Flectomancer" targeting the spell "Arc Trail"
      And all players pass
      And Alice chooses Bob
      And Alice chooses "Serra Angel"
      And the stack resolves
      Then Bob has 18 life
      And "Serra Angel" has 1 damage
      And Alice has 20 life
      And "Hill Giant" has 0 damage

    @id:targets-are-swapped @CR:115.7a @CR:115.7e
    Scenario: Each may become what the other was
      When Bob casts "Arc Trail" targeting Alice and "Hill Giant"
      And Bob passes
      And Alice activates "Goblin Flectomancer" targeting the spell "Arc Trail"
      And all players pass
      And Alice chooses "Hill Giant"
      And Alice chooses Alice
      And the stack resolves
      Then Alice has 19 life
      And "Hill Giant" has 2 damage

    @id:no-target-is-changed-alone @CR:115.7a
    Scenario: When there is no other creature for one target, another land isn't chosen for the other
      Given Alice controls "Forest" and "Island"
      And Bob has "Plague Spores" in hand
      And Bob has lands for {4}{B}{R}
      When Bob casts "Plague Spores" targeting "Hill Giant" and "Forest"
      And Bob passes
      And Alice activates "Goblin Flectomancer" targeting the spell "Plague Spores"
      And all players pass
      And Alice accepts
      And the stack resolves
      Then Alice has "Hill Giant" and "Forest" in graveyard
      And Alice controls "Island"
