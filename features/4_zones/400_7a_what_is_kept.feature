Feature: What goes on for a new object, and who finds it
  The exceptions to an object that changes zones having no memory.

  Rule: What was said of a permanent spell goes on for the permanent

    @id:ability-given-to-a-permanent-spell @CR:400.7b @CR:611.3d
    Scenario: What a static ability gave the spell it let be cast, the creature has, also when Serra Paragon is gone
      Given Alice controls "Serra Paragon"
      And Alice has "Grizzly Bears" in graveyard
      And Alice has "Swords to Plowshares" and "Lightning Bolt" in hand
      And Alice has lands for {1}{G}{W}{R}
      When Alice casts "Grizzly Bears" in Alice's graveyard
      And the stack resolves
      And Alice casts "Swords to Plowshares" targeting "Serra Paragon"
      And the stack resolves
      Then Alice has 23 life
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has 25 life
      And Alice has "Grizzly Bears" in exile

    @id:ability-not-given-to-others @CR:400.7b
    Scenario: A creature spell that was cast from hand has nothing of it, and no second card may be cast that way
      Given Alice controls "Serra Paragon"
      And Alice has "Grizzly Bears" and "Lightning Bolt" in hand
      And Alice has "Savannah Lions" and "Llanowar Elves" in graveyard
      And Alice has lands for {2}{G}{G}{W}{R}
      When Alice casts "Savannah Lions" in Alice's graveyard
      And the stack resolves
      Then Alice can't cast "Llanowar Elves" in Alice's graveyard
      When Alice casts "Grizzly Bears"
      And the stack resolves
      And Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard
      And Alice has 20 life

    @id:prevention-goes-on-for-the-permanent @CR:400.7c
    Scenario: Damage from a creature spell that was chosen as a source is prevented when the creature would deal it
      Given it is Bob's precombat main phase
      And Alice controls "Circle of Protection: Red"
      And Alice has lands for {1}
      And Bob has "Raging Goblin" in hand
      And Bob has lands for {R}
      When Bob casts "Raging Goblin"
      And Bob passes
      And Alice activates "Circle of Protection: Red"
      And all players pass
      And Alice chooses "Raging Goblin"
      And all players pass
      Then Bob controls "Raging Goblin"
      When Bob attacks Alice with "Raging Goblin"
      And the game advances to Bob's end of combat
      Then Alice has 20 life

    @id:no-prevention-for-another-source @CR:400.7c
    Scenario: Damage from another creature isn't
      Given it is Bob's precombat main phase
      And Alice controls "Circle of Protection: Red"
      And Alice has lands for {1}
      And Bob controls "Hill Giant"
      And Bob has "Raging Goblin" in hand
      And Bob has lands for {R}
      When Bob casts "Raging Goblin"
      And Bob passes
      And Alice activates "Circle of Protection: Red"
      And all players pass
      And Alice chooses "Raging Goblin"
      And all players pass
      And Bob attacks Alice with "Hill Giant" and "Raging Goblin"
      And the game advances to Bob's end of combat
      Then Alice has 17 life

  Rule: A trigger finds what its event made, in a public zone

    @id:trigger-finds-the-card @CR:400.7e
    Scenario: Rancor's trigger finds the card in the graveyard
      Given Alice controls "Grizzly Bears"
      And Alice controls "Rancor" attached to "Grizzly Bears"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Rancor" in hand

    @id:trigger-loses-the-card @CR:400.7e @CR:400.7
    Scenario: If the card has moved again it isn't found
      Given Alice controls "Grizzly Bears"
      And Alice controls "Rancor" attached to "Grizzly Bears"
      And Bob controls "Tormod's Crypt"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And all players pass
      Then the stack is the trigger of "Rancor"
      When Alice passes
      And Bob activates "Tormod's Crypt" targeting Alice
      And the stack resolves
      Then Alice has "Rancor" in exile

    @id:aura-after-its-creature @CR:400.7f
    Scenario: A trigger on the enchanted creature's death finds the Aura that followed as a state-based action
      Given Alice controls "Hill Giant"
      And Alice controls "Grizzly Bears"
      And Bob controls "Screams from Within" attached to "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And all players pass
      Then Bob has "Screams from Within" in graveyard
      And the stack is the trigger of "Screams from Within"
      When all players pass
      Then Bob controls "Screams from Within"
      And "Hill Giant" is 2/2

    @id:aura-with-its-creature @CR:400.7f
    Scenario: It finds the Aura too that was put into the graveyard at the same time
      Given Alice controls "Nevinyrral's Disk", "Troll Ascetic" and "Grizzly Bears"
      And Bob controls "Screams from Within" attached to "Grizzly Bears"
      And Alice has lands for {2}{G}
      When Alice activates "Troll Ascetic"
      And the stack resolves
      And Alice activates "Nevinyrral's Disk"
      And all players pass
      Then Bob has "Screams from Within" in graveyard
      And the stack is the trigger of "Screams from Within"
      When the stack resolves
      Then Bob controls "Screams from Within"
      And "Troll Ascetic" is 2/1

  Rule: An effect that lets a card be played goes on with what it becomes

    @id:granted-flashback-goes-on @CR:400.7g
    Scenario: The spell that was cast by a flashback which Snapcaster Mage granted is exiled as it leaves the stack
      Given Alice has "Snapcaster Mage" in hand
      And Alice has "Lightning Bolt" and "Lightning Strike" in graveyard
      And Alice has lands for {1}{U}{R}
      When Alice casts "Snapcaster Mage"
      And all players pass
      And Alice chooses "Lightning Bolt"
      And all players pass
      Then Alice can't cast "Lightning Strike" in Alice's graveyard targeting Bob
      When Alice casts "Lightning Bolt" in Alice's graveyard for its flashback cost targeting Bob
      And all players pass
      Then Bob has 17 life
      And Alice has "Lightning Bolt" in exile

    @id:granted-flashback-countered @CR:400.7g
    Scenario: It is exiled too when it is countered
      Given Alice has "Snapcaster Mage" in hand
      And Alice has "Lightning Bolt" in graveyard
      And Alice has lands for {1}{U}{R}
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "Snapcaster Mage"
      And all players pass
      And all players pass
      And Alice casts "Lightning Bolt" in Alice's graveyard for its flashback cost targeting Bob
      And Alice passes
      And Bob casts "Counterspell" targeting "Lightning Bolt"
      And all players pass
      Then Bob has 20 life
      And Alice has "Lightning Bolt" in exile

    @id:suspended-creature-has-haste @CR:400.7h @CR:702.62a
    Scenario: The creature that suspend lets its owner cast has haste
      Given Alice has "Keldon Halberdier" in hand
      And Alice has lands for {R}
      When Alice suspends "Keldon Halberdier"
      And the game advances to Alice's draw step
      And the game advances to Alice's next draw step
      And the game advances to Alice's next draw step
      And the game advances to Alice's next upkeep
      And the stack resolves
      And Alice casts "Keldon Halberdier"
      And the stack resolves
      Then "Keldon Halberdier" has haste
      When Alice attacks Bob with "Keldon Halberdier"
      Then "Keldon Halberdier" is attacking

    @id:exiled-spell-costs-more @CR:400.7h
    Scenario: A spell that an opponent's effect lets its owner cast costs what that effect adds
      Given Alice has "Lightstall Inquisitor" in hand
      And Alice has lands for {W}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Lightstall Inquisitor"
      And the stack resolves
      Then Bob has "Lightning Bolt" in exile
      When Alice passes
      Then Bob can't cast "Lightning Bolt" targeting Alice

    @id:exiled-spell-paid-for @CR:400.7h
    Scenario: With the mana for it, it is cast from exile
      Given Alice has "Lightstall Inquisitor" in hand
      And Alice has lands for {W}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {1}{R}
      When Alice casts "Lightstall Inquisitor"
      And the stack resolves
      And Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has 17 life
      And Bob has no untapped lands

    @id:exiled-land-enters-tapped @CR:400.7i
    Scenario: A land that it lets its owner play enters tapped
      Given Alice has "Lightstall Inquisitor" in hand
      And Alice has lands for {W}
      And Bob has "Forest" in hand
      When Alice casts "Lightstall Inquisitor"
      And the stack resolves
      And the game advances to Bob's precombat main phase
      And Bob plays "Forest"
      Then "Forest" is tapped

  Rule: An effect that moves an object finds it again

    @id:exile-and-return @CR:400.7j
    Scenario: The card that was exiled is the one that returns
      Given Alice controls "Grizzly Bears"
      And Alice has "Hill Giant" in exile
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      When Alice casts "Cloudshift" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice has "Hill Giant" in exile
