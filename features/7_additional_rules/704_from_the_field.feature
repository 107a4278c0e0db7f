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
