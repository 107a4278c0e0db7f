"""The shapes of questions: each builds the protocol's question and knows how phase wants the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mtg_conformance.adapters.base import Illegal

Answer = Mapping[str, Any]
Option = dict[str, Any]


@dataclass
class Asked:
    """A question put to a player. ``reply`` turns a valid answer into phase's action, or raises Illegal."""

    purpose: str
    shape: str
    reply: Callable[[Answer], Any]
    options: list[Option] = field(default_factory=list)
    decline: Any = None
    fields: dict[str, Any] = field(default_factory=dict)

    def wire(self, question_id: int, player: str, announcing: bool) -> dict[str, Any]:
        """The question as the protocol has it."""
        question: dict[str, Any] = {
            "id": question_id,
            "player": player,
            "purpose": self.purpose,
            "shape": self.shape,
            **self.fields,
        }
        if self.shape not in ("confirm", "number"):
            question["options"] = self.options
        if self.decline is not None:
            question["may_decline"] = True
        if announcing:
            question["announcing"] = True
        return question

    def action(self, answer: Answer) -> Any:
        """phase's action for an answer; Illegal when it is none to this question."""
        if answer.get("decline"):
            if self.decline is None:
                raise Illegal(f"the question for {self.purpose} can't be declined")
            return self.decline
        return self.reply(answer)


def numbered(options: Sequence[Option]) -> list[Option]:
    """Options with their places as ids."""
    return [{"id": index, **option} for index, option in enumerate(options)]


def cards(ids: Sequence[int]) -> list[Option]:
    return [{"object": object_id} for object_id in ids]


def select_cards(ids: Sequence[int]) -> dict[str, Any]:
    return {"type": "SelectCards", "data": {"cards": list(ids)}}


def _chosen(answer: Answer, count: int, low: int, high: int, *, repeats: bool = False) -> list[int]:
    picked = answer.get("options")
    if not isinstance(picked, list):
        raise Illegal("this question takes options")
    return _indexes(picked, count, low, high, repeats=repeats)


def _indexes(picked: Sequence[Any], count: int, low: int, high: int, *, repeats: bool = False) -> list[int]:
    if any(not isinstance(index, int) or not 0 <= index < count for index in picked):
        raise Illegal(f"{list(picked)} are not all among the options")
    if not repeats and len(set(picked)) != len(picked):
        raise Illegal("an option is chosen twice")
    if not low <= len(picked) <= high:
        raise Illegal(f"{low} to {high} are to be chosen, not {len(picked)}")
    return list(picked)


def choose_one(purpose: str, choices: Sequence[tuple[Option, Any]], decline: Any = None, **fields: Any) -> Asked:
    """One of several, each with its action; declining, where there is an action for it, counts as none of them."""
    actions = [action for _, action in choices]
    low = 0 if decline is not None else 1

    def reply(answer: Answer) -> Any:
        picked = _chosen(answer, len(actions), low, 1)
        return actions[picked[0]] if picked else decline

    options = numbered([option for option, _ in choices])
    return Asked(purpose, "choose", reply, options, decline, {"min": low, "max": 1, **fields})


def choose_some(
    purpose: str,
    options: Sequence[Option],
    low: int,
    high: int,
    build: Callable[[list[int]], Any],
    *,
    repeats: bool = False,
    **fields: Any,
) -> Asked:
    """k of n in one answer; ``build`` gets the places chosen."""

    def reply(answer: Answer) -> Any:
        return build(_chosen(answer, len(options), low, high, repeats=repeats))

    return Asked(purpose, "choose", reply, numbered(options), None, {"min": low, "max": high, **fields})


def choose_cards(purpose: str, ids: Sequence[int], low: int, high: int, **fields: Any) -> Asked:
    """k of n objects, answered with phase's SelectCards."""
    high = min(high, len(ids))
    return choose_some(
        purpose, cards(ids), min(low, high), high, lambda picked: select_cards([ids[i] for i in picked]), **fields
    )


