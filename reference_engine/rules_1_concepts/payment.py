"""601.2g–h How a mana payment is made up: what to spend from the pool, and which mana abilities to activate for it.

Payment is solved, not tried out: what each mana ability would give is found once, in a what-if with every way its
questions can be answered, and then the smallest set of abilities is looked for that pays, with the sources a player
named always in it. The set found is done in a fork first, which the game takes over if it pays. Abilities that always
give the same mana go first, sources with fewer types before others, lands before others; abilities with costs other
than mana, {T} and {Q} are used only if nothing else pays.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any, NamedTuple

from msgspec.structs import replace

from reference_engine.kernel.driver import Replayed, every_outcome, run
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction, Question
from reference_engine.kernel.rows import Held, Row
from reference_engine.kernel.state import Mana, ObjId, Player, with_player
from reference_engine.rules_1_concepts import could_produce_106_7, mana_106
from reference_engine.rules_1_concepts.spending_118_3a import SNOW, Stage, pays, requirements, spend
from reference_engine.rules_2_parts.mana_cost_202 import MANA_TYPES, is_mana, symbols
from reference_engine.rules_6_spells import activating_602, mana_abilities_605
from reference_engine.vocabulary.abilities import Activated
from reference_engine.vocabulary.mana import AddMana

MOST_FILTERS = 2
"""How many abilities that cost mana themselves are combined without being named."""


# ------------------------------------------------------------------------------------------------ mana abilities
class Activation(NamedTuple):
    """One way a mana ability can go: its answers, the mana it costs (a stage) and the mana it gives."""

    source: ObjId
    key: Any
    answers: tuple[Any, ...]
    stage: Stage
    land: bool

    @property
    def free(self) -> bool:
        return all(not way.specific and not way.generic for way in self.stage.ways)


def activations(game: Game, player: Player, row: Row, held: Held) -> list[Activation]:
    """Every way that activating a mana ability could go from now, if its mana cost were paid."""
    ability = held.ability
    cost = tuple(s for part in ability.cost if isinstance(part, str) for s in symbols(part) if is_mana(s))
    ways = requirements(cost, 0)
    context = Context(ability=ability, controller=player, source=row, held=held)
    payable = Stage(ways, lambda mana: mana_106.may_be_spent(mana, Frame(context)))
    funds = [_mana_for(types) for types in ways[0].specific] + [Mana("C")] * ways[0].generic
    rich = game.fork()
    rich.state = with_player(game.state, player, mana=tuple(funds))
    found: dict[tuple[Mana, ...], Activation] = {}
    outcomes = every_outcome(
        rich, lambda fork: activating_602.activate_mana_ability(fork, player, row.id, held.key, stages=(payable,))
    )
    for fork, _, answers in outcomes:
        mana = tuple(sorted(fork.state.players[player].mana, key=_order))
        if mana not in found:
            found[mana] = Activation(row.id, held.key, answers, payable._replace(brings=mana), "Land" in row.types)
    return list(found.values())


def _mana_for(types: frozenset[str]) -> Mana:
    return Mana("C", snow=True) if SNOW in types else Mana(min(types, key=MANA_TYPES.index))


def _order(mana: Mana) -> tuple[int, str, bool]:
    return MANA_TYPES.index(mana.type), mana.only_for or "", mana.snow


FIXED, PLAIN, ANY = range(3)
"""How readily an ability is used unasked: always the same mana for no mana; no costs but mana, {T} and {Q}; others."""


def _readiness(ability: Activated) -> int:
    if not all(isinstance(part, str) for part in ability.cost):
        return ANY
    costs_mana = any(is_mana(s) for part in ability.cost for s in symbols(str(part)))
    fixed = all(isinstance(effect, AddMana) for effect in could_produce_106_7.mana_effects(ability.do))
    return FIXED if fixed and not costs_mana else PLAIN


class _Offer:
    """The mana abilities that could pay; each is worked out when it is first needed."""

    def __init__(self, game: Game, player: Player, frame: Frame, named: tuple[ObjId, ...]):
        self.game, self.player, self.named = game, player, named
        self.known: dict[tuple[ObjId, Any], list[Activation]] = {}
        self.worked_out: list[tuple[Row, Held]] = []
        self.referred_to = _referred_to(game)
        self.abilities = [
            (row, held)
            for row in (*game.view.battlefield(), *_named_in_hand(game, player, named))
            if row.controller == player
            for held in row.abilities
            if mana_abilities_605.is_mana_ability(held.ability, game.edition)
            and not _needed_to_pay(row, held, frame, row.id in named)
        ]
        self.levels = sorted({_readiness(held.ability) for row, held in self.abilities if row.id not in named})

    def _ways(self, row: Row, held: Held) -> list[Activation]:
        if (row.id, held.key) not in self.known:
            self.known[row.id, held.key] = self._like_another(row, held) or activations(
                self.game, self.player, row, held
            )
            self.worked_out.append((row, held))
        return self.known[row.id, held.key]

    def _like_another(self, row: Row, held: Held) -> list[Activation] | None:
        """What another source was found to give from which nothing tells this one apart, such as a second Forest."""
        for other, its in self.worked_out:
            if its.ability is held.ability and its.key == held.key and self._are_alike(row, other):
                ways = self.known[other.id, its.key]
                # What refers to the source itself, in an answer or in a stage, can't be taken over from another.
                if all(way.free and all(isinstance(answer, str) for answer in way.answers) for way in ways):
                    return [way._replace(source=row.id) for way in ways]
        return None

    def _are_alike(self, one: Row, other: Row) -> bool:
        """Do they differ in nothing but which objects they are, and does nothing refer to either of them?"""
        if one.why or other.why or one.id in self.referred_to or other.id in self.referred_to:
            return False
        state = self.game.state
        return (
            replace(one.obj, id=other.id, card_id=other.obj.card_id, stamp=other.obj.stamp) == other.obj
            and state.status_of(one.id) == state.status_of(other.id)
            and ((one.controller, one.id) in state.steady) is ((other.controller, other.id) in state.steady)
        )

    def of(self, id: ObjId) -> list[Activation]:
        """What a source could give."""
        return [way for row, held in self.abilities if row.id == id for way in self._ways(row, held)]

    def others(self, level: int) -> list[list[Activation]]:
        """What each source that isn't named could give with the abilities up to a level of readiness."""
        sources: dict[ObjId, list[Activation]] = {}
        for row, held in self.abilities:
            if row.id not in self.named and _readiness(held.ability) <= level:
                sources.setdefault(row.id, []).extend(way for way in self._ways(row, held) if way.stage.brings)
        return [ways for ways in sources.values() if ways]


