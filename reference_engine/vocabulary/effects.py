"""Instructions (608.2, 609, 610) and costs (118): what a spell, an ability or a cost tells players to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reference_engine.vocabulary.acquiring import AcquiringEffect
from reference_engine.vocabulary.additional import AdditionalEffect, Except
from reference_engine.vocabulary.amounts import AmountEffect
from reference_engine.vocabulary.card_types import TypeEffect
from reference_engine.vocabulary.casting import CastingEffect
from reference_engine.vocabulary.chance import ChanceEffect
from reference_engine.vocabulary.combat_actions import CombatEffect
from reference_engine.vocabulary.concepts import ConceptEffect, PayManaCostOf
from reference_engine.vocabulary.costs import CostOnly
from reference_engine.vocabulary.counters import CounterEffect, RemoveCounters
from reference_engine.vocabulary.faces import FaceEffect
from reference_engine.vocabulary.looking import LookingEffect
from reference_engine.vocabulary.mana import ManaEffect
from reference_engine.vocabulary.modifications import Modification
from reference_engine.vocabulary.outside import OutsideEffect
from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.replacing import ReplacingEffect
from reference_engine.vocabulary.resolutions import PutExiledBack, ResolutionEffect
from reference_engine.vocabulary.selectors import Quality, Ref, Target, Which
from reference_engine.vocabulary.special import SpecialEffect
from reference_engine.vocabulary.triggers import TriggerEffect
from reference_engine.vocabulary.turns import TurnEffect
from reference_engine.vocabulary.values import Condition, Value
from reference_engine.vocabulary.zones import ExileTop, ZoneEffect

if TYPE_CHECKING:
    from reference_engine.vocabulary.abilities import Ability, Card, Triggered


# ------------------------------------------------------------------------------------------------ cards and zones
class Draw(Record, frozen=True, tag_field="is", tag="draw", rename=head("draw", "cards")):
    cards: Value = 1
    who: Ref = "you"


class Mill(Record, frozen=True, tag_field="is", tag="mill", rename=head("mill", "cards")):
    cards: Value = 1
    who: Ref = "you"


class Discard(Record, frozen=True, tag_field="is", tag="discard", rename=head("discard", "cards")):
    cards: Value = 1
    who: Ref = "you"
    which: Which | Literal["this", "it"] | None = None
    """Cards that fit, of the player's choice; or the very card that the ability is of, or that was drawn."""
    chosen_by: Ref | None = None
    """Who looks at the hand and chooses instead of the player who discards."""


class Scry(Record, frozen=True, tag_field="is", tag="scry", rename=head("scry", "cards")):
    cards: Value = 1


class Shuffle(Record, frozen=True, tag_field="is", tag="shuffle", rename=head("shuffle", "who")):
    who: Ref = "you"


class Search(Record, frozen=True, tag_field="is", tag="search", rename=head("search", "which")):
    """Search your library for a card and put it somewhere (701.23); finding none is allowed if it is described."""

    which: Which
    to: Literal["battlefield", "hand", "library"] = "hand"
    tapped: bool = False
    at_most: Value = 1
    who: Ref = "you"


class Destroy(Record, frozen=True, tag_field="is", tag="destroy", rename=head("destroy", "what")):
    what: Ref | Which = "target"
    no_regeneration: bool = False
    """They can't be regenerated (701.19c)."""


class CounterIt(Record, frozen=True, tag_field="is", tag="counter", rename=head("counter", "what")):
    """Counter a spell or ability (701.6); a spell may go elsewhere than to its owner's graveyard."""

    what: Ref = "target"
    to: Literal["graveyard", "hand"] = "graveyard"


class Sacrifice(Record, frozen=True, tag_field="is", tag="sacrifice", rename=head("sacrifice", "what")):
    """Sacrifice a permanent (701.21): a particular one, or of the player's choice among those described."""

    what: Which | Ref
    who: Ref = "you"
    number_of: Value = 1
    all_of_them: bool = False
    any_number: bool = False
    """As many as the player likes (107.1c); afterwards `that_many` is how many those were."""


