Feature: Permissions to cast: for whom, and for what the card is cast as

  Rule: A permission is for whom it says

    @id:orrery-is-for-its-controller @CR:601.3b
    Scenario: Who controls Vedalken Orrery casts a creature in response; the opponent doesn't
      Given Alice controls "Vedalken Orrery"
      And Alice has "Lightning Bolt" and "Grizzly Bears" in hand
      And Alice has lands for {R}{1}{G}
      And Bob has "Grizzly Bears" in hand
      And Bob has lands for {1}{G}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice casts "Grizzly Bears"
      Then the stack is the spell "Grizzly Bears" and the spell "Lightning Bolt"
      When Alice passes
      Then Bob can't cast "Grizzly Bears"

  Rule: What counts is what the card would be as it is cast

    @id:expertise-lets-a-half-be-cast @CR:601.3e @CR:709.3a
    Scenario Outline: A spell with mana value 3 or less may be cast, and so may each half that fits of a split card which doesn't
      Given Alice has "Yahenni's Expertise" and "Dead // Gone" in hand
      And Alice has lands for {2}{B}{B}
      And Bob controls "Craw Wurm"
      When Alice casts "Yahenni's Expertise"
      And all players pass
      And Alice casts "<half>" targeting "Craw Wurm"
      And the stack resolves
      Then Bob has "Craw Wurm" in <zone>
      And Alice has "Dead // Gone" in graveyard

      Examples:
        | half | zone      |
        | Dead | graveyard |
        | Gone | hand      |

    @id:eidolon-bestowed-in-an-end-step @CR:601.3b
    Scenario: With Aura spells as though they had flash a creature card may be cast bestowed at any time
      Given Alice controls "Sigarda's Aid" and "Grizzly Bears"
      And Alice has "Hopeful Eidolon" in hand
      And Alice has lands for {3}{W}
      And it is Alice's end step
      When Alice casts "Hopeful Eidolon" for its bestow cost targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 3/3
      And "Hopeful Eidolon" is attached to "Grizzly Bears"

    @id:eidolon-as-a-creature-in-an-end-step @CR:601.3b
    Scenario: As a creature it may not, nor bestowed without that permission
      Given Alice controls "Sigarda's Aid" and "Grizzly Bears"
      And Alice has "Hopeful Eidolon" in hand
      And Alice has lands for {W}
      And Bob controls "Hill Giant"
      And Bob has "Hopeful Eidolon" in hand
      And Bob has lands for {3}{W}
      And it is Alice's end step
      Then Alice can't cast "Hopeful Eidolon" for its mana cost
      When Alice passes
      Then Bob can't cast "Hopeful Eidolon" for its bestow cost targeting "Hill Giant"
