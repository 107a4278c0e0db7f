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
