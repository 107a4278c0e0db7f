Feature: Layers
  Continuous effects apply layer by layer, whatever their order in time; only within a layer does time count.

  Rule: Layer 1, what is copied

    @id:copy-beneath-everything @CR:613.1a @CR:707.4
    Scenario: A later copy effect still lies beneath the size that a spell set before
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Diminish" and "Serra Angel" in hand
      And Alice has lands for {3}{U}{W}{W}
      When Alice casts "Diminish" targeting "Unstable Shapeshifter"
      And the stack resolves
      And Alice casts "Serra Angel"
      And the stack resolves
      And the stack resolves
      Then Alice controls 2 "Serra Angel"
      And the first "Serra Angel" is 1/1
      And the first "Serra Angel" has flying

    @id:copiable-values-end-with-layer-one @CR:613.2c @CR:613.1
    Scenario: A Clone has what its model is before any other layer
      Given Bob controls "Hill Giant" with 1 +1/+1 counter called "model"
      And Bob controls "Holy Strength" attached to "model"
      And Bob controls "Flight" attached to "model"
      And Alice has "Clone" in hand
      And Alice has lands for {3}{U}
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "model"
      Then Bob's "Hill Giant" is 5/6
      And Alice's "Hill Giant" is 3/3
      And Alice's "Hill Giant" doesn't have flying

    @id:face-down-over-a-copy @CR:613.2 @CR:613.2b
    Scenario: A face-down creature that becomes a copy is still a nameless 2/2
      Given Alice controls "Serra Angel" and "Grizzly Bears"
      And Alice controls "Willbender" that is face down called "Shifty"
      And Alice has "Mirrorweave" in hand
      And Alice has lands for {2}{W}{W}
      When Alice casts "Mirrorweave" targeting "Serra Angel"
      And the stack resolves
      Then Alice controls 2 "Serra Angel"
      And "Shifty" is 2/2
      And "Shifty" doesn't have flying

    @id:size-chosen-as-it-entered-is-copied @CR:613.2a
    Scenario: The size that Primal Clay's controller chose as it entered is copied
      Given Alice controls "Grizzly Bears" called "bear"
      And Alice has "Primal Clay" and "Mirrorweave" in hand
      And Alice has lands for {6}{W}{W}
      When Alice casts "Primal Clay"
      And the stack resolves
      And Alice chooses "1/6"
      Then "Primal Clay" is 1/6
      When Alice casts "Mirrorweave" targeting "Primal Clay"
      And the stack resolves
      Then "bear" is 1/6
      And "bear" has defender

  Rule: Layer 2, control

    @id:control-before-the-bonus @CR:613.1b
    Scenario: A creature taken later gets the older bonus of its new controller only
      Given Alice controls "Glorious Anthem"
      And Bob controls "Hill Giant"
      And Alice has "Control Magic" in hand
      And Alice has lands for {2}{U}{U}
      Then "Hill Giant" is 3/3
      When Alice casts "Control Magic" targeting "Hill Giant"
      And the stack resolves
      Then Alice controls "Hill Giant"
      And "Hill Giant" is 4/4

    @id:taken-with-haste @CR:613.1b @CR:613.6
    Scenario: Act of Treason changes control and adds an ability, each in its layer
      Given Bob controls "Hill Giant"
      And Alice has "Act of Treason" in hand
      And Alice has lands for {2}{R}
      When Alice casts "Act of Treason" targeting "Hill Giant"
      And the stack resolves
      Then Alice controls "Hill Giant"
      And "Hill Giant" has haste
      When Alice attacks Bob with "Hill Giant"
      Then "Hill Giant" is attacking

  Rule: Layer 3, text

    @id:text-before-types @CR:613.1c
    Scenario: A word changed later in the text of Blood Moon decides which type it gives
      Given Alice controls "Blood Moon"
      And Bob controls "Mystic Gate"
      And Alice has "Magical Hack" in hand
      And Alice has lands for {U}
      Then "Mystic Gate" is a Mountain
      When Alice casts "Magical Hack" targeting "Blood Moon"
      And the stack resolves
      And Alice chooses "Mountain"
      And Alice chooses "Island"
      Then "Mystic Gate" is an Island
      And "Mystic Gate" isn't a Mountain

  Rule: Layer 7, size, comes last

    @id:abilities-before-size @CR:613.1g @CR:613.1f
    Scenario Outline: A bonus for creatures without abilities counts what was lost in layer 6
      Given Alice controls "Serra Angel"
      And Alice controls "<older>"
      And Alice controls "<newer>"
      Then "Serra Angel" is 3/3

      Examples:
        | older                 | newer                 |
        | Muraganda Petroglyphs | Humility              |
        | Humility              | Muraganda Petroglyphs |

  Rule: What defines characteristics applies first within its layer

    @id:defining-color-first @CR:613.3
    Scenario: A devoid creature that enters later is black under Darkest Hour all the same
      Given Alice controls "Darkest Hour" and "Grizzly Bears"
      And Alice has "Havoc Sower" in hand
      And Alice has lands for {3}{B}
      Then "Grizzly Bears" is black
      When Alice casts "Havoc Sower"
      Then the spell "Havoc Sower" is colorless
      When the stack resolves
      Then "Havoc Sower" is black

  Rule: The layers apply all the time

    @id:honor-follows-the-color @CR:613.5
    Scenario: A creature gets the bonus for white creatures as long as it is white
      Given Alice controls "Honor of the Pure" and "Vampire Spawn"
      And Alice has "Purelace" and "Moonlace" in hand
      And Alice has lands for {W}{U}
      Then "Vampire Spawn" is 2/3
      When Alice casts "Purelace" targeting "Vampire Spawn"
      And the stack resolves
      Then "Vampire Spawn" is 3/4
      When Alice casts "Moonlace" targeting "Vampire Spawn"
      And the stack resolves
      Then "Vampire Spawn" is 2/3

    @id:ogre-through-the-sublayers @CR:613.5 @CR:613.4c
    Scenario: A size that is set last keeps every bonus that came before
      Given Alice controls "Gray Ogre" with 1 +1/+1 counter
      And Alice has "Giant Growth", "Castle" and "Diminish" in hand
      And Alice has lands for {3}{G}{U}{W}
      Then "Gray Ogre" is 3/3
      When Alice casts "Giant Growth" targeting "Gray Ogre"
      And the stack resolves
      Then "Gray Ogre" is 6/6
      When Alice casts "Castle"
      And the stack resolves
      Then "Gray Ogre" is 6/8
      When Alice casts "Diminish" targeting "Gray Ogre"
      And the stack resolves
      Then "Gray Ogre" is 5/7
