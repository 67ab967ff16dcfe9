"""The referee: a game, and the commands of PROTOCOL.md."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sim.protocol import games
from sim.protocol.json_checks import Json, one_of

if TYPE_CHECKING:
    from sim.protocol.match import Match

LONGEST_LINE = 65_536  # bytes, not counting the newline
# By name. The first is the default, and reports the errors of data that belong to no game.
GAMES: dict[str, Any] = {name: games.module(name, "match").Match for name in games.names()}


class Referee:
    """One match, or none yet, and the commands that it understands."""

    def __init__(self) -> None:
        self._match: "Match | None" = None
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
        """Return the answer to one line; a faulty line gets an error and changes nothing."""
        try:
            request = _parse(line)
            name = request.get("cmd")
            if not isinstance(name, str) or name not in self._commands:
                raise ValueError(f"cmd must be one of {', '.join(self._commands)}")
            return {"ok": True, **self._commands[name](request)}
        except ValueError as error:
            return {"ok": False, "error": str(error)}

    @property
    def match(self) -> "Match":
        """The current match; ValueError if there is none."""
        if self._match is None:
            raise ValueError("there is no game yet: send new or load")
        return self._match

    @property
    def record(self) -> Any:
        """The current game with its history."""
        return self.match.record

    def _new(self, request: Json) -> Json:
        names = tuple(GAMES)
        game = one_of(request.get("game", names[0]), names, "game")
        self._match = GAMES[names[game]].new(request)
        return self._state(request)

    def _state(self, request: Json) -> Json:
        return {"state": self.match.state()}

    def _legal(self, request: Json) -> Json:
        return self.match.legal()

    def _act(self, request: Json) -> Json:
        self.match.act(request.get("action"))
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
        matches = list(GAMES.values())
        of = [match for match in matches if saved[:1] == bytes([match.VERSION])]
        self._match = (of or matches)[0].load(saved)
        return self._state(request)

    def _log(self, request: Json) -> Json:
        return self.match.log()

    def _hint(self, request: Json) -> Json:
        return {"action": self.match.hint()}

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
    """Reject NaN and Infinity, which Python accepts but JSON does not have."""
    raise ValueError(name)
