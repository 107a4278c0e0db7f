Feature: Keywords of combat

  Rule: Flying, reach and shadow

    @id:flier-is-blocked-by-fliers-and-reach @CR:702.9b @CR:702.17b
    Scenario: A creature with flying is blocked by flying and by reach, by nothing else
      Given Alice controls "Air Elemental"
      And Bob controls "Grizzly Bears", "Giant Spider" and "Serra Angel"
      When Alice attacks Bob with "Air Elemental"
      Then Bob can't block "Air Elemental" with "Grizzly Bears"
      When Bob blocks "Air Elemental" with "Giant Spider" and "Serra Angel"
      Then "Giant Spider" is blocking "Air Elemental"
      And "Serra Angel" is blocking "Air Elemental"

    @id:flier-blocks-on-the-ground @CR:702.9b
    Scenario: It can itself block one without
      Given Alice controls "Grizzly Bears"
      And Bob controls "Air Elemental"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Air Elemental"
      Then "Air Elemental" is blocking "Grizzly Bears"

    @id:shadow-blocks-shadow-only @CR:702.28b
    Scenario: A creature with shadow blocks none without
      Given Alice controls "Grizzly Bears" and "Soltari Foot Soldier"
      And Bob controls "Soltari Foot Soldier" and "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears" and Alice's "Soltari Foot Soldier"
      Then Bob can't block "Grizzly Bears" with Bob's "Soltari Foot Soldier"
      And Bob can't block Alice's "Soltari Foot Soldier" with "Hill Giant"
      When Bob blocks Alice's "Soltari Foot Soldier" with Bob's "Soltari Foot Soldier"
      Then Bob's "Soltari Foot Soldier" is blocking Alice's "Soltari Foot Soldier"

  Rule: Deathtouch, trample, lifelink, exalted

    @id:viper-kills-a-wurm @CR:702.2b
    Scenario: A creature dealt less than its toughness by deathtouch is destroyed
      Given Alice controls "Craw Wurm"
      And Bob controls "Ambush Viper"
      When Alice attacks Bob with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Ambush Viper"
      And the game advances to Alice's combat damage step
      Then Alice has "Craw Wurm" in graveyard
      And Bob has "Ambush Viper" in graveyard

    @id:viper-with-rancor @CR:702.2c
    Scenario: With trample one damage to the blocker is enough
      Given Alice controls "Ambush Viper"
      And Alice controls "Rancor" attached to "Ambush Viper"
      And Bob controls "Craw Wurm"
      When Alice attacks Bob with "Ambush Viper"
      And Bob blocks "Ambush Viper" with "Craw Wurm"
      And the game advances to Alice's combat damage step
      Then Alice can't assign 0 to "Craw Wurm" and 4 to Bob
      When Alice assigns 1 to "Craw Wurm" and 3 to Bob
      Then Bob has 17 life
      And Bob has "Craw Wurm" in graveyard

    @id:trample-over-a-damaged-blocker @CR:702.19b
    Scenario: Damage that a blocker has already counts towards what is lethal
      Given Alice controls "Grizzly Bears"
      And Alice controls "Rancor" attached to "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Craw Wurm"
      When Alice casts "Lightning Bolt" targeting "Craw Wurm"
      And the stack resolves
      And Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Craw Wurm"
      And the game advances to Alice's combat damage step
      Then Alice can't assign 0 to "Craw Wurm" and 4 to Bob
      When Alice assigns 1 to "Craw Wurm" and 3 to Bob
      Then Bob has 17 life

    @id:lifelink-of-two-attackers @CR:702.15e
    Scenario: Two sources with lifelink make two life gains
      Given Alice controls "Ajani's Pridemate"
      And Alice controls "Grizzly Bears" with 1 lifelink counter
      And Alice controls "Savannah Lions" with 1 lifelink counter
      And Bob controls "Wall of Wood"
      When Alice attacks Bob with "Grizzly Bears" and "Savannah Lions"
      And Bob blocks "Grizzly Bears" with "Wall of Wood"
      And the game advances to Alice's combat damage step
      Then Alice has 24 life
      And the stack is the trigger of "Ajani's Pridemate" and the trigger of "Ajani's Pridemate"

    @id:exalted-not-for-an-opponent @CR:702.83a
    Scenario: Exalted doesn't trigger for a creature that an opponent attacks with alone
      Given Alice controls "Grizzly Bears"
      And Bob controls "Akrasan Squire"
      When Alice attacks Bob with "Grizzly Bears"
      Then the stack is empty
      And "Grizzly Bears" is 2/2

  Rule: Protection

    @id:gargoyles-block-what-they-are-protected-from @CR:702.16f @CR:702.16e
    Scenario: A creature with protection may block what it is protected from, and isn't dealt damage by it
      Given Alice controls "Raging Goblin"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      And Bob controls "Abbey Gargoyles"
      When Alice attacks Bob with "Raging Goblin"
      And Bob blocks "Raging Goblin" with "Abbey Gargoyles"
      And Alice casts "Giant Growth" targeting "Raging Goblin"
      And the stack resolves
      And the game advances to Alice's end of combat
      Then "Abbey Gargoyles" has no damage

    @id:elf-against-a-protected-player @CR:702.16e @CR:702.16j
    Scenario: A player with protection from everything is dealt no damage, so that infect gives no poison
      Given Alice controls "Glistener Elf"
      And Bob has "Teferi's Protection" in hand
      And Bob has lands for {2}{W}
      When Alice attacks Bob with "Glistener Elf"
      And Alice passes
      And Bob casts "Teferi's Protection"
      And the stack resolves
      And the game advances to Alice's end of combat
      Then Bob has 0 poison counters

    @id:progenitus-is-no-target @CR:702.16j
    Scenario: What has protection from everything can't be a target, not even of its controller's spells
      Given Alice controls "Progenitus" and "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      Then Alice can't cast "Giant Growth" targeting "Progenitus"
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      Then the stack is the spell "Giant Growth"
