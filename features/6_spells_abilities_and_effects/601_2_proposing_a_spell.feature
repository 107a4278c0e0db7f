Feature: The steps of casting a spell
  A spell is proposed, its cost determined and paid; a step that can't be taken undoes the whole.

  Rule: The card goes from where it is to the top of the stack

    @id:spell-on-top-of-the-stack @CR:601.2a
    Scenario: A spell cast in response is above the other, and each is its caster's with its card's characteristics
      Given Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      And Alice controls "Grizzly Bears"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      Then Alice has no cards in hand
      And the stack is the spell "Giant Growth"
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      Then the stack is the spell "Lightning Bolt" and the spell "Giant Growth"
      And the spell "Giant Growth" is a green instant
      And the spell "Lightning Bolt" is a red instant
      When all players pass
      Then Alice has "Grizzly Bears" in graveyard

    @id:spell-that-cant-be-paid-changes-nothing @CR:601.2 @CR:601.2h
    Scenario: A cost that can only be paid in part isn't paid at all
      Given Alice controls 2 "Forest"
      And Alice has "Harrow" in hand
      Then Alice can't cast "Harrow" sacrificing the first "Forest"
      And Alice has "Harrow" in hand
      And Alice controls 2 "Forest"
      And Alice has no mana
      And the stack is empty

    @id:spell-without-its-additional-cost @CR:601.2
    Scenario: A spell whose additional cost nobody can pay stays in hand with the mana unspent
      Given Alice has "Altar's Reap" in hand
      And Alice has lands for {1}{B}
      When Alice taps "Swamp" for mana
      Then Alice can't cast "Altar's Reap"
      And Alice has {B}
      And Alice has "Altar's Reap" in hand

    @id:spell-without-a-legal-target @CR:601.2 @CR:601.2c
    Scenario: A spell without a legal target can't be cast
      Given Bob controls "Blastoderm"
      And Alice has "Doom Blade" in hand
      And Alice has lands for {1}{B}
      Then Alice can't cast "Doom Blade" targeting "Blastoderm"
      And Alice has "Doom Blade" in hand
      And the stack is empty

  Rule: What is divided is divided as the spell is cast

    @id:division-announced-while-casting @CR:601.2d
    Scenario: A target that becomes illegal doesn't leave its share to the other
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Rolling Thunder" in hand
      And Alice has lands for {3}{R}{R}
      And Bob has "Gods Willing" in hand
      And Bob has lands for {W}
      When Alice casts "Rolling Thunder" with X = 3 targeting "Grizzly Bears" and "Hill Giant"
      And Alice assigns 2 to "Grizzly Bears" and 1 to "Hill Giant"
      And Alice passes
      And Bob casts "Gods Willing" targeting "Grizzly Bears"
      And all players pass
      And Bob chooses red
      And Bob puts nothing on the bottom
      And the stack resolves
      Then "Hill Giant" has 1 damage
      And "Grizzly Bears" has no damage

    @id:division-at-least-one @CR:601.2d
    Scenario: Each target gets at least one
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Rolling Thunder" in hand
      And Alice has lands for {3}{R}{R}
      When Alice casts "Rolling Thunder" with X = 3 targeting "Grizzly Bears" and "Hill Giant"
      Then Alice can't assign 3 to "Grizzly Bears" and 0 to "Hill Giant"
      When Alice assigns 1 to "Grizzly Bears" and 2 to "Hill Giant"
      And the stack resolves
      Then "Grizzly Bears" has 1 damage
      And "Hill Giant" has 2 damage

    @id:division-among-too-many @CR:601.2d
    Scenario: There can't be more targets than there is damage
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Rolling Thunder" in hand
      And Alice has lands for {2}{R}{R}
      Then Alice can't cast "Rolling Thunder" with X = 2 targeting "Grizzly Bears" and "Hill Giant" and Bob
      And Alice has "Rolling Thunder" in hand

  Rule: Mana abilities are activated before costs are paid

    @id:mana-before-sacrifice @CR:601.2g
    Scenario: A creature gives its mana and is then sacrificed to the same spell
      Given Alice controls "Llanowar Elves" and "Swamp"
      And Alice has "Altar's Reap" in hand
      When Alice casts "Altar's Reap" sacrificing "Llanowar Elves"
      Then Alice has "Llanowar Elves" in graveyard
      And the stack is the spell "Altar's Reap"
      And Alice has no untapped lands

    @id:land-taps-and-is-sacrificed @CR:601.2g
    Scenario: A land gives its mana and is then sacrificed to the same spell
      Given Alice controls 3 "Forest"
      And Alice has "Harrow" in hand
      When Alice casts "Harrow" sacrificing the first "Forest"
      Then the stack is the spell "Harrow"
      And Alice controls 2 "Forest"

    @id:mana-ability-uses-up-the-creature @CR:601.2g
    Scenario: A creature sacrificed for mana isn't there to be sacrificed as the cost
      Given Alice controls "Ashnod's Altar", "Grizzly Bears" and "Swamp"
      And Alice has "Altar's Reap" in hand
      Then Alice can't cast "Altar's Reap" sacrificing "Grizzly Bears"
      And Alice controls "Grizzly Bears"

    @id:mana-ability-uses-up-another-creature @CR:601.2g
    Scenario: With a second creature there is one for the mana and one for the cost
      Given Alice controls "Ashnod's Altar", "Grizzly Bears", "Hill Giant" and "Swamp"
      And Alice has "Altar's Reap" in hand
      When Alice casts "Altar's Reap" sacrificing "Grizzly Bears" and "Hill Giant" activating "Ashnod's Altar"
      Then the stack is the spell "Altar's Reap"
      And Alice has "Grizzly Bears" in graveyard
      And Alice has "Hill Giant" in graveyard

  Rule: The spell is cast once all that is done

    @id:pyromancer-sacrificed-to-the-spell @CR:601.2i @CR:603.10
    Scenario: A creature sacrificed as the cost doesn't see the spell become cast
      Given Alice controls "Young Pyromancer"
      And Alice has "Village Rites" in hand
      And Alice has lands for {B}
      When Alice casts "Village Rites" sacrificing "Young Pyromancer"
      Then the stack is the spell "Village Rites"
      When the stack resolves
      Then Alice controls no Elemental tokens
      And Alice has 2 cards in hand

    @id:pyromancer-watches-the-spell @CR:601.2i
    Scenario: Where another creature is sacrificed it does, and its ability is above the spell
      Given Alice controls "Young Pyromancer" and "Grizzly Bears"
      And Alice has "Village Rites" in hand
      And Alice has lands for {B}
      When Alice casts "Village Rites" sacrificing "Grizzly Bears"
      Then the stack is the trigger of "Young Pyromancer" and the spell "Village Rites"
      When the stack resolves
      Then Alice controls 1 Elemental token

  Rule: What alters costs later alters nothing on the stack

    @id:cost-altered-too-late @CR:601.8
    Scenario: A spell cast before Thalia came asks for nothing more
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      And Bob controls "Vedalken Orrery"
      And Bob has "Thalia, Guardian of Thraben" in hand
      And Bob has lands for {1}{W}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Thalia, Guardian of Thraben"
      And all players pass
      Then Bob controls "Thalia, Guardian of Thraben"
      When all players pass
      Then "Grizzly Bears" is 5/5
      And the stack is empty

  Rule: A choice may lean on one that is made later

    @id:inscription-kicked @CR:601.4
    Scenario: Several modes are chosen although the kicker that allows them is announced later
      Given Bob controls "Hill Giant" and "Grizzly Bears"
      And Bob has 2 "Forest" in hand
      And Alice has "Inscription of Ruin" in hand
      And Alice has lands for {4}{B}{B}{B}
      When Alice casts "Inscription of Ruin" with kicker choosing modes 1 and 3 targeting Bob and "Grizzly Bears"
      Then Alice has no untapped lands
      When the stack resolves
      Then Bob has no cards in hand
      And Bob has "Grizzly Bears" in graveyard

    @id:inscription-not-kicked @CR:601.4
    Scenario: Without the kicker that is no legal choice
      Given Bob controls "Hill Giant" and "Grizzly Bears"
      And Bob has 2 "Forest" in hand
      And Alice has "Inscription of Ruin" in hand
      And Alice has lands for {2}{B}
      Then Alice can't cast "Inscription of Ruin" choosing modes 1 and 3 targeting Bob and "Grizzly Bears"
      When Alice casts "Inscription of Ruin" choosing mode 3 targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard
      And Bob has 2 cards in hand
