"""`make tune`: the computer player learns a sheet's worth from its games.

Every round plays games with the evaluation as it is and learns from them; what does best on games
kept for that becomes engine/number_drop/player/weights.py. Stopped with Ctrl-C, it goes on where it
was. sim/players/twin/tune.mjs does the work. Drop It's player learns elsewhere: with --drop-it.
"""

import errno
import os
import signal
import subprocess
from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from sim.command_line import OneLineParser, OptionsError, complain, run
from sim.players import tune_drop_it, tune_rivals
from sim.players.twin import CORRECTION, FOLDER, TwinError, node
from sim.project import ROOT

WEIGHTS = ROOT / "engine" / "number_drop" / "player" / "weights.py"
_PARTS = ("HIDDEN", "BASE", "BIAS", "OUT", "ROWS", "DETAILS")  # of a table
_SELF = "tune"  # who complains
ROUNDS = 24
GAMES = 10_000  # a round
CORRECTION_GAMES = 20_000  # of each of two stages


def main(arguments: Sequence[str]) -> int:
    """Tune as the command line says; return the exit status."""
    parser = OneLineParser(prog="python -m sim.tune", description=__doc__.split("\n")[0])
    cores = os.cpu_count() or 1
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="in all (default %(default)s)")
    parser.add_argument("--games", type=int, default=GAMES, help="a round (default %(default)s)")
    parser.add_argument("--threads", type=int, default=cores, help="that play (default: cores)")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "tune")
    parser.add_argument(
        "--from-nothing",
        action="store_true",
        help="forget the table: begin with a few weights made by hand; of --drop-it, forget what "
        "earlier calls learned",
    )
    other = parser.add_mutually_exclusive_group()
    other.add_argument(
        "--rivals", action="store_true", help="instead find what several players change"
    )
    other.add_argument(
        "--correction",
        action="store_true",
        help="instead find what the desktop's player adds to the table, which must be done by then",
    )
    other.add_argument(
        "--drop-it",
        action="store_true",
        help="instead find the weights of Drop It's player, in "
        "40 generations of 24 games a candidate",
    )
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="the table to improve")
    try:
        wanted = parser.parse_args(arguments)
    except OptionsError as mistake:
        return complain(str(mistake), _SELF)
    if min(wanted.rounds, wanted.games, wanted.threads) < 1:
        return complain("--rounds, --games and --threads must be at least 1", _SELF)
    if not wanted.weights.is_file() or not _is_table(wanted.weights):
        return complain(f"{wanted.weights}: there is no such table to improve", _SELF)
    try:
        _check_writable(wanted.folder, wanted.weights)
    except OSError as mistake:
        return complain(str(mistake), _SELF)
    numbers = [str(number) for number in (wanted.rounds, wanted.games, wanted.threads)]
    begin = "nothing" if wanted.from_nothing else "table"
    try:
        if wanted.rivals:
            tune_rivals.tune()
            return 0
        if wanted.correction:
            return correct(CORRECTION_GAMES, CORRECTION)
        if wanted.drop_it:
            if wanted.from_nothing:
                tune_drop_it.forget(wanted.folder)
            learn_drop_it(wanted.folder, wanted.threads)
            return 0
        done = subprocess.run(
            [node(), FOLDER / "tune.mjs", wanted.folder, *numbers, begin, wanted.weights]
        )
    except (TwinError, ValueError) as error:
        return complain(str(error), _SELF)
    except KeyboardInterrupt:
        print(f"\nStopped{_how_it_goes_on(wanted)}.")
        return 130
    return done.returncode


def _how_it_goes_on(wanted: Namespace) -> str:
    """Return which command goes on with what was stopped."""
    if wanted.rivals or wanted.correction:
        return ""
    if wanted.drop_it and wanted.from_nothing:  # which would forget what this call has learned
        return "; the same command without --from-nothing goes on with this generation"
    return f"; the same command goes on with this {'generation' if wanted.drop_it else 'round'}"


def _is_table(file: Path) -> bool:
    """Return whether a file has all that weights.py has."""
    text = file.read_text("utf-8", errors="replace")
    return all(f"\n{name} = " in text for name in _PARTS)


def _check_writable(folder: Path, table: Path) -> None:
    """Raise OSError before hours of learning that could not be kept."""
    folder.mkdir(parents=True, exist_ok=True)
    for place in (folder, table):
        if not os.access(place, os.W_OK):
            raise PermissionError(errno.EACCES, "cannot be written", str(place))


def learn_drop_it(folder: Path, processes: int) -> None:
    """Let Drop It's player learn, in some processes."""
    # Ctrl-C is for this process alone: those that play end their games.
    with ProcessPoolExecutor(
        processes, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        try:
            tune_drop_it.tune(folder, pool)
        except KeyboardInterrupt:
            print("\nStopping: the games that have begun end first.", flush=True)
            pool.shutdown(cancel_futures=True)
            raise


def correct(games: int, file: Path) -> int:
    """Learn what the board's table misses; return the exit status.

    So many `games` are played; what they teach goes into `file`.
    """
    return subprocess.run([node(), FOLDER / "tune_correction.mjs", str(games), file]).returncode


if __name__ == "__main__":
    run(main, "tune")
