"""111 Tokens that are created by name (111.10, 111.11), and what makes such tokens: incubate."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from reference_engine import cardfiles
from reference_engine.kernel import events, pipeline
from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.state import Player, Reference
from reference_engine.rules_6_spells import effects_609
from reference_engine.rules_6_spells.effects_609 import performs
from reference_engine.vocabulary.abilities import Card
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
