Feature: The golden rules
  A card overrides the rules that it contradicts; "can't" wins over "can"; what is impossible is
  ignored; players choose in turn order, and then everything happens at once.

  Rule: A card takes precedence over the rules, except that a player can always concede

    @id:card-overrides-land-limit @CR:101.1
    Scenario: Exploration lets its controller play a second land
      Given Alice controls "Exploration"
      And Alice has 3 "Forest" in hand
      When Alice plays "Forest"
      And Alice plays "Forest"
      Then Alice controls 2 "Forest"
      And Alice can't play "Forest"

    @id:card-overrides-only-its-rule @CR:101.1
    Scenario: Nothing else about playing lands changes, and not for others
      Given Alice controls "Exploration"
      And Bob has 2 "Forest" in hand
      And Alice has "Forest" in hand
      And it is Alice's upkeep
      Then Alice can't play "Forest"
      When the game advances to Bob's precombat main phase
      And Bob plays "Forest"
      Then Bob can't play "Forest"

    @id:conceding-overrides-any-card @CR:101.1 @CR:104.3a
    Scenario: A player who can't lose the game can concede
      Given Alice controls "Platinum Angel"
      When Alice concedes
      Then Bob wins the game

  Rule: What can't happen doesn't, whatever allows or directs it

    @id:cant-play-lands-wins @CR:101.2
    Scenario: With a land more allowed and none allowed, no land can be played
      Given Alice controls "Exploration" and "Aggressive Mining"
      And Alice has "Forest" in hand
      Then Alice can't play "Forest"

    @id:cant-cast-wins-over-omniscience @CR:101.2
    Scenario: A permission to cast doesn't help against a spell too many
      Given Alice controls "Omniscience" and "Rule of Law"
      And Alice has "Divination" and "Grizzly Bears" in hand
      When Alice casts "Divination" without paying its mana cost
      And the stack resolves
      Then Alice can't cast "Grizzly Bears" without paying its mana cost

    @id:cant-lose-wins @CR:101.2
    Scenario: A player who can't lose stays in the game without life
      Given Alice controls "Platinum Angel"
      And Alice has 2 life
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has -1 life
      And nobody has won

    @id:cant-win-wins @CR:101.2
    Scenario: An effect that says a player wins doesn't help one who can't
      Given Alice controls "Felidar Sovereign" and "Abyssal Persecutor"
      And Alice has 40 life
      And it is Bob's end step
      When the game advances to Alice's upkeep
      And the stack resolves
      Then nobody has won

    @id:no-trigger-though-doubled @CR:101.2
    Scenario: Abilities that are to trigger once more don't trigger at all where an effect stops them
      Given Alice controls "Panharmonicon"
      And Bob controls "Torpor Orb"
      And Alice has "Wall of Omens" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Wall of Omens"
      And all players pass
      Then Alice controls "Wall of Omens"
      And the stack is empty
      And Alice has no cards in hand

    @id:adding-and-removing-abilities @CR:101.2a
    Scenario: Gaining an ability after losing all isn't forbidden
      Given Alice controls "Grizzly Bears"
      And Alice has "Turn to Frog" and "Rancor" in hand
      And Alice has lands for {1}{U}{G}
      When Alice casts "Turn to Frog" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Rancor" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has trample

    @id:losing-abilities-after-gaining @CR:101.2a
    Scenario: Losing all abilities afterwards takes the gained one too
      Given Alice controls "Grizzly Bears"
      And Alice has "Turn to Frog" and "Rancor" in hand
      And Alice has lands for {1}{U}{G}
      When Alice casts "Rancor" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Turn to Frog" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has no abilities

  Rule: The impossible part of an instruction is ignored

    @id:discarding-more-than-there-is @CR:101.3
    Scenario Outline: Mind Rot takes what there is
      Given Alice has "Mind Rot" in hand
      And Alice has lands for {2}{B}
      And Bob has <hand> in hand
      When Alice casts "Mind Rot" targeting Bob
      And the stack resolves
      Then Bob has <kept> in hand
      And Bob has <discarded> in graveyard

      Examples:
        | hand                     | kept     | discarded |
        | 2 "Opt"                  | no cards | 2 cards   |
        | "Opt"                    | no cards | 1 card    |

    @id:sacrificing-what-isnt-there @CR:101.3
    Scenario: A player without creatures sacrifices none, and the others theirs
      Given Bob controls "Grizzly Bears"
      And Alice has "Innocent Blood" in hand
      And Alice has lands for {B}
      When Alice casts "Innocent Blood"
      And the stack resolves
      Then Bob controls no "Grizzly Bears"
      And Alice has "Innocent Blood" in graveyard

  Rule: Players choose in turn order, beginning with the active player

    @id:each-player-sacrifices @CR:101.4
    Scenario: The active player chooses first, and nothing is sacrificed before all have chosen
      Given a game with Alice, Bob and Carol
      And Alice controls "Grizzly Bears" and "Hill Giant"
      And Bob controls "Savannah Lions" and "Llanowar Elves"
      And Carol controls "Elvish Mystic" and "Ornithopter"
      And Alice has "Innocent Blood" in hand
      And Alice has lands for {B}
      When Alice casts "Innocent Blood"
      And the stack resolves
      Then Alice may choose only "Grizzly Bears" or "Hill Giant"
      When Alice chooses "Hill Giant"
      Then Bob may choose only "Savannah Lions" or "Llanowar Elves"
      And Alice controls "Hill Giant"
      When Bob chooses "Savannah Lions"
      Then Carol may choose only "Elvish Mystic" or "Ornithopter"
      And Alice controls "Hill Giant"
      And Bob controls "Savannah Lions"
      When Carol chooses "Ornithopter"
      Then Alice controls no "Hill Giant"
      And Bob controls no "Savannah Lions"
      And Carol controls no "Ornithopter"
      And Alice controls "Grizzly Bears"

    @id:active-player-before-controller @CR:101.4
    Scenario: The active player chooses first even for another player's ability
      Given a game with Alice, Bob and Carol
      And it is Carol's precombat main phase
      And Bob controls "Elvish Piper" and "Grizzly Bears"
      And Bob has lands for {G}
      And Bob has "Fleshbag Marauder" in hand
      And Alice controls "Savannah Lions" and "Llanowar Elves"
      And Carol controls "Elvish Mystic" and "Ornithopter"
      When Carol passes
      And Alice passes
      And Bob activates "Elvish Piper"
      And all players pass
      And Bob chooses "Fleshbag Marauder"
      And the stack resolves
      Then Carol may choose only "Elvish Mystic" or "Ornithopter"
      When Carol chooses "Elvish Mystic"
      Then Alice may choose only "Savannah Lions" or "Llanowar Elves"
      When Alice chooses "Savannah Lions"
      Then Bob may choose only "Elvish Piper", "Grizzly Bears" or "Fleshbag Marauder"
      When Bob chooses "Fleshbag Marauder"
      Then Alice controls no "Savannah Lions"
      And Bob has "Fleshbag Marauder" in graveyard

    @id:chosen-cards-stay-hidden @CR:101.4a
    Scenario: A card chosen from hand isn't shown before all have chosen
      Given Alice has "Show and Tell" and "Grizzly Bears" in hand
      And Alice has "Hill Giant" in hand
      And Alice has lands for {2}{U}
      And Bob has "Savannah Lions" and "Ornithopter" in hand
      When Alice casts "Show and Tell"
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      Then Bob may choose only "Savannah Lions" or "Ornithopter"
      And Bob doesn't see "Grizzly Bears" in Alice's hand
      When Bob chooses "Ornithopter"
      Then Alice controls "Grizzly Bears"
      And Bob controls "Ornithopter"
      And Bob sees "Grizzly Bears"
