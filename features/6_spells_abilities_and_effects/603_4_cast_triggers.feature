Feature: Abilities that trigger as their own spell is cast

  Rule: What was spent to cast a spell stays known when the spell is gone

    @id:drowner-countered-with-its-trigger-waiting @CR:603.4 @CR:113.7a @CR:608.2h
    Scenario: Countered before its trigger resolves, the spell still was cast with colorless mana
      Given Alice has "Drowner of Truth" in hand
      And Alice controls 6 "Forest" and "Wastes"
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "Drowner of Truth"
      Then the stack is the trigger of "Drowner of Truth" and the spell "Drowner of Truth"
      When Alice passes
      And Bob casts "Counterspell" targeting the spell "Drowner of Truth"
      And all players pass
      Then Alice has "Drowner of Truth" in graveyard
      And the stack is the trigger of "Drowner of Truth"
      When all players pass
      Then Alice controls 2 Spawn tokens

    @id:drowner-without-colorless-mana @CR:603.4
    Scenario: Without colorless mana its ability doesn't trigger
      Given Alice has "Drowner of Truth" in hand
      And Alice controls 7 "Forest"
      When Alice casts "Drowner of Truth"
      Then the stack is the spell "Drowner of Truth"
      When the stack resolves
      Then "Drowner of Truth" is a 7/6 creature
      And Alice controls 0 Spawn tokens
