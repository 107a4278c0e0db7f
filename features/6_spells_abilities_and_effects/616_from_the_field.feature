Feature: Replacement effects where engines went wrong

  Rule: Each effect that doubles applies once

    @id:two-doublings-of-tokens @CR:614.5 @CR:616.1 @CR:614.16
    Scenario: Two Doubling Seasons make four times as many tokens
      Given Alice controls 2 "Doubling Season"
      And Alice has "Raise the Alarm" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Raise the Alarm"
      And the stack resolves
      Then Alice controls 8 Soldier tokens

  Rule: Redirected damage isn't prevented damage

    @id:redirection-where-nothing-is-prevented @CR:614.9
    Scenario: Damage that can't be prevented is dealt to another creature
      Given Alice controls "Nomads en-Kor" and "Hill Giant"
      And Bob controls "Leyline of Punishment"
      And Bob has "Gut Shot" in hand
      When Alice activates "Nomads en-Kor" targeting "Hill Giant"
      And the stack resolves
      And Alice passes
      And Bob casts "Gut Shot" paying 2 life targeting "Nomads en-Kor"
      And the stack resolves
      Then Alice controls "Nomads en-Kor"
      And "Hill Giant" has 1 damage

    @id:redirection-to-a-player-s-creature-where-nothing-is-prevented @CR:614.9
    Scenario: Damage to a player that can't be prevented is dealt to the player's creature
      Given Alice controls "Hill Giant"
      And Alice controls "Pariah" attached to "Hill Giant"
      And Bob controls "Leyline of Punishment"
      And Bob has "Tarfire" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Tarfire" targeting Alice
      And the stack resolves
      Then Alice has 20 life
      And "Hill Giant" has 2 damage

    @id:redirection-to-what-is-gone @CR:614.9
    Scenario: A shield whose creature has left does nothing
      Given Alice controls "Nomads en-Kor" and "Savannah Lions"
      And Bob has "Disperse" and "Gut Shot" in hand
      And Bob has lands for {1}{U}
      When Alice activates "Nomads en-Kor" targeting "Savannah Lions"
      And the stack resolves
      And Alice passes
      And Bob casts "Disperse" targeting "Savannah Lions"
      And the stack resolves
      And Alice passes
      And Bob casts "Gut Shot" paying 2 life targeting "Nomads en-Kor"
      And the stack resolves
      Then Alice has "Nomads en-Kor" in graveyard

  Rule: What a permanent will be decides on its as-enters choices

    @id:no-choice-under-humility @CR:614.12
    Scenario: A creature that will have no abilities asks for no color, and has none chosen later
      Given Alice controls "Humility" and "Vedalken Orrery"
      And Alice has "Quirion Elves" and "Disenchant" in hand
      And Alice has lands for {1}{G}{1}{W}
      When Alice casts "Quirion Elves"
      And the stack resolves
      Then Alice controls "Quirion Elves"
      When Alice casts "Disenchant" targeting "Humility"
      And the stack resolves
      And the game advances to Alice's next upkeep
      And Alice taps "Quirion Elves" for {G}
      Then Alice has {G}
      When the game advances to Alice's next upkeep
      And Alice activates the second "{T}" of "Quirion Elves"
      Then Alice has no mana

  Rule: Effects that replace what is created apply to what the others made of it

    @id:one-of-each-doubled @CR:616.1f
    Scenario Outline: A doubling and one of each kind instead make two of each, whichever is newer
      Given Alice controls "<older>"
      And Alice controls "<newer>"
      And Alice has "Gilded Goose" in hand
      And Alice has lands for {G}
      When Alice casts "Gilded Goose"
      And the stack resolves
      Then Alice controls 2 Food tokens
      And Alice controls 2 Clue tokens
      And Alice controls 2 Treasure tokens

      Examples:
        | older              | newer              |
        | Academy Manufactor | Doubling Season    |
        | Doubling Season    | Academy Manufactor |

    @id:one-of-each-doubled-twice @CR:614.5
    Scenario: Two doublings and one of each make four of each
      Given Alice controls "Academy Manufactor" and 2 "Doubling Season"
      And Alice has "Gilded Goose" in hand
      And Alice has lands for {G}
      When Alice casts "Gilded Goose"
      And the stack resolves
      Then Alice controls 4 Food tokens
      And Alice controls 4 Clue tokens
      And Alice controls 4 Treasure tokens

    @id:manufactor-and-soldiers @CR:614.1a
    Scenario: Academy Manufactor watches for Clues, Food and Treasures, and for no other tokens
      Given Alice controls "Academy Manufactor"
      And Alice has "Raise the Alarm" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Raise the Alarm"
      And the stack resolves
      Then Alice controls 2 Soldier tokens
      And Alice controls 0 Clue tokens
      And Alice controls 0 Food tokens
