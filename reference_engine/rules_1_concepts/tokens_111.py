"""111 Tokens that are created by name (111.10, 111.11), and what makes such tokens: incubate."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from reference_engine import cardfiles
from reference_engine.kernel import events, pipeline
from reference_engine.kernel.events import Event
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import Player, Reference
from reference_engine.rules_2_parts import type_line_205
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_6_spells.in_force_611 import InForce
from reference_engine.rules_6_spells.replacement_614 import replaces
from reference_engine.vocabulary.abilities import Card
from reference_engine.vocabulary.additional import OneOfEach
from reference_engine.vocabulary.concepts import CreateNamed, Incubate

INCUBATOR = "Incubator"


def named(token: Card) -> Card:
    """111.4: a token that is called nothing but its subtypes gets a name from them, with the word Token."""
    subtypes = token.type.partition(" — ")[2]
    return replace(token, name=f"{subtypes} Token") if token.name == subtypes else token


@performs(CreateNamed)
async def create_named(game: Game, effect: CreateNamed, frame: Frame) -> None:
    """701.7a, 111.10: if the tokens are to be attached to something that isn't there, none is created."""
    attach: Reference | None = None
    if effect.attached_to is not None:
        attach = next(iter(effects_609.recipients(game, effect.attached_to, frame)), None)
        if attach is None:
            frame.it = ()
            return
    count = effects_609.number(game, effect.amount, frame)
    players = effects_609.players_of(game, effect.who, frame)
    await _create(game, effect.name, count, players, frame, tapped=effect.tapped, attach=attach)


def _of_these(rule: InForce, e: events.Create) -> int:
    """How many of the tokens that each one created brings are of the names: tokens of that subtype (111.10)."""
    names = frozenset(rule.record.names)
    return sum(bool(type_line_205.type_line(card.type)[2] & names) for card in (e.token, *e.besides))


def _creates_one(game: Game, rule: InForce, e: events.Create) -> bool:
    return e.player == rule.controller and _of_these(rule, e) == 1 + len(e.besides)


@replaces(OneOfEach, events.Create, _creates_one)
async def _one_of_each(game: Game, rule: InForce, e: events.Create) -> Event:
    """614.1a: for each token that would be created."""
    token, *besides = (cardfiles.token(name) for name in rule.record.names)
    return replace(e, token=token, besides=tuple(besides), count=e.count * _of_these(rule, e))


@performs(Incubate)
async def incubate(game: Game, effect: Incubate, frame: Frame) -> None:
    """701.53a."""
    counters = (("+1/+1", effects_609.number(game, effect.counters, frame)),)
    await _create(game, INCUBATOR, 1, [frame.controller], frame, counters=counters)


async def _create(
    game: Game,
    name: str,
    count: int,
    players: Sequence[Player],
    frame: Frame,
    *,
    tapped: bool = False,
    attach: Reference | None = None,
    counters: tuple[tuple[str, int], ...] = (),
) -> None:
    frame.it = ()
    if count <= 0:
        return
    results = await pipeline.happen(
        game,
        *(
            events.Create(
                token=cardfiles.token(name), count=count, player=player, tapped=tapped, attach=attach,
                counters=counters, source=frame.source.id, rule="111.10",
            )
            for player in players
        ),
    )  # fmt: skip
    frame.it = tuple(id for made in results if made for id in made if id is not None)
