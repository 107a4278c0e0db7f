Feature: Copies of what is face down and of cards, turning face up, transforming, Classes

    @id:clone-of-a-face-down-creature @CR:707.2
    Scenario: A copy of a face-down creature isn't the card that the creature is
      Given Bob controls "Canyon Lurkers" that is face down
      And Alice has "Clone" in hand
      And Alice has lands for {3}{U}
      When Alice casts "Clone"
      And all players pass
      And Alice chooses "Canyon Lurkers"
      Then Alice controls no "Canyon Lurkers"
      And Alice has no "Clone" in graveyard

    @id:field-without-its-ability @CR:708.2a
    Scenario: A face-down permanent has none of the abilities of its card
      Given Alice controls "Lumithread Field" that is face down
      And Alice controls "Grizzly Bears"
      And Alice has lands for {1}{W}
      Then "Lumithread Field" is a 2/2 face down creature
      And "Grizzly Bears" is 2/2
      When Alice turns "Lumithread Field" face up
      Then "Grizzly Bears" is 2/3

    @id:growth-before-turning-up @CR:708.8
    Scenario: What was done to the face-down creature goes on
      Given Alice controls "Canyon Lurkers" that is face down
      And Alice has "Giant Growth" in hand
      And Alice has lands for {3}{R}{G}
      When Alice casts "Giant Growth" targeting "Canyon Lurkers"
      And the stack resolves
      Then "Canyon Lurkers" is 5/5
      When Alice turns "Canyon Lurkers" face up
      Then "Canyon Lurkers" is 8/5

    @id:copy-of-a-card-costs-its-mana @CR:707.12
    Scenario: A copy of a card is cast for its cost, by the rules for casting
      Given it is Alice's upkeep
      And Alice controls "Founding the Third Path" with 2 lore counters
      And Alice has "Lightning Bolt" in graveyard
      And Alice has lands for {R}
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice accepts
      And Alice casts "Lightning Bolt" targeting Bob
      Then Alice has no untapped lands
      When the stack resolves
      Then Bob has 17 life

    @id:copy-of-a-card-without-its-mana @CR:707.12
    Scenario: Without the mana it can't be cast
      Given it is Alice's upkeep
      And Alice controls "Founding the Third Path" with 2 lore counters
      And Alice has "Lightning Bolt" in graveyard
      And Alice has lands for {U}
      When the game advances to Alice's precombat main phase
      And all players pass
      Then Alice can't cast "Lightning Bolt" targeting Bob
      When Alice declines
      Then Bob has 20 life

    @id:antagonizer-attacks-at-once @CR:712.18
    Scenario: A creature that transforms is the one that was there as the turn began, and may attack
      Given Alice controls "Thraben Gargoyle" with 1 +1/+1 counter
      And Alice has lands for {6}
      When Alice activates "Thraben Gargoyle"
      And the stack resolves
      Then "Stonewing Antagonizer" is 5/3
      When Alice attacks Bob with "Stonewing Antagonizer"
      Then "Stonewing Antagonizer" is attacking Bob

    @id:class-keeps-its-second-level @CR:716.2a
    Scenario: A Class of level 3 has the abilities of the levels below it too
      Given Alice controls "Druid Class"
      And Alice has 3 "Forest" in hand
      And Alice has lands for {2}{G}{4}{G}
      When Alice activates "{2}{G}" of "Druid Class"
      And the stack resolves
      And Alice activates "{4}{G}" of "Druid Class"
      And all players pass
      And Alice chooses the first "Wastes"
      And the stack resolves
      And Alice plays "Forest"
      And the stack resolves
      Then Alice has 21 life
      When Alice plays "Forest"
      And the stack resolves
      Then Alice has 22 life
      And Alice can't play "Forest"

    @id:copied-aura-spell-keeps-its-target @CR:707.10 @CR:707.10c
    Scenario: Where an effect doesn't let new targets be chosen a copy has those of the original
      Given Alice controls "Lithoform Engine", "Grizzly Bears" and "Hill Giant"
      And Alice has "Holy Strength" in hand
      And Alice has lands for {4}{W}
      When Alice casts "Holy Strength" targeting "Grizzly Bears"
      And Alice activates "{4}, {T}" of "Lithoform Engine" targeting the spell "Holy Strength"
      And all players pass
      Then the stack is the copy of "Holy Strength" and the spell "Holy Strength"
      When the stack resolves
      Then "Grizzly Bears" is 4/6
      And "Hill Giant" is 3/3
