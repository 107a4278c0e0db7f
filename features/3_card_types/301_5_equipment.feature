Feature: Equipment
  What Equipment can be attached to, and who controls it.

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

    @id:equipment-falls-off-a-noncreature @CR:301.5 @CR:301.5c @CR:704.5n
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

    @id:equipment-doesnt-move-to-protection @CR:301.5b @CR:701.3a @CR:701.3b @CR:702.16d @CR:702.16a
    Scenario: An Equipment that can't equip the creature doesn't move
      Given Alice controls "Grizzly Bears" and "Tel-Jilad Chosen"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice has "Magnetic Theft" in hand
      And Alice has lands for {R}
      When Alice casts "Magnetic Theft" targeting "Bonesplitter" and "Tel-Jilad Chosen"
      And the stack resolves
      Then "Bonesplitter" is attached to "Grizzly Bears"
      And "Tel-Jilad Chosen" is 2/1

    @id:creature-equipment-comes-off @CR:301.5c @CR:704.5p
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

    @id:no-equipment-any-more @CR:301.5c @CR:704.5p
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
      And Alice has lands for {5}{W}
      And Alice has "Apostle's Blessing" in hand
      When Alice casts "Danitha, Benalia's Hope"
      And all players pass
      And Alice casts "Apostle's Blessing" paying 2 life targeting "Danitha, Benalia's Hope"
      And all players pass
      And Alice chooses artifacts
      And the stack resolves
      And Alice chooses "Bonesplitter"
      Then Alice controls "Bonesplitter"
      And "Danitha, Benalia's Hope" is 4/4
      And "Bonesplitter" isn't attached to "Danitha, Benalia's Hope"
