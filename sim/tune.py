"""`make tune`: the computer player learns to evaluate a sheet from the games that it plays.

Each round plays games with the current evaluation and learns from them; the version that does best
on games kept for testing becomes engine/number_drop/player/weights.py. After Ctrl-C, the next run
resumes. sim/players/twin/tune.mjs does the work. --drop-it tunes Drop It's player instead.
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
_SELF = "tune"  # the program's name in error messages
ROUNDS = 24
GAMES = 10_000  # per round
CORRECTION_GAMES = 20_000  # in each of the two stages


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code."""
    parser = OneLineParser(prog="python -m sim.tune", description=__doc__.split("\n")[0])
    cores = os.cpu_count() or 1
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="in all (default %(default)s)")
    parser.add_argument("--games", type=int, default=GAMES, help="per round (default %(default)s)")
    parser.add_argument("--threads", type=int, default=cores, help="for playing (default: cores)")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "tune")
    parser.add_argument(
        "--from-nothing",
        action="store_true",
        help="discard the table and start with a few weights set by hand; with --drop-it, discard "
        "what earlier runs learned",
    )
    other = parser.add_mutually_exclusive_group()
    other.add_argument(
        "--rivals", action="store_true", help="instead tune the constants for several players"
    )
    other.add_argument(
        "--correction",
        action="store_true",
        help="instead learn the desktop player's correction of the finished table",
    )
    other.add_argument(
        "--drop-it",
        action="store_true",
        help="instead learn the weights of Drop It's player, in "
        "40 generations of 24 games per candidate",
    )
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="the table to improve")
    try:
        wanted = parser.parse_args(arguments)
    except OptionsError as mistake:
        return complain(str(mistake), _SELF)
    if min(wanted.rounds, wanted.games, wanted.threads) < 1:
        return complain("--rounds, --games and --threads must be at least 1", _SELF)
    if not wanted.weights.is_file() or not _is_table(wanted.weights):
        return complain(f"{wanted.weights} is not a table to improve", _SELF)
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
    """Return a hint on how to resume after a stop."""
    if wanted.rivals or wanted.correction:
        return ""
    if wanted.drop_it and wanted.from_nothing:  # which would discard what this run has learned
        return "; the same command without --from-nothing resumes this generation"
    return f"; the same command resumes this {'generation' if wanted.drop_it else 'round'}"


def _is_table(file: Path) -> bool:
    """Return whether a file has all parts of weights.py."""
    text = file.read_text("utf-8", errors="replace")
    return all(f"\n{name} = " in text for name in _PARTS)


def _check_writable(folder: Path, table: Path) -> None:
    """Raise OSError now, rather than after hours of learning that could not be saved."""
    folder.mkdir(parents=True, exist_ok=True)
    for place in (folder, table):
        if not os.access(place, os.W_OK):
            raise PermissionError(errno.EACCES, "cannot be written", str(place))


def learn_drop_it(folder: Path, processes: int) -> None:
    """Let Drop It's player learn, in several processes."""
    # Ctrl-C only stops this process; the others finish their games.
    with ProcessPoolExecutor(
        processes, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        try:
            tune_drop_it.tune(folder, pool)
        except KeyboardInterrupt:
            print("\nStopping once the games in progress have ended.", flush=True)
            pool.shutdown(cancel_futures=True)
            raise


def correct(games: int, file: Path) -> int:
    """Learn what the board's table misses from `games` games, into `file`; return the exit code."""
    return subprocess.run([node(), FOLDER / "tune_correction.mjs", str(games), file]).returncode


if __name__ == "__main__":
    run(main, "tune")
