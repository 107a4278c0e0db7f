Feature: An object that changes zones is a new object
  It has no memory of what it was, but for what the rule excepts.

  Rule: Effects, counters, damage and choices stay behind

    @id:growth-stays-behind @CR:400.7 @CR:403.4
    Scenario: A creature that left and came back isn't what an effect until end of turn is about
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
    Scenario: An Oblivion Ring that comes back returns nothing of what the old one exiled
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
