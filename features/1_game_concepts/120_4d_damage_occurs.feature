Feature: The damage event occurs
  What the damage comes to is known before it happens: what is lost by it and what is gained with it.

    @id:worship-leaves-one-life @CR:120.4c
    Scenario: Damage that would leave a player with a creature less than one life leaves one
      Given Alice controls 2 "Air Elemental"
      And Bob controls "Worship" and "Grizzly Bears"
      And Bob has 2 life
      When Alice attacks Bob with 2 "Air Elemental"
      And the game advances to Alice's end step
      Then Bob has 1 life

    @id:worship-without-a-creature @CR:120.4c
    Scenario: Without a creature it doesn't
      Given Alice controls 2 "Air Elemental"
      And Bob controls "Worship"
      And Bob has 2 life
      When Alice attacks Bob with 2 "Air Elemental"
      And the game advances to Alice's combat damage step
      Then Bob loses the game

    @id:worship-and-awe-strike @CR:120.4d
    Scenario: As much life gained as lost by the same damage: Worship finds no total below one
      Given Alice controls 2 "Air Elemental"
      And Bob controls "Worship" and "Grizzly Bears"
      And Bob has 2 life
      And Bob has "Awe Strike" in hand
      And Bob has lands for {W}
      When Alice attacks Bob with 2 "Air Elemental"
      And Alice passes
      And Bob casts "Awe Strike" targeting the first "Air Elemental"
      And the stack resolves
      And the game advances to Alice's end step
      Then Bob has 2 life

    @id:awe-strike-without-worship @CR:120.4d
    Scenario: Without Worship it comes to the same
      Given Alice controls 2 "Air Elemental"
      And Bob has 2 life
      And Bob has "Awe Strike" in hand
      And Bob has lands for {W}
      When Alice attacks Bob with 2 "Air Elemental"
      And Alice passes
      And Bob casts "Awe Strike" targeting the first "Air Elemental"
      And the stack resolves
      And the game advances to Alice's end step
      Then Bob has 2 life
