Feature: Where abilities work
  On the battlefield, or on the stack for instants and sorceries; and what is different.

  Rule: Not elsewhere

    @id:works-only-on-the-battlefield @CR:113.6
    Scenario Outline: Glorious Anthem does nothing <where>
      Given Alice controls "Grizzly Bears"
      And Alice has "Glorious Anthem" in <where>
      Then "Grizzly Bears" is 2/2

      Examples:
        | where     |
        | hand      |
        | graveyard |
        | exile     |

    @id:works-not-in-hand @CR:113.6
    Scenario: A card in hand has none of its activated abilities to choose from
      Given Alice has "Vibranium Mining Mech" in hand
      And Alice controls "Grizzly Bears"
      And Alice has lands for {2}
      Then Alice can't activate "Vibranium Mining Mech"

    @id:works-not-as-a-spell @CR:113.6 @CR:611.3b
    Scenario: Neither does it as a spell
      Given Alice controls "Grizzly Bears"
      And Alice has "Glorious Anthem" in hand
      And Alice has lands for {1}{W}{W}
      When Alice casts "Glorious Anthem"
      Then "Grizzly Bears" is 2/2
      When the stack resolves
      Then "Grizzly Bears" is 3/3

  Rule: Abilities that define characteristics

    @id:works-everywhere-if-it-defines @CR:113.6a
    Scenario: Tarmogoyf is as large in a graveyard as among the creatures
      Given Alice has "Tarmogoyf", "Forest" and "Opt" in graveyard
      And Bob controls "Tarmogoyf"
      Then Bob's "Tarmogoyf" is 3/4
      And "Tarmogoyf" in Alice's graveyard is 3/4

  Rule: Abilities that name a zone

    @id:works-in-the-graveyard @CR:113.6b
    Scenario: Anger in the graveyard gives its owner's creatures haste
      Given Alice has "Anger" in graveyard
      And Alice controls "Mountain"
      And Alice controls "Grizzly Bears" that is summoning sick
      And Bob controls "Hill Giant"
      Then "Grizzly Bears" has haste
      And "Hill Giant" doesn't have haste
      When Alice attacks Bob with "Grizzly Bears"
      And the game advances to Alice's combat damage step
      Then Bob has 18 life

    @id:works-in-the-graveyard-only @CR:113.6b
    Scenario: On the battlefield it doesn't
      Given Alice controls "Anger", "Mountain" and "Grizzly Bears"
      Then "Grizzly Bears" doesn't have haste

  Rule: Abilities about casting

    @id:works-alternative-cost @CR:113.6d
    Scenario: Force of Will is cast from the hand for the cost that it offers itself
      Given Alice has "Force of Will" and "Opt" in hand
      And it is Bob's precombat main phase
      And Bob has "Grizzly Bears" in hand
      And Bob has lands for {1}{G}
      When Bob casts "Grizzly Bears"
      And Bob passes
      And Alice casts "Force of Will" for its alternative cost exiling "Opt" paying 1 life targeting the spell "Grizzly Bears"
      And the stack resolves
      Then Bob has "Grizzly Bears" in graveyard

    @id:works-flash-in-hand @CR:113.6e
    Scenario: Flash works where the card is cast from
      Given it is Bob's upkeep
      And Alice has "Ambush Viper" and "Grizzly Bears" in hand
      And Alice has lands for {1}{G}
      When Bob passes
      Then Alice can't cast "Grizzly Bears"
      When Alice casts "Ambush Viper"
      And the stack resolves
      Then Alice controls "Ambush Viper"

    @id:works-cant-be-countered @CR:113.6g
    Scenario: What can't be countered resolves all the same
      Given it is Bob's precombat main phase
      And Bob has "Terra Stomper" in hand
      And Bob has lands for {3}{G}{G}{G}
      And Alice has "Counterspell" in hand
      And Alice has lands for {U}{U}
      When Bob casts "Terra Stomper"
      And Bob passes
      And Alice casts "Counterspell" targeting the spell "Terra Stomper"
      And the stack resolves
      Then Bob controls "Terra Stomper"
      And Alice has "Counterspell" in graveyard

  Rule: Abilities about entering

    @id:works-as-it-enters @CR:113.6h
    Scenario: An ability about how a creature enters works before it is on the battlefield
      Given Alice has "Endless One" in hand
      And Alice has lands for {3}
      When Alice casts "Endless One" with X = 3
      And the stack resolves
      Then "Endless One" is 3/3

  Rule: Abilities that need another zone

    @id:works-cycling-from-hand @CR:113.6j
    Scenario: What costs to discard the card works in the hand
      Given Alice has "Renewed Faith" in hand
      And Alice has lands for {1}{W}
      And Alice has "Opt" in library
      When Alice activates "Renewed Faith" in Alice's hand
      Then Alice has "Renewed Faith" in graveyard
      When the stack resolves
      And Alice declines
      And the stack resolves
      Then Alice has "Opt" in hand

    @id:works-trigger-of-a-cycled-card @CR:113.6k @CR:702.29c
    Scenario: What triggers on the cycling of the card works where the card then is
      Given Alice has "Renewed Faith" in hand
      And Alice has lands for {1}{W}
      When Alice activates "Renewed Faith" in Alice's hand
      Then the stack is the trigger of "Renewed Faith" and the ability of "Renewed Faith"
      When all players pass
      And Alice accepts
      Then Alice has 22 life

    @id:works-haunt-in-both-zones @CR:113.6k @CR:702.55a @CR:702.55c
    Scenario: Absolver Thrull destroys an enchantment as it enters, and from exile when the creature it haunts dies
      Given Alice controls "Grizzly Bears"
      And Alice has "Absolver Thrull", "Doom Blade" and "Lightning Bolt" in hand
      And Alice has lands for {3}{W}{1}{B}{R}
      And Bob controls "Crusade", "Castle" and "Fervor"
      When Alice casts "Absolver Thrull"
      And all players pass
      And Alice chooses "Crusade"
      And all players pass
      Then Bob has "Crusade" in graveyard
      When Alice casts "Doom Blade" targeting "Absolver Thrull"
      And all players pass
      And Alice chooses "Grizzly Bears"
      And all players pass
      Then Alice has "Absolver Thrull" in exile
      And Bob controls "Castle" and "Fervor"
      When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
      And all players pass
      And Alice chooses "Castle"
      And the stack resolves
      Then Bob has "Castle" in graveyard
      And Bob controls "Fervor"
      And Alice has "Absolver Thrull" in exile

    @id:works-skeleton-in-the-graveyard @CR:113.6m
    Scenario: Reassembling Skeleton reassembles in the graveyard
      Given Alice has "Reassembling Skeleton" in graveyard
      And Alice has lands for {1}{B}
      When Alice activates "Reassembling Skeleton" in Alice's graveyard
      And the stack resolves
      Then Alice controls "Reassembling Skeleton"
      And "Reassembling Skeleton" is tapped

    @id:works-skeleton-not-on-the-battlefield @CR:113.6m
    Scenario: Nowhere else
      Given Alice controls "Reassembling Skeleton"
      And Alice has lands for {1}{B}
      Then Alice can't activate "Reassembling Skeleton"

    @id:works-spirit-guide-in-hand-only @CR:113.6m
    Scenario: Simian Spirit Guide gives its mana from the hand, and not from the battlefield
      Given Alice controls "Simian Spirit Guide"
      Then Alice can't activate "Simian Spirit Guide"

  Rule: Abilities about where a card is cast from

    @id:works-cast-from-the-graveyard @CR:113.6f
    Scenario: Gravecrawler in the graveyard lets its owner, with a Zombie, cast it from there
      Given Alice has "Gravecrawler" in graveyard
      And Alice controls "Gravecrawler"
      And Alice has lands for {B}
      When Alice casts "Gravecrawler" in Alice's graveyard
      And the stack resolves
      Then Alice controls 2 "Gravecrawler"

    @id:works-not-cast-from-the-graveyard @CR:113.6f
    Scenario: Without a Zombie it doesn't
      Given Alice has "Gravecrawler" in graveyard
      And Alice has lands for {B}
      Then Alice can't cast "Gravecrawler" in Alice's graveyard
