Feature: Costs reduced by mana of a type
  Mana that a cost doesn't require, or requires less of, comes off its generic part instead.

  Rule: Colored mana that the cost doesn't require reduces its generic part

    @id:hydra-for-nothing-but-a-tax @CR:118.7b
    Scenario: Khalni Hydra cast for nothing, with a tax on it, costs less for a green creature
      Given Alice controls "Omniscience" and "Grizzly Bears"
      And Bob controls "Sphere of Resistance"
      And Alice has "Khalni Hydra" in hand
      When Alice casts "Khalni Hydra" without paying its mana cost
      And the stack resolves
      Then Alice controls "Khalni Hydra"

    @id:hydra-taxed-beside-no-green-creature @CR:118.7b
    Scenario: Beside a red creature the tax has to be paid
      Given Alice controls "Omniscience" and "Hill Giant"
      And Bob controls "Sphere of Resistance"
      And Alice has "Khalni Hydra" in hand
      Then Alice can't cast "Khalni Hydra" without paying its mana cost

    @id:offering-without-that-color @CR:118.7b @CR:702.48b @CR:702.48c
    Scenario: White mana in the cost of a sacrificed Goblin comes off the generic mana of a red spell
      Given Alice controls "Xenograft" with Goblin chosen
      And Alice controls "Savannah Lions"
      And Alice has "Patron of the Akki" in hand
      And Alice has lands for {3}{R}{R}
      When Alice casts "Patron of the Akki" sacrificing "Savannah Lions"
      And the stack resolves
      Then Alice controls "Patron of the Akki"
      And Alice has "Savannah Lions" in graveyard

  Rule: What exceeds the mana of that color reduces the generic part too

    @id:hydra-with-green-creatures @CR:118.7c
    Scenario Outline: Of the reductions for <creatures> green creatures the ninth takes off the tax
      Given Alice controls <creatures> "Grizzly Bears"
      And Bob controls "Sphere of Resistance"
      And Alice has "Khalni Hydra" in hand
      And Alice has lands for {1}
      When Alice casts "Khalni Hydra"
      Then "Wastes" is <status>

      Examples:
        | creatures | status   |
        | 8         | tapped   |
        | 9         | untapped |

    @id:offering-with-more-of-that-color @CR:118.7c @CR:702.48a
    Scenario: Three red mana off a cost with two leave a generic one less
      Given Alice controls "Boggart Ram-Gang"
      And Alice has "Patron of the Akki" in hand
      And Alice has lands for {3}
      When Alice casts "Patron of the Akki" sacrificing "Boggart Ram-Gang"
      And the stack resolves
      Then Alice controls "Patron of the Akki"

    @id:offering-one-land-short @CR:118.7c
    Scenario: With a land less it can't be cast
      Given Alice controls "Boggart Ram-Gang"
      And Alice has "Patron of the Akki" in hand
      And Alice has lands for {2}
      Then Alice can't cast "Patron of the Akki" sacrificing "Boggart Ram-Gang"

  Rule: One half of a hybrid symbol is chosen

    @id:offering-of-a-hybrid @CR:118.7e
    Scenario: Of red and white the player chooses what comes off
      Given Alice controls "Boros Recruit"
      And Alice has "Patron of the Akki" in hand
      And Alice has lands for {4}{R}
      When Alice casts "Patron of the Akki" sacrificing "Boros Recruit"
      And the stack resolves
      Then Alice controls "Patron of the Akki"

    @id:offering-of-a-hybrid-not-twice @CR:118.7e
    Scenario: It is one mana less, not one of each
      Given Alice controls "Boros Recruit"
      And Alice has "Patron of the Akki" in hand
      And Alice has lands for {3}{R}
      Then Alice can't cast "Patron of the Akki" sacrificing "Boros Recruit"

  Rule: A Phyrexian symbol is one mana of its color

    @id:offering-of-a-phyrexian-symbol @CR:118.7f
    Scenario: Red Phyrexian mana takes off a red one
      Given Alice controls "Xenograft" with Goblin chosen
      And Alice controls "Slash Panther"
      And Alice has "Patron of the Akki" in hand
      And Alice has lands for {R}
      When Alice casts "Patron of the Akki" sacrificing "Slash Panther"
      And the stack resolves
      Then Alice controls "Patron of the Akki"

    @id:offering-of-another-phyrexian-symbol @CR:118.7f
    Scenario: White Phyrexian mana takes off none, but a generic one
      Given Alice controls "Xenograft" with Goblin chosen
      And Alice controls "Porcelain Legionnaire"
      And Alice has "Patron of the Akki" in hand
      And Alice has lands for {2}{R}
      Then Alice can't cast "Patron of the Akki" sacrificing "Porcelain Legionnaire"

  Rule: Snow mana is generic mana

    @id:offering-of-a-snow-symbol @CR:118.7g
    Scenario: A snow symbol takes off one generic mana
      Given Alice controls "Xenograft" with Goblin chosen
      And Alice controls "Icehide Golem"
      And Alice has "Patron of the Akki" in hand
      And Alice has lands for {3}{R}{R}
      When Alice casts "Patron of the Akki" sacrificing "Icehide Golem"
      And the stack resolves
      Then Alice controls "Patron of the Akki"

  Rule: With an offering the spell may be cast at any time an instant could be

    @id:offering-in-the-upkeep @CR:702.48a @CR:702.48b
    Scenario: In an upkeep only with something to sacrifice
      Given it is Bob's upkeep
      And Alice controls "Goblin Raider"
      And Alice has "Patron of the Akki" in hand
      And Alice has lands for {3}{R}
      When Bob passes
      And Alice casts "Patron of the Akki" sacrificing "Goblin Raider"
      And the stack resolves
      Then Alice controls "Patron of the Akki"

    @id:offering-in-the-main-phase @CR:702.48a @CR:118.7
    Scenario: In a main phase it costs less as well
      Given Alice controls "Goblin Raider"
      And Alice has "Patron of the Akki" in hand
      And Alice has lands for {3}{R}
      When Alice casts "Patron of the Akki" sacrificing "Goblin Raider"
      And the stack resolves
      Then Alice controls "Patron of the Akki"
      And Alice has "Goblin Raider" in graveyard

    @id:no-offering-in-the-upkeep @CR:702.48a
    Scenario: Without a Goblin it can't be cast then
      Given it is Bob's upkeep
      And Alice controls "Hill Giant"
      And Alice has "Patron of the Akki" in hand
      And Alice has lands for {4}{R}{R}
      When Bob passes
      Then Alice can't cast "Patron of the Akki"
