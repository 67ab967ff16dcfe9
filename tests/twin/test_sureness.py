"""How certain a hint is, checked by playouts: toss-ups are close, everything else is clear."""

from collections.abc import Iterator

import pytest

from engine.number_drop.bot import Bot
from engine.number_drop.game import Game
from engine.number_drop.player.evaluation import BLOCK_ERROR, ERROR, POINT
from engine.number_drop.table import BLOCK, COMBO, DROP, ROLL, SLIDE
from sim.players.strong import Strong
from tests import slow

PLAYOUTS = 1600
# From a solo game by LU6: its seed, the number of previous actions, LU6's choice and its second.
CLOSE = {
    "drop": (DROP, 40, 28, 11166776, 11166808),
    "another drop": (DROP, 45, 24, 13558793, 15002673),
    "drop beside six in one place": (DROP, 36, 47, 2803316, 2534474),
    "another beside six": (DROP, 38, 41, 13168146, 9235984),
    "combo": (COMBO, 40, 33, 262177, 18759),
    "block": (BLOCK, 42, 16, 116, 56),
}
QUICK = "drop beside six in one place", "combo", "block"
CLEAR = {
    "drop": (DROP, 42, 12, 15073932, 15238787),
    "drop beside six in one place": (DROP, 35, 57, 6973459, 9070101),
    "combo": (COMBO, 40, 5, 0, 4609),
    "another combo": (COMBO, 41, 4, 0, 4891),
    "block": (BLOCK, 44, 16, 14, 8),
}


@pytest.fixture(scope="module")
def strong() -> Iterator[Strong]:
    player = Strong(PLAYOUTS, processes=1)
    yield player
    player.close()


def thought(phase: int, seed: int, actions: int, choice: int) -> tuple[Game, Bot]:
    """Return LU6's game before a choice, and LU6 after making it."""
    game, bot = Game(1, seed), Bot()
    for _ in range(actions):
        game.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    assert game.phase == phase and bot.choose(game) == choice
    return game, bot


def difference(strong: Strong, game: Game, choice: int, second: int) -> float:
    """Return how much playouts prefer the choice to the second, in points."""
    points = {one.action: one.points for one in strong.rank(game, second)}
    return points[choice] - points[second]


def error(game: Game) -> float:
    """Return the error of the difference between two choices, in points."""
    return (BLOCK_ERROR if game.phase == BLOCK else ERROR) / POINT


@pytest.mark.parametrize("name", slow.but(QUICK, CLOSE))
def test_a_close_pair_is_reported(strong: Strong, name: str) -> None:
    phase, seed, actions, choice, second = CLOSE[name]
    game, bot = thought(phase, seed, actions, choice)
    assert bot.is_close
    assert difference(strong, game, choice, second) < error(game)


@pytest.mark.parametrize("name", CLEAR)
def test_a_clear_choice_is_not(strong: Strong, name: str) -> None:
    phase, seed, actions, choice, second = CLEAR[name]
    game, bot = thought(phase, seed, actions, choice)
    assert not bot.is_close
    assert difference(strong, game, choice, second) > error(game)


def test_any_other_tile_is_as_good_and_the_first_digit_is_not_judged() -> None:
    """A rule places the tile and the first digit, whatever the thinking; tiles differ little."""
    bot, game = Bot(), Game(1, 40)
    seen = 0
    while not game.is_over():
        if game.phase == ROLL:
            game.apply(game.chance())
            continue
        action = bot.choose(game)
        if game.phase not in (BLOCK, DROP, COMBO):
            assert bot.is_close is (game.phase == SLIDE)
            seen += 1
        game.apply(action)
    assert seen > 5
