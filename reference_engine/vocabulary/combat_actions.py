"""Instructions about combat: who is in it, who is blocked, what is attacked (506.4, 508.7, 509.1h)."""

from __future__ import annotations

from typing import Literal

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref


class BecomeBlocked(Record, frozen=True, tag_field="is", tag="become_blocked", rename=head("become_blocked", "what")):
    """An attacking creature becomes blocked, by no creature (509.1h)."""

    what: Ref = "target"


class LeaveCombat(
    Record, frozen=True, tag_field="is", tag="remove_from_combat", rename=head("remove_from_combat", "what")
):
    """Remove a creature from combat (506.4)."""

    what: Ref = "target"


class Reselect(Record, frozen=True, tag_field="is", tag="reselect", rename=head("reselect", "what")):
    """Reselect which player or permanent an attacking creature attacks (508.7)."""

    what: Ref = "target"


class MirrorAttackers(
    Record, frozen=True, tag_field="is", tag="mirror_attackers", rename=head("mirror_attackers", "attacking")
):
    """For each creature attacking you or a planeswalker of yours a token that is a copy of it and blocks it (509.4)."""

    attacking: Literal["yours"] = "yours"


CombatEffect = BecomeBlocked | LeaveCombat | Reselect | MirrorAttackers
