Feature: Layers and timestamps where engines went wrong

  Rule: An effect applies although a later layer takes away the ability that it comes from

    @id:colors-of-an-enchantment-without-abilities @CR:613.6 @CR:613.1e
    Scenario: Darkest Hour that became a creature and lost its abilities still makes creatures black
      Given Alice controls "Darkest Hour", "Opalescence" and "Grizzly Bears"
      And Bob controls "Humility"
      Then "Darkest Hour" is a creature
      And "Darkest Hour" has no abilities
      And "Grizzly Bears" is black

    @id:land-types-of-an-elk @CR:613.6 @CR:613.1d
    Scenario: A Dryad that is an Elk without abilities still gives lands every basic land type, and no land more
      Given Alice controls "Dryad of the Ilysian Grove" and "Plains"
      And Bob controls "Kenrith's Transformation" attached to "Dryad of the Ilysian Grove"
      And Alice has 2 "Forest" in hand
      Then "Dryad of the Ilysian Grove" is a 3/3 Elk creature
      And "Plains" is a Plains Island Swamp Mountain Forest land
      When Alice taps "Plains" for {U}
      Then Alice has {U}
      When Alice plays "Forest"
      Then Alice can't play "Forest"

  Rule: A timestamp isn't renewed by what happens elsewhere

    @id:flight-under-humility-stays @CR:613.7d @CR:613.7e
    Scenario: Flight that is newer than Humility still gives flying after another permanent entered
      Given Alice controls "Humility" and "Grizzly Bears"
      And Alice has "Flight" and "Sol Ring" in hand
      And Alice has lands for {U}{1}
      When Alice casts "Flight" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has flying
      When Alice casts "Sol Ring"
      And the stack resolves
      Then "Grizzly Bears" has flying
      And "Grizzly Bears" is 1/1

    @id:flight-before-humility-is-lost @CR:613.7d
    Scenario: Flight that is older gives nothing under Humility
      Given Alice controls "Grizzly Bears"
      And Alice controls "Flight" attached to "Grizzly Bears"
      And Alice controls "Vedalken Orrery"
      And Alice has "Humility" in hand
      And Alice has lands for {2}{W}{W}
      Then "Grizzly Bears" has flying
      When Alice casts "Humility"
      And the stack resolves
      Then "Grizzly Bears" has no abilities

  Rule: A static ability gives only as long as it is there

    @id:creature-type-of-a-gone-enchantment @CR:611.3a @CR:611.3b
    Scenario: Tokens created under Xenograft lose the type with it
      Given Alice has "Xenograft", "Raise the Alarm" and "Disenchant" in hand
      And Alice has lands for {4}{U}{1}{W}{1}{W}
      When Alice casts "Xenograft"
      And the stack resolves
      And Alice chooses "Goblin"
      And Alice casts "Raise the Alarm"
      And the stack resolves
      Then each Soldier token is a Soldier Goblin creature
      When Alice casts "Disenchant" targeting "Xenograft"
      And the stack resolves
      Then each Soldier token isn't a Goblin

  Rule: Setting a size twice sets it

    @id:land-animated-twice @CR:613.4b
    Scenario: A land animated twice has the size that was set last, not the sum
      Given Alice controls 2 "Vastwood Animist", "Forest"
      And Alice controls "Gideon, Ally of Zendikar" with 4 loyalty counters
      When Alice activates the first "Vastwood Animist" targeting "Forest"
      And the stack resolves
      Then "Forest" is a 2/2 Elemental land creature
      When Alice activates "0" of "Gideon, Ally of Zendikar"
      And the stack resolves
      Then "Forest" is 2/2
      When Alice activates the second "Vastwood Animist" targeting "Forest"
      And the stack resolves
      Then "Forest" is 3/3

  Rule: Who controls an Aura controls what it gives control of

    @id:aura-thief-takes-control-magic @CR:109.5 @CR:613.1b @CR:613.8a
    Scenario: The player who takes Control Magic has the enchanted creature
      Given Alice controls "Grizzly Bears"
      And Bob controls "Control Magic" attached to "Grizzly Bears"
      And Alice controls "Aura Thief"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      Then Bob controls "Grizzly Bears"
      When Alice casts "Lightning Bolt" targeting "Aura Thief"
      And the stack resolves
      Then Alice controls "Control Magic" and "Grizzly Bears"
      And "Control Magic" is attached to "Grizzly Bears"
