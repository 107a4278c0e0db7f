Feature: Meld
  Two cards of a meld pair become one permanent with the characteristics of their combined back face. It leaves the
  battlefield as one permanent and becomes two cards.

  Rule: The pair is exiled and enters as one permanent

    @id:rats-and-scavengers-meld @CR:701.42a @CR:712.4a @CR:712.5a @CR:712.14c @CR:712.8g @CR:202.3c
    Scenario: Graf Rats and Midnight Scavengers become Chittering Host
      Given Alice controls "Graf Rats", "Midnight Scavengers" and "Grizzly Bears"
      When the game advances to Alice's beginning of combat
      And all players pass
      Then Alice controls 1 "Chittering Host"
      And Alice controls no "Graf Rats"
      And Alice controls no "Midnight Scavengers"
      And Alice has 0 cards in exile
      And "Chittering Host" is a 5/6 Eldrazi creature
      And "Chittering Host" has haste and menace
      And "Chittering Host" isn't black
      And "Chittering Host" has mana value 7
      When all players pass
      Then "Grizzly Bears" is 3/2
      And "Chittering Host" is 5/6

    @id:one-half-of-a-pair @CR:712.4a
    Scenario: Without the other card under its player's control nothing happens
      Given Alice controls "Graf Rats"
      And Bob controls "Midnight Scavengers"
      When the game advances to Alice's beginning of combat
      Then the stack is empty
      And Alice controls "Graf Rats"

    @id:copy-of-the-rats-melds-with-nobody @CR:701.42b @CR:701.42c
    Scenario: A card that is a copy of one of the pair is exiled with the other and not melded
      Given Bob controls "Graf Rats"
      And Alice controls "Midnight Scavengers"
      And Alice has "Clone" in hand
      And Alice has lands for {3}{U}
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Graf Rats"
      And the game advances to Alice's beginning of combat
      And the stack resolves
      Then Alice has "Clone" and "Midnight Scavengers" in exile
      And Alice controls no "Chittering Host"
      And Bob controls "Graf Rats"

    @id:copy-of-a-melded-permanent @CR:202.3c @CR:712.8g
    Scenario: A copy of a melded permanent has mana value 0
      Given Alice controls "Graf Rats", "Midnight Scavengers" and "Grizzly Bears"
      And Alice has "Mirrorweave" in hand
      And Alice has lands for {2}{W}{W}
      When the game advances to Alice's beginning of combat
      And the stack resolves
      And Alice casts "Mirrorweave" targeting "Chittering Host"
      And the stack resolves
      Then Alice controls 2 "Chittering Host"
      And the first "Chittering Host" has mana value 0
      And the second "Chittering Host" has mana value 7

  Rule: Anywhere else each card is its front face

    @id:meld-card-on-the-stack @CR:712.8b
    Scenario: As a spell a meld card has only its front face's characteristics
      Given Alice has "Graf Rats" in hand
      And Alice has lands for {1}{B}
      When Alice casts "Graf Rats"
      Then the spell "Graf Rats" is a 2/1 black Rat creature
      And the spell "Graf Rats" isn't an Eldrazi
      And the spell "Graf Rats" has mana value 2

    @id:meld-card-cannot-transform @CR:712.4c
    Scenario: A meld card told to transform does nothing
      Given Alice controls "Thraben Gargoyle"
      And Alice controls "Graf Rats" called "Rats"
      And Alice has "Mirrorweave" in hand
      And Alice has lands for {2}{W}{W}{6}
      When Alice casts "Mirrorweave" targeting "Thraben Gargoyle"
      And the stack resolves
      And Alice activates "Rats"
      And the stack resolves
      And the game advances to Bob's upkeep
      Then "Rats" is named "Graf Rats"
      And "Rats" is 2/1

    @id:name-of-a-melded-pair-chosen @CR:201.4e @CR:712.19
    Scenario: The name of what a pair melds into may be chosen
      Given Alice has "Meddling Mage" in hand
      And Alice has lands for {W}{U}
      When Alice casts "Meddling Mage"
      And the stack resolves
      And Alice chooses "Chittering Host"
      Then Alice controls "Meddling Mage"

  Rule: One permanent leaves, two cards arrive

    @id:melded-permanent-dies-once @CR:712.21
    Scenario: What triggers on a creature's death triggers once for both cards
      Given Alice controls "Graf Rats", "Midnight Scavengers" and "Blood Artist"
      And Bob has "Giant Killer" in hand
      And Bob has lands for {2}{W}
      When the game advances to Alice's beginning of combat
      And the stack resolves
      And Alice passes
      And Bob casts "Chop Down" targeting "Chittering Host"
      And the stack resolves
      And Alice chooses Bob
      Then Bob has 19 life
      And Alice has "Graf Rats" and "Midnight Scavengers" in graveyard
      And Alice has 2 cards in graveyard

    @id:melded-permanent-exiled-and-returned @CR:712.21c
    Scenario: What returns it returns both cards, each as itself
      Given Alice controls "Graf Rats" and "Midnight Scavengers"
      And Alice has "Flicker" in hand
      And Alice has lands for {1}{W}
      When the game advances to Alice's beginning of combat
      And the stack resolves
      And the game advances to Alice's postcombat main phase
      And Alice casts "Flicker" targeting "Chittering Host"
      And the stack resolves
      Then Alice controls "Graf Rats" and "Midnight Scavengers"
      And "Graf Rats" is 2/1
      And "Midnight Scavengers" is 3/3
      And Alice has 0 cards in exile

    @id:melded-permanent-returned-to-hand @CR:712.21
    Scenario: Both cards are returned to hand
      Given Alice controls "Graf Rats" and "Midnight Scavengers"
      And Bob has "Boomerang" in hand
      And Bob has lands for {U}{U}
      When the game advances to Alice's beginning of combat
      And the stack resolves
      And Alice passes
      And Bob casts "Boomerang" targeting "Chittering Host"
      And the stack resolves
      Then Alice has "Graf Rats" and "Midnight Scavengers" in hand
      And Alice has 2 cards in hand
