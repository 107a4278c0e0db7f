"""The engine's questions as the protocol has them, and the protocol's answers as the engine wants them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reference_engine.kernel import questions as q
from reference_engine.kernel.game import Game
from reference_engine.kernel.questions import InvalidAnswer, Question

Told = dict[str, Any]


def tell(game: Game, question: Question[Any], id: int) -> Told:
    """A question with its options, numbered from 1 in the order in which the engine offers them."""
    told: Told = {"id": id, "player": question.player, "purpose": question.purpose, "shape": question.shape}
    if question.source is not None:
        told["source"] = question.source
    if question.text:
        told["text"] = question.text
    if game.proposing:
        told["announcing"] = True
    match question:
        case q.Choose():
            told |= {"min": 0 if question.may_decline else 1, "max": 1}
            if question.may_decline:
                told["may_decline"] = True
        case q.ChooseSome():
            told |= {"min": question.least, "max": question.most}
        case q.Number():
            told["min"] = question.least
            if question.most is not None:
                told["max"] = question.most
        case q.Divide():
            told["total"] = question.total
        case q.Arrange():
            told["places"] = list(question.places)
        case q.Pairs():
            told["others"] = [option(game, one, n, question) for n, one in enumerate(question.others, 1)]
        case q.CastNow():
            told["may_decline"] = True
    if (options := getattr(question, "options", None)) is not None:
        told["options"] = [option(game, one, n, question) for n, one in enumerate(options, 1)]
        if isinstance(question, q.Divide):
            for one in told["options"]:
                one["min"] = question.least
    return told


def option(game: Game, one: Any, id: int, question: Question[Any]) -> Told:
    """One option: an object, a player, a mode, a value or words."""
    if isinstance(one, q.Labelled):
        told: Told = {"id": id, "text": one.text}
        if one.object is not None:
            told["object"] = one.object
        if question.purpose == "mode" and isinstance(one.value, int):
            told["mode"] = one.value
        elif isinstance(one.value, str):
            told["value"] = one.value
        return told
    if isinstance(one, str):
        return {"id": id, "player": one} if one in game.state.players else {"id": id, "value": one}
    if question.purpose == "mode":
        return {"id": id, "mode": one}
    if one in game.state.objects or one in game.seen:
        told = {"id": id, "object": one}
        if one not in game.state.objects:
            told["text"] = game.seen[one].name
        return told
    return {"id": id, "value": str(one)}


def read(question: Question[Any], answer: Mapping[str, Any]) -> Any:
    """An answer as the engine wants it; not yet checked. Raises InvalidAnswer if it isn't of the question's shape.

    An answer to `cast-now` is read by the table, which knows of actions.
    """
    if answer.get("decline"):
        if isinstance(question, q.Choose) and question.may_decline:
            return None
        if isinstance(question, q.ChooseSome) and question.least == 0:
            return ()
        if isinstance(question, q.Confirm):
            return False
        raise InvalidAnswer("this question can't be declined")
    match question:
        case q.Choose():
            chosen = _options(question.options, _field(answer, "options"))
            if not chosen and question.may_decline:
                return None
            if len(chosen) != 1:
                raise InvalidAnswer("one option is wanted")
            return chosen[0]
        case q.ChooseSome():
            return _options(question.options, _field(answer, "options"))
        case q.Confirm():
            return _field(answer, "yes")
        case q.Number():
            return _field(answer, "number")
        case q.Order():
            return _options(question.options, _field(answer, "order"))
        case q.Divide():
            shares = _field(answer, "division")
            got = _options(question.options, [share["option"] for share in shares])
            return tuple((one, share["amount"]) for one, share in zip(got, shares, strict=True))
        case q.Arrange():
            places = _field(answer, "places")
            return {place: _options(question.options, ids) for place, ids in places.items()}
        case q.Pairs():
            pairs = _field(answer, "pairs")
            ones = _options(question.options, [pair[0] for pair in pairs])
            others = _options(question.others, [pair[1] for pair in pairs])
            return tuple(zip(ones, others, strict=True))
    raise InvalidAnswer(f"a question of shape {question.shape} isn't answered so")


def _field(answer: Mapping[str, Any], name: str) -> Any:
    if name not in answer:
        raise InvalidAnswer(f"an answer with `{name}` is wanted")
    return answer[name]


def _options(options: tuple[Any, ...], ids: Any) -> tuple[Any, ...]:
    if any(not isinstance(id, int) or not 1 <= id <= len(options) for id in ids):
        raise InvalidAnswer(f"the options are numbered 1 to {len(options)}, not {list(ids)}")
    return tuple(options[id - 1] for id in ids)
