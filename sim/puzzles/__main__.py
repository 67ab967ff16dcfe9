"""Makes or proves a puzzle for the folder puzzles/; without options, generates those of the drive.

python -m sim.puzzles --from NVM --goal GOAL --value N    the game in a simulated board's memory, as
                                                          from `sim --nvm NVM`, as a puzzle
python -m sim.puzzles --check FILE                        whether a puzzle can be solved, and how
"""

from argparse import Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from sim.board.board_files import BoardFileError
from sim.command_line import OneLineParser, OptionsError, complain, run
from sim.puzzles import generation
from sim.puzzles.proof import prove
from sim.puzzles.puzzle_file import FOLDER, Description, PuzzleError, read

_SELF = "puzzles"  # the program's name in error messages
# By game: its candidates, how many puzzles to choose, and from how many games.
_GENERATED = {
    "number_drop": (generation.number_drop, 36, 56),
    "drop_it": (generation.drop_it, 24, 40),
}


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code."""
    parser = OneLineParser(
        prog="python -m sim.puzzles",
        description=__doc__,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--check", type=Path, metavar="FILE", help="prove this puzzle")
    parser.add_argument("--from", dest="memory", type=Path, metavar="NVM", help="print a puzzle")
    parser.add_argument("--goal", default="points", help="one of GOALS in the game's puzzle.py")
    parser.add_argument("--value", type=int, default=0, help="what the goal asks for")
    parser.add_argument("--pieces", default="", help="in Drop It: see its puzzle.py")
    parser.add_argument("--game", choices=_GENERATED, help="generate only this game's puzzles")
    try:
        options = parser.parse_args(arguments)
        if options.check:
            return _check(options.check)
        return _make(options) if options.memory else _generate(options.game)
    except (OptionsError, BoardFileError, PuzzleError, OSError, UnicodeDecodeError) as mistake:
        return complain(str(mistake), _SELF)


def _check(path: Path) -> int:
    try:
        puzzle = read(path.read_text("utf-8"))
        proof = prove(puzzle)
        if puzzle.steps != proof.steps:
            raise PuzzleError(f'needs "steps": {proof.steps}')
    except PuzzleError as mistake:
        raise PuzzleError(f"{path}: {mistake}") from mistake
    print(f"{path}: {proof.steps} choices solve it, and {proof.share:.2%} of all lines do")
    return 0


def _make(options: Namespace) -> int:
    """Print a puzzle with the game in a simulated board's memory."""
    import sim.blinka  # noqa: F401 - exits with one line if a library is missing
    from sim.options import parse
    from sim.session import play

    if not options.memory.exists():
        raise PuzzleError(f"{options.memory}: there is no memory there; `sim --nvm` creates one")
    record = play(parse(["--view", "none", "--nvm", str(options.memory)])).session.record
    if record is None:
        raise PuzzleError(f"{options.memory}: no game is saved there")
    puzzle = Description(record.to_bytes(), options.goal, options.value, 0, options.pieces)
    print(replace(puzzle, steps=prove(puzzle).steps).line())
    return 0


def _generate(only: str | None) -> int:
    for name, (candidates, count, seeds) in _GENERATED.items():
        if only in (None, name):
            puzzles = generation.chosen(name, list(candidates(range(1, seeds + 1))), count)
            path = FOLDER / f"{name}.jsonl"
            path.write_text("".join(f"{puzzle.line()}\n" for puzzle in puzzles), "utf-8")
            print(f"{path}: {len(puzzles)} puzzles")
    return 0


if __name__ == "__main__":
    run(main)
