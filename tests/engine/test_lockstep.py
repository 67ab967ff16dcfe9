"""The engine beside a slow, literal second reading of the rules.

Both must say the same throughout. Both are driven by the same JSON, the engine through its referee.
The player prefers combos and low landings now and then, so that games reach letters, blocks, GO!
and the Game Over line.
"""

import json
import random
from typing import Any

import pytest

from engine.levels import NAMES
from engine.number_drop.bot import Bot
from sim.protocol.number_drop.notation import to_json
from sim.protocol.referee import Referee
from tests import slow
from tests.oracle import Oracle

Json = dict[str, Any]


def ask(referee: Referee, **request: Any) -> Json:
    """Return the referee's answer to a request, which must be good."""
    answer = referee.answer(json.dumps(request).encode())
    assert answer["ok"], answer
    return answer


def comparable(legal: Json) -> Json:
    """Return the legal actions with their lists in one order.

    The contract leaves the order open.
    """
    order = dict(legal)
    order.pop("ok", None)
    if "landings" in order:
        order["landings"] = sorted(sorted(cells) for cells in order["landings"])
    if "combos" in order:
        order["combos"] = sorted(
            (combo["kind"], sorted(combo["cells"])) for combo in order["combos"]
        )
    return order


def any_action(legal: Json, phase: str, random_: random.Random) -> Json:
    """Return some legal action, by the lists of the legal answer alone."""
    if phase == "start":
        return {"do": "start", "col": random_.choice(legal["cols"])}
    if phase == "slide":
        return {"do": "slide", "letter": random_.choice(legal["letters"])}
    if phase == "block":
        return {"do": "block", "cells": random_.choice(legal["landings"])}
    if phase == "drop":
        digits = [str(random_.randrange(10)) if n == "*" else n for n in legal["numbers"]]
        random_.shuffle(digits)
        cells = random_.choice(legal["landings"])
        return {"do": "drop", "cells": [[*c, d] for c, d in zip(cells, digits, strict=True)]}
    if random_.random() < 0.2 or not legal["combos"]:
        return {"do": "pass"}
    return {"do": "combo", "cells": random_.choice(legal["combos"])["cells"]}


@pytest.mark.parametrize("players", [1, 1, 1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", slow.but([0, 1], range(6)))
def test_engine_and_oracle_play_the_same_game(players: int, seed: int) -> None:
    random_ = random.Random(f"{players} {seed}")
    referee, bot = Referee(), Bot(NAMES.index("NOO"))
    skill = random_.choice([0, 0.7, 0.95])
    state = ask(referee, cmd="new", players=players, seed=seed)["state"]
    oracle = Oracle(players, [tile["shape"] for tile in state["tiles"]])
    while True:
        assert state == oracle.state()
        legal = ask(referee, cmd="legal")
        assert comparable(legal) == comparable(oracle.legal())
        if state["phase"] == "over":
            break
        game = referee.record.game
        if state["phase"] == "roll":
            action = to_json(game, random_.randrange(7776))
        elif random_.random() < skill:
            action = to_json(game, bot.choose(game))
        else:
            action = any_action(legal, state["phase"], random_)
        state = ask(referee, cmd="act", action=action)["state"]
        oracle.act(action)
