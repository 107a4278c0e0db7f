@card:Jin-Gitaxias
Feature: The Great Synthesis, chapter III casts spells
  Every spell is cast while the ability resolves: in any order, whatever its type, with nobody responding.
  (The card drawn in the draw step is a land and plays no part.)

  Background:
    Given it is Alice's upkeep
    And Alice controls "The Great Synthesis" with 2 lore counters

  Rule: A spell may target one that was cast before it

    @id:chapter-three-spell-targets-spell @CR:608.2g @CR:601.2c @ruling:great-synthesis-target-earlier-spell
    Scenario: Twincast copies the Lightning Strike that was cast before
      Given Alice has "Lightning Strike" and "Twincast" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Lightning Strike" targeting Bob
      And Alice casts "Twincast" targeting the spell "Lightning Strike"
      And Alice declines
      Then the stack is the spell "Twincast" and the spell "Lightning Strike"
      When the stack resolves
      And Alice declines
      Then Bob has 14 life

    @id:chapter-three-target-must-be-there @CR:601.2c @CR:608.2g @ruling:great-synthesis-target-earlier-spell
    Scenario: Before there is a spell to target, Twincast can't be cast
      Given Alice has "Lightning Strike" and "Twincast" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      Then nobody has priority
      And Alice can't cast "Twincast"
      When Alice casts "Lightning Strike" targeting Bob
      And Alice declines
      And the stack resolves
      Then Bob has 17 life
      And Alice has "Twincast" in hand

    @id:chapter-three-counters-its-own @CR:608.2g @CR:601.2c @ruling:great-synthesis-target-earlier-spell
    Scenario: Essence Scatter counters the creature spell that was cast before
      Given Alice has "Grizzly Bears" and "Essence Scatter" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Grizzly Bears"
      And Alice casts "Essence Scatter" targeting the spell "Grizzly Bears"
      And Alice declines
      And the stack resolves
      Then Alice has "Grizzly Bears" and "Essence Scatter" in graveyard

    @id:chapter-three-targets-offered @CR:601.2c @CR:608.2g @ruling:great-synthesis-target-earlier-spell
    Scenario: Each spell cast before is offered as a target where it fits
      Given Alice has "Lightning Strike", "Grizzly Bears", "Hill Giant" and "Essence Scatter" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Lightning Strike" targeting Bob
      And Alice casts "Hill Giant"
      And Alice casts "Grizzly Bears"
      And Alice casts "Essence Scatter"
      Then Alice may choose only the spell "Grizzly Bears" or the spell "Hill Giant"
      When Alice chooses the spell "Hill Giant"
      And Alice declines
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice has "Hill Giant" in graveyard
      And Bob has 17 life

    @id:chapter-three-ability-is-no-spell @CR:601.2c @CR:113.1c @ruling:great-synthesis-target-earlier-spell
    Scenario: The resolving ability itself is no spell, but Stifle may target it
      Given Alice has "Counterspell" and "Stifle" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      Then Alice can't cast "Counterspell"
      When Alice casts "Stifle" targeting the trigger of "The Great Synthesis"
      And Alice declines
      And the stack resolves
      Then Alice has "Stifle" in graveyard
      And Alice controls "Jin-Gitaxias"

  Rule: A permanent spell isn't a permanent yet

    @id:chapter-three-creature-spell-is-no-creature @CR:608.2g @CR:303.4a @ruling:great-synthesis-no-permanents-meanwhile
    Scenario: A creature cast by chapter III can't be enchanted before it resolves
      Given Alice has "Grizzly Bears", "Pacifism" and "Sol Ring" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Grizzly Bears"
      Then nobody has priority
      And Alice controls no "Grizzly Bears"
      And Alice can't cast "Pacifism" targeting the spell "Grizzly Bears"
      And Alice can't cast "Pacifism"
      When Alice declines
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice has "Pacifism" in hand

    @id:chapter-three-aura-on-the-battlefield @CR:608.2g @CR:303.4a @ruling:great-synthesis-no-permanents-meanwhile
    Scenario: Only creatures already on the battlefield are offered to an Aura
      Given Alice controls "Savannah Lions"
      And Bob controls "Hill Giant"
      And Alice has "Grizzly Bears" and "Pacifism" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Grizzly Bears"
      And Alice casts "Pacifism"
      Then Alice may choose only "Savannah Lions" or "Hill Giant"
      When Alice chooses "Hill Giant"
      And Alice declines
      And the stack resolves
      Then "Pacifism" is attached to "Hill Giant"
      And Alice controls "Grizzly Bears"

    @id:chapter-three-jin-is-no-target-yet @CR:608.2g @CR:400.7 @CR:608.2b @ruling:great-synthesis-no-permanents-meanwhile
    Scenario: The Saga may be targeted, but by then it is another object
      Given Bob controls "Hill Giant"
      And Alice has "Grizzly Bears" and "Disperse" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Grizzly Bears"
      And Alice casts "Disperse"
      Then Alice may choose only "The Great Synthesis" or "Hill Giant"
      When Alice chooses "The Great Synthesis"
      And Alice declines
      Then Alice controls "Jin-Gitaxias"
      When the stack resolves
      Then Alice controls "Jin-Gitaxias"
      And Alice has "Disperse" in graveyard

  Rule: All are cast during the resolution

    @id:chapter-three-nobody-responds @CR:608.2g @CR:117.2e @ruling:great-synthesis-casts-during-resolution
    Scenario: Nobody responds before all the spells are cast
      Given Alice has "Divination" and "Grizzly Bears" in hand
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Divination"
      Then nobody has priority
      And Bob can't cast "Counterspell" targeting the spell "Divination"
      When Alice casts "Grizzly Bears"
      And Alice declines
      Then the stack is the spell "Grizzly Bears" and the spell "Divination"
      When Alice passes
      And Bob casts "Counterspell" targeting the spell "Divination"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice has "Divination" in graveyard
      And Alice has 1 card in hand

    @id:chapter-three-nothing-resolves-meanwhile @CR:608.2g @ruling:great-synthesis-casts-during-resolution
    Scenario: A spell that was cast waits on the stack above the ability
      Given Alice has "Lightning Strike" and "Grizzly Bears" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Lightning Strike" targeting Bob
      Then the stack is the spell "Lightning Strike" and the trigger of "The Great Synthesis"
      And Bob has 20 life
      When Alice declines
      Then the stack is the spell "Lightning Strike"
      When the stack resolves
      Then Bob has 17 life
      And Alice has "Grizzly Bears" in hand

    @id:chapter-three-cast-triggers-wait @CR:603.3 @CR:608.2g @ruling:great-synthesis-casts-during-resolution
    Scenario: What triggers on casting goes on the stack above all the spells
      Given Alice controls "Young Pyromancer"
      And Alice has "Lightning Strike" and "Divination" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Divination"
      Then the stack is the spell "Divination" and the trigger of "The Great Synthesis"
      When Alice casts "Lightning Strike" targeting Bob
      And Alice declines
      Then the stack is the trigger of "Young Pyromancer", the trigger of "Young Pyromancer", the spell "Lightning Strike" and the spell "Divination"

    @id:chapter-three-jin-sees-none @CR:603.2 @CR:608.2g @ruling:great-synthesis-casts-during-resolution
    Scenario: The returning Jin-Gitaxias has seen none of them cast
      Given Alice has "Divination" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Divination"
      And Alice declines
      Then Alice controls "Jin-Gitaxias"
      And the stack is the spell "Divination"

    @id:chapter-three-not-later @CR:608.2g @ruling:great-synthesis-casts-during-resolution
    Scenario: What isn't cast during the resolution must be paid for
      Given Alice has "Opt" and "Grizzly Bears" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      Then Alice may choose only "Opt" or "Grizzly Bears"
      When Alice declines
      Then the stack is empty
      And Alice controls "Jin-Gitaxias"
      And Alice can't cast "Grizzly Bears"
      And Alice can't cast "Opt"

    @id:chapter-three-no-lands @CR:305.9 @CR:608.2g @ruling:great-synthesis-casts-during-resolution
    Scenario: A land can't be played by it, and afterwards it can
      Given Alice has "Forest", "Opt" and "Dryad Arbor" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      Then Alice may choose only "Opt"
      And Alice can't play "Forest"
      And Alice can't cast "Dryad Arbor"
      When Alice declines
      And Alice plays "Forest"
      Then Alice controls "Forest"

    @id:chapter-three-only-the-hand @CR:601.3 @ruling:great-synthesis-casts-during-resolution
    Scenario: Only cards in the controller's own hand are offered
      Given Alice has "Opt" in hand, "Lightning Strike" in graveyard and "Sol Ring" in exile
      And Bob has "Grizzly Bears" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      Then Alice may choose only "Opt"
      When Alice declines
      Then Alice controls "Jin-Gitaxias"

    @id:chapter-three-split-card @CR:709.3 @CR:608.2g
    Scenario Outline: Of a split card either half may be cast
      Given Bob controls "Hill Giant"
      And Alice has "Dead // Gone" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "<half>" targeting "Hill Giant"
      And Alice declines
      And the stack resolves
      Then Bob <result>

      Examples:
        | half | result                     |
        | Dead | controls "Hill Giant"    |
        | Gone | has "Hill Giant" in hand |

    @id:chapter-three-nothing-to-cast @CR:608.2d @ruling:great-synthesis-casts-during-resolution
    Scenario: With nothing to cast the Saga still turns over
      Given Alice has "Forest" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice declines
      Then Alice controls "Jin-Gitaxias"
      And Alice controls no "The Great Synthesis"
      And the stack is empty

  Rule: In any order

    @id:chapter-three-offers-what-is-left @CR:608.2g @CR:608.2d @ruling:great-synthesis-casts-in-any-order
    Scenario: After each spell all the others are offered
      Given Alice has "Divination", "Grizzly Bears" and "Sol Ring" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      Then Alice may choose only "Divination", "Grizzly Bears" or "Sol Ring"
      When Alice casts "Grizzly Bears"
      Then Alice may choose only "Divination" or "Sol Ring"
      When Alice casts "Sol Ring"
      Then Alice may choose only "Divination"
      When Alice casts "Divination"
      And Alice declines
      Then the stack is the spell "Divination", the spell "Sol Ring" and the spell "Grizzly Bears"

    @id:chapter-three-order-matters @CR:608.2g @CR:608.1 @ruling:great-synthesis-casts-in-any-order
    Scenario Outline: <first> cast first resolves last
      Given Alice has "Day of Judgment" and "Grizzly Bears" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "<first>"
      And Alice casts "<second>"
      And Alice declines
      Then the stack is the spell "<second>" and the spell "<first>"
      When the stack resolves
      Then Alice <result>
      And Alice has "Jin-Gitaxias" in graveyard

      Examples:
        | first           | second          | result                           |
        | Day of Judgment | Grizzly Bears   | has "Grizzly Bears" in graveyard |
        | Grizzly Bears   | Day of Judgment | controls "Grizzly Bears"         |

  Rule: Timing by type is ignored, other prohibitions aren't

    @id:chapter-three-any-type @CR:608.2g @CR:117.1a @ruling:great-synthesis-ignores-type-timing
    Scenario Outline: <card> may be cast although the stack isn't empty
      Given Alice has "<card>" and "Forest" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "<card>"
      And Alice declines
      Then the stack is the spell "<card>"
      And Alice controls "Jin-Gitaxias"

      Examples:
        | card                 |
        | Divination           |
        | Grizzly Bears        |
        | Sol Ring             |
        | Phyrexian Arena      |
        | Teferi, Time Raveler |
        | Opt                  |

    @id:chapter-three-rule-of-law @CR:601.3 @ruling:great-synthesis-ignores-type-timing
    Scenario: Rule of Law allows one of the spells
      Given Bob controls "Rule of Law"
      And Alice has "Divination" and "Grizzly Bears" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Divination"
      Then Alice can't cast "Grizzly Bears"
      When Alice declines
      And the stack resolves
      Then Alice controls "Jin-Gitaxias"
      And Alice has "Grizzly Bears" in hand
      And Alice has 4 cards in hand

    @id:chapter-three-rule-of-law-used-up @CR:601.3 @ruling:great-synthesis-ignores-type-timing
    Scenario: After another spell in the turn Rule of Law allows none
      Given Bob controls "Rule of Law"
      And Alice has "Lightning Bolt" and "Grizzly Bears" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      And the game advances to Alice's precombat main phase
      And all players pass
      Then Alice can't cast "Grizzly Bears"
      When Alice declines
      Then Alice controls "Jin-Gitaxias"
      And Alice has "Grizzly Bears" in hand

    @id:chapter-three-under-teferi @CR:601.3 @ruling:great-synthesis-ignores-type-timing
    Scenario: An opponent's Teferi, who wants sorcery timing, allows none
      Given Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      And Alice has "Divination" and "Opt" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      Then Alice can't cast "Divination"
      And Alice can't cast "Opt"
      When Alice declines
      Then Alice controls "Jin-Gitaxias"
      And Alice has "Divination" and "Opt" in hand

    @id:chapter-three-split-second @CR:702.61a @CR:601.3 @ruling:great-synthesis-ignores-type-timing
    Scenario: After Krosan Grip nothing more can be cast, before it everything
      Given Bob controls "Sol Ring"
      And Alice has "Krosan Grip", "Divination" and "Opt" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Divination"
      And Alice casts "Krosan Grip" targeting "Sol Ring"
      Then Alice can't cast "Opt"
      When Alice declines
      Then the stack is the spell "Krosan Grip" and the spell "Divination"
      And Alice controls "Jin-Gitaxias"
      And Alice has "Opt" in hand

    @id:chapter-three-under-grand-abolisher @CR:601.3 @ruling:great-synthesis-ignores-type-timing
    Scenario: An opponent's Grand Abolisher forbids nothing in Alice's turn
      Given Bob controls "Grand Abolisher"
      And Alice has "Divination" in hand
      When the game advances to Alice's precombat main phase
      And all players pass
      And Alice casts "Divination"
      And Alice declines
      Then the stack is the spell "Divination"
