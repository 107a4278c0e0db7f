Feature: Copies where engines went wrong

  Rule: A copy of a spell copies the choices made for it

    @id:copy-of-a-kicked-rite @CR:707.10
    Scenario: Both a kicked Rite of Replication and its copy make five tokens
      Given Alice has "Rite of Replication" and "Reverberate" in hand
      And Alice has lands for {7}{U}{U}{R}{R}
      And Bob controls "Grizzly Bears" and "Hill Giant"
      When Alice casts "Rite of Replication" with kicker targeting "Grizzly Bears"
      And Alice casts "Reverberate" targeting the spell "Rite of Replication"
      And all players pass
      And Alice chooses "Hill Giant"
      And all players pass
      Then Alice controls 5 "Hill Giant"
      And Alice controls no "Grizzly Bears"
      When the stack resolves
      Then Alice controls 5 "Hill Giant" and 5 "Grizzly Bears"

    @id:copy-of-a-multikicked-creature @CR:707.10 @CR:707.10f
    Scenario: The token that a copy becomes knows how many times the spell was kicked
      Given Alice has "Wolfbriar Elemental" and "Double Major" in hand
      And Alice has lands for {2}{G}{G}{G}{G}{G}{U}
      When Alice casts "Wolfbriar Elemental" with kicker twice
      And Alice casts "Double Major" targeting the spell "Wolfbriar Elemental"
      And all players pass
      And all players pass
      And all players pass
      Then Alice controls the token "Wolfbriar Elemental"
      And Alice controls 2 Wolf tokens
      When the stack resolves
      Then Alice controls 2 "Wolfbriar Elemental" and 4 Wolf tokens

  Rule: Only copiable values are copied

    @id:clone-of-a-pumped-creature @CR:707.2
    Scenario: What a spell gave a creature until end of turn isn't copied, nor are its counters
      Given Alice controls "Grizzly Bears" with 1 +1/+1 counter
      And Alice has "Clone", "Giant Growth" and "Jump" in hand
      And Alice has lands for {3}{U}{G}{U}
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Jump" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 6/6
      And "Grizzly Bears" has flying
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      Then the second "Grizzly Bears" is 2/2
      And the second "Grizzly Bears" has no abilities

  Rule: A token that copies a double-faced permanent has both its faces

    @id:token-of-a-double-faced-permanent @CR:707.8a @CR:701.27a
    Scenario: A token copy of a creature that transforms can transform
      Given Bob controls "Thraben Gargoyle"
      And Alice has "Rite of Replication" in hand
      And Alice has lands for {2}{U}{U}{6}
      When Alice casts "Rite of Replication" targeting "Thraben Gargoyle"
      And the stack resolves
      And Alice activates "{6}" of "Thraben Gargoyle"
      And the stack resolves
      Then Alice controls the token "Stonewing Antagonizer"
      And "Stonewing Antagonizer" is 4/2
      And Bob controls "Thraben Gargoyle"

    @id:token-of-a-permanent-with-its-back-face-up @CR:707.8a
    Scenario: A token copy of a permanent with its back face up enters with its back face up
      Given Alice controls "Thraben Gargoyle"
      And Alice has "Rite of Replication" in hand
      And Alice has lands for {2}{U}{U}{6}
      When Alice activates "{6}" of "Thraben Gargoyle"
      And the stack resolves
      And Alice casts "Rite of Replication" targeting "Stonewing Antagonizer"
      And the stack resolves
      Then Alice controls 2 "Stonewing Antagonizer"
      And Alice controls the token "Stonewing Antagonizer"

    @id:clone-of-a-double-faced-permanent-cant-transform @CR:701.27c
    Scenario: A Clone of it isn't double-faced and stays as it is
      Given Bob controls "Thraben Gargoyle"
      And Alice has "Clone" in hand
      And Alice has lands for {3}{U}{6}
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Thraben Gargoyle"
      And Alice activates "{6}" of "Thraben Gargoyle"
      And the stack resolves
      Then Alice controls "Thraben Gargoyle"
      And Alice controls no "Stonewing Antagonizer"

  Rule: An exception is part of what a copy copies

    @id:token-that-isnt-legendary @CR:707.9b @CR:704.5j
    Scenario: Helm of the Host copies a legendary creature, and both stay
      Given Alice controls "Isamaru, Hound of Konda"
      And Alice controls "Helm of the Host" attached to "Isamaru, Hound of Konda"
      When the game advances to Alice's beginning of combat
      And the stack resolves
      Then Alice controls 2 "Isamaru, Hound of Konda"
      And the token "Isamaru, Hound of Konda" isn't legendary
      And the token "Isamaru, Hound of Konda" is 2/2
      And the token "Isamaru, Hound of Konda" has haste

    @id:copy-of-a-token-that-isnt-legendary @CR:707.3 @CR:707.9b
    Scenario: A copy of that token isn't legendary either, and hasn't its haste
      Given Alice controls "Isamaru, Hound of Konda" and "Vedalken Orrery"
      And Alice controls "Helm of the Host" attached to "Isamaru, Hound of Konda"
      And Alice has "Rite of Replication" in hand
      And Alice has lands for {2}{U}{U}
      When the game advances to Alice's beginning of combat
      And the stack resolves
      And Alice casts "Rite of Replication" targeting the token "Isamaru, Hound of Konda"
      And the stack resolves
      Then Alice controls 3 "Isamaru, Hound of Konda"
      And the third "Isamaru, Hound of Konda" isn't legendary
      And the third "Isamaru, Hound of Konda" doesn't have haste

    @id:token-with-another-loyalty @CR:707.9b @CR:306.5b
    Scenario: The token of a kicked Jace isn't legendary and enters with one loyalty counter
      Given Alice has "Jace, Mirror Mage" in hand
      And Alice has lands for {1}{U}{U}{2}
      When Alice casts "Jace, Mirror Mage" with kicker
      And the stack resolves
      Then Alice controls 2 "Jace, Mirror Mage"
      And the first "Jace, Mirror Mage" is legendary
      And the first "Jace, Mirror Mage" has 4 loyalty counters
      And the second "Jace, Mirror Mage" isn't legendary
      And the second "Jace, Mirror Mage" has 1 loyalty counter

    @id:copied-exception-of-a-type @CR:707.3 @CR:707.9b
    Scenario: A copy of Copy Artifact is an enchantment too
      Given Alice controls "Ornithopter"
      And Alice has "Copy Artifact", "Rite of Replication" and "Tranquility" in hand
      And Alice has lands for {1}{U}{2}{U}{U}{2}{G}
      When Alice casts "Copy Artifact"
      And the stack resolves
      And Alice chooses "Ornithopter"
      Then the second "Ornithopter" is a 0/2 artifact enchantment creature
      When Alice casts "Rite of Replication" targeting the second "Ornithopter"
      And the stack resolves
      Then the token "Ornithopter" is a 0/2 artifact enchantment creature
      And the token "Ornithopter" has flying
      When Alice casts "Tranquility"
      And the stack resolves
      Then Alice controls 1 "Ornithopter"
      And Alice has "Copy Artifact" in graveyard

  Rule: What a copy effect leaves out or adds is copied in turn

    @id:doppelganger-keeps-its-color @CR:707.9c @CR:707.9a
    Scenario: Vesuvan Doppelganger as a copy of a white creature is blue and can become another creature
      Given Alice controls "Hill Giant"
      And Bob controls "Savannah Lions"
      And Alice has "Vesuvan Doppelganger" in hand
      And Alice has lands for {3}{U}{U}
      When Alice casts "Vesuvan Doppelganger"
      And the stack resolves
      And Alice chooses "Savannah Lions"
      Then Alice's "Savannah Lions" is a 2/1 blue Cat creature
      And Alice's "Savannah Lions" isn't white
      When the game advances to Alice's next upkeep
      And Alice chooses "Hill Giant"
      And the stack resolves
      And Alice accepts
      Then the second "Hill Giant" is a 3/3 blue Giant creature
      And the second "Hill Giant" isn't red
      When the game advances to Alice's next upkeep
      And Alice chooses "Savannah Lions"
      And the stack resolves
      And Alice accepts
      Then Alice's "Savannah Lions" is blue

    @id:clone-of-a-doppelganger @CR:707.3 @CR:707.9c
    Scenario: A Clone of it is blue too, one of the white creature is white
      Given Bob controls "Savannah Lions"
      And Alice has "Vesuvan Doppelganger" and "Clone" in hand
      And Alice has lands for {3}{U}{U}{3}{U}
      When Alice casts "Vesuvan Doppelganger"
      And the stack resolves
      And Alice chooses "Savannah Lions"
      And Alice casts "Clone"
      And the stack resolves
      And Alice chooses Alice's "Savannah Lions"
      Then the first "Savannah Lions" is white
      And the second "Savannah Lions" is blue
      And the third "Savannah Lions" is blue

    @id:image-of-a-back-face @CR:707.8 @CR:707.9a
    Scenario: A Phantasmal Image of a transformed creature is what its back face is, and an Illusion
      Given Bob controls "Thraben Gargoyle"
      And Bob has lands for {6}
      And Alice has "Phantasmal Image" and "Giant Growth" in hand
      And Alice has lands for {1}{U}{G}
      When Alice passes
      And Bob activates "Thraben Gargoyle"
      And the stack resolves
      And Alice casts "Phantasmal Image"
      And the stack resolves
      And Alice chooses "Stonewing Antagonizer"
      Then Alice's "Stonewing Antagonizer" is a 4/2 Gargoyle Horror Illusion artifact creature
      And Alice's "Stonewing Antagonizer" has flying
      When Alice casts "Giant Growth" targeting Bob's "Stonewing Antagonizer"
      And the stack resolves
      Then Alice controls "Stonewing Antagonizer"
      And Bob's "Stonewing Antagonizer" is 7/5

    @id:image-that-becomes-a-target @CR:707.9a
    Scenario: The ability that the copy has besides works, the copied creature doesn't have it
      Given Bob controls "Grizzly Bears"
      And Alice has "Phantasmal Image" and 2 "Giant Growth" in hand
      And Alice has lands for {1}{U}{G}{G}
      When Alice casts "Phantasmal Image"
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Giant Growth" targeting Bob's "Grizzly Bears"
      And the stack resolves
      Then Bob's "Grizzly Bears" is 5/5
      When Alice casts "Giant Growth" targeting Alice's "Grizzly Bears"
      And the stack resolves
      Then Alice has "Phantasmal Image" in graveyard
