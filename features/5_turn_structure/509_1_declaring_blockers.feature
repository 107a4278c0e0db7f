Feature: Declaring blockers
  Who may block whom, restrictions and requirements, costs to block, and blocked and unblocked creatures.

  Rule: The chosen creatures are untapped and each blocks one creature that attacks its side

    @id:tapped-creature-cannot-block @CR:509.1a
    Scenario: A tapped creature can't block; one that came this turn can
      Given Alice controls "Grizzly Bears"
      And Bob controls "Hill Giant" that is tapped
      And Bob controls "Runeclaw Bear" that is summoning sick
      When Alice attacks Bob with "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Hill Giant"
      When Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      Then "Runeclaw Bear" is blocking "Grizzly Bears"
      And "Runeclaw Bear" is untapped

    @id:one-creature-blocks-one @CR:509.1a
    Scenario: A creature blocks one attacker only; several may block the same
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Bob controls "Hill Giant" and "Craw Wurm"
      When Alice attacks Bob with "Grizzly Bears" and "Runeclaw Bear"
      Then Bob can't block "Grizzly Bears" with "Hill Giant" and "Runeclaw Bear" with "Hill Giant"
      When Bob blocks "Grizzly Bears" with "Hill Giant" and "Craw Wurm"
      Then "Hill Giant" is blocking "Grizzly Bears"
      And "Craw Wurm" is blocking "Grizzly Bears"

    @id:blocks-any-number @CR:509.1a
    Scenario: One that can block any number of creatures may block both
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Bob controls "Guardian of the Gateless"
      When Alice attacks Bob with "Grizzly Bears" and "Runeclaw Bear"
      And Bob blocks "Grizzly Bears" with "Guardian of the Gateless" and "Runeclaw Bear" with "Guardian of the Gateless"
      Then "Guardian of the Gateless" is blocking "Grizzly Bears"
      And "Guardian of the Gateless" is blocking "Runeclaw Bear"

    @id:more-blocks-add-up @CR:509.1a
    Scenario: What lets a creature block one more counts each time: with two of them it blocks three, not four
      Given Alice controls 4 "Savannah Lions"
      And Bob controls "Hill Giant"
      And Bob controls 2 "Echo Circlet" attached to "Hill Giant"
      When Alice attacks Bob with 4 "Savannah Lions"
      Then Bob can't block the first "Savannah Lions" with "Hill Giant" and the second "Savannah Lions" with "Hill Giant" and the third "Savannah Lions" with "Hill Giant" and the fourth "Savannah Lions" with "Hill Giant"
      When Bob blocks the first "Savannah Lions" with "Hill Giant" and the second "Savannah Lions" with "Hill Giant" and the third "Savannah Lions" with "Hill Giant"
      Then "Hill Giant" is blocking the first "Savannah Lions"
      And "Hill Giant" is blocking the third "Savannah Lions"

    @id:blocks-for-own-planeswalker @CR:509.1a
    Scenario: A creature blocks what attacks its controller or that player's planeswalker, not another player
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears", "Hill Giant" and "Craw Wurm"
      And Bob controls "Runeclaw Bear" and "Trained Armodon"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice attacks Bob with "Grizzly Bears" and "Teferi, Time Raveler" with "Hill Giant" and Carol with "Craw Wurm"
      Then Bob can't block "Craw Wurm" with "Runeclaw Bear"
      When Bob blocks "Grizzly Bears" with "Runeclaw Bear" and "Hill Giant" with "Trained Armodon"
      Then "Trained Armodon" is blocking "Hill Giant"

  Rule: No restriction may be disobeyed

    @id:raider-cannot-block @CR:509.1b
    Scenario: A creature that can't block can't
      Given Alice controls "Grizzly Bears"
      And Bob controls "Goblin Raider" and "Runeclaw Bear"
      When Alice attacks Bob with "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Goblin Raider"
      When Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      Then "Goblin Raider" isn't blocking

    @id:walls-do-not-block-juggernaut @CR:509.1b
    Scenario: An evasion ability restricts what can block its creature
      Given Alice controls "Juggernaut" and "Grizzly Bears"
      And Bob controls 2 "Wall of Wood"
      When Alice attacks Bob with "Juggernaut" and "Grizzly Bears"
      Then Bob can't block "Juggernaut" with the first "Wall of Wood"
      When Bob blocks "Grizzly Bears" with the first "Wall of Wood"
      Then the first "Wall of Wood" is blocking "Grizzly Bears"

    @id:flying-and-shadow @CR:509.1b
    Scenario: Flying and shadow together: neither flying nor shadow alone is enough to block
      Given Alice controls "Soltari Foot Soldier" and "Grizzly Bears"
      And Alice has "Jump" in hand
      And Alice has lands for {U}
      And Bob controls "Air Elemental" and "Soltari Foot Soldier"
      When Alice attacks Bob with Alice's "Soltari Foot Soldier" and "Grizzly Bears"
      And Alice casts "Jump" targeting Alice's "Soltari Foot Soldier"
      And the stack resolves
      Then Bob can't block Alice's "Soltari Foot Soldier" with "Air Elemental"
      And Bob can't block Alice's "Soltari Foot Soldier" with Bob's "Soltari Foot Soldier"
      When Bob blocks "Grizzly Bears" with "Air Elemental"
      Then "Air Elemental" is blocking "Grizzly Bears"

    @id:flying-and-shadow-blocked @CR:509.1b
    Scenario: A creature with both can block it
      Given Alice controls "Soltari Foot Soldier"
      And Alice has "Jump" in hand
      And Alice has lands for {U}
      And Bob controls "Soltari Foot Soldier"
      And Bob has "Jump" in hand
      And Bob has lands for {U}
      When Alice attacks Bob with Alice's "Soltari Foot Soldier"
      And Alice casts "Jump" targeting Alice's "Soltari Foot Soldier"
      And the stack resolves
      And Alice passes
      And Bob casts "Jump" targeting Bob's "Soltari Foot Soldier"
      And the stack resolves
      And Bob blocks Alice's "Soltari Foot Soldier" with Bob's "Soltari Foot Soldier"
      Then Bob's "Soltari Foot Soldier" is blocking Alice's "Soltari Foot Soldier"

    @id:flying-after-the-block @CR:509.1b
    Scenario: Flying that comes after a legal block doesn't undo it
      Given Alice controls "Grizzly Bears"
      And Alice has "Jump" in hand
      And Alice has lands for {U}
      And Bob controls "Runeclaw Bear"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Runeclaw Bear"
      And Alice casts "Jump" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Alice's end of combat
      Then Alice has "Grizzly Bears" in graveyard
      And Bob has "Runeclaw Bear" in graveyard
      And Bob has 20 life

    @id:one-blocker-with-arbiter @CR:509.1b
    Scenario: Where one creature can block, two can't
      Given Alice controls "Grizzly Bears" and "Silent Arbiter"
      And Bob controls "Hill Giant" and "Craw Wurm"
      When Alice attacks Bob with "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Hill Giant" and "Craw Wurm"
      When Bob blocks "Grizzly Bears" with "Craw Wurm"
      Then "Craw Wurm" is blocking "Grizzly Bears"

  Rule: As many requirements are obeyed as possible

    @id:screen-has-to-block @CR:509.1c
    Scenario: A creature that blocks if able has to
      Given Alice controls "Hill Giant"
      And Bob controls "Razorgrass Screen" and "Grizzly Bears"
      When Alice attacks Bob with "Hill Giant"
      Then Bob can't block with nothing
      And Bob can't block "Hill Giant" with "Grizzly Bears"
      When Bob blocks "Hill Giant" with "Razorgrass Screen"
      Then "Razorgrass Screen" is blocking "Hill Giant"

    @id:screen-and-menace @CR:509.1c @CR:702.111b
    Scenario: Against menace another creature has to block with the one that has to block
      Given Alice controls "Boggart Brute"
      And Bob controls "Razorgrass Screen" and "Grizzly Bears"
      When Alice attacks Bob with "Boggart Brute"
      Then Bob can't block with nothing
      And Bob can't block "Boggart Brute" with "Razorgrass Screen"
      And Bob can't block "Boggart Brute" with "Grizzly Bears"
      When Bob blocks "Boggart Brute" with "Razorgrass Screen" and "Grizzly Bears"
      Then "Grizzly Bears" is blocking "Boggart Brute"

    @id:menace-and-one-creature-that-must-block @CR:509.1c
    Scenario: The only creature, which has to block, can't block one with menace and need not
      Given Alice controls "Boggart Brute" and "Grand Melee"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Boggart Brute"
      Then Bob can't block "Boggart Brute" with "Grizzly Bears"
      When Bob blocks with nothing
      Then it is Alice's declare blockers step
      And "Grizzly Bears" isn't blocking

    @id:must-be-blocked-with-menace @CR:509.1c
    Scenario: A creature with menace that must be blocked is blocked by two where two can
      Given Alice controls "Boggart Brute" and "Hill Giant"
      And Alice has "Enlarge" in hand
      And Alice has lands for {3}{G}{G}
      And Bob controls "Grizzly Bears" and "Runeclaw Bear"
      When Alice casts "Enlarge" targeting "Boggart Brute"
      And the stack resolves
      And Alice attacks Bob with "Boggart Brute" and "Hill Giant"
      Then Bob can't block with nothing
      And Bob can't block "Hill Giant" with "Grizzly Bears"
      And Bob can't block "Boggart Brute" with "Grizzly Bears"
      When Bob blocks "Boggart Brute" with "Grizzly Bears" and "Runeclaw Bear"
      Then "Runeclaw Bear" is blocking "Boggart Brute"

    @id:must-be-blocked-by-one-with-menace @CR:509.1c
    Scenario: With one creature that could block it stays unblocked
      Given Alice controls "Boggart Brute"
      And Alice has "Enlarge" in hand
      And Alice has lands for {3}{G}{G}
      And Bob controls "Grizzly Bears"
      When Alice casts "Enlarge" targeting "Boggart Brute"
      And the stack resolves
      And Alice attacks Bob with "Boggart Brute"
      Then Bob can't block "Boggart Brute" with "Grizzly Bears"
      When Bob blocks with nothing
      Then it is Alice's declare blockers step

    @id:lure-takes-all-blockers @CR:509.1c
    Scenario: All creatures able to block a lured creature do so
      Given Alice controls "Hill Giant" and "Grizzly Bears"
      And Alice controls "Lure" attached to "Grizzly Bears"
      And Bob controls "Runeclaw Bear" and "Trained Armodon"
      And Bob controls "Craw Wurm" that is tapped
      When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
      Then Bob can't block with nothing
      And Bob can't block "Grizzly Bears" with "Runeclaw Bear"
      And Bob can't block "Grizzly Bears" with "Runeclaw Bear" and "Hill Giant" with "Trained Armodon"
      When Bob blocks "Grizzly Bears" with "Runeclaw Bear" and "Trained Armodon"
      Then "Trained Armodon" is blocking "Grizzly Bears"

    @id:no-duty-to-pay-for-a-block @CR:509.1c
    Scenario: Nobody has to pay so that a creature blocks which has to
      Given Alice controls "Hill Giant" and "Grand Melee"
      And Bob controls "Hipparion"
      And Bob has lands for {1}
      When Alice attacks Bob with "Hill Giant"
      And Bob blocks with nothing
      Then "Hipparion" isn't blocking
