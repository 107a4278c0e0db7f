"""A table for tests of actions: a state is built, a player acts, the questions get scripted answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from reference_engine import cardfiles
from reference_engine import rulebook as rulebook
from reference_engine.editions import Edition
from reference_engine.kernel import actions
from reference_engine.kernel.driver import run
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import IllegalAction, Labelled, Question
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import (
    Obj,
    ObjId,
    Player,
    PlayerRecord,
    State,
    Turn,
    change,
    with_object,
    with_status,
    zone_key,
)
from reference_engine.rules_1_concepts import taking_actions
from reference_engine.rules_6_spells import resolving_608
from reference_engine.vocabulary.abilities import Card

A, B = Player("Alice"), Player("Bob")
STEP = "precombat main phase"


class Table:
    """Two players in Alice's main phase."""

    def __init__(self, date: str | None = None, active: Player = A, step: str = STEP) -> None:
        players = {A: PlayerRecord(), B: PlayerRecord()}
        turn = Turn(active=active, step=step, number=5)
        state = State(players, {}, {}, {}, (), (), frozenset(), turn)
        self.game = Game(state, Edition() if date is None else Edition(date))
        self.asked: list[Question[Any]] = []

    def put(self, what: str | Card, player: Player = A, zone: str = "battlefield", **how: Any) -> ObjId:
        """A card, by name or made up, in a zone; on the battlefield under steady control unless it is `sick`."""
        game = self.game
        id = ObjId(game.tick())
        card = cardfiles.card(what) if isinstance(what, str) else what
        obj = Obj(
            id=id, card_id=int(id), card=card, whole=card, owner=player, controller=player, zone=zone, stamp=int(id),
            attached_to=how.get("attached_to"),
            choices=tuple((("printed", what), value) for what, value in how.get("chosen", {}).items()),
        )  # fmt: skip
        key = zone_key(zone, player)
        line = (*game.state.zones.get(key, ()), id)
        game.state = change(with_object(game.state, obj), zones={**game.state.zones, key: line})
        if zone == "battlefield" and not how.get("sick"):
            game.state = change(game.state, steady=game.state.steady | {(player, id)})
        if how.get("tapped"):
            game.state = with_status(game.state, id, tapped=True)
        return id

    def do(self, action: actions.Action, *answers: Any, player: Player = A) -> None:
        """Take an action; each question gets the next answer (an option's text or value will do for a label)."""
        left = list(answers)

        def answer(question: Question[Any]) -> Any:
            self.asked.append(question)
            assert left, f"nobody answers {question.purpose}: {list(question.possible())[:8]}"
            said = left.pop(0)
            for option in getattr(question, "options", ()):
                if isinstance(option, Labelled) and said in (option.text, option.value):
                    return option
            return said

        run(taking_actions.take(self.game, player, action), answer)
        assert not left, f"nobody asked for {left}"

    def refuses(self, action: actions.Action, *answers: Any, player: Player = A) -> str:
        """The rule by which an action is illegal; the game must be exactly as before."""
        before = self.game.state, list(self.game.triggered), self.game.proposing, len(self.game.log)
        with pytest.raises(IllegalAction) as error:
            self.do(action, *answers, player=player)
        game = self.game
        assert (game.state, game.triggered, game.proposing, len(game.log)) == before
        assert game.state is before[0]
        assert not game.activating
        return error.value.rule

    def cast(self, id: ObjId, *answers: Any, player: Player = A, **how: Any) -> Obj:
        """Cast a card; gives the spell."""
        self.do(actions.Cast(id, **how), *answers, player=player)
        return self.game.state.objects[self.game.state.zone("stack")[-1]]

    def tap(self, id: ObjId, *answers: Any, player: Player = A, value: str | None = None) -> str:
        """Tap for mana; gives the pool."""
        self.do(actions.Activate(id, mana=True, value=value), *answers, player=player)
        return self.pool(player)

    def resolve(self, *answers: Any) -> None:
        left = list(answers)
        run(resolving_608.resolve_top(self.game), lambda question: left.pop(0))

    def pool(self, player: Player = A) -> str:
        return "".join(mana.type for mana in self.game.state.players[player].mana)

    def row(self, id: ObjId) -> Row:
        return self.game.view.row(id)

    def tapped(self, *ids: ObjId) -> list[bool]:
        return [self.game.state.status_of(id).tapped for id in ids]

    @property
    def purposes(self) -> list[str]:
        return [question.purpose for question in self.asked]


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def tables() -> Callable[..., Table]:
    """For tables of another edition, turn or step."""
    return Table
