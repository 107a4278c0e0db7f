"""A bench for instructions: cards made of a few fields, instructions followed from a source, answers given by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from reference_engine.editions import Edition
from reference_engine.kernel.driver import run
from reference_engine.kernel.frame import Context, Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import Labelled, Question
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
from reference_engine.rules_6_spells import effects_609, resolving_608
from reference_engine.vocabulary.abilities import Card, Spell

ALICE, BOB = Player("Alice"), Player("Bob")
BEAR = Card(name="Test Bear", type="Creature — Bear", mana_cost="{1}{G}", size="2/2")


class Bench:
    """Alice and Bob in Alice's main phase, with as many cards as a test puts there."""

    def __init__(self) -> None:
        turn = Turn(active=ALICE, step="precombat main phase", number=5)
        state = State({ALICE: PlayerRecord(), BOB: PlayerRecord()}, {}, {}, {}, (), (), frozenset(), turn)
        self.game = Game(state, Edition())
        self.asked: list[Question[Any]] = []

    def put(
        self, card: Card | None = None, player: Player = ALICE, zone: str = "battlefield", *, tapped: bool = False,
        **more: Any,
    ) -> ObjId:  # fmt: skip
        """An object in a zone; a Bear if no card is given. `more`: fields of the object or of the Bear's card."""
        mine = {key: more.pop(key) for key in tuple(more) if key in Card.__struct_fields__}
        card = replace(card or BEAR, **mine)
        id = ObjId(self.game.tick())
        made: dict[str, Any] = {
            "id": id, "card_id": int(id), "card": card, "whole": card, "owner": player, "controller": player,
            "zone": zone, "stamp": int(id),
        }  # fmt: skip
        obj = Obj(**(made | more))
        key = zone_key(zone, obj.owner)
        line = (*self.state.zones.get(key, ()), id)
        self.game.state = change(with_object(self.state, obj), zones={**self.state.zones, key: line})
        if tapped:
            self.game.state = with_status(self.state, id, tapped=True)
        return id

    def spell(self, *do: Any, player: Player = ALICE, target: Any = None, type: str = "Instant", **more: Any) -> ObjId:
        """A spell on the stack that tells to do something."""
        card = Card(name="Test Spell", type=type, mana_cost="{U}", abilities=(Spell(do=do, target=target),))
        return self.put(card, player, "stack", **more)

    def frame(self, source: ObjId, **context: Any) -> Frame:
        row = self.game.view.row(source)
        made = {"ability": None, "controller": row.controller, "source": row} | context
        return Frame(Context(**made))

    def follow(self, frame: Frame, effects: Iterable[Any], *answers: Any) -> None:
        """Follow instructions; each question gets the next answer."""
        self.run(effects_609.perform(self.game, tuple(effects), frame), *answers)

    def resolve(self, *answers: Any) -> None:
        self.run(resolving_608.resolve_top(self.game), *answers)

    def run(self, procedure: Any, *answers: Any) -> Any:
        left = list(answers)

        def answer(question: Question[Any]) -> Any:
            self.asked.append(question)
            assert left, f"nobody answers {question.purpose}: {list(question.possible())[:8]}"
            said = left.pop(0)
            for option in getattr(question, "options", ()):
                if isinstance(option, Labelled) and said in (option.text, option.value):
                    return option
            return said

        result = run(procedure, answer)
        assert not left, f"nobody asked for {left}"
        return result

    @property
    def state(self) -> State:
        return self.game.state

    def row(self, id: ObjId) -> Row:
        return self.game.view.row(id)

    def zone(self, name: str, player: Player = ALICE) -> list[str]:
        """The names in a zone."""
        return [self.row(id).name for id in self.state.zones.get(zone_key(name, player), ())]

    def life(self, player: Player) -> int:
        return self.state.players[player].life

    def rules(self) -> list[str]:
        """The rules that the log cites."""
        return [entry.rule for entry in self.game.log]


@pytest.fixture
def bench() -> Bench:
    return Bench()


@pytest.fixture
def benches() -> Callable[[], Bench]:
    """For several at once."""
    return Bench
