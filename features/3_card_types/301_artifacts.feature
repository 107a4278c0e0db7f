Feature: Equipment, Fortifications and Vehicles
  What Equipment can be attached to, who controls it, and when a Vehicle has power and toughness.

  Rule: Equipment is attached to creatures only

    @id:equipment-enters-unattached @CR:301.5b
    Scenario: An Equipment spell has no target and enters attached to nothing
      Given Alice controls "Grizzly Bears"
      And Alice has "Bonesplitter" in hand
      And Alice has lands for {2}
      When Alice casts "Bonesplitter"
      And the stack resolves
      Then "Grizzly Bears" is 2/2
      When Alice activates "Bonesplitter" targeting "Grizzly Bears"
      And the stack resolves
      Then "Bonesplitter" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 4/2

    @id:equipment-for-creatures @CR:301.5
    Scenario: Equip can't target what isn't a creature
      Given Alice controls "Bonesplitter", "Sol Ring" and "Forest"
      And Alice has lands for {1}
      Then Alice can't activate "Bonesplitter" targeting "Sol Ring"
      And Alice can't activate "Bonesplitter" targeting "Forest"

    @id:equipment-falls-off-a-noncreature @CR:301.5 @CR:301.5c
    Scenario: When the equipped creature is no creature any more the Equipment comes off and stays
      Given Alice controls "Grizzly Bears"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice has "Song of the Dryads" in hand
      And Alice has lands for {2}{G}
      When Alice casts "Song of the Dryads" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Bonesplitter"
      And "Bonesplitter" isn't attached to "Grizzly Bears"

    @id:equip-your-own-creature @CR:301.5b
    Scenario: The equip ability takes a creature that its player controls
      Given Alice controls "Bonesplitter"
      And Alice has lands for {1}
      And Bob controls "Grizzly Bears"
      Then Alice can't activate "Bonesplitter" targeting "Grizzly Bears"

    @id:equip-creature-taken-in-response @CR:301.5b
    Scenario: A creature taken in response isn't equipped
      Given Alice controls "Grizzly Bears", "Bonesplitter" and "Hill Giant"
      And Alice controls "Bonesplitter" attached to "Hill Giant" called "Second"
      And Alice has lands for {1}
      And Bob has "Ray of Command" in hand
      And Bob has lands for {3}{U}
      When Alice activates "Second" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Ray of Command" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" is 2/2
      And "Second" is attached to "Hill Giant"

    @id:equipment-stays-on-a-taken-creature @CR:301.5b @CR:301.5d
    Scenario: Once attached it stays on a creature that another player takes, and its controller keeps it
      Given Alice has "Act of Treason" in hand
      And Alice has lands for {2}{R}{1}
      And Bob controls "Grizzly Bears"
      And Bob controls "Bonesplitter" attached to "Grizzly Bears"
      When Alice casts "Act of Treason" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is 4/2
      And Bob controls "Bonesplitter"
      And Alice can't activate "Bonesplitter" targeting "Grizzly Bears"

    @id:taken-equipment-stays-on @CR:301.5d
    Scenario: Taking the Equipment doesn't take the creature
      Given Alice has "Confiscate" in hand
      And Alice has lands for {4}{U}{U}
      And Bob controls "Grizzly Bears"
      And Bob controls "Bonesplitter" attached to "Grizzly Bears"
      When Alice casts "Confiscate" targeting "Bonesplitter"
      And the stack resolves
      Then Alice controls "Bonesplitter"
      And Bob controls "Grizzly Bears"
      And "Bonesplitter" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 4/2

    @id:granted-ability-is-the-creatures @CR:301.5d
    Scenario: An ability that the Equipment grants is the creature's controller's to activate
      Given Alice controls "Grizzly Bears"
      And Bob controls "Viridian Longbow" attached to "Grizzly Bears"
      Then Bob can't activate "{T}" of "Grizzly Bears" targeting Alice
      When Alice activates "{T}" of "Grizzly Bears" targeting Bob
      And the stack resolves
      Then Bob has 19 life

    @id:equipment-attached-by-another-ability @CR:301.5b
    Scenario: Another ability may attach it to a creature that its controller doesn't control
      Given Alice controls "Bonesplitter"
      And Alice has "Magnetic Theft" in hand
      And Alice has lands for {R}
      And Bob controls "Grizzly Bears"
      When Alice casts "Magnetic Theft" targeting "Bonesplitter" and "Grizzly Bears"
      And the stack resolves
      Then "Bonesplitter" is attached to "Grizzly Bears"
      And Alice controls "Bonesplitter"
      And "Grizzly Bears" is 4/2

    @id:equipment-doesnt-move-to-protection @CR:301.5b
    Scenario: An Equipment that can't equip the creature doesn't move
      Given Alice controls "Grizzly Bears" and "Tel-Jilad Chosen"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice has "Magnetic Theft" in hand
      And Alice has lands for {R}
      When Alice casts "Magnetic Theft" targeting "Bonesplitter" and "Tel-Jilad Chosen"
      And the stack resolves
      Then "Bonesplitter" is attached to "Grizzly Bears"
      And "Tel-Jilad Chosen" is 2/1

    @id:creature-equipment-comes-off @CR:301.5c
    Scenario: An Equipment that becomes a creature comes off, and can't be attached again
      Given Alice controls "Grizzly Bears"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice has "March of the Machines" in hand
      And Alice has lands for {4}{U}
      When Alice casts "March of the Machines"
      And the stack resolves
      Then "Bonesplitter" is a 1/1 artifact creature
      And "Grizzly Bears" is 2/2
      When Alice activates "Bonesplitter" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 2/2
      And "Bonesplitter" isn't attached to "Grizzly Bears"

    @id:equipment-cant-equip-itself @CR:301.5c
    Scenario: A creature Equipment isn't attached to itself
      Given Alice controls "Bonesplitter" and "March of the Machines"
      And Alice has lands for {1}
      When Alice activates "Bonesplitter" targeting "Bonesplitter"
      And the stack resolves
      Then "Bonesplitter" is 1/1
      And "Bonesplitter" isn't attached to "Bonesplitter"

    @id:equipment-moves @CR:301.5c
    Scenario: An Equipment equips one creature at a time
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice has lands for {1}
      When Alice activates "Bonesplitter" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is 5/3
      And "Grizzly Bears" is 2/2

    @id:equipment-stays-when-its-creature-dies @CR:301.5c
    Scenario: When its creature dies the Equipment stays on the battlefield
      Given Alice controls "Grizzly Bears"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard
      And Alice controls "Bonesplitter"

    @id:no-equipment-any-more @CR:301.5c
    Scenario: An artifact that has lost the subtype Equipment comes off
      Given Alice controls "Grizzly Bears"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice has "Song of the Dryads" in hand
      And Alice has lands for {2}{G}
      When Alice casts "Song of the Dryads" targeting "Bonesplitter"
      And the stack resolves
      Then "Bonesplitter" isn't an Equipment
      And "Bonesplitter" isn't attached to "Grizzly Bears"
      And Alice controls "Bonesplitter"

    @id:equipment-put-onto-the-battlefield @CR:301.5e
    Scenario: An Equipment put onto the battlefield attached to a creature enters so
      Given Alice has "Danitha, Benalia's Hope" and "Bonesplitter" in hand
      And Alice has lands for {4}{W}
      When Alice casts "Danitha, Benalia's Hope"
      And the stack resolves
      And Alice chooses "Bonesplitter"
      Then "Bonesplitter" is attached to "Danitha, Benalia's Hope"
      And "Danitha, Benalia's Hope" is 6/4

    @id:equipment-put-on-what-is-gone @CR:301.5e
    Scenario: If the creature is gone it enters unattached
      Given Alice has "Danitha, Benalia's Hope" and "Bonesplitter" in hand
      And Alice has lands for {4}{W}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Danitha, Benalia's Hope"
      And all players pass
      And Alice passes
      And Bob casts "Doom Blade" targeting "Danitha, Benalia's Hope"
      And the stack resolves
      And Alice chooses "Bonesplitter"
      Then Alice controls "Bonesplitter"
      And Alice has no "Bonesplitter" in hand

    @id:equipment-put-on-a-protected-creature @CR:301.5e
    Scenario: If it can't equip the creature it enters unattached
      Given Alice has "Danitha, Benalia's Hope" and "Bonesplitter" in hand
      And Alice has lands for {4}{W}{W}
      And Alice has "Apostle's Blessing" in hand
      When Alice casts "Danitha, Benalia's Hope"
      And all players pass
      And Alice casts "Apostle's Blessing" targeting "Danitha, Benalia's Hope"
      And all players pass
      And Alice chooses artifacts
      And the stack resolves
      And Alice chooses "Bonesplitter"
      Then Alice controls "Bonesplitter"
      And "Danitha, Benalia's Hope" is 4/4
      And "Bonesplitter" isn't attached to "Danitha, Benalia's Hope"

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