class Exile(Record, frozen=True, tag_field="is", tag="exile", rename=head("exile", "what")):
    """Exile objects; a described set in a zone (a cost, `exile: {zone: hand, color: blue}`) is chosen by the player."""

    what: Ref | Which = "target"
    topmost: bool = False
    """As a cost: the one of them that is on top of the graveyard (404.2)."""


class ReturnToBattlefield(Record, frozen=True, tag_field="is", tag="return", rename=head("return", "what")):
    """Put an object (a card exiled before, a card in a graveyard), or all that fit, onto the battlefield."""

    what: Ref | Which = "it"
    under: Literal["you", "owner"] = "owner"
    face: Literal["front", "back"] = "front"
    tapped: bool = False
    attacking: bool = False
    """It enters attacking what its controller chooses (508.4)."""
    attached_to: Ref | Which | None = None
    """What it enters attached to: of a description, one of the player's choice that it can enchant."""
    choose: bool = False
    """Of a description one, of the player's choice, instead of all."""
    being: tuple[Modification, ...] = ()
    """What it is, or has, from the moment it enters (611.2e)."""
    counters: tuple[str, ...] = ()
    """Counters that it enters with, of each kind `of_each`."""
    of_each: Value = 1


class PutFromHand(Record, frozen=True, tag_field="is", tag="put_from_hand", rename=head("put_from_hand", "which")):
    """Put a card of the player's choice from hand onto the battlefield, attached to an object if one is named."""

    which: Which
    who: Ref = "you"
    attached_to: Ref | None = None
    or_graveyard: bool = False
    """Of the player's hand or graveyard."""


class ToHand(Record, frozen=True, tag_field="is", tag="to_hand", rename=head("to_hand", "what")):
    """Return to the owner's hand; of a description, all that fit or (`choose`) one of the player's choice."""

    what: Ref | Which = "target"
    choose: bool = False


# -------------------------------------------------------------------------------------------- life, damage, counters
class DealDamage(Record, frozen=True, tag_field="is", tag="damage", rename=head("damage", "amount")):
    """The source of the ability deals damage (120), or what `source` says instead."""

    amount: Value
    to: Ref | Which = "target"
    divided: Literal["evenly", "as_chosen"] | None = None
    source: Ref = "this"
    excess_to_controller: bool = False
    """Excess damage is dealt to the creature's controller instead (120.4a)."""


class GainLife(Record, frozen=True, tag_field="is", tag="gain_life", rename=head("gain_life", "life")):
    life: Value
    who: Ref = "you"


class LoseLife(Record, frozen=True, tag_field="is", tag="lose_life", rename=head("lose_life", "life")):
    life: Value
    who: Ref = "you"
    counted: bool = False
    """Afterwards `that_many` is how much life was lost in all."""


# ------------------------------------------------------------------------------------------------ permanents
class Create(Record, frozen=True, tag_field="is", tag="create", rename=head("create", "token")):
    """Create tokens (111, 701.7); a token's size may be `x`: the ability's, or as defined here."""

    token: Card
    amount: Value = 1
    x: Value = "x"
    who: Ref = "you"
    tapped: bool = False
    attacking: Ref | Literal["chosen"] | None = None
    """They enter attacking this player or permanent, or one of the player's choice (508.4)."""
    blocking: Ref | None = None
    """They enter blocking this creature (509.4)."""


class CreateCopy(Record, frozen=True, tag_field="is", tag="create_copy", rename=head("create_copy", "of")):
    """Create tokens that are copies of an object (707); of a description, of one that fits."""

    of: Ref | Which = "target"
    amount: Value = 1
    also_have: tuple[Ability, ...] = ()
    except_: Except = Except()


class Tap(Record, frozen=True, tag_field="is", tag="tap", rename=head("tap", "what")):
    what: Ref | Which = "target"


class Untap(Record, frozen=True, tag_field="is", tag="untap", rename=head("untap", "what")):
    what: Ref | Which = "target"
    up_to: int | None = None
    """No more than so many, of the player's choice."""


