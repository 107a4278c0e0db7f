Feature: Predefined Role tokens
  A Role is an Aura token with an ability that depends on its name.

  @id:cursed-role @CR:111.10j
  Scenario: A Cursed Role makes its creature 1/1
    Given Alice controls "Hill Giant" with 1 +1/+1 counter
    And Alice has "Spiteful Hexmage" in hand
    And Alice has lands for {B}
    When Alice casts "Spiteful Hexmage"
    And all players pass
    And Alice chooses "Hill Giant"
    And the stack resolves
    Then Alice controls 1 Role token
    And the Role token is a colorless enchantment Aura
    And the Role token is attached to "Hill Giant"
    And "Hill Giant" is 2/2

  @id:monster-role @CR:111.10k
  Scenario: A Monster Role gives +1/+1 and trample
    Given Alice controls "Grizzly Bears"
    And Alice has "Monstrous Rage" in hand
    And Alice has lands for {R}
    When Alice casts "Monstrous Rage" targeting "Grizzly Bears"
    And the stack resolves
    Then the Role token is a colorless enchantment Aura
    And the Role token is attached to "Grizzly Bears"
    And "Grizzly Bears" is 5/3
    And "Grizzly Bears" has trample
    When the game advances to Bob's upkeep
    Then "Grizzly Bears" is 3/3

  @id:royal-role @CR:111.10m
  Scenario: A Royal Role gives +1/+1 and ward {1}
    Given Alice controls "Grizzly Bears"
    And Alice has "Royal Treatment" in hand
    And Alice has lands for {G}
    And Bob has 2 "Lightning Bolt" in hand
    And Bob has lands for {1}{R}{R}
    When Alice casts "Royal Treatment" targeting "Grizzly Bears"
    And the stack resolves
    Then the Role token is a colorless enchantment Aura
    And "Grizzly Bears" is 3/3
    When the game advances to Bob's precombat main phase
    And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
    And all players pass
    And Bob declines
    Then Bob has "Lightning Bolt" in graveyard
    And the stack is empty
    And "Grizzly Bears" is 3/3
    When Bob casts "Lightning Bolt" targeting "Grizzly Bears"
    And all players pass
    And Bob accepts
    Then Bob has no untapped lands
    When the stack resolves
    Then Alice has "Grizzly Bears" in graveyard

  @id:sorcerer-role @CR:111.10n
  Scenario: A Sorcerer Role gives +1/+1 and a scry at each attack
    Given Alice controls "Grizzly Bears"
    And Alice has "Unassuming Sage" in hand and "Opt" in library
    And Alice has lands for {3}{W}
    When Alice casts "Unassuming Sage"
    And the stack resolves
    And Alice accepts
    Then the Role token is a colorless enchantment Aura
    And the Role token is attached to "Unassuming Sage"
    And "Unassuming Sage" is 3/3
    When the game advances to Bob's upkeep
    And the game advances to Alice's precombat main phase
    Then Alice has "Opt" in hand
    When Alice attacks Bob with "Unassuming Sage"
    And the stack resolves
    And Alice puts "Wastes" on the bottom
    Then Alice has 1 card in hand

  @id:sorcerer-role-only-its-creature @CR:111.10n
  Scenario: Another creature's attack lets nobody scry
    Given Alice controls "Grizzly Bears"
    And Alice has "Unassuming Sage" in hand
    And Alice has lands for {3}{W}
    When Alice casts "Unassuming Sage"
    And the stack resolves
    And Alice accepts
    And Alice attacks Bob with "Grizzly Bears"
    Then the stack is empty

  @id:wicked-role @CR:111.10q
  Scenario: A Wicked Role gives +1/+1, and its end costs each opponent 1 life
    Given Alice controls "Grizzly Bears"
    And Alice has "Not Dead After All" and "Doom Blade" in hand
    And Alice has lands for {1}{B}{B}
    And Bob has "Lightning Bolt" in hand
    And Bob has lands for {R}
    When Alice casts "Not Dead After All" targeting "Grizzly Bears"
    And the stack resolves
    And Alice casts "Doom Blade" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is tapped
    And the Role token is a colorless enchantment Aura
    And the Role token is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/3
    And Bob has 20 life
    When Alice passes
    And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
    And the stack resolves
    Then Alice controls no tokens
    And Bob has 19 life
    And Alice has 20 life

  @id:young-hero-role @CR:111.10r
  Scenario Outline: A Young Hero Role lets a creature with toughness 3 or less grow as it attacks
    Given Alice controls <creature>
    And Bob controls "Hill Giant"
    And Alice has "Cut In" in hand
    And Alice has lands for {3}{R}
    When Alice casts "Cut In" targeting "Hill Giant" and <creature>
    And the stack resolves
    Then the Role token is a colorless enchantment Aura
    And the Role token is attached to <creature>
    And <creature> is <before>
    When Alice attacks Bob with <creature>
    And the stack resolves
    Then <creature> is <after>

    Examples:
      | creature           | before | after |
      | "Grizzly Bears"    | 2/2    | 3/3   |
      | "Phyrexian Walker" | 0/3    | 1/4   |
      | "Air Elemental"    | 4/4    | 4/4   |

  @id:virtuous-role @CR:111.10p
  Scenario: A Virtuous Role gives +1/+1 for each enchantment that its controller controls
    Given Alice controls "Grizzly Bears"
    And Alice controls "Phyrexian Arena"
    And Bob controls "Rule of Law"
    And Alice has "Ellivere of the Wild Court" in hand
    And Alice has lands for {2}{G}{W}
    When Alice casts "Ellivere of the Wild Court"
    And the stack resolves
    Then the Role token is a colorless enchantment Aura
    And the Role token is attached to "Grizzly Bears"
    And "Grizzly Bears" is 4/4

  @id:role-token-names @CR:111.10k @CR:111.10m
  Scenario Outline: A Role is named just by what kind of Role it is
    Given Alice controls "Grizzly Bears"
    And Alice has <spell> in hand
    And Alice has lands for <mana>
    When Alice casts <spell> targeting "Grizzly Bears"
    And the stack resolves
    Then the Role token is named <name>

    Examples:
      | spell             | mana | name      |
      | "Monstrous Rage"  | {R}  | "Monster" |
      | "Royal Treatment" | {G}  | "Royal"   |
