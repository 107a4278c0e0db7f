"""A proposal: an action with what was announced for it.

phase asks about most of an announcement and the harness answers. Answered here are the questions whose answer needs
phase's own words: which face, which way of casting, which optional costs, life for Phyrexian symbols, what helps to
pay. At the end the stack is held against the rest, for phase doesn't ask about a choice with one legal answer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from mtg_conformance.adapters.base import Illegal, Unsupported
from mtg_conformance.adapters.card_texts import CardTexts

from .offered import ref
from .questions import optional_mana
from .reading import chain_targets, chosen_modes, chosen_x
from .table import Table
from .words import pool_symbols

# Prompts that come once a spell or ability is on the stack, or for something else than what was proposed.
_LATER = {
    "Priority",
    "GameOver",
    "TriggerTargetSelection",
    "OrderTriggers",
    "OptionalEffectChoice",
    "EffectZoneChoice",
    "ReplacementChoice",
    "NamedChoice",
    "ChooseLegend",
}
# What is announced is used or checked at the end; a division and revealed cards are asked for, so they aren't sent.
ANNOUNCES = [
    "face",
    "method",
    "optional_costs",
    "costs.sacrifice",
    "costs.discard",
    "costs.tap",
    "costs.exile",
    "life",
    "mana_abilities",
    "modes",
    "x",
    "values",
    "targets",
]

# What a value may be announced for.
_VALUES = {"color", "mana", "type", "name", "number", "ability"}
_FACE_DOWN = "facedown"
# Ways to cast that phase calls by one name.
_METHODS = dict.fromkeys(("morph", "megamorph", "disguise"), _FACE_DOWN)


class Proposal:
    """One action and its questions, from ``act`` until it is made."""

    def __init__(
        self, table: Table, texts: CardTexts, seat: int, action: Mapping[str, Any], announcement: Mapping[str, Any]
    ) -> None:
        self._table = table
        self._texts = texts
        self._action = action
        self._announced = announcement
        self.seat = seat
        self.open = True
        self.method = announcement.get("method")
        self.face = action.get("face") or announcement.get("face")
        self._costs = [
            {"name": str(cost["cost"]).lower(), "mana": cost.get("mana"), "left": int(cost.get("times") or 1)}
            for cost in announcement.get("optional_costs") or ()
        ]
        self._method_chosen = False
        costs = announcement.get("costs") or {}
        self._helpers = [*(costs.get("tap") or ()), *(costs.get("exile") or ())]
        self._sources = list(announcement.get("mana_abilities") or ())
        self._stuck = False
        self._asked: set[str] = set()
        self._life = self._life_now()
        self._pool = self._mana()

    @property
    def values(self) -> list[str]:
        return list(self._announced.get("values") or ())

    def is_about(self, kind: str) -> bool:
        """Whether a prompt is still part of making the proposal."""
        return self.open and kind not in _LATER

    def was_asked(self, purpose: str) -> None:
        """A question about the proposal was put and answered."""
        self._asked.add(purpose)

    def own_answer(self, kind: str, data: Mapping[str, Any]) -> Any:
        """phase's action for a prompt that the announcement settles by itself; None when it is to be asked."""
        match kind:
            case "ModalFaceChoice":
                return self._choose_face(data)
            case "AlternativeCastChoice":
                return self._choose_alternative(data)
            case "CastingVariantChoice":
                return self._choose_variant(data)
            case "OptionalCostChoice":
                return self._choose_cost(data)
            case "PhyrexianPayment":
                return self._pay_life(data)
            case "ManaPayment":
                return self._pay_mana()
            case "DistributeAmong" if (data.get("unit") or {}).get("type") == "EvenSplitDamage":
                # Nobody's choice; phase offers the one division there is.
                return next(offer for offer in self._table.game.actions() if offer.kind == kind)
        return None

    # --- ways to cast ---

    def _choose_face(self, data: Mapping[str, Any]) -> Any:
        if self.face is None:
            return None
        card = self._texts.find(self._table.object(data["object_id"])["name"])
        back = card is not None and self.face.lower() in (name.lower() for name in card.face_names[1:])
        return {"type": "ChooseModalFace", "data": {"back_face": back}}

    def _way(self) -> str:
        word = _word(self.method or "normal")
        return _METHODS.get(word, word)

    def _choose_alternative(self, data: Mapping[str, Any]) -> Any:
        keyword = _word(str((data.get("keyword") or {}).get("type") or ""))
        wanted = self._way()
        if wanted not in ("normal", keyword):
            raise Illegal(f"it can't be cast for its {self.method} cost")
        self._method_chosen = True
        choice = "Normal" if wanted == "normal" else "Alternative"
        return {"type": "ChooseAlternativeCast", "data": {"choice": {"type": choice}}}

    def _choose_variant(self, data: Mapping[str, Any]) -> Any:
        wanted = self._way()
        for index, option in enumerate(data.get("options") or ()):
            if wanted in _word(str(option)):
                self._method_chosen = True
                return {"type": "ChooseCastingVariant", "data": {"index": index}}
        if self.method:
            raise Illegal(f"it can't be cast for its {self.method} cost")
        return None

    # --- costs ---

    def _choose_cost(self, data: Mapping[str, Any]) -> Any:
        cost = data["cost"]
        kind = str(cost.get("type"))
        if kind == "Choice":
            announced = self._announced.get("costs") or {}
            for pay, part in ((True, cost["data"][0]), (False, cost["data"][1])):
                if str(part.get("type")).lower() in announced:
                    return {"type": "DecideOptionalCost", "data": {"pay": pay}}
            return None
        symbols = optional_mana(cost)
        for row in self._costs:
            fits = row["name"] == "kicker" if kind == "Kicker" else row["name"] != "kicker"
            if fits and row["left"] and row["mana"] in (None, symbols):
                row["left"] -= 1
                return {"type": "DecideOptionalCost", "data": {"pay": True}}
        return {"type": "DecideOptionalCost", "data": {"pay": False}}

    def _pay_life(self, data: Mapping[str, Any]) -> Any:
        """Life as announced, at 2 a symbol (rule 107.4f); without a word mana where it can be."""
        shards = data["shards"]
        kinds = [str((shard.get("options") or {}).get("type")) for shard in shards]
        wanted = self._announced.get("life")
        by_life = [kind == "LifeOnly" for kind in kinds]
        if wanted is not None:
            left = int(wanted) // 2 - sum(by_life)
            for index, kind in enumerate(kinds):
                if left > 0 and kind == "ManaOrLife":
                    by_life[index] = True
                    left -= 1
            if left or int(wanted) % 2:
                raise Illegal(f"{wanted} life can't be paid for its Phyrexian symbols", "107.4f")
        choices = [{"type": "PayLife" if life else "PayMana"} for life in by_life]
        return {"type": "SubmitPhyrexianChoices", "data": {"choices": choices}}

    def _pay_mana(self) -> Any:
        """What was named helps (convoke, delve) or makes mana, then phase pays; asked only when that isn't enough."""
        if self._helpers:
            return self._offered("TapForConvoke", "object_id", self._helpers.pop(0))
        if self._sources:
            return self._offered("ActivateAbility", "source_id", self._sources.pop(0))
        return None if self._stuck else {"type": "PassPriority"}

    def _offered(self, kind: str, key: str, object_id: int) -> Any:
        for offer in self._table.game.actions():
            if offer.kind == kind and (offer.data or {}).get(key) == object_id:
                return offer
        raise Illegal(f"{object_id} can't help to pay")

    def _life_now(self) -> int:
        return int(self._table.game.player(self.seat)["life"])

    def payment_refused(self) -> None:
        """phase couldn't pay from what there is: the player is asked what else helps."""
        self._stuck = True

    def _mana(self) -> str:
        return pool_symbols(self._table.game.player(self.seat)["mana_pool"])

    # --- the end ---

    def finish(self) -> None:
        """Nothing announced may have fallen by the way: Illegal where what was made differs from it."""
        self.open = False
        for row in self._costs:
            if row["left"]:
                raise Illegal(f"the optional cost {row['name']} can't be paid{' so often' if row['left'] > 1 else ''}")
        if self._sources:
            raise Unsupported("announcement", "phase paid without the source of mana named", ["mana_abilities"])
        if self.values and not self._action.get("mana") and self._asked.isdisjoint(_VALUES):
            raise Unsupported("announcement", "phase asked for no value", ["values"])
        self._check_costs()
        self._check_mana()
        self._check_face()
        entry = self._entry()
        if entry is None:
            return
        data = entry["kind"].get("data") or {}
        variant = _word(str(data.get("casting_variant") or ""))
        if self._action["do"] == "cast" and self.method and not self._method_chosen and variant == "normal":
            raise Illegal(f"it was not cast for its {self.method} cost")
        if self._way() != _FACE_DOWN and variant.startswith(_FACE_DOWN):
            raise Illegal("it could be cast face down only")
        ability = data.get("ability") or {}
        self._check_made(ability)

    def _check_costs(self) -> None:
        for key, ids in (self._announced.get("costs") or {}).items():
            for object_id in ids:
                item = self._table.object(object_id)
                kept = {
                    "sacrifice": item["zone"] == "Battlefield",
                    "discard": item["zone"] == "Hand",
                    "exile": item["zone"] != "Exile",
                    "tap": not item["tapped"] and item["zone"] == "Battlefield",
                }
                if kept.get(key):
                    raise Illegal(f"{item['name']} was not used for the cost ({key})")
        life = int(self._announced.get("life") or 0)
        if self._life - self._life_now() < life:
            raise Illegal(f"{self._life - self._life_now()} life was paid, not {life}")

    def _check_face(self) -> None:
        """The face named is the one cast or played (an offer may allow one face only)."""
        if self.face is None or " // " in self.face or "object" not in self._action:
            return
        item = self._object()
        if not item.get("face_down") and item["name"].lower() != self.face.lower():
            raise Illegal(f"{item['name']} was cast, not {self.face}")

    def _check_mana(self) -> None:
        """The colour was named; phase asks for it only where there are several."""
        if not self._action.get("mana"):
            return
        made = self._mana()
        for symbol in self.values:
            if symbol.startswith("{") and made.count(symbol) <= self._pool.count(symbol):
                raise Illegal(f"it made no {symbol}: {self._pool or 'no mana'} became {made or 'no mana'}")

    def _object(self) -> dict[str, Any]:
        return self._table.object(self._action.get("object", self._action.get("source")))

    def _entry(self) -> Mapping[str, Any] | None:
        for entry in reversed(list(self._table.game.stack())):
            is_ability = entry["kind"]["type"] == "ActivatedAbility"
            if self._action["do"] == "cast" and entry["id"] == self._action["object"]:
                return dict(entry)
            if self._action["do"] == "activate" and is_ability and entry.get("source_id") == self._action["source"]:
                return dict(entry)
        return None

    def _check_made(self, ability: Mapping[str, Any]) -> None:
        made = [ref(self._table.names, target) for target in chain_targets(ability)]
        for target in self._announced.get("targets") or ():
            if dict(target) not in made:
                raise Illegal(f"{target} is not among the targets: {made}")
        x = self._announced.get("x")
        if x is not None and "x" not in self._asked:
            made_with = chosen_x(ability)
            if made_with is None:
                made_with = int(self._object().get("cost_x_paid") or 0)
            if made_with != x:
                raise Illegal(f"X is {made_with}, not {x}")
        modes = self._announced.get("modes")
        if modes and "mode" not in self._asked and sorted(chosen_modes(ability)) != sorted(modes):
            raise Illegal(f"the modes are {chosen_modes(ability) or 'not chosen'}, not {modes}")


def _word(text: str) -> str:
    return re.sub(r"\W", "", text.lower())
