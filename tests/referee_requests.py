"""Requests to the referee in tests: good, rejected, and new games."""

import json
from typing import Any

from sim.protocol.referee import Referee

Json = dict[str, Any]


def ask(referee: Referee, cmd: str, **request: Any) -> Json:
    """Return the answer to a good request."""
    answer = referee.answer(json.dumps({"cmd": cmd, **request}).encode())
    assert answer["ok"] is True, answer
    return answer


def refused(referee: Referee, cmd: str, **request: Any) -> str:
    """Return the error of a rejected request, after checking that the game is unchanged."""
    before = everything(referee)
    answer = referee.answer(json.dumps({"cmd": cmd, **request}).encode())
    assert answer["ok"] is False, answer
    assert set(answer) == {"ok", "error"}
    assert answer["error"] and "\n" not in answer["error"]
    assert everything(referee) == before
    return answer["error"]


def everything(referee: Referee) -> list[Json]:
    """Return everything that can be known about the game."""
    return [
        referee.answer(json.dumps({"cmd": c}).encode()) for c in ("state", "legal", "save", "log")
    ]


def begun(players: int = 1, seed: int = 7, **more: Any) -> Referee:
    """Return a referee with a game before its first roll."""
    referee = Referee()
    ask(referee, "new", players=players, seed=seed, **more)
    for col in range(players):
        ask(referee, "act", action={"do": "start", "col": col})
    return referee


def act(referee: Referee, do: str, **action: Any) -> Json:
    return ask(referee, "act", action={"do": do, **action})["state"]


def rolled(dice: str, players: int = 2) -> Referee:
    """Return a referee with a game after its first roll."""
    referee = begun(players)
    act(referee, "roll", dice=dice.split())
    return referee
