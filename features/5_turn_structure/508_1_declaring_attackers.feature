Feature: Declaring attackers
  Who may attack whom, restrictions and requirements, tapping, and costs to attack.

  Rule: The chosen creatures are untapped and were there, or have haste

    @id:tapped-creature-cannot-attack @CR:508.1a
    Scenario Outline: A creature that is tapped, or came this turn, can't attack
      Given Alice controls "Grizzly Bears" that is <so>
      And Alice controls "Hill Giant"
      When all players pass
      Then Alice can't attack Bob with "Grizzly Bears"
      And Alice can't attack Bob with "Grizzly Bears" and "Hill Giant"
      When Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking Bob

      Examples:
        | so             |
        | tapped         |
        | summoning sick |

    @id:haste-attacks-at-once @CR:508.1a
    Scenario: With haste a creature that came this turn can
      Given Alice controls "Fervor"
      And Alice controls "Grizzly Bears" that is summoning sick
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob

    @id:defender-does-not-attack @CR:508.1c @CR:702.3b
    Scenario: A creature with defender can't attack
      Given Alice controls "Wall of Wood" and "Grizzly Bears"
      When all players pass
      Then Alice can't attack Bob with "Wall of Wood"
      When Alice attacks Bob with "Grizzly Bears"
      Then "Wall of Wood" isn't attacking

    @id:attacking-players-and-planeswalkers @CR:508.1b
    Scenario: For each creature it is said what it attacks, and each attacks one player or planeswalker
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears", "Hill Giant" and "Craw Wurm"
      And Carol controls "Teferi, Time Raveler" with 4 loyalty counters
      When all players pass
      Then Alice can't attack Bob with "Grizzly Bears" and Carol with "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears" and Carol with "Hill Giant" and "Teferi, Time Raveler" with "Craw Wurm"
      Then "Grizzly Bears" is attacking Bob
      And "Hill Giant" is attacking Carol
      And "Craw Wurm" is attacking "Teferi, Time Raveler"

  Rule: No restriction may be disobeyed

    @id:flunkies-do-not-attack-alone @CR:508.1c
    Scenario: Two creatures that can't attack alone can attack together, neither by itself
      Given Alice controls 2 "Mogg Flunkies"
      When all players pass
      Then Alice can't attack Bob with the first "Mogg Flunkies"
      When Alice attacks Bob with 2 "Mogg Flunkies"
      Then the first "Mogg Flunkies" is attacking Bob
      And the second "Mogg Flunkies" is attacking Bob

    @id:galleon-needs-an-island @CR:508.1c
    Scenario: A condition of a restriction is that of the defending player whom the creature attacks
      Given a game with Alice, Bob and Carol
      And Alice controls "Armored Galleon" and "Island"
      And Carol controls "Island"
      When all players pass
      Then Alice can't attack Bob with "Armored Galleon"
      When Alice attacks Carol with "Armored Galleon"
      Then "Armored Galleon" is attacking Carol

  Rule: As many requirements are obeyed as possible

    @id:goblin-has-to-attack @CR:508.1d
    Scenario: A creature that attacks if able has to
      Given Alice controls "Crazed Goblin" and "Grizzly Bears"
      When all players pass
      Then Alice can't attack with nothing
      And Alice can't attack Bob with "Grizzly Bears"
      When Alice attacks Bob with "Crazed Goblin"
      Then "Crazed Goblin" is attacking Bob

    @id:goblin-tapped-need-not-attack @CR:508.1d
    Scenario: One that can't attack doesn't have to
      Given Alice controls "Crazed Goblin" that is tapped
      And Alice controls "Grizzly Bears"
      When Alice attacks with nothing
      Then "Grizzly Bears" isn't attacking

    @id:only-the-goblin-attacks @CR:508.1d @CR:508.1c
    Scenario: With one attack allowed only the creature that has to attack may
      Given Alice controls "Silent Arbiter", "Crazed Goblin" and "Grizzly Bears"
      When all players pass
      Then Alice can't attack Bob with "Grizzly Bears"
      And Alice can't attack Bob with "Crazed Goblin" and "Grizzly Bears"
      And Alice can't attack with nothing
      When Alice attacks Bob with "Crazed Goblin"
      Then "Crazed Goblin" is attacking Bob

    @id:two-must-one-may @CR:508.1d
    Scenario: Of two that have to attack where one can, either one obeys as much as possible
      Given Alice controls "Silent Arbiter", "Crazed Goblin" and "Juggernaut"
      When all players pass
      Then Alice can't attack with nothing
      When Alice attacks Bob with "Juggernaut"
      Then "Juggernaut" is attacking Bob
      And "Crazed Goblin" isn't attacking

    @id:flunkies-need-company-to-attack @CR:508.1d
    Scenario: What can't attack alone doesn't have to, with nothing to attack beside it
      Given Alice controls "Grand Melee" and "Mogg Flunkies"
      And Alice controls "Wall of Wood"
      When Alice attacks with nothing
      Then "Mogg Flunkies" isn't attacking

    @id:flunkies-have-company-to-attack @CR:508.1d
    Scenario: With another creature that can attack both have to
      Given Alice controls "Grand Melee", "Mogg Flunkies" and "Grizzly Bears"
      When all players pass
      Then Alice can't attack with nothing
      And Alice can't attack Bob with "Grizzly Bears"
      When Alice attacks Bob with "Mogg Flunkies" and "Grizzly Bears"
      Then "Mogg Flunkies" is attacking Bob

    @id:goblin-has-to-attack-twice @CR:508.1d
    Scenario: What attacks each combat if able has to in each combat phase of the turn
      Given Alice controls "Crazed Goblin"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for {2}{R}{R}
      When Alice attacks Bob with "Crazed Goblin"
      And the game advances to Alice's postcombat main phase
      And Alice casts "Relentless Assault"
      And the stack resolves
      And all players pass
      Then Alice can't attack with nothing
      When Alice attacks Bob with "Crazed Goblin"
      And the game advances to Alice's combat damage step
      Then Bob has 18 life

    @id:no-duty-to-pay @CR:508.1d @CR:508.1h
    Scenario: Nobody has to pay so that a creature attacks which has to
      Given Alice controls "Crazed Goblin"
      And Alice has lands for {2}
      And Bob controls "Propaganda"
      When Alice attacks with nothing
      Then "Crazed Goblin" isn't attacking
      And "Crazed Goblin" is untapped

  Rule: Attackers tap, and that is no cost

    @id:attackers-tap @CR:508.1f @CR:702.20b
    Scenario: The chosen creatures tap; one with vigilance doesn't
      Given Alice controls "Grizzly Bears" and "Serra Angel"
      When Alice attacks Bob with "Grizzly Bears" and "Serra Angel"
      Then "Grizzly Bears" is tapped
      And "Serra Angel" is untapped
      And "Serra Angel" is attacking Bob

    @id:exerted-attacker-stays-tapped @CR:508.1g @CR:701.43a
    Scenario: An optional cost is chosen as the creature attacks
      Given Alice controls "Glory-Bound Initiate"
      When Alice attacks Bob with "Glory-Bound Initiate"
      And Alice accepts
      And the stack resolves
      Then "Glory-Bound Initiate" is 4/4
      And "Glory-Bound Initiate" has lifelink
      When the game advances to Alice's next upkeep
      Then "Glory-Bound Initiate" is tapped

    @id:not-exerted-attacker-untaps @CR:508.1g
    Scenario: It may be left unpaid
      Given Alice controls "Glory-Bound Initiate"
      When Alice attacks Bob with "Glory-Bound Initiate"
      And Alice declines
      Then the stack is empty
      And "Glory-Bound Initiate" is 3/1
      When the game advances to Alice's next upkeep
      Then "Glory-Bound Initiate" is untapped

  Rule: Costs to attack are added up and paid as attackers are declared

    @id:propaganda-is-paid-for-each @CR:508.1h @CR:508.1j
    Scenario: Two attackers cost {4}; with {3} there is no partial payment and no attack
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has lands for {3}
      And Bob controls "Propaganda"
      When all players pass
      Then Alice can't attack Bob with "Grizzly Bears" and "Hill Giant"
      And "Grizzly Bears" is untapped
      When Alice attacks Bob with "Grizzly Bears"
      Then "Grizzly Bears" is attacking Bob
      And "Hill Giant" is untapped

    @id:propaganda-by-mana-abilities @CR:508.1i
    Scenario: Mana abilities may be activated while attackers are declared
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has lands for {4}
      And Bob controls "Propaganda"
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      Then "Hill Giant" is attacking Bob
      And Alice has no untapped lands
      And Alice has no mana

    @id:elves-that-attack-pay-nothing @CR:508.1f @CR:508.1i
    Scenario: The attackers are tapped before, so that they can't tap for the mana themselves
      Given Alice controls 2 "Llanowar Elves"
      And Bob controls "Propaganda"
      When all players pass
      Then Alice can't attack Bob with 2 "Llanowar Elves"
      And Alice can't attack Bob with the first "Llanowar Elves"
      When Alice attacks with nothing
      Then the first "Llanowar Elves" is untapped

    @id:propaganda-not-for-planeswalkers @CR:508.1h
    Scenario: A cost to attack a player isn't one to attack their planeswalker
      Given Alice controls "Grizzly Bears"
      And Bob controls "Propaganda"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      When all players pass
      Then Alice can't attack Bob with "Grizzly Bears"
      When Alice attacks "Teferi, Time Raveler" with "Grizzly Bears"
      Then "Grizzly Bears" is attacking "Teferi, Time Raveler"

    @id:dragon-costs-a-land @CR:508.1h @CR:508.1j
    Scenario: A cost other than mana is paid too, once for the declaration
      Given Alice controls "Exalted Dragon" and "Forest"
      When Alice attacks Bob with "Exalted Dragon"
      Then Alice has "Forest" in graveyard
      And "Exalted Dragon" is attacking Bob

    @id:dragon-without-a-land @CR:508.1j @CR:508.1
    Scenario: Who can't pay it takes the declaration back and may declare otherwise
      Given Alice controls "Exalted Dragon" and "Grizzly Bears"
      When all players pass
      Then Alice can't attack Bob with "Exalted Dragon" and "Grizzly Bears"
      And "Exalted Dragon" is untapped
      When Alice attacks Bob with "Grizzly Bears"
      Then "Exalted Dragon" isn't attacking
      And "Grizzly Bears" is tapped

    @id:sacrificed-attacker-does-not-attack @CR:508.1k
    Scenario: A chosen creature that is sacrificed for the cost becomes no attacker
      Given Alice controls "Exalted Dragon" and "Dryad Arbor"
      When Alice attacks Bob with "Exalted Dragon" and "Dryad Arbor"
      Then Alice has "Dryad Arbor" in graveyard
      And "Exalted Dragon" is attacking Bob
      When the game advances to Alice's combat damage step
      Then Bob has 15 life
