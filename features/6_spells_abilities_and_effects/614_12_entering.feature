Feature: How permanents enter
  What changes how a permanent enters looks at the permanent as it will be.

  Rule: Tapped

    @id:orb-taps-what-enters @CR:614.1d
    Scenario: Under Orb of Dreams permanents of all players enter tapped
      Given Bob controls "Orb of Dreams"
      And Alice has "Forest" in hand
      When Alice plays "Forest"
      Then "Forest" is tapped

    @id:orb-enters-untapped @CR:614.12
    Scenario: An effect for all permanents doesn't reach the permanent that it comes from
      Given Alice has "Orb of Dreams" in hand
      And Alice has lands for {3}
      When Alice casts "Orb of Dreams"
      And the stack resolves
      Then "Orb of Dreams" isn't tapped

    @id:second-orb-enters-tapped @CR:614.12
    Scenario: A second Orb enters tapped because of the first
      Given Alice controls "Orb of Dreams"
      And Alice has "Orb of Dreams" in hand
      And Alice has lands for {3}
      When Alice casts "Orb of Dreams"
      And the stack resolves
      Then the second "Orb of Dreams" is tapped

    @id:treefolk-out-of-a-silent-graveyard @CR:614.12
    Scenario: A card that had no abilities in the graveyard enters as its own abilities say
      Given Alice controls "Yixlid Jailer"
      And Alice has "Scarwood Treefolk" in graveyard
      And Alice has "Rise from the Grave" in hand
      And Alice has lands for {4}{B}
      Then "Scarwood Treefolk" in Alice's graveyard has no abilities
      When Alice casts "Rise from the Grave" targeting "Scarwood Treefolk" in Alice's graveyard
      And the stack resolves
      Then "Scarwood Treefolk" is tapped
      And "Scarwood Treefolk" is a black and green Treefolk Zombie creature

  Rule: After a choice

    @id:copied-voice-chooses @CR:614.12 @CR:614.12a
    Scenario: A token that copies Voice of All has a colour of its own chosen as it is created
      Given Bob controls "Voice of All" with red chosen
      And Alice has "Rite of Replication" in hand
      And Alice has lands for {2}{U}{U}
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Rite of Replication" targeting "Voice of All"
      And the stack resolves
      Then nobody has priority
      And Alice controls no "Voice of All"
      When Alice chooses black
      Then Alice controls 1 "Voice of All"
      And Alice can't cast "Lightning Bolt" targeting Bob's "Voice of All"
      When Alice casts "Lightning Bolt" targeting Alice's "Voice of All"
      And the stack resolves
      Then Alice controls no "Voice of All"

    @id:two-pools-with-life-for-one @CR:614.12b
    Scenario: Two lands that enter together can't both be paid for with three life
      Given it is Alice's postcombat main phase
      And Alice controls "Manabond"
      And Alice has 3 life
      And Alice has 2 "Breeding Pool" in hand
      When the game advances to Alice's end step
      And the stack resolves
      And Alice accepts
      And Alice accepts
      Then Alice has 1 life
      And the first "Breeding Pool" isn't tapped
      And the second "Breeding Pool" is tapped

    @id:two-pools-with-life-for-both @CR:614.12b
    Scenario: With life for both, both may enter untapped
      Given it is Alice's postcombat main phase
      And Alice controls "Manabond"
      And Alice has 5 life
      And Alice has 2 "Breeding Pool" in hand
      When the game advances to Alice's end step
      And the stack resolves
      And Alice accepts
      And Alice accepts
      And Alice accepts
      Then Alice has 1 life
      And the first "Breeding Pool" isn't tapped
      And the second "Breeding Pool" isn't tapped

    @id:siege-with-an-anchor-word @CR:614.12c
    Scenario Outline: Of two abilities with anchor words a permanent has the one whose word was chosen
      Given Alice has "Palace Siege" in hand
      And Alice has "Grizzly Bears" in graveyard
      And Alice has lands for {3}{B}{B}
      When Alice casts "Palace Siege"
      And the stack resolves
      And Alice chooses "<word>"
      And the game advances to Bob's end step
      And the game advances to Alice's upkeep
      And the stack resolves
      Then Alice has <life> life
      And Bob has <bobs> life
      And Alice has <bears> "Grizzly Bears" in graveyard

      Examples:
        | word    | life | bobs | bears |
        | Dragons | 22   | 18   | 1     |
        | Khans   | 20   | 20   | no    |

  Rule: As it is turned face up

    @id:gift-turned-face-up @CR:614.1e
    Scenario: Gift of Doom is attached as it is turned face up, before it could be put into the graveyard
      Given Alice controls "Gift of Doom" that is face down
      And Alice controls "Grizzly Bears" and "Hill Giant"
      When Alice turns "Gift of Doom" face up
      And Alice chooses "Grizzly Bears"
      And Alice chooses "Hill Giant"
      Then the stack is empty
      And "Gift of Doom" is attached to "Hill Giant"

  Rule: Who may be chosen as it enters

    @id:nemesis-of-oneself @CR:614.12a @CR:702.16k
    Scenario: True-Name Nemesis may choose its own controller, whose spells can't target it then
      Given Alice has "True-Name Nemesis" and "Lightning Bolt" in hand
      And Alice has lands for {1}{U}{U}{R}
      When Alice casts "True-Name Nemesis"
      And all players pass
      Then Alice may choose only Alice or Bob
      When Alice chooses Alice
      Then Alice can't cast "Lightning Bolt" targeting "True-Name Nemesis"
