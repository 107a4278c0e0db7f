Feature: Text-changing effects
  They replace words that are used as words of their kind, in rules text and type lines.

  Rule: Words used as such

    @id:evolution-changes-type-line-and-text @CR:612.2
    Scenario: Artificial Evolution changes a creature type in the type line and in the text, not in the name
      Given Alice controls "Legion Lieutenant", "Vampire Spawn" and "Elvish Mystic"
      And Alice has "Artificial Evolution" in hand
      And Alice has lands for {U}
      Then "Vampire Spawn" is 3/4
      When Alice casts "Artificial Evolution" targeting "Legion Lieutenant"
      And all players pass
      And Alice chooses Vampire
      And Alice chooses Elf
      Then "Legion Lieutenant" is an Elf Knight creature
      And "Legion Lieutenant" isn't a Vampire
      And "Elvish Mystic" is 2/2
      And "Vampire Spawn" is 2/3

    @id:evolution-leaves-the-name @CR:612.2
    Scenario: A creature type in a name is no word that changes
      Given Alice controls "Vampire Spawn"
      And Alice has "Artificial Evolution" in hand
      And Alice has lands for {U}
      When Alice casts "Artificial Evolution" targeting "Vampire Spawn"
      And all players pass
      And Alice chooses Vampire
      And Alice chooses Elf
      Then "Vampire Spawn" is an Elf creature
      And "Vampire Spawn" is named "Vampire Spawn"

    @id:bend-changes-a-color @CR:612.2
    Scenario: With black for white, Crusade is about black creatures
      Given Alice controls "Crusade", "Savannah Lions" and "Vampire Spawn"
      And Alice has "Mind Bend" in hand
      And Alice has lands for {U}
      Then "Savannah Lions" is 3/2
      When Alice casts "Mind Bend" targeting "Crusade"
      And all players pass
      And Alice chooses white
      And Alice chooses black
      Then "Savannah Lions" is 2/1
      And "Vampire Spawn" is 3/4

    @id:bend-a-swamp @CR:612.2 @CR:305.6
    Scenario: A Forest whose type word becomes Island makes blue mana, under its old name
      Given Alice controls "Forest"
      And Alice has "Mind Bend" in hand
      And Alice has lands for {U}
      When Alice casts "Mind Bend" targeting "Forest"
      And all players pass
      And Alice chooses Forest
      And Alice chooses Island
      Then "Forest" is an Island
      And "Forest" is named "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {U}

  Rule: Tokens

    @id:evolved-spell-makes-others @CR:612.2a
    Scenario: A changed creature type changes the tokens that a spell creates, and their name
      Given Alice has "Raise the Alarm" and "Artificial Evolution" in hand
      And Alice has lands for {1}{W}{U}
      When Alice casts "Raise the Alarm"
      And Alice casts "Artificial Evolution" targeting the spell "Raise the Alarm"
      And all players pass
      And Alice chooses Soldier
      And Alice chooses Goblin
      And the stack resolves
      Then Alice controls 2 Goblin tokens
      And Alice controls no Soldier token
      And each Goblin token is named "Goblin Token"

    @id:evolved-token @CR:612.4
    Scenario: A token's own subtype can be changed, and its name stays
      Given Alice has "Raise the Alarm" and "Artificial Evolution" in hand
      And Alice has lands for {1}{W}{U}
      When Alice casts "Raise the Alarm"
      And the stack resolves
      And Alice casts "Artificial Evolution" targeting the first Soldier token
      And all players pass
      And Alice chooses Soldier
      And Alice chooses Goblin
      Then Alice controls 1 Goblin token
      And Alice controls 1 Soldier token
      And the Goblin token is named "Soldier Token"

  Rule: Granted abilities aren't text

    @id:bend-spares-granted-protection @CR:612.3
    Scenario: Protection from red that an effect gave stays as it is
      Given Alice controls "Grizzly Bears"
      And Alice has "Stave Off" and "Mind Bend" in hand
      And Alice has lands for {W}{U}
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice casts "Stave Off" targeting "Grizzly Bears"
      And all players pass
      And Alice chooses red
      And Alice casts "Mind Bend" targeting "Grizzly Bears"
      And all players pass
      And Alice chooses red
      And Alice chooses blue
      And Alice passes
      Then Bob can't cast "Lightning Bolt" targeting "Grizzly Bears"

    @id:bend-changes-printed-protection @CR:612.2 @CR:612.3
    Scenario: Protection from red that is printed becomes protection from blue
      Given Alice controls "Abbey Gargoyles"
      And Alice has "Mind Bend" in hand
      And Alice has lands for {U}
      And Bob has "Lightning Bolt" and "Twiddle" in hand
      And Bob has lands for {R}{U}
      When Alice casts "Mind Bend" targeting "Abbey Gargoyles"
      And all players pass
      And Alice chooses red
      And Alice chooses blue
      And Alice passes
      Then Bob can't cast "Twiddle" targeting "Abbey Gargoyles"
      When Bob casts "Lightning Bolt" targeting "Abbey Gargoyles"
      And the stack resolves
      Then "Abbey Gargoyles" has 3 damage

  Rule: Names that are set

    @id:witness-has-one-name @CR:612.8
    Scenario: A creature under Witness Protection has the name that the Aura says, and no other
      Given Alice controls "Isamaru, Hound of Konda" called "Witness"
      And Bob controls "Grizzly Bears"
      And Alice has "Witness Protection" and "Echoing Truth" in hand
      And Alice has lands for {U}
      When Alice casts "Witness Protection" targeting "Witness"
      And the stack resolves
      Then "Witness" is named "Legitimate Businessperson"
      And "Witness" is a 1/1 green and white Citizen creature

  Rule: Spliced text follows the spell's own

    @id:spliced-text-follows @CR:612.10 @CR:702.47a
    Scenario: With Glacial Ray spliced onto it a spell does all that it says, then what Glacial Ray says
      Given Alice has 3 "Grizzly Bears" in library
      And Alice has "Reach Through Mists" and "Glacial Ray" in hand
      And Alice has lands for {U}{1}{R}
      And Bob controls "Grizzly Bears"
      When Alice casts "Reach Through Mists" revealing "Glacial Ray" targeting "Grizzly Bears"
      Then Alice has no untapped lands
      And the stack is the spell "Reach Through Mists"
      And the spell "Reach Through Mists" is blue
      When the stack resolves
      Then Alice has "Grizzly Bears" and "Glacial Ray" in hand
      And Bob has "Grizzly Bears" in graveyard
      And Alice has "Reach Through Mists" in graveyard

    @id:not-spliced @CR:702.47a
    Scenario: Not spliced it says nothing of that
      Given Alice has 3 "Grizzly Bears" in library
      And Alice has "Reach Through Mists" and "Glacial Ray" in hand
      And Alice has lands for {U}
      When Alice casts "Reach Through Mists"
      And Alice declines
      And the stack resolves
      Then Alice has "Grizzly Bears" and "Glacial Ray" in hand
      And Bob has 20 life

    @id:spliced-onto-no-other-spell @CR:702.47a
    Scenario: It can't be spliced onto a spell that isn't Arcane, nor without its cost
      Given Alice has "Reach Through Mists", "Opt" and "Glacial Ray" in hand
      And Alice has lands for {U}{1}
      Then Alice can't cast "Opt" revealing "Glacial Ray" targeting Bob
      And Alice can't cast "Reach Through Mists" revealing "Glacial Ray" targeting Bob

    @id:spliced-target-gone @CR:702.47d
    Scenario: With its only target gone a spell with spliced text doesn't resolve
      Given Alice has 3 "Grizzly Bears" in library
      And Alice has "Reach Through Mists" and "Glacial Ray" in hand
      And Alice has lands for {U}{1}{R}
      And Bob controls "Grizzly Bears"
      And Bob has "Disperse" in hand
      And Bob has lands for {1}{U}
      When Alice casts "Reach Through Mists" revealing "Glacial Ray" targeting "Grizzly Bears"
      And Alice passes
      And Bob casts "Disperse" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Reach Through Mists" in graveyard
      And Alice has "Glacial Ray" in hand
      And Alice has 1 card in hand

  Rule: The text boxes of two objects may be exchanged

    @id:words-exchanged @CR:612.5
    Scenario: Each has all the rules text of the other, and keeps its name, size and color
      Given Bob controls "Serra Angel"
      And Alice controls "Llanowar Elves"
      And Alice has "Exchange of Words" and "Disenchant" in hand
      And Alice has lands for {1}{U}{U}{1}{W}
      When Alice casts "Exchange of Words"
      And the stack resolves
      Then "Llanowar Elves" is a 1/1 green creature
      And "Llanowar Elves" has flying and vigilance
      And "Serra Angel" is a 4/4 white creature
      And "Serra Angel" doesn't have flying
      And Alice can't tap "Llanowar Elves" for mana
      When Alice casts "Disenchant" targeting "Exchange of Words"
      And the stack resolves
      Then "Serra Angel" has flying
      And "Llanowar Elves" doesn't have flying

  Rule: A permanent may have the full text of a card, or names without end

    @id:shapeshifter-has-the-full-text @CR:612.6
    Scenario: Volrath's Shapeshifter has name, cost, color, size and text of the creature card on top of the graveyard
      Given Alice controls "Volrath's Shapeshifter" called "Shifty"
      And Alice has "Serra Angel" in graveyard
      And Alice has "Opt" in hand
      And Alice has lands for {2}
      Then "Shifty" is named "Serra Angel"
      And "Shifty" is a 4/4 white creature
      And "Shifty" has flying
      And "Shifty" has mana value 5
      When Alice activates "{2}" of "Shifty"
      And the stack resolves
      Then Alice has "Opt" in graveyard
      And "Shifty" is named "Volrath's Shapeshifter"
      And "Shifty" is a 0/1 blue creature
      And "Shifty" doesn't have flying

    @id:spy-kit-and-a-namesake @CR:612.7 @CR:201.2a
    Scenario Outline: With Spy Kit a creature has the name of any nonlegendary creature card
      Given Alice controls "Hill Giant" and "Spy Kit"
      And Alice has lands for {2}{1}{U}
      And Alice has "Echoing Truth" in hand
      And Bob controls "<other>"
      When Alice activates "Spy Kit" targeting "Hill Giant"
      And the stack resolves
      Then "Hill Giant" is 4/4
      When Alice casts "Echoing Truth" targeting "<other>"
      And the stack resolves
      Then Bob has "<other>" in hand
      And Alice has <cards> in hand

      Examples:
        | other                    | cards    |
        | Grizzly Bears            | 1 card   |
        | Isamaru, Hound of Konda  | no cards |
        | Sol Ring                 | no cards |
