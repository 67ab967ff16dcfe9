"""`python -m sim.exercises 1`: checks whether an exercise of the workshop is done.

Exit code 1: something is left to do, which is printed line by line. Exit code 2: there is no such
exercise.
"""

import importlib
from collections.abc import Sequence
from pathlib import Path

import sim.blinka  # noqa: F401 - sets Blinka up before the firmware imports displayio
from sim.command_line import asks_for_help, complain, run
from sim.exercises import saved
from sim.exercises.keyboard import no_keyboard
from sim.exercises.mistake import where
from sim.exercises.patience import EndlessError, patience
from sim.exercises.result import Result
from sim.project import ROOT

EXERCISES = ("theme", "language", "own_board", "tile", "player")
_PICTURES = ROOT / "build"
_LONGEST_SECONDS = 120  # for a check, which takes 20 on a slow computer


def main(arguments: Sequence[str], folder: Path = _PICTURES) -> int:
    """Check the exercise with the given number, or list all exercises; return the exit code."""
    if asks_for_help(arguments, __doc__):
        return 0
    modules = [importlib.import_module(f"sim.exercises.{name}") for name in EXERCISES]
    if not arguments:
        for number, module in enumerate(modules, 1):
            print(f"python -m sim.exercises {number}   {module.TITLE}")
        return 0
    if len(arguments) > 1 or arguments[0] not in [str(n + 1) for n in range(len(modules))]:
        return complain(
            f"no exercise {' '.join(arguments)!r}: there are 1 to {len(modules)}", "exercise"
        )
    exercise = modules[int(arguments[0]) - 1]
    print(f"Exercise {arguments[0]}: {exercise.TITLE}")
    result = Result()
    try:
        with patience(_LONGEST_SECONDS), no_keyboard():
            misread = saved.faults()
            result = Result(misread) if misread else exercise.check(folder)
    # Unfinished work can fail in any way.
    except (Exception, EndlessError, SystemExit) as mistake:
        if not result.todo:  # otherwise it ran out of time where that was already reported
            result = Result([where(mistake)])
    for line in result.todo:
        print(f"  to do: {line}")
    if result.todo:
        return 1
    print("  done")
    for line in result.seen:
        print(f"  {line}")
    return 0


if __name__ == "__main__":
    run(main, "exercise")
