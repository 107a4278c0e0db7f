Feature: Flip cards
  Once a permanent is flipped it has the name, type line, text, power and toughness of the other half, and the mana cost and
  color that it had. It stays flipped until it leaves the battlefield.

    @id:apprentice-flips @CR:710.1b @CR:710.2 @CR:710.1c
    Scenario: With nine cards in hand Jushi Apprentice becomes Tomoya the Revealer
      Given Alice controls "Jushi Apprentice"
      And Alice has 8 "Opt" in hand
      And Alice has lands for {2}{U}
      Then "Jushi Apprentice" is 1/2
      And "Jushi Apprentice" isn't legendary
      When Alice activates "Jushi Apprentice"
      And the stack resolves
      Then Alice controls no "Jushi Apprentice"
      And "Tomoya the Revealer" is a 2/3 blue creature
      And "Tomoya the Revealer" is legendary
      And "Tomoya the Revealer" has mana value 2
      And "Tomoya the Revealer" is tapped

    @id:apprentice-with-too-few-cards @CR:710.2
    Scenario: With fewer cards it doesn't flip
      Given Alice controls "Jushi Apprentice"
      And Alice has 7 "Opt" in hand
      And Alice has lands for {2}{U}
      When Alice activates "Jushi Apprentice"
      And the stack resolves
      Then "Jushi Apprentice" is 1/2
      And Alice has 8 cards in hand

    @id:effects-on-what-flips @CR:710.1c @CR:710.2
    Scenario: What applied to it goes on, and what is about legendary creatures begins to apply
      Given Alice controls "Jushi Apprentice" and "Esika, God of the Tree"
      And Alice has "Giant Growth" in hand
      And Alice has 8 "Opt" in hand
      And Alice has lands for {2}{U}{G}
      When Alice casts "Giant Growth" targeting "Jushi Apprentice"
      And the stack resolves
      Then "Jushi Apprentice" doesn't have vigilance
      When Alice activates "Jushi Apprentice"
      And the stack resolves
      Then Alice has 9 cards in hand
      And "Tomoya the Revealer" is 5/6
      And "Tomoya the Revealer" has vigilance

    @id:flip-card-in-other-zones @CR:710.2
    Scenario Outline: Elsewhere it is only what its top half says
      Given Alice has "Jushi Apprentice" <where>
      Then "Jushi Apprentice" in Alice's <zone> is a 1/2 creature
      And "Jushi Apprentice" in Alice's <zone> isn't legendary

      Examples:
        | where        | zone      |
        | in hand      | hand      |
        | in graveyard | graveyard |

    @id:flipped-and-returned @CR:710.4
    Scenario: It comes back unflipped
      Given Alice controls "Jushi Apprentice"
      And Alice has 8 "Opt" in hand
      And Alice has "Flicker" in hand
      And Alice has lands for {2}{U}{1}{W}
      When Alice activates "Jushi Apprentice"
      And the stack resolves
      And Alice casts "Flicker" targeting "Tomoya the Revealer"
      And the stack resolves
      Then "Jushi Apprentice" is 1/2
      And Alice controls no "Tomoya the Revealer"

    @id:copy-of-a-flipped-permanent @CR:707.2 @CR:110.5b
    Scenario: A copy of a flipped permanent enters unflipped
      Given Alice controls "Jushi Apprentice"
      And Alice has 8 "Opt" in hand
      And Alice has "Clone" in hand
      And Alice has lands for {2}{U}{3}{U}
      When Alice activates "Jushi Apprentice"
      And the stack resolves
      And Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Tomoya the Revealer"
      Then Alice controls "Tomoya the Revealer"
      And "Jushi Apprentice" is 1/2

    @id:name-of-a-bottom-half-chosen @CR:710.5
    Scenario: The name of the bottom half may be chosen, and no spell has it
      Given Bob has "Meddling Mage" in hand
      And Bob has lands for {W}{U}
      And it is Bob's precombat main phase
      And Alice has "Jushi Apprentice" in hand
      And Alice has lands for {1}{U}
      When Bob casts "Meddling Mage"
      And the stack resolves
      And Bob chooses "Tomoya the Revealer"
      And the game advances to Alice's precombat main phase
      And Alice casts "Jushi Apprentice"
      And the stack resolves
      Then Alice controls "Jushi Apprentice"

    @id:flipped-status-stays @CR:110.5c @CR:710.4 @CR:707.4
    Scenario: A flipped permanent stays flipped while it is a copy of something that can't flip
      Given Alice controls "Dimir Doppelganger" called "Double"
      And Alice has 8 "Opt" in hand
      And Alice has "Jushi Apprentice" and "Runeclaw Bear" and "Nezumi Shortfang" in graveyard
      And Alice controls 8 "Swamp" and 9 "Island"
      When Alice activates "{1}{U}{B}" of "Double" targeting "Jushi Apprentice" in Alice's graveyard
      And the stack resolves
      Then "Double" is named "Jushi Apprentice"
      When Alice activates "{2}{U}, {T}" of "Double"
      And the stack resolves
      Then "Double" is named "Tomoya the Revealer"
      And "Double" is 2/3
      When Alice activates "{1}{U}{B}" of "Double" targeting "Runeclaw Bear" in Alice's graveyard
      And the stack resolves
      Then "Double" is named "Runeclaw Bear"
      And "Double" is 2/2
      When Alice activates "{1}{U}{B}" of "Double" targeting "Nezumi Shortfang" in Alice's graveyard
      And the stack resolves
      Then "Double" is named "Stabwhisker the Odious"
      And "Double" is a 3/3 black creature
      When the game advances to Bob's upkeep
      And Alice chooses 2 "Opt"
      And the stack resolves
      Then Bob has 17 life
