Feature: What effects of spells and abilities apply to, and for how long

    @id:charge-on-two-creatures @CR:611.2c
    Scenario: Of several white creatures those that are there as Valorous Charge resolves get its bonus, no later one
      Given Alice controls "Savannah Lions", "Tundra Wolves", "Grizzly Bears" and "Vedalken Orrery"
      And Alice has "Valorous Charge" and "Serra Angel" in hand
      And Alice has lands for {1}{W}{W}{3}{W}{W}
      When Alice casts "Valorous Charge"
      And the stack resolves
      Then "Savannah Lions" is 4/1
      And "Tundra Wolves" is 3/1
      When Alice casts "Serra Angel"
      And the stack resolves
      Then "Serra Angel" is 4/4
      And "Grizzly Bears" is 2/2

    @id:sower-under-another-player @CR:611.2b
    Scenario: As long as Sower of Temptation is on the battlefield, whoever controls it
      Given Bob controls "Hill Giant"
      And Alice has "Sower of Temptation" and "Doom Blade" in hand
      And Alice has lands for {2}{U}{U}{1}{B}
      And Bob has "Confiscate" in hand
      And Bob has lands for {4}{U}{U}
      When Alice casts "Sower of Temptation"
      And the stack resolves
      And Alice chooses "Hill Giant"
      And the stack resolves
      And the game advances to Bob's precombat main phase
      And Bob casts "Confiscate" targeting "Sower of Temptation"
      And the stack resolves
      Then Bob controls "Sower of Temptation"
      And Alice controls "Hill Giant"
      When Bob passes
      And Alice casts "Doom Blade" targeting "Sower of Temptation"
      And the stack resolves
      Then Bob controls "Hill Giant"

    @id:ape-and-its-forest @CR:611.3a
    Scenario: Kird Ape is larger from when its controller has a Forest until there is none
      Given Alice controls "Kird Ape"
      And Bob controls "Forest"
      And Alice has "Forest" and "Beast Within" in hand
      And Alice has lands for {2}
      Then "Kird Ape" is 1/1
      When Alice plays "Forest"
      Then "Kird Ape" is 2/3
      When Alice casts "Beast Within" targeting Alice's "Forest"
      And the stack resolves
      Then "Kird Ape" is 1/1

    @id:growth-lasts-beyond-the-next-spell @CR:611.2a
    Scenario: What lasts until end of turn isn't over when an effect for the next spell is used up
      Given Alice controls "Grizzly Bears", "Hill Giant" and "Wand of the Worldsoul"
      And Alice has "Giant Growth" and "Llanowar Elves" in hand
      And Alice has lands for {G}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      And Alice activates the second "{T}" of "Wand of the Worldsoul"
      And the stack resolves
      And Alice casts "Llanowar Elves" tapping "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 5/5
      And Alice controls "Llanowar Elves"
