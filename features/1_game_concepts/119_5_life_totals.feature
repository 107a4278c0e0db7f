Feature: Life totals set, exchanged and replaced

  Rule: A life total that is set

    @id:life-set-higher @CR:119.5
    Scenario: Set to more, the player gains the difference
      Given Alice has 12 life
      And Alice controls "Ajani's Pridemate"
      And Alice has "Blessed Wind" in hand
      And Alice has lands for {7}{W}{W}
      When Alice casts "Blessed Wind" targeting Alice
      And all players pass
      Then Alice has 20 life
      And the stack is the trigger of "Ajani's Pridemate"

    @id:life-set-lower @CR:119.5
    Scenario: Set to less, the player loses it
      Given Bob has 33 life
      And Bob controls "Ajani's Pridemate"
      And Alice has "Blessed Wind" in hand
      And Alice has lands for {7}{W}{W}
      When Alice casts "Blessed Wind" targeting Bob
      And all players pass
      Then Bob has 20 life
      And the stack is empty

    @id:life-set-but-cant-gain @CR:119.5 @CR:119.7
    Scenario: A player who can't gain life stays where they are
      Given Alice has 12 life
      And Alice controls "Giant Cindermaw"
      And Alice has "Blessed Wind" in hand
      And Alice has lands for {7}{W}{W}
      When Alice casts "Blessed Wind" targeting Alice
      And the stack resolves
      Then Alice has 12 life

  Rule: Exchanges

    @id:life-exchanged @CR:119.5
    Scenario: Two players exchange life totals
      Given Alice has 5 life
      And Bob has 18 life
      And Alice controls "Soul Conduit"
      And Alice has lands for {6}
      When Alice activates "Soul Conduit" targeting Alice and Bob
      And the stack resolves
      Then Alice has 18 life
      And Bob has 5 life

    @id:life-exchange-cant-gain @CR:119.7 @CR:701.12c
    Scenario: If one of them can't gain life nothing is exchanged
      Given Alice has 5 life
      And Bob has 18 life
      And Alice controls "Soul Conduit" and "Giant Cindermaw"
      And Alice has lands for {6}
      When Alice activates "Soul Conduit" targeting Alice and Bob
      And the stack resolves
      Then Alice has 5 life
      And Bob has 18 life

    @id:life-exchange-cant-lose @CR:119.8
    Scenario: If one of them can't lose life nothing is exchanged either
      Given Alice has 5 life
      And Bob has 18 life
      And Bob controls "Platinum Emperion"
      And Alice controls "Soul Conduit"
      And Alice has lands for {6}
      When Alice activates "Soul Conduit" targeting Alice and Bob
      And the stack resolves
      Then Alice has 5 life
      And Bob has 18 life

  Rule: Whenever a player gains life

    @id:life-gain-triggers-once @CR:119.9
    Scenario: A gain of 3 is one gain
      Given Alice controls "Ajani's Pridemate" and 3 "Forest"
      And Alice has "Fruition" in hand
      When Alice casts "Fruition"
      And the stack resolves
      Then Alice has 23 life
      And "Ajani's Pridemate" has 1 +1/+1 counter

    @id:life-gain-of-zero-triggers-nothing @CR:119.9
    Scenario: A gain of 0 is none
      Given Alice controls "Ajani's Pridemate" and "Llanowar Elves"
      And Alice has "Fruition" in hand
      When Alice casts "Fruition"
      And the stack resolves
      Then "Ajani's Pridemate" has no +1/+1 counters

  Rule: If a player would gain life

    @id:life-gain-replaced @CR:119.10
    Scenario: Angel of Vitality adds 1 to a gain
      Given Alice controls "Angel of Vitality" and 2 "Forest"
      And Alice has "Fruition" in hand
      When Alice casts "Fruition"
      And the stack resolves
      Then Alice has 23 life

    @id:life-gain-of-zero-not-replaced @CR:119.10
    Scenario: It adds nothing where no life would be gained
      Given Alice controls "Angel of Vitality" and "Llanowar Elves"
      And Alice has "Fruition" in hand
      When Alice casts "Fruition"
      And the stack resolves
      Then Alice has 20 life

    @id:life-gain-turned-into-loss @CR:119.10
    Scenario: Tainted Remedy turns it into a loss
      Given Bob controls "Tainted Remedy"
      And Alice controls 2 "Forest"
      And Alice has "Fruition" in hand
      When Alice casts "Fruition"
      And the stack resolves
      Then Alice has 18 life

    @id:life-gain-impossible-not-replaced @CR:119.7
    Scenario: Where life can't be gained there is nothing to replace
      Given Bob controls "Tainted Remedy" and "Giant Cindermaw"
      And Alice controls 2 "Forest"
      And Alice has "Fruition" in hand
      When Alice casts "Fruition"
      And the stack resolves
      Then Alice has 20 life

  Rule: Paying 0 life

    @id:life-zero-can-be-paid @CR:119.4b
    Scenario: A player whose life total can't change can pay 0 life, and no more
      Given Alice controls "Platinum Emperion"
      And Alice has "Toxic Deluge" in hand
      And Alice has lands for {2}{B}
      Then Alice can't cast "Toxic Deluge" with X = 1
      When Alice casts "Toxic Deluge" with X = 0
      And the stack resolves
      Then Alice has "Toxic Deluge" in graveyard

    @id:life-x-is-paid @CR:119.4
    Scenario: X life is paid, and every creature shrinks by as much
      Given Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has "Toxic Deluge" in hand
      And Alice has lands for {2}{B}
      When Alice casts "Toxic Deluge" with X = 2
      Then Alice has 18 life
      When the stack resolves
      Then "Hill Giant" is 1/1
      And Bob has "Grizzly Bears" in graveyard
