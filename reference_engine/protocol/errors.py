"""What the engine answers instead of a result: the protocol's own errors, and JSON-RPC's for breaches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reference_engine.kernel.questions import IllegalAction


class Refusal(Exception):
    """An error object: `code`, `message` and `data` as JSON-RPC has them."""

    def __init__(self, code: int, message: str, data: dict[str, Any] | None = None):
        super().__init__(message)
        self.code, self.data = code, data

    def told(self) -> dict[str, Any]:
        error: dict[str, Any] = {"code": self.code, "message": str(self)}
        if self.data is not None:
            error["data"] = self.data
        return error


class Unsupported(Refusal):
    """The engine can't express it."""

    def __init__(self, kind: str, reason: str, names: Sequence[str] = ()):
        data: dict[str, Any] = {"kind": kind, "reason": reason}
        if names:
            data["names"] = list(names)
        super().__init__(-32001, reason, data)


class Illegal(Refusal):
    """The rules forbid it, or it is no answer to the open question; nothing has changed."""

    def __init__(self, reason: str, rule: str | None = None):
        super().__init__(-32002, reason, {"reason": reason, "rule": rule} if rule else {"reason": reason})

    @classmethod
    def because(cls, error: IllegalAction) -> Illegal:
        return cls(error.reason, error.rule)


class Failed(Refusal):
    """The engine failed inside."""

    def __init__(self, reason: str, trace: str):
        super().__init__(-32003, reason, {"reason": reason, "trace": trace})


class Breach(Refusal):
    """The message breaks JSON-RPC or the protocol's schemas."""

    INVALID_REQUEST, NO_METHOD, INVALID_PARAMS = -32600, -32601, -32602
