Feature: Mana of an undefined type
  An ability that would add mana of a type that nothing defines adds none. It can be activated
  all the same, and it stays a mana ability.

  Rule: A color can be chosen only among those that are there

    @id:meteor-crater-without-colors @CR:106.5 @CR:605.2 @ruling:undefined-mana
    Scenario: Meteor Crater may be tapped although it has no color to choose
      Given Alice controls "Meteor Crater"
      When Alice taps "Meteor Crater" for mana
      Then "Meteor Crater" is tapped
      And Alice has no mana
      And the stack is empty

    @id:meteor-crater-with-one-color @CR:106.5 @ruling:undefined-mana
    Scenario Outline: Meteor Crater makes mana of a color among its controller's permanents
      Given Alice controls "Meteor Crater" and "Sol Ring"
      And Alice controls <other>
      When Alice taps "Meteor Crater" for mana
      Then "Meteor Crater" is tapped
      And Alice has <mana>

      Examples:
        | other                   | mana    |
        | "Llanowar Elves"        | {G}     |
        | "Savannah Lions"        | {W}     |
        | "Forest"                | no mana |
        | "Ornithopter"           | no mana |

    @id:meteor-crater-with-two-colors @CR:106.5 @ruling:undefined-mana
    Scenario: With permanents of two colors Meteor Crater offers those two
      Given Alice controls "Meteor Crater", "Llanowar Elves" and "Savannah Lions"
      When Alice taps "Meteor Crater" for mana
      Then Alice may choose only white or green
      When Alice chooses white
      Then Alice has {W}

    @id:meteor-crater-ignores-the-other-side @CR:106.5 @ruling:undefined-mana
    Scenario: The colors of an opponent's permanents don't define the mana
      Given Alice controls "Meteor Crater"
      And Bob controls "Llanowar Elves"
      When Alice taps "Meteor Crater" for mana
      Then "Meteor Crater" is tapped
      And Alice has no mana

  Rule: A choice that was never made defines no type

    @id:shapeshifter-makes-no-chosen-color @CR:607.5a @CR:106.5 @ruling:undefined-mana
    Scenario: A copy for which no color was chosen makes no mana of the chosen color
      Given Alice controls "Unstable Shapeshifter" called "Shifty"
      And Alice has "Quirion Elves" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Quirion Elves"
      And the stack resolves
      And Alice chooses blue
      Then "Shifty" is named "Quirion Elves"
      When Alice activates the second "{T}" of "Shifty"
      Then "Shifty" is tapped
      And Alice has no mana

    @id:shapeshifter-makes-defined-mana @CR:707.2 @ruling:undefined-mana
    Scenario: The copied ability whose mana is defined makes that mana
      Given Alice controls "Unstable Shapeshifter" called "Shifty"
      And Alice has "Quirion Elves" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Quirion Elves"
      And the stack resolves
      And Alice chooses blue
      And Alice activates the first "{T}" of "Shifty"
      Then Alice has {G}

    @id:quirion-elves-make-the-chosen-color @CR:607.2d @ruling:undefined-mana
    Scenario Outline: Quirion Elves make mana of the color chosen as they entered
      Given Alice has "Quirion Elves" in hand
      And Alice has lands for {1}{G}
      When Alice casts "Quirion Elves"
      And the stack resolves
      And Alice chooses <color>
      And the game advances to Alice's upkeep
      And Alice activates the second "{T}" of "Quirion Elves"
      Then Alice has <mana>

      Examples:
        | color | mana |
        | blue  | {U}  |
        | red   | {R}  |

    @id:clone-chooses-its-own-color @CR:707.6 @CR:707.5 @ruling:undefined-mana
    Scenario: A Clone that enters as Quirion Elves gets a choice of its own
      Given Bob controls "Quirion Elves" with blue chosen
      And Alice has "Clone" in hand
      And Alice has lands for {3}{U}
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Quirion Elves"
      And Alice chooses black
      And the game advances to Alice's upkeep
      And Alice activates the second "{T}" of Alice's "Quirion Elves"
      Then Alice has {B}

  Rule: What produces no mana isn't tapped for mana

    @id:meteor-crater-triggers-nothing @CR:106.5 @CR:106.12a @ruling:undefined-mana
    Scenario: A land that was tapped and made nothing triggers nothing
      Given Alice controls "Meteor Crater"
      And Bob controls "Mana Flare" and "Manabarbs"
      When Alice taps "Meteor Crater" for mana
      Then "Meteor Crater" is tapped
      And Alice has no mana
      And the stack is empty

    @id:meteor-crater-triggers-with-a-color @CR:106.12a @ruling:undefined-mana
    Scenario: The same land triggers both when a color makes it produce
      Given Alice controls "Meteor Crater" and "Llanowar Elves"
      And Bob controls "Mana Flare" and "Manabarbs"
      When Alice taps "Meteor Crater" for mana
      Then Alice has {G}{G}
      And the stack is the trigger of "Manabarbs"
      When the stack resolves
      Then Alice has 19 life

    @id:twice-nothing-is-nothing @CR:106.5 @ruling:undefined-mana
    Scenario Outline: Doubling mana of an undefined type makes none
      Given Alice controls "Mana Reflection" and "Exotic Orchard"
      And Bob controls <permanent>
      When Alice taps "Exotic Orchard" for mana
      Then "Exotic Orchard" is tapped
      And Alice has <mana>

      Examples:
        | permanent        | mana    |
        | "Llanowar Elves" | no mana |
        | "Forest"         | {G}{G}  |

    @id:orchard-without-opposing-lands @CR:106.7 @CR:106.5 @ruling:undefined-mana @ruling:could-produce
    Scenario Outline: Exotic Orchard makes a color of the opponent's lands or nothing
      Given Alice controls "Exotic Orchard" and "Island"
      And Bob controls <permanent>
      When Alice taps "Exotic Orchard" for mana
      Then "Exotic Orchard" is tapped
      And Alice has <mana>

      Examples:
        | permanent        | mana    |
        | "Llanowar Elves" | no mana |
        | "Forest"         | {G}     |
