Feature: Split second
  While such a spell is on the stack, nobody casts another spell or activates an ability that isn't a mana ability.

    @id:split-second-no-responses @CR:702.61a
    Scenario: No spells and no abilities while it is on the stack
      Given Alice has "Krosan Grip" in hand
      And Alice has lands for {2}{G}
      And Bob controls "Sol Ring" and "Prodigal Pyromancer"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Krosan Grip" targeting "Sol Ring"
      And Alice passes
      Then Bob can't cast "Lightning Bolt" targeting Alice
      And Bob can't activate "Prodigal Pyromancer" targeting Alice
      When the stack resolves
      And Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And Bob activates "Prodigal Pyromancer" targeting Alice
      And the stack resolves
      Then Alice has 16 life

    @id:split-second-mana-abilities @CR:702.61b
    Scenario: Mana abilities can be activated
      Given Alice has "Krosan Grip" in hand
      And Alice has lands for {2}{G}
      And Bob controls "Sol Ring"
      When Alice casts "Krosan Grip" targeting "Sol Ring"
      And Alice passes
      And Bob taps "Sol Ring" for mana
      Then Bob has {C}{C}

    @id:split-second-special-actions @CR:702.61b @CR:116.2b
    Scenario: A face-down creature can be turned face up, and what that triggers goes on the stack
      Given Alice has "Krosan Grip" in hand
      And Alice has lands for {2}{G}
      And Bob controls "Sol Ring" and "Damping Sphere"
      And Bob controls "Willbender" that is face down
      And Bob has lands for {1}{U}
      When Alice casts "Krosan Grip" targeting "Sol Ring"
      And Alice passes
      And Bob turns "Willbender" face up
      Then the stack is the trigger of "Willbender" and the spell "Krosan Grip"
      When the stack resolves
      Then Bob has "Damping Sphere" in graveyard
      And Bob controls "Sol Ring"
