"""Descriptions of objects and players, and references to particular ones."""

from __future__ import annotations

from typing import Literal

from reference_engine.vocabulary.record import Record

Color = Literal["white", "blue", "black", "red", "green"]
Quality = Color | Literal[
    "everything", "chosen", "chosen_player", "Artifact", "Creature", "Enchantment", "Instant", "Land",
    "Planeswalker", "Sorcery",
]  # fmt: skip
"""What protection is from (702.16a): a colour, a card type, everything, what was chosen as the effect began, or the
player chosen for a linked ability."""
Ref = Literal[
    "this",  # the source of the ability
    "what_this_became",  # the object in a graveyard that the source became as it left the battlefield (400.7f)
    "host",  # what the source is attached to (enchanted, equipped)
    "haunted",  # in exile: the creature that the source haunts (702.55b)
    "target",  # the first target
    "second_target",
    "target_and_namesakes",  # the first target and all other permanents with the same name (201.2a)
    "third_target",
    "fourth_target",
    "it",  # what the last instruction moved, made or chose
    "that",  # the object the triggering event is about, as it is now
    "damage_source",  # the source of the damage that the triggering event is about
    "sacrificed",  # what was sacrificed as a cost or by the last instruction
    "exiled",  # what the instructions so far exiled
    "creator",  # in an ability of a token: the object whose ability created it (201.5a)
    "you",  # the ability's controller
    "that_player",  # the player the triggering event is about
    "its_controller",  # the controller of the object the triggering event is about (or of `it`, after an instruction)
    "target_controller",
    "defending_player",  # of the attacking creature that the ability is about (508.5)
    "attacked",  # what that creature is attacking
    "owner",
    "each_player",
    "each_opponent",
    "opponents_of_that_player",
    "opponents_attacking_host",  # each opponent who is attacking the enchanted player (508.6)
]
Whose = Literal["you", "opponent", "any"]


class Which(Record, frozen=True):
    """A description of objects: every field given must fit.

    One predicate language for targets, affected sets, triggers, costs and counts. It is seen from a source and that
    source's controller: `you` is that controller, `other` excludes the source.
    """

    type: str | tuple[str, ...] | None = None
    """A card type, or several of which one fits."""
    not_type: str | None = None
    subtype: str | None = None
    not_subtype: str | None = None
    supertype: str | None = None
    not_supertype: str | None = None
    color: Color | Literal["chosen", "colorless"] | None = None
    """A colour; `chosen`: the colour chosen for a linked ability of the source."""
    not_color: Color | None = None
    named: str | None = None
    not_named: str | None = None
    originally_in: Literal["Arabian Nights", "Antiquities", "Homelands"] | None = None
    """With a name originally printed in this expansion (206.3)."""
    controller: Whose | Literal["chosen"] = "any"
    """`chosen`: the player chosen for a linked ability of the source."""
    owner: Whose = "any"
    other: bool = False
    tapped: bool | None = None
    attacking: bool | None = None
    attacked_this_turn: bool | None = None
    attacking_you: bool | None = None
    attacking_alone: bool | None = None
    """Whether it is attacking and no other creature is (506.5)."""
    blocking: bool | None = None
    blocked: bool | None = None
    """Of attacking creatures: whether it is a blocked or an unblocked one (509.1h)."""
    token: bool | None = None
    attached: bool | None = None
    """Whether it is attached to an object (not to a player)."""
    keyword: str | None = None
    not_keyword: str | None = None
    with_counter: str | None = None
    """A counter of this kind, or of `any` kind."""
    base_power: int | None = None
    """208.4b."""
    base_toughness: int | None = None
    power_at_most: int | None = None
    power_at_least: int | None = None
    mana_value: int | None = None
    mana_value_even: bool | None = None
    """Whether its mana value is even; zero is."""
    mana_value_at_most: int | Literal["x"] | None = None
    mana_value_at_least: int | None = None
    mana_cost: tuple[str, ...] | None = None
    """One of these mana costs (202.1)."""
    enchanted: bool | None = None
    """Whether an Aura is attached to it (303.4)."""
    exiled_with_this: bool | None = None
    """Whether the source exiled it; see its zone (607.2a)."""
    created_with_this: bool | None = None
    """Whether it is a token that the source created (607.2c)."""
    with_x: bool | None = None
    """Whether there is an {X} in its mana cost."""
    mana_value_up_to_counters: str | None = None
    """Mana value no more than the number of these counters on the source."""
    mana_value_is_counters: str | None = None
    """Mana value equal to the number of these counters on the source."""
    zone: Literal["battlefield", "stack", "graveyard", "hand", "library", "exile", "command"] | None = None
    """None: the place's own default (battlefield; the stack for spells; the zone that a search names)."""
    no_abilities: bool | None = None
    has_morph: bool | None = None
    face_down: bool | None = None
    has_adventure: bool | None = None
    """Whether it has an Adventure, even if it isn't used now (715.2a)."""
    targets: Which | None = None
    """On the stack: that has such an object among its targets (115.9b)."""
    targets_only: Literal["this"] | None = None
    """On the stack: whose only target, however often, is the source (115.9c)."""
    any_of: tuple[Which, ...] = ()
    """Or-ed alternatives, on top of the other fields."""


class Target(Which, frozen=True):
    """What one instance of the word target may mean (115.1)."""

    player: Whose | None = None
    """Players instead of objects (`any`, `opponent`)."""
    any_target: bool = False
    """Creature, player, planeswalker or battle (115.4)."""
    ability: bool = False
    """Activated or triggered abilities on the stack instead of spells."""
    or_ability: bool = False
    """Spells, and activated or triggered abilities."""
    triggered: bool = False
    """With `ability`: triggered abilities only."""
    single_target: bool = False
    """With a single target itself (115.9)."""
    not_earlier: bool = False
    """Another target than those of the words target before it (115.3)."""
    chosen_by: Literal["you", "opponent"] = "you"
    """Who chooses it: the controller, or an opponent of the controller's choice (601.7, 602.3)."""
    at_least: int = 1
    at_most: int = 1
    exactly_x: bool = False
    """X targets, instead of those numbers (601.2c)."""
