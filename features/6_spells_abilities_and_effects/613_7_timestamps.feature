Feature: Timestamps
  Within a layer the newer effect is applied after the older one.

  Rule: Objects

    @id:setter-that-enters-again @CR:613.7d
    Scenario: A permanent that leaves and returns is the newest
      Given Alice controls "Hill Giant" and "Godhead of Awe"
      And Bob controls "Lignify" attached to "Hill Giant"
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      Then "Hill Giant" is 0/4
      When Alice casts "Cloudshift" targeting "Godhead of Awe"
      And the stack resolves
      Then "Hill Giant" is 1/1

    @id:seas-or-moon @CR:613.7d @CR:613.7e
    Scenario Outline: Of Blood Moon and Spreading Seas the newer one decides
      Given Bob controls "Mystic Gate"
      And Alice controls <older>
      And Alice controls <newer>
      Then "Mystic Gate" is <type>
      And "Mystic Gate" isn't <other>

      Examples:
        | older                                     | newer                                     | type       | other      |
        | "Blood Moon"                              | "Spreading Seas" attached to "Mystic Gate" | an Island  | a Mountain |
        | "Spreading Seas" attached to "Mystic Gate" | "Blood Moon"                              | a Mountain | an Island  |

    @id:magus-turned-face-up @CR:613.7f
    Scenario: One that turns face up is newer than what entered before that
      Given Alice controls "Magus of the Moon" that is face down
      And Alice controls "Harbinger of the Seas" and "Ixidor, Reality Sculptor"
      And Alice has lands for {2}{U}
      And Bob controls "Mystic Gate"
      Then "Mystic Gate" is an Island
      When Alice activates "Ixidor, Reality Sculptor" targeting "Magus of the Moon"
      And the stack resolves
      Then "Mystic Gate" is a Mountain
      And "Mystic Gate" isn't an Island

    @id:rune-on-a-hammer @CR:613.7a
    Scenario: The ability that a Rune gives an Equipment stays newer than the Equipment's own
      Given Alice controls "Grizzly Bears" and "Colossus Hammer"
      And Alice has "Rune of Flight" in hand
      And Alice has lands for {9}{U}
      When Alice casts "Rune of Flight" targeting "Colossus Hammer"
      And the stack resolves
      And Alice activates "Colossus Hammer" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 12/12
      And "Grizzly Bears" has flying

    @id:hammer-alone @CR:613.7a @CR:613.7e
    Scenario: A Hammer without a Rune takes the flying that a creature had
      Given Alice controls "Serra Angel" and "Colossus Hammer"
      And Alice has lands for {8}
      When Alice activates "Colossus Hammer" targeting "Serra Angel"
      And the stack resolves
      Then "Serra Angel" is 14/14
      And "Serra Angel" doesn't have flying

    @id:vaults-in-turn-order @CR:613.7m
    Scenario Outline: Of permanents that enter together the active player's are the older ones
      Given Alice controls "Grizzly Bears"
      And Alice has "<alices>" in graveyard
      And Bob has "<bobs>" in graveyard
      And Alice has "Open the Vaults" in hand
      And Alice has lands for {4}{W}{W}
      When Alice casts "Open the Vaults"
      And the stack resolves
      Then "Grizzly Bears" is <color>

      Examples:
        | alices       | bobs         | color     |
        | Darkest Hour | Thran Lens   | colorless |
        | Thran Lens   | Darkest Hour | black     |

    @id:vaults-in-the-other-turn @CR:613.7m
    Scenario Outline: In the other player's turn that player's are the older ones
      Given it is Bob's precombat main phase
      And Alice controls "Grizzly Bears"
      And Alice has "<alices>" in graveyard
      And Bob has "<bobs>" in graveyard
      And Bob has "Open the Vaults" in hand
      And Bob has lands for {4}{W}{W}
      When Bob casts "Open the Vaults"
      And the stack resolves
      Then "Grizzly Bears" is <color>

      Examples:
        | alices       | bobs         | color     |
        | Darkest Hour | Thran Lens   | black     |
        | Thran Lens   | Darkest Hour | colorless |

    @id:factory-newer-than-lignify @CR:613.7g
    Scenario: A permanent that transforms is newer than what came after it entered
      Given Alice controls "Poppet Stitcher"
      And Alice has "Raise the Alarm" and "Lignify" in hand
      And Alice has lands for {2}{G}{W}
      When Alice casts "Raise the Alarm"
      And the stack resolves
      Then Alice controls 1 Zombie token
      When Alice casts "Lignify" targeting the token "Zombie Token"
      And the stack resolves
      Then the token "Zombie Token" is 0/4
      When the game advances to Bob's end step
      And the game advances to Alice's upkeep
      And the stack resolves
      And Alice accepts
      Then Alice controls "Poppet Factory"
      And the token "Zombie Token" is 3/3

  Rule: Counters

    @id:older-trample-counter @CR:613.7c @CR:613.1f
    Scenario: A counter that is older than the loss of all abilities gives nothing
      Given Alice controls "Grizzly Bears" with 1 trample counter
      And Alice controls "Humility"
      Then "Grizzly Bears" doesn't have trample

    @id:newer-trample-counter @CR:613.7c
    Scenario Outline: Each new counter of its kind makes the counters newer than the loss
      Given Alice controls <bears>
      And Alice controls "Humility"
      And Alice has "Fully Grown" in hand
      And Alice has lands for {2}{G}
      When Alice casts "Fully Grown" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has trample
      And "Grizzly Bears" is 4/4

      Examples:
        | bears                                  |
        | "Grizzly Bears"                        |
        | "Grizzly Bears" with 1 trample counter |

  Rule: An ability of its own is older than what the effect says that returns it

    @id:returned-without-abilities @CR:611.2e
    Scenario: A Skeleton returned without abilities doesn't keep a type that it gives itself
      Given Alice controls "Xu-Ifit, Osteoharmonist"
      And Alice has "Serra Angel" in graveyard
      When Alice activates "Xu-Ifit, Osteoharmonist" targeting "Serra Angel" in Alice's graveyard
      And the stack resolves
      Then "Serra Angel" is a 4/4 Skeleton Angel creature
      And "Serra Angel" has no abilities

    @id:awakened-humility @CR:613.7n
    Scenario: A Humility that returns as a flying Spirit takes all abilities first, and then flies
      Given Bob controls "Serra Angel"
      And Alice has "Humility" in graveyard
      And Alice has "Abuelo's Awakening" in hand
      And Alice has lands for {3}{W}
      When Alice casts "Abuelo's Awakening" with X = 0 targeting "Humility" in Alice's graveyard
      And the stack resolves
      Then "Humility" is a 1/1 Spirit enchantment creature
      And "Humility" has flying
      And "Serra Angel" doesn't have flying

  Rule: One effect overrides another

    @id:flight-and-grounded @CR:613.9 @CR:613.7
    Scenario Outline: Of two Auras that give and take flying the newer one wins
      Given Alice controls "Grizzly Bears"
      And Alice controls "<older>" attached to "Grizzly Bears"
      And Alice has "<newer>" in hand
      And Alice has lands for <mana>
      When Alice casts "<newer>" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" <has> flying

      Examples:
        | older    | newer    | mana   | has          |
        | Grounded | Flight   | {U}    | has          |
        | Flight   | Grounded | {1}{G} | doesn't have |

    @id:removed-counter-leaves-the-others-as-new @CR:613.7c
    Scenario: As one of two trample counters is removed the other stays newer than the loss, whatever else is older
      Given Alice controls "Grizzly Bears" with 1 +1/+1 counter
      And Alice controls "Hex Parasite"
      And Alice has "Turn to Frog" and 2 "Fully Grown" in hand
      And Alice has lands for {1}{U}{2}{G}{2}{G}{2}
      When Alice casts "Turn to Frog" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Fully Grown" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Fully Grown" targeting "Grizzly Bears"
      And the stack resolves
      And Alice activates "Hex Parasite" with X = 1 paying 2 life targeting "Grizzly Bears"
      And the stack resolves
      And Alice chooses 0
      And Alice chooses 1
      Then "Grizzly Bears" has 1 +1/+1 counter
      And "Grizzly Bears" has 1 trample counter
      And "Grizzly Bears" has trample
