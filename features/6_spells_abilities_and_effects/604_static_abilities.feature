Feature: Static abilities

  Rule: Its effect lasts as long as the permanent is there and has the ability

    @id:anthem-leaves @CR:604.2
    Scenario: When the permanent leaves its effect is over
      Given Alice controls "Glorious Anthem" and "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      Then "Grizzly Bears" is 3/3
      When Alice passes
      And Bob casts "Disenchant" targeting "Glorious Anthem"
      Then "Grizzly Bears" is 3/3
      When the stack resolves
      Then "Grizzly Bears" is 2/2

    @id:thalia-without-abilities @CR:604.2
    Scenario: When a permanent has lost the ability its effect is over too
      Given Bob controls "Thalia, Guardian of Thraben" and "Humility"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 17 life

    @id:anthem-in-hand @CR:604.2
    Scenario: In hand or in the graveyard the ability does nothing
      Given Alice has "Glorious Anthem" in hand and "Glorious Anthem" in graveyard
      And Alice controls "Grizzly Bears"
      Then "Grizzly Bears" is 2/2

  Rule: A characteristic-defining ability works in every zone

    @id:avatar-in-every-zone @CR:604.3
    Scenario: Serra Avatar has its size in hand, on the stack and on the battlefield
      Given Alice has "Serra Avatar" in hand
      And Alice has 15 life
      And Alice has lands for {4}{W}{W}{W}
      Then "Serra Avatar" in Alice's hand is 15/15
      When Alice casts "Serra Avatar"
      Then the spell "Serra Avatar" is 15/15
      When the stack resolves
      Then "Serra Avatar" is 15/15

    @id:colossus-in-the-graveyard @CR:604.3 @CR:702.73a
    Scenario: A changeling is every creature type in hand and in the graveyard
      Given Alice has "Chameleon Colossus" in hand and "Woodland Changeling" in graveyard
      Then "Chameleon Colossus" in Alice's hand is a Goblin
      And "Woodland Changeling" in Alice's graveyard is an Elf

    @id:xenograft-defines-nothing @CR:604.3a
    Scenario: An ability that affects other objects isn't one, and leaves cards elsewhere alone
      Given Alice controls "Xenograft" with Goblin chosen
      And Alice controls "Grizzly Bears"
      And Alice has "Hill Giant" in hand
      Then "Grizzly Bears" is a Goblin
      And "Hill Giant" in Alice's hand isn't a Goblin

    @id:ape-in-hand @CR:604.3a
    Scenario: Neither is one that says something under a condition
      Given Alice controls "Kird Ape" and "Forest"
      And Alice has "Kird Ape" in hand
      Then "Kird Ape" is 2/3
      And "Kird Ape" in Alice's hand is 1/1

  Rule: What is attached modifies what it is attached to

    @id:bonesplitter-moves @CR:604.4
    Scenario: Equipment that moves stops modifying one creature and starts with the other
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice has lands for {1}
      Then "Grizzly Bears" is 4/2
      When Alice activates "equip" of "Bonesplitter" targeting "Hill Giant"
      And the stack resolves
      Then "Grizzly Bears" is 2/2
      And "Hill Giant" is 5/3

    @id:bonesplitter-and-shroud @CR:604.4
    Scenario: It modifies a creature that can't be a target
      Given Alice controls "Grizzly Bears"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice controls "Lightning Greaves"
      And Alice has lands for {1}
      When Alice activates "equip" of "Lightning Greaves" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has shroud
      And "Grizzly Bears" is 4/2
      And Alice can't activate "equip" of "Bonesplitter" targeting "Grizzly Bears"

  Rule: Some work on the stack, or where the card may be cast from

    @id:stomper-cant-be-countered @CR:604.5 @CR:614.17
    Scenario: A spell that can't be countered resolves
      Given Alice has "Terra Stomper" in hand
      And Alice has lands for {3}{G}{G}{G}
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "Terra Stomper"
      And Alice passes
      And Bob casts "Counterspell" targeting the spell "Terra Stomper"
      And the stack resolves
      Then Alice controls "Terra Stomper"

    @id:crawler-from-the-graveyard @CR:604.6
    Scenario: A card that says where it may be cast from says so in that place
      Given Alice has "Gravecrawler" in graveyard
      And Alice controls "Fleshbag Marauder"
      And Alice has lands for {B}
      When Alice casts "Gravecrawler" in Alice's graveyard
      And the stack resolves
      Then Alice controls "Gravecrawler"

    @id:crawler-alone @CR:604.6
    Scenario: Without another Zombie it stays there, and it is no use to a card without such words
      Given Alice has "Gravecrawler" and "Savannah Lions" in graveyard
      And Alice has lands for {B}{W}
      Then Alice can't cast "Gravecrawler" in Alice's graveyard
      And Alice can't cast "Savannah Lions" in Alice's graveyard

    @id:foliage-only-in-combat @CR:604.6
    Scenario: A card that says when it may be cast says so in hand
      Given Bob controls "Hill Giant"
      And it is Bob's precombat main phase
      And Alice has "Flash Foliage" in hand
      And Alice has lands for {2}{G}
      When Bob passes
      Then Alice can't cast "Flash Foliage" targeting "Hill Giant"

    @id:cosmogoyf-counts-own-exile @CR:604.3
    Scenario: Cosmogoyf is as big as its controller's part of the exile zone, wherever it is
      Given Alice controls "Cosmogoyf"
      And Alice has "Opt" and "Divination" in exile
      And Bob has "Forest" in exile
      And Alice has "Cosmogoyf" in hand
      Then "Cosmogoyf" is 2/3
      And "Cosmogoyf" in Alice's hand is a 2/3 creature
