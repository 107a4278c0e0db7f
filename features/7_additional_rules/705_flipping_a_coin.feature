Feature: 705 Flipping a coin
  The player who flips a coin calls it, and wins or loses the flip.

  Rule: The player who flips the coin calls heads or tails

    @id:coin-flip-is-won @CR:705.2
    Scenario Outline: Tavern Swindler's controller wins the flip if the coin shows what they called
      Given Alice controls "Tavern Swindler"
      When Alice activates "Tavern Swindler"
      Then Alice has 17 life
      When the stack resolves
      And Alice chooses <call>
      And the coin shows <side>
      Then Alice has <life> life
      And Bob has 20 life

      Examples:
        | call  | side  | life |
        | heads | heads | 23   |
        | tails | tails | 23   |
        | heads | tails | 17   |
        | tails | heads | 17   |

    @id:coin-flip-is-lost @CR:705.2
    Scenario Outline: Mana Crypt deals damage to its controller only if they lose the flip
      Given it is Bob's end step
      And Alice controls "Mana Crypt"
      When the game advances to Alice's upkeep
      And the stack resolves
      And Alice chooses heads
      And the coin shows <side>
      Then Alice has <life> life

      Examples:
        | side  | life |
        | heads | 20   |
        | tails | 17   |

    @id:coin-flip-of-aleatory @CR:705.2
    Scenario Outline: Aleatory makes a creature larger only if its controller wins the flip
      Given Alice controls "Grizzly Bears"
      And Alice has "Aleatory" in hand
      And Alice has lands for {1}{R}
      When Alice attacks Bob with "Grizzly Bears"
      And all players pass
      And Alice casts "Aleatory" targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses tails
      And the coin shows <side>
      Then "Grizzly Bears" is <size>

      Examples:
        | side  | size |
        | tails | 3/3  |
        | heads | 2/2  |
