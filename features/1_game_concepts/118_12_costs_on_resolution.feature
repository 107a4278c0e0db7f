Feature: Costs paid on resolution, and symbols with two ways to pay

  Rule: If you do

    @id:standstill-sacrificed @CR:118.12
    Scenario: Standstill is sacrificed as its ability resolves, and the opponent of who cast a spell draws
      Given Bob controls "Standstill"
      And Alice has "Llanowar Elves" in hand
      And Alice has lands for {G}
      When Alice casts "Llanowar Elves"
      And all players pass
      Then Bob has "Standstill" in graveyard
      And Bob has 3 cards in hand

    @id:standstill-gone @CR:118.12
    Scenario: Once it has left in response it can't be sacrificed, and nobody draws
      Given Bob controls "Standstill" and "Seal of Cleansing"
      And Alice has "Llanowar Elves" in hand
      And Alice has lands for {G}
      When Alice casts "Llanowar Elves"
      And Alice passes
      And Bob activates "Seal of Cleansing" targeting "Standstill"
      And the stack resolves
      Then Bob has "Standstill" in graveyard
      And Bob has 0 cards in hand

    @id:pact-paid @CR:118.12
    Scenario: Who pays for Slaughter Pact in the next upkeep plays on
      Given it is Alice's end step
      And Bob controls "Grizzly Bears"
      And Alice has "Slaughter Pact" in hand
      And Alice has lands for {2}{B}
      When Alice casts "Slaughter Pact" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard
      When the game advances to Alice's next upkeep
      And all players pass
      And Alice accepts
      Then Alice has no untapped lands
      And nobody has won

    @id:pact-mana-not-mandatory @CR:118.3c @CR:118.12
    Scenario: Nobody has to activate mana abilities for it: who has the lands may still not pay, and loses
      Given it is Alice's end step
      And Bob controls "Grizzly Bears"
      And Alice has "Slaughter Pact" in hand
      And Alice has lands for {2}{B}
      When Alice casts "Slaughter Pact" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Alice's next upkeep
      And all players pass
      And Alice declines
      Then Alice loses the game

  Rule: A choice to search

    @id:sanctuary-searched-in-vain @CR:118.12b
    Scenario: Who chose to search and found nothing has still searched
      Given it is Bob's end step
      And Alice controls "Elfhame Sanctuary"
      When the game advances to Alice's upkeep
      And all players pass
      And Alice accepts
      And Alice declines
      And the game advances to Alice's precombat main phase
      Then Alice has 0 cards in hand

    @id:sanctuary-not-searched @CR:118.12b
    Scenario: Who chose not to search draws as usual
      Given it is Bob's end step
      And Alice controls "Elfhame Sanctuary"
      When the game advances to Alice's upkeep
      And all players pass
      And Alice declines
      And the game advances to Alice's precombat main phase
      Then Alice has 1 cards in hand

  Rule: Symbols that can be paid in two ways

    @id:hybrid-chosen-before-the-cost @CR:118.13a @CR:601.2b
    Scenario: What {2/W} stands for is chosen first: a reduction of generic mana finds the {2}
      Given Alice controls "Helm of Awakening" and 5 "Wastes"
      And Alice has "Spectral Procession" in hand
      When Alice casts "Spectral Procession"
      And the stack resolves
      Then Alice controls 3 Spirit tokens

    @id:hybrid-chosen-white @CR:118.13a @CR:601.2b
    Scenario: With {W} chosen for all there is nothing to reduce
      Given Alice controls "Helm of Awakening" and 2 "Plains"
      And Alice has "Spectral Procession" in hand
      Then Alice can't cast "Spectral Procession"

    @id:hybrid-on-resolution @CR:118.13b
    Scenario Outline: {W/B} asked for on resolution is paid with <lands>
      Given Alice controls "Alesha, Who Smiles at Death"
      And Alice has lands for <lands>
      And Alice has "Grizzly Bears" in graveyard
      When Alice attacks Bob with "Alesha, Who Smiles at Death"
      And all players pass
      And Alice accepts
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice has no untapped lands

      Examples:
        | lands  |
        | {W}{W} |
        | {B}{B} |
        | {W}{B} |
