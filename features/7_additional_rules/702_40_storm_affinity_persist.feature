Feature: Storm, affinity and persist
  Keywords that look at what was, or is, besides the object itself.

  Rule: Affinity looks at what its player controls

    @id:enforcer-for-three @CR:702.41a
    Scenario: With three artifacts three mana don't pay for Myr Enforcer, an opponent's artifact doesn't count
      Given Alice controls 3 "Ornithopter"
      And Alice has "Myr Enforcer" in hand
      And Alice has lands for {3}
      And Bob controls "Ornithopter"
      Then Alice can't cast "Myr Enforcer"

    @id:enforcer-with-three-artifacts @CR:702.41a
    Scenario: Four mana pay for it
      Given Alice controls 3 "Ornithopter"
      And Alice has "Myr Enforcer" in hand
      And Alice has lands for {4}
      When Alice casts "Myr Enforcer"
      Then Alice has no untapped lands
      And the stack is the spell "Myr Enforcer"

  Rule: Persist brings a creature back once

    @id:elite-persists-once @CR:702.79a
    Scenario: A creature with persist returns with a -1/-1 counter, and with that counter no more
      Given Alice controls "Safehold Elite"
      And Bob has 2 "Lightning Bolt" in hand
      And Bob has lands for {R}{R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Safehold Elite"
      And the stack resolves
      Then "Safehold Elite" is 1/1
      And "Safehold Elite" has 1 -1/-1 counter
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Safehold Elite"
      And the stack resolves
      Then Alice has "Safehold Elite" in graveyard

    @id:elite-exiled-meanwhile @CR:400.7
    Scenario: The ability doesn't find a card that has left the graveyard
      Given Alice controls "Safehold Elite"
      And Bob has "Lightning Bolt" and "Shadowfeed" in hand
      And Bob has lands for {R}{B}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Safehold Elite"
      And all players pass
      Then the stack is the trigger of "Safehold Elite"
      When Alice passes
      And Bob casts "Shadowfeed" targeting "Safehold Elite" in Alice's graveyard
      And the stack resolves
      Then Alice has "Safehold Elite" in exile
      And Bob has 23 life

  Rule: Storm counts the spells before it

    @id:grapeshot-after-four-bolts @CR:702.40a
    Scenario: Four spells before it, of any player, make four copies
      Given Alice has 3 "Lightning Bolt" and "Grapeshot" in hand
      And Alice has lands for {R}{R}{R}{1}{R}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts the first "Lightning Bolt" targeting Bob
      And Alice casts the first "Lightning Bolt" targeting Bob
      And Alice casts "Lightning Bolt" targeting Bob
      And Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Bob has 11 life
      When Alice casts "Grapeshot" targeting Bob
      And all players pass
      And Alice declines
      And Alice declines
      And Alice declines
      And Alice declines
      And the stack resolves
      Then Bob has 6 life

    @id:countered-grapeshot-is-copied @CR:702.40a @CR:608.2h
    Scenario: A Grapeshot that was countered is copied all the same
      Given Alice has "Lightning Bolt" and "Grapeshot" in hand
      And Alice has lands for {R}{1}{R}
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      And Alice casts "Grapeshot" targeting Bob
      And Alice passes
      And Bob casts "Counterspell" targeting the spell "Grapeshot"
      And the stack resolves
      And Alice declines
      And the stack resolves
      Then Alice has "Grapeshot" in graveyard
      And Bob has 16 life
