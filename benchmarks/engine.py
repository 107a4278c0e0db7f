"""How fast the reference engine is: time per scenario of the suite, and the layer pass on a full board.

    python benchmarks/engine.py

A scenario's time is what the engine took for all its messages, in process. The layer pass computes the characteristics
of thirty permanents under eight effects anew: eight that add to power and toughness, and eight of the kinds that depend
on one another (types, land types, abilities, sizes).
"""

from __future__ import annotations

import statistics
import time

from msgspec.structs import replace

from mtg_conformance.engines.session import RULES_DATE, Session
from mtg_conformance.engines.spec import parse_spec
from mtg_conformance.grading.player import SuitePlayer
from mtg_conformance.grading.worker import play_one
from mtg_conformance.paths import suite_root
from mtg_conformance.suite.catalog import load_suite
from reference_engine.editions import Edition
from reference_engine.protocol import setup
from reference_engine.rules_6_spells import layers_613

ROUNDS = 3
BOARDS = {
    "eight that add power and toughness": ["Mirari's Wake"] * 8,
    "eight that read what others write": [
        "Blood Moon",
        "Urborg, Tomb of Yawgmoth",
        "Chromatic Lantern",
        "Cryptolith Rite",
        "Fervor",
        "Mirari's Wake",
        "Verdeloth the Ancient",
        "Gauntlet of Power",
    ],
}
OTHERS = ["Grizzly Bears", "Llanowar Elves", "Dryad Arbor", "Forest", "Mutavault", "Reflecting Pool"]


def scenarios() -> None:
    suite, player = load_suite(suite_root()), SuitePlayer()
    session = Session(parse_spec("reference"))
    session.ensure_started()
    selected = [s for s in suite.scenarios if not (s.until and s.until <= RULES_DATE)]
    times: list[float] = []
    whole = time.perf_counter()
    for scenario in selected:
        best = min(play_one(scenario, session, player).engine_seconds or 0.0 for _ in range(ROUNDS))
        times.append(1000 * best)
    whole = time.perf_counter() - whole
    times.sort()
    print(
        f"{len(times)} scenarios, milliseconds each (best of {ROUNDS}): median {statistics.median(times):.2f}, "
        f"p95 {times[int(0.95 * len(times))]:.2f}, most {times[-1]:.1f}; "
        f"engine and harness together {1000 * whole / ROUNDS / len(times):.2f} on average"
    )


def layer_pass() -> None:
    for name, cards in BOARDS.items():
        names = [*cards, *(OTHERS * 5)[: 30 - len(cards)]]
        battlefield = [{"label": f"b{n}", "card": card, "controller": "Alice"} for n, card in enumerate(names)]
        params = {
            "format": "two-player",
            "players": [{"name": "Alice"}, {"name": "Bob"}],
            "battlefield": battlefield,
            "filler": "Wastes",
            "active": "Alice",
            "step": "precombat main phase",
        }
        game, _ = setup.build(params, Edition())
        passes = []
        for _ in range(300):
            state = replace(game.state, view_=None)
            begun = time.perf_counter()
            layers_613.characteristics(state)
            passes.append(1000 * (time.perf_counter() - begun))
        print(f"layer pass, {len(names)} permanents, {name}: median {statistics.median(passes):.2f} ms")


if __name__ == "__main__":
    scenarios()
    layer_pass()
