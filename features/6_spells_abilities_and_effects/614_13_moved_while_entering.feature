Feature: Cards that move while a permanent enters
  How a permanent enters may make other cards change zones; those that enter with it stay out of that.

    @id:ghoul-is-what-it-exiled @CR:607.2b @CR:614.1c @CR:614.13
    Scenario: Sutured Ghoul is as large as the cards that were exiled as it entered
      Given Alice has "Grizzly Bears", "Hill Giant" and "Divination" in graveyard
      And Alice has "Sutured Ghoul" in hand
      And Alice has lands for {4}{B}{B}{B}
      When Alice casts "Sutured Ghoul"
      And all players pass
      Then Alice may choose only "Grizzly Bears" or "Hill Giant"
      When Alice chooses "Grizzly Bears" and "Hill Giant"
      Then "Sutured Ghoul" is 5/5
      And Alice has "Grizzly Bears" and "Hill Giant" in exile
      And Alice has "Divination" in graveyard

    @id:ghoul-and-bear-enter-together @CR:614.13a
    Scenario: Neither the Ghoul nor what enters together with it from the graveyard can be exiled for it
      Given Alice has "Sutured Ghoul", "Runeclaw Bear" and "Hill Giant" in graveyard
      And Alice has "Ever After" in hand
      And Alice has lands for {4}{B}{B}
      When Alice casts "Ever After" targeting "Sutured Ghoul" and "Runeclaw Bear"
      And all players pass
      Then Alice may choose only "Hill Giant"
      When Alice chooses "Hill Giant"
      Then "Sutured Ghoul" is 3/3
      And Alice controls "Runeclaw Bear"
      And Alice has "Hill Giant" in exile
      And Alice has "Ever After" on the bottom of library

    @id:ghoul-and-bear-alone @CR:614.13a
    Scenario: With nothing else in the graveyard nothing is exiled, and the Ghoul has no toughness
      Given Alice has "Sutured Ghoul" and "Runeclaw Bear" in graveyard
      And Alice has "Ever After" in hand
      And Alice has lands for {4}{B}{B}
      When Alice casts "Ever After" targeting "Sutured Ghoul" and "Runeclaw Bear"
      And the stack resolves
      Then Alice controls "Runeclaw Bear"
      And Alice has "Sutured Ghoul" in graveyard
      And Alice has no cards in exile

    @id:two-ghouls-share-nothing @CR:614.13b
    Scenario: One card can't be exiled for two Ghouls that enter at the same time
      Given Alice has 2 "Sutured Ghoul", "Grizzly Bears" and "Hill Giant" in graveyard
      And Alice has "Ever After" in hand
      And Alice has lands for {4}{B}{B}
      When Alice casts "Ever After" targeting the first "Sutured Ghoul" and the second "Sutured Ghoul"
      And all players pass
      And Alice chooses "Hill Giant"
      Then Alice may choose only "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      Then the first "Sutured Ghoul" is 3/3
      And the second "Sutured Ghoul" is 2/2

    @id:pool-off-the-library-under-ashiok @CR:614.13c @CR:118.11
    Scenario: The land that enters from the top of the library isn't among the cards exiled instead of paying for it
      Given Alice controls "Ashiok, Wicked Manipulator" with 5 loyalty counters
      And Alice controls "Oracle of Mul Daya"
      And Alice has "Breeding Pool", "Opt", "Divination" and "Island" in library
      When Alice plays "Breeding Pool"
      And Alice accepts
      Then Alice controls "Breeding Pool"
      And "Breeding Pool" isn't tapped
      And Alice has "Opt" and "Divination" in exile
      And Alice has 20 life
      And Alice has "Island" on top of library

    @id:pool-from-hand-under-ashiok @CR:118.11
    Scenario: Played from hand it leaves the top cards of the library to be exiled
      Given Alice controls "Ashiok, Wicked Manipulator" with 5 loyalty counters
      And Alice has "Breeding Pool" in hand
      And Alice has "Opt", "Divination" and "Island" in library
      When Alice plays "Breeding Pool"
      And Alice accepts
      Then "Breeding Pool" isn't tapped
      And Alice has "Opt" and "Divination" in exile
      And Alice has 20 life
