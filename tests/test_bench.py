"""The bench counts what it claims to count, and boards' costs are within their limits.

No test checks how fast this computer is. Loops do not depend on the computer, so their limits hold.
"""

import sys
import time

import pytest

from engine.number_drop.actions import AT_ORIENTATION
from engine.number_drop.arrangements import Arrangements
from engine.number_drop.dice import SHAPE_DIE, STAR
from engine.number_drop.legal import Legal
from engine.number_drop.replay import Replay
from engine.number_drop.table import COMBO, DROP, ROLL
from tests.bench import __main__ as bench
from tests.bench import board, number_drop, page, report
from tests.bench.comparison import Comparison
from tests.bench.rates import rates

ATTEMPTS = 8


def test_landings_are_those_that_a_game_with_any_shape_offers():
    for game in number_drop.RandomGames(3).steps():
        if game.phase == DROP:
            counted = number_drop.Landings([number_drop.copied(game.sheet())]).count()
            game.dice[SHAPE_DIE] = STAR
            assert counted == Legal(game).count() // Arrangements().count(game.dice)


def test_combos_are_those_that_a_game_offers():
    found = 0
    for seed in range(5):
        for game in number_drop.RandomGames(seed).steps():
            if game.phase == COMBO:
                counted = number_drop.CombosOf([game.sheet()]).count()
                assert counted == Legal(game).count() - 1
                found += counted
    assert found > 0


def test_the_sheets_are_those_of_whole_games():
    assert len(number_drop.drop_sheets(2)) == len(number_drop.combo_sheets(2)) > 10
    assert number_drop.RandomGames().play() == 1


def test_a_rate_is_a_median_of_work_done_in_time():
    measured = rates({"one": lambda: 1, "thousand": lambda: 1000}, repeats=3, seconds=0.001)
    assert 0 < measured["one"] < measured["thousand"]


def test_the_table_says_which_aim_is_missed():
    names = {name: 1.0 for aim in report.AIMS for name in aim[:2]}
    lines = list(report.rate_lines(names | {report.WHOLE_GAMES: 20.0}))
    missed = [line for line in lines if line.endswith("missed")]
    assert len(missed) == len([aim for *_, aim in report.AIMS if aim > 1]) - 1
    assert not any(report.CHESS_WHOLE in line for line in missed)


def test_what_is_kept_is_beside_what_is_kept_and_games_are_as_long():
    for ours, theirs, _ in report.AIMS:
        for name in (
            "listed",
            "none kept",
            "drops made",
            "to their end",
            f" first {number_drop.MOST_CHOICES} ",
        ):
            assert (name in ours) == (name in theirs), ours


def test_landings_are_listed_as_actions_and_as_many_as_counted():
    (sheet, *_) = sheets = number_drop.drop_sheets(2)
    landings = number_drop.Landings(sheets)
    assert landings.listed() == landings.count() > 500
    listed = landings.of(sheet)
    assert len(set(listed)) == len(listed) > 50
    for action in listed:
        assert sheet.landing(*divmod(action, 1 << AT_ORIENTATION)) >= 0


def test_games_are_compared_as_far_as_was_asked():
    player = number_drop.RandomGames()
    steps = sum(game.phase != ROLL for game in number_drop.RandomGames().steps())
    assert steps > number_drop.MOST_CHOICES
    whole = sum(game.phase == DROP for game in number_drop.RandomGames().steps())
    assert player.drop_some(1000) == whole > number_drop.MOST_DROPS
    assert player.drop_some(3) == 3


def test_waiting_counts_for_no_rate():
    def waits() -> int:
        time.sleep(0.01)
        return sum(range(20_000)) > 0

    def works() -> int:
        return sum(range(20_000)) > 0

    measured = rates({"waits": waits, "works": works}, repeats=3, seconds=0.005)
    assert measured["waits"] > measured["works"] / 4  # in wall-clock time it would be 1 in 80


def test_the_page_has_an_aim_in_loops_where_nothing_brakes_it():
    busy = [(1, page.Visits(3000, report.FIRST_AIM, 60))]
    assert "missed" not in list(report.page_lines(busy))[1]
    found = [(1, page.Visits(400, report.FIRST_AIM + 1, 60)), (6, page.Visits(9000, 9000, 50))]
    _, as_it_is, braked, *_ = report.page_lines(found)
    assert as_it_is.endswith("missed")
    assert "6 times" in braked and "missed" not in braked


def test_a_comparison_with_physics_says_what_was_compared():
    found = [Comparison(300, friction, 0.9, 1.5, 0.82, 0.99, 6.0) for friction in (1.0, 0.4)]
    shown = list(report.physics_lines(found))
    heads = [line for line in shown if "pymunk" in line]
    assert [line.split()[-1] for line in heads] == ["1.0", "0.4"]
    assert all("pile frozen" in line for line in heads)
    for text in ("placed at rest", "falling freely", "same level", "in an adjacent one"):
        assert len([line for line in shown if text in line]) == 2


def test_a_missing_peer_is_one_clear_line(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "chess", None)
    monkeypatch.delitem(sys.modules, "tests.bench.chess_peer", raising=False)
    monkeypatch.delattr("tests.bench.chess_peer", raising=False)
    assert bench.main() == 1
    line = "The bench needs chess: run `make bench`, which installs it.\n"
    assert capsys.readouterr() == ("", line)


def test_the_equal_digits_are_one_set():
    for drops in (1, 2, 3):
        record = board.equal_game(drops)
        assert board.connected(record.game.sheets[0]) == 4 * drops


@pytest.mark.parametrize(
    "record", [board.bot_game(1, 1), board.equal_game(2)], ids=["bot", "equal"]
)
def test_a_key_press_and_a_search_cost_a_board_no_more_than_they_may(record):
    presses, searches = least_costs(record)
    assert 100 < min(presses) <= max(presses) <= report.PRESS_AIM
    assert 100 < min(searches) <= max(searches) <= report.SEARCH_AIM


def test_the_board_finds_the_combos_that_the_computer_finds():
    record = board.equal_game(3)
    assert board.costs({"equal": record}, passes=1)["equal"].combos == searched(record)


def least_costs(record):
    """Return the lowest costs of each press and each search, repeating while any is too high.

    A computer busy with other tests makes single ones seem long, but never always.
    """
    presses: list[float] = []
    searches: list[float] = []
    for _ in range(ATTEMPTS):
        cost = board.costs({"": record}, passes=3)[""]
        presses = [min(pair) for pair in zip(presses or cost.presses, cost.presses, strict=True)]
        searches = [
            min(pair) for pair in zip(searches or cost.searches, cost.searches, strict=True)
        ]
        if max(presses) <= report.PRESS_AIM and max(searches) <= report.SEARCH_AIM:
            break
    return presses, searches


def searched(record):
    """Return the number of combos on the sheets of a solo game, before each choice of a combo."""
    replay = Replay(record)
    found = 0
    while (action := replay.next()) >= 0:
        if replay.game.phase == COMBO:
            found += number_drop.CombosOf([replay.game.sheet()]).count()
        replay.do(action)
    return found
