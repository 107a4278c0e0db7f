Feature: Replacement effects: whose events, and where what enters is looked at

  Rule: For the sources, players and effects that they speak of

    @id:emancipation-of-ones-own-sources @CR:614.1a
    Scenario: Fiery Emancipation triples what its controller's sources deal, not the opponent's
      Given Alice controls "Fiery Emancipation"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 11 life
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has 17 life

    @id:season-of-ones-own-tokens @CR:614.16
    Scenario: Doubling Season makes an opponent's effect create no more tokens
      Given Alice controls "Doubling Season"
      And Bob has "Raise the Alarm" in hand
      And Bob has lands for {1}{W}
      When Alice passes
      And Bob casts "Raise the Alarm"
      And the stack resolves
      Then Bob controls 2 Soldier tokens

    @id:season-and-a-loyalty-cost @CR:614.16
    Scenario: A counter that is put on as a cost isn't put by an effect
      Given Alice controls "Doubling Season"
      And Alice controls "Chandra, Novice Pyromancer" with 5 loyalty counters
      When Alice activates "+1" of "Chandra, Novice Pyromancer"
      Then "Chandra, Novice Pyromancer" has 6 loyalty counters

    @id:profusion-skips-the-draw-step @CR:614.10
    Scenario: A draw step that is skipped doesn't begin
      Given it is Alice's upkeep
      And Alice controls "Null Profusion"
      When all players pass
      Then it is Alice's precombat main phase
      And Alice has no cards in hand

  Rule: As it would be on the battlefield, by the choices of who will control it

    @id:kismet-and-an-animated-enchantment @CR:614.12
    Scenario: An enchantment that will be a creature there enters tapped under Kismet, another doesn't
      Given Alice controls "Kismet"
      And Bob controls "Opalescence"
      And Bob has "Glorious Anthem" and "Spirit Link" in hand
      And Bob has lands for {1}{W}{W}{W}
      And it is Bob's precombat main phase
      When Bob casts "Glorious Anthem"
      And the stack resolves
      Then "Glorious Anthem" is tapped
      When Bob casts "Spirit Link" targeting "Glorious Anthem"
      And the stack resolves
      Then "Spirit Link" is untapped

    @id:reanimated-voice-of-all @CR:614.12a
    Scenario: Who puts Voice of All onto the battlefield chooses its color before it is there, not its owner
      Given Bob has "Voice of All" in graveyard
      And Alice has "Rise from the Grave" in hand
      And Alice has lands for {4}{B}
      When Alice casts "Rise from the Grave" targeting "Voice of All" in Bob's graveyard
      And all players pass
      Then Alice controls no "Voice of All"
      When Alice chooses red
      Then Alice controls "Voice of All"

  Rule: Players choose in turn order, whatever the order of the permanents

    @id:active-player-chooses-first @CR:616.1
    Scenario: Two creatures die at once under two replacements: the active player's choice is first
      Given Bob controls "Savannah Lions"
      And Alice controls "Grizzly Bears"
      And Alice controls "Void Maw" and "Rest in Peace"
      And Alice has "Pyroclasm" in hand
      And Alice has lands for {1}{R}
      When Alice casts "Pyroclasm"
      And the stack resolves
      Then Alice may choose only "Void Maw" or "Rest in Peace"
      When Alice chooses "Void Maw"
      Then Bob may choose only "Void Maw" or "Rest in Peace"
      When Bob chooses "Rest in Peace"
      Then Alice has "Grizzly Bears" in exile
      And Bob has "Savannah Lions" in exile

    @id:leyline-is-for-cards @CR:111.6
    Scenario: What exiles cards instead lets a token die, and not a card
      Given Alice controls "Leyline of the Void"
      And Alice has "Pyroclasm" in hand
      And Alice has lands for {1}{R}{R}
      And Bob controls "Soul Net" and "Grizzly Bears"
      And Bob has "Raise the Alarm" in hand
      And Bob has lands for {1}{W}{1}{1}{1}
      When Alice passes
      And Bob casts "Raise the Alarm"
      And the stack resolves
      And Alice casts "Pyroclasm"
      And all players pass
      Then the stack is the trigger of "Soul Net" and the trigger of "Soul Net"
      And Bob has "Grizzly Bears" in exile
      And Bob controls no Soldier tokens
