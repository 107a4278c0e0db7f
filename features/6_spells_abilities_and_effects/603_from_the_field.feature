Feature: Triggered abilities where engines went wrong

  Rule: A delayed triggered ability doesn't depend on the ability that created it

    @id:portcullis-returns-each @CR:603.7a @CR:603.7b
    Scenario: Each creature that Portcullis exiled returns when it leaves
      Given Alice controls "Portcullis", "Grizzly Bears" and "Hill Giant"
      And Alice has "Savannah Lions" and "Elvish Mystic" in hand
      And Alice has lands for {W}{G}
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      When Alice casts "Savannah Lions"
      And the stack resolves
      And Alice casts "Elvish Mystic"
      And the stack resolves
      Then Alice has "Savannah Lions" and "Elvish Mystic" in exile
      When Alice passes
      And Bob casts "Disenchant" targeting "Portcullis"
      And the stack resolves
      Then Alice controls "Savannah Lions" and "Elvish Mystic"

    @id:portcullis-without-abilities-returns-all-the-same @CR:603.7a
    Scenario: It returns a creature even if Portcullis had no abilities any more as it left
      Given Alice controls "Portcullis", "Grizzly Bears" and "Hill Giant"
      And Alice has "Savannah Lions" in hand
      And Alice has lands for {W}
      And Bob has "Song of the Dryads" and "Beast Within" in hand
      And Bob has lands for {2}{G}{2}{G}
      And Bob controls "Vedalken Orrery"
      When Alice casts "Savannah Lions"
      And the stack resolves
      Then Alice has "Savannah Lions" in exile
      When Alice passes
      And Bob casts "Song of the Dryads" targeting "Portcullis"
      And the stack resolves
      And Alice passes
      And Bob casts "Beast Within" targeting "Portcullis"
      And the stack resolves
      Then Alice controls "Savannah Lions"

    @id:portcullis-lets-the-second-creature-in @CR:603.4
    Scenario: With fewer than two other creatures it doesn't trigger
      Given Alice controls "Portcullis" and "Grizzly Bears"
      And Alice has "Savannah Lions" in hand
      And Alice has lands for {W}
      When Alice casts "Savannah Lions"
      And all players pass
      Then the stack is empty
      And Alice controls "Savannah Lions"

  Rule: Two players' triggers of one step go on the stack in turn order

    @id:block-triggers-in-turn-order @CR:603.3b
    Scenario: The defending player's trigger is above the attacking player's and resolves first
      Given Alice controls "Cave Tiger"
      And Bob controls "Guardian of the Gateless"
      When Alice attacks Bob with "Cave Tiger"
      And Bob blocks "Cave Tiger" with "Guardian of the Gateless"
      Then the stack is the trigger of "Guardian of the Gateless" and the trigger of "Cave Tiger"

  Rule: The target of a trigger must be legal as it is put onto the stack

    @id:trigger-not-at-a-player-with-hexproof @CR:603.3d @CR:702.11c
    Scenario: A trigger can't target an opponent with hexproof, its controller it can
      Given Alice controls "Selhoff Occultist" and "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob controls "Leyline of Sanctity"
      And Alice has 2 "Opt" in library
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Opt" in graveyard
      And Bob has no cards in graveyard
