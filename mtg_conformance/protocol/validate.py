"""Checks every message, in both directions, against its schema and against what a schema can't say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mtg_conformance.protocol.errors import BadRequest, Breach
from mtg_conformance.protocol.schemas import explain, validator

METHODS = ("initialize", "check_cards", "start", "act", "answer", "cancel", "observe", "shutdown")
_PARAMS = {method: f"messages#{method}.params" for method in METHODS}
_RESULT = {method: f"messages#{method}.result" for method in METHODS}


def check_params(method: str, params: Mapping[str, Any]) -> None:
    """Raise BadRequest where the harness would send what its own schema forbids."""
    if method not in _PARAMS:
        raise BadRequest(f"no method {method!r} in protocol 1")
    if not validator(_PARAMS[method]).is_valid(params):
        fault = explain(_PARAMS[method], params)
        raise BadRequest(f"params of {method} at {fault.path}: {fault.message}; expected {fault.expected}")


def check_result(method: str, params: Mapping[str, Any], result: object) -> dict[str, Any]:
    """The result, if it is one; raises Breach naming the place and what belongs there."""
    if not validator(_RESULT[method]).is_valid(result):
        fault = explain(_RESULT[method], result)
        raise Breach(fault.message, method=method, path=fault.path, expected=fault.expected)
    assert isinstance(result, dict)
    if method == "check_cards":
        _all_answered(method, "$.cards", params["cards"], result["cards"])
    elif method == "start":
        _all_answered(method, "$.labels", _labels(params), result["labels"])
    if "position" in result:
        _check_position(method, result["position"])
    return result


def check_error(method: str, error: object) -> dict[str, Any]:
    """An error object that fits the schema; raises Breach where it doesn't."""
    if not validator("error").is_valid(error):
        fault = explain("error", error)
        raise Breach(fault.message, method=method, path="$.error" + fault.path[1:], expected=fault.expected)
    assert isinstance(error, dict)
    return error


def _labels(start: Mapping[str, Any]) -> list[str]:
    labels = [entry["label"] for entry in start.get("battlefield", ())]
    for player in start["players"]:
        for zone in ("hand", "library", "graveyard", "exile", "command", "outside"):
            labels += [card["label"] for card in player.get(zone, ()) if "label" in card]
    return labels


def _all_answered(method: str, path: str, asked: list[str], got: Mapping[str, Any]) -> None:
    missing = [name for name in asked if name not in got]
    if missing:
        raise Breach(
            f"nothing for {', '.join(map(repr, missing))}", method=method, path=path, expected="an entry for each"
        )


def _check_position(method: str, position: Mapping[str, Any]) -> None:
    question = position["question"]
    if question is None:
        return
    if position["settled"]:
        raise Breach("settled with a question open", method=method, path="$.position.settled", expected="false")
    options = question.get("options")
    if options is None:
        return
    ids = [option["id"] for option in options]
    path = "$.position.question.options"
    if len(set(ids)) != len(ids):
        raise Breach("two options have one id", method=method, path=path, expected="an id for each")
    if question["shape"] == "choose":
        low, high = question.get("min", 1), question.get("max", 1)
        if low > high:
            raise Breach(
                f"min {low} is above max {high}",
                method=method,
                path="$.position.question.min",
                expected=f"at most {high}",
            )
        repeats = question["purpose"] == "mode"  # one mode may be chosen more than once
        if low > len(ids) and not repeats and not question.get("may_decline"):
            raise Breach(
                f"{low} must be chosen and {len(ids)} are offered", method=method, path=path, expected=f"{low} or more"
            )
