Feature: State-based actions where engines went wrong

  Rule: The legend rule is about permanents with one name

    @id:legend-rule-not-for-another-name @CR:704.5j @CR:707.9b
    Scenario: A legendary token copy with another name than what it copies stays beside it
      Given Alice controls "Mishra, Eminent One" and "Helm of the Host"
      When the game advances to Alice's beginning of combat
      And the stack resolves
      Then Alice controls "Helm of the Host" and the token "Mishra's Warform"
      And "Mishra's Warform" is a 4/4 legendary Construct Equipment artifact creature
      And "Mishra's Warform" has haste

    @id:legend-rule-for-the-same-name @CR:704.5j
    Scenario: Of two with that other name one is kept
      Given Alice controls "Mishra, Eminent One", "Helm of the Host" and "Strionic Resonator"
      And Alice has lands for {2}
      When the game advances to Alice's beginning of combat
      And Alice chooses "Helm of the Host"
      And Alice activates "Strionic Resonator" targeting the trigger of "Mishra, Eminent One"
      And all players pass
      And Alice declines
      And all players pass
      And all players pass
      And Alice chooses the first "Mishra's Warform"
      Then Alice controls 1 "Mishra's Warform"
      And Alice controls "Helm of the Host"

    @id:legend-rule-switched-off @CR:704.5j @CR:101.1
    Scenario: Where the legend rule doesn't apply two of a name stay, until it applies again
      Given Alice controls "Mirror Gallery" and "Isamaru, Hound of Konda"
      And Alice has "Isamaru, Hound of Konda" in hand
      And Alice has lands for {W}
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice casts "Isamaru, Hound of Konda"
      And the stack resolves
      Then Alice controls 2 "Isamaru, Hound of Konda"
      When Alice passes
      And Bob casts "Disenchant" targeting "Mirror Gallery"
      And the stack resolves
      And Alice chooses the first "Isamaru, Hound of Konda"
      Then Alice controls 1 "Isamaru, Hound of Konda"

    @id:legend-rule-not-for-tokens @CR:704.5j @CR:101.1
    Scenario: Where it doesn't apply to tokens, a legendary permanent and its token both stay
      Given Alice controls "Cadric, Soul Kindler"
      And Alice has "Isamaru, Hound of Konda" in hand
      And Alice has lands for {W}{1}
      When Alice casts "Isamaru, Hound of Konda"
      And the stack resolves
      And Alice accepts
      Then Alice controls 2 "Isamaru, Hound of Konda"
      And Alice controls the token "Isamaru, Hound of Konda"
      And the token "Isamaru, Hound of Konda" is legendary
      And the token "Isamaru, Hound of Konda" has haste
      When the game advances to Alice's end step
      And the stack resolves
      Then Alice controls 1 "Isamaru, Hound of Konda"

    @id:legend-rule-for-cards-beside-cadric @CR:704.5j
    Scenario: It still applies to two that are no tokens
      Given Alice controls "Cadric, Soul Kindler" and "Isamaru, Hound of Konda"
      And Alice has "Isamaru, Hound of Konda" in hand
      And Alice has lands for {W}
      When Alice casts "Isamaru, Hound of Konda"
      And all players pass
      And Alice chooses the first "Isamaru, Hound of Konda"
      Then Alice has "Isamaru, Hound of Konda" in graveyard

  Rule: Of world permanents that came at the same time none stays

    @id:worlds-that-came-together @CR:704.5k
    Scenario: Two players put Concordant Crossroads onto the battlefield at the same time
      Given a game with Alice, Bob and Carol
      And Alice has "Charmed Griffin" in hand
      And Alice has lands for {3}{W}
      And Bob has "Concordant Crossroads" in hand
      And Carol has "Concordant Crossroads" in hand
      When Alice casts "Charmed Griffin"
      And all players pass
      And all players pass
      And Bob chooses "Concordant Crossroads" in Bob's hand
      And Carol chooses "Concordant Crossroads" in Carol's hand
      Then Bob has "Concordant Crossroads" in graveyard
      And Carol has "Concordant Crossroads" in graveyard

  Rule: An Equipment comes off a creature that it may not be attached to any more

    @id:protection-sheds-the-equipment @CR:704.5n @CR:704.5m
    Scenario: With protection from red a red Equipment comes off and stays, a red Aura is put into the graveyard
      Given Alice controls "Grizzly Bears"
      And Alice controls "Jackhammer" attached to "Grizzly Bears"
      And Alice controls "Maniacal Rage" attached to "Grizzly Bears"
      And Alice has "Gods Willing" in hand
      And Alice has lands for {W}
      When Alice casts "Gods Willing" targeting "Grizzly Bears"
      And all players pass
      And Alice chooses red
      And Alice puts nothing on the bottom
      Then Alice controls "Jackhammer"
      And "Jackhammer" isn't attached to "Grizzly Bears"
      And Alice has "Maniacal Rage" in graveyard
      And "Grizzly Bears" is 2/2
