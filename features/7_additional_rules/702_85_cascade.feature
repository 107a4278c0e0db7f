Feature: Cascade
  As a spell with cascade is cast, cards are exiled from the top of the library until one that isn't a land and has a lesser
  mana value. It may be cast for nothing, if the spell it becomes has a lesser mana value too.

    @id:cascade-into-a-creature @CR:702.85a
    Scenario: The first card of lesser mana value is cast, above the spell itself
      Given Alice has "Bloodbraid Elf" in hand
      And Alice has "Forest" and "Hill Giant" and "Craw Wurm" and "Grizzly Bears" in library
      And Alice has lands for {2}{R}{G}
      When Alice casts "Bloodbraid Elf"
      Then the stack is the trigger of "Bloodbraid Elf" and the spell "Bloodbraid Elf"
      When all players pass
      And Alice casts "Grizzly Bears" without paying its mana cost
      Then the stack is the spell "Grizzly Bears" and the spell "Bloodbraid Elf"
      When the stack resolves
      Then Alice controls "Bloodbraid Elf" and "Grizzly Bears"
      And Alice has 0 cards in exile

    @id:cascade-passes-equal-mana-values @CR:702.85a
    Scenario: Lands and cards of the same mana value go to the bottom of the library
      Given Alice has "Bloodbraid Elf" in hand
      And Alice has "Forest" and "Hill Giant" and "Grizzly Bears" and "Craw Wurm" in library
      And Alice has lands for {2}{R}{G}
      When Alice casts "Bloodbraid Elf"
      And all players pass
      And Alice casts "Grizzly Bears" without paying its mana cost
      Then Alice has "Craw Wurm" on top of library
      And Alice has "Forest" and "Hill Giant" in library
      And Alice has 0 cards in exile

    @id:cascade-declined @CR:702.85a
    Scenario: A card that isn't cast goes to the bottom with the others
      Given Alice has "Bloodbraid Elf" in hand
      And Alice has "Grizzly Bears" and "Craw Wurm" in library
      And Alice has lands for {2}{R}{G}
      When Alice casts "Bloodbraid Elf"
      And all players pass
      And Alice declines
      Then Alice has "Craw Wurm" on top of library
      And Alice has "Grizzly Bears" in library
      And the stack is the spell "Bloodbraid Elf"

    @id:cascade-of-a-countered-spell @CR:702.85a @CR:113.7a
    Scenario: Countering the spell leaves its cascade, with the mana value that the spell had
      Given Alice has "Bloodbraid Elf" in hand
      And Alice has "Hill Giant" and "Grizzly Bears" in library
      And Alice has lands for {2}{R}{G}
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "Bloodbraid Elf"
      And Alice passes
      And Bob casts "Counterspell" targeting the spell "Bloodbraid Elf"
      And all players pass
      Then the stack is the trigger of "Bloodbraid Elf"
      When all players pass
      And Alice casts "Grizzly Bears" without paying its mana cost
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice has "Hill Giant" in library
      And Alice has "Bloodbraid Elf" in graveyard

    @id:cascade-passes-a-split-card @CR:702.85a @CR:202.3d
    Scenario: Off the stack a split card has the mana value of both halves
      Given Alice has "Bloodbraid Elf" in hand
      And Alice has "Fire // Ice" and "Grizzly Bears" in library
      And Alice has lands for {2}{R}{G}
      When Alice casts "Bloodbraid Elf"
      And all players pass
      And Alice casts "Grizzly Bears" without paying its mana cost
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice has "Fire // Ice" in library

    @id:cascade-into-a-modal-card @CR:702.85a @CR:712.11b
    Scenario: The dear back face of a cheap card can't be cast by cascade, the front face can
      Given Alice has "Bloodbraid Elf" in hand
      And Alice has "Esika, God of the Tree" in library
      And Alice has lands for {2}{R}{G}
      When Alice casts "Bloodbraid Elf"
      And all players pass
      Then Alice can't cast "The Prismatic Bridge" without paying its mana cost
      When Alice casts "Esika, God of the Tree" without paying its mana cost
      And the stack resolves
      Then Alice controls "Esika, God of the Tree" and "Bloodbraid Elf"

    @id:cascade-into-an-adventure @CR:702.85a @CR:715.3
    Scenario Outline: Of an adventurer card either part may be cast
      Given Alice has "Bloodbraid Elf" in hand
      And Alice has "Giant Killer" in library
      And Alice has lands for {2}{R}{G}
      And Bob controls "Serra Angel"
      When Alice casts "Bloodbraid Elf"
      And all players pass
      And Alice casts <part>
      Then the stack is the spell "<spell>" and the spell "Bloodbraid Elf"

      Examples:
        | part                                                             | spell        |
        | "Giant Killer" without paying its mana cost                      | Giant Killer |
        | "Chop Down" without paying its mana cost targeting "Serra Angel" | Chop Down    |
