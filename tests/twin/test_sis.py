"""SIS in the twin: she makes the same choices as on a board, and her score is as promised."""

from collections.abc import Iterator

import pytest

from engine.number_drop.ahead import Ahead
from engine.number_drop.game import Game
from engine.number_drop.table import ROLL
from sim.players.twin import Twin
from tests import slow

GAMES = [40, 300]
LEAST = 56  # points


@pytest.fixture(scope="module")
def twin() -> Iterator[Twin]:
    with Twin() as running:
        yield running


CHOICES = [(1, 5, 99), (2, 7, 60), (4, 8, 40)]  # players, seed, and how many choices are compared


@pytest.mark.parametrize(("players", "seed", "choices"), slow.rows_but([CHOICES[2]], CHOICES))
def test_both_choose_the_same(twin: Twin, players: int, seed: int, choices: int) -> None:
    wanted = twin.ask("sis", players=players, seed=seed)["actions"]
    game, player = Game(players, seed), Ahead()
    made: list[int] = []
    while not game.is_over() and len(made) < choices:
        if game.phase == ROLL:
            game.apply(game.chance())
            continue
        made.append(player.choose(game))
        game.apply(made[-1])
    assert made == wanted[: len(made)] and len(made) >= min(choices, len(wanted))


@pytest.mark.parametrize("games", slow.but(GAMES[:1], GAMES))
def test_alone_she_comes_between_lu6_and_dad(twin: Twin, games: int) -> None:
    scores = [total for total, *_ in twin.ask("sis", seed=1_000_000, count=games)["scores"]]
    assert LEAST <= sum(scores) / games <= 61
