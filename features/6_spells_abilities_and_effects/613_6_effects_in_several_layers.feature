Feature: Effects that apply in several layers
  Each part applies in its own layer, to the objects that the first part applied to.

  Rule: The set of objects is kept

    @id:march-keeps-its-artifacts @CR:613.6
    Scenario: Artifacts that became creatures in layer 4 get their size in layer 7
      Given Alice controls "March of the Machines", "Sol Ring" and "Spellbook"
      And Alice has "Icy Manipulator" in hand
      And Alice has lands for {4}
      When Alice casts "Icy Manipulator"
      And the stack resolves
      Then "Icy Manipulator" is a 4/4 artifact creature
      And "Sol Ring" is a 1/1 artifact creature
      And Alice has "Spellbook" in graveyard

  Rule: An ability that is lost in a later layer has applied already

    @id:dryad-turned-to-wood @CR:613.6 @CR:613.1d
    Scenario: The Dryad still gives land types after it has lost all abilities
      Given Alice controls "Dryad of the Ilysian Grove" and "Wasteland"
      And Alice has "Lignify" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Lignify" targeting "Dryad of the Ilysian Grove"
      And the stack resolves
      Then "Dryad of the Ilysian Grove" is 0/4
      And "Dryad of the Ilysian Grove" has no abilities
      And "Wasteland" is a Plains, Island, Swamp, Mountain and Forest

    @id:dryad-without-land-drops @CR:613.1f
    Scenario: Its permission to play a land is gone with its abilities
      Given Alice controls "Dryad of the Ilysian Grove"
      And Alice controls "Lignify" attached to "Dryad of the Ilysian Grove"
      And Alice has 2 "Forest" in hand
      When Alice plays "Forest"
      Then Alice can't play "Forest"

    @id:ashaya-transformed @CR:613.6 @CR:613.1d
    Scenario: Ashaya turned into an Elk is no land, and the others still are Forests
      Given Alice controls "Ashaya, Soul of the Wild" and "Grizzly Bears"
      And Alice controls "Kenrith's Transformation" attached to "Ashaya, Soul of the Wild"
      Then "Ashaya, Soul of the Wild" is a 3/3 green Elk creature
      And "Ashaya, Soul of the Wild" isn't a land
      And "Ashaya, Soul of the Wild" has no abilities
      And "Grizzly Bears" is a Forest land creature
      When Alice taps "Grizzly Bears" for mana
      Then Alice has {G}

    @id:humility-under-opalescence @CR:613.6 @CR:613.8b
    Scenario Outline: Humility and Opalescence, the newer of which sets the size of Humility
      Given Alice controls "Serra Angel"
      And Alice controls "<older>"
      And Alice controls "<newer>"
      Then "Humility" is a <size> enchantment creature
      And "Humility" has no abilities
      And "Serra Angel" is 1/1
      And "Serra Angel" doesn't have flying

      Examples:
        | older       | newer       | size |
        | Humility    | Opalescence | 4/4  |
        | Opalescence | Humility    | 1/1  |

  Rule: Effects on players come after those on objects

    @id:leyline-beside-humility @CR:613.10
    Scenario: Leyline of Sanctity that is no creature keeps its ability beside Humility
      Given Alice controls "Leyline of Sanctity" and "Humility"
      And it is Bob's precombat main phase
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      Then Bob can't cast "Lightning Bolt" targeting Alice

    @id:leyline-silenced-as-a-creature @CR:613.10
    Scenario: Leyline of Sanctity that is a creature without abilities protects nobody
      Given Alice controls "Leyline of Sanctity", "Opalescence" and "Humility"
      And it is Bob's precombat main phase
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has 17 life

  Rule: Sizes that are set, one after another

    @id:svogthos-animated-twice @CR:613.6 @CR:613.4b @CR:613.7a
    Scenario: Svogthos is as large as its latest animation says, with every bonus
      Given Alice controls "Svogthos, the Restless Tomb" and 2 "Vastwood Animist"
      And Alice has 4 "Grizzly Bears" in graveyard
      And Alice has "Giant Growth" in hand
      And Alice has lands for {3}{B}{G}{G}
      When Alice activates the first "Vastwood Animist" targeting "Svogthos, the Restless Tomb"
      And the stack resolves
      Then "Svogthos, the Restless Tomb" is a 2/2 land creature
      When Alice casts "Giant Growth" targeting "Svogthos, the Restless Tomb"
      And the stack resolves
      And Alice activates "{3}{B}{G}" of "Svogthos, the Restless Tomb"
      And the stack resolves
      Then "Svogthos, the Restless Tomb" is a 7/7 black and green land creature
      When Alice activates the second "Vastwood Animist" targeting "Svogthos, the Restless Tomb"
      And the stack resolves
      Then "Svogthos, the Restless Tomb" is a 5/5 black and green land creature
