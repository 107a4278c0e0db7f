Feature: Whose a delayed triggered ability is, and when it is created
  Static abilities may create one, by a replacement effect or along with an action; so may an ability's nth resolution.

  Rule: Created by a replacement effect of a static ability, they are that object's and its controller's

    @id:rebound-in-the-next-upkeep @CR:603.7f @CR:702.88a
    Scenario: Rebound of a spell cast in another player's turn triggers in the upkeep of who cast it
      Given it is Bob's precombat main phase
      And Alice controls "Grizzly Bears"
      And Alice has "Prey's Vengeance" in hand
      And Alice has lands for {G}
      When Bob passes
      And Alice casts "Prey's Vengeance" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Prey's Vengeance" in exile
      When the game advances to Alice's upkeep
      Then the stack is the trigger of "Prey's Vengeance"
      When all players pass
      And Alice casts "Prey's Vengeance" without paying its mana cost targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 4/4
      And Alice has "Prey's Vengeance" in graveyard

    @id:rebound-of-another-players-card @CR:702.88a
    Scenario: A spell that wasn't cast from the hand of who controls it by then has no rebound
      Given it is Bob's precombat main phase
      And Alice controls "Grizzly Bears"
      And Alice has "Prey's Vengeance" in hand
      And Alice has lands for {G}
      And Bob has "Aethersnatch" in hand
      And Bob has lands for {4}{U}{U}
      When Bob passes
      And Alice casts "Prey's Vengeance" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Aethersnatch" targeting the spell "Prey's Vengeance"
      And the stack resolves
      And Bob declines
      Then Alice has "Prey's Vengeance" in graveyard

  Rule: Created with an action that a static ability allows, they are that object's and its controller's

    @id:soar-is-taken-away @CR:603.7g
    Scenario: Who cast Soar controls its delayed ability, whoever controls Soar by then
      Given it is Bob's upkeep
      And Alice controls "Grizzly Bears" and "Strionic Resonator"
      And Bob controls "Strionic Resonator"
      And Alice has "Soar" in hand
      And Alice has lands for {1}{U}{2}
      And Bob has "Confiscate" in hand
      And Bob has lands for {4}{U}{U}{2}
      When Bob passes
      And Alice casts "Soar" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Bob's precombat main phase
      And Bob casts "Confiscate" targeting "Soar"
      And the stack resolves
      Then Bob controls "Soar"
      When the game advances to Bob's end step
      And all players pass
      Then the stack is the trigger of "Soar"
      And Bob can't activate Bob's "Strionic Resonator" targeting the trigger of "Soar"
      When Bob passes
      And Alice activates Alice's "Strionic Resonator" targeting the trigger of "Soar"
      And the stack resolves
      Then Alice has "Soar" in graveyard
      And Bob controls no "Soar"

  Rule: Some trigger when an ability has resolved so many times in a turn

    @id:gimli-the-third-time @CR:603.7h
    Scenario: Gimli fights when his ability resolves for the third time, not before and not again
      Given Alice controls "Gimli, Mournful Avenger", "Goblin Bombardment" and 4 "Savannah Lions"
      And Bob controls "Serra Avatar"
      When Alice activates "Goblin Bombardment" sacrificing the first "Savannah Lions" targeting Bob
      And the stack resolves
      And Alice activates "Goblin Bombardment" sacrificing the first "Savannah Lions" targeting Bob
      And the stack resolves
      Then "Gimli, Mournful Avenger" has 2 +1/+1 counters
      And "Serra Avatar" has 0 damage
      When Alice activates "Goblin Bombardment" sacrificing the first "Savannah Lions" targeting Bob
      And the stack resolves
      And Alice chooses "Serra Avatar"
      And the stack resolves
      Then "Serra Avatar" has 6 damage
      And Alice controls "Gimli, Mournful Avenger"
      When Alice activates "Goblin Bombardment" sacrificing "Savannah Lions" targeting Bob
      And the stack resolves
      Then "Serra Avatar" has 6 damage
