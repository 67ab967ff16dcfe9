"""Checks the board files: `python -m tests.check_boards [name …]`, or all of them without a name.

In addition to the checks of sim/board_maker/board_checks.py, each uses its pins according to their
types, fits on its drive together with the game, and can play a whole game by its keys.
"""

from collections.abc import Iterator, Sequence

from sim import command_line
from sim.board import board_files
from sim.board_maker import board_checks, trial
from sim.bundler import drive, pipeline, sizes
from tests import check_types


def wrong_pins(name: str) -> list[str]:
    """Return a line if the board file does not fit its pins; mypy prints the details."""
    code = check_types.check_board(board_files.FOLDER / f"{name}.py")
    return ["see mypy's errors above, for the board's own pins"] if code else []


def play(name: str) -> str:
    """Play a random whole game by keys; return its result."""
    return f"a game in {trial.play(name).input.presses} presses"


def check(name: str) -> Iterator[str]:
    """Yield a line for each fault of a board file.

    Its drive, which takes seconds to compile, is only checked if there are no other faults.
    """
    wrong = [line for look in (*board_checks.ALL, wrong_pins) for line in look(name)]
    yield from wrong
    if wrong:
        return
    ((_, kb, drive_kb),) = sizes.room([name], pipeline.bundle([name]).files)
    if not drive.fits(kb, drive_kb):
        yield f"the game takes {kb} KB of a drive of {drive_kb} KB"


def main(arguments: Sequence[str]) -> int:
    """Print what is wrong with boards, or else how their games went; return the exit code."""
    unknown = [name for name in arguments if name not in board_files.names()]
    if unknown:
        message = f"no boards/{unknown[0]}.py that is named after a board"
        return command_line.complain(f"{message}: {board_files.known(unknown[0])}", "boards")
    found = 0
    for name in arguments or board_files.names():
        try:
            wrong = list(check(name)) or [f"right; {play(name)}"]
            found += not wrong[0].startswith("right; ")
        except (
            board_files.BoardFileError,
            ImportError,
            LookupError,
            RuntimeError,
            ValueError,
        ) as problem:
            wrong = [str(problem)]
            found += 1
        for line in wrong:
            print(board_checks.placed(name, line), flush=True)
    return int(found > 0)


if __name__ == "__main__":
    command_line.run(main, "boards")
