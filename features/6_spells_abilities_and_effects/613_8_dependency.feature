Feature: Dependency
  An effect that another one in its layer would change waits for that one.

  Rule: It waits, whichever is older

    @id:urborg-under-blood-moon @CR:613.8 @CR:613.8a @CR:305.7
    Scenario Outline: Urborg loses to Blood Moon the ability by which lands would be Swamps
      Given Alice controls "<older>"
      And Alice controls "<newer>"
      And Alice controls "Mystic Gate" and "Forest"
      Then "Urborg, Tomb of Yawgmoth" is a Mountain
      And "Urborg, Tomb of Yawgmoth" isn't a Swamp
      And "Mystic Gate" isn't a Swamp
      And "Forest" isn't a Swamp

      Examples:
        | older                    | newer                    |
        | Urborg, Tomb of Yawgmoth | Blood Moon               |
        | Blood Moon               | Urborg, Tomb of Yawgmoth |

    @id:conversion-after-blood-moon @CR:613.8a @CR:613.8b
    Scenario Outline: Conversion waits for what makes more Mountains
      Given Alice controls "<older>"
      And Alice controls "<newer>"
      And Alice controls "Mystic Gate" and "Mountain"
      Then "Mystic Gate" is a Plains
      And "Mystic Gate" isn't a Mountain
      And "Mountain" is a Plains

      Examples:
        | older      | newer      |
        | Blood Moon | Conversion |
        | Conversion | Blood Moon |

    @id:bell-waits-once-there-are-mountains @CR:613.8c
    Scenario: An effect that becomes dependent when another has been applied waits from then on
      Given Alice controls "Blood Moon", "Kormus Bell" and "Conversion"
      And Alice controls "Mystic Gate"
      And Alice has "Magical Hack" in hand
      And Alice has lands for {U}
      When Alice casts "Magical Hack" targeting "Conversion"
      And the stack resolves
      And Alice chooses "Plains"
      And Alice chooses "Swamp"
      Then "Mystic Gate" is a 1/1 black Swamp land creature

  Rule: In a loop time decides

    @id:plane-and-soul-in-a-loop @CR:613.8b
    Scenario Outline: Living Plane and Ashaya depend on each other, so that the older is first
      Given Alice controls "<older>"
      And Alice controls "<newer>"
      And Alice controls "Hill Giant" and "Plains"
      Then "Hill Giant" is a <giant> Forest land creature
      And "Plains" is a 1/1 land creature
      And "Plains" <is> a Forest

      Examples:
        | older                    | newer                    | giant | is    |
        | Living Plane             | Ashaya, Soul of the Wild | 3/3   | is    |
        | Ashaya, Soul of the Wild | Living Plane             | 1/1   | isn't |

  Rule: An effect can decide whether another applies

    @id:no-wait-between-layers @CR:613.9
    Scenario: An effect in an earlier layer needs no dependency to come first
      Given Alice controls "Honor of the Pure"
      And Alice controls "Vampire Spawn"
      And Alice has "Purelace" in hand
      And Alice has lands for {W}
      When Alice casts "Purelace" targeting "Vampire Spawn"
      And the stack resolves
      Then "Vampire Spawn" is a 3/4 white creature
