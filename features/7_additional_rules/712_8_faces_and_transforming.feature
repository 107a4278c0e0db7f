Feature: Double-faced permanents that transform, and what isn't double-faced

  Rule: A double-faced permanent has the characteristics of the face that is up

    @id:front-face-up-front-face-only @CR:712.8d @CR:712.8e
    Scenario: Each face has abilities and a size of its own
      Given Alice controls "Thraben Gargoyle"
      And Alice has lands for {6}
      Then "Thraben Gargoyle" is 2/2
      And "Thraben Gargoyle" has defender
      And "Thraben Gargoyle" doesn't have flying
      When Alice activates "Thraben Gargoyle"
      And the stack resolves
      Then "Stonewing Antagonizer" is 4/2
      And "Stonewing Antagonizer" has flying
      And "Stonewing Antagonizer" doesn't have defender
      And "Stonewing Antagonizer" has mana value 1

    @id:back-face-cast-transformed @CR:712.8c @CR:712.11a @CR:712.13
    Scenario: Cast transformed, it is its back face on the stack already, with the mana value of its front face
      Given Alice controls "Invasion of Dominaria" with 3 defense counters
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Invasion of Dominaria"
      And all players pass
      And all players pass
      And Alice casts "Invasion of Dominaria" without paying its mana cost
      Then the spell "Serra Faithkeeper" is a white creature
      And the spell "Serra Faithkeeper" isn't a battle
      And the spell "Serra Faithkeeper" has mana value 3
      When the stack resolves
      Then "Serra Faithkeeper" is a 4/4 creature

    @id:front-face-cast-by-default @CR:712.11 @CR:712.8c
    Scenario: A card that isn't modal is cast with its front face up, whatever it would cost
      Given Alice controls "Omniscience"
      And Alice has "Thraben Gargoyle" in hand
      Then Alice can't cast "Stonewing Antagonizer" without paying its mana cost
      When Alice casts "Thraben Gargoyle" without paying its mana cost
      Then the spell "Thraben Gargoyle" is an artifact creature
      And the spell "Thraben Gargoyle" is 2/2
      When the stack resolves
      Then "Thraben Gargoyle" is 2/2

    @id:back-face-that-copies-a-back-face @CR:202.3b @CR:712.8e
    Scenario: A back face that becomes a copy of another back face has mana value 0
      Given Alice controls "Stonewing Antagonizer" and "Hand of Enlightenment"
      And Alice has "Mirrorweave" in hand
      And Alice has lands for {2}{W}{W}
      Then "Stonewing Antagonizer" has mana value 1
      When Alice casts "Mirrorweave" targeting "Hand of Enlightenment"
      And the stack resolves
      Then the first "Hand of Enlightenment" has mana value 0
      And the second "Hand of Enlightenment" has mana value 2

  Rule: Only what a double-faced card represents can transform

    @id:copy-that-isnt-double-faced @CR:712.9
    Scenario: A Clone that copies a double-faced permanent can't transform
      Given Alice controls "Thraben Gargoyle"
      And Alice has "Clone" in hand
      And Alice has lands for {3}{U}{6}
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Thraben Gargoyle"
      And Alice activates the second "Thraben Gargoyle"
      And the stack resolves
      Then Alice controls 2 "Thraben Gargoyle"
      And Alice controls no "Stonewing Antagonizer"

    @id:double-faced-card-that-is-a-copy @CR:712.9 @CR:712.18
    Scenario: A double-faced card that is a copy of something else transforms, and is still that copy
      Given Alice controls "Thraben Gargoyle"
      And Alice controls "Tangled Florahedron" called "Flora"
      And Alice has "Mirrorweave" in hand
      And Alice has lands for {2}{W}{W}{6}
      When Alice casts "Mirrorweave" targeting "Thraben Gargoyle"
      And the stack resolves
      And Alice activates "Flora"
      And the stack resolves
      Then "Flora" is named "Thraben Gargoyle"
      And "Flora" is a 2/2 artifact creature
      When the game advances to Bob's upkeep
      Then "Flora" is named "Tangled Vale"
      And "Flora" is a land
      And "Flora" isn't a creature

    @id:instant-face-is-never-up @CR:712.10 @CR:701.27d
    Scenario: A permanent whose other face is an instant doesn't transform
      Given Alice controls "Living Plane" and "Thraben Gargoyle"
      And Alice controls "Jwari Ruins" called "Ruins"
      And Alice has "Mirrorweave" in hand
      And Alice has lands for {W}{W}{W}{W}
      And Alice controls 6 "Forest"
      When Alice casts "Mirrorweave" targeting "Thraben Gargoyle"
      And Alice taps 6 "Forest" for mana
      And the stack resolves
      And Alice activates "Ruins"
      And the stack resolves
      And the game advances to Bob's upkeep
      Then "Ruins" is named "Jwari Ruins"
      And "Ruins" is a land

  Rule: A permanent that transforms stays the same object

    @id:growth-stays-on-what-transforms @CR:712.18
    Scenario: Effects and damage stay on it
      Given Alice controls "Thraben Gargoyle"
      And Alice has "Giant Growth" and "Lightning Bolt" in hand
      And Alice has lands for {G}{R}{6}
      When Alice casts "Giant Growth" targeting "Thraben Gargoyle"
      And the stack resolves
      And Alice casts "Lightning Bolt" targeting "Thraben Gargoyle"
      And the stack resolves
      And Alice activates "Thraben Gargoyle"
      And the stack resolves
      Then "Stonewing Antagonizer" is 7/5
      And "Stonewing Antagonizer" has 3 damage
