Feature: Self-replacement, effects of replacements, and what can't happen
  An effect that replaces a part of itself comes first; what can't happen isn't replaced.

  Rule: Self-replacement

    @id:remand-before-rest-in-peace @CR:614.15 @CR:616.1a
    Scenario: A spell that Remand counters returns to its owner's hand before anything could exile it
      Given it is Bob's precombat main phase
      And Bob controls "Rest in Peace"
      And Bob has "Grizzly Bears" in hand
      And Bob has lands for {1}{G}
      And Alice has "Remand" in hand
      And Alice has lands for {1}{U}
      When Bob casts "Grizzly Bears"
      And Bob passes
      And Alice casts "Remand" targeting the spell "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in hand
      And Alice has "Remand" in exile

    @id:cancel-under-rest-in-peace @CR:614.15
    Scenario: A spell that is simply countered is exiled
      Given it is Bob's precombat main phase
      And Bob controls "Rest in Peace"
      And Bob has "Grizzly Bears" in hand
      And Bob has lands for {1}{G}
      And Alice has "Cancel" in hand
      And Alice has lands for {1}{U}{U}
      When Bob casts "Grizzly Bears"
      And Bob passes
      And Alice casts "Cancel" targeting the spell "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in exile

  Rule: Cards exiled by a replacement

    @id:maw-uses-what-it-exiled @CR:614.14
    Scenario Outline: Void Maw's cost takes a card that its own effect exiled, and no other
      Given Alice controls "Void Maw" and "Rest in Peace"
      And Bob controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      And Bob chooses "<chosen>"
      Then Bob has "Grizzly Bears" in exile
      And Alice <may>

      Examples:
        | chosen        | may                       |
        | Rest in Peace | can't activate "Void Maw" |

    @id:maw-exiled-it @CR:614.14
    Scenario: What its own effect exiled pays for Void Maw's ability
      Given Alice controls "Void Maw"
      And Bob controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in exile
      When Alice activates "Void Maw"
      And the stack resolves
      Then "Void Maw" is 6/7
      And Bob has "Grizzly Bears" in graveyard

  Rule: What a replacement does is done by an effect

    @id:hydra-under-doubling-season @CR:614.16
    Scenario Outline: Counters put instead of combat damage are put by an effect, and doubled
      Given Alice controls <mine>
      And Bob controls "Hill Giant"
      And it is Bob's precombat main phase
      When Bob attacks Alice with "Hill Giant"
      And Alice blocks "Hill Giant" with "Phytohydra"
      And all players pass
      Then "Phytohydra" is <size>
      And "Phytohydra" has no damage

      Examples:
        | mine                               | size |
        | "Phytohydra"                       | 4/4  |
        | "Phytohydra" and "Doubling Season" | 7/7  |

  Rule: What can't happen

    @id:gain-before-the-prohibition @CR:614.17a @CR:614.17
    Scenario: Life gained before gaining was forbidden stays; afterwards none is gained
      Given Alice has 2 "Renewed Faith" and "Giant Cindermaw" in hand
      And Alice has lands for {8}{R}{W}{W}
      When Alice casts "Renewed Faith"
      And the stack resolves
      And Alice casts "Giant Cindermaw"
      And the stack resolves
      Then Alice has 26 life
      When Alice casts "Renewed Faith"
      And the stack resolves
      Then Alice has 26 life

    @id:life-that-cant-be-paid @CR:614.17b
    Scenario Outline: A cost that includes what can't happen can't be paid
      Given Alice controls "<creature>"
      And Alice has "Toxic Deluge" in hand
      And Alice has lands for {2}{B}
      Then Alice can't cast "Toxic Deluge" with X = 3

      Examples:
        | creature          |
        | Platinum Emperion |

    @id:life-that-can-be-paid @CR:614.17b
    Scenario: Without the Emperion the same cost is paid
      Given Alice controls "Craw Wurm"
      And Alice has "Toxic Deluge" in hand
      And Alice has lands for {2}{B}
      When Alice casts "Toxic Deluge" with X = 3
      And the stack resolves
      Then Alice has 17 life
      And "Craw Wurm" is 3/1

    @id:forbidden-gain-is-not-replaced @CR:614.17c
    Scenario Outline: Life that can't be gained isn't lost instead either
      Given it is Bob's precombat main phase
      And Alice controls "<creature>" and "Tainted Remedy"
      And Bob has "Renewed Faith" in hand
      And Bob has lands for {2}{W}
      When Bob casts "Renewed Faith"
      And the stack resolves
      Then Bob has <life> life

      Examples:
        | creature       | life |
        | Giant Cindermaw | 20   |
        | Hill Giant     | 14   |

    @id:worms-keep-a-land-off @CR:614.17d
    Scenario: A creature that would be a land as it enters can't enter under Worms of the Earth
      Given Alice has lands for {4}{B}
      And Alice controls "Ashaya, Soul of the Wild"
      And Alice controls "Worms of the Earth"
      And Alice has "Grizzly Bears" in graveyard
      And Alice has "Rise from the Grave" in hand
      When Alice casts "Rise from the Grave" targeting "Grizzly Bears" in Alice's graveyard
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard

    @id:worms-let-a-creature-in @CR:614.17d
    Scenario: Without Ashaya it is no land, and enters
      Given Alice has lands for {4}{B}
      And Alice controls "Worms of the Earth"
      And Alice has "Grizzly Bears" in graveyard
      And Alice has "Rise from the Grave" in hand
      When Alice casts "Rise from the Grave" targeting "Grizzly Bears" in Alice's graveyard
      And the stack resolves
      Then Alice controls "Grizzly Bears"
