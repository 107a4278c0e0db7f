"""A scenario's messages in readable form: what the harness sent, what the engine answered, with names for ids.

The raw JSON of every message is in the event stream; this is for people.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

Told = Mapping[str, Any]
_ZONES = ("battlefield", "stack", "hand", "graveyard", "exile", "command", "library")
_FLAGS = ("tapped", "summoning_sick", "face_down", "phased_out", "token", "copy")


class Narrator:
    """Tells exchanges (`method`, `params`, `result` or `error` or `fault`) one after another, in lines of text.

    A line that begins with `→` was sent, one with `←` came back; lines below them are indented.
    """

    def __init__(self) -> None:
        self._names: dict[Any, str] = {}
        self._filler: str | None = None

    def tell(self, exchange: Told) -> Iterator[str]:
        method, params = exchange["method"], exchange["params"]
        took = f" ({1000 * exchange['seconds']:.1f} ms)" if "seconds" in exchange else ""
        sent = _or_raw(self._sent(method, params), f"{method} {json.dumps(params, ensure_ascii=False)}")
        yield f"→ {sent[0]}{took}"
        yield from (f"    {line}" for line in sent[1:])
        if exchange.get("fault"):
            yield f"← fault: {exchange['fault']}"
        elif exchange.get("error"):
            yield f"← {_error(exchange['error'])}"
        else:
            result = exchange.get("result") or {}
            got = _or_raw(self._got(method, result), json.dumps(result, ensure_ascii=False))
            yield from (f"{'← ' if n == 0 else '    '}{line}" for n, line in enumerate(got))

    # --- sent ---

    def _sent(self, method: str, params: Told) -> Iterator[str]:
        match method:
            case "check_cards":
                yield f"check_cards {', '.join(params['cards'])}"
            case "start":
                yield from self._start(params)
            case "act":
                yield f"act {params['player']}: {self._action(params['action'], params.get('announcement'))}"
            case "answer":
                yield f"answer {params['question']}: {self._answer(params['answer'])}"
            case "observe":
                yield f"observe as {params['viewer']}" if "viewer" in params else "observe"
            case _:
                yield f"{method} {_words(params)}".rstrip()

    def _start(self, params: Told) -> Iterator[str]:
        self._filler = params.get("filler")
        yield f"start a {params['format']} game in {params['active']}'s {params['step']}"
        for player in params["players"]:
            rest = {key: value for key, value in player.items() if key not in ("name", *_ZONES)}
            zones = [
                f"{zone}: {', '.join(card['card'] for card in player[zone])}" for zone in _ZONES if player.get(zone)
            ]
            said = [_words(rest)] if rest else []
            yield f"{player['name']}{' — ' if said or zones else ''}{'; '.join([*said, *zones])}"
        for entry in params.get("battlefield", ()):
            rest = {k: v for k, v in entry.items() if k not in ("label", "card", "controller")}
            self._names[entry["label"]] = entry["card"]
            yield f"{entry['controller']} controls {entry['card']} [{entry['label']}] {_words(rest)}".rstrip()

    def _action(self, action: Told, announcement: Told | None) -> str:
        rest = {key: value for key, value in action.items() if key not in ("do", "object", "source")}
        thing = action.get("object", action.get("source"))
        said = f"{action['do']}{'' if thing is None else ' ' + self._name(thing)} {_words(rest)}".rstrip()
        return f"{said}, announcing {self._named(announcement)}" if announcement else said

    def _answer(self, answer: Told) -> str:
        if "action" in answer:
            return self._action(answer["action"], answer.get("announcement"))
        return self._named(answer)

    # --- got ---

    def _got(self, method: str, result: Told) -> Iterator[str]:
        if "snapshot" in result:
            yield from self._snapshot(result["snapshot"])
        elif "position" in result:
            for label, id in result.get("labels", {}).items():
                self._names[id] = self._names.get(label, label)
            yield from self._position(result["position"])
        elif method == "check_cards":
            other = {name: told for name, told in result["cards"].items() if told["support"] != "whole"}
            yield "all whole" if not other else "; ".join(f"{name}: {_words(told)}" for name, told in other.items())
        else:
            yield _words(result) or "done"

    def _position(self, position: Told) -> Iterator[str]:
        where = f"{position['active']}'s {position['step']}, turn {position['turn']}; stack {position['stack']}"
        if position.get("over"):
            where += f"; over: {_words(position['over'])}"
        if position.get("lost"):
            where += f"; lost: {', '.join(position['lost'])}"
        question = position.get("question")
        if question is None:
            yield f"{where}; {position['priority'] or 'nobody'} has priority"
            return
        yield where
        about = f" about {self._name(question['source'])}" if "source" in question else ""
        bounds = {key: question[key] for key in ("min", "max", "total", "places", "may_decline") if key in question}
        asked = f"{question['player']} is asked ({question['purpose']}, {question['shape']}){about} {_words(bounds)}"
        yield f"question {question['id']}: {asked.rstrip()}"
        for key in ("options", "others"):
            if key in question:
                yield f"  {key}: {'; '.join(self._option(option) for option in question[key]) or 'none'}"

    def _option(self, option: Told) -> str:
        if "object" in option:
            said = self._name(option["object"])
        else:
            said = str(option.get("player", option.get("value", option.get("text", option.get("mode", "?")))))
        return f"[{option['id']}] {said}{' (declines)' if option.get('decline') else ''}"

    def _snapshot(self, snapshot: Told) -> Iterator[str]:
        for found in snapshot["objects"]:
            if found.get("name") or found.get("card"):
                self._names[found["id"]] = found.get("name") or found["card"]
        yield "snapshot"
        for name, player in snapshot["players"].items():
            yield f"{name}: {_words({key: value for key, value in player.items() if value not in ({}, '')})}"
        for zone in _ZONES:
            there = [found for found in snapshot["objects"] if found["zone"] == zone]
            if zone == "library":
                there = [found for found in there if found.get("card") != self._filler]
            for owner in dict.fromkeys(found.get("controller", found.get("owner")) for found in there):
                told = [self._object(found) for found in there if found.get("controller", found.get("owner")) == owner]
                yield f"{zone}{f' of {owner}' if owner else ''}: {'; '.join(told)}"

    def _object(self, found: Told) -> str:
        said = [self._name(found["id"])]
        if found.get("power") is not None:
            said.append(f"{found['power']}/{found['toughness']}")
        said += [flag.replace("_", " ") for flag in _FLAGS if found.get(flag)]
        said += [f"{count} {kind}" for kind, count in found.get("counters", {}).items()]
        if found.get("damage"):
            said.append(f"{found['damage']} damage")
        for key in ("attached_to", "attacking", "targets"):
            if found.get(key):
                said.append(f"{key.replace('_', ' ')} {self._named(found[key])}")
        return " ".join(said)

    # --- words ---

    def _name(self, id: Any) -> str:
        known = self._names.get(id)
        return f"{known} #{id}" if known else f"#{id}"

    def _named(self, value: Any) -> str:
        """A value with names for the ids in it."""
        if isinstance(value, Mapping):
            if set(value) == {"object"}:
                return self._name(value["object"])
            if set(value) == {"player"}:
                return str(value["player"])
            return ", ".join(f"{key.replace('_', ' ')} {self._named(part)}" for key, part in value.items())
        if isinstance(value, Sequence) and not isinstance(value, str):
            return f"[{', '.join(self._named(part) for part in value)}]"
        return _plain(value)


def tell(exchanges: Iterable[Told]) -> Iterator[str]:
    """All exchanges of a scenario, in lines."""
    narrator = Narrator()
    for exchange in exchanges:
        yield from narrator.tell(exchange)


def _or_raw(lines: Iterator[str], raw: str) -> list[str]:
    """A message of another shape than the protocol's (a recording may hold any) is shown as it is."""
    try:
        return list(lines)
    except (KeyError, TypeError, AttributeError, ValueError):
        return [raw]


def _error(error: Told) -> str:
    names = {-32001: "unsupported", -32002: "illegal", -32003: "engine error"}
    data = {key: value for key, value in (error.get("data") or {}).items() if key != "trace"}
    return f"{names.get(error['code'], error['code'])}: {_words(data) or error['message']}"


def _words(value: Told) -> str:
    """`tapped, counters +1/+1 2` for {"tapped": true, "counters": {"+1/+1": 2}}."""
    said = []
    for key, part in value.items():
        name = key.replace("_", " ")
        if part is True:
            said.append(name)
        elif part is False:
            said.append(f"not {name}")
        elif isinstance(part, Mapping):
            said.append(f"{name} {_words(part)}")
        else:
            said.append(f"{name} {_plain(part)}")
    return ", ".join(said)


def _plain(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return "[" + ", ".join(value) + "]"
    return json.dumps(value, ensure_ascii=False)
