"""Proves a puzzle for the folder puzzles/, or generates those that the drive contains."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from sim.command_line import OneLineParser, OptionsError, complain, run
from sim.puzzles import generation
from sim.puzzles.proof import prove
from sim.puzzles.puzzle_file import FOLDER, PuzzleError, read

_SELF = "puzzles"  # the program's name in error messages
_GAMES = {
    "number_drop": (generation.number_drop, 36, 75),
    "drop_it": (generation.drop_it, 24, 40),
}


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code."""
    parser = OneLineParser(prog="python -m sim.puzzles", description=__doc__)
    parser.add_argument(
        "--check", type=Path, metavar="FILE", help="prove this puzzle, and state its fewest choices"
    )
    parser.add_argument("--game", choices=_GAMES, help="generate only this game's puzzles")
    try:
        options = parser.parse_args(arguments)
        return _check(options) if options.check else _generate(options)
    except OptionsError as mistake:
        return complain(str(mistake), _SELF)


def _check(options: Namespace) -> int:
    try:
        puzzle = read(options.check.read_text("utf-8"))
        proof = prove(puzzle)
        if puzzle.steps != proof.steps:
            raise PuzzleError(f'needs "steps": {proof.steps}')
    except (OSError, UnicodeDecodeError, PuzzleError) as mistake:
        return complain(f"{options.check}: {mistake}", _SELF)
    print(
        f"{options.check}: solved by {proof.steps} choices, and by {proof.share:.2%} of all lines"
    )
    return 0


def _generate(options: Namespace) -> int:
    for name, (candidates, count, games) in _GAMES.items():
        if options.game not in (None, name):
            continue
        puzzles = generation.chosen(name, list(candidates(range(1, games + 1))), count)
        path = FOLDER / f"{name}.jsonl"
        path.write_text("".join(f"{puzzle.line()}\n" for puzzle in puzzles), "utf-8")
        print(f"{path}: {len(puzzles)} puzzles")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
