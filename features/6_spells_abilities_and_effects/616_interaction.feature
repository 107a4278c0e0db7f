Feature: Interaction of replacement and prevention effects
  The affected player chooses one after another, in the groups that the rules name.

  Rule: The affected player chooses

    @id:twice-or-two-more-first @CR:616.1 @CR:616.1e
    Scenario Outline: The player who would be dealt the damage chooses whether it is doubled or increased first
      Given Alice controls "Torbran, Thane of Red Fell" and "Furnace of Rath"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      And Bob chooses "<first>"
      Then Bob has <life> life

      Examples:
        | first                      | life |
        | Torbran, Thane of Red Fell | 10   |
        | Furnace of Rath            | 12   |

    @id:prevented-or-turned-into-counters @CR:616.1e @CR:616.1f
    Scenario Outline: Once one effect has replaced the damage there is none left for the other
      Given Alice controls "Phytohydra" called "hydra"
      And Alice has "Healing Salve" in hand
      And Alice has lands for {W}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Healing Salve" choosing mode 2 targeting "hydra"
      And the stack resolves
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "hydra"
      And the stack resolves
      And Alice chooses <first>
      Then "hydra" is <size>

      Examples:
        | first                                | size |
        | "hydra"                              | 4/4  |
        | "Healing Salve" in Alice's graveyard | 1/1  |

    @id:progenitus-or-exile @CR:616.1 @CR:616.1f
    Scenario Outline: The controller of a destroyed Progenitus chooses where it goes, once
      Given Bob controls "Progenitus"
      And Alice controls "Rest in Peace"
      And Alice has "Day of Judgment" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Day of Judgment"
      And the stack resolves
      And Bob chooses "<first>"
      Then Bob has <exiled> "Progenitus" in exile
      And Bob has <shuffled> "Progenitus" in library

      Examples:
        | first         | exiled | shuffled |
        | Progenitus    | no     | 1        |
        | Rest in Peace | 1      | no       |

  Rule: In groups

    @id:specimens-before-the-copy @CR:616.1b
    Scenario: Who will control a Clone is settled before what it copies
      Given it is Bob's precombat main phase
      And Bob has "Clone" in hand
      And Bob has lands for {3}{U}
      And Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Gather Specimens" in hand
      And Alice has lands for {3}{U}{U}{U}
      When Bob casts "Clone"
      And Bob passes
      And Alice casts "Gather Specimens"
      And all players pass
      And all players pass
      And Alice chooses "Hill Giant"
      Then Alice controls "Hill Giant"

    @id:sentinel-as-essence @CR:616.1c @CR:616.1f
    Scenario: A creature that enters as a copy has lost its own way of entering
      Given Alice controls "Essence of the Wild"
      And Alice has "Rusted Sentinel" in hand
      And Alice has lands for {4}
      When Alice casts "Rusted Sentinel"
      And the stack resolves
      Then Alice controls 2 "Essence of the Wild"
      And the second "Essence of the Wild" isn't tapped

    @id:sentinel-as-itself @CR:616.1c
    Scenario: Without Essence of the Wild it enters tapped
      Given Alice has "Rusted Sentinel" in hand
      And Alice has lands for {4}
      When Alice casts "Rusted Sentinel"
      And the stack resolves
      Then "Rusted Sentinel" is tapped

    @id:twice-the-voices @CR:616.1g
    Scenario: Doubling the tokens comes before what happens as each of them enters
      Given Alice controls "Doubling Season" and "Voice of All" with red chosen
      And Alice has "Rite of Replication" in hand
      And Alice has lands for {2}{U}{U}
      And Bob has "Lightning Bolt" and "Doom Blade" in hand
      And Bob has lands for {1}{B}{R}
      When Alice casts "Rite of Replication" targeting "Voice of All"
      And the stack resolves
      And Alice chooses black
      And Alice chooses green
      Then Alice controls 3 "Voice of All"
      When Alice passes
      Then Bob can't cast "Lightning Bolt" targeting the first "Voice of All"
      And Bob can't cast "Doom Blade" targeting the second "Voice of All"
      When Bob casts "Doom Blade" targeting the third "Voice of All"
      And the stack resolves
      Then Alice controls 2 "Voice of All"

  Rule: What one effect makes of an event may be replaced by another

    @id:life-to-draws-to-cards-returned @CR:616.2
    Scenario Outline: Draws instead of life, and cards returned instead of draws: whichever came first, both apply
      Given Alice controls "<first>"
      And Alice controls "<second>"
      And Alice has "Healing Salve" in hand
      And Alice has "Opt", "Divination", "Forest" and "Hill Giant" in graveyard
      And Alice has 3 "Island" in library
      And Alice has lands for {W}
      When Alice casts "Healing Salve" choosing mode 1 targeting Alice
      And all players pass
      And Alice chooses "Opt"
      And Alice chooses "Hill Giant"
      And Alice chooses "Forest"
      Then Alice has "Opt", "Hill Giant" and "Forest" in hand
      And Alice has 3 cards in hand
      And Alice has 20 life
      And Alice has 3 "Island" in library
      And Alice has "Healing Salve" in exile

      Examples:
        | first           | second          |
        | Nefarious Lich  | Forbidden Crypt |
        | Forbidden Crypt | Nefarious Lich  |

    @id:life-to-draws @CR:614.1a
    Scenario: Without the second effect the cards are drawn
      Given Alice controls "Nefarious Lich"
      And Alice has "Healing Salve" in hand
      And Alice has 4 "Island" in library
      And Alice has lands for {W}
      When Alice casts "Healing Salve" choosing mode 1 targeting Alice
      And all players pass
      Then Alice has 3 "Island" in hand
      And Alice has 20 life

    @id:last-draw-finds-nothing-to-return @CR:616.2 @CR:104.3e
    Scenario: If one of the draws finds no card to return the player loses
      Given Alice controls "Nefarious Lich" and "Forbidden Crypt"
      And Alice has "Healing Salve" in hand
      And Alice has "Opt" and "Forest" in graveyard
      And Alice has 3 "Island" in library
      And Alice has lands for {W}
      When Alice casts "Healing Salve" choosing mode 1 targeting Alice
      And all players pass
      And Alice chooses "Opt"
      Then Alice loses the game
