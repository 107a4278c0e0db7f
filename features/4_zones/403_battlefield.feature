Feature: The battlefield

  Rule: What names no zone is about the battlefield

    @id:destroys-only-permanents @CR:403.2
    Scenario: Destroying all creatures does nothing to creature cards in hands, graveyards and libraries
      Given Alice controls "Grizzly Bears"
      And Alice has "Day of Judgment" and "Hill Giant" in hand
      And Alice has lands for {2}{W}{W}
      And Bob has "Runeclaw Bear" in graveyard
      And Bob has "Craw Wurm" in library
      When Alice casts "Day of Judgment"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard
      And Alice has "Hill Giant" in hand
      And Bob has "Runeclaw Bear" in graveyard
      And Bob has "Craw Wurm" on top of library

    @id:counts-only-permanents @CR:403.2
    Scenario: Counting creatures counts those on the battlefield
      Given Alice controls "Gaea's Cradle" and "Grizzly Bears"
      And Alice has "Hill Giant" in hand and "Craw Wurm" in graveyard
      When Alice taps "Gaea's Cradle" for mana
      Then Alice has {G}

    @id:target-is-a-permanent @CR:403.2
    Scenario Outline: A spell with a target creature can't target a creature card in a <zone> or a creature spell
      Given Alice has "Swords to Plowshares" in hand
      And Alice has lands for {W}
      And Bob has "Grizzly Bears" in <zone>
      Then Alice can't cast "Swords to Plowshares" targeting "Grizzly Bears" in Bob's <zone>

      Examples:
        | zone      |
        | graveyard |
        | exile     |

    @id:anthem-is-for-permanents @CR:403.2
    Scenario: A bonus for creatures isn't one for creature spells and cards
      Given Alice controls "Glorious Anthem"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Grizzly Bears"
      Then the spell "Grizzly Bears" is 2/2
      When the stack resolves
      Then "Grizzly Bears" is 3/3

  Rule: A permanent that enters is a new object

    @id:returned-creature-is-summoning-sick @CR:403.4
    Scenario: A creature that came back hasn't been there since the turn began
      Given Alice controls "Llanowar Elves"
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      When Alice casts "Cloudshift" targeting "Llanowar Elves"
      And the stack resolves
      Then Alice can't tap "Llanowar Elves" for mana

    @id:reanimated-creature-is-new @CR:403.4
    Scenario: A creature that died and returned in the same turn has none of its counters
      Given Alice controls "Walking Ballista" with 1 +1/+1 counter
      And Alice controls "Glorious Anthem"
      And Alice has "Reanimate" in hand
      And Alice has lands for {B}
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Walking Ballista"
      And the stack resolves
      And Alice casts "Reanimate" targeting "Walking Ballista" in Alice's graveyard
      And the stack resolves
      Then "Walking Ballista" is 1/1
      And "Walking Ballista" has 0 +1/+1 counters
