"""Plays the twin and the engine in lockstep on many games: `python -m tests.twin 2000`."""

import sys

from engine.number_drop.player.levels import STRONGEST
from sim.players.twin import Twin
from tests.twin.test_lockstep import FIRST_SEED, play_both, rules_agree

GAMES = 2000
RULES = 10  # times as many games in which only the rules are compared, not the player's thinking
MIXED_SKILL = 0.5  # how often the choice of a combo is the player's instead of a random one


def main(games: int = GAMES) -> int:
    """Play this number of games; return the exit status.

    An AssertionError says where they differ.
    """
    with Twin() as twin:
        choices = rules_agree(twin, RULES * games)
        print(f"{RULES * games} games, {choices} choices: the rules are the same")
        for number in range(games):
            players = (1, 1, 1, 2, 2, 3, 4, 6)[number % 8]
            level = STRONGEST if number % 50 == 0 else number % STRONGEST
            play_both(twin, players, FIRST_SEED + 1000 + number, level, MIXED_SKILL)
            print(f"\r{number + 1} of {games} games: the players are the same ", end="", flush=True)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main(*[int(argument) for argument in sys.argv[1:2]]))
