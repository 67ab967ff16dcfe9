"""Whole games in lockstep with the literal implementation, compared after every action."""

import copy
import os
from random import Random
from typing import Any

import pytest

from sim.protocol.referee import Referee
from tests.drop_it.literal_game import LiteralGame
from tests.referee_requests import Json, ask

TURNS = {"circle": 1, "square": 6, "diamond": 12, "triangle": 8}
# players, teams, edges, jokers
SET_UPS = [
    (1, False, "colour", False),
    (1, False, "none", True),
    (2, False, "shape", True),
    (2, True, "colour", True),
    (3, False, "colour", True),
    (3, True, "none", False),
    (4, False, "colour", False),
    (4, False, "shape", True),
    (4, True, "shape", True),
    (5, True, "none", True),
    (6, True, "colour", True),
    (6, True, "shape", False),
    (1, False, "shape", False),
]
# The literal implementation is slow: more than one game each is played only on request.
SEEDS = range(6 if os.environ.get("DROP_IT_ALL") else 1)


def any_action(referee: Referee, state: Json, random: Random) -> Json:
    """Return some legal action, using only the legal answer."""
    legal = ask(referee, "legal")
    if state["phase"] == "joker":
        return {"do": random.choice(["joker", "pass"])}
    kind, colour = random.choice(legal["choices"])
    o = random.randrange(TURNS[kind])
    return {"do": "drop", "kind": kind, "colour": colour, "o": o, "x": random.randrange(193)}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
def test_engine_and_literal_reading_play_the_same_game(
    set_up: tuple[int, bool, str, bool], seed: int
) -> None:
    random = Random(f"{set_up} {seed}")
    players, teams, edges, jokers = set_up
    request: dict[str, Any] = {"players": players, "teams": teams, "edges": edges, "jokers": jokers}
    referee, literal = Referee(), LiteralGame(*set_up)
    state = ask(referee, "new", game="drop_it", **request)["state"]
    while True:
        assert state == literal.state()
        assert {key: value for key, value in ask(referee, "legal").items() if key != "ok"} == (
            literal.legal()
        )
        if state["phase"] == "over":
            break
        action = any_action(referee, state, random)
        before = copy.deepcopy(literal.state())
        state = ask(referee, "act", action=action)["state"]
        if action["do"] != "drop":
            assert ask(referee, "undo")["state"] == before
            state = ask(referee, "act", action=action)["state"]
        literal.act(action)
