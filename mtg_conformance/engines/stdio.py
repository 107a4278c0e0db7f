"""An engine in a process of its own: one JSON-RPC message a line on its standard input and output.

One thread does everything with a selector: it writes the request, reads until a line is whole, and keeps standard
error drained, all under one deadline. So nothing can be buffered without bound, a full pipe can't block, and there is
no reader to outlive the process. After any fault the process is killed, so that a late answer has nowhere to come from.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import msgspec

from mtg_conformance.protocol.errors import Breach, CannotRun, Crashed, TimedOut

MAX_LINE = 16 * 1024 * 1024
_CHUNK = 256 * 1024
_STDERR_TAIL = 8 * 1024
_SLICE = 0.1  # how often, while waiting, to see whether the process has ended behind an open pipe
_LAST_WORDS = 0.3

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class StdioTransport:
    """A child process, leader of its own process group. POSIX only. Raises CannotRun where it can't be started."""

    def __init__(self, argv: Sequence[str], *, max_line: int = MAX_LINE) -> None:
        self._max_line = max_line
        self._buffer = bytearray()
        self._scanned = 0
        self._stderr = bytearray()
        self._dead = False
        try:
            self._process = subprocess.Popen(
                argv,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                env=_environment(),
            )
        except (OSError, ValueError) as fault:
            raise CannotRun(f"{argv[0] if argv else 'an empty command'} can't be started: {fault}") from fault
        self._in, self._out, self._err = map(_unblocked, self._pipes)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)

    def exchange(self, message: dict[str, Any], timeout: float) -> object:
        method = message["method"]
        line = self._round_trip(method, _encode(message) + b"\n", time.monotonic() + timeout, timeout)
        try:
            response: object = _decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            said = bytes(line[:200]).decode("utf-8", "backslashreplace")
            raise Breach(
                f"a line that isn't JSON ({fault}): {said!r}", method=method, expected="one response a line"
            ) from None
        self._poll(0)
        if self._buffer:
            raise self._babble(method)
        return response

    def quiet(self) -> bool:
        if self._dead:
            return False
        self._poll(0)
        return not self._buffer and not self._ended()

    def kill(self, grace: float = 0.5) -> None:
        if self._dead:
            return
        self._dead = True
        requests, *answers = self._pipes
        with contextlib.suppress(OSError):
            requests.close()
        self._signal(signal.SIGTERM)
        deadline = time.monotonic() + grace
        while not self._ended() and time.monotonic() < deadline:
            time.sleep(0.005)
        # Before the leader is waited for: until then its number can't belong to another group.
        self._signal(signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        for pipe in answers:
            pipe.close()

    def close(self, grace: float) -> None:
        """End an engine that has been told to shut down: it gets a moment to go by itself."""
        deadline = time.monotonic() + grace
        while not self._dead and not self._ended() and time.monotonic() < deadline:
            self._poll(0.01)
        self.kill()

    @property
    def _pipes(self) -> list[IO[bytes]]:
        return [pipe for pipe in (self._process.stdin, self._process.stdout, self._process.stderr) if pipe is not None]

    @property
    def group(self) -> int:
        return self._process.pid

    @property
    def stderr_tail(self) -> str:
        return self._stderr.decode("utf-8", "replace").strip()

    def _round_trip(self, method: str, request: bytes, deadline: float, timeout: float) -> bytearray:
        if self._dead:
            raise Crashed(None)
        self._poll(0)
        if self._buffer:
            raise self._babble(method)
        unsent = memoryview(request)
        while True:
            if unsent:
                unsent = self._write(unsent)
            if (line := self._line(method)) is not None:
                if unsent:
                    raise Breach("an answer before the request was read", method=method)
                return line
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimedOut(method, timeout)
            if not self._poll(min(left, 0.002 if unsent else _SLICE)) and self._ended():
                raise self._crash()

    def _write(self, unsent: memoryview) -> memoryview:
        try:
            return unsent[os.write(self._in, unsent) :]
        except BlockingIOError:
            return unsent
        except OSError:  # nobody reads any more; its end, or its last words, are about to show on the other pipes
            return unsent[:0]

    def _poll(self, seconds: float) -> bool:
        """Read what there is; False where there was nothing to read."""
        something = False
        for key, _ in self._selector.select(seconds):
            try:
                data = os.read(key.fd, _CHUNK)
            except BlockingIOError:
                continue
            if not data:
                self._selector.unregister(key.fd)
                continue
            something = True
            if key.fd == self._out:
                self._buffer += data
                if len(self._buffer) > self._max_line:
                    break  # judged by the caller before more is read
            else:
                self._stderr += data
                del self._stderr[:-_STDERR_TAIL]
        return something

    def _line(self, method: str) -> bytearray | None:
        end = self._buffer.find(b"\n", self._scanned)
        if end < 0:
            self._scanned = len(self._buffer)
            if self._scanned > self._max_line:
                raise Breach(f"a line of more than {self._max_line} bytes", method=method, expected="shorter lines")
            if not self._open(self._out):
                raise self._crash()
            return None
        line = self._buffer[:end]
        del self._buffer[: end + 1]
        self._scanned = 0
        return line

    def _babble(self, method: str) -> Breach:
        said = bytes(self._buffer[:200]).decode("utf-8", "backslashreplace")
        return Breach(f"output nobody asked for: {said!r}", method=method, expected="one response to each request")

    def _open(self, pipe: int) -> bool:
        return pipe in self._selector.get_map()

    def _crash(self) -> Crashed:
        deadline = time.monotonic() + _LAST_WORDS
        while time.monotonic() < deadline and not (self._ended() and not self._open(self._err)):
            if not self._poll(0.02) and self._ended():
                break
        return Crashed(self._status(), self.stderr_tail)

    def _ended(self) -> bool:
        return self._status() is not None

    def _status(self) -> int | None:
        """The exit status without reaping the process, so that its group can still be signalled safely."""
        if self._process.returncode is not None:
            return self._process.returncode
        state = os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        if state is None:
            return None
        return state.si_status if state.si_code == os.CLD_EXITED else -state.si_status

    def _signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, number)


def _unblocked(pipe: IO[bytes]) -> int:
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


def _environment() -> dict[str, str]:
    """The harness's own, with the harness's package importable, so that its adapters run from anywhere."""
    home = str(Path(__file__).resolve().parents[2])
    paths = [home, *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys(paths))}