class TapOrUntap(Record, frozen=True, tag_field="is", tag="tap_or_untap", rename=head("tap_or_untap", "what")):
    what: Ref = "target"


class Regenerate(Record, frozen=True, tag_field="is", tag="regenerate", rename=head("regenerate", "what")):
    """701.19a: a shield against the next destruction this turn."""

    what: Ref = "this"


class AttachIt(Record, frozen=True, tag_field="is", tag="attach", rename=head("attach", "what")):
    """Attach one object to another (701.3)."""

    what: Ref = "this"
    to: Ref = "target"


class AttachElsewhere(
    Record, frozen=True, tag_field="is", tag="attach_elsewhere", rename=head("attach_elsewhere", "what")
):
    """Attach an Aura to another permanent that it can enchant, of the player's choice (701.3)."""

    what: Ref = "target"


class Monstrosity(Record, frozen=True, tag_field="is", tag="monstrosity", rename=head("monstrosity", "counters")):
    """701.37."""

    counters: Value


class Transform(Record, frozen=True, tag_field="is", tag="transform", rename=head("transform", "what")):
    """Turn a double-faced permanent over (701.27)."""

    what: Ref = "this"


class PhaseOut(Record, frozen=True, tag_field="is", tag="phase_out", rename=head("phase_out", "what")):
    """Permanents phase out (702.26b)."""

    what: Ref | Which


class MayCast(Record, frozen=True, tag_field="is", tag="may_cast", rename=head("may_cast", "which")):
    """A player may cast cards from hand, now, without paying their mana costs (608.2g): one, or any number."""

    which: Which = Which()
    any_number: bool = False


class MayCastCopy(Record, frozen=True, tag_field="is", tag="may_cast_copy", rename=head("may_cast_copy", "of")):
    """Copy a card, where it is; you may cast the copy (707.12)."""

    of: Ref = "it"


# ------------------------------------------------------------------------------------------------ copies
class CopySpell(Record, frozen=True, tag_field="is", tag="copy_spell", rename=head("copy_spell", "what")):
    """707.10, so many times over."""

    what: Ref = "target"
    times: Value = 1
    new_targets: bool = False
    not_legendary: bool = False


class CastSuspended(
    Record, frozen=True, tag_field="is", tag="cast_suspended", rename=head("cast_suspended", "what")
):
    """You may play this card without paying its mana cost; a creature cast so gains haste (702.62a)."""

    what: Ref = "this"


class ChangeTarget(Record, frozen=True, tag_field="is", tag="change_target", rename=head("change_target", "of")):
    """Change the targets of a spell or ability, each to another legal one, if all of them can be (115.7a)."""

    of: Ref = "target"


class BecomeCopy(Record, frozen=True, tag_field="is", tag="become_copy", rename=head("become_copy", "of")):
    """The source becomes a copy of another object (707.2); `keep_this` adds this very ability (707.9a)."""

    of: Ref
    what: Ref | Which = "this"
    """What becomes a copy instead of the source: of a description, each other object that fits."""
    keep_this: bool = False
    except_: Except = Except()
    until: Duration = "forever"


# ------------------------------------------------------------------------------------------------ effects that last
Duration = Literal[
    "end of turn",
    "forever",
    "this is on the battlefield",
    "you control this",
    "you control it",  # the affected object
    "end of combat",
    "your next turn",
    "your next turn's end",
    "your next upkeep",
    "its next untap step",  # the affected object's controller's next untap step, which is over
]


class Modify(Record, frozen=True, tag_field="is", tag="modify", rename=head("modify", "of")):
    """Change characteristics of an object, or of all that fit now (611.2c), for a while."""

    of: Ref | Which
    by: tuple[Modification, ...]
    until: Duration = "end of turn"
    while_counter: str | None = None
    """Instead: for as long as it has a counter of this kind (611.2b)."""