def _referred_to(game: Game) -> set[Any]:
    """What is attached to, meant by an effect or a delayed ability, in combat, or is or was activated."""
    state = game.state
    found: set[Any] = {row.obj.attached_to for row in game.view.battlefield()}
    found |= {id for effect in state.effects for id in (effect.source, *effect.objects)}
    for delayed in state.delayed:
        found |= {delayed.context.source.id, delayed.context.new, *delayed.context.kept}
    found |= {entry[1] for entry in state.activated} | {id for id, _ in game.activating} | {*state.turn.attacked}
    if state.combat is not None:
        found |= {id for pair in (*state.combat.attackers, *state.combat.blocks) for id in pair}
    return found


def _named_in_hand(game: Game, player: Player, named: tuple[ObjId, ...]) -> list[Row]:
    """113.6m: cards whose mana ability works in hand, which a player must name to use them."""
    return [game.view.row(id) for id in named if id in game.state.zone("hand", player)]


def _needed_to_pay(row: Row, held: Held, frame: Frame, named: bool) -> bool:
    """A source that the cost itself taps can't be tapped for mana as well; one that it untaps isn't unless named."""
    cost = getattr(frame.ability, "cost", ())
    if row.id != frame.source.id or not mana_abilities_605.has_symbol(held.ability.cost, "T"):
        return False
    return mana_abilities_605.has_symbol(cost, "T") or (mana_abilities_605.has_symbol(cost, "Q") and not named)


# ------------------------------------------------------------------------------------------------ finding a payment
class Plan(NamedTuple):
    """Mana abilities to activate in this order, then payments stage by stage; the last is what is paid for."""

    activations: tuple[Activation, ...]
    stages: tuple[Stage, ...]


def activate(game: Game, player: Player, wanted: Stage, frame: Frame, named: tuple[ObjId, ...]) -> bool:
    """601.2g: activate the mana abilities that pay; False if no way to pay was found.

    Raises IllegalAction if a named source has none.
    """
    pool = game.state.players[player].mana
    if not named and spend(pool, (wanted,)) is not None:
        return True
    offer = _Offer(game, player, frame, named)
    by_name = [offer.of(id) for id in named]
    for id, ways in zip(named, by_name, strict=True):
        if not ways:
            raise IllegalAction("605.3a", f"no mana ability of {_name(game, id)} can be activated")
    for level in offer.levels or [FIXED]:
        for plan in _plans(pool, wanted, by_name, offer.others(level)):
            done = _carried_out(game, player, plan)
            if done is not None:
                game.take_over(done)
                return True
    return False


def _name(game: Game, id: ObjId) -> str:
    row = game.row(id)
    return row.name if row is not None else str(id)


