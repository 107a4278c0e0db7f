Feature: Activating an ability
  The ability becomes an object on the stack, and its player pays what stands before the colon.

  Rule: The activation cost is paid by whoever activates it

    @id:fountain-costs-two-and-a-tap @CR:602.1a
    Scenario Outline: {2}, {T} is two mana of any type and tapping the permanent
      Given Alice controls "Fountain of Youth"
      And Alice has lands for <mana>
      When Alice activates "Fountain of Youth"
      Then "Fountain of Youth" is tapped
      And Alice has no untapped lands
      When the stack resolves
      Then Alice has 21 life

      Examples:
        | mana   |
        | {2}    |
        | {G}{R} |

    @id:fountain-for-one-mana @CR:602.1a @CR:602.2
    Scenario: With one mana it isn't activated, and stays untapped
      Given Alice controls "Fountain of Youth" and "Forest"
      And Bob has lands for {2}
      Then Alice can't activate "Fountain of Youth"
      And "Fountain of Youth" isn't tapped
      And Alice has no mana

    @id:fountain-already-tapped @CR:602.1a
    Scenario: A tapped permanent can't be tapped for the cost
      Given Alice controls "Fountain of Youth" that is tapped
      And Alice has lands for {2}
      Then Alice can't activate "Fountain of Youth"

    @id:slogger-exiles-ten @CR:602.1a
    Scenario: Cards of the library are part of a cost, and without them it can't be paid
      Given Alice controls "Arc-Slogger"
      And Alice has lands for {R}{R}{R}{R}{R}
      When Alice activates "Arc-Slogger" targeting Bob
      Then Alice has 30 cards in library
      And Alice has 10 cards in exile
      When Alice activates "Arc-Slogger" targeting Bob
      And Alice activates "Arc-Slogger" targeting Bob
      And Alice activates "Arc-Slogger" targeting Bob
      Then Alice has 0 cards in library
      And Alice can't activate "Arc-Slogger" targeting Bob
      When the stack resolves
      Then Bob has 12 life

  Rule: Only its controller, or the owner of the card, activates an ability

    @id:nobody-activates-anothers-ability @CR:602.2
    Scenario: An opponent's creature isn't there for the player to use
      Given Bob controls "Prodigal Pyromancer"
      Then Alice can't activate "Prodigal Pyromancer" targeting Bob
      When Alice passes
      And Bob activates "Prodigal Pyromancer" targeting Alice
      And the stack resolves
      Then Alice has 19 life

    @id:ability-follows-control @CR:602.2
    Scenario: Who has gained control of a creature activates its ability, not its owner
      Given it is Bob's precombat main phase
      And Bob controls "Prodigal Pyromancer"
      And Alice has "Ray of Command" in hand
      And Alice has lands for {3}{U}
      When Bob passes
      And Alice casts "Ray of Command" targeting "Prodigal Pyromancer"
      And the stack resolves
      Then Bob can't activate "Prodigal Pyromancer" targeting Alice
      When Bob passes
      And Alice activates "Prodigal Pyromancer" targeting Bob
      And the stack resolves
      Then Bob has 19 life

    @id:any-player-may-activate @CR:602.2
    Scenario: An ability that says so is there for any player, who pays and controls it
      Given Alice controls "Oona's Prowler"
      And Bob has "Opt" in hand
      When Alice passes
      And Bob activates "Oona's Prowler" discarding "Opt"
      Then Bob has "Opt" in graveyard
      When the stack resolves
      Then "Oona's Prowler" is 1/1

  Rule: It becomes the topmost object on the stack, and is no card

    @id:ability-on-top-of-the-stack @CR:602.2a
    Scenario: An ability activated in response is above the spell, has no color and resolves first
      Given Bob controls "Prodigal Pyromancer"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Prodigal Pyromancer"
      And Alice passes
      And Bob activates "Prodigal Pyromancer" targeting Alice
      Then the stack is the ability of "Prodigal Pyromancer" and the spell "Lightning Bolt"
      And the ability of "Prodigal Pyromancer" isn't red
      And Bob controls "Prodigal Pyromancer"
      When all players pass
      Then Alice has 19 life
      And the stack is the spell "Lightning Bolt"

    @id:ability-of-a-creature-is-no-creature @CR:602.2a
    Scenario: A spell that counters creature spells can't target a creature's ability
      Given Alice controls "Prodigal Pyromancer"
      And Bob has "Essence Scatter" and "Stifle" in hand
      And Bob has lands for {1}{U}{U}
      When Alice activates "Prodigal Pyromancer" targeting Bob
      And Alice passes
      Then Bob can't cast "Essence Scatter" targeting the ability of "Prodigal Pyromancer"
      When Bob casts "Stifle" targeting the ability of "Prodigal Pyromancer"
      And the stack resolves
      Then Bob has 20 life
      And Alice has no "Prodigal Pyromancer" in graveyard

  Rule: An opponent may have a choice to make

    @id:witches-opponent-chooses-too @CR:602.3
    Scenario: The second target of the Witches is an opponent's choice, made as the ability is activated
      Given Alice controls "Cuombajj Witches" and "Grizzly Bears"
      And Bob controls "Savannah Lions"
      When Alice activates "Cuombajj Witches" targeting "Savannah Lions"
      And Bob chooses "Grizzly Bears"
      Then the stack is the ability of "Cuombajj Witches"
      When the stack resolves
      Then Bob has "Savannah Lions" in graveyard
      And "Grizzly Bears" has 1 damage

    @id:witches-same-target-twice @CR:602.3 @CR:601.2c
    Scenario: The opponent may choose what the player has chosen
      Given Alice controls "Cuombajj Witches"
      And Bob controls "Grizzly Bears"
      When Alice activates "Cuombajj Witches" targeting "Grizzly Bears"
      And Bob chooses "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard

  Rule: What alters costs later alters nothing on the stack

    @id:trinisphere-untapped-too-late @CR:602.4
    Scenario: An ability that makes spells cost more leaves a spell on the stack alone
      Given Bob controls "Trinisphere" that is tapped
      And Bob controls "Voltaic Key"
      And Bob has lands for {1}
      And Alice has 2 "Lightning Bolt" in hand
      And Alice has lands for {R}{R}
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice passes
      And Bob activates "Voltaic Key" targeting "Trinisphere"
      And all players pass
      Then "Trinisphere" isn't tapped
      And the stack is the spell "Lightning Bolt"
      When all players pass
      Then Bob has 17 life
      And Alice can't cast "Lightning Bolt" targeting Bob

  Rule: What an ability says of paying its activation cost goes for the total cost

    @id:epic-with-a-tax @CR:602.1e @CR:602.2b
    Scenario: Creatures are tapped for the mana that an effect adds as well
      Given Bob controls "Suppression Field"
      And Alice controls "Heirloom Epic" and 6 "Grizzly Bears"
      When Alice activates "Heirloom Epic" tapping 6 "Grizzly Bears"
      And the stack resolves
      Then Alice has 1 card in hand
      And each "Grizzly Bears" is tapped

    @id:epic-with-too-few-creatures @CR:602.1e @CR:602.2b
    Scenario: With creatures and lands for the activation cost only it can't be activated
      Given Bob controls "Suppression Field"
      And Alice controls "Heirloom Epic" and 3 "Grizzly Bears"
      And Alice has lands for {2}
      Then Alice can't activate "Heirloom Epic" tapping 3 "Grizzly Bears"

    @id:epic-with-creatures-and-lands @CR:602.1e
    Scenario: Lands pay for the rest
      Given Bob controls "Suppression Field"
      And Alice controls "Heirloom Epic" and 3 "Grizzly Bears"
      And Alice has lands for {3}
      When Alice activates "Heirloom Epic" tapping 3 "Grizzly Bears"
      And the stack resolves
      Then Alice has 1 card in hand
      And Alice has no untapped lands
