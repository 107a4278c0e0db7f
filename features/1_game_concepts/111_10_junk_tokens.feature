Feature: Junk tokens
  A predefined token that lets its player play the top card of the library.

  Rule: Junk

    @id:junk-token @CR:111.10t
    Scenario: A Junk lets its player play the top card of the library this turn
      Given Alice controls "Crimson Caravaneer"
      And Alice has "Forest" in library
      When Alice attacks Bob with "Crimson Caravaneer"
      And the game advances to Alice's postcombat main phase
      Then Alice controls 2 Junk tokens
      And each Junk token is a colorless artifact
      When Alice activates the first "Junk Token"
      And the stack resolves
      Then Alice has "Forest" in exile
      And Alice controls 1 Junk token
      When Alice plays "Forest" in Alice's exile
      Then Alice controls "Forest"

    @id:junk-as-a-sorcery @CR:111.10t
    Scenario: Its ability is activated only as a sorcery, and the card can't be played in a later turn
      Given Alice controls "Crimson Caravaneer"
      And Alice has "Opt", "Forest" and "Forest" in library
      And Alice has lands for {U}
      When Alice attacks Bob with "Crimson Caravaneer"
      And the game advances to Alice's end of combat
      Then Alice can't activate the first "Junk Token"
      When the game advances to Alice's postcombat main phase
      And Alice activates the first "Junk Token"
      And the stack resolves
      And the game advances to Alice's precombat main phase
      Then Alice can't cast "Opt" in Alice's exile
