"""Checks of a board file: its text, its pins, its modules.

Each check returns a line for each mistake; `python -m sim.newboard` and `make boards` use them.
"""

from collections.abc import Sequence
from pathlib import Path

from sim.board import board_files
from sim.board_maker import rp2_pins, wiring
from sim.bundler import drive
from sim.bundler.syntax.imports import imports

MOST_LINES = 40


def too_long(name: str) -> list[str]:
    """Return a line if the board file has too many lines."""
    lines = len((board_files.FOLDER / f"{name}.py").read_text(encoding="utf-8").splitlines())
    return [f"{lines} lines, {MOST_LINES} are enough"] if lines > MOST_LINES else []


def missing_modules(name: str, only: Path | None = None) -> list[str]:
    """Return a line for each import that the board cannot follow.

    All files on the drive are looked at, or `only` one of them.
    """
    files = drive.files([name])
    there = {_module(place.parts) for place in files}
    built_in = board_files.included_modules(board_files.board_id(name)) | board_files.BUILTINS
    found = []
    for place, source in files.items():
        if only not in (None, source):
            continue
        text = source.read_text(encoding="utf-8")
        is_package = place.name == "__init__.py"
        for target in imports(text, _module(place.parts), is_package, there):
            known = target.module in there or target.module.partition(".")[0] in built_in
            if not (known or target.guarded or target.for_types) and not target.module.endswith(
                "."
            ):
                found.append(f"{place}:{target.line}: no {target.module} on {name}")
    return found


def wrong_wires(name: str) -> list[str]:
    """Return a line for each pin that cannot serve its wire.

    The board file says what it wants of the pin.
    """
    if board_files.facts(name).nvm != "rp2":
        return []
    wired = wiring.read(name)
    return rp2_pins.mistakes(wired.board_id, {wire.label: wire.pin for wire in wired.wires})


ALL = (too_long, missing_modules, wrong_wires)


def _module(parts: Sequence[str]) -> str:
    """Return the dotted name of a file on the drive."""
    parts = parts[1:] if parts[0] == "lib" else parts
    return ".".join(parts).removesuffix(".py").removesuffix(".__init__")
