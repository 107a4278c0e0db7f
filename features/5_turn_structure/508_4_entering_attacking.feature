Feature: Entering the battlefield attacking, and attacking another
  Creatures that are attacking without having been declared, the defending player, and reselecting.

  Rule: A creature put onto the battlefield attacking is attacking, but never attacked

    @id:token-enters-attacking-where-chosen @CR:508.4
    Scenario: Its controller chooses what it attacks
      Given Alice controls "Brimaz, King of Oreskos"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice attacks Bob with "Brimaz, King of Oreskos"
      And the stack resolves
      And Alice chooses "Teferi, Time Raveler"
      Then the Cat token is attacking "Teferi, Time Raveler"
      And the Cat token is untapped
      When the game advances to Alice's combat damage step
      Then "Teferi, Time Raveler" has 3 loyalty counters
      And Bob has 17 life

    @id:token-is-blocked-like-others @CR:508.4
    Scenario: It can be blocked, and stays an attacker until combat ends
      Given Alice controls "Brimaz, King of Oreskos"
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Brimaz, King of Oreskos"
      And the stack resolves
      And Bob blocks the Cat token with "Hill Giant"
      And the game advances to Alice's end of combat
      Then Bob has 17 life
      And Alice controls no Cat token

    @id:entering-attacker-was-not-restricted @CR:508.4c
    Scenario: Neither Propaganda nor Silent Arbiter keeps it from attacking
      Given Alice controls "Brimaz, King of Oreskos" and "Silent Arbiter"
      And Alice has lands for {2}
      And Bob controls "Propaganda"
      When Alice attacks Bob with "Brimaz, King of Oreskos"
      And the stack resolves
      Then the Cat token is attacking Bob

    @id:noncreature-enters-not-attacking @CR:506.3a
    Scenario: A card that enters as something other than a creature isn't attacking
      Given Alice controls "Alesha, Who Smiles at Death"
      And Alice controls "Sol Ring"
      And Alice has "Clever Impersonator" in graveyard
      And Alice has lands for {W}{B}
      When Alice attacks Bob with "Alesha, Who Smiles at Death"
      And the stack resolves
      And Alice accepts
      And Alice chooses "Sol Ring"
      Then Alice controls 2 "Sol Ring"
      And the second "Sol Ring" is tapped
      And the second "Sol Ring" isn't attacking

    @id:creature-copy-enters-attacking @CR:508.4
    Scenario: As a copy of a creature it is
      Given Alice controls "Alesha, Who Smiles at Death"
      And Alice controls "Hill Giant"
      And Alice has "Clever Impersonator" in graveyard
      And Alice has lands for {W}{B}
      When Alice attacks Bob with "Alesha, Who Smiles at Death"
      And the stack resolves
      And Alice accepts
      And Alice chooses "Hill Giant"
      Then the second "Hill Giant" is attacking Bob

    @id:enters-under-defenders-control @CR:506.3b
    Scenario: A creature that enters under another player's control than the attacking player's isn't attacking
      Given Alice controls "Alesha, Who Smiles at Death"
      And Alice has "Savannah Lions" in graveyard
      And Alice has lands for {W}{B}
      And Bob has "Gather Specimens" in hand
      And Bob has lands for {3}{U}{U}{U}
      When Alice attacks Bob with "Alesha, Who Smiles at Death"
      And Alice passes
      And Bob casts "Gather Specimens"
      And the stack resolves
      And Alice accepts
      Then Bob controls "Savannah Lions"
      And "Savannah Lions" is tapped
      And "Savannah Lions" isn't attacking

    @id:enters-attacking-who-has-left @CR:506.3c @CR:508.4a @CR:508.4b
    Scenario: One that would attack a player who has left the game enters and isn't attacking
      Given a game with Alice, Bob and Carol
      And Alice controls "Combat Calligrapher" and "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      Then the stack is the trigger of "Combat Calligrapher"
      When Bob concedes
      And the stack resolves
      Then Alice controls 1 Inkling token
      And the Inkling token isn't attacking
      And the Inkling token is tapped

    @id:enters-attacking-that-player @CR:508.4
    Scenario: An effect that names the player leaves no choice
      Given a game with Alice, Bob and Carol
      And Alice controls "Combat Calligrapher" and "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And the stack resolves
      Then the Inkling token is attacking Bob

    @id:enters-attacking-after-blocks @CR:508.4d @CR:506.3d
    Scenario: One that enters in the declare blockers step is an unblocked creature
      Given Alice controls "Senu, Keen-Eyed Protector"
      And Alice controls "Brimaz, King of Oreskos"
      And Bob has "Curtain of Light" in hand
      And Bob has lands for {1}{W}
      When Alice activates "Senu, Keen-Eyed Protector"
      And the stack resolves
      And Alice puts nothing on the bottom
      And Alice attacks Bob with "Brimaz, King of Oreskos"
      And the stack resolves
      And all players pass
      Then it is Alice's declare blockers step
      When the stack resolves
      Then "Senu, Keen-Eyed Protector" is attacking Bob
      When Alice passes
      And Bob casts "Curtain of Light" targeting "Senu, Keen-Eyed Protector"
      And the stack resolves
      And the game advances to Alice's combat damage step
      Then Bob has 16 life

    @id:entered-unblocked-deals-damage @CR:508.4d @CR:506.3d
    Scenario: It stays unblocked and deals its damage
      Given Alice controls "Senu, Keen-Eyed Protector"
      And Alice controls "Brimaz, King of Oreskos"
      And Bob controls "Air Elemental"
      When Alice activates "Senu, Keen-Eyed Protector"
      And the stack resolves
      And Alice puts nothing on the bottom
      And Alice attacks Bob with "Brimaz, King of Oreskos"
      And the stack resolves
      And Bob blocks the Cat token with "Air Elemental"
      And the stack resolves
      And the game advances to Alice's combat damage step
      Then Bob has 15 life

  Rule: A player attacks another with creatures that were declared

    @id:player-attacks-an-opponent-once @CR:508.3e
    Scenario: Two creatures attacking a player make one trigger, one for each player attacked
      Given a game with Alice, Bob and Carol
      And Alice controls "Combat Calligrapher", "Grizzly Bears", "Runeclaw Bear" and "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears" and "Runeclaw Bear" and Carol with "Hill Giant"
      And the stack resolves
      Then Alice controls 2 Inkling tokens

    @id:planeswalker-attack-is-no-attack-on-player @CR:508.3e
    Scenario: Attacking a player's planeswalker isn't attacking the player
      Given Alice controls "Combat Calligrapher" and "Grizzly Bears"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice attacks "Teferi, Time Raveler" with "Grizzly Bears"
      Then the stack is empty

  Rule: The defending player is the one attacked, or whose planeswalker is attacked

    @id:defending-player-is-per-creature @CR:508.5 @CR:508.5a
    Scenario: Each creature's own defending player loses life
      Given a game with Alice, Bob and Carol
      And Alice controls 2 "Agate-Blade Assassin"
      And Carol controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice attacks Bob with the first "Agate-Blade Assassin" and "Teferi, Time Raveler" with the second "Agate-Blade Assassin"
      And the stack resolves
      Then Bob has 19 life
      And Carol has 19 life

    @id:defending-player-of-a-dead-attacker @CR:508.5
    Scenario: It is the player the creature was attacking if it isn't attacking any more
      Given a game with Alice, Bob and Carol
      And Alice controls "Agate-Blade Assassin"
      And Carol has "Lightning Bolt" in hand
      And Carol has lands for {R}
      When Alice attacks Carol with "Agate-Blade Assassin"
      And Alice passes
      And Bob passes
      And Carol casts "Lightning Bolt" targeting "Agate-Blade Assassin"
      And the stack resolves
      Then Alice has "Agate-Blade Assassin" in graveyard
      And Carol has 19 life
      And Bob has 20 life
