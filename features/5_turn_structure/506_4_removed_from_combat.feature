Feature: Removed from combat
  What takes a creature or planeswalker out of combat, what doesn't, and what comes of it.

  Rule: A creature is removed from combat when it leaves, changes sides or stops being one

    @id:blinked-attacker-does-not-attack @CR:506.4
    Scenario: An attacker that leaves and comes back after blocks is out of combat
      Given Alice controls "Hill Giant"
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears"
      And Alice casts "Cloudshift" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" isn't attacking
      When the game advances to Alice's end of combat
      Then "Grizzly Bears" has no damage
      And "Hill Giant" has no damage
      And Bob has 20 life

    @id:phased-out-attacker-deals-no-damage @CR:506.4
    Scenario: An unblocked attacker that phases out deals no damage
      Given Alice controls "Grizzly Bears"
      And Bob has "Reality Ripple" in hand
      And Bob has lands for {1}{U}
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      And Bob casts "Reality Ripple" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Alice's end of combat
      Then Bob has 20 life

    @id:stolen-attacker-leaves-combat @CR:506.4
    Scenario: An attacker that another player takes is out of combat
      Given Alice controls "Hill Giant"
      And Bob has "Ray of Command" in hand
      And Bob has lands for {3}{U}
      When Alice attacks Bob with "Hill Giant"
      And Alice passes
      And Bob casts "Ray of Command" targeting "Hill Giant"
      And the stack resolves
      Then Bob controls "Hill Giant"
      And "Hill Giant" isn't attacking
      When the game advances to Alice's end of combat
      Then Bob has 20 life

    @id:regenerated-attacker-leaves-combat @CR:506.4 @CR:701.19a
    Scenario: An attacker that regenerates after first-strike damage deals none in the second step
      Given Alice controls "Troll Ascetic"
      And Alice has lands for {1}{G}
      And Bob controls "Tundra Wolves"
      And Bob has "Giant Growth" in hand
      And Bob has lands for {G}
      When Alice attacks Bob with "Troll Ascetic"
      And Bob blocks "Troll Ascetic" with "Tundra Wolves"
      And Alice activates "Troll Ascetic"
      And the stack resolves
      And Alice passes
      And Bob casts "Giant Growth" targeting "Tundra Wolves"
      And the stack resolves
      And all players pass
      Then it is Alice's combat damage step
      And "Troll Ascetic" is tapped
      And "Troll Ascetic" isn't attacking
      When the game advances to Alice's end of combat
      Then "Tundra Wolves" has no damage
      And "Troll Ascetic" has no damage

    @id:no-longer-a-creature-leaves-combat @CR:506.4
    Scenario: An attacker that stops being a creature is out of combat
      Given Alice controls "Hill Giant"
      And Bob controls "Vedalken Orrery"
      And Bob has "Song of the Dryads" in hand
      And Bob has lands for {2}{G}
      When Alice attacks Bob with "Hill Giant"
      And Alice passes
      And Bob casts "Song of the Dryads" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is a land
      And "Hill Giant" isn't attacking
      When the game advances to Alice's end of combat
      Then Bob has 20 life

    @id:effect-removes-attacker-from-combat @CR:506.4
    Scenario: An effect removes an attacker from combat; it deals no damage and is dealt none
      Given Alice controls "Gustcloak Runner"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Gustcloak Runner"
      And Bob blocks "Gustcloak Runner" with "Grizzly Bears"
      And the stack resolves
      And Alice accepts
      Then "Gustcloak Runner" isn't attacking
      And "Gustcloak Runner" is untapped
      When the game advances to Alice's end of combat
      Then Alice controls "Gustcloak Runner"
      And "Grizzly Bears" has no damage

    @id:gustcloak-stays-in-combat @CR:506.4b
    Scenario: Without that effect it fights on
      Given Alice controls "Gustcloak Runner"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Gustcloak Runner"
      And Bob blocks "Gustcloak Runner" with "Grizzly Bears"
      And the stack resolves
      And Alice declines
      And the game advances to Alice's end of combat
      Then Alice has "Gustcloak Runner" in graveyard
      And "Grizzly Bears" has 1 damage

  Rule: What would have kept it from attacking or blocking comes too late

    @id:pacified-attacker-fights-on @CR:506.4a
    Scenario: An attacking creature that comes under Pacifism still deals its damage
      Given Alice controls "Grizzly Bears"
      And Bob controls "Vedalken Orrery"
      And Bob has "Pacifism" in hand
      And Bob has lands for {1}{W}
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      And Bob casts "Pacifism" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is attacking Bob
      When the game advances to Alice's combat damage step
      Then Bob has 18 life

    @id:pacified-blocker-fights-on @CR:506.4a
    Scenario: A blocking creature that comes under Pacifism still blocks
      Given Alice controls "Grizzly Bears" and "Vedalken Orrery"
      And Alice has "Pacifism" in hand
      And Alice has lands for {1}{W}
      And Bob controls "Runeclaw Bear"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      And Alice casts "Pacifism" targeting "Runeclaw Bear"
      And the stack resolves
      And the game advances to Alice's end of combat
      Then Bob has "Runeclaw Bear" in graveyard
      And Alice has "Grizzly Bears" in graveyard

    @id:tapped-blocker-deals-damage @CR:506.4b
    Scenario: A blocker that is tapped still deals and is dealt combat damage
      Given Alice controls "Grizzly Bears" and "Icy Manipulator"
      And Alice has lands for {1}
      And Bob controls "Runeclaw Bear"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      And Alice activates "Icy Manipulator" targeting "Runeclaw Bear"
      And the stack resolves
      Then "Runeclaw Bear" is tapped
      When the game advances to Alice's end of combat
      Then Alice has "Grizzly Bears" in graveyard
      And Bob has "Runeclaw Bear" in graveyard

    @id:untapped-attacker-attacks-on @CR:506.4b
    Scenario: An attacker that is untapped still attacks
      Given Alice controls "Grizzly Bears"
      And Bob controls "Seeker of Skybreak"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      And Bob activates "Seeker of Skybreak" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is untapped
      When the game advances to Alice's combat damage step
      Then Bob has 18 life

  Rule: The attackers of a planeswalker that is gone attack nothing

    @id:attacker-of-gone-planeswalker @CR:506.4c @CR:510.1b
    Scenario: It stays an attacker and deals no combat damage if unblocked
      Given Alice controls "Grizzly Bears"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      And Bob has "Disperse" in hand
      And Bob has lands for {1}{U}
      When Alice attacks "Teferi, Time Raveler" with "Grizzly Bears"
      And Alice passes
      And Bob casts "Disperse" targeting "Teferi, Time Raveler"
      And the stack resolves
      Then Bob has "Teferi, Time Raveler" in hand
      When the game advances to Alice's combat damage step
      Then Bob has 20 life
      And "Grizzly Bears" is tapped

    @id:attacker-of-gone-planeswalker-is-blocked @CR:506.4c
    Scenario: It can still be blocked
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      And Bob has "Disperse" in hand
      And Bob has lands for {1}{U}
      When Alice attacks "Teferi, Time Raveler" with "Grizzly Bears"
      And Alice passes
      And Bob casts "Disperse" targeting "Teferi, Time Raveler"
      And the stack resolves
      And Bob blocks "Grizzly Bears" with "Hill Giant"
      And the game advances to Alice's end of combat
      Then Alice has "Grizzly Bears" in graveyard
      And "Hill Giant" has 2 damage

    @id:planeswalker-stops-blocking-stays-attacked @CR:506.4d
    Scenario: A blocking creature that is an attacked planeswalker too stops being what its card types no longer make it
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Alice has "Disenchant" in hand
      And Alice has lands for {1}{W}
      And Bob controls "Spark Rupture"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice attacks "Teferi, Time Raveler" with "Hill Giant" and "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Teferi, Time Raveler"
      And Alice casts "Disenchant" targeting "Spark Rupture"
      And the stack resolves
      Then "Teferi, Time Raveler" isn't blocking
      When the game advances to Alice's end of combat
      Then "Teferi, Time Raveler" has 1 loyalty counter
      And "Grizzly Bears" has no damage

    @id:planeswalker-creature-blocks-and-is-attacked @CR:506.4d
    Scenario: While it is both it fights the creature that it blocks and is dealt the damage of what attacks it
      Given Alice controls "Savannah Lions" and "Grizzly Bears"
      And Bob controls "Spark Rupture"
      And Bob controls "Teferi, Time Raveler" with 9 loyalty counters
      When Alice attacks "Teferi, Time Raveler" with "Savannah Lions" and "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Teferi, Time Raveler"
      Then "Teferi, Time Raveler" is blocking "Grizzly Bears"
      When the game advances to Alice's end of combat
      Then "Teferi, Time Raveler" has 5 loyalty counters
      And "Teferi, Time Raveler" has 4 damage
      And Alice has "Grizzly Bears" in graveyard

    @id:stolen-planeswalker-is-not-attacked @CR:506.4 @CR:506.4c
    Scenario: A planeswalker whose controller changes isn't attacked any more
      Given Alice controls "Grizzly Bears" and "Vedalken Orrery"
      And Alice has "Confiscate" in hand
      And Alice has lands for {4}{U}{U}
      And Bob controls "Jace Beleren" with 3 loyalty counters
      When Alice attacks "Jace Beleren" with "Grizzly Bears"
      And Alice casts "Confiscate" targeting "Jace Beleren"
      And the stack resolves
      And the game advances to Alice's combat damage step
      Then Alice controls "Jace Beleren"
      And "Jace Beleren" has 3 loyalty counters
      And Bob has 20 life
