Feature: Zones
  Which are public, what can't enter one, and what is decided as an object moves.

  Rule: All players see the cards in public zones, not those in hidden ones

    @id:public-zones-are-seen @CR:400.2 @CR:404.2 @CR:406.3
    Scenario Outline: A card in a <zone> is seen by both players
      Given Alice has "Opt" in <zone>
      Then Bob sees "Opt" in Alice's <zone>
      And Alice sees "Opt" in <zone>

      Examples:
        | zone      |
        | graveyard |
        | exile     |

    @id:battlefield-and-stack-are-seen @CR:400.2
    Scenario: So are permanents and spells
      Given Alice controls "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting Bob
      Then Bob sees "Grizzly Bears"
      And Bob sees the spell "Lightning Bolt"

    @id:hand-is-hidden @CR:400.2 @CR:402.3
    Scenario: A card in hand is seen by its owner alone
      Given Alice has "Opt" in hand
      Then Alice sees "Opt" in hand
      And Bob doesn't see "Opt" in Alice's hand

    @id:library-is-hidden @CR:400.2 @CR:401.2
    Scenario: A card in a library is seen by nobody, its owner included
      Given Alice has "Opt" in library
      Then Alice doesn't see "Opt" in library
      And Bob doesn't see "Opt" in Alice's library

  Rule: What can't enter a zone stays where it is

    @id:instant-does-not-enter @CR:400.4a
    Scenario: An instant card that was a face-down permanent doesn't return from exile to the battlefield
      Given Alice controls "Lightning Bolt" that is face down
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      When Alice casts "Cloudshift" targeting "Lightning Bolt"
      And the stack resolves
      Then Alice has "Lightning Bolt" in exile
      And Alice controls no "Lightning Bolt"

    @id:creature-card-does-enter @CR:400.4a
    Scenario: A creature card that was one returns, face up
      Given Alice controls "Hill Giant" that is face down
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      When Alice casts "Cloudshift" targeting "Hill Giant"
      And the stack resolves
      Then Alice controls "Hill Giant"
      And "Hill Giant" is 3/3

  Rule: Cards keep their order

    @id:library-keeps-its-order @CR:400.5 @CR:401.2
    Scenario: Cards are drawn from the library in the order in which they lie there
      Given Alice has "Forest", "Opt" and "Island" in library
      And Alice controls "Arcanis the Omnipotent"
      And it is Alice's upkeep
      When all players pass
      Then Alice has "Forest" in hand
      And Alice has 1 card in hand
      And Alice has "Opt" on top of library
      When Alice activates "{T}" of "Arcanis the Omnipotent"
      And the stack resolves
      Then Alice has "Opt" and "Island" in hand

    @id:graveyard-keeps-its-order @CR:400.5 @CR:404.1
    Scenario: The top card of a graveyard is the one that came last
      Given Alice controls "Necratog", "Grizzly Bears" and "Hill Giant"
      And Alice has 2 "Lightning Bolt" in hand
      And Alice has lands for {R}{R}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Lightning Bolt" targeting "Hill Giant"
      And the stack resolves
      And Alice activates "Necratog"
      And the stack resolves
      Then Alice has "Hill Giant" in exile
      And Alice has "Grizzly Bears" in graveyard

  Rule: Of two things that would be done to one object its controller chooses one

    @id:archangel-exiled-or-destroyed @CR:400.6 @CR:704.3
    Scenario Outline: Lethal damage to Exquisite Archangel and to its controller: it goes to <zone>, as that player chooses
      Given it is Bob's precombat main phase
      And Alice controls "Exquisite Archangel"
      And Alice has 5 life
      And Bob has "Fireball" in hand
      And Bob has lands for {11}{R}
      When Bob casts "Fireball" with X = 10 targeting Alice and "Exquisite Archangel"
      And the stack resolves
      And Alice chooses <zone>
      Then Alice has 20 life
      And Alice has "Exquisite Archangel" in <zone>
      And nobody has won

      Examples:
        | zone      |
        | graveyard |
        | exile     |

    @id:archangel-alone-is-exiled @CR:400.6
    Scenario: If only the player would lose there is nothing to choose
      Given Alice controls "Exquisite Archangel"
      And Alice has 3 life
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has 20 life
      And Alice has "Exquisite Archangel" in exile

  Rule: What is done to a zone is done to all the cards in it

    @id:exile-a-graveyard @CR:400.12
    Scenario: Exiling a graveyard exiles its cards, and later cards go to that graveyard as before
      Given Alice controls "Tormod's Crypt"
      And Bob has "Opt", "Forest" and "Grizzly Bears" in graveyard
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      And Alice has "Hill Giant" in graveyard
      When Alice activates "Tormod's Crypt" targeting Bob
      And the stack resolves
      Then Bob has 0 cards in graveyard
      And Bob has "Opt", "Forest" and "Grizzly Bears" in exile
      And Alice has "Hill Giant" in graveyard
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Bob has "Lightning Bolt" in graveyard

    @id:shuffle-a-hand-in @CR:400.12
    Scenario: Shuffling a hand into a library shuffles each of its cards
      Given Alice has "Winds of Change", 2 "Opt" and "Forest" in hand
      And Alice has lands for {R}
      And Bob has 2 "Grizzly Bears" in hand
      When Alice casts "Winds of Change"
      And the stack resolves
      Then Alice has 3 cards in hand
      And Bob has 2 cards in hand
      And Alice has 40 cards in library

  Rule: A card goes to a library, a graveyard or a hand of its owner only

    @id:reanimated-and-destroyed @CR:400.3
    Scenario: What another player put onto the battlefield goes to its owner's graveyard
      Given Bob has "Grizzly Bears" in graveyard
      And Alice has "Reanimate" and "Doom Blade" in hand
      And Alice has lands for {B}{1}{B}
      When Alice casts "Reanimate" targeting "Grizzly Bears" in Bob's graveyard
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      When Alice casts "Doom Blade" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard
      And Alice has no "Grizzly Bears" in graveyard

    @id:reanimated-and-returned @CR:400.3
    Scenario: Or returns to its owner's hand
      Given Bob has "Grizzly Bears" in graveyard
      And Alice has "Reanimate" and "Disperse" in hand
      And Alice has lands for {B}{1}{U}
      When Alice casts "Reanimate" targeting "Grizzly Bears" in Bob's graveyard
      And the stack resolves
      And Alice casts "Disperse" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in hand
      And Alice has no cards in hand
