Feature: Names of tokens
  A token is named after its subtypes, unless what creates it gives it a name, or the characteristics of something else.

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
