Feature: Checking what a spell or ability targets

  Rule: That targets something

    @id:confound-targets-a-creature @CR:115.9b
    Scenario: Confound counters a spell that targets a creature, and no other
      Given it is Bob's precombat main phase
      And Bob has 2 "Lightning Bolt" in hand
      And Bob has lands for {R}{R}
      And Alice controls "Grizzly Bears"
      And Alice has "Confound" in hand
      And Alice has lands for {1}{U}
      When Bob casts "Lightning Bolt" targeting Alice
      And Bob passes
      Then Alice can't cast "Confound" targeting the spell "Lightning Bolt"
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And Bob passes
      And Alice casts "Confound" targeting the spell "Lightning Bolt"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice has 17 life

    @id:confound-target-has-left @CR:115.9b
    Scenario: A target that has left is ignored: the spell no longer targets a creature
      Given it is Bob's precombat main phase
      And Bob has 2 "Lightning Bolt" in hand
      And Bob has lands for {R}{R}
      And Alice controls "Grizzly Bears"
      And Alice has "Confound" in hand
      And Alice has lands for {1}{U}
      When Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And all players pass
      Then Alice has "Grizzly Bears" in graveyard
      When Bob passes
      Then Alice can't cast "Confound" targeting the spell "Lightning Bolt"

  Rule: That targets only something

    @id:golem-targeted-alone @CR:115.9c
    Scenario: A spell that targets Reflective Golem and nothing else is copied
      Given Alice controls "Reflective Golem"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}{2}
      When Alice casts "Giant Growth" targeting "Reflective Golem"
      Then the stack is the trigger of "Reflective Golem" and the spell "Giant Growth"
      When all players pass
      And Alice accepts
      And Alice declines
      And the stack resolves
      Then "Reflective Golem" is 8/9

    @id:golem-targeted-thrice @CR:115.9c
    Scenario: So is one that targets it three times over
      Given Alice controls "Reflective Golem"
      And Alice has "Seeds of Strength" in hand
      And Alice has lands for {G}{W}{2}
      When Alice casts "Seeds of Strength" targeting "Reflective Golem", "Reflective Golem" and "Reflective Golem"
      Then the stack is the trigger of "Reflective Golem" and the spell "Seeds of Strength"

    @id:golem-among-targets @CR:115.9c
    Scenario: One with another target besides isn't
      Given Alice controls "Reflective Golem" and "Grizzly Bears"
      And Alice has "Seeds of Strength" in hand
      And Alice has lands for {G}{W}{2}
      When Alice casts "Seeds of Strength" targeting "Reflective Golem", "Grizzly Bears" and "Reflective Golem"
      Then the stack is the spell "Seeds of Strength"
