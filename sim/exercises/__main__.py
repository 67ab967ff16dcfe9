"""`python -m sim.exercises 1`: looks whether an exercise of the workshop is done.

Exit code 1: there is still something to do; it is said, a line for each thing. Exit code 2: there
is no such exercise.
"""

import importlib
import sys
from collections.abc import Sequence
from pathlib import Path
from traceback import extract_tb

import sim.blinka  # noqa: F401 - sets Blinka up before the firmware imports displayio
from sim.command_line import complain
from sim.exercises.result import Result
from sim.project import ROOT

EXERCISES = ("theme", "language", "own_board", "tile", "player")
_PICTURES = ROOT / "build"


def main(arguments: Sequence[str], folder: Path = _PICTURES) -> int:
    """Look at the exercise whose number is given, or list all of them; return the exit code."""
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
    try:
        result = exercise.check(folder)
    except Exception as mistake:  # what somebody is just writing can fail in any way
        result = Result([_where(mistake)])
    for line in result.todo:
        print(f"  to do: {line}")
    if result.todo:
        return 1
    print("  done")
    for line in result.seen:
        print(f"  {line}")
    return 0


def _where(mistake: Exception) -> str:
    """Return a line that says where in the project something failed, and why."""
    frames = [frame for frame in extract_tb(mistake.__traceback__) if _is_ours(frame.filename)]
    file, line, why = frames[-1].filename, frames[-1].lineno, str(mistake)
    if isinstance(mistake, SyntaxError) and mistake.filename:
        file, line, why = mistake.filename, mistake.lineno, mistake.msg
    place = Path(file).relative_to(ROOT) if _is_ours(file) else file
    return f"{place}, line {line}: {type(mistake).__name__}: {why}"


def _is_ours(file: str) -> bool:
    return Path(file).is_relative_to(ROOT) and ".venv" not in Path(file).parts


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
