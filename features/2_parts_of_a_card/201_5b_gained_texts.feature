Feature: Texts with a name that another object gains
  A name in an ability that an object has gained, or in text that a spell has gained, means that object.

    @id:gained-ability-names-its-new-owner @CR:201.5b
    Scenario: An ability gained from Skithiryx that regenerates Skithiryx regenerates what has gained it
      Given Alice controls "Quicksilver Elemental" and "Nevinyrral's Disk"
      And Alice has lands for {U}{U}{U}{1}
      And Bob controls "Skithiryx, the Blight Dragon"
      When Alice activates "{U}" of "Quicksilver Elemental" targeting "Skithiryx, the Blight Dragon"
      And the stack resolves
      And Alice activates "{B}{B}" of "Quicksilver Elemental"
      And the stack resolves
      And Alice activates "Nevinyrral's Disk"
      And the stack resolves
      Then Alice controls "Quicksilver Elemental"
      And "Quicksilver Elemental" is tapped
      And Bob has "Skithiryx, the Blight Dragon" in graveyard

    @id:spliced-text-names-the-spell @CR:201.5b @CR:612.10 @CR:702.47b @CR:702.47c
    Scenario: Of Glacial Ray spliced onto Kodama's Reach it is Kodama's Reach, a green card, that deals the damage
      Given Alice has "Kodama's Reach" and "Glacial Ray" in hand
      And Alice has "Opt", "Forest" and "Plains" in library
      And Alice has lands for {2}{G}{1}{R}
      And Bob controls "Abbey Gargoyles" and "Mirran Crusader"
      Then Alice can't cast "Kodama's Reach" revealing "Glacial Ray" targeting "Mirran Crusader"
      When Alice casts "Kodama's Reach" revealing "Glacial Ray" targeting "Abbey Gargoyles"
      Then the spell "Kodama's Reach" is green
      When all players pass
      Then "Abbey Gargoyles" has 0 damage
      When Alice chooses "Forest" and "Plains"
      And Alice chooses "Plains"
      Then Alice controls "Plains"
      And Alice has "Forest" in hand
      And "Abbey Gargoyles" has 2 damage
      And Alice has "Glacial Ray" in hand
