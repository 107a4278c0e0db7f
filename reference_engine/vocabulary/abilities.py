"""Abilities (113) and cards: the records at the top of a card file."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, Literal

import msgspec

from reference_engine import vocabulary
from reference_engine.vocabulary.additional import AdditionalRule, Except
from reference_engine.vocabulary.amounts import AmountRule
from reference_engine.vocabulary.card_types import TypeRule
from reference_engine.vocabulary.casting import CastingRule
from reference_engine.vocabulary.combat import (
    AtMostInCombat,
    AttacksOnlyWhere,
    BlocksMore,
    CantAlone,
    CantAttackYou,
    CantBeBlockedBy,
    CastOnly,
    MayExert,
    Must,
    UnlessPaid,
)
from reference_engine.vocabulary.concepts import ConceptRule
from reference_engine.vocabulary.conditional import ConditionalRule
from reference_engine.vocabulary.effects import Cost, Effect
from reference_engine.vocabulary.entering import EntersUnderYourControl
from reference_engine.vocabulary.faces import FaceRule
from reference_engine.vocabulary.keywords import (
    Bestow,
    Chapter,
    ClassLevel,
    Crew,
    CumulativeUpkeep,
    Enchant,
    Equip,
    Evoke,
    Fading,
    Fortify,
    Kicker,
    Level,
    LevelUp,
    Morph,
    Overload,
    Protection,
    Suspend,
    Ward,
)
from reference_engine.vocabulary.modifications import Modification
from reference_engine.vocabulary.outside import OutsideRule
from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.reducing import ReducingRule
from reference_engine.vocabulary.replacing import ReplacingRule
from reference_engine.vocabulary.resolutions import ResolutionRule
from reference_engine.vocabulary.selectors import Color, Ref, Target, Which, Whose
from reference_engine.vocabulary.special import SpecialRule
from reference_engine.vocabulary.spell_costs import SpellCostRule
from reference_engine.vocabulary.starting import StartingRule
from reference_engine.vocabulary.triggers import TriggerRule
from reference_engine.vocabulary.values import Condition, Value
from reference_engine.vocabulary.watching import Watch as Watch
from reference_engine.vocabulary.zones import ZoneRule

Keyword = Literal[
    "cascade", "changeling", "convoke", "daybound", "deathtouch", "decayed", "defender", "devoid", "doctor's companion",
    "double strike", "exalted", "first strike", "flash", "flying", "haste", "hexproof", "indestructible", "infect",
    "lifelink", "menace", "nightbound", "persist", "phasing", "reach", "read ahead", "rebound", "shadow", "shroud",
    "split second", "storm", "trample", "undying", "vigilance", "wither",
]  # fmt: skip
"""Keyword abilities that are a bare word (702)."""


# ------------------------------------------------------------------------------------------------ 113.3a–d
class Spell(Record, frozen=True, tag_field="is", tag="spell", rename=head("spell", "do")):
    """What an instant or sorcery does when it resolves (113.3a)."""

    do: tuple[Effect, ...]
    target: Target | tuple[Target, ...] | None = None
    kicked: tuple[Effect, ...] = ()
    """Instead of `do`, if the spell was kicked (a self-replacement, 614.15)."""


class Activated(Record, frozen=True, tag_field="is", tag="cost", rename=head("cost", "cost")):
    """An activated ability (602): `cost: ["{2}", "{T}"]`, `do: […]`."""

    cost: tuple[Cost, ...]
    do: tuple[Effect, ...]
    target: Target | tuple[Target, ...] | None = None
    only: Literal[
        "as_a_sorcery", "as_an_instant", "in_your_turn", "once_each_turn", "loyalty", "in_your_turn_before_attackers",
        "during_combat",
    ] | None = None  # fmt: skip
    once: bool = False
    """Only once as long as the object exists."""
    only_if: Condition | None = None
    text: str | None = None
    """How it is named where that isn't its cost (a keyword: `equip {0}`, `crew 1`)."""
    zone: Literal["battlefield", "hand", "graveyard"] = "battlefield"
    """Where it works (113.6j, 113.6m)."""
    by: Literal["you", "any_player"] = "you"
    """Who may activate it (602.2)."""


class Triggered(Record, frozen=True, tag_field="is", tag="when", rename=head("when", "when")):
    """A triggered ability (603)."""

    when: Watch
    do: tuple[Effect, ...]
    if_: Condition | None = None
    """An intervening if (603.4)."""
    target: Target | tuple[Target, ...] | None = None
    only_once_each_turn: bool = False
    """It triggers only once each turn."""
    do_only_once_each_turn: bool = False
    """It triggers only if what it lets its controller do wasn't done this turn (603.2h)."""
    zone: Literal["battlefield", "exile", "graveyard", "stack"] = "battlefield"
    """Where it works (113.6k)."""


