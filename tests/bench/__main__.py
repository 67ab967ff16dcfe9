"""`make bench`: prints how fast the engine is, all measured in one run.

First the engine is compared on this computer with python-chess and the package `tetris`,
alternately, in CPU time of one core. Then it is measured in the boards' 32-bit VM, where the unit
is a loop: one iteration of `for _ in range(n): pass`.
"""

import argparse
import platform
import sys
from collections.abc import Sequence
from functools import partial

from engine.number_drop.sheet import LINE
from sim.command_line import OneLineParser, OptionsError, complain, run, whole_number
from tests.bench import (
    beginning,
    board,
    calls,
    drop_it,
    heap,
    keys,
    memory,
    number_drop,
    page,
    pixels,
    players,
    report,
    situations,
)
from tests.bench.comparison import Comparison
from tests.bench.rates import Work, rates
from tests.twin.__main__ import main as compare_twin
from tests.vm.machine import MachineError

POSITION_GAMES = 40  # random games whose sheets are searched
CHESS_POSITION_GAMES = 5
PHYSICS_GAMES = 100  # of Drop It, in which every third landing is compared
FEW = 40  # sheets, for the slowest peer


class BenchError(Exception):
    """The measurements would not be of the same work."""


def peers() -> dict[str, Work]:
    """Return the peers' work.

    Raises ImportError if one is not installed, BenchError if one gives wrong results.
    """
    from tests.bench import chess_peer, tetris_peer

    moves = chess_peer.Moves(chess_peer.positions(CHESS_POSITION_GAMES))
    sheets = number_drop.drop_sheets(POSITION_GAMES)
    sheets = sheets[:: len(sheets) // FEW]
    low = [sheet for sheet in sheets if sheet.top() < LINE]
    if number_drop.Landings(low).count() != tetris_peer.Drops(low).count():
        raise BenchError("`tetris` finds other drops than the engine: tests/bench/tetris_peer.py")
    return {
        report.CHESS_LISTED: moves.listed,
        report.CHESS_COUNTED: moves.count,
        report.CHESS_GAMES: partial(chess_peer.RandomGames().play_some, number_drop.MOST_CHOICES),
        report.CHESS_WHOLE: chess_peer.RandomGames().play,
        report.TETRIS_COUNTED: tetris_peer.Drops(sheets).count,
        report.TETRIS_DROPS: partial(tetris_peer.RandomGames().drop_some, number_drop.MOST_DROPS),
        report.TETRIS_BLIND: partial(
            tetris_peer.RandomGames().drop_blindly, number_drop.MOST_DROPS
        ),
    }


def physics() -> list[Comparison]:
    """Compare Drop It's falls with a physics engine's, at each friction."""
    from tests.bench import pymunk_peer

    return [pymunk_peer.compare(PHYSICS_GAMES, one) for one in pymunk_peer.FRICTIONS]


def own() -> dict[str, Work]:
    """Return the engine's work."""
    combos = number_drop.CombosOf(number_drop.combo_sheets(POSITION_GAMES))
    landings = number_drop.Landings(number_drop.drop_sheets(POSITION_GAMES))
    return {
        report.LISTED: landings.listed,
        report.COUNTED: landings.count,
        report.GAMES: number_drop.RandomGames().play_some,
        report.WHOLE_GAMES: number_drop.RandomGames().play,
        report.DROPS: number_drop.RandomGames().drop_some,
        report.COMBOS: combos.count,
        report.SHEETS: combos.sheets,
    }


def games():
    """Return the recorded games that the board's measurements replay."""
    return {
        "solo, the bot": board.bot_game(1, 1),
        "three players, the bot": board.bot_game(3, 1),
        "12 equal digits side by side": board.equal_game(3),
    }


def main(arguments: Sequence[str] = ()) -> int:
    """Measure and print everything; return the exit status."""
    parser = OneLineParser(prog="python -m tests.bench", description=__doc__)
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--players", action="store_true", help="measure only the players")
    one.add_argument("--drop-it", action="store_true", help="measure only Drop It's players")
    one.add_argument("--page", action="store_true", help="measure only the page")
    one.add_argument(
        "--lockstep", type=_games, metavar="N", help="play N games on twin and engine instead"
    )
    try:
        wanted = parser.parse_args(arguments)
    except OptionsError as mistake:
        return complain(str(mistake), "bench")
    try:
        return _measure(wanted)
    except MachineError as error:
        return fail(str(error))


def _games(text: str) -> int:
    return whole_number(text, 1, 10**9)


def _measure(wanted: argparse.Namespace) -> int:
    if wanted.lockstep:
        return compare_twin(wanted.lockstep)
    if wanted.drop_it:
        return measure_drop_it_alone()
    if wanted.page:
        return measure_page()
    if not wanted.players:
        status = measure() or measure_page()
        if status:
            return status
    for line in players.table():
        print(line, flush=True)
    return measure_drop_it_alone()


def measure_drop_it_alone() -> int:
    """Measure how well Drop It's players do alone; return the exit status."""
    print("", *report.solo_lines(drop_it.solos()), sep="\n", flush=True)
    return 0


def measure() -> int:
    """Measure everything except the players; return the exit status."""
    try:
        beside = peers()
    except ImportError as error:
        return fail(f"The bench needs {error.name}: run `make bench`, which installs it.")
    except BenchError as error:
        return fail(str(error))
    print(f"Python {platform.python_version()}, {platform.machine()}, medians\n", flush=True)
    print(*report.rate_lines(rates(own() | beside)), sep="\n", end="\n\n", flush=True)
    print(*report.cost_lines(board.costs(games())), sep="\n", end="\n\n", flush=True)
    costs = report.drop_it_lines(drop_it.drop_costs(), drop_it.choice_costs())
    print(*costs, sep="\n", end="\n\n", flush=True)
    print(*report.match_lines(drop_it.matches()), sep="\n", end="\n\n", flush=True)
    print(*report.physics_lines(physics()), sep="\n", end="\n\n", flush=True)
    print(*report.memory_lines(memory.sizes()), sep="\n", end="\n\n", flush=True)
    print(*report.key_lines(keys.all_presses()), sep="\n", end="\n\n", flush=True)
    print(*report.pixel_lines(pixels.all_shares()), sep="\n", end="\n\n", flush=True)
    taken = report.firmware_lines(situations.measured(), heap.start_loops())
    print(*taken, sep="\n", end="\n\n", flush=True)
    print(*report.beginning_lines(beginning.files()), sep="\n", end="\n\n", flush=True)
    print(*report.call_lines(calls.counted()), sep="\n", end="\n\n", flush=True)
    return 0


def measure_page() -> int:
    """Measure the page; return the exit status."""
    try:
        print(*report.page_lines(page.measure()), sep="\n", end="\n\n", flush=True)
    except RuntimeError as error:
        return fail(str(error))
    return 0


def fail(why: str) -> int:
    """Print why there are no figures; return the exit status."""
    print(why, file=sys.stderr)
    return 1


if __name__ == "__main__":
    run(main, "bench")
