Feature: Auras that can't stay or move, and Roles
  What happens to an Aura that can't enchant what it is on, is sent to, or is turned face up for.

  Rule: An Aura doesn't enchant what it can't

    @id:creature-aura-goes @CR:303.4d
    Scenario: An Aura that becomes a creature is put into the graveyard
      Given Alice controls "Grizzly Bears", "March of the Machines" and "Liquimetal Coating" that is tapped
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      And Bob controls "Liquimetal Coating" called "Coating"
      When Alice passes
      And Bob activates "Coating" targeting "Holy Strength"
      And the stack resolves
      Then Alice has "Holy Strength" in graveyard
      And "Grizzly Bears" is 2/2

    @id:artifact-aura-stays @CR:303.4d
    Scenario: One that becomes an artifact and no creature stays
      Given Alice controls "Grizzly Bears" and "Liquimetal Coating"
      And Alice controls "Holy Strength" attached to "Grizzly Bears"
      When Alice activates "Liquimetal Coating" targeting "Holy Strength"
      And the stack resolves
      Then "Holy Strength" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 3/4

    @id:aura-not-on-itself @CR:303.4d
    Scenario: An Aura that may enchant any permanent can't be moved onto itself
      Given Bob controls "Grizzly Bears"
      And Bob controls "Song of the Dryads" attached to "Grizzly Bears"
      And Alice has "Aura Graft" in hand
      And Alice has lands for {U}{U}
      When Alice casts "Aura Graft" targeting "Song of the Dryads"
      And all players pass
      Then Alice may choose only the first "Island" or the second "Island"
      When Alice chooses the second "Island"
      Then "Song of the Dryads" is attached to the second "Island"

    @id:aura-moves @CR:303.4j
    Scenario: An effect moves an Aura to a creature that it can enchant
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice controls "Rancor" attached to "Grizzly Bears"
      And Alice has "Aura Finesse" in hand
      And Alice has lands for {U}
      When Alice casts "Aura Finesse" targeting "Rancor" and "Hill Giant"
      And the stack resolves
      Then "Rancor" is attached to "Hill Giant"
      And "Hill Giant" is 5/3
      And "Grizzly Bears" is 2/2

    @id:aura-doesnt-move-to-protection @CR:303.4j
    Scenario: It doesn't move to a creature with protection from it
      Given Alice controls "Grizzly Bears" and "Mirran Crusader"
      And Alice controls "Rancor" attached to "Grizzly Bears"
      And Alice has "Aura Finesse" in hand
      And Alice has lands for {U}
      When Alice casts "Aura Finesse" targeting "Rancor" and "Mirran Crusader"
      And the stack resolves
      Then "Rancor" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 4/2
      And Alice has 1 card in hand

    @id:land-aura-doesnt-move-to-a-creature @CR:303.4j
    Scenario: An Aura for lands doesn't move to a creature that is no land
      Given Alice controls "Forest" and "Grizzly Bears"
      And Alice controls "Wild Growth" attached to "Forest"
      And Alice has "Aura Finesse" in hand
      And Alice has lands for {U}
      When Alice casts "Aura Finesse" targeting "Wild Growth" and "Grizzly Bears"
      And the stack resolves
      Then "Wild Growth" is attached to "Forest"

    @id:aura-put-on-what-is-gone @CR:303.4i
    Scenario: An Aura stays where it is if the creature is gone
      Given Alice has "Danitha, Benalia's Hope" and "Holy Strength" in hand
      And Alice controls "Grizzly Bears"
      And Alice has lands for {4}{W}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Danitha, Benalia's Hope"
      And all players pass
      And Alice passes
      And Bob casts "Doom Blade" targeting "Danitha, Benalia's Hope"
      And the stack resolves
      And Alice chooses "Holy Strength"
      Then Alice has "Holy Strength" in hand
      And "Grizzly Bears" is 2/2

    @id:role-for-a-protected-creature @CR:303.4i
    Scenario: A Role isn't created for a creature that it can't enchant
      Given Bob controls "Azorius First-Wing"
      And Alice has "Monstrous Rage" in hand
      And Alice has lands for {R}
      When Alice casts "Monstrous Rage" targeting "Azorius First-Wing"
      And the stack resolves
      Then "Azorius First-Wing" is 4/2
      And Alice controls 0 Role tokens

    @id:role-never-enters @CR:303.4i
    Scenario Outline: Such a Role doesn't even enter: nothing that watches for enchantments sees it
      Given Alice controls "Eidolon of Blossoms"
      And Alice has "Monstrous Rage" in hand
      And Alice has lands for {R}
      And Bob controls "<creature>"
      When Alice casts "Monstrous Rage" targeting "<creature>"
      And the stack resolves
      Then Alice has <cards> in hand

      Examples:
        | creature            | cards    |
        | Azorius First-Wing  | no cards |
        | Grizzly Bears       | 1 card   |

  Rule: An Aura that is turned face up is judged as it will be

    @id:aura-turned-face-up @CR:303.4k
    Scenario: Of the creatures that it could enchant face up its controller chooses one
      Given Alice controls "Gift of Doom" that is face down
      And Alice controls "Grizzly Bears", "Hill Giant" and "Mirran Crusader"
      When Alice turns "Gift of Doom" face up
      And Alice chooses "Grizzly Bears"
      Then Alice may choose only "Hill Giant"
      When Alice chooses "Hill Giant"
      Then "Gift of Doom" is attached to "Hill Giant"
      And "Hill Giant" has deathtouch and indestructible

    @id:aura-turned-face-up-unattached @CR:303.4k
    Scenario: If it isn't attached to anything it is put into the graveyard
      Given Alice controls "Gift of Doom" that is face down
      And Alice controls "Grizzly Bears" and "Hill Giant"
      When Alice turns "Gift of Doom" face up
      And Alice chooses "Grizzly Bears"
      And Alice chooses nothing
      Then Alice has "Gift of Doom" in graveyard
      And "Hill Giant" doesn't have indestructible

  Rule: One Role of each player on a permanent

    @id:second-role-replaces-the-first @CR:303.7a @CR:704.5z
    Scenario: A player's new Role puts their older one on the creature into the graveyard
      Given Alice controls "Grizzly Bears"
      And Alice has "Royal Treatment" and "Monstrous Rage" in hand
      And Alice has lands for {G}{R}
      When Alice casts "Royal Treatment" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls 1 Role token
      And "Grizzly Bears" is 3/3
      When Alice casts "Monstrous Rage" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls 1 Role token
      And "Grizzly Bears" is 5/3
      And "Grizzly Bears" has trample

    @id:roles-of-two-players @CR:303.7a @CR:704.5z
    Scenario: Roles of different players stay side by side
      Given Alice controls "Grizzly Bears"
      And Alice has "Royal Treatment" in hand
      And Alice has lands for {G}
      And Bob has "Monstrous Rage" in hand
      And Bob has lands for {R}{1}
      When Alice casts "Royal Treatment" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Alice's next upkeep
      And Alice passes
      And Bob casts "Monstrous Rage" targeting "Grizzly Bears"
      And the stack resolves
      And Bob accepts
      And the stack resolves
      Then Alice controls 1 Role token
      And Bob controls 1 Role token
      And "Grizzly Bears" is 6/4

    @id:roles-on-two-creatures @CR:303.7a
    Scenario: A player's Roles on different creatures stay
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Royal Treatment" and "Monstrous Rage" in hand
      And Alice has lands for {G}{R}
      When Alice casts "Royal Treatment" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Monstrous Rage" targeting "Hill Giant"
      And the stack resolves
      Then Alice controls 2 Role tokens
