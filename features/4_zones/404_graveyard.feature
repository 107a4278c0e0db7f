Feature: Graveyard

  Background:
    Given Alice controls "Necratog"

  Rule: What is countered, discarded, destroyed or sacrificed is put on top of it

    @id:destroyed-on-top @CR:404.1
    Scenario: A destroyed creature lies above one that was there
      Given Alice has "Grizzly Bears" in graveyard
      And Alice controls "Hill Giant"
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice passes
      And Bob casts "Doom Blade" targeting "Hill Giant"
      And the stack resolves
      And Alice activates "Necratog"
      Then Alice has "Hill Giant" in exile
      And Alice has "Grizzly Bears" in graveyard
      And Bob has "Doom Blade" in graveyard

    @id:discarded-on-top @CR:404.1
    Scenario: So does a discarded card
      Given Alice has "Grizzly Bears" in graveyard
      And Alice has "Hill Giant" and "Opt" in hand
      And Bob has "Mind Rot" in hand
      And it is Bob's precombat main phase
      And Bob has lands for {2}{B}
      When Bob casts "Mind Rot" targeting Alice
      And the stack resolves
      And Bob passes
      And Alice activates "Necratog"
      Then Alice has "Hill Giant" in exile
      And Alice has "Grizzly Bears" in graveyard

    @id:sacrificed-on-top @CR:404.1
    Scenario: So does a sacrificed creature
      Given Alice has "Grizzly Bears" in graveyard
      And Alice controls "Hill Giant" and "Phyrexian Altar"
      When Alice activates "Phyrexian Altar" sacrificing "Hill Giant"
      And Alice chooses {B}
      And Alice activates "Necratog"
      Then Alice has "Hill Giant" in exile
      And Alice has "Grizzly Bears" in graveyard

    @id:countered-on-top @CR:404.1
    Scenario: So does a countered creature spell
      Given Alice has "Grizzly Bears" in graveyard
      And Alice has "Hill Giant" in hand
      And Alice has lands for {3}{R}
      And Bob has "Counterspell" in hand
      And Bob has lands for {U}{U}
      When Alice casts "Hill Giant"
      And Alice passes
      And Bob casts "Counterspell" targeting "Hill Giant"
      And the stack resolves
      And Alice activates "Necratog"
      Then Alice has "Hill Giant" in exile
      And Alice has "Grizzly Bears" in graveyard

    @id:resolved-spell-in-its-owners-graveyard @CR:404.1
    Scenario: A spell that has resolved is in its owner's graveyard, and none was before
      Given Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Alice has 0 cards in graveyard
      When the stack resolves
      Then Alice has "Lightning Bolt" in graveyard
      And Bob has 0 cards in graveyard

  Rule: Anyone may examine it

    @id:graveyard-is-seen @CR:404.2
    Scenario: Both players see what has been discarded and what has died
      Given Alice controls "Hill Giant"
      And Alice has "Opt" in graveyard
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice passes
      And Bob casts "Doom Blade" targeting "Hill Giant"
      And the stack resolves
      Then Bob sees "Hill Giant" in Alice's graveyard
      And Bob sees "Opt" in Alice's graveyard
      And Alice sees "Doom Blade" in Bob's graveyard

  Rule: The owner arranges cards that are put there at the same time

    @id:order-of-simultaneous-deaths @CR:404.3
    Scenario Outline: Of two creatures that die at the same time Alice puts <second> on top
      Given Alice controls "Savannah Lions" and "Llanowar Elves"
      And it is Bob's precombat main phase
      And Bob has "Forked Bolt" in hand
      And Bob has lands for {R}
      When Bob casts "Forked Bolt" targeting "Savannah Lions" and "Llanowar Elves"
      And Bob assigns 1 to "Savannah Lions" and 1 to "Llanowar Elves"
      And the stack resolves
      And Alice orders "<first>" before "<second>"
      And Bob passes
      And Alice activates "Necratog"
      Then Alice has "<second>" in exile
      And Alice has "<first>" in graveyard

      Examples:
        | first          | second         |
        | Savannah Lions | Llanowar Elves |
        | Llanowar Elves | Savannah Lions |

  Rule: What is on top

    @id:vultures-take-the-topmost-creature @CR:404.1
    Scenario: The top creature card is the one that was put there last, and no other
      Given it is Bob's end step
      And Alice controls "Circling Vultures", "Grizzly Bears", "Hill Giant" and "Runeclaw Bear"
      And Bob has 3 "Lightning Bolt" in hand
      And Bob has lands for {R}{R}{R}
      When Bob casts "Lightning Bolt" targeting "Hill Giant"
      And the stack resolves
      And Bob casts "Lightning Bolt" targeting "Runeclaw Bear"
      And the stack resolves
      And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      And the game advances to Alice's upkeep
      And the stack resolves
      And Alice accepts
      Then Alice has "Grizzly Bears" in exile
      And Alice has "Hill Giant" and "Runeclaw Bear" in graveyard
      And Alice controls "Circling Vultures"

    @id:vultures-take-the-only-creature @CR:404.1
    Scenario: A creature card alone with other cards is the top creature card
      Given it is Bob's end step
      And Alice controls "Circling Vultures"
      And Alice has "Grizzly Bears" and "Opt" in graveyard
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice accepts
      Then Alice has "Grizzly Bears" in exile
      And Alice controls "Circling Vultures"
