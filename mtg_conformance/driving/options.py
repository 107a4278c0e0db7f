"""Matching what a sentence names against the options of an open question."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mtg_conformance.driving.faults import Broken, NotOffered
from mtg_conformance.driving.finding import TARGETABLE, Id, View
from mtg_conformance.suite.things import Thing, same_value

Question = Mapping[str, Any]
Option = Mapping[str, Any]
Look = Callable[[], View]

_NUMBERED = re.compile(r"(mode|pile) (\d+)")


def deciding(question: Question) -> str:
    """The player who answers: another one decides where an effect says so (rule 723)."""
    return str(question.get("decider") or question["player"])


def options_of(question: Question) -> Sequence[Option]:
    """The options listed; none where the engine lists none."""
    found: Sequence[Option] = question.get("options") or ()
    return found


def can_decline(question: Question) -> bool:
    """Whether no is an answer."""
    return (
        bool(question.get("may_decline"))
        or question["shape"] == "confirm"
        or question["purpose"] == "cast-now"
        or (question["shape"] == "choose" and question.get("min") == 0)
        or any(option.get("decline") for option in options_of(question))
    )


def refusal(question: Question) -> dict[str, Any]:
    """The answer that says no. Only where `can_decline`."""
    if question.get("may_decline"):
        return {"decline": True}
    if question["shape"] == "confirm":
        return {"yes": False}
    for option in options_of(question):
        if option.get("decline"):
            return {"options": [option["id"]]}
    return {"options": []} if question["shape"] == "choose" else {"decline": True}


def tell_option(option: Option, view: View | None) -> str:
    """An option in words."""
    if option.get("decline"):
        return "no"
    for key in ("player", "value", "text"):
        if key in option and (key != "text" or "object" not in option):
            return str(option[key])
    if "mode" in option:
        return f"mode {option['mode']}"
    found = view.object(option["object"]) if view is not None and "object" in option else None
    return view.tell(found) if view is not None and found is not None else str(option.get("text", option["id"]))


def tell_question(question: Question, view: View | None) -> str:
    """A question with its options in words, for messages."""
    words = f"{deciding(question)} is asked ({question['purpose']}, {question['shape']})"
    if question.get("text"):
        words += f" {str(question['text'])[:120]!r}"
    if options := options_of(question):
        told = [tell_option(option, view) for option in options]
        more = f" and {len(told) - 12} more" if len(told) > 12 else ""
        words += f": {', '.join(told[:12])}{more}"
    return words


def matching(question: Question, thing: Thing, look: Look, actor: str) -> list[Option]:
    """The options that `thing` can mean: several only where it makes no difference which.

    `look` is asked for the game only where an option is an object. Raises `Broken` where unlike options fit. An empty
    list means: not offered.
    """
    real = [option for option in options_of(question) if not option.get("decline")]
    if thing.word is not None:
        return _by_word(real, thing.word)
    by_object: dict[Id, list[Option]] = {}
    for option in real:
        if "object" in option:
            by_object.setdefault(option["object"], []).append(option)
    if not by_object:
        return _by_name(real, thing)
    view = look()
    hits = view.find(thing, None, by_object.keys())
    if not hits and thing.kind is None and thing.name is not None:
        # What a trigger or replacement comes from may have left: some engines name the ability's source by text only.
        hits = [
            found for key in by_object if (found := view.object(key)) is not None and view.matches_source(thing, found)
        ]
    if hits:
        hits = view.narrowed(thing, hits, actor, ())
        if thing.ordinal is not None:
            hits = view.in_order(hits)[thing.ordinal - 1 : thing.ordinal]
        elif len(hits) > 1 and not thing.each and thing.count != len(hits) and not view.alike(hits):
            told = "; ".join(view.tell(found) for found in hits)
            raise Broken(f"{thing} could be any of the options: {told}")
        return [option for found in hits for option in by_object[found["id"]]]
    return _by_name(real, thing)


def picks(question: Question, things: Sequence[Thing], look: Look, actor: str) -> list[Option]:
    """The options that a list of references means, each once. Raises `NotOffered` and `Broken`."""
    chosen: list[Option] = []
    for thing in things:
        left = [option for option in matching(question, thing, look, actor) if option not in chosen]
        count = len(left) if thing.each else 1 if thing.count is None else thing.count
        if len(left) < count or not left:
            raise not_offered(question, thing, look())
        chosen += left[:count]
    return chosen


def unlisted(question: Question, things: Sequence[Thing], look: Look, actor: str) -> list[Any]:
    """Ids of objects and names of players, for an engine that doesn't list options."""
    chosen: list[Any] = []
    for thing in things:
        if thing.word is not None:
            chosen.append(thing.word)
        else:
            count = 1 if thing.count is None else thing.count
            chosen += [found["id"] for found in look().several(thing, count, actor, TARGETABLE)]
    return chosen


def not_offered(question: Question, wanted: object, view: View | None) -> NotOffered:
    """The exception for what isn't among the options."""
    return NotOffered(f"{wanted} among the options", tell_question(question, view))


def _by_word(options: Sequence[Option], word: str) -> list[Option]:
    if hits := [option for option in options if option.get("player") == word]:
        return hits
    if match := _NUMBERED.fullmatch(word):
        key, number = match[1], int(match[2])
        if key == "mode" and (hits := [option for option in options if option.get("mode") == number]):
            return hits
        return [option for option in options if option.get("value") in (word, match[2])]
    if hits := [option for option in options if "value" in option and same_value(str(option["value"]), word)]:
        return hits
    return [option for option in options if str(option.get("text", "")).casefold() == word.casefold()]


def _by_name(options: Sequence[Option], thing: Thing) -> list[Option]:
    name = thing.name
    if name is None:
        return []
    if hits := [option for option in options if option.get("value") == name]:
        return hits
    hits = [option for option in options if name in str(option.get("text", ""))]
    if thing.ordinal is not None:
        return hits[thing.ordinal - 1 : thing.ordinal]
    return hits
