Feature: Costs
  Paid in full, by the player who has what it takes.

  Rule: Mana

    @id:cost-mana-abilities-while-paying @CR:118.2
    Scenario: Who is asked to pay may activate mana abilities for it
      Given it is Bob's precombat main phase
      And Alice has "Mana Leak" in hand
      And Alice has lands for {1}{U}
      And Bob has "Divination" in hand
      And Bob has lands for {2}{U}{3}
      And Bob has 5 "Forest" in library
      When Bob casts "Divination"
      And Bob passes
      And Alice casts "Mana Leak" targeting the spell "Divination"
      And all players pass
      And Bob accepts
      And the stack resolves
      Then Bob has no untapped lands
      And Bob has 2 cards in hand

    @id:cost-mana-leaves-the-pool @CR:118.3a
    Scenario: The mana paid leaves the pool, and what is more than the cost stays
      Given Alice has "Llanowar Elves" in hand
      And Alice has lands for {G}{G}{R}
      When Alice taps 2 "Forest" for mana
      And Alice taps "Mountain" for mana
      And Alice casts "Llanowar Elves"
      Then Alice has {R}{G}

    @id:cost-mana-made-for-it @CR:118.3a
    Scenario Outline: Mana that is made for a cost pays it, and what was in the pool stays
      Given Alice controls <before> and <for it>
      And Alice has "Bonesplitter" in hand
      When Alice taps <before> for mana
      And Alice casts "Bonesplitter" activating <for it>
      Then Alice has <left>

      Examples:
        | before     | for it     | left |
        | "Mountain" | "Wastes"   | {R}  |
        | "Wastes"   | "Mountain" | {C}  |
        | "Island"   | "Mountain" | {U}  |

    @id:cost-mana-zero @CR:118.3a @CR:118.5a
    Scenario: A spell with a mana cost of {0} needs no mana, and still has to be cast
      Given Alice has "Ornithopter" in hand
      Then Alice controls no "Ornithopter"
      When Alice casts "Ornithopter"
      Then the stack is the spell "Ornithopter"
      And Alice controls no "Ornithopter"
      When the stack resolves
      Then Alice controls "Ornithopter"

    @id:cost-zero-only-with-priority @CR:118.5a
    Scenario: It is cast when other spells of its kind may be, and not otherwise
      Given it is Alice's upkeep
      And Alice has "Ornithopter" in hand
      Then Alice can't cast "Ornithopter"

  Rule: Life

    @id:cost-life-is-subtracted @CR:118.3b
    Scenario: Life paid is subtracted from the life total
      Given Bob has "Divination" in hand
      And Bob has lands for {2}{U}
      And it is Bob's precombat main phase
      And Alice has "Force of Will" and "Opt" in hand
      When Bob casts "Divination"
      And Bob passes
      And Alice casts "Force of Will" for its alternative cost exiling "Opt" paying 1 life targeting the spell "Divination"
      Then Alice has 19 life
      And Alice has "Opt" in exile

  Rule: One payment, one cost

    @id:cost-one-sacrifice-one-ability @CR:118.10
    Scenario: One creature can't be sacrificed for two abilities
      Given Alice controls "Ashnod's Altar", "Phyrexian Altar" and "Grizzly Bears"
      When Alice activates "Ashnod's Altar" sacrificing "Grizzly Bears"
      Then Alice has {C}{C}
      And Alice can't activate "Phyrexian Altar"
      And Alice has "Grizzly Bears" in graveyard

    @id:cost-effect-pays-nothing @CR:118.10
    Scenario: What an effect makes a player sacrifice pays for nothing else
      Given Alice has "Village Rites" in hand
      And Alice has lands for {B}
      And Alice controls "Grizzly Bears"
      And Bob has "Gatekeeper of Malakir" in hand
      And Bob has lands for {B}{B}{B}
      And it is Bob's precombat main phase
      When Bob casts "Gatekeeper of Malakir" with kicker
      And all players pass
      And Bob chooses Alice
      And all players pass
      Then Alice has "Grizzly Bears" in graveyard
      And Alice has "Village Rites" in hand
      When Bob passes
      Then Alice can't cast "Village Rites"

    @id:cost-two-sacrifices-need-two @CR:118.3
    Scenario: With one creature a cost of sacrificing two can't be paid
      Given Alice controls "Grizzly Bears"
      And Alice has "Bankrupt in Blood" in hand
      And Alice has lands for {1}{B}
      Then Alice can't cast "Bankrupt in Blood"
      And Alice can't cast "Bankrupt in Blood" sacrificing "Grizzly Bears"

    @id:cost-two-sacrifices-of-two @CR:118.3
    Scenario: With two it can
      Given Alice controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Bankrupt in Blood" in hand
      And Alice has lands for {1}{B}
      When Alice casts "Bankrupt in Blood"
      Then Alice has "Grizzly Bears" and "Hill Giant" in graveyard
      When the stack resolves
      Then Alice has 3 cards in hand

  Rule: Unless

    @id:cost-unless-not-paid @CR:118.12a
    Scenario: Something is done unless a player pays: who declines has it done, with all lands untapped
      Given it is Bob's precombat main phase
      And Alice has "Mana Leak" in hand
      And Alice has lands for {1}{U}
      And Bob controls 3 "Mountain"
      And Bob has "Llanowar Elves" in hand
      And Bob has lands for {G}
      When Bob casts "Llanowar Elves"
      And Bob passes
      And Alice casts "Mana Leak" targeting the spell "Llanowar Elves"
      And all players pass
      And Bob declines
      Then Bob has "Llanowar Elves" in graveyard
      And each "Mountain" is untapped

    @id:cost-unless-paid @CR:118.12a
    Scenario: Who pays has it not done
      Given it is Bob's precombat main phase
      And Alice has "Mana Leak" in hand
      And Alice has lands for {1}{U}
      And Bob has "Grizzly Bears" in hand
      And Bob has lands for {1}{G}{3}
      When Bob casts "Grizzly Bears"
      And Bob passes
      And Alice casts "Mana Leak" targeting the spell "Grizzly Bears"
      And all players pass
      And Bob accepts
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And Bob has no untapped lands

    @id:cost-unless-unpayable @CR:118.12a @CR:118.3
    Scenario: Who can't pay has it done
      Given it is Bob's precombat main phase
      And Alice has "Mana Leak" in hand
      And Alice has lands for {1}{U}
      And Bob has "Grizzly Bears" in hand
      And Bob has lands for {1}{G}{2}
      When Bob casts "Grizzly Bears"
      And Bob passes
      And Alice casts "Mana Leak" targeting the spell "Grizzly Bears"
      And the stack resolves
      And Bob declines
      Then Bob has "Grizzly Bears" in graveyard

    @id:cost-unless-not-offered @CR:118.12a @CR:118.3
    Scenario: Nor can they say that they pay
      Given it is Bob's precombat main phase
      And Alice has "Mana Leak" in hand
      And Alice has lands for {1}{U}
      And Bob has "Grizzly Bears" in hand
      And Bob has lands for {1}{G}{2}
      When Bob casts "Grizzly Bears"
      And Bob passes
      And Alice casts "Mana Leak" targeting the spell "Grizzly Bears"
      And all players pass
      Then Bob can't accept
      When Bob declines
      Then Bob has "Grizzly Bears" in graveyard

  Rule: Mana of any type

    @id:hostage-for-colored-mana @CR:118.14
    Scenario: Colored mana pays for {C} of a spell that Hostage Taker lets a player cast
      Given Bob controls "Walker of the Wastes"
      And Alice has "Hostage Taker" in hand
      And Alice has lands for {U}{B}{B}{B}{B}{B}{B}{B}{B}
      When Alice casts "Hostage Taker"
      And the stack resolves
      Then Bob has "Walker of the Wastes" in exile
      When Alice casts "Walker of the Wastes" in Bob's exile
      And the stack resolves
      Then Alice controls "Walker of the Wastes"

    @id:hostage-for-colorless-mana @CR:118.14
    Scenario: Colorless mana pays for a colored symbol
      Given Bob controls "Grizzly Bears"
      And Alice has "Hostage Taker" in hand
      And Alice has lands for {2}{2}{U}{B}
      When Alice casts "Hostage Taker"
      And the stack resolves
      And Alice casts "Grizzly Bears" in Bob's exile
      And the stack resolves
      Then Alice controls "Grizzly Bears"

    @id:no-hostage-from-hand @CR:118.14
    Scenario: Other spells have to be paid for as always
      Given Alice controls "Hostage Taker"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {2}
      Then Alice can't cast "Grizzly Bears"
