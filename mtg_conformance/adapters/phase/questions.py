"""phase's prompts as questions. What has no entry here is read off the actions phase offers (:mod:`.offered`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from mtg_conformance.adapters.base import Unsupported

from . import cast_now, offered
from .asking import (
    Asked,
    Option,
    arrange,
    cards,
    choose_cards,
    choose_one,
    choose_some,
    confirm,
    divide,
    number,
    order,
    pairs,
    select_cards,
)
from .table import Table
from .words import cost_symbols

Data = Mapping[str, Any]


@dataclass(frozen=True)
class Prompt:
    """What phase waits for."""

    table: Table
    kind: str
    data: dict[str, Any]

    def ref(self, target: Any) -> Option:
        return offered.ref(self.table.names, target)

    def source(self) -> int | None:
        """The object whose spell or ability asks."""
        for key in ("source_id", "spell_object", "equipment_id", "copy_id", "object_id"):
            if isinstance(self.data.get(key), int):
                return int(self.data[key])
        pending = self.data.get("pending_cast")
        found = pending.get("object_id") if isinstance(pending, dict) else None
        return found if isinstance(found, int) else None


def ask(prompt: Prompt) -> Asked:
    """The question for a prompt. Unsupported where phase offers nothing to choose from."""
    translator = _TRANSLATORS.get(prompt.kind)
    asked = cast_now.ask(prompt.kind, prompt.data, prompt.table)
    if asked is None and translator:
        asked = translator(prompt)
    if asked is None:
        asked = offered.ask(prompt.kind, prompt.data, prompt.table)
    source = prompt.source()
    if source is not None:
        asked.fields.setdefault("source", source)
    text = prompt.data.get("description") or prompt.data.get("effect_description")
    if isinstance(text, str):
        asked.fields.setdefault("text", text)
    return asked


def _action(kind: str, **data: Any) -> dict[str, Any]:
    return {"type": kind, "data": data}


# --- targets ---


def _target(prompt: Prompt) -> Asked:
    """One slot at a time; an optional slot may be left."""
    selection = prompt.data.get("selection") or {}
    slots = prompt.data.get("target_slots") or []
    legal = selection.get("current_legal_targets")
    index = int(selection.get("current_slot") or 0)
    slot = slots[index] if index < len(slots) else {}
    if legal is None:
        legal = slot.get("legal_targets") or []
    choices = [(prompt.ref(target), _action("ChooseTarget", target=target)) for target in legal]
    leave = _action("ChooseTarget", target=None) if slot.get("optional") else None
    return choose_one("target", choices, leave)


def _copy_retarget(prompt: Prompt) -> Asked:
    slot = prompt.data["target_slots"][int(prompt.data.get("current_slot") or 0)]
    choices = [
        (prompt.ref(target), _action("ChooseTarget", target=target)) for target in slot.get("legal_alternatives") or ()
    ]
    return choose_one("retarget", choices, _action("ChooseTarget", target=None))


def _retarget(prompt: Prompt) -> Asked | None:
    pools = prompt.data.get("slot_pools")
    if not pools:
        return None
    if len(pools) > 1:
        raise Unsupported("question", "phase takes the new targets of a spell with several all at once", ["retarget"])
    choices = [(prompt.ref(target), _action("RetargetSpell", new_targets=[target])) for target in pools[0]]
    return choose_one("retarget", choices)


def _targets_at_once(prompt: Prompt) -> Asked:
    legal = list(prompt.data["legal_targets"])

    def build(picked: list[int]) -> Any:
        return _action("SelectTargets", targets=[legal[index] for index in picked])

    options = [prompt.ref(target) for target in legal]
    return choose_some("target", options, prompt.data["min_targets"], prompt.data["max_targets"], build)


def _proliferate(prompt: Prompt) -> Asked:
    eligible = list(prompt.data["eligible"])

    def build(picked: list[int]) -> Any:
        return _action("SelectTargets", targets=[eligible[index] for index in picked])

    return choose_some("choose", [prompt.ref(target) for target in eligible], 0, len(eligible), build)


def _copy(prompt: Prompt) -> Asked:
    purpose = (prompt.data.get("purpose") or {}).get("type")
    targets = prompt.data["valid_targets"]
    choices = [({"object": target}, _action("ChooseTarget", target={"Object": target})) for target in targets]
    return choose_one("copy" if purpose == "BecomeCopy" else "choose", choices)


# --- numbers, modes, ways to cast ---


def _x(prompt: Prompt) -> Asked:
    low, high = int(prompt.data.get("min") or 0), int(prompt.data["max"])
    return number("x", low, high, lambda value: _action("ChooseX", value=value))


def _modes(prompt: Prompt) -> Asked:
    modal = prompt.data["modal"]
    closed = set(prompt.data.get("unavailable_modes") or ())
    texts = modal.get("mode_descriptions") or []
    modes = [index for index in range(int(modal["mode_count"])) if index not in closed]
    options: list[Option] = [
        {"mode": index + 1, **({"text": texts[index]} if index < len(texts) else {})} for index in modes
    ]
    return choose_some(
        "mode",
        options,
        int(modal["min_choices"]),
        int(modal["max_choices"]),
        lambda picked: _action("SelectModes", indices=[modes[index] for index in picked]),
        repeats=bool(modal.get("allow_repeat_modes")),
    )


def _optional_cost(prompt: Prompt) -> Asked:
    """A kicker or the like is paid or not; of two costs, of which one must be paid, one is chosen."""
    cost = prompt.data["cost"]
    pay, leave = _action("DecideOptionalCost", pay=True), _action("DecideOptionalCost", pay=False)
    if cost.get("type") == "Choice":
        first, second = cost_choice(prompt.data)
        purpose = "method" if "normal" in (first, second) else "cost"
        return choose_one(purpose, [({"value": first}, pay), ({"value": second}, leave)])
    symbols = optional_mana(cost)
    name = str(cost.get("type", "cost")).lower()
    return confirm("optional-cost", pay, leave, text=f"{name} {symbols}".strip())


def cost_choice(data: Data) -> tuple[str, str]:
    """What to call each of two costs: beside the mana cost the other is an alternative one (rule 118.9)."""
    first, second = data["cost"]["data"]
    printed = (data.get("pending_cast") or {}).get("base_cost")
    if {"type": "Mana", "cost": printed} == first:
        return "normal", "alternative"
    if {"type": "Mana", "cost": printed} == second:
        return "alternative", "normal"
    return _cost_word(first), _cost_word(second)


def _cost_word(cost: Mapping[str, Any]) -> str:
    symbols = cost_symbols(cost.get("cost")) if cost.get("type") == "Mana" else None
    return symbols or str(cost.get("type", "cost")).lower()


def optional_mana(cost: Mapping[str, Any]) -> str:
    """The mana part of an optional cost, as symbols."""
    data = cost.get("data")
    parts = data.get("costs") if isinstance(data, dict) and "costs" in data else [data]
    return "".join(cost_symbols(part.get("cost")) or "" for part in parts or () if isinstance(part, dict))


def _alternative(prompt: Prompt) -> Asked:
    keyword = str((prompt.data.get("keyword") or {}).get("type") or "alternative").lower()
    return choose_one(
        "method",
        [
            ({"value": "normal"}, _action("ChooseAlternativeCast", choice={"type": "Normal"})),
            ({"value": keyword}, _action("ChooseAlternativeCast", choice={"type": "Alternative"})),
        ],
    )


def _pay_or_not(prompt: Prompt) -> Asked:
    yes, no = _action("PayUnlessCost", pay=True), _action("PayUnlessCost", pay=False)
    return confirm("pay", yes, no, text=cost_symbols((prompt.data.get("cost") or {}).get("cost")) or "")


# --- cards ---


def _look(places: tuple[str, str], purpose: str) -> Callable[[Prompt], Asked]:
    """Scry, surveil and the like: phase takes what stays on top, in order."""

    def translate(prompt: Prompt) -> Asked:
        return arrange(purpose, prompt.data["cards"], places, lambda put: select_cards(put[places[0]]))

    return translate


def _dig(prompt: Prompt) -> Asked:
    data = prompt.data
    if data.get("up_to") and data.get("kept_destination") == "Library":
        below = str(data.get("rest_destination") or "graveyard").lower()
        return _look(("top", "bottom" if below == "library" else below), "surveil")(prompt)
    high = int(data["keep_count"])
    return choose_cards("choose", data.get("selectable_cards") or data["cards"], 0 if data.get("up_to") else high, high)


def _search(prompt: Prompt) -> Asked:
    count = int(prompt.data["count"])
    fewer = prompt.data.get("up_to") or prompt.data.get("allows_partial_find")
    return choose_cards("search", prompt.data["cards"], 0 if fewer else count, count)


def _discard(prompt: Prompt) -> Asked:
    count = int(prompt.data["count"])
    return choose_cards("discard", prompt.data["cards"], 0 if prompt.data.get("up_to") else count, count)


def _in_zone(prompt: Prompt) -> Asked:
    kind = str(prompt.data.get("effect_kind") or "").lower()
    count = int(prompt.data["count"])
    low = int(prompt.data.get("min_count") or 0) if prompt.data.get("up_to") else count
    purpose = kind if kind in ("sacrifice", "discard", "attach") else "choose"
    return choose_cards(purpose, prompt.data["cards"], low, count)


def _legend(prompt: Prompt) -> Asked:
    candidates = prompt.data["candidates"]
    return choose_one("legend", [({"object": keep}, _action("ChooseLegend", keep=keep)) for keep in candidates])


def _attach(prompt: Prompt) -> Asked:
    targets = prompt.data["legal_targets"]
    return choose_one("attach", [(prompt.ref(to), _action("ChooseTarget", target=to)) for to in targets])


def _piles(prompt: Prompt) -> Asked:
    return arrange(
        "piles",
        prompt.data["eligible"],
        ("pile 1", "pile 2"),
        lambda put: _action("SubmitPilePartition", pile_a=put["pile 1"]),
    )


def _pile(prompt: Prompt) -> Asked:
    sides = (("pile 1", "A"), ("pile 2", "B"))
    return choose_one("pile", [({"value": name}, _action("ChoosePile", pile={"type": side})) for name, side in sides])


def _merge(prompt: Prompt) -> Asked:
    """A mutating creature goes over or under the one it merges with (rule 702.140c)."""

    def build(put: Mapping[str, list[int]]) -> Any:
        return _action("ChooseMutateMergeSide", side="Top" if put["top"] else "Bottom")

    return arrange("merge", [prompt.data["merging_id"]], ("top", "bottom"), build)


def _vote(prompt: Prompt) -> Asked | None:
    candidates = prompt.data.get("candidate_objects")
    if not candidates:
        return None
    return choose_one(
        "choose",
        [({"object": item}, _action("SubmitVoteCandidate", candidate_index=i)) for i, item in enumerate(candidates)],
    )


def _crew(prompt: Prompt) -> Asked:
    key, action = ("vehicle_id", "CrewVehicle") if prompt.kind == "CrewVehicle" else ("mount_id", "SaddleMount")
    eligible = prompt.data["eligible_creatures"]

    def build(picked: list[int]) -> Any:
        return _action(action, **{key: prompt.data[key]}, creature_ids=[eligible[index] for index in picked])

    return choose_some("cost", cards(eligible), 1, len(eligible), build)


# --- orders and replacements ---


def _triggers(prompt: Prompt) -> Asked:
    triggers = prompt.data["triggers"]
    options: list[Option] = [
        {"object": trigger["source_id"], "text": trigger.get("description") or ""} for trigger in triggers
    ]
    # phase puts them on the stack in the order given; what is to take effect first goes on last.
    return order("trigger-order", options, lambda first: _action("OrderTriggers", order=list(reversed(first))))


def _bottom(prompt: Prompt) -> Asked:
    ids = prompt.data["cards"]
    return order("choose", cards(ids), lambda first: select_cards([ids[index] for index in first]))


def _replacement(prompt: Prompt) -> Asked | None:
    candidates = prompt.data.get("candidates")
    if not candidates:
        return None
    choose = [_action("ChooseReplacement", index=index) for index in range(len(candidates))]
    refuse = [index for index, item in enumerate(candidates) if item.get("description") == "Decline"]
    if len(candidates) == 2 and refuse == [1]:
        return confirm("may", choose[0], choose[1], text=candidates[0].get("description") or "")
    options: list[tuple[Option, Any]] = [
        ({"object": item["source_id"], "text": item.get("description") or ""}, choose[index])
        for index, item in enumerate(candidates)
        if index not in refuse
    ]
    return choose_one("replacement", options, choose[refuse[0]] if refuse else None)


# --- combat and division ---


def _attackers(prompt: Prompt) -> Asked:
    creatures = prompt.data["valid_attacker_ids"]
    defenders = prompt.data["valid_attack_targets"]

    def build(picked: list[tuple[int, int]]) -> Any:
        attacks = [[creatures[attacker], defenders[defender]] for attacker, defender in picked]
        return _action("DeclareAttackers", attacks=attacks, bands=[])

    return pairs("attackers", cards(creatures), [prompt.ref(defender) for defender in defenders], build)


def _blockers(prompt: Prompt) -> Asked:
    creatures = prompt.data["valid_blocker_ids"]
    combat = prompt.table.game.state()["state"]["combat"] or {}
    attackers = [row["object_id"] for row in combat.get("attackers") or ()]

    def build(picked: list[tuple[int, int]]) -> Any:
        blocks = [[creatures[blocker], attackers[attacker]] for blocker, attacker in picked]
        return _action("DeclareBlockers", assignments=blocks)

    return pairs("blockers", cards(creatures), cards(attackers), build)


def _attacker_damage(prompt: Prompt) -> Asked:
    data = prompt.data
    blockers = [row["blocker_id"] for row in data["blockers"]]
    options = cards(blockers)
    if data.get("trample"):
        options.append(prompt.ref(data.get("attack_target") or {"Player": data["defending_player"]}))

    def build(amounts: list[int]) -> Any:
        assigned = [[blocker, amounts[index]] for index, blocker in enumerate(blockers)]
        over = sum(amounts[len(blockers) :])
        return _action("AssignCombatDamage", mode="Normal", assignments=assigned, trample_damage=over)

    return divide("damage", int(data["total_damage"]), options, build, source=data["attacker_id"])


def _blocker_damage(prompt: Prompt) -> Asked:
    attackers = [row["attacker_id"] if isinstance(row, dict) else row for row in prompt.data["attackers"]]

    def build(amounts: list[int]) -> Any:
        return _action("AssignBlockerDamage", assignments=[[a, n] for a, n in zip(attackers, amounts, strict=True)])

    return divide("damage", int(prompt.data["total_damage"]), cards(attackers), build, source=prompt.data["blocker_id"])


def _distribute(prompt: Prompt) -> Asked:
    targets = prompt.data["targets"]
    purpose = "divide" if "Damage" in str((prompt.data.get("unit") or {}).get("type")) else "distribute"

    def build(amounts: list[int]) -> Any:
        return _action("DistributeAmong", distribution=[[to, n] for to, n in zip(targets, amounts, strict=True)])

    options = [{**prompt.ref(target), "min": 1} for target in targets]
    return divide(purpose, int(prompt.data["total"]), options, build)


_TRANSLATORS: dict[str, Callable[[Prompt], Asked | None]] = {
    "TargetSelection": _target,
    "TriggerTargetSelection": _target,
    "MultiTargetSelection": _targets_at_once,
    "CopyRetarget": _copy_retarget,
    "RetargetChoice": _retarget,
    "ProliferateChoice": _proliferate,
    "CopyTargetChoice": _copy,
    "ChooseXValue": _x,
    "ModeChoice": _modes,
    "AbilityModeChoice": _modes,
    "OptionalCostChoice": _optional_cost,
    "AlternativeCastChoice": _alternative,
    "UnlessPayment": _pay_or_not,
    "ScryChoice": _look(("top", "bottom"), "scry"),
    "SurveilChoice": _look(("top", "graveyard"), "surveil"),
    "DigChoice": _dig,
    "SearchChoice": _search,
    "DiscardChoice": _discard,
    "DiscardToHandSize": _discard,
    "EffectZoneChoice": _in_zone,
    "ChooseLegend": _legend,
    "ReturnAsAuraTarget": _attach,
    "SeparatePilesPartition": _piles,
    "SeparatePilesChoice": _pile,
    "MutateMergeChoice": _merge,
    "VoteChoice": _vote,
    "CrewVehicle": _crew,
    "SaddleMount": _crew,
    "OrderTriggers": _triggers,
    "RippleBottomOrder": _bottom,
    "RevealUntilBottomOrder": _bottom,
    "ReplacementChoice": _replacement,
    "DeclareAttackers": _attackers,
    "DeclareBlockers": _blockers,
    "AssignCombatDamage": _attacker_damage,
    "AssignBlockerDamage": _blocker_damage,
    "DistributeAmong": _distribute,
}
