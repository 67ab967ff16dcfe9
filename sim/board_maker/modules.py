"""Modules that the files on a drive import but CircuitPython lacks on a board."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from sim.board import board_files
from sim.bundler import drive
from sim.bundler.syntax.imports import imports

_NEEDED_BY = ("engine", "firmware")  # on every drive, whatever is wired


def missing(name: str, only: Path | None = None) -> list[str]:
    """Return a line for each import of the board file `name`'s drive that its board lacks.

    With `only`, just that file is checked.
    """
    files = drive.files([name])
    return [
        f"{place}:{line}: no {module} on {name}"
        for place, line, module in _lacked(files, board_files.board_id(name))
        if only in (None, files[place])
    ]


def lacking(board: str) -> list[str]:
    """Return the modules that the game needs and the board `board` lacks.

    Its board file's own imports are not considered, since it need not exist yet.
    """
    files = drive.files([board_files.DEFAULT])
    lacked = _lacked(files, board)
    return sorted({module for place, _, module in lacked if place.parts[0] in _NEEDED_BY})


def _lacked(files: drive.Files, board: str) -> Iterator[tuple[Path, int, str]]:
    """Yield the file, line and module of each import that the board lacks."""
    there = {_module(place.parts) for place in files}
    built_in = board_files.included_modules(board) | board_files.BUILTINS
    for place, source in files.items():
        text = source.read_text(encoding="utf-8")
        is_package = place.name == "__init__.py"
        for target in imports(text, _module(place.parts), is_package, there):
            known = target.module in there or target.module.partition(".")[0] in built_in
            is_excused = target.guarded or target.for_types or target.module.endswith(".")
            if not (known or is_excused):
                yield place, target.line, target.module


def _module(parts: Sequence[str]) -> str:
    """Return the module name of a file on the drive."""
    parts = parts[1:] if parts[0] == "lib" else parts
    return ".".join(parts).removesuffix(".py").removesuffix(".__init__")
