Feature: Resolving permanent spells
  A permanent spell becomes a permanent under the control of the spell's controller, if it can.

  Rule: It enters the battlefield

    @id:snatched-spell-enters-under-its-controller @CR:608.3 @CR:608.3a
    Scenario: A creature spell enters under the control of the player who controls the spell
      Given Bob has "Aethersnatch" in hand
      And Bob has lands for {4}{U}{U}
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Grizzly Bears"
      And Alice passes
      And Bob casts "Aethersnatch" targeting the spell "Grizzly Bears"
      And all players pass
      And Bob declines
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And the stack is empty

    @id:clone-of-a-land-under-worms @CR:608.3e @CR:614.12
    Scenario Outline: Under Worms of the Earth a Clone enters as <model> <or not>
      Given Alice has "Clone" in hand
      And Alice has lands for {3}{U}
      And Bob controls "Dryad Arbor", "Hill Giant" and "Worms of the Earth"
      When Alice casts "Clone"
      And all players pass
      And Alice chooses "<model>"
      Then <after>

      Examples:
        | model       | or not       | after                         |
        | Dryad Arbor | not at all   | Alice has "Clone" in graveyard |
        | Hill Giant  | as it may be | Alice controls "Hill Giant"   |

    @id:scout-dashed @CR:608.3g @CR:702.109a
    Scenario: A Mardu Scout that was dashed has haste, and goes back to hand at the end of the turn
      Given Alice has "Mardu Scout" in hand
      And Alice has lands for {1}{R}
      And Bob controls "Torpor Orb"
      When Alice casts "Mardu Scout" for its dash cost
      And all players pass
      Then the stack is empty
      And "Mardu Scout" has haste
      When Alice attacks Bob with "Mardu Scout"
      And the game advances to Alice's end step
      Then the stack is the trigger of "Mardu Scout"
      When the stack resolves
      Then Alice has "Mardu Scout" in hand

    @id:scout-not-dashed @CR:608.3g @CR:702.109a
    Scenario: A Mardu Scout cast for its mana cost stays
      Given Alice has "Mardu Scout" in hand
      And Alice has lands for {R}{R}
      When Alice casts "Mardu Scout" for its mana cost
      And all players pass
      Then "Mardu Scout" doesn't have haste
      When the game advances to Alice's end step
      Then the stack is empty
      And Alice controls "Mardu Scout"

    @id:grasped-creature-enters-under-who-cast-it @CR:608.3a
    Scenario: A card of another player enters under the control of the player who cast it
      Given Alice has "Praetor's Grasp" in hand
      And Bob has "Grizzly Bears" in library
      And Alice has lands for {1}{B}{B}{1}{G}
      When Alice casts "Praetor's Grasp" targeting Bob
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      And the stack resolves
      And Alice casts "Grizzly Bears" in Bob's exile
      And the stack resolves
      Then Alice controls "Grizzly Bears"
