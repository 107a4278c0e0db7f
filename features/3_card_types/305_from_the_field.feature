Feature: Lands where engines went wrong

  Rule: A land with flash is played at any time of its player's own turn

    @id:land-creature-with-flash @CR:702.8a @CR:305.2b
    Scenario: With flash Dryad Arbor can be played in combat, as the one land of the turn
      Given Alice controls "Teferi, Mage of Zhalfir"
      And Alice has 2 "Dryad Arbor" in hand
      When the game advances to Alice's beginning of combat
      And Alice plays "Dryad Arbor"
      Then Alice controls "Dryad Arbor"
      And Alice can't play "Dryad Arbor"

    @id:land-creature-with-flash-in-anothers-turn @CR:305.3
    Scenario: In another player's turn it can't be played, though creature spells with flash are cast there
      Given it is Bob's precombat main phase
      And Alice controls "Teferi, Mage of Zhalfir"
      And Alice has "Dryad Arbor" and "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Bob passes
      Then Alice can't play "Dryad Arbor"
      When Alice casts "Grizzly Bears"
      Then the stack is the spell "Grizzly Bears"

    @id:land-creature-without-flash @CR:116.2a
    Scenario: Without flash it can't
      Given Alice has "Dryad Arbor" in hand
      When the game advances to Alice's beginning of combat
      Then Alice can't play "Dryad Arbor"
