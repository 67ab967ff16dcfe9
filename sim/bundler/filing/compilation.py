"""Compiles the modules, because boards have little memory to do so themselves.

The files that CircuitPython itself runs stay source. Data becomes JSON.

Assumes that the texts are final, including the names of packages.

Refuses, by mpy.CompileError, anything outside the board's Python dialect.
"""

import json
from pathlib import Path

from sim.bundler import drive
from sim.bundler.filing import package_names
from sim.bundler.program import Program

# The modules that write to the flash (docs/STORAGE.md), and how the computer player values a sheet.
_COMPILED = (
    Path("engine", "store"),
    Path("firmware", "kept"),
    Path("engine", "number_drop", "player"),
)


def run(program: Program) -> None:
    """Compile all modules, and put them where the board looks for them."""
    for place, text in program.texts.items():
        if place in (drive.CODE, drive.SAFEMODE):
            program.files[place] = text
        elif place in program.data:
            target = package_names.place(place).with_suffix(".json")
            program.files[target] = as_json(text)
        else:
            _put(program, place, package_names.place(place))


def as_json(source: bytes) -> bytes:
    """Return the names and values of a data module, as JSON."""
    values: dict[str, object] = {}
    exec(source, {}, values)  # assignments, which may refer to earlier names
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()


def as_source(program: Program) -> None:
    """Compile the libraries, storage and player's judgement; leave everything else as source.

    Nobody edits these on a board, and a small drive has no room for everything as source.
    """
    sources = program.texts.items()
    program.texts = {old: text for old, text in sources if package_names.is_needed(old, text)}
    for place in list(program.texts):
        if place.parts[0] == drive.LIBRARIES or place.parent in _COMPILED:
            _put(program, place, place)
            del program.texts[place]


def _put(program: Program, place: Path, new: Path) -> None:
    from sim.bundler import mpy  # imported after the command has checked for the compiler

    target = new.with_suffix(".mpy")
    # CircuitPython interns this name. If it equals the path it loads from, there is only one copy.
    name = ("/" if target.parts[0] == drive.LIBRARIES else "") + target.as_posix()
    try:
        marked = mpy.compile_source(program.texts[place], name, program.has_lines)
    except mpy.CompileError as mistake:  # the compiler reports the path on the drive
        raise mpy.CompileError(f"{place.as_posix()}: {mistake}") from mistake
    compiled = mpy.renamed(marked, package_names.said)
    # CircuitPython's own .mpy files begin with a C instead of MicroPython's M.
    program.files[target] = b"C" + compiled[1:]