def confirm(purpose: str, yes: Any, no: Any, **fields: Any) -> Asked:
    def reply(answer: Answer) -> Any:
        if not isinstance(answer.get("yes"), bool):
            raise Illegal("this question takes yes or no")
        return yes if answer["yes"] else no

    return Asked(purpose, "confirm", reply, decline=no, fields=fields)


def number(purpose: str, low: int, high: int, build: Callable[[int], Any], **fields: Any) -> Asked:
    def reply(answer: Answer) -> Any:
        value = answer.get("number")
        if not isinstance(value, int) or not low <= value <= high:
            raise Illegal(f"a number from {low} to {high} is asked for, not {value!r}")
        return build(value)

    return Asked(purpose, "number", reply, fields={"min": low, "max": high, **fields})


def order(purpose: str, options: Sequence[Option], build: Callable[[list[int]], Any], **fields: Any) -> Asked:
    """A whole order; what takes effect first comes first."""

    def reply(answer: Answer) -> Any:
        given = answer.get("order")
        if not isinstance(given, list):
            raise Illegal("this question takes an order")
        return build(_indexes(given, len(options), len(options), len(options)))

    return Asked(purpose, "order", reply, numbered(options), fields=fields)


def divide(
    purpose: str, total: int, options: Sequence[Option], build: Callable[[list[int]], Any], **fields: Any
) -> Asked:
    """An amount among options; ``build`` gets one amount per option, 0 where none was named."""

    def reply(answer: Answer) -> Any:
        given = answer.get("division")
        if not isinstance(given, list):
            raise Illegal("this question takes a division")
        _indexes([part.get("option") for part in given], len(options), 0, len(options))
        amounts = [0] * len(options)
        for part in given:
            amounts[part["option"]] = int(part["amount"])
        if sum(amounts) != total or min(amounts, default=0) < 0:
            raise Illegal(f"{total} is to be divided, not {sum(amounts)}")
        return build(amounts)

    return Asked(purpose, "divide", reply, numbered(options), fields={"total": total, **fields})


def arrange(
    purpose: str,
    ids: Sequence[int],
    places: Sequence[str],
    build: Callable[[Mapping[str, list[int]]], Any],
    **fields: Any,
) -> Asked:
    """Objects into named places; whatever is named in no place goes to the last. ``build`` gets ids by place."""

    def reply(answer: Answer) -> Any:
        given = answer.get("places")
        if not isinstance(given, Mapping) or any(place not in places for place in given):
            raise Illegal(f"this question takes the places {', '.join(places)}")
        named = [index for indexes in given.values() for index in indexes]
        _indexes(named, len(ids), 0, len(ids))
        put = {place: [ids[index] for index in given.get(place) or ()] for place in places}
        put[places[-1]] += [object_id for index, object_id in enumerate(ids) if index not in named]
        return build(put)

    return Asked(purpose, "arrange", reply, numbered(cards(ids)), fields={"places": list(places), **fields})


def pairs(
    purpose: str,
    options: Sequence[Option],
    others: Sequence[Option],
    build: Callable[[list[tuple[int, int]]], Any],
) -> Asked:
    """A whole declaration: attackers with what they attack, blockers with what they block."""

    def reply(answer: Answer) -> Any:
        given = answer.get("pairs")
        if not isinstance(given, list):
            raise Illegal("this question takes pairs")
        _indexes([pair[0] for pair in given], len(options), 0, len(given), repeats=True)
        _indexes([pair[1] for pair in given], len(others), 0, len(given), repeats=True)
        return build([(pair[0], pair[1]) for pair in given])

    return Asked(purpose, "pairs", reply, numbered(options), fields={"others": numbered(others)})


def flag(offer: Mapping[str, Any]) -> bool | None:
    """Whether an action of phase's says yes or no, where that is what it says."""
    for key in ("accept", "pay", "cast", "exert", "untap"):
        if isinstance(offer.get(key), bool):
            return bool(offer[key])
    choice = offer.get("choice")
    word = choice.get("type") if isinstance(choice, Mapping) else None
    return {"Cast": True, "Pay": True, "Reveal": True, "Decline": False, "Skip": False}.get(str(word))
