Feature: Names of tokens
  A token is named after its subtypes, unless what creates it gives it a name, or the characteristics of something else.

  Rule: A token is named after its subtypes unless its creator names it

    @id:token-named-after-two-subtypes @CR:111.4
    Scenario: A token with two subtypes is named after both, with the word Token
      Given Alice controls "Bitterblossom"
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      Then Alice controls 1 Faerie token
      And the Faerie token is named "Faerie Rogue Token"
      And the Faerie token is a 1/1 black Faerie Rogue creature

    @id:token-named-after-one-subtype @CR:111.4
    Scenario: Raise the Alarm's tokens are named Soldier Token
      Given Alice has "Raise the Alarm" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Raise the Alarm"
      And the stack resolves
      Then Alice controls 2 Soldier tokens
      And each Soldier token is named "Soldier Token"

    @id:boo-is-only-named-boo @CR:111.4 @CR:111.9
    Scenario: Minsc's Hamster is a legendary token named Boo
      Given Alice has "Minsc, Beloved Ranger" in hand
      And Alice has lands for {R}{G}{W}
      When Alice casts "Minsc, Beloved Ranger"
      And the stack resolves
      Then Alice controls 1 Hamster token
      And the Hamster token is named "Boo"
      And the Hamster token is a legendary 1/1 red creature
      And the Hamster token has trample and haste

    @id:two-boos @CR:111.9
    Scenario: As a legendary token, a second Boo calls for the legend rule
      Given Alice controls "Minsc, Beloved Ranger"
      And Alice has 2 "Cloudshift" in hand
      And Alice has lands for {W}{W}
      When Alice casts "Cloudshift" targeting "Minsc, Beloved Ranger"
      And the stack resolves
      And Alice casts "Cloudshift" targeting "Minsc, Beloved Ranger"
      And the stack resolves
      And Alice chooses the first "Boo"
      Then Alice controls 1 Hamster token

    @id:copy-token-has-the-copied-name @CR:111.4
    Scenario: A token copy of Doomed Dissenter has just that card's name
      Given Bob controls "Doomed Dissenter"
      And Alice has "Rite of Replication" in hand
      And Alice has lands for {2}{U}{U}
      When Alice casts "Rite of Replication" targeting "Doomed Dissenter"
      And the stack resolves
      Then Alice controls 1 Human token
      And the Human token is named "Doomed Dissenter"
      And the Human token is a 1/1 black creature

    @id:renamed-token-keeps-its-subtypes @CR:111.4
    Scenario: A token that becomes another creature type keeps its name
      Given Alice controls "Minsc, Beloved Ranger"
      And Alice has "Raise the Alarm" in hand
      And Alice has lands for {6}{W}
      When Alice casts "Raise the Alarm"
      And the stack resolves
      And Alice activates "Minsc, Beloved Ranger" with X = 5 targeting the first "Soldier Token"
      And the stack resolves
      Then the first "Soldier Token" is a 5/5 Giant Soldier creature
      And the first "Soldier Token" is named "Soldier Token"

    @id:berserkers-are-dwarf-berserker-tokens @CR:111.4
    Scenario: The tokens of Dwarven Reinforcements are named Dwarf Berserker Token
      Given Alice has "Dwarven Reinforcements" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Dwarven Reinforcements"
      And the stack resolves
      Then Alice controls 2 Dwarf tokens
      And each Dwarf token is named "Dwarf Berserker Token"
      And each Dwarf token is a 2/1 red Dwarf Berserker creature

    @id:spitting-image-has-the-copied-name @CR:111.4
    Scenario: The token of Spitting Image is named as the creature that it copies
      Given Bob controls "Doomed Dissenter"
      And Alice has "Spitting Image" in hand
      And Alice has lands for {4}{G}{U}
      When Alice casts "Spitting Image" targeting "Doomed Dissenter"
      And the stack resolves
      Then Alice controls "Doomed Dissenter"
      And the Human token is named "Doomed Dissenter"

    @id:spitting-image-retraced @CR:702.81a
    Scenario: From the graveyard Spitting Image is cast by discarding a land card besides
      Given Bob controls "Doomed Dissenter"
      And Alice has "Spitting Image" in graveyard
      And Alice has "Forest" and "Opt" in hand
      And Alice has lands for {4}{G}{U}
      Then Alice can't cast "Spitting Image" in Alice's graveyard discarding "Opt" targeting "Doomed Dissenter"
      When Alice casts "Spitting Image" in Alice's graveyard discarding "Forest" targeting "Doomed Dissenter"
      And the stack resolves
      Then Alice controls 1 Human token
      And Alice has "Forest" and "Spitting Image" in graveyard
      And Alice has "Opt" in hand

    @id:disas-tarmogoyf @CR:111.4 @CR:111.11
    Scenario: The Tarmogoyf token of Disa the Restless is named Tarmogoyf, and is one
      Given Alice controls "Disa the Restless" and "Grizzly Bears"
      And Alice has "Opt" and "Forest" in graveyard
      When Alice attacks Bob with "Disa the Restless" and "Grizzly Bears"
      And the game advances to Alice's end step
      Then Bob has 13 life
      And Alice controls 1 Lhurgoyf token
      And the Lhurgoyf token is named "Tarmogoyf"
      And the Lhurgoyf token is a 2/3 green Lhurgoyf creature

    @id:tuktuk-returns-under-its-name @CR:111.4
    Scenario: Tuktuk comes back as a Goblin Golem with a name of its own
      Given Alice controls "Tuktuk the Explorer"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Tuktuk the Explorer"
      And the stack resolves
      Then Alice controls 1 Golem token
      And the Golem token is named "Tuktuk the Returned"
      And the Golem token is a 5/5 colorless artifact creature
