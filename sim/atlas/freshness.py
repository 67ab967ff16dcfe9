"""Paints the atlases if they are missing or out of date."""

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from sim.atlas.folder import FOLDER, file_name, is_fresh
from sim.project import ROOT

_PLACE = re.compile(r'^ *File "(.+)", line (\d+)', re.MULTILINE)  # a frame of a traceback


class PaintError(ValueError):
    """The atlases cannot be painted or written; the message is one line that says why."""


def ensure() -> None:
    """Paint the atlases if any is missing, or if any of their sources has changed.

    Raises PaintError if that fails.
    """
    if not is_fresh():
        # In a separate process: this one may have imported a board, or outdated painters.
        painter = [sys.executable, "-m", "sim.atlas"]
        ended = subprocess.run(painter, cwd=ROOT, stderr=subprocess.PIPE, text=True, check=False)
        if ended.returncode:
            why = _why(ended.stderr) or f"exit code {ended.returncode}"
            raise PaintError(f"the atlases cannot be painted: {why}")


def read(names: Iterable[str]) -> dict[str, bytes]:
    """Return the contents of the named atlases by file name."""
    ensure()
    return {file_name(name): (FOLDER / file_name(name)).read_bytes() for name in sorted(names)}


def _why(output: str) -> str:
    """Return the last line of a program's output, prefixed with our last frame in its traceback."""
    last = (output.strip().splitlines() or [""])[-1].removeprefix("atlas: ")
    places = [(Path(file), line) for file, line in _PLACE.findall(output)]
    for file, line in reversed(places):
        if file.is_relative_to(ROOT) and ".venv" not in file.parts:
            return f"{file.relative_to(ROOT).as_posix()}, line {line}: {last}"
    return last
