"""Compiles the modules: boards have little memory to do so.

What CircuitPython itself starts stays source. Data become JSON.

Assumes that texts are as the board is to have them, packages' names included.

Refuses, by mpy.CompileError, what is not the board's Python.
"""

import json
from pathlib import Path

from sim.bundler import drive
from sim.bundler.filing import package_names
from sim.bundler.program import Program

# What saves, and what is saved: docs/STORAGE.md.
_STORAGE = (Path("engine", "store"), Path("firmware", "kept"))


def run(program: Program) -> None:
    """Put all modules where the board looks for them."""
    for place, text in program.texts.items():
        if place in (drive.CODE, drive.SAFEMODE):
            program.files[place] = text
        elif place in program.data:
            target = package_names.place(place).with_suffix(".json")
            program.files[target] = as_json(text)
        else:
            _put(program, place, package_names.place(place))


def as_json(source: bytes) -> bytes:
    """Return the names of a module of data, with their values."""
    values: dict[str, object] = {}
    exec(source, {}, values)  # assignments, one of another's name among them
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()


def as_source(program: Program) -> None:
    """Compile the libraries and the storage, and leave the rest source.

    Nobody changes these on a board, and the whole as source is too much for a small drive.
    """
    sources = program.texts.items()
    program.texts = {old: text for old, text in sources if package_names.is_needed(old, text)}
    for place in list(program.texts):
        if place.parts[0] == drive.LIBRARIES or place.parent in _STORAGE:
            _put(program, place, place)
            del program.texts[place]


def _put(program: Program, place: Path, new: Path) -> None:
    from sim.bundler import mpy  # not before the command has seen that the compiler is there

    target = new.with_suffix(".mpy")
    # What CircuitPython calls the file as well, which keeps its name for good, only once.
    name = ("/" if target.parts[0] == drive.LIBRARIES else "") + target.as_posix()
    try:
        marked = mpy.compile_source(program.texts[place], name, program.has_lines)
    except mpy.CompileError as mistake:  # its file is that on the drive
        raise mpy.CompileError(f"{place.as_posix()}: {mistake}") from mistake
    compiled = mpy.renamed(marked, package_names.said)
    # CircuitPython marks its own .mpy files with a C where MicroPython has an M.
    program.files[target] = b"C" + compiled[1:]
