Feature: Permanents
  A permanent has the controller under whose control it entered, the characteristics of its card,
  and a status, which stays as it is until something changes it.

  Rule: By default a permanent is controlled by the one for whom it entered

    @id:control-returns @CR:110.2
    Scenario: When an effect that gave control ends, the default controller has it back
      Given Bob controls "Grizzly Bears"
      And Alice controls "Control Magic" attached to "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob has lands for {1}{W}
      Then Alice controls "Grizzly Bears"
      When Alice passes
      And Bob casts "Disenchant" targeting "Control Magic"
      And the stack resolves
      Then Bob controls "Grizzly Bears"

    @id:default-controller-isnt-the-owner @CR:110.2
    Scenario: A card that Reanimate put onto the battlefield falls back to the one who did
      Given Bob has "Grizzly Bears" in graveyard and "Control Magic" in hand
      And Bob has lands for {2}{U}{U}
      And Alice has "Reanimate" and "Disenchant" in hand
      And Alice has lands for {1}{W}{B}
      When Alice casts "Reanimate" targeting "Grizzly Bears" in Bob's graveyard
      And the stack resolves
      And the game advances to Bob's precombat main phase
      And Bob casts "Control Magic" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      When Bob passes
      And Alice casts "Disenchant" targeting "Control Magic"
      And the stack resolves
      Then Alice controls "Grizzly Bears"

    @id:stolen-permanent-spell @CR:110.2b
    Scenario: A permanent spell that another player gained control of becomes that player's permanent
      Given Bob has "Aethersnatch" in hand
      And Bob has lands for {4}{U}{U}
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Grizzly Bears"
      And Alice passes
      And Bob casts "Aethersnatch" targeting the spell "Grizzly Bears"
      And all players pass
      And Bob declines
      And the stack resolves
      Then Bob controls "Grizzly Bears"

    @id:stolen-permanent-spell-default-controller @CR:110.2b
    Scenario: By default that permanent is the one's who put the spell onto the stack
      Given a game with Alice, Bob and Carol
      And Bob has "Aethersnatch" in hand
      And Bob has lands for {4}{U}{U}
      And Alice has "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Grizzly Bears"
      And Alice passes
      And Bob casts "Aethersnatch" targeting the spell "Grizzly Bears"
      And all players pass
      And Bob declines
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      When Bob concedes
      Then Alice controls "Grizzly Bears"

  Rule: A permanent's characteristics are those printed on its card, as modified

    @id:printed-characteristics @CR:110.3
    Scenario Outline: A permanent is what its card says
      Given Alice controls <permanent>
      Then <permanent> is <characteristics>
      And <permanent> has mana value <value>

      Examples:
        | permanent          | characteristics                            | value |
        | "Grizzly Bears"    | a 2/2 green Bear creature                  | 2     |
        | "Air Elemental"    | a 4/4 blue Elemental creature              | 5     |
        | "Phyrexian Walker" | a 0/3 colorless Phyrexian Construct artifact creature | 0 |
        | "Forest"           | a colorless basic Forest land              | 0     |

    @id:modified-characteristics @CR:110.3
    Scenario: Continuous effects modify them, for as long as they last
      Given Alice controls "Grizzly Bears" and "Glorious Anthem"
      And Alice has "Disenchant" in hand
      And Alice has lands for {1}{W}
      Then "Grizzly Bears" is 3/3
      When Alice casts "Disenchant" targeting "Glorious Anthem"
      And the stack resolves
      Then "Grizzly Bears" is 2/2

  Rule: Permanents enter untapped and face up unless something says otherwise

    @id:enters-untapped @CR:110.5b
    Scenario: A creature that was tapped when it was exiled comes back untapped
      Given Alice controls "Grizzly Bears" that is tapped
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      When Alice casts "Cloudshift" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is untapped

    @id:copy-enters-untapped @CR:110.5b
    Scenario: Being tapped isn't copied
      Given Bob controls "Grizzly Bears" that is tapped
      And Alice has "Clone" in hand
      And Alice has lands for {3}{U}
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      Then Alice's "Grizzly Bears" is untapped
      And Bob's "Grizzly Bears" is tapped

    @id:enters-tapped-if-it-says-so @CR:110.5b
    Scenario: A land that says so enters tapped
      Given Alice has "Vivid Crag" in hand
      When Alice plays "Vivid Crag"
      Then "Vivid Crag" is tapped

    @id:enters-face-up @CR:110.5b
    Scenario: A creature that was face down when it was exiled comes back face up
      Given Alice controls "Canyon Lurkers" that is face down called "Hidden"
      And Alice has "Cloudshift" in hand
      And Alice has lands for {W}
      When Alice casts "Cloudshift" targeting "Hidden"
      And the stack resolves
      Then Alice controls "Canyon Lurkers"
      And "Canyon Lurkers" is face up

  Rule: A permanent keeps its status until something changes it

    @id:status-through-a-copy-effect @CR:110.5c
    Scenario: A tapped permanent that becomes something else stays tapped
      Given Alice controls "Mirage Mirror" that is tapped
      And Bob controls "Grizzly Bears" and "Glorious Anthem"
      And Alice has lands for {2}
      When Alice activates "Mirage Mirror" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice's "Grizzly Bears" is tapped
      When the game advances to Bob's upkeep
      Then "Mirage Mirror" is tapped

    @id:status-of-a-noncreature @CR:110.5c
    Scenario: A creature land that stops being a creature stays tapped
      Given Alice controls "Mutavault"
      And Alice has lands for {1}
      When Alice activates "{1}" of "Mutavault" activating "Wastes"
      And the stack resolves
      And Alice attacks Bob with "Mutavault"
      And the game advances to Bob's upkeep
      Then "Mutavault" isn't a creature
      And "Mutavault" is tapped

  Rule: Only permanents have a status

    @id:no-status-in-the-graveyard @CR:110.5d
    Scenario: A tapped creature that died and was returned is untapped
      Given Alice controls "Grizzly Bears" that is tapped
      And Alice has "Doom Blade" and "Reanimate" in hand
      And Alice has lands for {1}{B}{B}
      When Alice casts "Doom Blade" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" in Alice's graveyard isn't tapped
      When Alice casts "Reanimate" targeting "Grizzly Bears" in Alice's graveyard
      And the stack resolves
      Then "Grizzly Bears" is untapped
