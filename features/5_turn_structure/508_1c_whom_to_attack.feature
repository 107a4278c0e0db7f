Feature: Whom a creature can't attack, and who isn't there to attack once costs are paid

  Rule: A restriction on attacking a player is none on attacking that player's planeswalkers

    @id:archon-guards-its-controller-only @CR:508.1c
    Scenario: Creatures that can't attack Bob can attack his planeswalker, and he may attack
      Given Alice controls "Grizzly Bears" and "Air Elemental"
      And Bob controls "Blazing Archon"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      When all players pass
      Then Alice can't attack Bob with "Air Elemental"
      And Alice can't attack "Teferi, Time Raveler" with "Air Elemental" and Bob with "Grizzly Bears"
      When Alice attacks "Teferi, Time Raveler" with "Grizzly Bears" and "Air Elemental"
      Then "Grizzly Bears" is attacking "Teferi, Time Raveler"

    @id:archon-guards-nobody-else @CR:508.1c
    Scenario: A restriction on attacking one opponent is none on attacking another
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears"
      And Bob controls "Blazing Archon"
      When all players pass
      Then Alice can't attack Bob with "Grizzly Bears"
      When Alice attacks Carol with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Carol

  Rule: What is still under the active player's control once costs are paid becomes attacking

    @id:attacker-lost-while-paying @CR:508.1k
    Scenario: A stolen attacker that goes back to its owner as the cost is paid isn't attacking
      Given Alice controls "Exalted Dragon"
      And Alice has "Sower of Temptation" and "Song of the Dryads" in hand
      And Alice has lands for {2}{U}{U}{2}{G}
      And Bob controls "Raging Goblin"
      When Alice casts "Sower of Temptation"
      And the stack resolves
      And Alice chooses "Raging Goblin"
      And the stack resolves
      And Alice casts "Song of the Dryads" targeting "Sower of Temptation"
      And the stack resolves
      Then Alice controls "Raging Goblin"
      When Alice attacks Bob with "Exalted Dragon" and "Raging Goblin"
      And Alice chooses "Sower of Temptation"
      Then Bob controls "Raging Goblin"
      And "Raging Goblin" isn't attacking
      And "Raging Goblin" is tapped
      And "Exalted Dragon" is attacking Bob
      When the game advances to Alice's combat damage step
      Then Bob has 15 life

  Rule: The defending player of an attack on a battle is its protector

    @id:assassin-attacks-a-siege @CR:508.5
    Scenario: Whose Siege it is doesn't matter: its protector loses the life
      Given Alice controls "Invasion of Belenon" with 5 defense counters
      And Alice controls "Agate-Blade Assassin"
      When Alice attacks "Invasion of Belenon" with "Agate-Blade Assassin"
      And the stack resolves
      Then Bob has 19 life
      And Alice has 21 life

  Rule: Whom a creature is attacking

    @id:foliage-and-who-is-attacked @CR:508.6
    Scenario: A creature that attacks another player isn't attacking you
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob has "Flash Foliage" in hand
      And Bob has lands for {2}{G}
      When Alice attacks Bob with "Grizzly Bears" and Carol with "Hill Giant"
      And the game advances to the next declare blockers step
      And Alice passes
      Then Bob can't cast "Flash Foliage" targeting "Hill Giant"
      When Bob casts "Flash Foliage" targeting "Grizzly Bears"
      And the stack resolves
      Then the token "Saproling Token" is blocking "Grizzly Bears"
