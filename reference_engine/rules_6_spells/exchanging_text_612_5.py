"""612.5 Text boxes of two objects exchanged."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.state import ObjId
from reference_engine.rules_6_spells import effects_609, lasting_611
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary.modifications import ReplaceText
from reference_engine.vocabulary.resolutions import ExchangeText


@performs(ExchangeText)
async def exchange_text(game: Game, effect: ExchangeText, frame: Frame) -> None:
    """701.12a: both or neither; each has the rules text that the other one has now, by its copiable values."""
    found = effects_609.objects_of(game, effect.of_two, frame)
    if len(found) != 2:
        return
    one, other = found
    texts = {id: _text(game, id) for id in found}
    for id, by in ((one, other), (other, one)):
        new: Any = ReplaceText(text_box=texts[by])
        lasting_611.begin(game, frame, "this is on the battlefield", modify=(new,), objects=(id,))


def _text(game: Game, id: ObjId) -> tuple[Any, ...]:
    return tuple(held.ability for held in copying_707.printed(game.state.objects[id]).abilities)
