Feature: What a mana cost says
  The mana to pay, the colors of its object, and the number that is its mana value.

  Rule: The mana spent matches the symbols

    @id:mana-of-another-color @CR:202.1a
    Scenario Outline: Colored symbols take mana of their color, generic ones any
      Given Alice has "Grizzly Bears" in hand
      And Alice has lands for <lands>
      Then Alice can't cast "Grizzly Bears"

      Examples:
        | lands  |
        | {R}{R} |
        | {G}    |
        | {2}    |

    @id:generic-mana-of-any-type @CR:202.1a
    Scenario Outline: Generic mana is paid with mana of any type
      Given Alice has "Grizzly Bears" in hand
      And Alice has lands for <lands>
      When Alice casts "Grizzly Bears"
      Then Alice has no untapped lands
      And the stack is the spell "Grizzly Bears"

      Examples:
        | lands  |
        | {R}{G} |
        | {1}{G} |
        | {G}{G} |

    @id:phyrexian-symbol-paid-with-life @CR:202.1a
    Scenario: A Phyrexian symbol needs no mana of its color
      Given Alice has "Porcelain Legionnaire" in hand
      And Alice has lands for {2}
      When Alice casts "Porcelain Legionnaire" paying 2 life
      Then Alice has 18 life
      And Alice has no untapped lands
      And the stack is the spell "Porcelain Legionnaire"

    @id:no-mana-cost-cant-be-paid @CR:202.1b
    Scenario: A card without a mana cost can't be cast for it, however much mana there is
      Given Alice has "Ancestral Vision" in hand
      And Alice has lands for {U}{U}{U}{U}
      Then Alice can't cast "Ancestral Vision" targeting Bob
      And Alice has "Ancestral Vision" in hand

  Rule: Its symbols are the colors of its object

    @id:colors-from-symbols @CR:202.2 @CR:202.2a
    Scenario Outline: One colored symbol makes one color
      Given Alice controls "<card>"
      Then "<card>" is a <color> creature

      Examples:
        | card            | color |
        | Savannah Lions  | white |
        | Air Elemental   | blue  |
        | Phyrexian Rager | black |
        | Hill Giant      | red   |
        | Grizzly Bears   | green |

    @id:colors-of-generic-cost @CR:202.2b
    Scenario Outline: Without colored symbols an object is colorless
      Given Alice controls "<card>"
      Then "<card>" is colorless

      Examples:
        | card             |
        | Sol Ring         |
        | Phyrexian Walker |
        | Everflowing Chalice |
        | Forest           |

    @id:colorless-is-no-color @CR:202.2b
    Scenario: A colorless creature isn't blue to protection from blue
      Given Alice controls "Yavimaya Barbarian"
      And Bob controls "Phyrexian Walker" and "Air Elemental"
      When Alice attacks Bob with "Yavimaya Barbarian"
      Then Bob can't block "Yavimaya Barbarian" with "Air Elemental"
      When Bob blocks "Yavimaya Barbarian" with "Phyrexian Walker"
      Then "Phyrexian Walker" is blocking "Yavimaya Barbarian"

    @id:colors-of-two-symbols @CR:202.2c
    Scenario: Two different colored symbols make two colors
      Given Alice controls "Gaea's Skyfolk"
      Then "Gaea's Skyfolk" is a green and blue creature

    @id:colors-of-two-symbols-count-each @CR:202.2c
    Scenario Outline: A blue and green creature counts as each of its colors
      Given Alice controls "Gaea's Skyfolk"
      And Bob controls "Yavimaya Barbarian" and "Mirran Crusader"
      When the game advances to Bob's declare attackers step
      And Bob attacks Alice with "<attacker>"
      Then Alice can't block "<attacker>" with "Gaea's Skyfolk"
      When the game advances to Bob's end of combat
      Then "Gaea's Skyfolk" has no damage

      Examples:
        | attacker           |
        | Yavimaya Barbarian |
        | Mirran Crusader    |

    @id:colors-of-a-hybrid-symbol @CR:202.2d
    Scenario Outline: A hybrid symbol makes all of its colors, whatever mana was spent
      Given Alice has "Boros Recruit" in hand
      And Alice has lands for <mana>
      When Alice casts "Boros Recruit"
      And the stack resolves
      Then "Boros Recruit" is a red and white creature

      Examples:
        | mana |
        | {R}  |
        | {W}  |

    @id:colors-of-a-phyrexian-symbol @CR:202.2d
    Scenario: A Phyrexian symbol makes its color, even if life was paid for it
      Given Alice has "Porcelain Legionnaire" in hand
      And Alice has lands for {2}
      When Alice casts "Porcelain Legionnaire" paying 2 life
      And the stack resolves
      Then "Porcelain Legionnaire" is a white artifact creature

    @id:monocolored-hybrid-color @CR:202.2d
    Scenario: A symbol payable with two generic mana still makes its color
      Given Alice has "Spectral Procession" in hand
      And Alice has lands for {6}
      When Alice casts "Spectral Procession"
      Then the spell "Spectral Procession" is white

    @id:color-indicator @CR:204.2 @CR:202.2e
    Scenario: A color indicator makes an object without a mana cost that color
      Given Alice controls "Dryad Arbor" and "Forest"
      Then "Dryad Arbor" is a green land creature
      And "Forest" is colorless

    @id:color-indicator-of-a-back-face @CR:204.2 @CR:202.2e
    Scenario: A back face has the color of its indicator
      Given Alice controls "Serra Faithkeeper"
      Then "Serra Faithkeeper" is a white creature

  Rule: The mana value counts all of its symbols

    @id:mana-value-without-cost @CR:202.3a
    Scenario Outline: An object without a mana cost has mana value 0
      Given Alice controls "<card>"
      Then "<card>" has mana value 0

      Examples:
        | card        |
        | Dryad Arbor |
        | Forest      |
        | Mutavault   |

    @id:mana-value-of-a-token @CR:202.3a @CR:202.1b
    Scenario: A token has mana value 0 unless its maker says otherwise
      Given Alice has "Raise the Alarm" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Raise the Alarm"
      And the stack resolves
      Then each Soldier token has mana value 0

    @id:mana-value-plain @CR:202.3
    Scenario Outline: A mana value is the mana of the whole cost
      Given Alice controls "<card>"
      Then "<card>" has mana value <value>

      Examples:
        | card          | value |
        | Air Elemental | 5     |
        | Grizzly Bears | 2     |
        | Ornithopter   | 0     |
        | Sol Ring      | 1     |

    @id:mana-value-of-hybrid-symbols @CR:202.3f
    Scenario Outline: Of a hybrid symbol the largest part counts, however it was paid
      Given Alice has "Spectral Procession" in hand
      And Alice has lands for <lands>
      When Alice casts "Spectral Procession"
      Then Alice has no untapped lands
      And the spell "Spectral Procession" has mana value 6

      Examples:
        | lands     |
        | {W}{W}{W} |
        | {4}{W}    |
        | {6}       |

    @id:mana-value-of-two-color-hybrids @CR:202.3f
    Scenario: A hybrid symbol of two colors counts once
      Given Alice controls "Enchanted Evening" and "Boros Recruit"
      Then "Enchanted Evening" has mana value 5
      And "Boros Recruit" has mana value 1

    @id:mana-value-of-phyrexian-symbols @CR:202.3g
    Scenario: A Phyrexian symbol counts one though life was paid for it
      Given Alice has "Porcelain Legionnaire" in hand
      And Alice has lands for {2}
      When Alice casts "Porcelain Legionnaire" paying 2 life
      Then the spell "Porcelain Legionnaire" has mana value 3
      When the stack resolves
      Then "Porcelain Legionnaire" has mana value 3

  Rule: Additional costs aren't part of it

    @id:additional-cost-mana-value @CR:202.4
    Scenario: A sacrifice listed on the card is paid with the mana cost and isn't part of it
      Given Alice controls "Grizzly Bears"
      And Alice has "Village Rites" in hand
      And Alice has lands for {B}
      When Alice casts "Village Rites" sacrificing "Grizzly Bears"
      Then the spell "Village Rites" has mana value 1
      And Alice has "Grizzly Bears" in graveyard
      And Alice has no untapped lands

    @id:additional-cost-cant-be-left-out @CR:202.4
    Scenario: Without anything to sacrifice the mana alone doesn't pay for the spell
      Given Alice has "Village Rites" in hand
      And Alice has lands for {B}
      Then Alice can't cast "Village Rites"

    @id:additional-cost-of-a-free-spell @CR:202.4
    Scenario: A spell cast without paying its mana cost still takes its additional cost
      Given Alice controls "Omniscience" and "Grizzly Bears"
      And Alice has "Village Rites" in hand
      When Alice casts "Village Rites" without paying its mana cost sacrificing "Grizzly Bears"
      Then Alice has "Grizzly Bears" in graveyard
      And the stack is the spell "Village Rites"
