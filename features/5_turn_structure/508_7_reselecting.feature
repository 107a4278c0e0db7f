Feature: Reselecting what a creature attacks

  Rule: The creature attacks another, without having attacked again

    @id:reselected-attack-goes-elsewhere @CR:508.7a
    Scenario: It deals its damage to the planeswalker reselected, and nothing triggers again
      Given Alice controls "Agate-Blade Assassin"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      And Bob has "Portal Mage" in hand
      And Bob has lands for {2}{U}
      When Alice attacks Bob with "Agate-Blade Assassin"
      And the stack resolves
      And Alice passes
      And Bob casts "Portal Mage"
      And the stack resolves
      And Bob chooses "Teferi, Time Raveler"
      Then "Agate-Blade Assassin" is attacking "Teferi, Time Raveler"
      And the stack is empty
      When the game advances to Alice's combat damage step
      Then "Teferi, Time Raveler" has 3 loyalty counters
      And Bob has 19 life

    @id:reselecting-knows-no-costs @CR:508.7b
    Scenario: A cost to attack a player doesn't matter to reselecting
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears"
      And Carol controls "Propaganda"
      And Bob has "Portal Mage" in hand
      And Bob has lands for {2}{U}
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      And Bob casts "Portal Mage"
      And the stack resolves
      And Bob chooses Carol
      Then "Grizzly Bears" is attacking Carol

    @id:reselecting-among-opponents @CR:508.7c
    Scenario: Only opponents of the creature's controller and their planeswalkers may be reselected
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears"
      And Bob controls "Teferi, Time Raveler" with 4 loyalty counters
      And Bob controls "Hill Giant"
      And Bob has "Portal Mage" in hand
      And Bob has lands for {2}{U}
      When Alice attacks Bob with "Grizzly Bears"
      And Alice passes
      And Bob casts "Portal Mage"
      And the stack resolves
      And Bob accepts
      Then Bob may choose only Bob, Carol or "Teferi, Time Raveler"
      When Bob chooses Carol
      Then "Grizzly Bears" is attacking Carol
