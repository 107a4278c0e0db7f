"""701.7 Create: tokens are put onto the battlefield (111, 701.7a)."""

from __future__ import annotations

from reference_engine.kernel.events import Create, Event, Move
from reference_engine.kernel.game import Game
from reference_engine.kernel.occurring import contains
from reference_engine.kernel.state import Obj, ObjId, with_object
from reference_engine.rules_4_zones import zones_400


@contains(Create)
def _tokens(game: Game, e: Create) -> tuple[Event, ...]:
    """616.1g: each token's entering is contained in its creation. The player who creates it owns it (111.2)."""
    moves: list[Event] = []
    for card in (e.token, *e.besides) * e.count:
        id = ObjId(game.tick())
        token = Obj(
            id=id, card_id=int(id), card=card, whole=card, owner=e.player, controller=e.player,
            zone=zones_400.LIMBO, stamp=int(id), kind="token",
        )  # fmt: skip
        game.state = with_object(game.state, token)
        moves.append(
            Move(
                obj=id,
                to="battlefield",
                controller=e.player,
                reason="create",
                tapped=e.tapped,
                attacking=e.attacking,
                blocking=e.blocking,
                copies=e.copies,
                cast=e.cast,
                counters=e.counters,
                attach=e.attach,
                source=e.source,
                rule="701.7a",
            )
        )
    return tuple(moves)
