Feature: Kicker, on what is no spell
  What is put onto the battlefield, or has come back there, isn't kicked, whatever was paid before.

  Rule: Only a spell can be kicked

    @id:piper-puts-in-an-unkicked-gatekeeper @CR:702.33d @CR:702.33a @ruling:put-onto-the-battlefield-is-not-kicked
    Scenario: A creature put onto the battlefield from the hand isn't kicked, though the mana is there
      Given Alice controls "Elvish Piper"
      And Alice has "Gatekeeper of Malakir" in hand
      And Alice has lands for {G}{B}{B}{B}
      And Bob controls "Grizzly Bears"
      When Alice activates "Elvish Piper"
      And all players pass
      And Alice chooses "Gatekeeper of Malakir"
      Then the stack is empty
      And Alice controls "Gatekeeper of Malakir"
      And Bob controls "Grizzly Bears"

    @id:titan-put-onto-the-battlefield @CR:702.33d @CR:702.33a @ruling:put-onto-the-battlefield-is-not-kicked
    Scenario: Kavu Titan put onto the battlefield from the hand is 2/2
      Given Alice controls "Elvish Piper"
      And Alice has "Kavu Titan" in hand
      And Alice has lands for {3}{G}{G}{G}
      When Alice activates "Elvish Piper"
      And the stack resolves
      And Alice chooses "Kavu Titan"
      Then "Kavu Titan" is 2/2
      And "Kavu Titan" doesn't have trample

    @id:titan-reanimated @CR:702.33d @CR:400.7 @ruling:put-onto-the-battlefield-is-not-kicked
    Scenario: A Kavu Titan that was kicked, died and was put back isn't kicked
      Given Alice has "Kavu Titan", "Doom Blade" and "Reanimate" in hand
      And Alice has lands for {4}{G}{G}{B}{B}
      When Alice casts "Kavu Titan" with kicker
      And the stack resolves
      Then "Kavu Titan" is 5/5
      When Alice casts "Doom Blade" targeting "Kavu Titan"
      And the stack resolves
      And Alice casts "Reanimate" targeting "Kavu Titan" in Alice's graveyard
      And the stack resolves
      Then "Kavu Titan" is 2/2
      And "Kavu Titan" doesn't have trample

    @id:titan-blinked @CR:702.33d @CR:400.7 @ruling:put-onto-the-battlefield-is-not-kicked
    Scenario: A kicked Kavu Titan that leaves and returns isn't kicked
      Given Alice has "Kavu Titan" and "Cloudshift" in hand
      And Alice has lands for {3}{G}{G}{W}
      When Alice casts "Kavu Titan" with kicker
      And the stack resolves
      And Alice casts "Cloudshift" targeting "Kavu Titan"
      And the stack resolves
      Then "Kavu Titan" is 2/2
      And "Kavu Titan" doesn't have trample

    @id:gatekeeper-blinked @CR:702.33d @CR:400.7 @ruling:put-onto-the-battlefield-is-not-kicked
    Scenario: A kicked Gatekeeper of Malakir that leaves and returns doesn't trigger again
      Given Alice has "Gatekeeper of Malakir" and "Cloudshift" in hand
      And Alice has lands for {B}{B}{B}{W}
      And Bob controls "Grizzly Bears"
      When Alice casts "Gatekeeper of Malakir" with kicker
      And the stack resolves
      And Alice chooses Bob
      Then Bob controls no "Grizzly Bears"
      When Alice casts "Cloudshift" targeting "Gatekeeper of Malakir"
      And all players pass
      Then the stack is empty
      And Alice controls "Gatekeeper of Malakir"

    @id:kicked-under-torpor-orb @CR:614.1c @CR:702.33d @ruling:paid-kicker-is-kicked
    Scenario: Torpor Orb leaves what happens as a kicked creature enters
      Given Alice has "Kavu Titan" in hand
      And Alice has lands for {3}{G}{G}
      And Bob controls "Torpor Orb"
      When Alice casts "Kavu Titan" with kicker
      And the stack resolves
      Then "Kavu Titan" is 5/5
      And "Kavu Titan" has trample

    @id:kicked-trigger-under-torpor-orb @CR:603.6a @CR:702.33d @ruling:paid-kicker-is-kicked
    Scenario: Torpor Orb stops the trigger of a kicked creature
      Given Alice has "Gatekeeper of Malakir" in hand
      And Alice has lands for {B}{B}{B}
      And Bob controls "Torpor Orb" and "Grizzly Bears"
      When Alice casts "Gatekeeper of Malakir" with kicker
      And all players pass
      Then the stack is empty
      And Alice controls "Gatekeeper of Malakir"
      And Bob controls "Grizzly Bears"
