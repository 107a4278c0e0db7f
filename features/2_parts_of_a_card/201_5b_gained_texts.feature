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
