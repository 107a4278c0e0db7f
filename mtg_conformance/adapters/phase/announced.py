"""A proposal: an action with what was announced for it.

phase asks about most of an announcement and the harness answers. Answered here are the questions whose answer needs
phase's own words: which face, which way of casting, which optional costs, life for Phyrexian symbols, what helps to
pay. At the end the stack is held against the rest, for phase doesn't ask about a choice with one legal answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from mtg_conformance.adapters.base import Illegal, Unsupported
from mtg_conformance.adapters.card_texts import CardTexts

from .offered import is_adventure, ref, way_to_cast
from .questions import cost_choice, optional_mana
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
_PAY = {"type": "PassPriority"}
_FACE_DOWN = "facedown"
_FOR_NOTHING = "withoutpaying"
# Ways that phase may ask for after the targets.
_ASKED_LATE = ("normal", "alternative")
# Ways to cast that phase calls by one name.
_METHODS = {**dict.fromkeys(("morph", "megamorph", "disguise"), _FACE_DOWN), "mana": "normal"}


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
        # An effect lets it be cast, which it does for nothing: true of nearly all, and said by whoever asks.
        self.for_nothing = False
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

    @property
    def pays_by_hand(self) -> bool:
        """Whether it was said what makes the mana."""
        return bool(self._announced.get("mana_abilities"))

    def way_is_settled(self) -> None:
        """The action taken is itself the way to cast that was announced."""
        self._method_chosen = True

    def is_about(self, kind: str) -> bool:
        """Whether a prompt is still part of making the proposal."""
        return self.open and kind not in _LATER

    def was_asked(self, purpose: str) -> None:
        """A question about the proposal was put and answered."""
        self._asked.add(purpose)

    def own_answer(self, kind: str, data: Mapping[str, Any]) -> Any:
        """phase's action for a prompt that the announcement settles by itself; None when it is to be asked.

        Illegal where phase has gone on from the way to cast and taken another than the one announced.
        """
        pending = data.get("pending_cast")
        if kind == "TargetSelection" and pending and self._way() not in _ASKED_LATE and not self._method_chosen:
            self._refuse_another_way(_word(way_to_cast(pending.get("casting_variant") or "")))
        match kind:
            case "ModalFaceChoice":
                return self._choose_face(data)
            case "CastOffer" if is_adventure(data):
                return self._choose_adventure(data)
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
        return {"type": "ChooseModalFace", "data": {"back_face": self._is_second(data["object_id"], self.face)}}

    def _choose_adventure(self, data: Mapping[str, Any]) -> Any:
        """phase offers only the part that can be paid for now."""
        if self.face is None:
            return None
        creature = not self._is_second(data["kind"]["object_id"], self.face)
        for offer in self._table.game.actions():
            if offer.kind == "ChooseAdventureFace" and (offer.data or {}).get("creature") is creature:
                return offer
        raise Illegal(f"{self.face} can't be cast")

    def _is_second(self, object_id: int, face: str) -> bool:
        """Whether that is the card's other face, or its Adventure."""
        card = self._texts.find(self._table.object(object_id)["name"])
        return card is not None and face.lower() in (name.lower() for name in card.face_names[1:])

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
            if wanted in _word(way_to_cast(option)):
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
            return self._choose_between_costs(data)
        symbols = optional_mana(cost)
        for row in self._costs:
            fits = row["name"] == "kicker" if kind == "Kicker" else row["name"] != "kicker"
            if fits and row["left"] and row["mana"] in (None, symbols):
                row["left"] -= 1
                return {"type": "DecideOptionalCost", "data": {"pay": True}}
        return {"type": "DecideOptionalCost", "data": {"pay": False}}

    def _choose_between_costs(self, data: Mapping[str, Any]) -> Any:
        """The one of two that has what was announced in it, or is the way to cast that was."""
        announced = set(self._announced.get("costs") or ())
        if "life" in self._announced:
            announced.add("life")
        fits = [bool(announced & _kinds(part)) for part in data["cost"]["data"]]
        if sum(fits) != 1:
            fits = [name == self._way() for name in cost_choice(data)]
        if sum(fits) != 1:
            return None
        self._method_chosen = self._method_chosen or cost_choice(data)[fits.index(True)] == self._way()
        return {"type": "DecideOptionalCost", "data": {"pay": fits[0]}}

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
            return self._mana_ability(self._table.object(self._sources.pop(0)))
        return None if self._stuck else _PAY

    def _mana_ability(self, source: Mapping[str, Any]) -> Any:
        """phase doesn't offer lands here, but takes them."""
        found = [place for place, ability in enumerate(source["abilities"]) if ability.get("is_mana_ability")]
        if len(found) != 1:
            raise Unsupported("announcement", f"{source['name']} has {len(found)} mana abilities", ["mana_abilities"])
        return {"type": "ActivateAbility", "data": {"source_id": source["id"], "ability_index": found[0]}}

    def _offered(self, kind: str, key: str, object_id: int) -> Any:
        for offer in self._table.game.actions():
            if offer.kind == kind and (offer.data or {}).get(key) == object_id:
                return offer
        raise Illegal(f"{object_id} can't help to pay")

    def _life_now(self) -> int:
        return int(self._table.game.player(self.seat)["life"])

    def payment_refused(self, action: Any) -> None:
        """phase couldn't pay from what there is: another land is tapped, then the player is asked what else helps.

        Paying by hand it taps nothing by itself, and only what matters was named; what was named must do.
        """
        land = next(self._lands(), None) if self.pays_by_hand and action == _PAY else None
        if land is None:
            self._stuck = True
        else:
            self._sources.append(land)

    def _lands(self) -> Iterator[int]:
        """Untapped lands with one mana ability, which taps them and costs nothing else."""
        for item in self._table.game.battlefield():
            if item["controller"] == self.seat and "Land" in item["card_types"]["core_types"] and not item["tapped"]:
                made = [ability for ability in item["abilities"] if ability.get("is_mana_ability")]
                if len(made) == 1 and (made[0].get("cost") or {}).get("type") == "Tap":
                    yield int(item["id"])

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
        variant = _word(way_to_cast(data.get("casting_variant") or ""))
        if self._action["do"] == "cast" and self.method and not self._method_chosen:
            self._check_way(variant, data)
        if self._way() != _FACE_DOWN and variant.startswith(_FACE_DOWN):
            raise Illegal("it could be cast face down only")
        ability = data.get("ability") or {}
        self._check_made(ability)

    def _check_way(self, variant: str, entry: Mapping[str, Any]) -> None:
        """phase doesn't ask where there is one way only: that one must be the way announced."""
        way = self._way()
        if way in variant or (way == _FOR_NOTHING and (self.for_nothing or entry.get("actual_mana_spent") == 0)):
            return
        if way == _FOR_NOTHING:
            raise Illegal("it was not cast for nothing")
        self._refuse_another_way(variant)
        raise Unsupported("announcement", f"phase cast it in a way it calls {variant}", ["method"])

    def _refuse_another_way(self, variant: str) -> None:
        if variant in ("normal", _FOR_NOTHING) and self._way() != _FOR_NOTHING:
            raise Illegal(f"it was not cast for its {self.method} cost")

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
        left = list(made)
        for target in self._announced.get("targets") or ():
            if dict(target) not in left:
                raise Illegal(f"{target} is not among the targets: {made}")
            left.remove(dict(target))
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


def _kinds(cost: Mapping[str, Any]) -> set[str]:
    """What a cost takes, as announcements name it."""
    kind = str(cost.get("type")).lower()
    inside = [kinds for part in cost.get("costs") or () for kinds in _kinds(part)]
    return {"life" if kind == "paylife" else kind, *inside}
