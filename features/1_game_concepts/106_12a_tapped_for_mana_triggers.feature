Feature: What triggers when a permanent is tapped for mana
  Such an ability triggers as the mana ability resolves and produces mana, or mana of the type named.

  Rule: A trigger that adds mana doesn't use the stack

    @id:mana-flare-without-the-stack @CR:605.4a @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: Mana Flare adds its mana at once
      Given Alice controls "Mana Flare" and "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}{G}
      And the stack is empty

    @id:mana-flare-for-the-one-who-taps @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: Mana Flare's mana goes to the player who tapped the land
      Given Alice controls "Mana Flare"
      And Bob controls "Island"
      When Alice passes
      And Bob taps "Island" for mana
      Then Bob has {U}{U}
      And Alice has no mana
      And the stack is empty

    @id:auras-add-their-own-mana @CR:106.12a @CR:605.4a @ruling:tapped-for-mana-triggers
    Scenario Outline: An Aura adds its mana to that of the land
      Given Alice controls "<land>"
      And Alice controls <aura> attached to "<land>"
      When Alice taps "<land>" for mana
      Then Alice has <mana>
      And the stack is empty

      Examples:
        | land   | aura                               | mana      |
        | Island | "Wild Growth"                      | {U}{G}    |
        | Forest | "Overgrowth"                       | {G}{G}{G} |
        | Forest | "Utopia Sprawl" with white chosen  | {W}{G}    |
        | Forest | "Utopia Sprawl" with green chosen  | {G}{G}    |

    @id:aura-mana-goes-to-the-lands-controller @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: Wild Growth on an opponent's land serves that opponent
      Given Bob controls "Island"
      And Alice controls "Wild Growth" attached to "Island"
      When Alice passes
      And Bob taps "Island" for mana
      Then Bob has {U}{G}
      And Alice has no mana

    @id:one-land-with-wild-growth-pays-for-two @CR:605.4a @CR:605.3a @ruling:tapped-for-mana-triggers
    Scenario: One Island with Wild Growth pays for a spell that costs {G}{U}
      Given Alice controls "Island"
      And Alice controls "Wild Growth" attached to "Island"
      And Alice has "Gaea's Skyfolk" in hand
      When Alice casts "Gaea's Skyfolk" activating "Island"
      Then the stack is the spell "Gaea's Skyfolk"
      And Alice has no mana

    @id:wild-growth-mana-pays-afterwards @CR:605.4a @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: The Island tapped beforehand pays for it as well
      Given Alice controls "Island"
      And Alice controls "Wild Growth" attached to "Island"
      And Alice has "Gaea's Skyfolk" in hand
      When Alice taps "Island" for mana
      And Alice casts "Gaea's Skyfolk"
      Then the stack is the spell "Gaea's Skyfolk"
      And Alice has no mana

    @id:fertile-ground-asks-each-time @CR:605.4a @ruling:tapped-for-mana-triggers
    Scenario: The color of Fertile Ground's mana is chosen each time it triggers
      Given Alice controls "Forest"
      And Alice controls "Fertile Ground" attached to "Forest"
      When Alice taps "Forest" for mana
      And Alice chooses red
      Then Alice has {R}{G}
      When the game advances to Alice's upkeep
      And Alice taps "Forest" for mana
      And Alice chooses white
      Then Alice has {W}{G}

  Rule: The type of the added mana is a type that the land produced

    @id:flare-and-two-types @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario Outline: Of two types that the land produced one is added
      Given Alice controls "Mana Flare" and "Azorius Chancery"
      When Alice taps "Azorius Chancery" for mana
      Then Alice may choose only {W} or {U}
      When Alice chooses <type>
      Then Alice has <mana>

      Examples:
        | type | mana      |
        | {W}  | {W}{W}{U} |
        | {U}  | {W}{U}{U} |

    @id:flare-sees-replaced-mana @CR:106.12a @CR:106.12b @ruling:tapped-for-mana-triggers
    Scenario: The added mana is of the type that was produced after replacement
      Given Alice controls "Forest"
      And Bob controls "Contamination" and "Mana Flare"
      When Alice taps "Forest" for mana
      Then Alice has {B}{B}

    @id:gauntlet-sees-replaced-mana @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario Outline: A trigger for one color waits for mana of that color to be produced
      Given Alice controls "Gauntlet of Power" with <color> chosen
      And Alice controls "Forest"
      And Bob controls <enchantment>
      When Alice taps "Forest" for mana
      Then Alice has <mana>

      Examples:
        | color | enchantment     | mana   |
        | green | "Contamination" | {B}    |
        | black | "Contamination" | {B}{B} |
        | green | "Fervor"        | {G}{G} |
        | black | "Fervor"        | {G}    |

  Rule: It triggers once for each time the ability produces mana

    @id:cradle-triggers-by-producing @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: Gaea's Cradle without creatures produces nothing and triggers nothing
      Given Alice controls "Gaea's Cradle"
      And Bob controls "Mana Flare" and "Manabarbs"
      When Alice taps "Gaea's Cradle" for mana
      Then "Gaea's Cradle" is tapped
      And Alice has no mana
      And the stack is empty

    @id:cradle-triggers-once @CR:106.12a @CR:603.2c @ruling:tapped-for-mana-triggers
    Scenario: Two mana from one activation are one mana more and one damage
      Given Alice controls "Gaea's Cradle" and 2 "Grizzly Bears"
      And Bob controls "Mana Flare" and "Manabarbs"
      When Alice taps "Gaea's Cradle" for mana
      Then Alice has {G}{G}{G}
      And the stack is the trigger of "Manabarbs"
      When the stack resolves
      Then Alice has 19 life

    @id:added-mana-triggers-nothing @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: Mana added by a trigger isn't from tapping the land and triggers nothing more
      Given Alice controls "Zendikar Resurgent", "Mirari's Wake" and "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}{G}{G}
      And the stack is empty

    @id:own-lands-only @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: Zendikar Resurgent doesn't trigger for an opponent's land
      Given Alice controls "Zendikar Resurgent"
      And Bob controls "Forest"
      When Alice passes
      And Bob taps "Forest" for mana
      Then Bob has {G}
      And Alice has no mana

  Rule: A trigger that adds no mana uses the stack

    @id:manabarbs-uses-the-stack @CR:605.5a @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: Manabarbs' trigger can be responded to while the mana is there
      Given Alice controls "Forest"
      And Bob controls "Manabarbs"
      When Alice taps "Forest" for mana
      Then Alice has {G}
      And Alice has 20 life
      And the stack is the trigger of "Manabarbs"
      When the stack resolves
      Then Alice has 19 life

    @id:manabarbs-waits-for-the-spell @CR:603.3 @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: Triggers of lands tapped while paying go on the stack above the spell
      Given Alice controls 2 "Forest"
      And Alice has "Grizzly Bears" in hand
      And Bob controls "Manabarbs"
      When Alice casts "Grizzly Bears"
      Then the stack is the trigger of "Manabarbs", the trigger of "Manabarbs" and the spell "Grizzly Bears"
      When all players pass
      And all players pass
      Then Alice has 18 life
      And the stack is the spell "Grizzly Bears"

    @id:vorinclex-adds-at-once @CR:605.4a @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: Vorinclex's first ability adds mana without the stack
      Given Alice controls "Vorinclex, Voice of Hunger" and "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}{G}
      And the stack is empty

    @id:vorinclex-keeps-the-land-tapped @CR:605.5a @CR:603.3 @CR:502.3 @ruling:tapped-for-mana-triggers
    Scenario: Vorinclex's second ability goes above the spell and keeps the land tapped for one untap step
      Given Alice controls "Vorinclex, Voice of Hunger"
      And Bob controls "Mountain"
      And Bob has "Lightning Bolt" in hand
      When Alice passes
      And Bob casts "Lightning Bolt" targeting Alice
      Then the stack is the trigger of "Vorinclex, Voice of Hunger" and the spell "Lightning Bolt"
      When the stack resolves
      Then Alice has 17 life
      When the game advances to Bob's upkeep
      Then "Mountain" is tapped
      When the game advances to Alice's upkeep
      And the game advances to Bob's upkeep
      Then "Mountain" is untapped

  Rule: What isn't tapping for mana triggers nothing

    @id:leyline-sees-creatures-tapped-for-mana @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: Leyline of Abundance adds to the mana of a creature tapped for mana
      Given Alice controls "Leyline of Abundance" and "Llanowar Elves"
      When Alice taps "Llanowar Elves" for mana
      Then Alice has {G}{G}
      And the stack is empty

    @id:leyline-ignores-untapping @CR:106.12 @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: Untapping Pili-Pala for mana isn't tapping it for mana
      Given Alice controls "Leyline of Abundance"
      And Alice controls "Pili-Pala" that is tapped
      And Alice has lands for {2}
      When Alice activates "Pili-Pala" choosing blue
      Then "Pili-Pala" is untapped
      And Alice has {U}

    @id:leyline-ignores-costs-without-the-symbol @CR:106.12 @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: Elves tapped to Heritage Druid aren't tapped for mana
      Given Alice controls "Leyline of Abundance", "Heritage Druid" and 2 "Llanowar Elves"
      When Alice activates "Heritage Druid" tapping "Heritage Druid" and 2 "Llanowar Elves"
      Then "Heritage Druid" is tapped
      And Alice has {G}{G}{G}

    @id:leyline-ignores-sacrifice @CR:106.12 @CR:106.12a @ruling:tapped-for-mana-triggers
    Scenario: A creature sacrificed for mana isn't tapped for mana
      Given Alice controls "Leyline of Abundance", "Ashnod's Altar" and "Llanowar Elves"
      When Alice activates "Ashnod's Altar" sacrificing "Llanowar Elves"
      Then Alice has "Llanowar Elves" in graveyard
      And Alice has {C}{C}

  Rule: A trigger on a type of mana needs some of that type

    @id:tapped-for-that-type-among-others @CR:106.12a
    Scenario: Forsaken Monument triggers on {C}{G} as on {C}
      Given Alice controls "Forsaken Monument" and "Nantuko Elder"
      When Alice taps "Nantuko Elder" for mana
      Then Alice has {C}{C}{G}

    @id:tapped-for-another-type @CR:106.12a
    Scenario: It doesn't trigger on {G}
      Given Alice controls "Forsaken Monument" and "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}
