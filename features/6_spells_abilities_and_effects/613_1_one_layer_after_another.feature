Feature: One layer after another, and one effect after another in a layer

  Rule: Types before colors, a switch after everything

    @id:ring-is-a-creature-before-it-is-black @CR:613.1e
    Scenario: What makes creatures black applies to what has become a creature
      Given Alice controls "Darkest Hour", "March of the Machines" and "Sol Ring"
      Then "Sol Ring" is a 1/1 black artifact creature

    @id:strength-after-a-switch @CR:613.4c @CR:613.4d
    Scenario: A bonus that comes after a switch is counted before it
      Given Alice controls "Giant Spider"
      And Alice has "About Face" and "Holy Strength" in hand
      And Alice has lands for {R}{W}
      When Alice casts "About Face" targeting "Giant Spider"
      And the stack resolves
      Then "Giant Spider" is 4/2
      When Alice casts "Holy Strength" targeting "Giant Spider"
      And the stack resolves
      Then "Giant Spider" is 6/3

  Rule: In a layer by timestamp

    @id:humility-is-as-young-as-its-entering @CR:613.7d
    Scenario Outline: Humility takes the flying that a creature was given before, and not that which it is given after
      Given Alice controls "Grizzly Bears" and "Vedalken Orrery"
      And Alice has "Humility" and "Jump" in hand
      And Alice has lands for {2}{W}{W}{U}
      When Alice casts <first>
      And the stack resolves
      And Alice casts <second>
      And the stack resolves
      Then "Grizzly Bears" is 1/1
      And "Grizzly Bears" <has> flying

      Examples:
        | first                            | second                           | has          |
        | "Jump" targeting "Grizzly Bears" | "Humility"                       | doesn't have |
        | "Humility"                       | "Jump" targeting "Grizzly Bears" | has          |

  Rule: What waits for a loop isn't part of it

    @id:moon-waits-for-the-loop @CR:613.8b
    Scenario: Blood Moon is the oldest, but waits for Ashaya, who is in a loop with Living Plane
      Given Alice controls "Blood Moon", "Ashaya, Soul of the Wild", "Living Plane" and "Hill Giant"
      And Alice controls "Plains"
      Then "Hill Giant" is a 1/1 Mountain land creature
      And "Hill Giant" isn't a Forest

  Rule: Of copy effects the latest counts

    @id:mirror-becomes-one-after-another @CR:613.2a
    Scenario: Mirage Mirror is what the ability that resolved last made it
      Given Alice controls "Mirage Mirror" called "Mirror"
      And Bob controls "Grizzly Bears" and "Hill Giant"
      And Alice has lands for {4}
      When Alice activates "Mirror" targeting "Grizzly Bears"
      And Alice activates "Mirror" targeting "Hill Giant"
      And all players pass
      Then "Mirror" is named "Hill Giant"
      When all players pass
      Then "Mirror" is named "Grizzly Bears"
      And "Mirror" is 2/2
