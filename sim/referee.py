"""The engine on standard input and output: a JSON object a line in, one out (PROTOCOL.md)."""

import json
import os
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

import sim.drop_it.table
import sim.number_drop.table
from sim.checks import Json, one_of

LONGEST_LINE = 65_536  # bytes, the newline apart
# By name; the first is meant where a request names none, and says what data of no game are.
GAMES: dict[str, Any] = {
    "number_drop": sim.number_drop.table.Table,
    "drop_it": sim.drop_it.table.Table,
}


class Referee:
    """One table: a game, or none yet, and the commands that it understands."""

    def __init__(self) -> None:
        self._table: Any = None
        self.done = False
        self._commands: dict[str, Callable[[Json], Json]] = {
            "new": self._new,
            "state": self._state,
            "legal": self._legal,
            "act": self._act,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "log": self._log,
            "hint": self._hint,
            "quit": self._quit,
        }

    def answer(self, line: bytes) -> Json:
        """Return the answer to one line. Whatever is wrong with it is told, and changes nothing."""
        try:
            request = _parse(line)
            name = request.get("cmd")
            if not isinstance(name, str) or name not in self._commands:
                raise ValueError(f"cmd must be one of {', '.join(self._commands)}")
            return {"ok": True, **self._commands[name](request)}
        except ValueError as error:
            return {"ok": False, "error": str(error)}

    @property
    def table(self) -> Any:
        """The table with the game that is on."""
        if self._table is None:
            raise ValueError("there is no game yet: send new or load")
        return self._table

    @property
    def record(self) -> Any:
        """The game that is on, with its history."""
        return self.table.record

    def _new(self, request: Json) -> Json:
        names = tuple(GAMES)
        game = one_of(request.get("game", names[0]), names, "game")
        self._table = GAMES[names[game]].new(request)
        return self._state(request)

    def _state(self, request: Json) -> Json:
        return {"state": self.table.state()}

    def _legal(self, request: Json) -> Json:
        return self.table.legal()

    def _act(self, request: Json) -> Json:
        self.table.act(request.get("action"))
        return self._state(request)

    def _undo(self, request: Json) -> Json:
        self.record.undo()
        return self._state(request)

    def _save(self, request: Json) -> Json:
        return {"data": self.record.to_bytes().hex()}

    def _load(self, request: Json) -> Json:
        data = request.get("data")
        if not isinstance(data, str) or set(data) - set("0123456789abcdefABCDEF"):
            raise ValueError("data must be a string of hexadecimal digits, as save gave it")
        saved = bytes.fromhex(data if len(data) % 2 == 0 else "")
        tables = list(GAMES.values())
        of = [table for table in tables if saved[:1] == bytes([table.VERSION])]
        self._table = (of or tables)[0].load(saved)
        return self._state(request)

    def _log(self, request: Json) -> Json:
        return self.table.log()

    def _hint(self, request: Json) -> Json:
        return {"action": self.table.hint()}

    def _quit(self, request: Json) -> Json:
        self.done = True
        return {}


def _parse(line: bytes) -> Json:
    """Return the object in a line."""
    if len(line) > LONGEST_LINE:
        raise ValueError(f"the line is longer than {LONGEST_LINE} bytes")
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=_no_number)
    except RecursionError:
        raise ValueError("this is nested too deep") from None
    except ValueError:
        raise ValueError("this line is not JSON in UTF-8, or has too long a number") from None
    if not isinstance(request, dict):
        raise ValueError("a request must be a JSON object")
    return request


def _no_number(name: str) -> None:
    """Refuse NaN and Infinity, which Python reads but JSON does not have."""
    raise ValueError(name)


def _read_line(stream: BinaryIO) -> bytes:
    """Return the next line, only the beginning if it is too long; b"" at the end of the input."""
    line = stream.readline(LONGEST_LINE + 1)
    rest = line
    while rest and not rest.endswith(b"\n") and len(line) > LONGEST_LINE:
        rest = stream.readline(LONGEST_LINE + 1)
    return line


def main() -> None:
    """Answer line after line until quit or the end of the input."""
    referee = Referee()
    while not referee.done and (line := _read_line(sys.stdin.buffer)):
        print(json.dumps(referee.answer(line.removesuffix(b"\n"))), flush=True)


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        # Nobody listens any more. Python would complain once more when it closes what it prints to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
