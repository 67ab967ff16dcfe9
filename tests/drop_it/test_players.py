"""Drop It's players: levels in order, few broken rules, the desktop's player the best.

A few fixed games each; `make bench ARGS=--drop-it` plays a hundred.
"""

from functools import lru_cache
from random import Random
from statistics import fmean

import pytest

from engine.drop_it.bot import BOARD, EFFORTS, KNOWN, Bot
from engine.drop_it.fall import Fall
from engine.drop_it.game import JOKER, Game
from engine.drop_it.outlook import POINT, Outlook
from engine.drop_it.pieces import PIECES
from sim.players.drop_it_ahead import TRIED, Ahead, Lister
from sim.players.random_drop import random_drop
from tests.bench import drop_it

SEEDS = range(2_000_000, 2_000_006)
MOST_WORK = 4500  # of a choice, some 88 loops each: no more than 400 000
BROKEN_AT_MOST = 0.05


@lru_cache(maxsize=None)
def alone(effort: tuple[int, int]) -> drop_it.Solo:
    """Return the results of a player with this effort alone."""
    return drop_it.solo(Bot(effort), SEEDS)


def test_the_levels_are_in_order() -> None:
    means = [alone(effort).mean() for effort in EFFORTS]
    assert all(weaker + 3 < stronger for weaker, stronger in zip(means, means[1:], strict=False))
    assert EFFORTS[-1] == BOARD


def test_the_board_breaks_few_rules_alone() -> None:
    assert alone(BOARD).broken <= BROKEN_AT_MOST


def test_the_desktop_beats_the_board_alone() -> None:
    desktop = drop_it.solo(Ahead(), SEEDS[:3])
    assert desktop.mean() > alone(BOARD).mean() + 3
    assert desktop.broken <= BROKEN_AT_MOST


@pytest.mark.parametrize(("sides", "looks"), [(1, True), (2, True), (3, False)])
def test_the_desktop_looks_ahead_alone_and_of_two(sides: int, looks: bool) -> None:
    """Otherwise it takes the best drop that it sees."""
    game, differs = Game(sides), False
    game.apply(random_drop(game, Random(4)))
    for _ in range(9):
        action = Ahead().choose(game)
        differs |= action != Lister(TRIED).choose(game)
        game.apply(action)
    assert differs is looks


def test_the_choice_depends_on_the_state_alone() -> None:
    used, game = Bot(), Game(3)
    for _ in range(7):
        action = used.choose(game)
        assert action == Bot().choose(game)
        game.apply(action)


class Listing(Bot):
    """The board's player, recording where each drop ended and its estimated value."""

    def choose(self, game: Game) -> int:
        self.ends: dict[tuple[int, int, int], int] = {}
        self.known: dict[tuple[int, int, int], int] = {}
        self.taken = (0, 0, 0)
        return super().choose(game)

    def _remember(self, drop: int, hope: int) -> None:
        if drop != KNOWN:
            self.ends[self._fall.shape, self._fall.x, self._fall.y] = hope
        super()._remember(drop, hope)

    def _tip(self) -> None:
        self.ends.pop((self._fall.shape, self._fall.x, self._fall.y), None)
        super()._tip()

    def _offer(self, action: int, worth: int) -> None:
        end = self._fall.shape, self._fall.x, self._fall.y
        self.ends[end] = self.known[end] = max(worth, self.ends.get(end, worth))
        super()._offer(action, worth)
        if self.action == action:
            self.taken = end

    def work(self) -> int:
        """Return the work of its falls."""
        return self._fall.work

    def lead(self) -> int:
        """Return the choice's lead over the best drop that ends elsewhere.

        For the last drop only known ends count.
        """
        is_last = self._game.board.count == PIECES - 1
        ends = self.known if is_last else self.ends
        others = [worth for end, worth in ends.items() if end != self.taken]
        return self.value - max(others, default=-(1 << 40))


@pytest.mark.parametrize(("sides", "seed"), [(1, 5), (2, 5), (4, 5), (4, 7)])
def test_a_choice_is_close_if_one_elsewhere_is_within_the_error(sides: int, seed: int) -> None:
    """The error is 1.5 points with 30 pieces left, 4.4 with one."""
    game, player, seen = Game(sides), Listing(), []
    game.apply(random_drop(game, Random(seed)))
    while not game.is_over():
        action = player.choose(game)
        to_come = PIECES - 1 - game.board.count
        error = POINT * (45 - to_come) // 10 if to_come else 0
        assert player.is_close is (player.lead() <= error)
        assert len(player.ends) > 1 or not player.is_close
        seen.append(player.is_close)
        assert player.work() < MOST_WORK
        game.apply(action)
    assert set(seen) == {True, False}


def test_it_is_sure_of_what_it_does_not_judge() -> None:
    game, bot = Game(1, jokers=True), Bot()
    while game.phase != JOKER:
        bot.choose(game)
        was_close = bot.is_close
        game.apply(random_drop(game, Random(game.board.count)))
    bot.choose(game)
    assert was_close and not bot.is_close


def worth(game: Game, others_left: int) -> int:
    """Return the value of a circle in the middle; the other side has this many of each piece."""
    for at in range(len(game.hands) // 2, len(game.hands)):
        game.hands[at] = others_left
    outlook = Outlook()
    outlook.look_at(game)
    fall = Fall(game.board)
    fall.drop(0, 0, 96)
    return outlook.evaluate(game, fall, game.side())


def test_what_is_left_to_others_counts_against_a_drop() -> None:
    game = Game(2)
    worths = [worth(game, left) for left in (0, 1, 2)]
    assert worths == sorted(worths, reverse=True) and len(set(worths)) == 3


def test_the_bench_shows_points_and_errors() -> None:
    solo = drop_it.Solo([1, 2, 3, 4], 0.5)
    assert solo.mean() == fmean(solo.points) == 2.5
    assert round(solo.error(), 3) == 0.645
