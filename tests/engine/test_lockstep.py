"""The engine in lockstep with a slow, literal second implementation of the rules.

Both get the same JSON, the engine through its referee, and must always give the same answers. The
player sometimes prefers combos and low landings, so that games reach letters, blocks, GO! and the
Game Over line.
"""

import json
import random
from typing import Any

import pytest

from engine.levels import NAMES
from engine.number_drop.actions import drop_at
from engine.number_drop.arrangements import Arrangements
from engine.number_drop.bot import Bot
from engine.number_drop.game import Game
from engine.number_drop.pushed import is_pushed
from engine.number_drop.table import BLOCK, DROP
from sim.protocol.number_drop.notation import to_json
from sim.protocol.number_drop.reading import from_json
from sim.protocol.referee import Referee
from tests import slow
from tests.engine.positions import take
from tests.oracle import HOUSE_RULES, Oracle

Json = dict[str, Any]


def ask(referee: Referee, **request: Any) -> Json:
    """Return the referee's answer to a request, which must succeed."""
    answer = referee.answer(json.dumps(request).encode())
    assert answer["ok"], answer
    return answer


def comparable(legal: Json) -> Json:
    """Return the legal actions with sorted lists, since the contract does not specify the order."""
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
    """Return some legal action, using only the lists of the legal answer."""
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
    play(players, seed, [])


@pytest.mark.parametrize("games", slow.but([range(20)], [range(20), range(20, 400)]))
def test_they_do_with_house_rules_too(games: range) -> None:
    seen = set()
    for seed in games:
        random_ = random.Random(seed)
        players = random_.choice([1, 1, 1, 2, 2, 3, 4, 5, 6])
        rules = [rule for rule in HOUSE_RULES if rule != "play_on" or players > 1]
        house = random_.sample(rules, random_.randint(1, len(rules)))
        seen |= {(rule, players > 1) for rule in play(players, seed, house)}
    several = {(rule, True) for rule in HOUSE_RULES}
    assert seen == {("aeg_dice", False), ("slide", False), *several}, "a rule made no difference"


def circle_some(game: Game, oracle: Oracle, random_: random.Random) -> None:
    """Circle letters before the game, many of them on all sheets."""
    for fast, slow_ in zip(game.sheets, oracle.sheets, strict=True):
        for value in random_.sample(range(3, 8), 4):
            take(fast, [value], [value])
            slow_.values["same"].add(value)
            slow_.values["run"].add(value)
            slow_.letters[value - 3] = "O"


def pushed(game: Game) -> list[int]:
    """Return the landings that need a push."""
    if not game.rests or game.phase not in (BLOCK, DROP):
        return []
    count = game.rests.list(game.sheet(), game.first_orientation(), game.last_orientation())
    return [game.rests.nth(i) for i in range(count)]


def play(players: int, seed: int, house: list[str]) -> set[str]:
    """Play a game on both; return which of the house rules made a difference."""
    random_ = random.Random(f"{players} {seed}")
    referee, bot = Referee(), Bot(NAMES.index("NOO"))
    skill = random_.choice([0, 0.7, 0.95])
    rules = {"house": house} if house else {}
    state = ask(referee, cmd="new", players=players, seed=seed, **rules)["state"]
    oracle = Oracle(players, [tile["shape"] for tile in state["tiles"]], house)
    if "play_on" in house:
        circle_some(referee.record.game, oracle, random_)
        state = ask(referee, cmd="state")["state"]
    seen = set()
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
        elif (landings := pushed(game)) and random_.random() < 0.5:
            landing = random_.choice(landings)
            digits = Arrangements().nth(game.dice, 0) if game.phase == DROP else 0
            action = to_json(game, drop_at(digits, landing))
        else:
            action = any_action(legal, state["phase"], random_)
        if state["phase"] in ("block", "drop") and is_pushed(from_json(game, action)):
            seen.add("slide")
        used = [tile["used"] for tile in state["tiles"]]
        state = ask(referee, cmd="act", action=action)["state"]
        oracle.act(action)
        if action["do"] == "roll":
            if action["dice"][3] == "*":
                seen.add("aeg_dice")
            if state["phase"] == "drop" and [tile["used"] for tile in state["tiles"]] != used:
                seen.add("play_on")
    return seen
