"""702.96 Overload: every «target» in the text of a spell cast for its overload cost becomes «each» (612)."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from reference_engine.kernel.rows import Held, Row
from reference_engine.vocabulary.abilities import Spell
from reference_engine.vocabulary.keywords import Overload
from reference_engine.vocabulary.selectors import Target, Which

METHOD = "overload"


def change_text(row: Row) -> None:
    """702.96a–b: the row of a spell on the stack, if it is cast for its overload cost, is changed in place (613.1c)."""
    if row.obj.cast.method == METHOD and row.first(Overload) is not None:
        row.abilities = tuple(_changed(held) for held in row.abilities)


def _changed(held: Held) -> Held:
    spell = held.ability
    if not isinstance(spell, Spell) or not isinstance(spell.target, Target):
        return held
    each = _each(spell.target)
    do = tuple(_with(effect, each) for effect in spell.do)
    kicked = tuple(_with(effect, each) for effect in spell.kicked)
    origin, n = held.key
    return Held(replace(spell, do=do, kicked=kicked, target=None), origin, held.printed, n, held.stamp)


def _each(target: Target) -> Any:
    """What «each» means where the word was «target»: everything of the description, without being a target."""
    if target.player is not None:
        return "each_opponent" if target.player == "opponent" else "each_player"
    fields = {f.name: getattr(target, f.name) for f in msgspec.structs.fields(Which)}
    return Which(**fields)


def _with(part: Any, each: Any) -> Any:
    if part == "target":
        return each
    if isinstance(part, tuple):
        return tuple(_with(one, each) for one in part)
    if isinstance(part, msgspec.Struct):
        return replace(part, **{name: _with(getattr(part, name), each) for name in part.__struct_fields__})
    return part
