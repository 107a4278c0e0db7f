Feature: Split cards where engines went wrong

  Rule: Off the stack a split card is both its halves

    @id:split-card-has-both-mana-values @CR:709.4b @CR:202.3d
    Scenario Outline: In every zone but the stack its mana value is that of both halves together
      Given Alice has "Dead // Gone" <where>
      Then "Dead // Gone" in Alice's <zone> has mana value 4

      Examples:
        | where        | zone      |
        | in graveyard | graveyard |
        | in exile     | exile     |
