Feature: Replacement effects
  What is replaced never happens; something else happens instead.

  Rule: The replaced event never happens

    @id:no-death-under-rest-in-peace @CR:614.6 @CR:614.1
    Scenario: A creature that is exiled instead of dying triggers nothing that waits for its death
      Given Alice controls "Rest in Peace"
      And Bob controls "Doomed Dissenter"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Doomed Dissenter"
      And the stack resolves
      Then Bob has "Doomed Dissenter" in exile
      And Alice has "Lightning Bolt" in exile
      And Bob controls no Zombie tokens

    @id:death-without-rest-in-peace @CR:614.6
    Scenario: Without a replacement the creature dies, and its ability triggers
      Given Bob controls "Doomed Dissenter"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Doomed Dissenter"
      And the stack resolves
      And the stack resolves
      Then Bob has "Doomed Dissenter" in graveyard
      And Bob controls 1 Zombie token

    @id:leyline-comes-too-late @CR:614.4
    Scenario: A replacement effect doesn't reach what has happened already
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has 2 "Lightning Bolt" and "Leyline of the Void" in hand
      And Alice has lands for {2}{B}{B}{R}{R}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Leyline of the Void"
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard
      When Alice casts "Lightning Bolt" targeting "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in exile
      And Bob has "Grizzly Bears" in graveyard
      And Alice has 2 "Lightning Bolt" in graveyard

    @id:regeneration-in-time @CR:614.4 @CR:614.8
    Scenario: A creature regenerated in response is not destroyed
      Given Alice controls "Drudge Skeletons"
      And Alice has lands for {B}
      And it is Bob's precombat main phase
      And Bob has "Bake into a Pie" in hand
      And Bob has lands for {2}{B}{B}
      When Bob casts "Bake into a Pie" targeting "Drudge Skeletons"
      And Bob passes
      And Alice activates "Drudge Skeletons"
      And the stack resolves
      Then Bob controls 1 Food token
      And "Drudge Skeletons" is tapped

    @id:regeneration-too-late @CR:614.4
    Scenario: Once it has been destroyed it can't be regenerated
      Given Alice controls 2 "Drudge Skeletons"
      And Alice has lands for {B}
      And it is Bob's precombat main phase
      And Bob has "Bake into a Pie" in hand
      And Bob has lands for {2}{B}{B}
      When Bob casts "Bake into a Pie" targeting the first "Drudge Skeletons"
      And the stack resolves
      And Bob passes
      And Alice activates "Drudge Skeletons"
      And the stack resolves
      Then Alice has "Drudge Skeletons" in graveyard
      And Alice can't activate "Drudge Skeletons" in Alice's graveyard

    @id:two-furnaces @CR:614.5
    Scenario: Two effects that double damage come to four times as much
      Given Alice controls 2 "Furnace of Rath"
      And Alice has "Tarfire" in hand
      And Alice has lands for {R}
      When Alice casts "Tarfire" targeting Bob
      And the stack resolves
      Then Bob has 12 life

    @id:shield-without-a-destruction @CR:614.7 @CR:701.21a @CR:701.19a
    Scenario: A regeneration shield does nothing where its creature is sacrificed
      Given Alice controls "Drudge Skeletons"
      And Alice has "Altar's Reap" in hand
      And Alice has 2 "Forest" in library
      And Alice has lands for {1}{B}{B}
      When Alice activates "Drudge Skeletons"
      And the stack resolves
      And Alice casts "Altar's Reap" sacrificing "Drudge Skeletons"
      Then Alice has "Drudge Skeletons" in graveyard

    @id:no-damage-is-not-increased @CR:614.7a
    Scenario Outline: What adds to damage adds nothing to no damage
      Given Alice controls "Torbran, Thane of Red Fell"
      And Alice has "Blaze" in hand
      And Alice has lands for <mana>
      When Alice casts "Blaze" with X = <x> targeting Bob
      And the stack resolves
      Then Bob has <life> life

      Examples:
        | mana   | x | life |
        | {R}    | 0 | 20   |
        | {1}{R} | 1 | 17   |

  Rule: Regeneration

    @id:regenerated @CR:614.8 @CR:614.3 @CR:701.19a
    Scenario: A regenerated creature is tapped and undamaged, and its shield is used up
      Given Alice controls "Drudge Skeletons"
      And Alice has 2 "Tarfire" in hand
      And Alice has lands for {B}{R}{R}
      When Alice activates "Drudge Skeletons"
      And the stack resolves
      And Alice casts "Tarfire" targeting "Drudge Skeletons"
      And the stack resolves
      Then Alice controls "Drudge Skeletons"
      And "Drudge Skeletons" is tapped
      And "Drudge Skeletons" has no damage
      When Alice casts "Tarfire" targeting "Drudge Skeletons"
      And the stack resolves
      Then Alice has "Drudge Skeletons" in graveyard

    @id:regenerated-out-of-combat @CR:614.8
    Scenario: An attacker that regenerates is out of combat
      Given Alice controls "Drudge Skeletons"
      And Alice has "Tarfire" in hand
      And Alice has lands for {B}{R}
      When Alice attacks Bob with "Drudge Skeletons"
      And Alice activates "Drudge Skeletons"
      And the stack resolves
      And Alice casts "Tarfire" targeting "Drudge Skeletons"
      And the stack resolves
      Then "Drudge Skeletons" isn't attacking

    @id:shield-expires @CR:614.3
    Scenario: A shield that wasn't needed is gone with the turn
      Given Alice controls "Drudge Skeletons"
      And Alice has lands for {B}
      And Bob has "Tarfire" in hand
      And Bob has lands for {R}
      When Alice activates "Drudge Skeletons"
      And the stack resolves
      And the game advances to Bob's upkeep
      And Bob casts "Tarfire" targeting "Drudge Skeletons"
      And the stack resolves
      Then Alice has "Drudge Skeletons" in graveyard

  Rule: Skipping

    @id:combat-that-has-begun @CR:614.10
    Scenario: A combat phase that has begun isn't skipped; the next one is
      Given it is Bob's beginning of combat
      And Alice controls "Stonehorn Dignitary"
      And Bob controls "Grizzly Bears"
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      When Bob passes
      And Alice casts "Cloudshift" targeting "Stonehorn Dignitary"
      And the stack resolves
      And the stack resolves
      And Bob attacks Alice with "Grizzly Bears"
      Then "Grizzly Bears" is attacking
      When the game advances to Alice's upkeep
      And the game advances to Bob's precombat main phase
      And all players pass
      Then it is Bob's postcombat main phase

    @id:two-combats-skipped @CR:614.10a
    Scenario: Two effects that skip the next combat phase skip the next two
      Given Alice controls "Stonehorn Dignitary"
      And Alice has "Stonehorn Dignitary" and "Cloudshift" in hand
      And Alice has lands for {3}{W}{W}
      When Alice casts "Stonehorn Dignitary"
      And the stack resolves
      And the stack resolves
      And Alice casts "Cloudshift" targeting the first "Stonehorn Dignitary"
      And the stack resolves
      And the stack resolves
      And the game advances to Bob's precombat main phase
      And all players pass
      Then it is Bob's postcombat main phase
      When the game advances to Alice's upkeep
      And the game advances to Bob's precombat main phase
      And all players pass
      Then it is Bob's postcombat main phase
      When the game advances to Alice's upkeep
      And the game advances to Bob's precombat main phase
      And all players pass
      Then it is Bob's beginning of combat
