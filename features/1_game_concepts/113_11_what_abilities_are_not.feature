Feature: Abilities granted, forbidden, and qualities stated

  Rule: Instructions that come with an ability

    @id:granted-with-instructions @CR:113.10a
    Scenario: An ability granted "only as a sorcery" is activated only so
      Given it is Alice's upkeep
      And Alice controls "Island" and "Grizzly Bears"
      And Alice controls "Skygames" attached to "Island"
      Then Alice can't activate the second "{T}" of "Island" targeting "Grizzly Bears"
      When the game advances to Alice's precombat main phase
      And Alice activates the second "{T}" of "Island" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has flying

  Rule: Can't have

    @id:cant-have-printed @CR:113.11
    Scenario: A creature that can't have flying loses it
      Given Alice controls "Archetype of Imagination"
      And Bob controls "Air Elemental"
      Then "Air Elemental" doesn't have flying
      And "Archetype of Imagination" has flying

    @id:cant-have-granted-later @CR:113.11
    Scenario: No later effect and no keyword counter gives it
      Given Alice controls "Archetype of Imagination"
      And Bob controls "Grizzly Bears" with 1 flying counter
      And Bob controls "Hill Giant"
      And Bob controls "Flight" attached to "Hill Giant"
      Then "Grizzly Bears" doesn't have flying
      And "Hill Giant" doesn't have flying

  Rule: A quality is no ability

    @id:groff-has-an-ability @CR:113.3d
    Scenario: What a card says of its own cost is an ability too
      Given Alice controls "Muraganda Petroglyphs" and "Runeclaw Bear"
      And Bob controls "Bayou Groff"
      Then "Runeclaw Bear" is 4/4
      And "Bayou Groff" is 5/4

    @id:petroglyphs-bear-with-flight @CR:113.12
    Scenario: Enchanted with Flight it is no longer larger
      Given Alice controls "Muraganda Petroglyphs" and "Runeclaw Bear"
      And Alice controls "Flight" attached to "Runeclaw Bear"
      Then "Runeclaw Bear" is 2/2

    @id:petroglyphs-bear-that-cant-attack @CR:113.12
    Scenario: That it can't attack or can't be blocked is no ability of it
      Given Alice controls "Muraganda Petroglyphs" and 2 "Runeclaw Bear"
      And Alice controls "Pacifism" attached to the first "Runeclaw Bear"
      And Alice controls "Cloak of Mists" attached to the second "Runeclaw Bear"
      Then the first "Runeclaw Bear" is 4/4
      And the second "Runeclaw Bear" is 4/4

    @id:petroglyphs-bear-recolored @CR:113.12
    Scenario: Neither is a color
      Given Alice controls "Muraganda Petroglyphs" and "Runeclaw Bear"
      And Alice has "Purelace" in hand
      And Alice has lands for {W}
      When Alice casts "Purelace" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is a 4/4 white creature
