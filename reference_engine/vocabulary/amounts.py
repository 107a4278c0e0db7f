"""Records of 114–122: emblems, targets changed, life, damage, draws and counters, and what replaces or forbids them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref, Which, Whose
from reference_engine.vocabulary.values import Condition, Value

if TYPE_CHECKING:
    from reference_engine.vocabulary.abilities import Ability
    from reference_engine.vocabulary.effects import Effect


# ------------------------------------------------------------------------------------------------ instructions
class GetEmblem(Record, frozen=True, tag_field="is", tag="get_emblem", rename=head("get_emblem", "with_")):
    """You get an emblem with these abilities (114.2)."""

    with_: tuple[Ability, ...]


class NewTargets(
    Record, frozen=True, tag_field="is", tag="choose_new_targets", rename=head("choose_new_targets", "of")
):
    """You may choose new targets for a spell or ability (115.7d)."""

    of: Ref = "target"


class ChangeATargetTo(
    Record, frozen=True, tag_field="is", tag="change_a_target_to", rename=head("change_a_target_to", "new")
):
    """Change one target of a spell or ability to this object, if that is legal (115.7b)."""

    new: Ref = "this"
    of: Ref = "target"


class ChangeAnyTargets(
    Record, frozen=True, tag_field="is", tag="change_any_targets", rename=head("change_any_targets", "of")
):
    """Change any number of the targets of a spell or ability to other legal ones (115.7c)."""

    of: Ref = "target"


class RevealIt(Record, frozen=True, tag_field="is", tag="reveal_it", rename=head("reveal_it", "what")):
    """Show a card to all players (701.20a)."""

    what: Ref = "it"


class SetLife(Record, frozen=True, tag_field="is", tag="set_life", rename=head("set_life", "total")):
    """A player's life total becomes this number (119.5)."""

    total: Value
    who: Ref = "you"


class ExchangeLife(Record, frozen=True, tag_field="is", tag="exchange_life", rename=head("exchange_life", "players")):
    """Two players exchange life totals (119.7, 119.8, 701.12c)."""

    players: Ref = "target"


class MoveCounters(Record, frozen=True, tag_field="is", tag="move_counters", rename=head("move_counters", "from_")):
    """Move all counters from one object onto another (122.5)."""

    from_: Ref = "target"
    onto: Ref = "second_target"


class SameCounters(Record, frozen=True, tag_field="is", tag="same_counters", rename=head("same_counters", "as_")):
    """Put on an object as many counters of each kind as another had as it left the battlefield (122.8)."""

    as_: Ref = "this"
    onto: Ref = "target"


class IfYouDo(Record, frozen=True, tag_field="is", tag="pay_by", rename=head("pay_by", "first")):
    """Do something, a cost paid as the effect is applied; what follows `if you do` otherwise isn't done (118.12)."""

    first: tuple[Effect, ...]
    then: tuple[Effect, ...]


# ------------------------------------------------------------------------------------------------ rules in force
class LifeGained(Record, frozen=True, tag_field="is", tag="life_gained", rename=head("life_gained", "whose")):
    """A player who would gain life gains so many times as much and so much more, or loses it instead (119.10)."""

    whose: Whose = "you"
    times: int = 1
    plus: int = 0
    lost: bool = False


class CantGainLife(Record, frozen=True, tag_field="is", tag="cant_gain_life", rename=head("cant_gain_life", "who")):
    """These players can't gain life (119.7)."""

    who: Whose = "any"


class DamageDealt(Record, frozen=True, tag_field="is", tag="damage_dealt", rename=head("damage_dealt", "by")):
    """Damage is so much more (120.4b): by a source that fits, to anything or to opponents."""

    by: Which
    plus: int
    to_opponents: bool = False
    """Only to an opponent or a permanent that an opponent controls."""


class MaySkipDraw(Record, frozen=True, tag_field="is", tag="may_skip_draw", rename=head("may_skip_draw", "whose")):
    """If a player would draw a card, that player may skip the draw instead (121.6)."""

    whose: Whose = "you"


class DrawsMore(Record, frozen=True, tag_field="is", tag="draws_instead", rename=head("draws_instead", "number")):
    """If you would draw a card (while a condition holds), draw this many cards instead (121.6), and what follows."""

    number: int
    only_while: Condition | None = None
    then: tuple[Effect, ...] = ()


class CantDraw(Record, frozen=True, tag_field="is", tag="cant_draw", rename=head("cant_draw", "who")):
    """These players can't draw cards, or not more than so many each turn (121.2b, 121.3)."""

    who: Whose = "any"
    more_each_turn_than: int = 0


class DrawsShared(Record, frozen=True, tag_field="is", tag="draws_shared", rename=head("draws_shared", "whose")):
    """If a player would draw so many or more cards, instead you and that player draw one each (121.2a)."""

    whose: Whose
    so_many: int = 2


class Toxic(Record, frozen=True, tag_field="is", tag="toxic", rename=head("toxic", "value")):
    """702.164."""

    value: int


class Plot(Record, frozen=True, tag_field="is", tag="plot", rename=head("plot", "mana_part")):
    """702.170."""

    mana_part: str


class MayCastFromGraveyard(
    Record, frozen=True, tag_field="is", tag="may_cast_from_graveyard", rename=head("may_cast_from_graveyard", "while_")
):
    """You may cast this card from your graveyard as long as the condition holds (113.6f)."""

    while_: Condition


class CantHave(Record, frozen=True, tag_field="is", tag="cant_have", rename=head("cant_have", "keyword_name")):
    """Objects that fit lose a keyword and can't have or gain it (113.11)."""

    keyword_name: str
    to: Which


class Cycling(Record, frozen=True, tag_field="is", tag="cycling", rename=head("cycling", "mana_part")):
    """702.29."""

    mana_part: str


AmountEffect = (
    GetEmblem | NewTargets | ChangeATargetTo | ChangeAnyTargets | SetLife | ExchangeLife | MoveCounters | SameCounters
    | IfYouDo | RevealIt
)  # fmt: skip
AmountRule = (
    LifeGained | CantGainLife | DamageDealt | MaySkipDraw | DrawsMore | CantDraw | DrawsShared | Toxic
    | Cycling | CantHave | Plot | MayCastFromGraveyard
)  # fmt: skip
