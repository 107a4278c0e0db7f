"""Positions to compute characteristics of, written as a list of permanents."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from reference_engine import cardfiles
from reference_engine.kernel.rows import Row
from reference_engine.kernel.state import ContinuousEffect, Obj, ObjId, Player, PlayerRecord, State, Turn, zone_key
from reference_engine.rules_6_spells import layers_613
from reference_engine.vocabulary.abilities import Card

ALICE, BOB = Player("Alice"), Player("Bob")


class Board:
    """Objects numbered from 1 in the order given, which is their timestamp order too."""

    def __init__(self) -> None:
        self.objects: dict[ObjId, Obj] = {}
        self.effects: tuple[ContinuousEffect, ...] = ()

    def add(self, card: str | Card, zone: str = "battlefield", controller: Player = ALICE, **fields: Any) -> ObjId:
        id = ObjId(len(self.objects) + 1)
        known = cardfiles.card(card) if isinstance(card, str) else card
        self.objects[id] = Obj(
            **{
                "id": id, "card_id": int(id), "card": known, "whole": known, "owner": ALICE, "zone": zone,
                "controller": controller, "stamp": int(id), **fields,
            }
        )  # fmt: skip
        return id

    def effect(self, *objects: ObjId, modify: tuple[Any, ...], stamp: int = 0, controller: Player = ALICE) -> None:
        """A continuous effect from a resolution, by default the latest."""
        number = 100 + len(self.effects)
        self.effects += (
            ContinuousEffect(
                id=number, stamp=stamp or number, controller=controller, until="end of turn", modify=modify,
                objects=objects, source_name="an effect",
            ),
        )  # fmt: skip

    def state(self, **tables: Any) -> State:
        zones: dict[Any, tuple[ObjId, ...]] = {}
        for obj in self.objects.values():
            key = zone_key(obj.zone, obj.owner)
            zones[key] = (*zones.get(key, ()), obj.id)
        return State(
            **{
                "players": {ALICE: PlayerRecord(), BOB: PlayerRecord()}, "objects": self.objects, "zones": zones,
                "status": {}, "effects": self.effects, "delayed": (), "steady": frozenset(),
                "turn": Turn(active=ALICE, step="precombat main phase", number=5), "clock": 1000, **tables,
            }
        )  # fmt: skip

    def row(self, id: ObjId) -> Row:
        return layers_613.view(self.state()).row(id)

    def size(self, id: ObjId) -> tuple[int | None, int | None]:
        row = self.row(id)
        return row.power, row.toughness


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
def new_board() -> Callable[[], Board]:
    """For tests that compare positions."""
    return Board
