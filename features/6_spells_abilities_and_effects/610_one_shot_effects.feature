Feature: One-shot effects
  Some one-shot effects bring about a second one, later or as soon as something has happened.

  Rule: Delayed triggered abilities

    @id:journey-back-at-end-step @CR:610.2
    Scenario: Otherworldly Journey returns the creature at the end step, by a trigger
      Given Alice controls "Grizzly Bears"
      And Alice has "Otherworldly Journey" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Otherworldly Journey" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in exile
      When the game advances to Alice's end step
      Then the stack is the trigger of "Otherworldly Journey"
      And Alice has "Grizzly Bears" in exile
      When the stack resolves
      Then "Grizzly Bears" is 3/3

  Rule: Until something leaves the battlefield

    @id:priest-dies-and-returns-at-once @CR:610.3 @CR:610.3c
    Scenario: When Banisher Priest dies the exiled creature is back at once, without a trigger
      Given Bob controls "Hill Giant"
      And Alice has "Banisher Priest" and "Doom Blade" in hand
      And Alice has lands for {1}{W}{W}{1}{B}
      When Alice casts "Banisher Priest"
      And the stack resolves
      Then Bob has "Hill Giant" in exile
      When Alice casts "Doom Blade" targeting "Banisher Priest"
      And all players pass
      Then the stack is empty
      And Bob controls "Hill Giant"

    @id:trenches-exile @CR:610.3
    Scenario: In the Trenches exiles a permanent until it leaves the battlefield
      Given Bob controls "Hill Giant"
      And Alice controls "In the Trenches"
      And Alice has "Disenchant" in hand
      And Alice has lands for {5}{W}{1}{W}
      When Alice activates "In the Trenches" targeting "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in exile
      When Alice casts "Disenchant" targeting "In the Trenches"
      And the stack resolves
      Then Bob controls "Hill Giant"

    @id:trenches-gone-before @CR:610.3a
    Scenario: In the Trenches destroyed before its ability resolves exiles nothing
      Given Bob controls "Hill Giant" with 1 +1/+1 counter
      And Alice controls "In the Trenches"
      And Alice has lands for {5}{W}
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice activates "In the Trenches" targeting "Hill Giant"
      And Alice passes
      And Bob casts "Disenchant" targeting "In the Trenches"
      And the stack resolves
      Then "Hill Giant" is 4/4

    @id:priest-gone-before @CR:610.3b
    Scenario: A Banisher Priest that died before its trigger resolves exiles nothing
      Given Bob controls "Hill Giant" with 1 +1/+1 counter
      And Alice has "Banisher Priest" in hand
      And Alice has lands for {1}{W}{W}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Banisher Priest"
      And all players pass
      And Alice passes
      And Bob casts "Doom Blade" targeting "Banisher Priest"
      And the stack resolves
      Then "Hill Giant" is 4/4

    @id:priest-returns-to-the-owner @CR:610.3c
    Scenario: A stolen creature returns under its owner's control
      Given Alice controls "Grizzly Bears"
      And Bob controls "Control Magic" attached to "Grizzly Bears"
      And Alice has "Banisher Priest" and "Doom Blade" in hand
      And Alice has lands for {1}{W}{W}{1}{B}
      Then Bob controls "Grizzly Bears"
      When Alice casts "Banisher Priest"
      And the stack resolves
      Then Alice has "Grizzly Bears" in exile
      When Alice casts "Doom Blade" targeting "Banisher Priest"
      And the stack resolves
      Then Alice controls "Grizzly Bears"

    @id:two-priests-at-once @CR:610.3d
    Scenario: Two creatures exiled by Banisher Priests return at the same time and see one another enter
      Given Bob controls 2 "Soul Warden"
      And Alice has 2 "Banisher Priest" and "Day of Judgment" in hand
      And Alice has lands for {2}{W}{W}{W}{W}{2}{W}{W}
      When Alice casts "Banisher Priest"
      And all players pass
      And Alice chooses the first "Soul Warden"
      And the stack resolves
      And Alice casts "Banisher Priest"
      And the stack resolves
      Then Bob has 2 "Soul Warden" in exile
      When Alice casts "Day of Judgment"
      And all players pass
      Then Bob controls 2 "Soul Warden"
      When the stack resolves
      Then Bob has 25 life

    @id:priest-owner-leaves @CR:610.3 @CR:800.4a
    Scenario: What Banisher Priest exiled returns when the player who controls the Priest leaves the game
      Given a game with Alice, Bob and Carol
      And Bob controls "Hill Giant"
      And Alice has "Banisher Priest" in hand
      And Alice has lands for {1}{W}{W}
      When Alice casts "Banisher Priest"
      And all players pass
      And the stack resolves
      Then Bob has "Hill Giant" in exile
      When Alice concedes
      Then Bob controls "Hill Giant"

  Rule: Phasing out until something leaves

    @id:oubliette-holds @CR:610.4 @CR:610.4a
    Scenario: A creature in Oubliette doesn't phase in as its controller untaps, but as Oubliette leaves, and tapped
      Given Bob controls "Hill Giant"
      And Alice has "Oubliette" and "Disenchant" in hand
      And Alice has 2 "Opt" in library
      And Bob has 2 "Opt" in library
      And Alice has lands for {1}{B}{B}{1}{W}
      When Alice casts "Oubliette"
      And the stack resolves
      Then Bob controls no "Hill Giant"
      When the game advances to Bob's upkeep
      Then Bob controls no "Hill Giant"
      When the game advances to Alice's precombat main phase
      And Alice casts "Disenchant" targeting "Oubliette"
      And all players pass
      Then the stack is empty
      And Bob controls "Hill Giant"
      And "Hill Giant" is tapped

    @id:oubliette-gone-before @CR:610.4c
    Scenario: An Oubliette that left before its trigger resolves phases nothing out
      Given Bob controls "Hill Giant"
      And Alice has "Oubliette" in hand
      And Alice has lands for {1}{B}{B}
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice casts "Oubliette"
      And all players pass
      And Alice passes
      And Bob casts "Disenchant" targeting "Oubliette"
      And the stack resolves
      Then "Hill Giant" is untapped

  Rule: Abilities for spells as they are cast

    @id:peri-first-historic-spell @CR:610.5
    Scenario: Under Peri Brown the first historic spell of a turn has convoke, the second hasn't
      Given Alice controls "Peri Brown", "Grizzly Bears", "Hill Giant" and "Savannah Lions"
      And Alice has 2 "Sol Ring" in hand
      When Alice casts "Sol Ring" tapping "Grizzly Bears"
      Then the spell "Sol Ring" has convoke
      When the stack resolves
      Then Alice controls "Sol Ring"
      And Alice can't cast "Sol Ring" tapping "Hill Giant"

  Rule: What was exiled until something left is back before the next instruction

    @id:zo-zu-back-before-the-land @CR:610.3
    Scenario: A creature that returns while a spell resolves sees what the spell does afterwards
      Given Bob controls "Zo-Zu the Punisher"
      And Alice has "Banisher Priest" in hand
      And Alice has lands for {1}{W}{W}
      And Alice has "Plains" in library
      And Bob has "Path to Exile" in hand
      And Bob has lands for {W}
      When Alice casts "Banisher Priest"
      And the stack resolves
      Then Bob has "Zo-Zu the Punisher" in exile
      When Alice passes
      And Bob casts "Path to Exile" targeting "Banisher Priest"
      And all players pass
      And Alice chooses "Plains"
      Then Bob controls "Zo-Zu the Punisher"
      And the stack is the trigger of "Zo-Zu the Punisher"
      When the stack resolves
      Then Alice has 18 life

  Rule: A permanent doesn't phase out until what has happened already

    @id:moment-gone-before @CR:610.4b
    Scenario: With The Moment destroyed first the creature is untapped and stays
      Given Alice controls "The Moment"
      And Alice controls "Grizzly Bears" that is tapped
      And Alice has lands for {2}
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice activates "{2}, {T}" of "The Moment" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Disenchant" targeting "The Moment"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is untapped

    @id:moment-there-until-later @CR:610.4
    Scenario: With The Moment there it is phased out until that is destroyed
      Given Alice controls "The Moment" and "Grizzly Bears"
      And Alice has lands for {2}
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice activates "{2}, {T}" of "The Moment" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls no "Grizzly Bears"
      When Alice passes
      And Bob casts "Disenchant" targeting "The Moment"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
