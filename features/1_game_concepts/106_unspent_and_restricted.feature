Feature: 106 Mana that isn't spent, and mana that may not be

  Rule: Unspent mana is lost, and that is all

    @id:mana-lost-without-harm @CR:106.4 @CR:500.5
    Scenario: Unspent mana is lost, and its player loses nothing else
      Given it is Alice's upkeep
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      And all players pass
      Then it is Alice's draw step
      And Alice has no mana
      And Alice has 20 life

  Rule: Mana is for what it may be spent on

    @id:restricted-mana-activates-no-creature @CR:106.6
    Scenario: Mana that casts only creature spells doesn't pay for an ability of a creature
      Given Alice controls "Beastcaller Savant" and "Drudge Skeletons"
      When Alice taps "Beastcaller Savant" for {B}
      Then Alice has {B}
      And Alice can't activate "Drudge Skeletons"

    @id:changed-mana-keeps-its-restriction @CR:106.6
    Scenario: Mana that is black instead of blue may still be spent on abilities of lands only
      Given Alice controls "Contamination"
      And Alice controls "Sunken Citadel" with blue chosen
      And Alice has "Fatal Push" in hand
      And Bob controls "Grizzly Bears"
      When Alice activates the second "{T}" of "Sunken Citadel"
      Then Alice has {B}
      And Alice can't cast "Fatal Push" targeting "Grizzly Bears"

    @id:restricted-mana-pays-for-no-block @CR:106.6 @CR:509.1d
    Scenario: Nor does it pay what a creature asks for blocking
      Given it is Bob's precombat main phase
      And Bob controls "Hill Giant"
      And Alice controls "Hipparion" and "Beastcaller Savant"
      When Bob attacks Alice with "Hill Giant"
      Then Alice can't block "Hill Giant" with "Hipparion"
      When Alice blocks with nothing
      And the game advances to the next end of combat
      Then Alice has 17 life
