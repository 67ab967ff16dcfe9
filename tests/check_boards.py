"""Check the board files: `python -m tests.check_boards [name …]`, all of them without a name.

Each has at most 40 lines, uses pins that its board really has, imports modules that CircuitPython
has there or that the bundle brings along, and plays a whole game by its keys.
"""

import sys
from collections.abc import Iterator, Sequence

from sim import boards, bundle, drive, options, session
from sim.imports import imports
from tests import check_types
from tests.imports import BOARD_BUILTINS

MOST_LINES = 40


def too_long(name: str) -> list[str]:
    """Return a line if the board file has more lines than it may."""
    lines = len((boards.FOLDER / f"{name}.py").read_text(encoding="utf-8").splitlines())
    return [f"{lines} lines, {MOST_LINES} are enough"] if lines > MOST_LINES else []


def missing_modules(name: str) -> list[str]:
    """Return a line for each import, of any file on the drive, that the board cannot follow."""
    files = drive.files([name])
    there = {_module(place.parts) for place in files}
    built_in = boards.included_modules(boards.board_id(name)) | BOARD_BUILTINS
    found = []
    for place, source in files.items():
        text = source.read_text(encoding="utf-8")
        is_package = place.name == "__init__.py"
        for target in imports(text, _module(place.parts), is_package, there):
            known = target.module in there or target.module.partition(".")[0] in built_in
            if not known and not target.guarded and not target.module.endswith("."):
                found.append(f"{place}:{target.line}: no {target.module} on {name}")
    return found


def wrong_pins(name: str) -> list[str]:
    """Return a line if the board file does not go with the board's pins; mypy prints which."""
    code = check_types.check_board(boards.FOLDER / f"{name}.py")
    return ["see above, as mypy has it with the board's own pins"] if code else []


def play(name: str) -> str:
    """Play a whole game by the keys at random, and return what came out of it."""
    app = session.play(options.parse(["--board", name, "--view", "none", "--auto", "random"]))
    if app.screen.name != "over":
        raise RuntimeError(f"the game ended on the screen {app.screen.name}")
    return f"a game in {app.presses} presses"


def check(name: str) -> Iterator[str]:
    """Yield a line for each thing that is wrong with a board file."""
    for look in (too_long, missing_modules, wrong_pins):
        yield from look(name)
    ((_, kb, drive_kb),) = bundle.room([name], bundle.contents([name]))
    if not drive.fits(kb, drive_kb):
        yield f"the game takes {kb} KB of a drive of {drive_kb} KB"


def main(arguments: Sequence[str]) -> int:
    """Print for each board what is wrong, or how its game went; return the exit code."""
    unknown = [name for name in arguments if name not in boards.names()]
    if unknown:
        return options.complain(f"no boards/{unknown[0]}.py that is named after a board")
    found = 0
    for name in arguments or boards.names():
        try:
            wrong = list(check(name)) or [f"right; {play(name)}"]
            found += not wrong[0].startswith("right; ")
        except (
            boards.BoardFileError,
            ImportError,
            LookupError,
            RuntimeError,
            ValueError,
        ) as problem:
            wrong = [str(problem)]
            found += 1
        for line in wrong:
            print(f"boards/{name}.py: {line}", flush=True)
    return int(found > 0)


def _module(parts: Sequence[str]) -> str:
    """Return the dotted name of a file on the drive."""
    parts = parts[1:] if parts[0] == "lib" else parts
    return ".".join(parts).removesuffix(".py").removesuffix(".__init__")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
