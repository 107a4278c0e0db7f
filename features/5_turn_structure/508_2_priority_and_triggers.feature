Feature: Attackers have been declared
  Priority, what triggers on attacks, and the defending player.

  Rule: Abilities that trigger on attacks trigger only as attackers are declared

    @id:attackers-stay-until-end-of-combat @CR:508.1k
    Scenario: A creature is attacking until the combat phase ends
      Given Alice controls "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's end of combat
      Then "Grizzly Bears" is attacking
      When the game advances to Alice's postcombat main phase
      Then "Grizzly Bears" isn't attacking

    @id:declaration-uses-no-stack @CR:508.1 @CR:508.2
    Scenario: The declaration doesn't use the stack, and afterwards the active player has priority
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      When Alice attacks Bob with "Grizzly Bears"
      Then the stack is empty
      And it is Alice's declare attackers step
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      Then the stack is the spell "Giant Growth"

    @id:attack-trigger-before-priority @CR:508.1m @CR:508.2b
    Scenario: What triggered is on the stack before the active player gets priority
      Given Alice controls "Agate-Blade Assassin"
      When Alice attacks Bob with "Agate-Blade Assassin"
      Then the stack is the trigger of "Agate-Blade Assassin"
      When the stack resolves
      Then Bob has 19 life
      And Alice has 21 life

    @id:attack-triggers-in-chosen-order @CR:508.2b
    Scenario: Their order on the stack is their controller's choice
      Given Alice controls "Agate-Blade Assassin" and "Brimaz, King of Oreskos"
      When Alice attacks Bob with "Agate-Blade Assassin" and "Brimaz, King of Oreskos"
      And Alice orders "Brimaz, King of Oreskos" before "Agate-Blade Assassin"
      Then the stack is the trigger of "Brimaz, King of Oreskos" and the trigger of "Agate-Blade Assassin"

    @id:flying-at-declaration-triggers @CR:508.2a
    Scenario: A creature with flying as it attacks is what the ability looks for
      Given Alice controls "Air Elemental"
      And Bob controls "Palazzo Archers"
      When Alice attacks Bob with "Air Elemental"
      And the stack resolves
      Then "Air Elemental" has 2 damage

    @id:flying-later-does-not-trigger @CR:508.2a
    Scenario: One that gets flying after it attacked isn't
      Given Alice controls "Craw Wurm"
      And Alice has "Jump" in hand
      And Alice has lands for {U}
      And Bob controls "Palazzo Archers"
      When Alice attacks Bob with "Craw Wurm"
      And Alice casts "Jump" targeting "Craw Wurm"
      And the stack resolves
      Then "Craw Wurm" has flying
      And "Craw Wurm" has no damage

  Rule: What a trigger condition about attacks means

    @id:token-enters-attacking-no-trigger @CR:508.3a @CR:508.4
    Scenario: A creature that is put onto the battlefield attacking never attacked
      Given Alice controls "Alesha, Who Smiles at Death"
      And Alice has "Agate-Blade Assassin" in graveyard
      And Alice has lands for {W}{B}
      When Alice attacks Bob with "Alesha, Who Smiles at Death"
      And the stack resolves
      And Alice accepts
      Then "Agate-Blade Assassin" is attacking Bob
      And the stack is empty
      When the game advances to Alice's end of combat
      Then Bob has 16 life

    @id:attacks-you-or-yours @CR:508.3a
    Scenario: A condition names whom the creature attacks
      Given a game with Alice, Bob and Carol
      And Alice controls 3 "Air Elemental"
      And Bob controls "Palazzo Archers"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice attacks Bob with the first "Air Elemental" and "Teferi, Time Raveler" with the second "Air Elemental" and Carol with the third "Air Elemental"
      And the stack resolves
      Then the first "Air Elemental" has 2 damage
      And the second "Air Elemental" has 2 damage
      And the third "Air Elemental" has no damage

    @id:attacks-you-for-each-creature @CR:508.3a
    Scenario: It triggers for each creature declared as attacking you, not for one attacking your planeswalker
      Given Alice controls "Grizzly Bears", "Runeclaw Bear" and "Hill Giant"
      And Bob controls "Hissing Miasma"
      And Bob controls "Jace Beleren" with 3 loyalty counters
      When Alice attacks Bob with "Grizzly Bears" and "Runeclaw Bear" and "Jace Beleren" with "Hill Giant"
      And the stack resolves
      Then Alice has 18 life

    @id:player-is-attacked-once @CR:508.3b
    Scenario: A player who is attacked by two creatures is attacked once
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Curse of Vitality" in hand
      And Alice has lands for {2}{W}
      When Alice casts "Curse of Vitality" targeting Bob
      And the stack resolves
      And Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      And the stack resolves
      Then Alice has 22 life

    @id:planeswalker-attacked-not-the-player @CR:508.3b @CR:508.6
    Scenario: A player whose planeswalker is attacked isn't
      Given Alice controls "Grizzly Bears"
      And Alice has "Curse of Vitality" in hand
      And Alice has lands for {2}{W}
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice casts "Curse of Vitality" targeting Bob
      And the stack resolves
      And Alice attacks "Teferi, Time Raveler" with "Grizzly Bears"
      Then the stack is empty
      And Alice has 20 life

    @id:opponent-attacking-the-cursed-player @CR:508.6
    Scenario: Who controls a creature attacking a player is attacking that player
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears"
      And Carol controls "Vedalken Orrery"
      And Carol has "Curse of Vitality" in hand
      And Carol has lands for {2}{W}
      When Alice passes
      And Bob passes
      And Carol casts "Curse of Vitality" targeting Bob
      And the stack resolves
      And Alice attacks Bob with "Grizzly Bears"
      And the stack resolves
      Then Carol has 22 life
      And Alice has 22 life
      And Bob has 20 life

    @id:opponent-no-longer-attacking @CR:508.6
    Scenario: Once the creature has left, its controller, who attacks another, isn't attacking that player any more
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Carol controls "Vedalken Orrery"
      And Carol has "Curse of Vitality" in hand
      And Carol has lands for {2}{W}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob passes
      And Carol casts "Curse of Vitality" targeting Bob
      And the stack resolves
      And Alice attacks Bob with "Grizzly Bears" and Carol with "Hill Giant"
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Carol has 22 life
      And Alice has 20 life

    @id:you-attack-with-a-countered-creature @CR:508.3c
    Scenario: An ability for a player who attacks with a kind of creature looks for such an attacker
      Given Alice controls "Metropolis Angel" and "Hill Giant"
      And Alice controls "Grizzly Bears" with 1 +1/+1 counter
      When Alice attacks Bob with "Metropolis Angel" and "Grizzly Bears"
      And the stack resolves
      Then Alice has 1 card in hand

    @id:you-attack-with-others @CR:508.3c
    Scenario: It doesn't trigger if none of the attackers is of that kind
      Given Alice controls "Metropolis Angel" and "Hill Giant"
      And Alice controls "Grizzly Bears" with 1 +1/+1 counter
      When Alice attacks Bob with "Metropolis Angel" and "Hill Giant"
      Then the stack is empty

    @id:you-attack-once @CR:508.3d
    Scenario: A player who attacks with three creatures attacks once
      Given Alice controls "Chivalric Alliance", "Grizzly Bears", "Hill Giant" and "Craw Wurm"
      When Alice attacks Bob with "Grizzly Bears", "Hill Giant" and "Craw Wurm"
      And the stack resolves
      Then Alice has 1 card in hand

    @id:opponent-attacks-not-you @CR:508.3d
    Scenario: It is about creatures that this player controls
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Chivalric Alliance"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      Then the stack is empty
