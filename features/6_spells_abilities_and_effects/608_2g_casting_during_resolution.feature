Feature: Casting during a resolution
  An effect that lets a player cast a spell lets it be cast there and then, with nobody getting priority.

  Rule: The spell is cast while the other one resolves

    @id:expertise-casts-a-sorcery @CR:608.2g @CR:117.1a @ruling:great-synthesis-ignores-type-timing
    Scenario: Sram's Expertise casts a sorcery after making its tokens
      Given Alice has "Sram's Expertise", "Divination", "Opt", "Hill Giant" and "Forest" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Sram's Expertise"
      And all players pass
      Then Alice may choose only "Divination" or "Opt"
      And nobody has priority
      And Alice controls 3 Servo tokens
      When Alice casts "Divination"
      Then the stack is the spell "Divination"
      And Alice has "Sram's Expertise" in graveyard
      When the stack resolves
      Then Alice has 5 cards in hand

    @id:expertise-casts-a-creature @CR:608.2g @CR:117.1a @ruling:great-synthesis-ignores-type-timing
    Scenario: Sram's Expertise casts a creature
      Given Alice has "Sram's Expertise" and "Grizzly Bears" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Sram's Expertise"
      And all players pass
      And Alice casts "Grizzly Bears"
      Then the stack is the spell "Grizzly Bears"
      When the stack resolves
      Then Alice controls "Grizzly Bears"

    @id:expertise-declined @CR:608.2g @ruling:great-synthesis-casts-during-resolution
    Scenario: What isn't cast then can't be cast for nothing later
      Given Alice has "Sram's Expertise" and "Opt" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Sram's Expertise"
      And all players pass
      And Alice declines
      Then the stack is empty
      And Alice can't cast "Opt"

    @id:expertise-casts-one @CR:608.2g
    Scenario: One spell is one spell
      Given Alice has "Sram's Expertise", "Sol Ring" and "Grizzly Bears" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Sram's Expertise"
      And all players pass
      And Alice casts "Sol Ring"
      Then the stack is the spell "Sol Ring"
      And Alice can't cast "Grizzly Bears"

    @id:expertise-nobody-responds @CR:608.2g @CR:117.2e @ruling:great-synthesis-casts-during-resolution
    Scenario: The opponent can't respond before the resolution is over, and then can
      Given Alice has "Sram's Expertise" and "Divination" in hand
      And Alice has lands for {2}{W}{W}
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "Sram's Expertise"
      And all players pass
      Then nobody has priority
      And Bob can't cast "Counterspell" targeting the spell "Sram's Expertise"
      When Alice casts "Divination"
      And Alice passes
      And Bob casts "Counterspell" targeting the spell "Divination"
      And the stack resolves
      Then Alice has "Divination" in graveyard
      And Alice has no cards in hand

    @id:expertise-cast-triggers-wait @CR:608.2g @CR:603.3 @ruling:great-synthesis-casts-during-resolution
    Scenario: What triggers on casting goes on the stack after the resolution
      Given Alice controls "Young Pyromancer"
      And Alice has "Sram's Expertise" and "Lightning Strike" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Sram's Expertise"
      And all players pass
      Then Alice controls 1 Elemental token
      When all players pass
      And Alice casts "Lightning Strike" targeting Bob
      Then the stack is the trigger of "Young Pyromancer" and the spell "Lightning Strike"

    @id:archangel-casts-in-combat @CR:608.2g @CR:117.1a @ruling:great-synthesis-ignores-type-timing
    Scenario: Maelstrom Archangel casts a creature in the combat damage step
      Given Alice controls "Maelstrom Archangel"
      And Alice has "Hill Giant" in hand
      When Alice attacks Bob with "Maelstrom Archangel"
      And the game advances to the combat damage step
      Then Bob has 15 life
      When all players pass
      And Alice casts "Hill Giant"
      Then the stack is the spell "Hill Giant"
      When the stack resolves
      Then it is Alice's combat damage step
      And Alice controls "Hill Giant"

    @id:founding-casts-from-hand @CR:608.2g @CR:714.2b @ruling:great-synthesis-casts-during-resolution
    Scenario: A chapter of another Saga casts an instant or sorcery of mana value 1 or 2
      Given Alice has "Founding the Third Path", "Lightning Strike", "Grizzly Bears" and "Divination" in hand
      And Alice has lands for {1}{U}
      When Alice casts "Founding the Third Path"
      And all players pass
      And Alice chooses 1
      And all players pass
      Then Alice may choose only "Lightning Strike"
      When Alice casts "Lightning Strike" targeting Bob
      And the stack resolves
      Then Bob has 17 life
      And Alice has 2 cards in hand

  Rule: Targets of the spell

    @id:expertise-targets-the-resolving-spell @CR:608.2g @CR:601.2c @CR:608.2b @ruling:great-synthesis-target-earlier-spell
    Scenario: The spell that is resolving is still on the stack and may be targeted, in vain
      Given Alice has "Sram's Expertise" and "Twincast" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Sram's Expertise"
      And all players pass
      And Alice casts "Twincast" targeting the spell "Sram's Expertise"
      And the stack resolves
      Then Alice has "Twincast" in graveyard
      And Alice controls 3 Servo tokens

    @id:expertise-targets-what-it-made @CR:608.2g @CR:601.2c @ruling:great-synthesis-no-permanents-meanwhile
    Scenario: What the resolving spell has put onto the battlefield may be targeted
      Given Alice has "Sram's Expertise" and "Pacifism" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Sram's Expertise"
      And all players pass
      And Alice casts "Pacifism" targeting the first Servo token
      And the stack resolves
      Then "Pacifism" is attached to the first Servo token

  Rule: Costs of the spell

    @id:expertise-no-overload @CR:118.9a @ruling:without-paying-no-alternative-cost
    Scenario: Cyclonic Rift cast by Sram's Expertise can't be overloaded
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Sram's Expertise" and "Cyclonic Rift" in hand
      And Alice has lands for {2}{W}{W}{6}{U}
      When Alice casts "Sram's Expertise"
      And all players pass
      Then nobody has priority
      And Alice can't cast "Cyclonic Rift" for its overload cost
      When Alice casts "Cyclonic Rift" targeting "Hill Giant"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And Bob has "Hill Giant" in hand

    @id:archangel-no-evoke @CR:118.9a @ruling:without-paying-no-alternative-cost
    Scenario: Mulldrifter cast by Maelstrom Archangel can't be evoked
      Given Alice controls "Maelstrom Archangel"
      And Alice has "Mulldrifter" in hand
      And Alice has lands for {2}{U}
      When Alice attacks Bob with "Maelstrom Archangel"
      And the game advances to the combat damage step
      And all players pass
      Then nobody has priority
      And Alice can't cast "Mulldrifter" for its evoke cost
      When Alice casts "Mulldrifter"
      And the stack resolves
      Then Alice controls "Mulldrifter"
      And Alice has 2 cards in hand

    @id:expertise-kicked @CR:118.9d @CR:605.3a @ruling:without-paying-additional-costs-allowed
    Scenario Outline: Burst Lightning cast by Sram's Expertise <how> Bob
      Given Alice has "Sram's Expertise" and "Burst Lightning" in hand
      And Alice has lands for {2}{W}{W}{4}
      When Alice casts "Sram's Expertise"
      And all players pass
      And Alice casts "Burst Lightning" <how> Bob
      And the stack resolves
      Then Bob has <life> life

      Examples:
        | how                   | life |
        | targeting             | 18   |
        | with kicker targeting | 16   |

    @id:expertise-sacrifices-the-dying @CR:118.8 @CR:118.9d @CR:704.3 @ruling:without-paying-mandatory-costs-required
    Scenario: Village Rites takes its sacrifice, be it a creature that is about to die
      Given Alice has "Yahenni's Expertise", "Village Rites" and "Opt" in hand
      And Alice controls "Grizzly Bears"
      And Alice has lands for {2}{B}{B}
      When Alice casts "Yahenni's Expertise"
      And all players pass
      Then nobody has priority
      And "Grizzly Bears" is -1/-1
      When Alice casts "Village Rites" sacrificing "Grizzly Bears"
      Then Alice has "Grizzly Bears" in graveyard
      And the stack is the spell "Village Rites"

    @id:expertise-mandatory-cost @CR:118.8 @CR:601.2h @ruling:without-paying-mandatory-costs-required
    Scenario: Without a card to discard Thrill of Possibility can't be cast
      Given Alice has "Sram's Expertise" and "Thrill of Possibility" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Sram's Expertise"
      And all players pass
      Then Alice can't cast "Thrill of Possibility"
      When Alice declines
      Then Alice has "Thrill of Possibility" in hand

    @id:expertise-x-is-zero @CR:107.3b @ruling:without-paying-x-is-zero
    Scenario: X of Blaze can only be 0
      Given Alice has "Sram's Expertise" and "Blaze" in hand
      And Alice has lands for {2}{W}{W}{2}
      When Alice casts "Sram's Expertise"
      And all players pass
      Then nobody has priority
      And Alice can't cast "Blaze" with X = 2 targeting Bob
      When Alice casts "Blaze" with X = 0 targeting Bob
      And the stack resolves
      Then Bob has 20 life
      And Alice has "Blaze" in graveyard

  Rule: Prohibitions that aren't about the card's type

    @id:expertise-under-rule-of-law @CR:601.3 @ruling:great-synthesis-ignores-type-timing
    Scenario: Under Rule of Law the Expertise was the one spell of the turn
      Given Bob controls "Rule of Law"
      And Alice has "Sram's Expertise" and "Opt" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Sram's Expertise"
      And all players pass
      Then Alice can't cast "Opt"
      When Alice declines
      Then Alice controls 3 Servo tokens
      And Alice has "Opt" in hand

    @id:expertise-under-teferi @CR:601.3 @ruling:great-synthesis-ignores-type-timing
    Scenario: Under an opponent's Teferi nothing can be cast during a resolution
      Given Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      And Alice has "Sram's Expertise" and "Divination" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Sram's Expertise"
      And all players pass
      Then Alice can't cast "Divination"
      When Alice declines
      Then Alice controls 3 Servo tokens
      And Alice has "Divination" in hand
