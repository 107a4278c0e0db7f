"""A table for tests of single rules: cards are made on the spot, so that no card file is needed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from reference_engine.editions import Edition
from reference_engine.kernel.driver import run
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Question
from reference_engine.kernel.state import Obj, ObjId, Player, PlayerRecord, State, Status, Turn, change, zone_key
from reference_engine.vocabulary.abilities import Card


class NoMoreAnswers(Exception):
    """The procedure asks more than the test answers: the question is `args[0]`."""


class Table:
    """A game of Alice, whose turn it is, and Bob."""

    def __init__(self, step: str = "precombat main phase", players: Iterable[str] = ("Alice", "Bob"), turn: int = 5):
        names = [Player(p) for p in players]
        state = State(
            players={p: PlayerRecord() for p in names},
            objects={},
            zones={"battlefield": (), "stack": (), "exile": ()},
            status={},
            effects=(),
            delayed=(),
            steady=frozenset(),
            turn=Turn(active=names[0], step=step, number=turn),
        )
        self.game = Game(state, Edition())
        self.asked: list[Question[Any]] = []

    @property
    def state(self) -> State:
        return self.game.state

    def put(
        self,
        card: Card | str,
        controller: str = "Alice",
        zone: str = "battlefield",
        *,
        tapped: bool = False,
        sick: bool = False,
        damage: int = 0,
        **fields: Any,
    ) -> ObjId:
        """Place an object; a string stands for a vanilla creature of that size."""
        if isinstance(card, str):
            card = Card(name=f"Vanilla {card}", type="Creature — Bear", size=card, mana_cost="{2}")
        id, player = ObjId(self.game.tick()), Player(controller)
        obj = Obj(id=id, card_id=id, card=card, whole=card, owner=player, controller=player, zone=zone, stamp=id)
        obj = replace(obj, **fields)
        key = zone_key(zone, obj.owner)
        state = self.game.state
        self.game.state = change(
            state,
            objects={**state.objects, id: obj},
            zones={**state.zones, key: (*state.zones.get(key, ()), id)},
            status={**state.status, id: Status(tapped=tapped, damage=damage)} if tapped or damage else state.status,
            steady=state.steady if sick else state.steady | {(player, id)},
        )
        return id

    def run(self, procedure: Coroutine[Any, Any, Any], *answers: Any) -> Any:
        """Run a procedure; each question takes the next answer (a function of the question, or the answer itself)."""
        left = list(answers)

        def answer(question: Question[Any]) -> Any:
            self.asked.append(question)
            if not left:
                raise NoMoreAnswers(question)
            given = left.pop(0)
            return given(question) if callable(given) else given

        result = run(procedure, answer)
        assert not left, f"never asked for {left}"
        return result

    def until_asked(self, procedure: Coroutine[Any, Any, Any], *answers: Any) -> Question[Any]:
        """Run a procedure up to the question after the last answer, and give that question."""
        with pytest.raises(NoMoreAnswers) as stopped:
            self.run(procedure, *answers)
        question: Question[Any] = stopped.value.args[0]
        return question

    def tapped(self, id: ObjId) -> bool:
        return self.state.status_of(id).tapped

    def life(self, player: str) -> int:
        return self.state.players[Player(player)].life

    def names(self, zone: str, player: str | None = None) -> list[str]:
        return [self.state.objects[i].card.name for i in self.state.zone(zone, Player(player) if player else None)]


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def make_table() -> type[Table]:
    return Table


@pytest.fixture
def option_of() -> Callable[[ObjId], Callable[[Question[Any]], Any]]:
    """The option that is about an object."""
    return lambda source: lambda question: next(o for o in question.options if getattr(o, "object", o) == source)
