"""What triggered abilities watch for (603.2)."""

from __future__ import annotations

from typing import Literal

from reference_engine.vocabulary.record import Record
from reference_engine.vocabulary.selectors import Ref, Which, Whose
from reference_engine.vocabulary.values import Condition


class Watch(Record, frozen=True):
    """What a triggered ability watches for (603.2): one of the events, with conditions on it."""

    enters: Which | Ref | None = None
    leaves: Which | Ref | None = None
    dies: Which | Ref | None = None
    tapped_for_mana: Which | Ref | None = None
    produces: Literal["chosen"] | str | None = None
    """With tapped_for_mana: of this type (a symbol), or of the chosen colour."""
    by: Whose | Literal["controller_of_host", "host"] = "any"
    """The player who does it."""
    becomes_target: Which | Ref | None = None
    of_a_spell: bool = False
    """With becomes_target: of a spell, not of an ability."""
    casts: Which | Ref | None = None
    cast_from: Literal["library"] | None = None
    """With casts: from this zone."""
    attacks: Which | Ref | None = None
    attacks_what: Literal["you", "yours", "your_opponent"] | None = None
    """With attacks or player_attacks: you; you or a planeswalker of yours; a player who is your opponent."""
    player_attacks: Which | None = None
    """A player attacks with creatures of a kind, `by` says who (508.3c–e)."""
    at_least: int = 1
    """With player_attacks: so many; with blocks: it blocks so many."""
    attacks_alone: Which | Ref | None = None
    is_attacked: Literal["host"] | None = None
    """The player that the source enchants is attacked (508.3b)."""
    unblocked: Which | Ref | None = None
    """It attacks and isn't blocked (509.3g)."""
    exerted: Ref | None = None
    blocks: Which | Ref | None = None
    blocks_creature: Which | None = None
    """With blocks: it blocks such a creature, once for each (509.3b)."""
    becomes_blocked: Which | Ref | None = None
    by_creature: Which | None = None
    """With becomes_blocked: by such a creature, once for each (509.3d)."""
    during: str | None = None
    """With enters or becomes_untapped: during this step."""
    deals_damage: Which | Ref | None = None
    combat: bool = False
    """With deals_damage: combat damage only."""
    one_or_more: bool = False
    """With deals_damage: once for all of them that deal it to one player at the same time (603.2c)."""
    to: Literal["player", "you"] | None = None
    """With deals_damage: to a player, or to you."""
    dealt_damage: Which | Literal["you"] | None = None
    """You are, or such a permanent is, dealt damage (`combat`: combat damage), by however many sources at once."""
    damage_prevented: Whose | None = None
    """Damage that would be dealt to this player is prevented (615.13)."""
    draws: Whose | None = None
    discards: Whose | None = None
    gains_life: Whose | None = None
    nth_counter: tuple[str, int] | None = None
    """So many counters of a kind come to be on the source (122.7)."""
    activates: Whose | None = None
    """A player activates an ability that isn't a mana ability."""
    put_into_exile_from: tuple[Literal["battlefield", "graveyard"], ...] = ()
    """One or more cards are put into exile from these zones (603.2c)."""
    cycles: Ref | None = None
    dealt_excess: Which | None = None
    """One or more such permanents are dealt excess damage that isn't combat damage (120.10)."""
    step: str | None = None
    """At the beginning of this step; `by` says whose."""
    first: bool = False
    """With step: of the first such step in the turn only (505.1b)."""
    plays: Whose | None = None
    """A player plays a card: as a land, or by casting it (701.18b)."""
    lore_reaches: int | None = None
    """Lore counters put on the source take their number from below this one to it or past it (714.2b)."""
    becomes_level: int | None = None
    """The source becomes this level (716.2a)."""
    becomes_monstrous: Ref | None = None
    turned_face_up: Which | Ref | None = None
    becomes_tapped: Which | Ref | None = None
    becomes_untapped: Which | Ref | None = None
    crews: Which | Ref | None = None
    """It crews a Vehicle, which the ability then means by `that` (702.122b)."""
    counter_removed: str | None = None
    """A counter of this kind is removed from the source."""
    last_removed: str | None = None
    """The last counter of this kind is removed from the source."""
    control_lost: Ref | None = None
    """The player meant by `by` no longer controls it."""
    becomes_unattached: Ref | None = None
    """This comes off the permanent that the ability then means by `that` (603.10c)."""
    phases_out: Ref | None = None
    phases_in: Ref | None = None
    countered: Which | None = None
    """A spell is countered; `by` says whose (603.10e)."""
    loses_game: Whose | None = None
    """A player loses the game (603.9)."""
    put_into_graveyard: Literal["this"] | None = None
    """From anywhere: an ability that works in the graveyard (603.6c)."""
    buried: Which | None = None
    """Such a card comes into a graveyard, but not by leaving the battlefield."""
    first_draw: Which | None = None
    """The first card that you draw each turn, revealed, is such a card (603.11)."""
    final_chapter_resolves: Which | None = None
    """The final chapter ability of such a Saga has resolved (608.2p, 714.2d)."""
    sacrifices: Which | None = None
    """A player sacrifices such a permanent; `by` says who."""
    entering_triggers: Which | None = None
    """Such a permanent's entering causes a triggered ability to trigger, which is what the ability then means by `that`
    (603.3b)."""
    state: Condition | None = None
    """A state instead of an event (603.8)."""
    in_your_turn: bool = False
    """With any event: only if it happens in your turn."""
    also: tuple[Watch, ...] = ()
    """Other events of which each triggers the ability as well."""