class Static(Record, frozen=True, tag_field="is", tag="static", rename=head("static", "modify")):
    """A static ability that changes characteristics (604.1, 611.3).

    Whether it defines characteristics (604.3) is read off it: one for `this`, without a condition, that gives a colour,
    subtypes or a size.
    """

    modify: tuple[Modification, ...]
    to: Which | Ref = "this"
    if_: Condition | None = None
    zone: Literal["battlefield", "graveyard"] = "battlefield"
    """Where it works (113.6b)."""


# ------------------------------------------------------------------------------------------------ costs and permissions


class AsThoughFlash(
    Record, frozen=True, tag_field="is", tag="as_though_flash", rename=head("as_though_flash", "spells")
):
    """You may cast spells that fit as though they had flash (601.3b, 702.8a)."""

    spells: Which = Which()


class LoyaltyAbility(
    Record, frozen=True, tag_field="is", tag="loyalty_ability", rename=head("loyalty_ability", "change")
):
    """606: its cost is to put loyalty counters on this, or (a negative number) to remove them."""

    change: int
    do: tuple[Effect, ...]
    target: Target | tuple[Target, ...] | None = None


# -------------------------------------------------------------------------------------------- 614, 615, rules changed
class IfTappedForMana(
    Record, frozen=True, tag_field="is", tag="if_tapped_for_mana", rename=head("if_tapped_for_mana", "what")
):
    """A replacement of the mana a permanent tapped for mana produces (106.12b).

    `produces` is the type instead of any other; `amount` replaces the amount too; `times` multiplies.
    """

    what: Which
    by: Whose = "any"
    at_least: int = 1
    produces: str | None = None
    amount: int | None = None
    times: int = 1


class EntersWith(Record, frozen=True, tag_field="is", tag="enters_with", rename=head("enters_with", "kind")):
    """This permanent enters with counters (614.1c)."""

    kind: str
    amount: Value = 1
    if_: Condition | None = None
    gaining: tuple[Ability, ...] = ()
    """Abilities that it enters with besides: no copiable values (707.2)."""
    what: Which | None = None
    """Other objects that fit, instead of this."""


class EntersTapped(Record, frozen=True, tag_field="is", tag="enters_tapped", rename=head("enters_tapped", "what")):
    """This permanent (or each that fits) enters tapped."""

    what: Which | Literal["this"] = "this"


class AsEnters(Record, frozen=True, tag_field="is", tag="as_enters_choose", rename=head("as_enters_choose", "what")):
    """As this enters, choose a colour, a creature type, an opponent or a player (614.12a)."""

    what: Literal["color", "creature_type", "opponent", "player"]


class MayEnterAsCopy(
    Record, frozen=True, tag_field="is", tag="may_enter_as_copy", rename=head("may_enter_as_copy", "of")
):
    """You may have this enter as a copy of a permanent (614.1c, 707.5)."""

    of: Which
    except_: Except = Except()


class TwiceAsMany(Record, frozen=True, tag_field="is", tag="twice_as_many", rename=head("twice_as_many", "of")):
    """Effects create or put twice as many (614.16)."""

    of: Literal["tokens", "counters"]


class CountersPut(Record, frozen=True, tag_field="is", tag="counters_put", rename=head("counters_put", "by")):
    """A player who would put counters on a permanent or player puts so many times as many, or half as many."""

    by: Whose
    times: int = 1
    halved: bool = False
    """Rounded down."""


class InsteadOfGraveyard(
    Record, frozen=True, tag_field="is", tag="instead_of_graveyard", rename=head("instead_of_graveyard", "to")
):
    """This object, from anywhere, doesn't go to a graveyard but elsewhere (614.1a)."""

    to: Literal["shuffled into library"]


class DontTrigger(Record, frozen=True, tag_field="is", tag="dont_trigger", rename=head("dont_trigger", "entering")):
    """Objects that enter don't cause abilities to trigger."""

    entering: Which


class DoesntUntap(Record, frozen=True, tag_field="is", tag="doesnt_untap", rename=head("doesnt_untap", "what")):
    """Doesn't untap during its controller's untap step (502.3)."""

    what: Which | Ref = "this"


class PreventDamage(
    Record, frozen=True, tag_field="is", tag="prevent_damage", rename=head("prevent_damage", "to_or_by")
):
    """Prevent damage that would be dealt to or by an object (615), to a player, or all damage (`any`)."""

    to_or_by: Ref | Which | Literal["any"] = "this"
    combat_only: bool = False
    to: bool = True
    by: bool = True
    then: tuple[Effect, ...] = ()
    """What else happens, immediately afterwards (615.5): `it` is what was to be dealt damage, `that_many` how much."""


class Cant(Record, frozen=True, tag_field="is", tag="cant", rename=head("cant", "what")):
    """Something can't be done (101.2, 614.17): attack, be the target of spells, be enchanted by other Auras."""

    what: Literal[
        "attack", "block", "be_blocked", "be_countered", "have_counters", "be_targeted_by_spells",
        "be_enchanted_by_others",
    ]  # fmt: skip
    who: Which | Ref = "this"


