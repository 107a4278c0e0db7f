Feature: Entering the battlefield blocking

  Rule: A creature that enters blocking is blocking, but never blocked

    @id:token-enters-blocking @CR:509.4
    Scenario: The token blocks what its effect says, and deals and is dealt combat damage
      Given Alice controls "Grizzly Bears"
      And Bob has "Flash Foliage" in hand
      And Bob has lands for {2}{G}
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's declare blockers step
      And Alice passes
      And Bob casts "Flash Foliage" targeting "Grizzly Bears"
      And the stack resolves
      Then the Saproling token is blocking "Grizzly Bears"
      When the game advances to Alice's end of combat
      Then Bob has 20 life
      And "Grizzly Bears" has 1 damage
      And Bob controls no Saproling token

    @id:token-blocks-a-flyer @CR:509.4b
    Scenario: What restricts blocks doesn't matter to it
      Given Alice controls "Air Elemental" and "Silent Arbiter"
      And Bob controls "Giant Spider"
      And Bob has "Flash Foliage" in hand
      And Bob has lands for {2}{G}
      When Alice attacks Bob with "Air Elemental"
      And Bob blocks "Air Elemental" with "Giant Spider"
      And Alice passes
      And Bob casts "Flash Foliage" targeting "Air Elemental"
      And the stack resolves
      Then the Saproling token is blocking "Air Elemental"

    @id:token-blocks-beside-its-maker @CR:509.4
    Scenario: A token for the creature that Brimaz blocks is blocking that creature
      Given Alice controls "Gustcloak Runner"
      And Bob controls "Brimaz, King of Oreskos"
      When Alice attacks Bob with "Gustcloak Runner"
      And Bob blocks "Gustcloak Runner" with "Brimaz, King of Oreskos"
      And all players pass
      Then Bob controls 1 Cat token
      And the Cat token is blocking "Gustcloak Runner"

    @id:token-for-an-attacker-that-died @CR:509.4a @CR:506.3e
    Scenario: A token that would block a creature that isn't attacking any more enters and isn't blocking
      Given Alice controls "Grizzly Bears"
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      And Bob controls "Brimaz, King of Oreskos"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Brimaz, King of Oreskos"
      And Alice casts "Cloudshift" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls 1 Cat token
      And the Cat token isn't blocking
      And "Grizzly Bears" isn't attacking

    @id:token-for-a-creature-out-of-combat @CR:509.4a @CR:506.3e
    Scenario: Nor is one for a creature that is still there but out of combat
      Given Alice controls "Hill Giant"
      And Bob controls "Brimaz, King of Oreskos" and "Vedalken Orrery"
      And Bob has "Song of the Dryads" in hand
      And Bob has lands for {2}{G}
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks "Hill Giant" with "Brimaz, King of Oreskos"
      And Alice passes
      And Bob casts "Song of the Dryads" targeting "Hill Giant"
      And all players pass
      Then "Hill Giant" isn't attacking
      When the stack resolves
      Then Bob controls 1 Cat token
      And the Cat token isn't blocking

    @id:mirrored-statue-blocks-nothing @CR:506.3a
    Scenario: A token that is no creature isn't blocking, and what it copies isn't blocked
      Given it is Alice's beginning of combat
      And Alice controls "Jade Statue" and "Grizzly Bears"
      And Alice has lands for {2}
      And Bob has "Mirror Match" in hand
      And Bob has lands for {4}{U}{U}
      When Alice activates "Jade Statue"
      And the stack resolves
      And Alice attacks Bob with "Jade Statue" and "Grizzly Bears"
      And the game advances to Alice's declare blockers step
      And Alice passes
      And Bob casts "Mirror Match"
      And the stack resolves
      Then Bob's "Grizzly Bears" is blocking Alice's "Grizzly Bears"
      And Bob controls "Jade Statue"
      And Bob's "Jade Statue" isn't a creature
      When the game advances to Alice's end of combat
      Then Bob has 17 life
      And Alice has "Grizzly Bears" in graveyard
