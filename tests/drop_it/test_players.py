"""Drop It's players: levels in order, few broken drops, the desktop before the board.

A few fixed games each; `make bench ARGS=--drop-it` plays a hundred.
"""

from functools import lru_cache
from statistics import fmean

from engine.drop_it.bot import BOARD, EFFORTS, Bot
from engine.drop_it.fall import Fall
from engine.drop_it.game import Game
from engine.drop_it.outlook import Outlook
from sim.players.drop_it_ahead import Ahead
from tests.bench import drop_it

SEEDS = range(2_000_000, 2_000_006)
BROKEN_AT_MOST = 0.05


@lru_cache(maxsize=None)
def alone(effort: tuple[int, int]) -> drop_it.Solo:
    """Return what a player who thinks so hard makes alone."""
    return drop_it.solo(Bot(effort), SEEDS)


def test_the_levels_are_in_order() -> None:
    means = [alone(effort).mean() for effort in EFFORTS]
    assert all(weaker + 3 < stronger for weaker, stronger in zip(means, means[1:], strict=False))
    assert EFFORTS[-1] == BOARD


def test_the_board_breaks_few_rules_alone() -> None:
    assert alone(BOARD).broken <= BROKEN_AT_MOST


def test_the_desktop_beats_the_board_alone() -> None:
    desktop = drop_it.solo(Ahead(), SEEDS)
    assert desktop.mean() > alone(BOARD).mean() + 3
    assert desktop.broken <= BROKEN_AT_MOST


def test_the_choice_depends_on_the_state_alone() -> None:
    used, game = Bot(), Game(3)
    for _ in range(7):
        action = used.choose(game)
        assert action == Bot().choose(game)
        game.apply(action)


def worth(game: Game, others_left: int) -> int:
    """Return what a circle in the middle is worth if the other side has so many pieces of each."""
    for at in range(len(game.hands) // 2, len(game.hands)):
        game.hands[at] = others_left
    outlook = Outlook()
    outlook.look_at(game)
    fall = Fall(game.board)
    fall.drop(0, 0, 96)
    return outlook.worth(game, fall, game.side())


def test_what_is_left_to_others_counts_against_a_drop() -> None:
    game = Game(2)
    worths = [worth(game, left) for left in (0, 1, 2)]
    assert worths == sorted(worths, reverse=True) and len(set(worths)) == 3


def test_the_bench_tells_points_and_errors() -> None:
    solo = drop_it.Solo([1, 2, 3, 4], 0.5)
    assert solo.mean() == fmean(solo.points) == 2.5
    assert round(solo.error(), 3) == 0.645
