Feature: Alone in combat, and spells for a part of combat
  Attacking and blocking alone, and what may be cast or activated only before or after a declaration.

  Rule: A creature attacks alone if no other was declared, is attacking alone if no other is

    @id:exalted-for-a-lone-attacker @CR:506.5
    Scenario: Exalted triggers for the only creature declared
      Given Alice controls "Akrasan Squire" and "Grizzly Bears"
      When Alice attacks Bob with "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 3/3

    @id:exalted-not-for-two @CR:506.5
    Scenario: It doesn't for two, even if one of them is gone soon after
      Given Alice controls "Akrasan Squire", "Grizzly Bears" and "Hill Giant"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      Then the stack is empty
      When Alice casts "Lightning Bolt" targeting "Hill Giant"
      And the stack resolves
      Then the stack is empty
      And "Grizzly Bears" is 2/2

    @id:attacked-alone-with-a-token-beside @CR:506.5 @CR:508.4
    Scenario: Who attacked alone did so though a token is attacking beside it
      Given Alice controls "Akrasan Squire" and "Brimaz, King of Oreskos"
      When Alice attacks Bob with "Brimaz, King of Oreskos"
      And Alice orders "Brimaz, King of Oreskos" before "Akrasan Squire"
      And the stack resolves
      Then "Brimaz, King of Oreskos" is 4/5
      And Alice controls 1 Cat token

    @id:attacking-alone-is-looked-at-now @CR:506.5
    Scenario: What is attacking alone is a matter of now
      Given Alice controls "Crowd of True Believers", "Grizzly Bears" and "Hill Giant"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
      Then Alice can't activate "Crowd of True Believers" targeting "Grizzly Bears"
      When Alice casts "Lightning Bolt" targeting "Hill Giant"
      And the stack resolves
      And Alice activates "Crowd of True Believers" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 3/2

    @id:flunkies-do-not-block-alone @CR:506.5 @CR:509.1b
    Scenario: A creature that can't block alone needs another blocker, whatever that one blocks
      Given Alice controls "Grizzly Bears" and "Runeclaw Bear"
      And Bob controls "Mogg Flunkies" and "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears" and "Runeclaw Bear"
      Then Bob can't block "Grizzly Bears" with "Mogg Flunkies"
      When Bob blocks "Grizzly Bears" with "Mogg Flunkies" and "Runeclaw Bear" with "Hill Giant"
      Then "Mogg Flunkies" is blocking "Grizzly Bears"

  Rule: Before attackers are declared is before the declare attackers step begins

    @id:farmer-before-attackers @CR:506.8a @CR:506.8g
    Scenario: Shu Farmer's ability can be activated until the declare attackers step begins
      Given Alice controls "Shu Farmer"
      When all players pass
      Then it is Alice's beginning of combat
      When Alice activates "Shu Farmer"
      And the stack resolves
      Then Alice has 21 life

    @id:farmer-too-late @CR:506.8a @CR:506.8g
    Scenario Outline: It can't be activated afterwards, whether anything attacked or not
      Given Alice controls "Shu Farmer" and "Grizzly Bears"
      When all players pass
      And Alice attacks <declaration>
      Then Alice can't activate "Shu Farmer"
      When the game advances to Alice's postcombat main phase
      Then Alice can't activate "Shu Farmer"

      Examples:
        | declaration              |
        | with nothing             |
        | Bob with "Grizzly Bears" |

  Rule: Before blockers are declared is before the declare blockers step begins

    @id:panic-before-blockers @CR:506.8b
    Scenario: Panic in the declare attackers step keeps a creature from blocking
      Given Alice controls "Grizzly Bears"
      And Alice has "Panic" in hand
      And Alice has lands for {R}
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Panic" targeting "Hill Giant"
      And the stack resolves
      Then Bob can't block "Grizzly Bears" with "Hill Giant"

    @id:panic-in-main-phase @CR:506.8c @CR:506.8b
    Scenario: Panic can be cast neither before combat nor once blockers are declared
      Given Alice controls "Grizzly Bears"
      And Alice has "Panic" in hand
      And Alice has lands for {R}
      And Bob controls "Hill Giant"
      Then Alice can't cast "Panic" targeting "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      And Bob blocks with nothing
      Then it is Alice's declare blockers step
      And Alice can't cast "Panic" targeting "Hill Giant"

    @id:panic-without-blockers-step @CR:506.8e
    Scenario: Without a declare blockers step it can be cast until the declare attackers step ends
      Given Alice controls "Grizzly Bears"
      And Alice has 2 "Panic" in hand
      And Alice has lands for {R}{R}
      When all players pass
      And Alice attacks with nothing
      And Alice casts "Panic" targeting "Grizzly Bears"
      And the stack resolves
      Then it is Alice's declare attackers step
      When all players pass
      Then it is Alice's end of combat
      And Alice can't cast "Panic" targeting "Grizzly Bears"

    @id:curtain-after-blockers @CR:506.8b
    Scenario: A spell for after blockers can't be cast before they are declared
      Given Alice controls "Grizzly Bears"
      And Bob has "Flash Foliage" in hand
      And Bob has lands for {2}{G}
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      Then Bob can't cast "Flash Foliage" targeting "Grizzly Bears"
      When Bob passes
      Then it is Alice's declare blockers step
      When Alice passes
      And Bob casts "Flash Foliage" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls 1 Saproling token

    @id:aleatory-without-blockers-step @CR:506.8f
    Scenario: Without a declare blockers step a spell for after blockers can't be cast in that combat phase
      Given Alice controls "Grizzly Bears"
      And Alice has "Aleatory" in hand
      And Alice has lands for {1}{R}
      When all players pass
      And Alice attacks with nothing
      And all players pass
      Then it is Alice's end of combat
      And Alice can't cast "Aleatory" targeting "Grizzly Bears"

    @id:aleatory-with-blockers-step @CR:506.8b
    Scenario: At the end of a combat with a declare blockers step it can be cast
      Given Alice controls "Grizzly Bears"
      And Alice has "Aleatory" in hand
      And Alice has lands for {1}{R}
      When Alice attacks Bob with "Grizzly Bears"
      And all players pass
      And all players pass
      And all players pass
      Then it is Alice's end of combat
      When Alice casts "Aleatory" targeting "Grizzly Bears"
      Then the stack is the spell "Aleatory"

  Rule: In a turn with two combat phases

    @id:farmer-before-the-second-attack @CR:506.8d
    Scenario: What must come before attackers, without a word of combat, is over with the first combat phase
      Given Alice controls "Shu Farmer" and "Grizzly Bears"
      And Alice has "Relentless Assault" in hand
      And Alice has lands for {2}{R}{R}
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's postcombat main phase
      And Alice casts "Relentless Assault"
      And the stack resolves
      Then Alice can't activate "Shu Farmer"
      When all players pass
      Then it is Alice's beginning of combat
      And Alice can't activate "Shu Farmer"

    @id:panic-in-the-second-combat @CR:506.8c
    Scenario: What may be cast during combat before blockers can be cast in the second one too
      Given Alice controls "Grizzly Bears"
      And Alice has "Relentless Assault" and "Panic" in hand
      And Alice has lands for {2}{R}{R}{R}
      And Bob controls "Hill Giant"
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's postcombat main phase
      And Alice casts "Relentless Assault"
      And the stack resolves
      Then "Grizzly Bears" is untapped
      And Alice can't cast "Panic" targeting "Hill Giant"
      When all players pass
      And Alice attacks Bob with "Grizzly Bears"
      And Alice casts "Panic" targeting "Hill Giant"
      And the stack resolves
      Then Bob can't block "Grizzly Bears" with "Hill Giant"
