"""SIS, the computer player of fast boards: legal, honest, in short steps, also when hurried."""

import pytest

from engine.number_drop.ahead import Ahead
from engine.number_drop.bot import Bot
from engine.number_drop.game import Game
from engine.number_drop.player.prospects import Prospects
from engine.number_drop.table import BLOCK, COMBO, DROP, OVER, ROLL, SLIDE
from tests import slow
from tests.engine.playing import played, saved, with_other_dice_to_come

MOST_EVALUATIONS = 3  # per step: what several are worth when a playout ends
SHORT = 12  # rounds of a game for several players


def choices(players: int, seed: int, player: Ahead):
    """Play a game by SIS, yielding it before each choice."""
    game = Game(players, seed)
    while not game.is_over() and (players == 1 or game.round < SHORT // players):
        if game.phase == ROLL:
            game.apply(game.chance())
            continue
        yield game
        game.apply(player.choose(game))


@pytest.mark.parametrize("players", slow.but([2], [1, 2, 4]))
def test_every_choice_is_legal_and_thinking_changes_nothing(players: int) -> None:
    player, seen = Ahead(), set()
    for game in choices(players, 11, player):
        before = saved(game)
        action = player.choose(game)
        assert game.is_legal(action) and saved(game) == before
        seen.add(game.phase)
    assert seen >= {DROP, COMBO} | ({SLIDE, BLOCK} if players == 1 else set())


def test_it_does_not_know_the_dice_to_come() -> None:
    player = Ahead()
    for seed in range(4):
        game = played(1 + seed % 2, seed, 20 + 5 * seed)
        while game.phase in (ROLL, OVER):
            game.apply(game.chance())
        choice = player.choose(game)
        for other in with_other_dice_to_come(game):
            assert player.choose(other) == choice


def to(phase: int) -> Game:
    """Return a solo game before a choice of a phase, in the middle of the game."""
    game, bot = Game(1, 6), Bot(1)
    while game.phase != phase or phase != BLOCK and game.round < 5:
        game.apply(game.chance() if game.phase == ROLL else bot.choose(game))
    return game


def steps(player: Ahead) -> int:
    """Return the number of steps until the choice is made."""
    count = 1
    while not player.step():
        count += 1
    return count


@pytest.mark.parametrize("phase", slow.but([BLOCK, DROP], [SLIDE, BLOCK, DROP, COMBO]))
def test_hurried_at_any_step_it_takes_a_legal_choice_at_once(phase: int) -> None:
    game, player, lead = to(phase), Ahead(), Bot()
    lead.begin(game)
    while not lead.step():
        pass
    player.begin(game)
    whole = steps(player)
    assert whole > 200, "or nothing was played on"
    few = 0
    for before in range(0, whole, max(1, whole // 25)):
        player.begin(game)
        for _ in range(before):
            assert not player.step()
        player.hurry()
        left = steps(player)
        assert game.is_legal(player.action)
        if left == 1:
            few += 1
        else:  # LU6 was not ready, and is waited for
            assert player.action == lead.action
    assert few > 10


def test_a_step_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Ahead()
    evaluations = 0
    find = Prospects.find

    def counted(prospects) -> None:
        nonlocal evaluations
        evaluations += 1
        find(prospects)

    monkeypatch.setattr(Prospects, "find", counted)
    player.begin(to(DROP))
    done = False
    while not done:
        evaluations = 0
        done = player.step()
        assert evaluations <= MOST_EVALUATIONS
