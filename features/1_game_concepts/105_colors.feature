Feature: Colors
  An object has the colors of the mana symbols in its mana cost, of its color indicator, or those
  that an effect gives it.

  Rule: Colors come from mana symbols or a color indicator

    @id:colors-of-objects @CR:105.2
    Scenario Outline: The colors of a permanent
      Given Alice controls <permanent>
      Then <permanent> is <colors>

      Examples:
        | permanent              | colors                              |
        | "Grizzly Bears"        | a green creature                    |
        | "Mirran Crusader"      | a white creature                    |
        | "Kiki-Jiki, Mirror Breaker" | a red creature                 |
        | "Stormscape Battlemage" | a blue creature                    |
        | "Godhead of Awe"       | a white and blue creature           |
        | "Progenitus"           | white and blue and black and red and green |
        | "Ornithopter"          | colorless                           |
        | "Sol Ring"             | colorless                           |
        | "Forest"               | colorless                           |
        | "Dryad Arbor"          | a green creature                    |
        | "Deathrite Shaman"     | a black and green creature          |
        | "Porcelain Legionnaire" | a white artifact creature          |
        | "Reaper King"          | white and blue and black and red and green |

    @id:colors-of-spells @CR:105.2
    Scenario: A spell has the colors of its mana cost too
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then the spell "Lightning Bolt" is a red instant

  Rule: An effect may change colors

    @id:new-color-replaces-old @CR:105.3
    Scenario: A new color replaces all colors an object had
      Given Bob controls "Progenitus"
      And Bob controls "Deathrite Shaman"
      And Alice has "Turn to Frog" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Turn to Frog" targeting "Deathrite Shaman"
      And the stack resolves
      Then "Deathrite Shaman" is a blue creature

    @id:becomes-colorless @CR:105.3
    Scenario: A colored object becomes colorless
      Given Bob controls "Deathrite Shaman"
      And Alice has "Moonlace" in hand
      And Alice has lands for {U}
      When Alice casts "Moonlace" targeting "Deathrite Shaman"
      And the stack resolves
      Then "Deathrite Shaman" is colorless

    @id:colorless-becomes-colored @CR:105.3
    Scenario: A colorless object is given a color
      Given Bob controls "Ornithopter"
      And Alice has "Turn to Frog" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Turn to Frog" targeting "Ornithopter"
      And the stack resolves
      Then "Ornithopter" is a blue creature

    @id:color-in-addition @CR:105.3
    Scenario: A color in addition leaves the others
      Given Bob controls "Deathrite Shaman"
      And Alice controls "Indigo Faerie"
      And Alice has lands for {U}
      When Alice activates "Indigo Faerie" targeting "Deathrite Shaman"
      And the stack resolves
      Then "Deathrite Shaman" is a blue and black and green creature
      When the game advances to Bob's upkeep
      Then "Deathrite Shaman" is a black and green creature

    @id:colorless-isnt-black @CR:105.3
    Scenario: A black creature that became colorless can be destroyed by Doom Blade
      Given Bob controls "Deathrite Shaman"
      And Alice has "Moonlace" and "Doom Blade" in hand
      And Alice has lands for {1}{U}{B}
      Then Alice can't cast "Doom Blade" targeting "Deathrite Shaman"
      When Alice casts "Moonlace" targeting "Deathrite Shaman"
      And the stack resolves
      And Alice casts "Doom Blade" targeting "Deathrite Shaman"
      And the stack resolves
      Then Bob controls no "Deathrite Shaman"

  Rule: A chosen color is one of the five

    @id:choosing-a-color @CR:105.4
    Scenario: A player who chooses a color can't choose colorless or multicolored
      Given Alice has "Quirion Elves" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Quirion Elves"
      And the stack resolves
      Then Alice may choose only white, blue, black, red or green
      And Alice can't choose colorless
      When Alice chooses blue
      Then Alice controls "Quirion Elves"

    @id:monument-and-colored-spells @CR:105.2c
    Scenario: Only a spell without a color is colorless
      Given Alice controls "Forsaken Monument"
      And Alice has "Llanowar Elves" and "Ornithopter" in hand
      And Alice has lands for {G}
      When Alice casts "Llanowar Elves"
      And the stack resolves
      Then Alice has 20 life
      When Alice casts "Ornithopter"
      And the stack resolves
      Then Alice has 22 life
