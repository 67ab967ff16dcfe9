"""What the computer player's decisions cost on a board, in loops of the 32-bit machine.

A decision is what it thinks about: where to put a block or the dice, and which combo to circle. It
thinks in short steps; the minimum of several measurements of each step counts, because other
programs can only add to it.
"""

import json
from functools import cache

from tests.vm import machine

PASSES = 3
GAMES = 2
SCRIPT = """
import json
import js
from engine.number_drop.bot import Bot
from engine.number_drop.game import Game
from engine.number_drop.table import OVER, ROLL

_usage = js.process.cpuUsage

def _now():
    used = _usage()
    return (used.user + used.system) / 1000

_least = [0.0] * 4000

def _loop():
    least = 1000.0
    for _ in range(40):
        start = _now()
        for _ in range(2000):
            pass
        least = min(least, _now() - start)
    return least / 2000

def _decide(bot, game):
    for repeat in range({passes}):
        step = 0
        done = False
        while not done:
            start = _now()
            if step == 0:
                bot.begin(game)
            else:
                done = bot.step()
            spent = _now() - start
            if repeat == 0 or spent < _least[step]:
                _least[step] = spent
            step += 1
    return sum(_least[:step]) / _loop()

def play(seed):
    bot = Bot({level})
    game = Game(1, seed)
    while game.phase != OVER:
        if game.phase == ROLL:
            game.apply(game.chance())
            continue
        cost = _decide(bot, game)
        if game.phase > 2:
            costs.append(cost)
        game.apply(bot.action)

costs = []
"""


@cache
def loops_a_decision(
    level: int, first_seed: int = 1, games: int = GAMES, attempt: int = 0
) -> tuple[float, float]:
    """Return the mean and the maximum cost of decisions in games, in loops.

    Each `attempt` is a new measurement.
    """
    del attempt  # only distinguishes the measurements
    scripts = [SCRIPT.replace("{passes}", str(PASSES)).replace("{level}", str(level))]
    scripts += [f"play({seed})" for seed in range(first_seed, first_seed + games)]
    scripts.append("print(json.dumps(costs))")
    files = machine.engine_files(compiled=True)
    *_, output = machine.run_each(scripts, files, is_timed=True, timeout_seconds=600)
    costs = json.loads(output)
    return sum(costs) / len(costs), max(costs)
