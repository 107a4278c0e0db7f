Feature: Power and toughness
  Sizes that are defined or chosen, what has no size, and what a base size is.

  Rule: A star is what the card says it is

    @id:star-without-a-choice @CR:208.2a
    Scenario Outline: A number that can't be determined counts as 0, outside the battlefield too
      Given Bob controls 2 "Grizzly Bears"
      And Alice has "Lost Order of Jarkeld" in <zone>
      Then "Lost Order of Jarkeld" in Alice's <zone> is 1/1

      Examples:
        | zone      |
        | hand      |
        | graveyard |

    @id:star-with-a-choice @CR:208.2a
    Scenario: Once an opponent is chosen the size follows their creatures
      Given Alice has "Lost Order of Jarkeld" and "Lightning Bolt" in hand
      And Alice has lands for {2}{W}{W}{R}
      And Bob controls 2 "Grizzly Bears"
      When Alice casts "Lost Order of Jarkeld"
      And the stack resolves
      Then "Lost Order of Jarkeld" is 3/3
      When Alice casts "Lightning Bolt" targeting the first "Grizzly Bears"
      And the stack resolves
      Then "Lost Order of Jarkeld" is 2/2

    @id:star-everywhere @CR:208.2a
    Scenario: Tarmogoyf has its size in hand too
      Given Alice has "Tarmogoyf" in hand
      And Bob has "Lightning Bolt" and "Forest" in graveyard
      Then "Tarmogoyf" in Alice's hand is 2/3

    @id:size-chosen-on-entering @CR:208.2b
    Scenario Outline: A creature that enters as one of several sizes has the one chosen
      Given Alice has "Primal Clay" in hand
      And Alice has lands for {4}
      When Alice casts "Primal Clay"
      And the stack resolves
      And Alice chooses <chosen>
      Then "Primal Clay" is a <is> artifact creature
      And "Primal Clay" <has>

      Examples:
        | chosen | is       | has                  |
        | 3/3    | 3/3      | doesn't have flying  |
        | 2/2    | 2/2      | has flying           |
        | 1/6    | 1/6 Wall | has defender         |

    @id:size-chosen-is-copied @CR:208.2b
    Scenario: The size chosen is copiable, and a copy that enters has its own choice
      Given Alice has "Primal Clay" and "Clone" in hand
      And Alice has lands for {7}{U}
      When Alice casts "Primal Clay"
      And the stack resolves
      And Alice chooses 1/6
      And Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Primal Clay"
      And Alice chooses 2/2
      Then the second "Primal Clay" is 2/2
      And the second "Primal Clay" has flying

    @id:size-not-chosen-yet @CR:208.2b
    Scenario Outline: Elsewhere its power and toughness are 0
      Given Alice has "Primal Clay" in <zone>
      Then "Primal Clay" in Alice's <zone> is 0/0

      Examples:
        | zone      |
        | hand      |
        | graveyard |

  Rule: What isn't a creature has no size

    @id:vehicle-has-no-power @CR:208.3
    Scenario: An uncrewed Vehicle has no power that counts
      Given Alice controls "Smuggler's Copter" with 1 +1/+1 counter
      And Alice controls "Grizzly Bears"
      And Alice has "Rishkar's Expertise" in hand
      And Alice has lands for {4}{G}{G}
      When Alice casts "Rishkar's Expertise"
      And all players pass
      Then Alice has 2 cards in hand
      And "Smuggler's Copter" isn't 4/4

    @id:ouroboroid-without-power @CR:208.3
    Scenario Outline: An ability that counts its own power counts 0 where it is no creature
      Given Alice controls "Ouroboroid" and "Grizzly Bears"
      And Alice controls "<aura>" attached to "Ouroboroid"
      When the game advances to Alice's beginning of combat
      And the stack resolves
      Then "Grizzly Bears" has <counters>

      Examples:
        | aura                  | counters           |
        | Swift Reconfiguration | no +1/+1 counters  |
        | Flight                | 1 +1/+1 counter    |

    @id:vehicle-in-hand-has-its-size @CR:208.3
    Scenario: A Vehicle card in hand has its printed power and toughness
      Given Alice has "Smuggler's Copter" and "Sol Ring" in hand
      Then "Smuggler's Copter" in Alice's hand is 3/3
      And "Sol Ring" in Alice's hand isn't 0/0

    @id:creature-that-became-a-land-has-no-size @CR:208.3
    Scenario: A creature card on the battlefield that is only a land has no size
      Given Alice controls "Hill Giant"
      And Alice controls "Song of the Dryads" attached to "Hill Giant"
      Then "Hill Giant" isn't 3/3
      And "Hill Giant" isn't 0/0
      And "Hill Giant" isn't a creature

    @id:size-effect-waits @CR:208.3a
    Scenario: An effect on what isn't a creature yet applies once it is one
      Given Alice controls "Veteran Motorist" and "Smuggler's Copter"
      When Alice activates "Crew 1" of "Smuggler's Copter" tapping "Veteran Motorist"
      Then the stack is the trigger of "Veteran Motorist" and the ability of "Smuggler's Copter"
      When all players pass
      Then "Smuggler's Copter" isn't a creature
      And the stack is the ability of "Smuggler's Copter"
      When all players pass
      Then "Smuggler's Copter" is a 4/4 creature

    @id:set-size-through-a-type-change @CR:205.1a
    Scenario: The size that is set stays on what stops being a creature and is one again
      Given Alice controls "Hill Giant"
      And Alice has "Diminish", "Song of the Dryads" and "Disenchant" in hand
      And Alice has lands for {U}{2}{G}{1}{W}
      When Alice casts "Diminish" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "Song of the Dryads" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "Disenchant" targeting "Song of the Dryads"
      And the stack resolves
      Then "Hill Giant" is a 1/1 creature

  Rule: The base is before what only modifies it

    @id:base-set-and-modified @CR:208.4a
    Scenario: What sets the base doesn't undo what modifies
      Given Alice controls "Hill Giant" with 1 +1/+1 counter
      And Alice has "Diminish" and "Giant Growth" in hand
      And Alice has lands for {U}{G}
      When Alice casts "Giant Growth" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is 7/7
      When Alice casts "Diminish" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is 5/5

    @id:base-is-checked @CR:208.4b
    Scenario: A check of base power and toughness ignores counters and what only modifies
      Given Alice controls "Grizzly Bears" with 1 +1/+1 counter
      And Alice controls "Savannah Lions" with 1 +1/+1 counter
      And Alice controls "Hill Giant"
      And Alice controls "Glorious Anthem"
      And Alice has "Duskana, the Rage Mother" in hand
      And Alice has lands for {2}{R}{G}{W}
      When Alice casts "Duskana, the Rage Mother"
      And the stack resolves
      Then Alice has 1 card in hand

    @id:base-that-was-set-is-checked @CR:208.4b
    Scenario: It sees what sets power and toughness, and what defines it
      Given Alice controls "Lost Order of Jarkeld" with Bob chosen
      And Alice controls "Hill Giant"
      And Bob controls "Air Elemental"
      And Alice has "Duskana, the Rage Mother" and "Turn to Frog" in hand
      And Alice has lands for {2}{R}{G}{W}{1}{U}
      When Alice casts "Turn to Frog" targeting "Hill Giant"
      And the stack resolves
      And Alice casts "Duskana, the Rage Mother"
      And the stack resolves
      Then Alice has 1 card in hand

    @id:base-of-an-attacker @CR:208.4b
    Scenario: A creature modified to 2/2 hasn't that base, one modified from it has
      Given Alice controls "Duskana, the Rage Mother"
      And Alice controls "Grizzly Bears" with 1 +1/+1 counter
      And Alice controls "Savannah Lions"
      And Alice controls "Boros Recruit" with 1 +1/+1 counter
      When Alice attacks Bob with "Grizzly Bears", "Savannah Lions" and "Boros Recruit"
      And the stack resolves
      Then "Grizzly Bears" is 6/6
      And "Boros Recruit" is 2/2
      And "Savannah Lions" is 2/1

  Rule: A creature without a power has 0

    @id:creature-without-a-size @CR:208.5
    Scenario: A Vehicle that was crewed and then became a copy of Sol Ring is a 0/0 creature
      Given Alice controls "Mirage Mirror" with 1 +1/+1 counter called "Mirror"
      And Alice controls "Smuggler's Copter", "Sol Ring" and "Grizzly Bears"
      And Alice has lands for {4}
      When Alice activates "Mirror" targeting "Sol Ring"
      And Alice activates "Mirror" targeting "Smuggler's Copter"
      And all players pass
      And Alice activates "Crew 1" of "Mirror" tapping "Grizzly Bears"
      And all players pass
      Then "Mirror" is a 4/4 artifact creature
      When all players pass
      Then "Mirror" is named "Sol Ring"
      And "Mirror" is a 1/1 artifact creature

    @id:creature-without-a-toughness @CR:208.5 @CR:704.5f
    Scenario: Without a counter on it it goes to the graveyard
      Given Alice controls "Mirage Mirror" called "Mirror"
      And Alice controls "Smuggler's Copter", "Sol Ring" and "Grizzly Bears"
      And Alice has lands for {4}
      When Alice activates "Mirror" targeting "Sol Ring"
      And Alice activates "Mirror" targeting "Smuggler's Copter"
      And all players pass
      And Alice activates "Crew 1" of "Mirror" tapping "Grizzly Bears"
      And the stack resolves
      Then Alice has "Mirage Mirror" in graveyard

    @id:base-power-is-more @CR:208.4b
    Scenario: Base power 3 is no base power 2, whatever the toughness
      Given Alice controls "Duskana, the Rage Mother" and "Boggart Brute"
      When Alice attacks Bob with "Boggart Brute"
      Then the stack is empty
