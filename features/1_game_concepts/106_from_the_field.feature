Feature: Mana where engines went wrong

  Rule: A trigger on tapping for mana triggers once, when mana was produced

    @id:any-color-land-under-mana-flare @CR:605.4a @CR:106.12a
    Scenario: A land that makes one mana of any color makes one more of that color
      Given Alice controls "Vivid Crag" with 2 charge counters
      And Bob controls "Mana Flare"
      When Alice activates "{T}, Remove a charge counter from this land" of "Vivid Crag"
      And Alice chooses {G}
      Then Alice has {G}{G}
      And the stack is empty

    @id:cradle-for-nothing-with-wild-growth @CR:106.12a @CR:605.2
    Scenario: A land that makes no mana is tapped, and the Aura on it adds none
      Given Alice controls "Gaea's Cradle"
      And Alice controls "Wild Growth" attached to "Gaea's Cradle"
      When Alice taps "Gaea's Cradle" for mana
      Then "Gaea's Cradle" is tapped
      And Alice has no mana

    @id:cradle-for-one-with-wild-growth @CR:106.12a
    Scenario: With one creature it makes one mana, and the Aura adds another
      Given Alice controls "Gaea's Cradle" and "Grizzly Bears"
      And Alice controls "Wild Growth" attached to "Gaea's Cradle"
      When Alice taps "Gaea's Cradle" for mana
      Then Alice has {G}{G}

    @id:creature-land-targeting-for-mana @CR:605.1a @CR:106.12a
    Scenario: Mana by an ability with a target isn't tapping a land for mana, though its source is a land
      Given Alice controls "Ashaya, Soul of the Wild", "Deathrite Shaman" and "Vorinclex, Voice of Hunger"
      And Bob has "Forest" in graveyard
      Then "Deathrite Shaman" is a Forest land
      When Alice activates the first "{T}" of "Deathrite Shaman" targeting "Forest" in Bob's graveyard
      Then the stack is the ability of "Deathrite Shaman"
      When all players pass
      And Alice chooses {B}
      Then Alice has {B}
      And the stack is empty

    @id:creature-land-for-mana @CR:106.12a @CR:305.6
    Scenario: Its intrinsic ability is, and the mana is doubled
      Given Alice controls "Ashaya, Soul of the Wild", "Deathrite Shaman" and "Vorinclex, Voice of Hunger"
      When Alice taps "Deathrite Shaman" for {G}
      Then Alice has {G}{G}
