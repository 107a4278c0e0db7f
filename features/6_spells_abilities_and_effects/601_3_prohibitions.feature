Feature: What players are prohibited from casting and activating

    @id:rule-of-law-one-spell @CR:601.3 @CR:101.2
    Scenario: One spell each turn for each player
      Given Bob controls "Rule of Law"
      And Alice has 2 "Lightning Bolt" in hand
      And Alice has lands for {R}{R}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice can't cast "Lightning Bolt" targeting Bob
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice can't cast "Lightning Bolt" targeting Bob

    @id:grand-abolisher-in-its-turn @CR:601.3 @CR:602.5 @CR:101.2
    Scenario: Opponents cast nothing and activate nothing but abilities of lands
      Given Alice controls "Grand Abolisher"
      And Bob controls "Sol Ring" and "Prodigal Pyromancer"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      Then Bob can't cast "Lightning Bolt" targeting Alice
      And Bob can't activate "Prodigal Pyromancer" targeting Alice
      And Bob can't activate "Sol Ring"
      When Bob taps "Mountain" for mana
      Then Bob has {R}

    @id:grand-abolisher-in-the-other-turn @CR:601.3
    Scenario: In their own turn they do as they like
      Given Alice controls "Grand Abolisher"
      And it is Bob's precombat main phase
      And Bob controls "Prodigal Pyromancer"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Bob casts "Lightning Bolt" targeting Alice
      And Bob activates "Prodigal Pyromancer" targeting Alice
      And the stack resolves
      Then Alice has 16 life

    @id:teferi-only-as-a-sorcery @CR:601.3
    Scenario: An opponent's instant waits for that player's main phase and an empty stack
      Given Alice controls "Teferi, Time Raveler" with 4 loyalty counters
      And it is Bob's upkeep
      And Bob has 2 "Lightning Bolt" in hand
      And Bob has lands for {R}{R}
      Then Bob can't cast "Lightning Bolt" targeting Alice
      When the game advances to Bob's precombat main phase
      And Bob casts "Lightning Bolt" targeting Alice
      Then Bob can't cast "Lightning Bolt" targeting Alice
      When the stack resolves
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has 14 life

    @id:grand-abolisher-leaves-its-controller-alone @CR:601.3 @CR:602.5
    Scenario: Only opponents are prohibited: its controller casts and activates in that turn
      Given Alice controls "Grand Abolisher" and "Prodigal Pyromancer"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice activates "Prodigal Pyromancer" targeting Bob
      Then the stack is the ability of "Prodigal Pyromancer" and the spell "Lightning Bolt"
      When the stack resolves
      Then Bob has 16 life

    @id:iona-chooses-a-color @CR:601.3 @CR:607.2d
    Scenario: Iona lets opponents cast no spells of the color that was chosen for it
      Given Alice controls "Iona, Shield of Emeria" with red chosen
      And it is Bob's precombat main phase
      And Bob has "Lightning Bolt" and "Llanowar Elves" in hand
      And Bob has lands for {R}{G}
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      Then Bob can't cast "Lightning Bolt" targeting Alice
      When Bob casts "Llanowar Elves"
      And Bob passes
      And Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob controls "Llanowar Elves"
      And Bob has 17 life
