Feature: Keyword actions where engines went wrong

  Rule: Creatures that fight deal their damage once, at the same time, and not in combat

    @id:double-striker-fights-once @CR:701.14a @CR:701.14d
    Scenario: Double strike makes no difference in a fight
      Given Alice controls "Fencing Ace"
      And Bob controls "Grizzly Bears"
      And Alice has "Prey Upon" in hand
      And Alice has lands for {G}
      When Alice casts "Prey Upon" targeting "Fencing Ace" and "Grizzly Bears"
      And the stack resolves
      Then Alice has "Fencing Ace" in graveyard
      And "Grizzly Bears" has 1 damage

    @id:fight-is-simultaneous @CR:701.14a
    Scenario: First strike doesn't save the other creature's opponent
      Given Alice controls "Fencing Ace"
      And Bob controls "Llanowar Elves"
      And Alice has "Prey Upon" in hand
      And Alice has lands for {G}
      When Alice casts "Prey Upon" targeting "Fencing Ace" and "Llanowar Elves"
      And the stack resolves
      Then Alice has "Fencing Ace" in graveyard
      And Bob has "Llanowar Elves" in graveyard

    @id:nobody-fights-alone @CR:701.14b
    Scenario: If one of them is gone the other deals no damage
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Prey Upon" in hand
      And Alice has lands for {G}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Prey Upon" targeting "Grizzly Bears" and "Hill Giant"
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard
      And "Hill Giant" has no damage
