Feature: Tokens
  A token is a permanent that no card represents. Its creator owns it; what creates it says what it
  is; anywhere but on the battlefield it ceases to exist.

  Rule: The player who creates a token owns it, and it enters under that player's control

    @id:token-created-by-another-player @CR:111.2
    Scenario Outline: Beast Within gives the Beast to the controller of what it destroyed
      Given <player> controls "Hill Giant"
      And Alice has "Beast Within" in hand
      And Alice has lands for {2}{G}
      When Alice casts "Beast Within" targeting "Hill Giant"
      And the stack resolves
      Then <player> controls 1 Beast token
      And <other> controls no tokens

      Examples:
        | player | other |
        | Bob    | Alice |
        | Alice  | Bob   |

    @id:token-leaves-with-its-owner @CR:111.2
    Scenario: A stolen token leaves the game with the player who created it
      Given a game with Alice, Bob and Carol
      And Bob controls "Hill Giant"
      And Alice has "Beast Within" and "Control Magic" in hand
      And Alice has lands for {4}{U}{U}{G}
      When Alice casts "Beast Within" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "Control Magic" targeting "Beast Token"
      And the stack resolves
      Then Alice controls 1 Beast token
      When Bob concedes
      Then Alice controls no tokens

    @id:stolen-token-stays-without-its-owner-leaving @CR:111.2
    Scenario: It stays with its new controller when another player leaves
      Given a game with Alice, Bob and Carol
      And Bob controls "Hill Giant"
      And Alice has "Beast Within" and "Control Magic" in hand
      And Alice has lands for {4}{U}{U}{G}
      When Alice casts "Beast Within" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "Control Magic" targeting "Beast Token"
      And the stack resolves
      And Carol concedes
      Then Alice controls 1 Beast token

  Rule: A token has the characteristics that its creator defines, and no others

    @id:jade-mage-saproling @CR:111.3
    Scenario: Jade Mage's Saproling has no mana cost, supertypes or abilities
      Given Alice controls "Jade Mage"
      And Alice has lands for {2}{G}
      When Alice activates "Jade Mage"
      And the stack resolves
      Then Alice controls 1 Saproling token
      And the Saproling token is a 1/1 green creature
      And the Saproling token isn't legendary
      And the Saproling token has no abilities
      And the Saproling token has mana value 0

    @id:token-values-are-copied @CR:111.3
    Scenario: What a token was created with is what a copy of it copies
      Given Alice controls "Jade Mage"
      And Alice has "Rite of Replication" in hand
      And Alice has lands for {4}{G}{U}{U}
      When Alice activates "Jade Mage"
      And the stack resolves
      And Alice casts "Rite of Replication" targeting "Saproling Token"
      And the stack resolves
      Then Alice controls 2 Saproling tokens
      And each Saproling token is a 1/1 green creature

  Rule: A token is affected as other permanents are, but isn't a card

    @id:anthem-for-tokens @CR:111.6
    Scenario: What affects creatures affects creature tokens
      Given Alice controls "Glorious Anthem"
      And Alice has "Raise the Alarm" and "Day of Judgment" in hand
      And Alice has lands for {3}{W}{W}{W}
      When Alice casts "Raise the Alarm"
      And the stack resolves
      Then each Soldier token is 2/2
      When Alice casts "Day of Judgment"
      And the stack resolves
      Then Alice controls no tokens

    @id:token-is-no-card @CR:108.2b @CR:111.6 @CR:108.2
    Scenario Outline: Cloudshift returns a card, but no token
      Given Alice controls <creature>
      And Alice has "Raise the Alarm" and "Cloudshift" in hand
      And Alice has lands for {1}{W}{W}
      When Alice casts "Raise the Alarm"
      And the stack resolves
      And Alice casts "Cloudshift" targeting <target>
      And the stack resolves
      Then Alice controls <after>
      And Alice controls "Grizzly Bears"

      Examples:
        | creature        | target                    | after            |
        | "Grizzly Bears" | "Grizzly Bears"           | 2 Soldier tokens |
        | "Grizzly Bears" | the first "Soldier Token" | 1 Soldier token  |

  Rule: A token anywhere else ceases to exist

    @id:bounced-token-ceases @CR:111.7 @CR:704.5d
    Scenario: A token that is returned to hand is in no hand
      Given Alice has "Raise the Alarm" in hand
      And Alice has lands for {1}{W}
      And Bob has "Into the Roil" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Raise the Alarm"
      And the stack resolves
      And Alice passes
      And Bob casts "Into the Roil" targeting the first "Soldier Token"
      And the stack resolves
      Then Alice controls 1 Soldier token
      And Alice has no cards in hand

    @id:dying-token-triggers @CR:111.7
    Scenario: A token that dies triggers what waits for a death, and is gone
      Given Alice controls "Blood Artist" and "Jade Mage"
      And Alice has lands for {2}{G}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice activates "Jade Mage"
      And the stack resolves
      And Alice passes
      And Bob casts "Lightning Bolt" targeting "Saproling Token"
      And all players pass
      And Alice chooses Bob
      Then the stack is the trigger of "Blood Artist"
      And Alice has no cards in graveyard
      When the stack resolves
      Then Bob has 19 life
      And Alice has 21 life

  Rule: What copies nothing creates nothing, and what becomes a token isn't created

    @id:copy-of-permanent-spell-becomes-token @CR:111.13
    Scenario: A copied creature spell becomes a token that isn't created
      Given Alice controls "Doubling Season"
      And Alice has "Grizzly Bears" and "Double Major" in hand
      And Alice has lands for {1}{G}{G}{U}
      When Alice casts "Grizzly Bears"
      And Alice casts "Double Major" targeting the spell "Grizzly Bears"
      And all players pass
      And all players pass
      Then Alice controls 1 Bear token
      And the Bear token is a 2/2 green creature
      And the Bear token is named "Grizzly Bears"
      When the stack resolves
      Then Alice controls 2 "Grizzly Bears"

    @id:created-tokens-are-doubled @CR:111.13
    Scenario: A token copy that is created is doubled
      Given Alice controls "Doubling Season" and "Grizzly Bears"
      And Alice has "Rite of Replication" in hand
      And Alice has lands for {2}{U}{U}
      When Alice casts "Rite of Replication" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls 2 Bear tokens

    @id:mimic-vat-without-a-card @CR:111.12
    Scenario: Mimic Vat with no card exiled creates no token
      Given Alice controls "Mimic Vat"
      And Alice has lands for {3}
      When Alice activates "Mimic Vat"
      And the stack resolves
      Then Alice controls no tokens

    @id:mimic-vat-with-a-card @CR:111.12
    Scenario: With a card exiled it creates a copy of it
      Given Alice controls "Mimic Vat"
      And Bob controls "Hill Giant"
      And Alice has "Doom Blade" in hand
      And Alice has lands for {4}{B}
      When Alice casts "Doom Blade" targeting "Hill Giant"
      And the stack resolves
      And Alice accepts
      Then Bob has "Hill Giant" in exile
      When Alice activates "Mimic Vat"
      And the stack resolves
      Then Alice controls 1 Giant token
      And the Giant token is a 3/3 red creature
      And the Giant token has haste

    @id:token-with-the-characteristics-of-a-card @CR:111.11
    Scenario: A token created by the name of a card has the characteristics of that card
      Given Alice controls "Forest" called "Nest"
      And Alice controls "Tarmogoyf Nest" attached to "Nest"
      And Alice has "Opt" and "Forest" in graveyard
      And Bob has "Grizzly Bears" in graveyard
      And Alice has lands for {1}{G}
      When Alice activates "{1}{G}, {T}" of "Nest"
      And the stack resolves
      Then Alice controls 1 Lhurgoyf token
      And the Lhurgoyf token is a 3/4 green creature
      And the Lhurgoyf token is named "Tarmogoyf"
      And the Lhurgoyf token has mana value 2

    @id:token-that-cant-enter @CR:111.5
    Scenario Outline: Worms of the Earth keeps a token that would be a land from being created
      Given Alice controls "Worms of the Earth" and "<creature>"
      And Alice has "Spitting Image" in hand
      And Alice has lands for {4}{G}{U}
      When Alice casts "Spitting Image" targeting "<creature>"
      And the stack resolves
      Then Alice controls <tokens>

      Examples:
        | creature      | tokens    |
        | Dryad Arbor   | no tokens |
        | Grizzly Bears | 1 token   |
