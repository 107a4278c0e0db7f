"""What can come of a request besides a result.

An :class:`EngineFault` is something the engine did to one request, and costs one scenario: three verdicts that the
protocol has codes for (:class:`Unsupported`, :class:`Illegal`, :class:`EngineError`) and three ways not to answer
properly (:class:`Breach`, :class:`TimedOut`, :class:`Crashed`), after which the engine's process is replaced.
:class:`CannotRun` ends a run: there is no engine to ask. :class:`BadRequest` is the harness's or the suite's own fault.
"""

from __future__ import annotations

from collections.abc import Sequence


class EngineFault(Exception):
    """Base of all an engine can do to a request instead of giving a result. ``hint`` says what to look at."""

    hint: str = ""


class Unsupported(EngineFault):
    """-32001: the engine can't express it. ``kind`` is one of those in schemas/error.schema.json."""

    def __init__(self, kind: str, reason: str, names: Sequence[str] = ()) -> None:
        self.kind = kind
        self.names = tuple(names)
        self.reason = reason
        super().__init__(f"{kind} not supported: {reason}" + (f" ({', '.join(self.names)})" if self.names else ""))


class Illegal(EngineFault):
    """-32002: the rules forbid it, says the engine, and nothing has changed."""

    def __init__(self, reason: str, rule: str | None = None) -> None:
        self.reason = reason
        self.rule = rule
        super().__init__(f"illegal: {reason}" + (f" (rule {rule})" if rule else ""))


class EngineError(EngineFault):
    """-32003: the engine failed inside and caught it."""

    hint = "the engine reported this itself; its trace, if it sent one, is in the transcript"

    def __init__(self, reason: str, trace: str | None = None) -> None:
        self.reason = reason
        self.trace = trace
        super().__init__(f"the engine failed: {reason}")


class Breach(EngineFault):
    """The engine broke the protocol.

    ``path`` leads to the offending place in the message (``$.position.turn``), ``expected`` says what belongs there;
    ``code`` is set where the engine answered with one of JSON-RPC's own error codes.
    """

    hint = "see the schemas; `mtg-conformance check-adapter` tries each message by itself"

    def __init__(
        self, message: str, *, method: str = "", path: str = "$", expected: str = "", code: int | None = None
    ) -> None:
        self.message = message
        self.method = method
        self.path = path
        self.expected = expected
        self.code = code
        where = f" at {path}" if path != "$" else ""
        wanted = f"; expected {expected}" if expected else ""
        super().__init__(f"protocol breach in the answer to {method}{where}: {message}{wanted}")


class TimedOut(EngineFault):
    """No answer within the time limit."""

    hint = "--timeout and --start-timeout raise the limits"

    def __init__(self, method: str, seconds: float, *, cpu: bool = False) -> None:
        self.method = method
        self.seconds = seconds
        super().__init__(f"no answer to {method} within {seconds:g} s" + (" of processor time" if cpu else ""))


class Crashed(EngineFault):
    """The engine's process ended. ``status`` is its exit status, negative for a signal, None where unknown."""

    def __init__(self, status: int | None, stderr_tail: str = "") -> None:
        self.status = status
        self.stderr_tail = stderr_tail
        if status is None:
            how = "the engine closed its standard output"
        elif status < 0:
            how = f"the engine was ended by signal {-status}"
        else:
            how = f"the engine ended with exit status {status}"
        super().__init__(how + (f"\n{stderr_tail}" if stderr_tail else ""))


class CannotRun(Exception):
    """The engine can't be started, or not again; the run ends (exit status 3)."""


class BadRequest(Exception):
    """The harness was about to send a message that its own schema forbids: a fault of the suite or the harness."""