class MaximumHandSize(
    Record, frozen=True, tag_field="is", tag="maximum_hand_size", rename=head("maximum_hand_size", "cards")
):
    """A player's maximum hand size is this many cards (402.2), or there is none. `chosen`: the player chosen for it."""

    cards: int | Literal["none"]
    whose: Whose | Literal["chosen"] = "you"


class HandSizeChange(
    Record, frozen=True, tag_field="is", tag="hand_size_change", rename=head("hand_size_change", "by")
):
    """A player's maximum hand size is increased by this many cards, or reduced (613.11)."""

    by: int
    whose: Whose = "you"


class SkipStep(Record, frozen=True, tag_field="is", tag="skip_step", rename=head("skip_step", "name")):
    """Skip your step of this name (614.10)."""

    name: str


class PlayerHas(Record, frozen=True, tag_field="is", tag="you_have", rename=head("you_have", "abilities")):
    """You, the player, have these abilities (613.10): shroud, hexproof, protection."""

    abilities: tuple[Literal["shroud", "hexproof"] | Protection, ...]


class LifeCantChange(
    Record, frozen=True, tag_field="is", tag="life_cant_change", rename=head("life_cant_change", "whose")
):
    """A player's life total can't change: neither gained nor lost, nor paid (119.7, 119.8)."""

    whose: Whose = "you"


class CantCast(Record, frozen=True, tag_field="is", tag="cant_cast", rename=head("cant_cast", "spells")):
    """Players can't cast spells that fit (101.2, 601.3); with `more_than`, more than so many each turn."""

    spells: Which = Which()
    whose: Whose = "any"
    more_than: int = 0
    except_as_a_sorcery: bool = False
    """Except when the player could cast a sorcery."""
    if_: Condition | None = None


class CantActivate(Record, frozen=True, tag_field="is", tag="cant_activate", rename=head("cant_activate", "of")):
    """Players can't activate abilities of objects that fit (101.2, 602.5)."""

    of: Which | Ref = Which()
    whose: Whose = "any"
    if_: Condition | None = None


Ability = (
    Keyword | Spell | Activated | Triggered | Static | AsThoughFlash | StartingRule | Kicker | IfTappedForMana
    | EntersWith | EntersTapped | AsEnters | MayEnterAsCopy | TwiceAsMany | DoesntUntap | PreventDamage | Cant
    | Enchant | Equip | Fortify | Crew | CumulativeUpkeep | Fading | Protection | Ward | CountersPut
    | InsteadOfGraveyard | DontTrigger | LevelUp | Level | MaximumHandSize | HandSizeChange | SkipStep | PlayerHas
    | LifeCantChange | Chapter | Evoke | Bestow | Overload | Morph | Suspend | LoyaltyAbility | CantCast
    | CantActivate | CantAlone | AtMostInCombat | CantAttackYou | AttacksOnlyWhere | CantBeBlockedBy | Must
    | AdditionalRule | AmountRule | ReplacingRule | ResolutionRule | CastingRule | TriggerRule | ConceptRule
    | ZoneRule | SpecialRule | OutsideRule | ReducingRule | TypeRule | FaceRule | ClassLevel | ConditionalRule
    | EntersUnderYourControl | UnlessPaid | BlocksMore | MayExert | CastOnly | SpellCostRule
)  # fmt: skip


class Card(Record, frozen=True):
    """A card or a token, as printed: facts only."""

    name: str
    type: str
    """The type line: `Legendary Creature — Human Wizard`."""
    mana_cost: str | None = None
    size: str | None = None
    """Power and toughness: `2/2`; `*/*` where an ability defines them; `x/x` for a token."""
    loyalty: int | None = None
    defense: int | None = None
    colors: tuple[Color, ...] | None = None
    """Only where the mana cost doesn't give them (204, 202.2)."""
    abilities: tuple[Ability, ...] = ()
    back: Card | None = None
    """The back face of a double-faced card (712)."""
    modal: bool = False
    """Whether the back face may be cast or played as well (712.3)."""
    melds_into: Card | None = None
    """What this card and its counterpart are together: on the one that has the ability to meld them (712.4a)."""
    adventure: Card | None = None
    """What an adventurer card is if it is cast as an Adventure (715.2)."""
    flipped: Card | None = None
    """The bottom half of a flip card (710.1b); cost and colour are those of the top half (710.1c)."""
    halves: tuple[Card, ...] = ()
    """The halves of a split card (709); its mana cost and abilities are those of both (709.4)."""


_FILES = [
    importlib.import_module(f"{vocabulary.__name__}.{file.name}") for file in pkgutil.iter_modules(vocabulary.__path__)
]
for _file in _FILES:  # names that their records use in annotations, for msgspec to resolve
    vars(_file).update(Ability=Ability, Card=Card, Cost=Cost, Effect=Effect, Triggered=Triggered)
RECORDS: dict[str, type[Any]] = {
    str(record.__struct_config__.tag): record
    for file in _FILES
    for record in vars(file).values()
    if isinstance(record, type) and issubclass(record, msgspec.Struct) and record.__struct_config__.tag
}
"""Every record that has a head word, by its tag."""