def _plans(
    pool: tuple[Mana, ...], wanted: Stage, named: list[list[Activation]], others: list[list[Activation]]
) -> Iterator[Plan]:
    filters = [way for source in others for way in source if not way.free]
    for count in range(MOST_FILTERS + 1):
        for extra in permutations(filters, count):
            if len({way.source for way in extra}) == count:
                for chosen in product(*named):
                    yield from _with(pool, wanted, (*chosen, *extra), others)


def _with(
    pool: tuple[Mana, ...], wanted: Stage, chosen: tuple[Activation, ...], sources: list[list[Activation]]
) -> Iterator[Plan]:
    """Plans with these abilities in them and as few of the free ones besides as possible."""
    costing = tuple(way for way in chosen if not way.free)
    stages = (*(way.stage for way in costing), wanted)
    free = tuple(way for way in chosen if way.free)
    used = {way.source for way in chosen}
    rest = [kept for source in sources if (kept := [way for way in source if way.free and way.source not in used])]
    first_seen = {signature: n for n, signature in reversed(list(enumerate(map(_signature, rest))))}
    rest.sort(key=lambda source: (*_flexibility(source), first_seen[_signature(source)]))
    there = (*pool, *(mana for way in free for mana in way.stage.brings))
    for more in _smallest_sets(there, stages, rest):
        yield Plan((*free, *more, *costing), stages)


def _flexibility(source: list[Activation]) -> tuple[Any, ...]:
    types = {mana.type for way in source for mana in way.stage.brings}
    most = max(len(way.stage.brings) for way in source)
    return len(types), not source[0].land, most


def _signature(source: list[Activation]) -> tuple[Any, ...]:
    return tuple(tuple(_order(mana) for mana in way.stage.brings) for way in source)


def _smallest_sets(
    pool: tuple[Mana, ...], stages: tuple[Stage, ...], sources: list[list[Activation]]
) -> Iterator[tuple[Activation, ...]]:
    """Sets of one activation for each of some sources that make the stages payable, smaller sets first."""
    brought = sum(len(stage.brings) for stage in stages)
    least = sum(min(len(way.specific) + way.generic for way in stage.ways) for stage in stages) - brought - len(pool)
    most = sorted((max(len(way.stage.brings) for way in source) for source in sources), reverse=True)
    if not _types_are_there(pool, stages, sources):
        return
    for count in range(len(sources) + 1):
        if sum(most[:count]) >= least:
            yield from _sets(pool, stages, sources, count, 0, None)


def _types_are_there(
    pool: tuple[Mana, ...], stages: tuple[Stage, ...], sources: list[list[Activation]]
) -> bool:
    there = {*pool, *(m for stage in stages for m in stage.brings)}
    there |= {m for source in sources for way in source for m in way.stage.brings}
    return all(
        any(all(any(pays(m, types) for m in there) for types in way.specific) for way in stage.ways) for stage in stages
    )


def _sets(
    pool: tuple[Mana, ...],
    stages: tuple[Stage, ...],
    sources: list[list[Activation]],
    count: int,
    start: int,
    last: tuple[Any, int] | None,
) -> Iterator[tuple[Activation, ...]]:
    """`last` is the signature of the source just taken and which of its ways: equal sources are taken in one order."""
    if count == 0:
        if spend(pool, stages) is not None:
            yield ()
        return
    skipped: set[Any] = set()
    for at in range(start, len(sources) - count + 1):
        signature = _signature(sources[at])
        if signature in skipped:
            continue
        skipped.add(signature)
        for n, way in enumerate(sources[at]):
            if last is not None and last[0] == signature and n < last[1]:
                continue
            for more in _sets((*pool, *way.stage.brings), stages, sources, count - 1, at + 1, (signature, n)):
                yield (way, *more)


# ------------------------------------------------------------------------------------------------ carrying it out
def _carried_out(game: Game, player: Player, plan: Plan) -> Game | None:
    """A fork in which it is done; None if the abilities together don't do what each does alone."""
    fork = game.fork()
    try:
        run(carry_out(fork, player, plan), _nobody)
    except IllegalAction:
        return None
    return fork if spend(fork.state.players[player].mana, plan.stages[-1:]) is not None else None


def _nobody(question: Question[Any]) -> Any:
    raise IllegalAction("601.2g", f"an unforeseen question: {question.purpose}")


async def carry_out(game: Game, player: Player, plan: Plan) -> None:
    """601.2g: activate the mana abilities, with the answers that the plan rests on."""
    stages = plan.stages
    for way in plan.activations:
        mine = () if way.free else stages
        stages = stages if way.free else stages[1:]
        ability = activating_602.activate_mana_ability(game, player, way.source, way.key, stages=mine)
        await Replayed(ability, way.answers)
