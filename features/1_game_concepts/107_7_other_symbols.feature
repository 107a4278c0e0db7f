Feature: Other symbols
  Loyalty, level, energy, chapter and class symbols stand for costs and abilities.

  Rule: A loyalty symbol is a cost in loyalty counters

    @id:positive-loyalty-symbol @CR:107.7
    Scenario: Loyalty counters are put on as the ability is activated
      Given Alice controls "Teferi, Time Raveler" with 4 loyalty counters
      When Alice activates "+1" of "Teferi, Time Raveler"
      Then the stack is the ability of "Teferi, Time Raveler"
      And "Teferi, Time Raveler" has 5 loyalty counters

    @id:negative-loyalty-symbol @CR:107.7
    Scenario: Loyalty counters are removed as the ability is activated
      Given Alice controls "Teferi, Time Raveler" with 4 loyalty counters
      And Bob controls "Sol Ring"
      When Alice activates "-3" of "Teferi, Time Raveler" targeting "Sol Ring"
      Then the stack is the ability of "Teferi, Time Raveler"
      And "Teferi, Time Raveler" has 1 loyalty counter

    @id:loyalty-symbol-too-dear @CR:107.7
    Scenario: More counters than there are can't be removed
      Given Alice controls "Teferi, Time Raveler" with 2 loyalty counters
      And Bob controls "Sol Ring"
      Then Alice can't activate "-3" of "Teferi, Time Raveler" targeting "Sol Ring"

  Rule: A level symbol gives a size and abilities between its numbers

    @id:level-symbol-range @CR:107.8a @CR:711.2
    Scenario Outline: Student of Warfare has the size and abilities of the range that its level counters fall in
      Given Alice controls "Student of Warfare" with <counters>
      Then "Student of Warfare" is <size>
      And "Student of Warfare" <abilities>

      Examples:
        | counters         | size | abilities                       |
        | 1 level counter  | 1/1  | doesn't have first strike       |
        | 2 level counters | 3/3  | has first strike                |
        | 6 level counters | 3/3  | has first strike                |
        | 7 level counters | 4/4  | doesn't have first strike       |

    @id:level-symbol-open @CR:107.8b
    Scenario Outline: The last level symbol has no upper end
      Given Alice controls "Student of Warfare" with <counters>
      Then "Student of Warfare" is <size>
      And "Student of Warfare" <abilities>

      Examples:
        | counters          | size | abilities                      |
        | 6 level counters  | 3/3  | doesn't have double strike     |
        | 7 level counters  | 4/4  | has double strike              |
        | 12 level counters | 4/4  | has double strike              |

    @id:level-symbol-sets-base-size @CR:107.8a
    Scenario: A level's size is a base size
      Given Alice controls "Student of Warfare" with 2 level counters
      And Alice controls "Glorious Anthem"
      Then "Student of Warfare" is 4/4

  Rule: {E} is paid by removing an energy counter

    @id:energy-symbol @CR:107.14
    Scenario: A player pays {E}{E} by removing two energy counters
      Given Alice controls "Longtusk Cub"
      And Alice has 3 energy counters
      When Alice activates "Longtusk Cub"
      Then Alice has 1 energy counter
      When the stack resolves
      Then "Longtusk Cub" has 1 +1/+1 counter
      And Alice can't activate "Longtusk Cub"

    @id:energy-symbol-isnt-shared @CR:107.14
    Scenario: Another player's energy counters don't pay
      Given Alice controls "Longtusk Cub"
      And Alice has 1 energy counter
      And Bob has 5 energy counters
      Then Alice can't activate "Longtusk Cub"

    @id:getting-energy @CR:107.14
    Scenario: Getting {E}{E} is getting two energy counters
      Given Alice controls "Longtusk Cub"
      When Alice attacks Bob with "Longtusk Cub"
      And the game advances to Alice's end of combat
      Then Alice has 2 energy counters

  Rule: A chapter symbol stands for a triggered ability

    @id:chapter-symbol @CR:107.15a
    Scenario: A chapter ability triggers as the lore counters reach its number
      Given Alice controls "Chainer's Torment" with 1 lore counter
      And it is Alice's upkeep
      When the game advances to Alice's precombat main phase
      Then "Chainer's Torment" has 2 lore counters
      And the stack is the trigger of "Chainer's Torment"
      And Bob has 20 life
      When the stack resolves
      Then Bob has 18 life
      And Alice has 22 life

    @id:chapter-passed-over @CR:107.15a
    Scenario: Counters put on all at once trigger each chapter that they reach
      Given Alice controls "Vorinclex, Monstrous Raider" and "Chainer's Torment"
      And it is Alice's upkeep
      When the game advances to Alice's precombat main phase
      Then "Chainer's Torment" has 2 lore counters
      And the stack is the trigger of "Chainer's Torment" and the trigger of "Chainer's Torment"
      When the stack resolves
      Then Bob has 16 life

    @id:chapter-not-again @CR:107.15a
    Scenario: A counter beyond its number doesn't trigger a chapter again
      Given Alice controls "Chainer's Torment" with 2 lore counters
      And it is Alice's upkeep
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then Bob has 20 life
      And Alice has 10 life
      And Alice controls 1 Horror token

    @id:chapters-with-one-text @CR:107.15b
    Scenario: A text beside two chapter symbols is an ability of each
      Given Alice has "Chainer's Torment" in hand
      And Alice has lands for {3}{B}
      When Alice casts "Chainer's Torment"
      And the stack resolves
      Then "Chainer's Torment" has 1 lore counter
      And Bob has 18 life
      When the game advances to Alice's precombat main phase
      And the stack resolves
      Then "Chainer's Torment" has 2 lore counters
      And Bob has 16 life
      And Alice controls no tokens

  Rule: A class level bar stands for an activated ability and what the level brings

    @id:class-level-in-order @CR:107.16a @CR:716.2a
    Scenario: A Class reaches each level from the one below, for that level's cost
      Given Alice controls "Wizard Class"
      And Alice controls "Grizzly Bears"
      And Alice has lands for {7}{U}{U}
      Then Alice can't activate "{4}{U}" of "Wizard Class"
      When Alice activates "{2}{U}" of "Wizard Class"
      And all players pass
      Then the stack is the trigger of "Wizard Class"
      When the stack resolves
      Then Alice has 2 cards in hand
      And "Grizzly Bears" has no +1/+1 counters
      And Alice can't activate "{2}{U}" of "Wizard Class"

    @id:class-level-three @CR:107.16a
    Scenario: With the third level its ability is there, and the others stay
      Given Alice controls "Wizard Class"
      And Alice controls "Grizzly Bears"
      And Alice has "Night's Whisper" in hand
      And Alice has lands for {7}{U}{U}{B}
      When Alice activates "{2}{U}" of "Wizard Class"
      And the stack resolves
      And Alice activates "{4}{U}" of "Wizard Class"
      And the stack resolves
      Then "Grizzly Bears" has no +1/+1 counters
      When the game advances to Alice's precombat main phase
      Then Alice has 4 cards in hand
      And "Grizzly Bears" has 1 +1/+1 counter

    @id:class-level-as-a-sorcery @CR:107.16a
    Scenario: A level is gained only as a sorcery
      Given it is Alice's upkeep
      And Alice controls "Wizard Class"
      And Alice has lands for {2}{U}
      Then Alice can't activate "{2}{U}" of "Wizard Class"
