Feature: 116.2 Special actions that cards allow
  Ending an effect, ignoring one, discarding a card at any time, foretelling.

  Rule: An action that an effect allows at a later time

    @id:licid-effect-is-ended @CR:116.2c
    Scenario: The controller of Enraging Licid's effect ends it in response, without the stack
      Given Alice controls "Enraging Licid" and "Grizzly Bears"
      And Alice has lands for {R}{R}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice activates "Enraging Licid" targeting "Grizzly Bears"
      And the stack resolves
      Then "Enraging Licid" is an Aura enchantment
      And "Enraging Licid" is attached to "Grizzly Bears"
      And "Grizzly Bears" has haste
      When the game advances to Bob's precombat main phase
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And Bob passes
      And Alice ends the effect on "Enraging Licid"
      Then the stack is the spell "Lightning Bolt"
      And "Enraging Licid" is a 1/1 creature
      And "Enraging Licid" isn't attached to "Grizzly Bears"
      And "Grizzly Bears" doesn't have haste

    @id:licid-effect-of-another-player @CR:116.2c
    Scenario: Only the player whom the effect allows it can end it, and only while there is one
      Given Alice controls "Enraging Licid" and "Grizzly Bears"
      And Alice has lands for {R}{R}{R}
      And Bob has lands for {R}
      Then Alice can't end the effect on "Enraging Licid"
      When Alice activates "Enraging Licid" targeting "Grizzly Bears"
      And the stack resolves
      And Alice passes
      Then Bob can't end the effect on "Enraging Licid"
      When Bob passes
      And Alice ends the effect on "Enraging Licid"
      Then Alice can't end the effect on "Enraging Licid"

    @id:licid-effect-without-mana @CR:116.2c
    Scenario: The effect isn't ended without its cost being paid
      Given Alice controls "Enraging Licid" and "Grizzly Bears"
      And Alice has lands for {R}
      When Alice activates "Enraging Licid" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice can't end the effect on "Enraging Licid"
      And "Enraging Licid" is attached to "Grizzly Bears"

  Rule: An effect that a player may ignore for a while

    @id:arbiter-forbids-searching @CR:101.2
    Scenario: Under Leonin Arbiter nobody finds a land
      Given Bob controls "Leonin Arbiter"
      And Alice has "Rampant Growth" in hand
      And Alice has "Forest" in library
      And Alice has lands for {G}{G}{3}
      When Alice casts "Rampant Growth"
      And the stack resolves
      Then Alice controls 2 "Forest"

    @id:arbiter-is-ignored @CR:116.2d
    Scenario: Who pays to ignore Leonin Arbiter, even in response, finds a land
      Given Bob controls "Leonin Arbiter"
      And Alice has "Rampant Growth" in hand
      And Alice has "Island" in library
      And Alice has lands for {G}{3}
      When Alice casts "Rampant Growth"
      And Alice ignores "Leonin Arbiter"
      Then the stack is the spell "Rampant Growth"
      When the stack resolves
      And Alice chooses "Island"
      Then Alice controls "Island"

    @id:arbiter-is-ignored-by-another @CR:116.2d
    Scenario: The effect is ignored only for the player who paid
      Given Bob controls "Leonin Arbiter"
      And Bob has lands for {2}
      And Alice has "Rampant Growth" in hand
      And Alice has "Island" in library
      And Alice has lands for {G}{1}
      When Alice casts "Rampant Growth"
      And Alice passes
      And Bob ignores "Leonin Arbiter"
      And the stack resolves
      Then Alice controls no "Island"
      And Alice has "Rampant Growth" in graveyard

    @id:arbiter-is-ignored-for-a-turn @CR:116.2d
    Scenario: In the next turn the effect is there again
      Given Bob controls "Leonin Arbiter"
      And Alice has 2 "Rampant Growth" in hand
      And Alice has 2 "Island" in library
      And Alice has lands for {G}{3}
      When Alice casts "Rampant Growth"
      And Alice ignores "Leonin Arbiter"
      And the stack resolves
      And Alice chooses the first "Island"
      And the game advances to Bob's precombat main phase
      And the game advances to Alice's precombat main phase
      And Alice casts "Rampant Growth"
      And the stack resolves
      Then Alice controls 1 "Island"

  Rule: A card that may be discarded any time its player could cast an instant

    @id:vultures-are-discarded @CR:116.2e
    Scenario: Circling Vultures are discarded in another player's turn with a spell on the stack
      Given it is Bob's precombat main phase
      And Alice has "Circling Vultures" in hand
      And Bob has "Hill Giant" in hand
      And Bob has lands for {3}{R}
      When Bob casts "Hill Giant"
      And Bob passes
      And Alice discards "Circling Vultures"
      Then the stack is the spell "Hill Giant"
      And Alice has "Circling Vultures" in graveyard

    @id:vultures-without-priority @CR:116.2e
    Scenario: Without priority they can't be discarded, nor can another card
      Given Bob has "Circling Vultures" in hand
      And Alice has "Grizzly Bears" in hand
      Then Bob can't discard "Circling Vultures"
      And Alice can't discard "Grizzly Bears"
      When Alice passes
      And Bob discards "Circling Vultures"
      Then Bob has "Circling Vultures" in graveyard

    @id:vultures-feed-on-the-graveyard @CR:404.2
    Scenario: In their controller's upkeep Circling Vultures exile the creature card that was put into the graveyard last
      Given it is Bob's end step
      And Alice controls "Circling Vultures"
      And Alice has "Grizzly Bears", "Hill Giant" and "Opt" in graveyard
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice accepts
      Then Alice has "Hill Giant" in exile
      And Alice has "Grizzly Bears" in graveyard
      And Alice controls "Circling Vultures"

  Rule: Only what is in force can be ignored

    @id:arbiter-in-the-graveyard @CR:116.2d @CR:113.6
    Scenario Outline: There is no effect of Leonin Arbiter to ignore while it is in a graveyard or a hand
      Given Alice has "Leonin Arbiter" in <zone>
      And Alice has lands for {2}
      Then Alice can't ignore "Leonin Arbiter" in <zone>

      Examples:
        | zone      |
        | graveyard |
        | hand      |
