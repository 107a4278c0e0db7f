Feature: An object that changes zones is a new object
  It has no memory of what it was, but for what the rule excepts.

  Rule: Effects, counters, damage and choices stay behind

    @id:growth-stays-behind @CR:400.7 @CR:403.4
    Scenario: A creature that left and came back isn't what an effect until end of turn is about (B192)
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" and "Cloudshift" in hand
      And Alice has lands for {G}{W}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Cloudshift" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 2/2

    @id:counters-damage-and-auras-stay-behind @CR:400.7 @CR:403.4
    Scenario: Counters and damage are gone, it is untapped, and an Aura isn't attached to it any more
      Given Alice controls "Hill Giant" that is tapped with 2 +1/+1 counters
      And Alice controls "Holy Strength" attached to "Hill Giant"
      And Alice has "Cloudshift" and "Lightning Bolt" in hand
      And Alice has lands for {W}{R}
      When Alice casts "Lightning Bolt" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "Cloudshift" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is 3/3
      And "Hill Giant" has no damage
      And "Hill Giant" is untapped
      And Alice has "Holy Strength" in graveyard

    @id:shield-stays-behind @CR:400.7 @CR:701.19a
    Scenario: A regeneration shield isn't a shield for the new object
      Given Alice controls "Troll Ascetic"
      And Alice has "Cloudshift" and "Lightning Bolt" in hand
      And Alice has lands for {1}{G}{W}{R}
      When Alice activates "Troll Ascetic"
      And the stack resolves
      And Alice casts "Cloudshift" targeting "Troll Ascetic"
      And the stack resolves
      And Alice casts "Lightning Bolt" targeting "Troll Ascetic"
      And the stack resolves
      Then Alice has "Troll Ascetic" in graveyard

    @id:kick-stays-behind @CR:400.7
    Scenario: A creature that was kicked and is cast again without kicker wasn't kicked
      Given Alice has "Gatekeeper of Malakir" in hand
      And Alice has lands for {4}{B}{B}{B}{B}{B}{B}{B}{U}
      And Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Man-o'-War" in hand
      When Alice casts "Gatekeeper of Malakir" with kicker
      And all players pass
      And Alice chooses Bob
      And the stack resolves
      And Bob chooses "Grizzly Bears"
      Then Bob controls no "Grizzly Bears"
      When Alice casts "Man-o'-War"
      And all players pass
      And Alice chooses "Gatekeeper of Malakir"
      And the stack resolves
      And Alice casts "Gatekeeper of Malakir"
      And all players pass
      Then Alice controls "Gatekeeper of Malakir"
      And the stack is empty
      And Bob controls "Hill Giant"

    @id:target-that-left-and-came-back @CR:400.7
    Scenario: A spell doesn't find its target if that left and came back
      Given Alice controls "Grizzly Bears"
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And Bob passes
      And Alice casts "Cloudshift" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Bob has "Lightning Bolt" in graveyard

    @id:new-ring-new-exile @CR:400.7 @CR:406.6
    Scenario: An Oblivion Ring that comes back returns nothing of what the old one exiled (B183)
      Given Alice controls "Vedalken Orrery"
      And Alice has "Oblivion Ring" and "Flicker of Fate" in hand
      And Alice has lands for {3}{W}{W}
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice casts "Oblivion Ring"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in exile
      When Alice casts "Flicker of Fate" targeting "Oblivion Ring"
      And all players pass
      And Alice chooses "Hill Giant"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And Bob has "Hill Giant" in exile

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
      And Bob chooses "Hill Giant"
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

    @id:suspended-creature-has-haste @CR:400.7h
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
