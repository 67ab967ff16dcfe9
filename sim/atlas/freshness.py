"""Paints the atlases where they are missing or out of date."""

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from sim.atlas.folder import FOLDER, file_name, is_fresh
from sim.project import ROOT

_PLACE = re.compile(r'^ *File "(.+)", line (\d+)', re.MULTILINE)  # in a traceback


class PaintError(ValueError):
    """Atlases that cannot be painted or written.

    The message is one line that says why.
    """


def ensure() -> None:
    """Paint the atlases if any is missing or out of date.

    They are out of date when anything that they are painted from has changed. Raises PaintError if
    that fails.
    """
    if not is_fresh():
        # In a process of its own: this one may have a board, or older painters, in its memory.
        painter = [sys.executable, "-m", "sim.atlas"]
        ended = subprocess.run(painter, cwd=ROOT, stderr=subprocess.PIPE, text=True, check=False)
        if ended.returncode:
            why = _why(ended.stderr) or f"exit code {ended.returncode}"
            raise PaintError(f"the atlases cannot be painted: {why}")


def read(names: Iterable[str]) -> dict[str, bytes]:
    """Return the contents of the named atlases' files, by their names."""
    ensure()
    return {file_name(name): (FOLDER / file_name(name)).read_bytes() for name in sorted(names)}


def _why(told: str) -> str:
    """Return a program's last line, and our last source in its traceback."""
    last = (told.strip().splitlines() or [""])[-1].removeprefix("atlas: ")
    places = [(Path(file), line) for file, line in _PLACE.findall(told)]
    for file, line in reversed(places):
        if file.is_relative_to(ROOT) and ".venv" not in file.parts:
            return f"{file.relative_to(ROOT).as_posix()}, line {line}: {last}"
    return last
