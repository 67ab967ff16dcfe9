"""Records each key and the screen before it, as gzipped JSON."""

import base64
import gzip
import io
import json
from pathlib import Path
from typing import TYPE_CHECKING

from sim.board.key_script import Press

if TYPE_CHECKING:
    from sim.board.display import Display

_COMPRESSION = 3  # of 1 to 9: screens are mostly plain, so higher levels take long and save little


class KeyRecord:
    """Keeps a run in memory, written at the end, so that it is complete even after a power cut.

    A line's `key` is a word of `--keys`: the board's name for the key, with its duration unless
    that is the default. Pauses have no line.
    """

    def __init__(self, board: str, seed: int | None, display: "Display") -> None:
        """Begin with the line that describes the run.

        The display must be watched, so that it is painted.
        """
        self._display = display
        self._packed = io.BytesIO()
        # No time and no file name in the header: the same options give the same bytes.
        self._lines = gzip.GzipFile("", "wb", _COMPRESSION, self._packed, mtime=0)
        width, height = display.panel
        self._write({"board": board, "seed": seed, "width": width, "height": height})

    def add(self, press: Press | None, screen: str) -> None:
        """Record the current screen, named `screen`, and the next key press, or None at the end."""
        pixels = base64.b64encode(self._display.pixels).decode()
        self._write({"key": press and press.word, "screen": screen, "pixels": pixels})

    def write(self, path: Path) -> None:
        """Write the file; OSError if that fails."""
        self._lines.close()
        path.write_bytes(self._packed.getvalue())

    def _write(self, line: dict[str, object]) -> None:
        self._lines.write(json.dumps(line).encode() + b"\n")
