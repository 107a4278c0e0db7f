Feature: Abilities that trigger on objects changing zones

  Rule: The ability looks for the object in the zone that it went to

    @id:cockroaches-return @CR:603.6
    Scenario: A card that has died is returned from the graveyard
      Given Alice controls "Endless Cockroaches"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Endless Cockroaches"
      And the stack resolves
      Then Alice has "Endless Cockroaches" in hand

    @id:cockroaches-gone-from-the-graveyard @CR:603.6 @CR:603.6c
    Scenario: One that has left the graveyard before isn't found
      Given Alice controls "Endless Cockroaches"
      And Bob controls "Deathrite Shaman"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}{G}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Endless Cockroaches"
      And all players pass
      Then the stack is the trigger of "Endless Cockroaches"
      When Alice passes
      And Bob activates "{G}, {T}" of "Deathrite Shaman" targeting "Endless Cockroaches"
      And the stack resolves
      Then Alice has "Endless Cockroaches" in exile
      And Alice has no "Endless Cockroaches" in hand

  Rule: What enters is looked at as it is on the battlefield

    @id:newcomers-see-each-other @CR:603.6a
    Scenario: Creatures that enter together are all looked at by each that watches
      Given Alice has "Soul Warden" and "Grizzly Bears" in graveyard
      And Bob has "Hill Giant" in graveyard
      And Alice has "Living End" in hand
      And Alice controls "Omniscience"
      When Alice casts "Living End"
      And all players pass
      Then Alice controls "Soul Warden" and "Grizzly Bears"
      And the stack is the trigger of "Soul Warden" and the trigger of "Soul Warden"
      When the stack resolves
      Then Alice has 22 life

    @id:land-enters-as-a-creature @CR:603.6b
    Scenario: Under an effect that makes lands creatures a land enters as a creature
      Given Bob controls "Living Plane"
      And Alice controls "Soul Warden"
      And Alice has "Forest" in hand
      When Alice plays "Forest"
      Then the stack is the trigger of "Soul Warden"
      When the stack resolves
      Then Alice has 21 life

    @id:land-enters-as-a-land @CR:603.6b
    Scenario: Without it a land doesn't
      Given Alice controls "Soul Warden"
      And Alice has "Forest" in hand
      When Alice plays "Forest"
      Then the stack is empty
      And Alice has 20 life

    @id:ability-lost-on-entering @CR:603.6b @CR:603.10
    Scenario: A creature that has no abilities from the moment it enters triggers nothing
      Given Bob controls "Humility"
      And Alice has "Wall of Omens" in hand
      And Alice has lands for {1}{W}
      When Alice casts "Wall of Omens"
      And all players pass
      Then "Wall of Omens" is a 1/1 creature
      And the stack is empty
      And Alice has no cards in hand

    @id:anthem-makes-it-large-enough @CR:603.6b @CR:603.10
    Scenario Outline: A creature's power as it enters is what continuous effects make of it
      Given Alice controls "Garruk's Packleader" and "<other>"
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Grizzly Bears"
      And all players pass
      Then the stack is <stack>

      Examples:
        | other           | stack                                  |
        | Glorious Anthem | the trigger of "Garruk's Packleader"   |
        | Sol Ring        | empty                                  |

  Rule: Leaving the battlefield

    @id:avatar-from-anywhere @CR:603.6c
    Scenario: An ability that says from anywhere isn't one of leaving the battlefield, and comes from the card there
      Given Bob controls "Humility"
      And Alice controls "Serra Avatar"
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice passes
      And Bob casts "Doom Blade" targeting "Serra Avatar"
      And all players pass
      Then the stack is the trigger of "Serra Avatar"
      When the stack resolves
      Then Alice has no "Serra Avatar" in graveyard

    @id:avatar-discarded @CR:603.6c
    Scenario: It triggers on being discarded too
      Given Alice has "Serra Avatar" in hand
      And Bob has "Mind Rot" in hand
      And Bob has lands for {2}{B}
      And it is Bob's precombat main phase
      When Bob casts "Mind Rot" targeting Alice
      And all players pass
      Then the stack is the trigger of "Serra Avatar"

    @id:cockroaches-without-abilities @CR:603.10a
    Scenario: An ability of leaving that the creature hadn't as it died doesn't trigger
      Given Bob controls "Humility"
      And Alice controls "Endless Cockroaches"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Endless Cockroaches"
      And the stack resolves
      Then Alice has "Endless Cockroaches" in graveyard

    @id:demise-finds-the-creature @CR:603.6e
    Scenario: An Aura's ability finds the card that the enchanted creature has become
      Given Alice controls "Hill Giant"
      And Bob controls "False Demise" attached to "Hill Giant"
      And Bob has "Lightning Bolt" in hand
      And Bob has lands for {R}
      When Alice passes
      And Bob casts "Lightning Bolt" targeting "Hill Giant"
      And all players pass
      Then Bob has "False Demise" in graveyard
      And the stack is the trigger of "False Demise"
      When the stack resolves
      Then Bob controls "Hill Giant"
      And Alice has no "Hill Giant" in graveyard

    @id:investigation-counts-the-creature @CR:603.6e @CR:603.10a
    Scenario: It knows the creature as it last was
      Given Alice controls "Hill Giant"
      And Alice controls "Murder Investigation" attached to "Hill Giant"
      And Alice has "Giant Growth" in hand
      And Alice has lands for {G}
      And Bob has "Doom Blade" in hand
      And Bob has lands for {1}{B}
      When Alice casts "Giant Growth" targeting "Hill Giant"
      And the stack resolves
      And Alice passes
      And Bob casts "Doom Blade" targeting "Hill Giant"
      And the stack resolves
      Then Alice controls 6 Soldier tokens

  Rule: To enter in some way isn't to trigger

    @id:enters-with-counters-under-torpor-orb @CR:603.6d
    Scenario: Torpor Orb silences abilities that trigger, not what a creature enters with
      Given Bob controls "Torpor Orb"
      And Alice has "Endless One" and "Wall of Omens" in hand
      And Alice has lands for {2}{1}{W}
      When Alice casts "Endless One" with X = 2
      And all players pass
      Then "Endless One" is 2/2
      And the stack is empty
      When Alice casts "Wall of Omens"
      And all players pass
      Then Alice controls "Wall of Omens"
      And the stack is empty
      And Alice has no cards in hand

    @id:enters-tapped-at-once @CR:603.6d
    Scenario: A permanent that enters tapped is tapped as soon as it is there
      Given Alice has "Nevinyrral's Disk" in hand
      And Alice has lands for {5}
      When Alice casts "Nevinyrral's Disk"
      And all players pass
      Then "Nevinyrral's Disk" is tapped
      And the stack is empty
      And Alice can't activate "Nevinyrral's Disk"
