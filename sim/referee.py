"""The engine on standard input and output: a JSON object a line in, one out (PROTOCOL.md)."""

import json
import os
import secrets
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from engine.number_drop import shapes
from engine.number_drop.bot import Bot
from engine.number_drop.record import Record
from engine.number_drop.replay import from_bytes
from engine.number_drop.table import MOST_PLAYERS, OVER, ROLL
from sim.notation import Json, from_json, to_json
from sim.states import legal_actions, log, state

LONGEST_LINE = 65_536  # bytes, the newline apart
GAMES = ("number_drop",)


class Referee:
    """One table: a game, or none yet, and the commands that it understands."""

    def __init__(self) -> None:
        self._record: Record | None = None
        self._bot = Bot()
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
    def record(self) -> Record:
        """The game that is on."""
        if self._record is None:
            raise ValueError("there is no game yet: send new or load")
        return self._record

    def _begin(self, record: Record) -> Json:
        self._record = record
        return {"state": state(record.game)}

    def _new(self, request: Json) -> Json:
        game = request.get("game", GAMES[0])
        if not isinstance(game, str) or game not in GAMES:
            raise ValueError(f"game must be one of {', '.join(GAMES)}")
        players = _whole(request.get("players"), 1, MOST_PLAYERS, "players")
        seed = secrets.randbits(32)
        if "seed" in request:
            seed = _whole(request["seed"], 0, 0xFFFFFFFF, "seed")
        tiles = _tiles(request["tiles"]) if "tiles" in request else None
        return self._begin(Record(players, seed, tiles))

    def _state(self, request: Json) -> Json:
        return {"state": state(self.record.game)}

    def _legal(self, request: Json) -> Json:
        return legal_actions(self.record.game)

    def _act(self, request: Json) -> Json:
        self.record.apply(from_json(self.record.game, request.get("action")))
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
        return self._begin(from_bytes(bytes.fromhex(data if len(data) % 2 == 0 else "")))

    def _log(self, request: Json) -> Json:
        return log(self.record)

    def _hint(self, request: Json) -> Json:
        game = self.record.game
        if game.phase == OVER:
            raise ValueError("the game is over")
        if game.phase == ROLL:
            return {"action": {"do": "roll"}}
        return {"action": to_json(game, self._bot.choose(game))}

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


def _whole(value: object, least: int, most: int, name: str) -> int:
    if type(value) is not int or not least <= value <= most:  # true is no number here
        raise ValueError(f"{name} must be a whole number, {least} to {most}")
    return value


def _tiles(names: Any) -> list[int]:
    if not isinstance(names, list) or not all(
        isinstance(name, str) and name in shapes.NAMES for name in names
    ):
        raise ValueError(f"tiles must be five names out of {' '.join(shapes.NAMES)}")
    return [shapes.NAMES.index(name) for name in names]


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
