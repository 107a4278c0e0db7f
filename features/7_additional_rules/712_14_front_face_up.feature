Feature: Double-faced cards enter front face up
  Unless an effect says transformed, a double-faced card enters with its front face up.

  Rule: The front face by default, the back face where an effect says so

    @id:flickered-saga-is-jin-again @CR:712.14 @CR:400.7 @ruling:great-synthesis-returns-as-jin-gitaxias
    Scenario: The Great Synthesis that is flickered comes back as Jin-Gitaxias
      Given Alice controls "The Great Synthesis" with 2 lore counters
      And Alice has "Flicker" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Flicker" targeting "The Great Synthesis"
      And the stack resolves
      Then Alice controls "Jin-Gitaxias"
      And "Jin-Gitaxias" has no lore counters
      And "Jin-Gitaxias" is a 5/5 creature

    @id:flickered-hand-is-a-saga-again @CR:712.14 @CR:714.3a @ruling:great-synthesis-returns-as-jin-gitaxias
    Scenario: Hand of Enlightenment that is flickered is a Saga again, from its first chapter
      Given Alice controls "Hand of Enlightenment"
      And Alice has "Flicker" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Flicker" targeting "Hand of Enlightenment"
      And all players pass
      Then Alice controls "Era of Enlightenment"
      And "Era of Enlightenment" has 1 lore counter
      And "Era of Enlightenment" isn't a creature
      And the stack is the trigger of "Era of Enlightenment"

    @id:reanimated-jin-is-front-face-up @CR:712.14 @CR:712.8a
    Scenario: From a graveyard it enters as Jin-Gitaxias
      Given Alice has "Reanimate" in hand and "Jin-Gitaxias" in graveyard
      And Alice has lands for {B}
      When Alice casts "Reanimate" targeting "Jin-Gitaxias" in Alice's graveyard
      And the stack resolves
      Then Alice controls "Jin-Gitaxias"
      And Alice has 15 life

    @id:era-returns-transformed @CR:712.14a @CR:712.8e
    Scenario: Returned transformed it has only its back face's characteristics
      Given it is Alice's upkeep
      And Alice controls "Era of Enlightenment" with 2 lore counters
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then "Hand of Enlightenment" is a 2/2 white enchantment creature
      And "Hand of Enlightenment" is a Monk
      And "Hand of Enlightenment" isn't a Saga

    @id:hand-of-enlightenment-mana-value @CR:202.3b @CR:712.8e
    Scenario: The back face has the front face's mana value
      Given Alice controls "Hand of Enlightenment"
      Then "Hand of Enlightenment" has mana value 2
