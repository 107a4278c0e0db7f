Feature: What may be cast, and when
  Before a spell is begun its player may look ahead to the choices that its casting will ask for.

  Rule: A prohibition that a later choice could lift doesn't stop the casting from being begun

    @id:winnower-odd-x @CR:601.3a
    Scenario: Rolling Thunder with an odd mana value may be cast although its X isn't known at first
      Given Bob controls "Void Winnower"
      And Alice has "Rolling Thunder" in hand
      And Alice has lands for {4}{R}{R}
      When Alice casts "Rolling Thunder" with X = 3 targeting Bob
      Then the spell "Rolling Thunder" has mana value 5
      When the stack resolves
      Then Bob has 17 life

    @id:winnower-even-x @CR:601.2e
    Scenario Outline: With an even one it is found to be illegal once it is proposed
      Given Bob controls "Void Winnower"
      And Alice has "Rolling Thunder" in hand
      And Alice has lands for {4}{R}{R}
      Then Alice can't cast "Rolling Thunder" with X = <x> targeting Bob
      And Alice has "Rolling Thunder" in hand
      And the stack is empty

      Examples:
        | x |
        | 2 |
        | 4 |

    @id:winnower-no-choice @CR:601.3
    Scenario: A spell whose mana value is even whatever is chosen can't be begun; zero is even
      Given Bob controls "Void Winnower"
      And Alice has "Grizzly Bears", "Ornithopter" and "Savannah Lions" in hand
      And Alice has lands for {1}{G}{W}
      Then Alice can't cast "Grizzly Bears"
      And Alice can't cast "Ornithopter"
      When Alice casts "Savannah Lions"
      And the stack resolves
      Then Alice controls "Savannah Lions"

    @id:blaze-under-winnower @CR:601.2e
    Scenario: Blaze with X = 3 has mana value 4
      Given Bob controls "Void Winnower"
      And Alice has "Blaze" in hand
      And Alice has lands for {3}{R}
      Then Alice can't cast "Blaze" with X = 3 targeting Bob
      When Alice casts "Blaze" with X = 2 targeting Bob
      And the stack resolves
      Then Bob has 18 life

  Rule: A permission for spells with a quality looks ahead too

    @id:canyons-let-a-face-down-creature-be-cast @CR:601.3b
    Scenario: An Aura with morph may be cast face down when creature spells may be cast as though they had flash
      Given it is Bob's precombat main phase
      And Alice controls "Winding Canyons"
      And Alice has lands for {5}
      And Alice has "Gift of Doom" in hand
      When Bob passes
      Then Alice can't cast "Gift of Doom" for its morph cost
      When Alice activates "{2}, {T}" of "Winding Canyons"
      And the stack resolves
      And Bob passes
      And Alice casts "Gift of Doom" for its morph cost
      And the stack resolves
      Then "Gift of Doom" is a 2/2 face down creature

    @id:canyons-leave-the-aura-alone @CR:601.3b
    Scenario: Face up it is no creature spell
      Given it is Bob's precombat main phase
      And Alice controls "Winding Canyons" and "Grizzly Bears"
      And Alice has lands for {2}{4}{B}
      And Alice has "Gift of Doom" and "Hill Giant" in hand
      When Bob passes
      And Alice activates "{2}, {T}" of "Winding Canyons"
      And the stack resolves
      And Bob passes
      Then Alice can't cast "Gift of Doom" targeting "Grizzly Bears"

    @id:rout-at-instant-speed @CR:601.3c
    Scenario: A sorcery may be cast when only an instant could be if more is paid for it
      Given it is Bob's end step
      And Alice has "Rout" in hand
      And Alice has lands for {5}{W}{W}
      And Bob controls "Grizzly Bears"
      When Bob passes
      And Alice casts "Rout"
      Then Alice has no untapped lands
      When the stack resolves
      Then Bob has "Grizzly Bears" in graveyard

    @id:rout-too-dear-at-instant-speed @CR:601.3c
    Scenario: With the mana for the sorcery alone it waits for the player's own main phase
      Given it is Bob's end step
      And Alice has "Rout" in hand
      And Alice has lands for {3}{W}{W}
      And Bob controls "Grizzly Bears"
      When Bob passes
      Then Alice can't cast "Rout"
      When the game advances to Alice's precombat main phase
      And Alice casts "Rout"
      Then Alice has no untapped lands
      When the stack resolves
      Then Bob has "Grizzly Bears" in graveyard

    @id:flash-on-a-condition @CR:601.3d
    Scenario: A spell that has flash under a condition is begun where the condition is met
      Given it is Bob's end step
      And Alice controls "Ambush Viper" and "Grizzly Bears"
      And Bob controls "Hill Giant"
      And Alice has "Mutual Destruction" in hand
      And Alice has lands for {B}
      When Bob passes
      And Alice casts "Mutual Destruction" sacrificing "Grizzly Bears" targeting "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in graveyard

    @id:flash-condition-unmet @CR:601.3d
    Scenario: Where it isn't, the spell is a sorcery like others
      Given it is Bob's end step
      And Alice controls 2 "Grizzly Bears"
      And Bob controls "Hill Giant" and "Ambush Viper"
      And Alice has "Mutual Destruction" in hand
      And Alice has lands for {B}
      When Bob passes
      Then Alice can't cast "Mutual Destruction" sacrificing the first "Grizzly Bears" targeting "Hill Giant"

    @id:flash-condition-ends-while-casting @CR:601.6a
    Scenario: What met the condition may be sacrificed to the very spell
      Given it is Bob's end step
      And Alice controls "Ambush Viper"
      And Bob controls "Hill Giant"
      And Alice has "Mutual Destruction" in hand
      And Alice has lands for {B}
      When Bob passes
      And Alice casts "Mutual Destruction" sacrificing "Ambush Viper" targeting "Hill Giant"
      And the stack resolves
      Then Bob has "Hill Giant" in graveyard
      And Alice has "Ambush Viper" in graveyard

    @id:legend-sacrificed-while-casting @CR:601.6
    Scenario: A legendary sorcery goes on being cast when the legendary creature is sacrificed for mana
      Given Alice controls "Isamaru, Hound of Konda" and "Phyrexian Altar"
      And Bob controls "Grizzly Bears"
      And Alice has "Urza's Ruinous Blast" in hand
      And Alice has lands for {3}{W}
      When Alice casts "Urza's Ruinous Blast" choosing white activating "Phyrexian Altar"
      Then Alice has "Isamaru, Hound of Konda" in graveyard
      And the stack is the spell "Urza's Ruinous Blast"
      When the stack resolves
      Then Bob has "Grizzly Bears" in exile

  Rule: Other characteristics may be looked at

    @id:horde-casts-an-aura-face-down @CR:601.3e
    Scenario: From the top of the library creature spells may be cast, a noncreature card with morph among them
      Given Alice controls "Garruk's Horde"
      And Alice has "Gift of Doom" and "Grizzly Bears" in library
      And Alice has lands for {3}
      When Alice casts "Gift of Doom" in Alice's library for its morph cost
      And the stack resolves
      Then "Gift of Doom" is a 2/2 face down creature
      And Bob sees "Grizzly Bears" in Alice's library

    @id:horde-casts-no-aura-face-up @CR:601.3e
    Scenario: Face up that card isn't a creature spell
      Given Alice controls "Garruk's Horde"
      And Alice has "Gift of Doom" and "Grizzly Bears" in library
      And Alice has lands for {4}{B}
      Then Alice can't cast "Gift of Doom" in Alice's library targeting "Garruk's Horde"
      And Alice can't cast "Grizzly Bears" in Alice's library

    @id:horde-plays-no-land @CR:601.3
    Scenario: To be allowed to cast creature spells isn't to be allowed to play a land that is a creature
      Given Alice controls "Garruk's Horde"
      And Alice has "Dryad Arbor" in library
      Then Alice can't play "Dryad Arbor" in Alice's library
      And Alice can't cast "Dryad Arbor" in Alice's library

  Rule: An opponent may have a choice to make

    @id:offering-opponent-chooses-too @CR:601.7
    Scenario: Two of the targets are an opponent's choice, made as the spell is cast
      Given Bob controls "Grizzly Bears", "Hill Giant", "Wasteland" and "Mutavault"
      And Alice has "Volcanic Offering" in hand
      And Alice has lands for {4}{R}
      When Alice casts "Volcanic Offering" targeting "Wasteland" and "Hill Giant"
      And Bob chooses "Wasteland"
      And Bob chooses "Grizzly Bears"
      Then the stack is the spell "Volcanic Offering"
      When the stack resolves
      Then Bob controls "Mutavault"
      And Bob has "Wasteland" in graveyard
      And Bob has "Hill Giant" in graveyard
      And Bob has "Grizzly Bears" in graveyard

    @id:offering-opponent-is-limited-too @CR:601.7
    Scenario: The opponent chooses among what the spell's controller could choose
      Given Bob controls "Grizzly Bears", "Savannah Lions" and "Wasteland"
      And Alice controls "Hill Giant" and "Mutavault"
      And Alice has "Volcanic Offering" in hand
      And Alice has lands for {4}{R}
      When Alice casts "Volcanic Offering" targeting "Wasteland" and "Grizzly Bears"
      And Bob chooses "Wasteland"
      Then Bob may choose only "Grizzly Bears" or "Savannah Lions"
      When Bob chooses "Savannah Lions"
      Then the stack is the spell "Volcanic Offering"
