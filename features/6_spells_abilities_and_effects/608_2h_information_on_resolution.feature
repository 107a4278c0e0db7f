Feature: Information that an effect needs
  A number that an effect reads from the game is read once, as the effect is applied.

  Rule: It is read on resolution

    @id:collective-counts-newcomers @CR:608.2h @ruling:great-synthesis-chapter-one-counts-on-resolution
    Scenario: Collective Unconscious counts creatures that came in response
      Given Alice controls "Grizzly Bears"
      And Alice has "Collective Unconscious" and "Raise the Alarm" in hand
      And Alice has lands for {5}{G}{G}{W}
      When Alice casts "Collective Unconscious"
      And Alice casts "Raise the Alarm"
      And the stack resolves
      Then Alice has 3 cards in hand

    @id:collective-counts-what-is-left @CR:608.2h @ruling:great-synthesis-chapter-one-counts-on-resolution
    Scenario: A creature that died in response doesn't count
      Given Alice controls "Hill Giant" and "Savannah Lions"
      And Alice has "Collective Unconscious" in hand
      And Alice has lands for {4}{G}{G}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Collective Unconscious"
      And Alice passes
      And Bob casts "Doom Blade" targeting "Hill Giant"
      And the stack resolves
      Then Alice has 1 card in hand

  Rule: What has left is looked at as it last was

    @id:swords-sees-the-grown-creature @CR:608.2h
    Scenario: Swords to Plowshares gives life for the power that the creature had on the battlefield
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" and "Swords to Plowshares" in hand
      And Alice has lands for {G}{W}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Swords to Plowshares" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in exile
      And Alice has 25 life

    @id:fling-sees-the-grown-creature @CR:608.2h
    Scenario: Fling deals the power that the sacrificed creature had on the battlefield
      Given Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" and "Fling" in hand
      And Alice has lands for {G}{1}{R}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Fling" sacrificing "Grizzly Bears" targeting Bob
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard
      And Bob has 15 life
