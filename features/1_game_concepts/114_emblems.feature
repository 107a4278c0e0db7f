Feature: Emblems
  Objects in the command zone that are nothing but their abilities.

  Background:
    Given Alice controls "Elspeth, Sun's Champion" with 7 loyalty counters
    And Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"

  Rule: Its player owns and controls it

    @id:emblem-works @CR:114.2 @CR:114.4 @CR:113.6p
    Scenario: An emblem's ability works from the command zone, for the player who got it
      When Alice activates "-7" of "Elspeth, Sun's Champion"
      And the stack resolves
      Then Alice has "Elspeth, Sun's Champion" in graveyard
      And "Grizzly Bears" is 4/4
      And "Grizzly Bears" has flying
      And "Hill Giant" is 3/3

    @id:emblem-for-later-creatures @CR:114.4
    Scenario: It works for creatures that come later, turn after turn
      Given Alice has "Elvish Mystic" in hand
      And Alice has lands for {G}
      When Alice activates "-7" of "Elspeth, Sun's Champion"
      And the stack resolves
      And the game advances to Alice's next precombat main phase
      And Alice casts "Elvish Mystic"
      And the stack resolves
      Then "Elvish Mystic" is 3/3

    @id:emblem-twice @CR:114.2
    Scenario: Two emblems work twice
      Given Alice has "Elspeth, Sun's Champion" in hand
      And Alice controls "Doubling Season"
      And Alice has lands for {4}{W}{W}
      When Alice activates "-7" of "Elspeth, Sun's Champion"
      And the stack resolves
      And Alice casts "Elspeth, Sun's Champion"
      And the stack resolves
      And Alice activates "-7" of "Elspeth, Sun's Champion"
      And the stack resolves
      Then "Grizzly Bears" is 6/6

  Rule: It is no permanent and no card

    @id:emblem-is-no-permanent @CR:114.5
    Scenario: What targets a permanent finds no emblem
      Given Alice has "Disperse" in hand
      And Alice has lands for {1}{U}
      When Alice activates "-7" of "Elspeth, Sun's Champion"
      And the stack resolves
      And Alice casts "Disperse"
      Then Alice may choose only "Grizzly Bears" or "Hill Giant"
      When Alice chooses "Hill Giant"
      And the stack resolves
      Then "Grizzly Bears" is 4/4
