Feature: Creatures
  Power and toughness, combat, and damage marked on creatures.

  Rule: Power and toughness begin with what is printed

    @id:size-from-printed-numbers @CR:302.4c
    Scenario: Effects are applied to the printed power and toughness
      Given Alice controls "Hill Giant" with 1 +1/+1 counter
      And Alice controls "Glorious Anthem"
      And Alice controls "Holy Strength" attached to "Hill Giant"
      Then "Hill Giant" is 6/7
      And Alice controls no "Grizzly Bears"

    @id:size-of-another-player @CR:302.4c
    Scenario: Only the effects that apply to it do
      Given Alice controls "Glorious Anthem"
      And Bob controls "Hill Giant"
      Then "Hill Giant" is 3/3

  Rule: Creatures attack and block

    @id:creatures-attack-and-block @CR:302.5
    Scenario: A creature can attack, and a creature can block it
      Given Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears"
      Then "Hill Giant" is attacking Bob
      And "Grizzly Bears" is blocking "Hill Giant"

    @id:noncreatures-dont-fight @CR:302.5
    Scenario: What isn't a creature can do neither
      Given Alice controls "Sol Ring" and "Hill Giant"
      And Bob controls "Mutavault" and "Grizzly Bears"
      Then Alice can't attack Bob with "Sol Ring"
      When Alice attacks Bob with "Hill Giant"
      Then Bob can't block "Hill Giant" with "Mutavault"
      When Bob blocks "Hill Giant" with "Grizzly Bears"
      Then "Hill Giant" is blocked

    @id:sick-creatures-block @CR:302.5
    Scenario: A creature that came in its player's last turn may block
      Given Alice controls "Hill Giant"
      And Bob controls "Grizzly Bears" that is summoning sick
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Hill Giant"

    @id:stolen-creature-cant-attack @CR:302.6
    Scenario: A creature taken this turn can't attack
      Given Alice has "Control Magic" in hand
      And Alice has lands for {2}{U}{U}
      And Bob controls "Hill Giant"
      When Alice casts "Control Magic" targeting "Hill Giant"
      And the stack resolves
      Then Alice can't attack Bob with "Hill Giant"
      When the game advances to Alice's next precombat main phase
      And Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob

    @id:animated-land-that-came-this-turn @CR:302.6
    Scenario: A land played this turn can't attack when it becomes a creature
      Given Alice has "Mutavault" in hand
      And Alice has lands for {1}
      When Alice plays "Mutavault"
      And Alice activates "{1}" of "Mutavault"
      And the stack resolves
      Then "Mutavault" is a 2/2 creature
      And Alice can't attack Bob with "Mutavault"
      And Alice can't tap "Mutavault" for mana

  Rule: Damage stays marked until the turn ends

    @id:damage-adds-up @CR:302.7
    Scenario: Damage from several sources adds up to lethal damage
      Given Alice controls 2 "Prodigal Pyromancer"
      And Bob controls "Grizzly Bears"
      When Alice activates the first "Prodigal Pyromancer" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has 1 damage
      And "Grizzly Bears" is 2/2
      When Alice activates the second "Prodigal Pyromancer" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard

    @id:damage-is-removed @CR:302.7
    Scenario: It is removed as the turn ends
      Given Alice controls 2 "Prodigal Pyromancer"
      And Bob controls "Grizzly Bears"
      When Alice activates the first "Prodigal Pyromancer" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Bob's upkeep
      Then "Grizzly Bears" has no damage
      When Bob passes
      And Alice activates the second "Prodigal Pyromancer" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" has 1 damage

    @id:damage-and-lower-toughness @CR:302.7
    Scenario: Damage marked earlier is lethal once toughness falls to it
      Given Bob controls "Grizzly Bears"
      And Bob controls "Holy Strength" attached to "Grizzly Bears"
      And Alice has "Lightning Strike" and "Disenchant" in hand
      And Alice has lands for {1}{R}{1}{W}
      When Alice casts "Lightning Strike" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has 3 damage
      When Alice casts "Disenchant" targeting "Holy Strength"
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard

    @id:regeneration-removes-damage @CR:302.7
    Scenario: All damage is removed from a creature that regenerates
      Given Bob controls "Troll Ascetic"
      And Bob has lands for {1}{G}
      And Alice controls "Hill Giant"
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Troll Ascetic"
      And Alice passes
      And Bob activates "{1}{G}" of "Troll Ascetic"
      And the stack resolves
      And the game advances to the next end of combat
      Then Bob controls "Troll Ascetic"
      And "Troll Ascetic" has no damage
      And "Troll Ascetic" is tapped
