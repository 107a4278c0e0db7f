Feature: Delayed triggered abilities

  Rule: They trigger once, unless they have a duration

    @id:doublecast-once @CR:603.7 @CR:603.7b
    Scenario: The next spell is copied, not the one after
      Given Alice has "Doublecast", "Lightning Bolt" and "Lightning Strike" in hand
      And Alice has lands for {R}{R}{R}{1}{R}
      When Alice casts "Doublecast"
      And the stack resolves
      And Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      And Alice declines
      Then Bob has 14 life
      When Alice casts "Lightning Strike" targeting Bob
      And the stack resolves
      Then Bob has 11 life

    @id:glimpse-every-time @CR:603.7b
    Scenario: One that lasts for the turn triggers each time, and not in the next turn
      Given Alice has "Glimpse of Nature", "Savannah Lions", "Soltari Foot Soldier" and "Ambush Viper" in hand
      And Alice has lands for {G}{W}{W}{1}{G}
      When Alice casts "Glimpse of Nature"
      And the stack resolves
      And Alice casts "Savannah Lions"
      Then the stack is the trigger of "Glimpse of Nature" and the spell "Savannah Lions"
      When the stack resolves
      Then Alice has 3 cards in hand
      When Alice casts "Soltari Foot Soldier"
      And the stack resolves
      Then Alice has 3 cards in hand
      When the game advances to Bob's upkeep
      And Bob passes
      And Alice casts "Ambush Viper"
      Then the stack is the spell "Ambush Viper"

    @id:glimpse-not-for-itself-nor-others @CR:603.7a @CR:603.7d
    Scenario: A spell cast before it resolved doesn't count, nor an opponent's; its controller draws
      Given Alice has "Glimpse of Nature" in hand
      And Alice has lands for {G}
      And Alice controls "Vedalken Orrery"
      And Bob controls "Vedalken Orrery"
      And Bob has "Savannah Lions" and "Soltari Foot Soldier" in hand
      And Bob has lands for {W}{W}
      When Alice casts "Glimpse of Nature"
      And Alice passes
      And Bob casts "Savannah Lions"
      And the stack resolves
      And Alice passes
      And Bob casts "Soltari Foot Soldier"
      Then the stack is the spell "Soltari Foot Soldier"

  Rule: They don't trigger on what happened before they were created

    @id:merieke-gone-before @CR:603.7a
    Scenario: If Merieke has left before her ability resolves, nothing waits for her to leave
      Given Alice controls "Merieke Ri Berit"
      And Bob controls "Grizzly Bears"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice activates "Merieke Ri Berit" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Merieke Ri Berit"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And Alice has "Merieke Ri Berit" in graveyard
      And the stack is empty

    @id:merieke-untapped-before @CR:603.7a
    Scenario: If she has become untapped before, the ability waits for the next time
      Given Alice controls "Merieke Ri Berit"
      And Bob controls "Grizzly Bears"
      And Alice has 2 "Twiddle" in hand
      And Alice has lands for {U}{U}
      When Alice activates "Merieke Ri Berit" targeting "Grizzly Bears"
      And Alice casts "Twiddle" targeting "Merieke Ri Berit"
      And all players pass
      And Alice accepts
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And "Merieke Ri Berit" isn't tapped
      When Alice casts "Twiddle" targeting "Merieke Ri Berit"
      And all players pass
      And Alice accepts
      And the stack resolves
      Then "Merieke Ri Berit" is tapped
      And Alice controls "Grizzly Bears"

    @id:merieke-leaves-afterwards @CR:603.7 @CR:603.7e
    Scenario: When she leaves afterwards the creature is destroyed
      Given Alice controls "Merieke Ri Berit"
      And Bob controls "Grizzly Bears"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice activates "Merieke Ri Berit" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Merieke Ri Berit"
      And all players pass
      Then the stack is the trigger of "Merieke Ri Berit"
      When the stack resolves
      Then Bob has "Grizzly Bears" in graveyard

    @id:merieke-untapped-afterwards @CR:603.7b
    Scenario: And when she becomes untapped
      Given Alice controls "Merieke Ri Berit"
      And Bob controls "Grizzly Bears"
      And Alice has "Twiddle" in hand
      And Alice has lands for {U}
      When Alice activates "Merieke Ri Berit" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Twiddle" targeting "Merieke Ri Berit"
      And all players pass
      And Alice accepts
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard

  Rule: They affect the object they are about, if it is still where it is expected

    @id:sneak-attack-noncreature @CR:603.7c
    Scenario: A permanent that is no creature any more is sacrificed all the same
      Given Alice controls "Sneak Attack"
      And Alice has "Hill Giant" in hand
      And Alice has lands for {R}
      And Bob controls "Vedalken Orrery"
      And Bob has "Song of the Dryads" in hand
      And Bob has lands for {2}{G}
      When Alice activates "Sneak Attack"
      And the stack resolves
      And Alice accepts
      Then Alice controls "Hill Giant"
      And "Hill Giant" has haste
      When Alice passes
      And Bob casts "Song of the Dryads" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is a land
      When the game advances to Alice's end step
      And the stack resolves
      Then Alice has "Hill Giant" in graveyard

    @id:sneak-attack-new-object @CR:603.7c
    Scenario: One that left and came back is another object and stays
      Given Alice controls "Sneak Attack"
      And Alice has "Hill Giant" and "Cloudshift" in hand
      And Alice has lands for {R}{W}
      When Alice activates "Sneak Attack"
      And the stack resolves
      And Alice accepts
      And Alice casts "Cloudshift" targeting "Hill Giant"
      And the stack resolves
      And the game advances to Alice's end step
      And the stack resolves
      Then Alice controls "Hill Giant"

    @id:kiki-jikis-token-after-a-change-of-control @CR:603.7e
    Scenario: The ability's controller sacrifices the token although Kiki-Jiki has changed sides
      Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Grizzly Bears"
      And Bob has "Ray of Command" in hand
      And Bob has lands for {3}{U}
      When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Ray of Command" targeting "Kiki-Jiki, Mirror Breaker"
      And the stack resolves
      Then Bob controls "Kiki-Jiki, Mirror Breaker"
      And Alice controls 2 "Grizzly Bears"
      When the game advances to Alice's end step
      And all players pass
      Then Alice controls 1 "Grizzly Bears"

    @id:kiki-jiki-in-anothers-turn @CR:603.7e
    Scenario: In another player's turn too the delayed ability is controlled by who controlled the one that created it
      Given it is Bob's precombat main phase
      And Alice controls "Kiki-Jiki, Mirror Breaker" and "Grizzly Bears"
      When Bob passes
      And Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls 2 "Grizzly Bears"
      When the game advances to Bob's end step
      And the stack resolves
      Then Alice controls 1 "Grizzly Bears"
