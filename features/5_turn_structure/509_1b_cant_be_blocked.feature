Feature: 509.1b What can't be blocked

  Rule: A restriction on blocking a creature holds for every creature that could block it

    @id:unblockable-is-not-blocked @CR:509.1b
    Scenario: Invisible Stalker can't be blocked
      Given Alice controls "Invisible Stalker"
      And Bob controls "Grizzly Bears"
      When Alice attacks Bob with "Invisible Stalker"
      And the game advances to Alice's declare blockers step
      Then Bob can't block "Invisible Stalker" with "Grizzly Bears"
      When the game advances to Alice's combat damage step
      Then Bob has 19 life
