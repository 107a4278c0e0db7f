"""612.2 Instructions to replace the words of one kind in an object's text; what that does is in `text_612`."""

from __future__ import annotations

from reference_engine.kernel.frame import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.performing import performs
from reference_engine.kernel.questions import Choose
from reference_engine.rules_2_parts.creature_types_205_3m import CREATURE_TYPES
from reference_engine.rules_2_parts.mana_cost_202 import LETTER_OF
from reference_engine.rules_6_spells import effects_609, lasting_611
from reference_engine.vocabulary.linked import ChangeWord
from reference_engine.vocabulary.resolutions import ReplaceWords

BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")
WORDS: dict[str, tuple[str, ...]] = {
    "color": tuple(LETTER_OF),
    "basic_land_type": BASIC_LAND_TYPES,
    "creature_type": tuple(CREATURE_TYPES),
}
"""The words of each kind."""


@performs(ReplaceWords)
async def replace_words(game: Game, effect: ReplaceWords, frame: Frame) -> None:
    """612.2: the player chooses a word and another of the same kind as the effect is applied (608.2d)."""
    objects = tuple(effects_609.objects_of(game, effect.of, frame))
    if not objects:
        return
    words = [word for kind in effect.kinds for word in WORDS[kind]]
    player, source = frame.controller, frame.source.id
    old = await Choose(player, "choose", words, source, "608.2d")
    kind = next(kind for kind in effect.kinds if old in WORDS[kind])
    others = [word for word in WORDS[kind] if word not in (old, effect.never)]
    new = await Choose(player, "choose", others, source, "608.2d")
    lasting_611.begin(game, frame, "forever", modify=(ChangeWord(old=old, new=new),), objects=objects)
