"""701.26 Tap and untap."""

from __future__ import annotations

from reference_engine.kernel.events import Tap, Untap
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import occurs
from reference_engine.kernel.state import with_status


@occurs(Tap)
def _tap(game: Game, e: Tap) -> None:
    game.state = with_status(game.state, e.obj, tapped=True)


@occurs(Untap)
def _untap(game: Game, e: Untap) -> None:
    game.state = with_status(game.state, e.obj, tapped=False)