class While(Record, frozen=True, tag_field="is", tag="while", rename=head("while", "abilities")):
    """For a while, the rules are changed as by these abilities (a replacement, a prevention, a restriction).

    `of` binds the abilities' `this` to objects: the effect is then about those.
    """

    abilities: tuple[Ability, ...]
    until: Duration = "end of turn"
    of: Ref | None = None


class Later(Record, frozen=True, tag_field="is", tag="later", rename=head("later", "ability")):
    """Create a delayed triggered ability (603.7); its `that` is the object which `of` means now."""

    ability: Triggered
    of: Ref | None = None
    until: Literal["end of turn"] | None = None
    """It ends then even if it hasn't triggered."""
    every_time: bool = False
    """Within that time it triggers each time its event occurs, not only once (603.7b)."""


# ------------------------------------------------------------------------------------------------ structure
class May(Record, frozen=True, tag_field="is", tag="may", rename=head("may", "do")):
    """An optional instruction; `did` is true afterwards if it was carried out (603.12, 608.2d)."""

    do: tuple[Effect, ...]
    who: Ref = "you"


class Unless(Record, frozen=True, tag_field="is", tag="unless", rename=head("unless", "pays")):
    """The player may pay a cost; if they don't, the instructions are followed (118.12a)."""

    pays: tuple[Cost, ...]
    do: tuple[Effect, ...]
    who: Ref = "you"
    times: Value = 1
    """The whole cost this many times over, or none of it (702.24a)."""


class If(Record, frozen=True, tag_field="is", tag="in_case", rename=head("in_case", "condition")):
    """A conditional instruction (608.2c)."""

    condition: Condition
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class Choose(Record, frozen=True, tag_field="is", tag="choose_mode", rename=head("choose_mode", "modes")):
    """Choose one or more of these modes (700.2): announced for spells and abilities that use the stack.

    `mode_targets`: for each mode the target that it alone has, chosen only if the mode is (601.2c); within the mode it
    is the `target`.
    """

    modes: tuple[tuple[Effect, ...], ...]
    mode_targets: tuple[Target | None, ...] = ()
    at_least: int = 1
    at_most: int = 1
    more_if_kicked: bool = False
    """If the spell was kicked, any number of them instead."""


class ChooseQuality(
    Record, frozen=True, tag_field="is", tag="choose_quality", rename=head("choose_quality", "what")
):
    """Choose a colour as the effect is applied (608.2d); what follows may grant protection from what is `chosen`."""

    what: Literal["color"] = "color"
    or_: tuple[Quality, ...] = ()
    """Qualities that may be chosen instead."""


class WinGame(Record, frozen=True, tag_field="is", tag="win_game", rename=head("win_game", "who")):
    """104.2b."""

    who: Ref = "you"


Effect = (
    Draw | Mill | Discard | Scry | Shuffle | Search | Destroy | CounterIt | Sacrifice | Exile | ReturnToBattlefield
    | PutFromHand | ToHand | DealDamage | GainLife | LoseLife | Create | CreateCopy | Tap | Untap | TapOrUntap
    | AttachIt | Monstrosity | CopySpell | BecomeCopy | Modify | While | Later | May | Unless | If | Choose
    | Regenerate | ChooseQuality | WinGame | AttachElsewhere | Transform | PhaseOut | MayCast | MayCastCopy
    | ChangeTarget | CastSuspended | AdditionalEffect | AmountEffect | ResolutionEffect | ConceptEffect
    | ReplacingEffect | TypeEffect | TriggerEffect | LookingEffect | AcquiringEffect | TurnEffect | ZoneEffect
    | CombatEffect | FaceEffect | SpecialEffect | ChanceEffect | OutsideEffect | CastingEffect | ManaEffect
    | CounterEffect
)  # fmt: skip
Cost = (
    str | Sacrifice | Discard | Mill | Draw | Exile | RemoveCounters | CostOnly | PayManaCostOf | PutExiledBack
    | ExileTop
)  # fmt: skip
"""A string is mana and the tap and untap symbols, as printed: `"{2}"`, `"{T}"`, `"{Q}"`."""
