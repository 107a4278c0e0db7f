Feature: Continuous effects
  What a continuous effect applies to, when it begins and when it is over.

  Rule: How long

    @id:growth-until-end-of-turn @CR:611.2a
    Scenario: Until end of turn is over then; an effect without a duration goes on
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" and "Purelace" in hand
      And Alice has lands for {G}{W}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Purelace" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is a 5/5 white creature
      When the game advances to Bob's upkeep
      Then "Grizzly Bears" is a 2/2 white creature

    @id:growth-outlasts-its-player @CR:611.2a @CR:800.4a
    Scenario: An effect goes on for its duration after the player who controls it has left the game
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears"
      And Bob has "Giant Growth" in hand
      And Bob has lands for {G}
      When Alice passes
      And Bob casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      And Bob concedes
      Then "Grizzly Bears" is 5/5
      When the game advances to Carol's upkeep
      Then "Grizzly Bears" is 2/2

  Rule: What a resolution's effect applies to

    @id:charge-fixes-its-set @CR:611.2c
    Scenario: Valorous Charge affects what is a white creature as it resolves, whatever becomes of it, and nothing else
      Given Alice controls "Savannah Lions", "Grizzly Bears" and "Vedalken Orrery"
      And Alice has "Valorous Charge", "Moonlace", "Purelace" and "Serra Angel" in hand
      And Alice has lands for {1}{W}{W}{U}{W}{3}{W}{W}
      When Alice casts "Valorous Charge"
      And the stack resolves
      Then "Savannah Lions" is 4/1
      When Alice casts "Moonlace" targeting "Savannah Lions"
      And the stack resolves
      Then "Savannah Lions" is a 4/1 colorless creature
      When Alice casts "Purelace" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is a 2/2 white creature
      When Alice casts "Serra Angel"
      And the stack resolves
      Then "Serra Angel" is 4/4

    @id:fog-stops-newcomers @CR:611.2c
    Scenario: Fog prevents the combat damage of what enters or becomes a creature later too
      Given Alice controls "Mutavault"
      And Alice has "Fog" and "Ball Lightning" in hand
      And Alice has lands for {G}{R}{R}{R}{1}
      When Alice casts "Fog"
      And the stack resolves
      And Alice casts "Ball Lightning"
      And the stack resolves
      And Alice activates "{1}" of "Mutavault" activating "Wastes"
      And the stack resolves
      And Alice attacks Bob with "Ball Lightning" and "Mutavault"
      And the game advances to Alice's combat damage step
      Then Bob has 20 life

    @id:might-counted-once @CR:611.2d
    Scenario: The number of Might of the Masses is found once, as it resolves
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Might of the Masses" and "Raise the Alarm" in hand
      And Alice has lands for {G}{1}{W}
      When Alice casts "Might of the Masses" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 4/4
      When Alice casts "Raise the Alarm"
      And the stack resolves
      Then "Grizzly Bears" is 4/4

    @id:arbiter-makes-enchantments @CR:611.2e
    Scenario: What Arbiter of the Ideal puts onto the battlefield enters as an enchantment
      Given Alice controls "Arbiter of the Ideal" that is tapped
      And Alice controls "Eidolon of Blossoms"
      And Alice has "Twiddle" in hand
      And Alice has lands for {U}
      And Alice has "Grizzly Bears" and "Opt" in library
      When Alice casts "Twiddle" targeting "Arbiter of the Ideal"
      And all players pass
      And Alice accepts
      And all players pass
      And Alice accepts
      Then "Grizzly Bears" is an enchantment creature
      And the stack is the trigger of "Eidolon of Blossoms"

    @id:wand-waits-for-the-next-spell @CR:611.2f
    Scenario: Wand of the Worldsoul gives convoke to the next spell, not to one that is on the stack, nor to two
      Given Alice controls "Wand of the Worldsoul", "Grizzly Bears" and "Hill Giant"
      And Alice has "Raise the Alarm" and 2 "Sol Ring" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Raise the Alarm"
      And Alice activates the second "{T}" of "Wand of the Worldsoul"
      And all players pass
      Then the spell "Raise the Alarm" doesn't have convoke
      When the stack resolves
      And Alice casts "Sol Ring" tapping "Grizzly Bears"
      Then the spell "Sol Ring" has convoke
      When the stack resolves
      Then Alice can't cast "Sol Ring" tapping "Hill Giant"

  Rule: Static abilities

    @id:crusade-as-it-enters @CR:611.3c
    Scenario: A white 2/2 enters under Crusade as a 3/3
      Given Alice controls "Crusade" and "Elemental Bond"
      And Alice has "Banisher Priest" and "Grizzly Bears" in hand
      And Alice has 2 "Opt" in library
      And Alice has lands for {1}{W}{W}{1}{G}
      When Alice casts "Banisher Priest"
      And the stack resolves
      Then Alice has "Opt" and "Grizzly Bears" in hand
      When Alice casts "Grizzly Bears"
      And the stack resolves
      Then Alice has 1 card in hand

    @id:crusade-follows-the-color @CR:611.3a @CR:611.3b
    Scenario: Crusade applies to a creature that becomes white, and no longer to one that stops being white
      Given Alice controls "Crusade", "Grizzly Bears" and "Savannah Lions"
      And Alice has "Purelace", "Moonlace" and "Disenchant" in hand
      And Alice has lands for {W}{U}{1}{W}
      Then "Savannah Lions" is 3/2
      And "Grizzly Bears" is 2/2
      When Alice casts "Purelace" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 3/3
      When Alice casts "Moonlace" targeting "Savannah Lions"
      And the stack resolves
      Then "Savannah Lions" is 2/1
      When Alice casts "Disenchant" targeting "Crusade"
      And the stack resolves
      Then "Grizzly Bears" is 2/2

    @id:adaptation-ends-with-its-source @CR:611.3a @CR:611.3b
    Scenario: Tokens are Goblins too only while Xenograft is there
      Given Alice has "Xenograft", "Raise the Alarm" and "Disenchant" in hand
      And Alice has lands for {4}{U}{1}{W}{1}{W}
      When Alice casts "Xenograft"
      And all players pass
      And Alice chooses Goblin
      And Alice casts "Raise the Alarm"
      And the stack resolves
      Then Alice controls 2 Soldier tokens
      And Alice controls 2 Goblin tokens
      When Alice casts "Disenchant" targeting "Xenograft"
      And the stack resolves
      Then Alice controls 2 Soldier tokens
      And Alice controls no Goblin token

  Rule: A restriction with a condition is looked at as it matters

    @id:ketramose-and-six-cards @CR:508.1c
    Scenario: With six cards in exile Ketramose can't attack
      Given Alice controls "Ketramose, the New Dawn"
      And Alice has 4 "Forest" in exile
      And Bob has 2 "Forest" in exile
      Then Alice can't attack Bob with "Ketramose, the New Dawn"

    @id:ketramose-and-the-seventh-card @CR:611.3a
    Scenario: Once a seventh has been exiled it can
      Given Alice controls "Ketramose, the New Dawn" and "Tormod's Crypt"
      And Alice has 4 "Forest" in exile
      And Bob has 2 "Forest" in exile
      And Bob has "Opt" in graveyard
      When Alice activates "Tormod's Crypt" targeting Bob
      And the stack resolves
      And Alice attacks Bob with "Ketramose, the New Dawn"
      Then "Ketramose, the New Dawn" is attacking
