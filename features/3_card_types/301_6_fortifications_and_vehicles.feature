Feature: Fortifications and Vehicles
  What Fortifications are attached to, and when a Vehicle has power and toughness.

  Rule: A Fortification is attached to a land

    @id:fortification-on-a-land @CR:301.6
    Scenario: Fortify attaches it to a land its player controls, and the land has what it grants
      Given Alice controls "Darksteel Garrison", "Forest" and "Grizzly Bears"
      And Alice has lands for {3}
      And Bob controls "Wasteland"
      Then Alice can't activate "Darksteel Garrison" targeting "Grizzly Bears"
      When Alice activates "Darksteel Garrison" targeting "Forest"
      And the stack resolves
      Then "Darksteel Garrison" is attached to "Forest"
      And "Forest" has indestructible

    @id:fortification-triggers @CR:301.6
    Scenario: Its trigger is about the land it is attached to
      Given Alice controls "Forest" and "Grizzly Bears"
      And Alice controls "Darksteel Garrison" attached to "Forest"
      When Alice taps "Forest" for mana
      And the stack resolves
      Then "Grizzly Bears" is 3/3

    @id:fortification-on-a-land-creature @CR:301.6
    Scenario: A Fortification may be attached to a land creature
      Given Alice controls "Darksteel Garrison" and "Dryad Arbor"
      And Alice has lands for {3}
      When Alice activates "Darksteel Garrison" targeting "Dryad Arbor"
      And the stack resolves
      Then "Dryad Arbor" has indestructible

    @id:fortification-that-is-a-creature @CR:301.6
    Scenario: A Fortification that becomes a creature comes off its land
      Given Alice controls "Forest"
      And Alice controls "Darksteel Garrison" attached to "Forest"
      And Alice has "March of the Machines" in hand
      And Alice has lands for {3}{U}
      When Alice casts "March of the Machines"
      And the stack resolves
      Then "Darksteel Garrison" is a 2/2 artifact creature
      And "Darksteel Garrison" isn't attached to "Forest"
      And "Forest" doesn't have indestructible

    @id:fortification-without-its-land @CR:301.6
    Scenario: When its land goes the Fortification stays
      Given Alice controls "Forest" called "Home"
      And Alice controls "Darksteel Garrison" attached to "Home"
      And Alice has "Harrow" in hand
      And Alice has lands for {2}{G}
      When Alice casts "Harrow" sacrificing "Home"
      And the stack resolves
      And Alice chooses nothing
      Then Alice controls "Darksteel Garrison"

    @id:fortification-on-what-is-no-land-any-more @CR:301.6
    Scenario: When what it fortifies is a land no longer it comes off
      Given Alice controls "Grizzly Bears"
      And Bob controls "Song of the Dryads" attached to Alice's "Grizzly Bears"
      And Alice controls "Darksteel Garrison" and "Seal of Cleansing"
      And Alice has lands for {3}
      When Alice activates "Darksteel Garrison" targeting "Grizzly Bears"
      And the stack resolves
      Then "Darksteel Garrison" is attached to "Grizzly Bears"
      When Alice activates "Seal of Cleansing" targeting "Song of the Dryads"
      And the stack resolves
      Then "Grizzly Bears" is a 2/2 creature
      And "Darksteel Garrison" isn't attached to "Grizzly Bears"
      And "Grizzly Bears" doesn't have indestructible
      And Alice controls "Darksteel Garrison"

  Rule: A Vehicle has its printed size while it is a creature

    @id:vehicle-without-size @CR:301.7a
    Scenario: An uncrewed Vehicle isn't a creature and can't attack
      Given Alice controls "Smuggler's Copter"
      Then "Smuggler's Copter" isn't a creature
      And "Smuggler's Copter" isn't 3/3
      And Alice can't attack Bob with "Smuggler's Copter"

    @id:vehicle-crewed @CR:301.7a @CR:301.7b
    Scenario: A crewed Vehicle has its printed power and toughness
      Given Alice controls "Smuggler's Copter" and "Grizzly Bears"
      When Alice activates "Crew 1" of "Smuggler's Copter" tapping "Grizzly Bears"
      And the stack resolves
      Then "Smuggler's Copter" is a 3/3 artifact creature

    @id:vehicle-modified @CR:301.7b
    Scenario: Counters on it and the size that another effect gives count once it is a creature
      Given Alice controls "Smuggler's Copter" with 1 +1/+1 counter
      And Alice controls "Grizzly Bears"
      When Alice activates "Crew 1" of "Smuggler's Copter" tapping "Grizzly Bears"
      And the stack resolves
      Then "Smuggler's Copter" is 4/4

    @id:vehicle-set-to-another-size @CR:301.7b
    Scenario: What makes it a creature may give it another size
      Given Alice controls "Smuggler's Copter"
      And Alice controls "Ensoul Artifact" attached to "Smuggler's Copter"
      Then "Smuggler's Copter" is a 5/5 artifact creature

    @id:vehicle-that-came-this-turn @CR:302.6 @CR:301.7a
    Scenario: A Vehicle that came this turn can't attack when it becomes a creature
      Given Alice controls "Grizzly Bears"
      And Alice has "Smuggler's Copter" in hand
      And Alice has lands for {2}
      When Alice casts "Smuggler's Copter"
      And the stack resolves
      And Alice activates "Crew 1" of "Smuggler's Copter" tapping "Grizzly Bears"
      And the stack resolves
      Then "Smuggler's Copter" is a creature
      And Alice can't attack Bob with "Smuggler's Copter"
