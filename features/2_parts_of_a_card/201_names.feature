Feature: Names
  Which objects share a name, which names can be chosen, and what a name in a text means.

  Rule: Objects with a name in common have the same name

    @id:namesakes-of-every-player @CR:201.2a
    Scenario: Echoing Truth returns every permanent of the name, whoever controls it
      Given Alice controls "Grizzly Bears"
      And Bob controls 2 "Grizzly Bears" and "Runeclaw Bear"
      And Alice has "Echoing Truth" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Echoing Truth" targeting Alice's "Grizzly Bears"
      And the stack resolves
      Then Bob has 2 "Grizzly Bears" in hand
      And Alice has "Grizzly Bears" in hand
      And Bob controls "Runeclaw Bear"

    @id:no-name-is-no-common-name @CR:201.2a @CR:708.2a
    Scenario: Face-down creatures have no name in common
      Given Bob controls "Canyon Lurkers" that is face down called "First"
      And Bob controls "Canyon Lurkers" that is face down called "Second"
      And Alice has "Echoing Truth" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Echoing Truth" targeting "First"
      And the stack resolves
      Then Bob has 1 "Canyon Lurkers" in hand
      And "Second" is face down

    @id:name-of-a-copy @CR:201.2a
    Scenario: A copy has the name of what it copies
      Given Alice controls "Grizzly Bears"
      And Bob has "Clone" in hand
      And Bob has lands for {3}{U}
      And it is Bob's precombat main phase
      And Alice has "Echoing Truth" in hand
      And Alice has lands for {1}{U}
      When Bob casts "Clone"
      And the stack resolves
      And Bob chooses "Grizzly Bears"
      And Bob passes
      And Alice casts "Echoing Truth" targeting Alice's "Grizzly Bears"
      And the stack resolves
      Then Bob has "Clone" in hand

  Rule: Objects with different names each have a name

    @id:four-demons-with-different-names @CR:201.2b
    Scenario: Four Demons with different names win the game for the controller of Liliana's Contract
      Given Alice controls "Liliana's Contract"
      And Alice controls "Xenograft" with Demon chosen
      And Alice controls "Grizzly Bears", "Runeclaw Bear", "Hill Giant" and "Air Elemental"
      When the game advances to Alice's next upkeep
      And the stack resolves
      Then Alice wins the game

    @id:face-down-demon-has-no-name @CR:201.2b
    Scenario: A Demon without a name isn't one of four with different names
      Given Alice controls "Liliana's Contract"
      And Alice controls "Xenograft" with Demon chosen
      And Alice controls "Grizzly Bears", "Runeclaw Bear" and "Hill Giant"
      And Alice controls "Canyon Lurkers" that is face down
      When the game advances to Alice's next upkeep
      Then the stack is empty
      And nobody has won

    @id:two-demons-of-one-name @CR:201.2b
    Scenario: Two Demons of one name count once
      Given Alice controls "Liliana's Contract"
      And Alice controls "Xenograft" with Demon chosen
      And Alice controls 2 "Grizzly Bears", "Runeclaw Bear" and "Hill Giant"
      When the game advances to Alice's next upkeep
      Then the stack is empty
      And nobody has won

  Rule: A card name that is chosen is the name of a card that fits

    @id:chosen-name-is-a-cards @CR:201.4 @CR:601.3
    Scenario: Spells with the chosen name can't be cast, others can
      Given Alice has "Meddling Mage" and "Lightning Bolt" in hand
      And Alice has lands for {W}{U}{R}
      And Bob has "Lightning Bolt" and "Opt" in hand
      And Bob has lands for {R}{U}
      When Alice casts "Meddling Mage"
      And the stack resolves
      And Alice chooses "Lightning Bolt"
      Then Alice can't cast "Lightning Bolt" targeting Bob
      When Alice passes
      Then Bob can't cast "Lightning Bolt" targeting Alice
      When Bob casts "Opt"
      Then the stack is the spell "Opt"

    @id:token-names-cant-be-chosen @CR:201.4
    Scenario Outline: The name of a token can't be chosen
      Given Alice has "Meddling Mage" in hand
      And Alice has lands for {W}{U}
      When Alice casts "Meddling Mage"
      And the stack resolves
      Then Alice can't choose "<name>"
      When Alice chooses "Opt"
      Then Alice controls "Meddling Mage"

      Examples:
        | name          |
        | Soldier       |
        | Soldier Token |

    @id:chosen-name-with-characteristics @CR:201.4a
    Scenario Outline: A nonland card name can't be a land's
      Given Alice has "Meddling Mage" in hand
      And Alice has lands for {W}{U}
      When Alice casts "Meddling Mage"
      And the stack resolves
      Then Alice can't choose "<land>"
      When Alice chooses "Opt"
      Then Alice controls "Meddling Mage"

      Examples:
        | land        |
        | Forest      |
        | Dryad Arbor |

    @id:artifact-card-name @CR:201.4a
    Scenario: An artifact card name can't be Island, even while Islands are artifacts
      Given Bob controls "Island"
      And Alice controls "Liquimetal Coating"
      And Bob has "Sol Ring" and "Opt" in hand
      And Alice has "Dispossess" in hand
      And Alice has lands for {2}{B}
      When Alice activates "Liquimetal Coating" targeting "Island"
      And the stack resolves
      Then "Island" is an artifact land
      When Alice casts "Dispossess" targeting Bob
      And the stack resolves
      Then Alice can't choose "Island"
      And Alice can't choose "Opt"
      When Alice chooses "Sol Ring"
      And Alice chooses "Sol Ring" in Bob's hand
      Then Bob has "Sol Ring" in exile
      And Bob has "Opt" in hand

    @id:name-of-a-half @CR:201.4b
    Scenario: Of a split card the name of one half is chosen, and only that half can't be cast
      Given Alice has "Meddling Mage" in hand
      And Alice has lands for {W}{U}
      And Bob controls "Grizzly Bears"
      And Bob has "Dead // Gone" in hand
      And Bob has lands for {2}{R}{R}
      When Alice casts "Meddling Mage"
      And the stack resolves
      Then Alice can't choose "Dead // Gone"
      When Alice chooses "Dead"
      And Alice passes
      Then Bob can't cast "Dead" targeting "Grizzly Bears"
      When Bob casts "Gone" targeting "Meddling Mage"
      Then the stack is the spell "Gone"

    @id:name-of-a-back-face @CR:201.4d
    Scenario: The name of a back face may be chosen, the front face can still be cast
      Given Alice has "Meddling Mage" and "Thraben Gargoyle" in hand
      And Alice has lands for {W}{U}{1}
      When Alice casts "Meddling Mage"
      And the stack resolves
      Then Alice can't choose "Thraben Gargoyle // Stonewing Antagonizer"
      When Alice chooses "Stonewing Antagonizer"
      And Alice casts "Thraben Gargoyle"
      Then the stack is the spell "Thraben Gargoyle"

    @id:name-of-a-back-face-with-characteristics @CR:201.4d
    Scenario: For a back face only its own characteristics count
      Given Alice has "Dispossess" in hand
      And Alice has lands for {2}{B}
      When Alice casts "Dispossess" targeting Bob
      And the stack resolves
      Then Alice can't choose "Serra Faithkeeper"
      When Alice chooses "Stonewing Antagonizer"
      Then the stack is empty

  Rule: A name in a text means the object itself

    @id:own-name-is-this-object @CR:201.5
    Scenario: Each of two objects with one name speaks of itself only
      Given a game with Alice, Bob and Carol
      And Alice controls "Lost Order of Jarkeld" with Bob chosen called "For Bob"
      And Alice controls "Lost Order of Jarkeld" with Carol chosen called "For Carol"
      And Bob controls 2 "Grizzly Bears"
      And Carol controls "Hill Giant"
      Then "For Bob" is 3/3
      And "For Carol" is 2/2

    @id:own-name-after-a-name-change @CR:201.5 @CR:201.5b
    Scenario: An ability that an object keeps under another name still means that object
      Given Alice controls "The Ever-Changing 'Dane" called "Changer"
      And Alice controls "Runeclaw Bear" and "Hill Giant"
      And Alice has lands for {2}
      When Alice activates "{1}" of "Changer" sacrificing "Runeclaw Bear"
      And the stack resolves
      Then "Changer" is named "Runeclaw Bear"
      When Alice activates "{1}" of "Changer" sacrificing "Hill Giant"
      And the stack resolves
      Then "Changer" is named "Hill Giant"
      And "Changer" is 3/3

    @id:granted-text-names-its-source @CR:201.5a @CR:604.7
    Scenario: A token's text that names what created it means that one object
      Given Alice controls "Gutter Grime" with 4 slime counters called "Old"
      And Alice controls "Grizzly Bears"
      And Alice has "Lightning Bolt" and "Disenchant" in hand
      And Alice has lands for {R}{1}{W}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then the Ooze token is 5/5
      And "Old" has 5 slime counters
      When Alice casts "Disenchant" targeting "Old"
      And the stack resolves
      Then Alice controls 0 Ooze tokens

    @id:granted-text-names-one-of-two-sources @CR:201.5a
    Scenario: Tokens of two enchantments of one name count the counters of their own
      Given Alice controls "Gutter Grime" with 4 slime counters called "Old"
      And Bob controls "Gutter Grime" with 1 slime counter called "Young"
      And Alice controls "Grizzly Bears"
      And Bob controls "Runeclaw Bear"
      And Alice has 2 "Lightning Bolt" in hand
      And Alice has lands for {R}{R}
      When Alice casts the first "Lightning Bolt" in Alice's hand targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Lightning Bolt" targeting "Runeclaw Bear"
      And the stack resolves
      Then Alice's Ooze token is 5/5
      And Bob's Ooze token is 2/2

    @id:granted-text-on-a-copy @CR:201.5a
    Scenario: A copy of such a token means the same object
      Given Alice controls "Gutter Grime" with 4 slime counters
      And Bob controls "Gutter Grime"
      And Alice controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob has "Clone" in hand
      And Bob has lands for {3}{U}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Bob's precombat main phase
      And Bob casts "Clone"
      And the stack resolves
      And Bob chooses the Ooze token
      Then Bob's "Ooze Token" is 5/5

    @id:shortened-name @CR:201.5c
    Scenario: A text that uses a shortened name means the card
      Given Alice controls "Grizzly Bears"
      And Alice has "Danitha, Benalia's Hope" and "Bonesplitter" in hand
      And Alice has lands for {4}{W}
      When Alice casts "Danitha, Benalia's Hope"
      And the stack resolves
      And Alice chooses "Bonesplitter"
      Then "Bonesplitter" is attached to "Danitha, Benalia's Hope"
