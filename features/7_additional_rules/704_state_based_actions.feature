Feature: State-based actions

  Rule: All that apply are performed at once, and looked at again until there are none

    @id:second-isamaru-under-norn @CR:704.3 @CR:704.5j
    Scenario: A second legend that has toughness 0 may still be the one that is kept; then both go at once
      Given Bob controls "Elesh Norn, Grand Cenobite"
      And Alice controls "Isamaru, Hound of Konda" with 2 +1/+1 counters
      And Alice has "Isamaru, Hound of Konda" in hand
      And Alice has lands for {W}
      When Alice casts "Isamaru, Hound of Konda"
      And all players pass
      And Alice chooses the second "Isamaru, Hound of Konda"
      Then Alice has 2 "Isamaru, Hound of Konda" in graveyard

    @id:flight-follows-its-creature @CR:704.3 @CR:704.5m
    Scenario: The Aura of a creature that died is gone too before anyone can act
      Given Bob controls "Grizzly Bears"
      And Bob controls "Flight" attached to "Grizzly Bears"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And all players pass
      Then Bob has "Grizzly Bears" and "Flight" in graveyard

    @id:isamarus-of-two-players @CR:704.5j
    Scenario: Each player may have one of the same name
      Given Alice controls "Isamaru, Hound of Konda"
      And Bob has "Isamaru, Hound of Konda" in hand
      And Bob has lands for {W}
      And it is Bob's precombat main phase
      When Bob casts "Isamaru, Hound of Konda"
      And the stack resolves
      Then Alice controls "Isamaru, Hound of Konda"
      And Bob controls "Isamaru, Hound of Konda"

  Rule: Toughness 0, lethal damage, deathtouch

    @id:toughness-below-zero-under-a-shield @CR:704.5f
    Scenario: A creature with toughness 0 or less isn't destroyed, so that it doesn't regenerate
      Given Alice controls "Drudge Skeletons"
      And Alice has lands for {B}
      And Bob has "Spatial Contortion" in hand
      And Bob has lands for {1}{C}
      When Alice activates "Drudge Skeletons"
      And the stack resolves
      And Alice passes
      And Bob casts "Spatial Contortion" targeting "Drudge Skeletons"
      And the stack resolves
      Then Alice has "Drudge Skeletons" in graveyard

    @id:damage-equal-to-toughness @CR:704.5g
    Scenario Outline: <damage> destroys a creature with toughness <toughness>: <destroyed>
      Given Bob controls "<creature>"
      And Alice has "Lightning Bolt" in hand
      And Alice has lands for {R}
      When Alice casts "Lightning Bolt" targeting "<creature>"
      And the stack resolves
      Then Bob has <left> "<creature>" in graveyard

      Examples:
        | damage | creature     | toughness | destroyed | left |
        | 3      | Hill Giant   | 3         | yes       | 1    |
        | 3      | Giant Spider | 4         | no        | no   |

    @id:deathtouch-of-long-ago @CR:704.5h
    Scenario: A creature that survived deathtouch isn't destroyed later in the turn, when it could be
      Given Alice controls "Craw Wurm" with 1 indestructible counter
      And Alice has "Turn to Frog" and "Giant Growth" in hand
      And Alice has lands for {1}{U}{G}
      And Bob controls "Ambush Viper"
      When Alice attacks Bob with "Craw Wurm"
      And Bob blocks "Craw Wurm" with "Ambush Viper"
      And the game advances to Alice's end of combat
      Then "Craw Wurm" has 2 damage
      When Alice casts "Giant Growth" targeting "Craw Wurm"
      And the stack resolves
      And Alice casts "Turn to Frog" targeting "Craw Wurm"
      And the stack resolves
      Then "Craw Wurm" doesn't have indestructible
      And Alice controls "Craw Wurm"
      And "Craw Wurm" is 4/4

    @id:indestructible-with-toughness-zero @CR:704.5f @CR:702.12b
    Scenario: A creature with toughness 0 or less goes though it is indestructible, for it isn't destroyed
      Given Alice controls "Grizzly Bears" with 1 indestructible counter
      And Bob has "Spatial Contortion" in hand
      And Bob has lands for {1}{C}
      When Alice passes
      And Bob casts "Spatial Contortion" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice has "Grizzly Bears" in graveyard

  Rule: What two of them would do to one permanent happens once

    @id:legend-that-dies-twice @CR:704.7
    Scenario: A legend that isn't kept and has toughness 0 dies once
      Given Bob controls "Elesh Norn, Grand Cenobite" and "Blood Artist"
      And Alice controls "Isamaru, Hound of Konda" with 2 +1/+1 counters
      And Alice has "Isamaru, Hound of Konda" in hand
      And Alice has lands for {W}
      When Alice casts "Isamaru, Hound of Konda"
      And all players pass
      And Alice chooses the first "Isamaru, Hound of Konda"
      And Bob chooses Alice
      Then the stack is the trigger of "Blood Artist"
      When the stack resolves
      Then Alice has 19 life
      And Alice controls 1 "Isamaru, Hound of Konda"

  Rule: A battle without a protector gets one

    @id:new-protector-is-chosen @CR:704.5x
    Scenario: When its protector has left, the Siege's controller chooses among the opponents who are left
      Given a game with Alice, Bob, Carol and Dave
      And Alice has "Invasion of Belenon" in hand
      And Alice has lands for {2}{W}
      When Alice casts "Invasion of Belenon"
      And all players pass
      And Alice chooses Bob
      And the stack resolves
      And Bob concedes
      And Alice passes
      Then Alice may choose only Carol or Dave
      When Alice chooses Dave
      Then Alice controls "Invasion of Belenon"
