"""Pictures and films that a person takes while playing."""

import time
from pathlib import Path
from typing import TYPE_CHECKING

from sim.views.recorder import Recorder

if TYPE_CHECKING:
    from sim.board.display import Display

_NAME = "number-drop-%Y%m%d-%H%M%S"
_SCALE = 4


class Captures:
    """Takes pictures and films of a display, saved in the current folder."""

    def __init__(self) -> None:
        self.now_ms = 0  # the time of the run
        self._display: Display | None = None
        self._film: Recorder | None = None
        self._path = Path()

    def see(self, display: "Display") -> None:
        """Record the display's current frame."""
        self._display = display
        if self._film is not None:
            self._film.frame(display, self.now_ms)

    def take_picture(self) -> str:
        """Write a PNG; return a message that says where, or why it could not be written."""
        path = _free_path(".png")
        return self._finish(Recorder(path, None, _SCALE, is_held=True), path)

    def start_or_stop_film(self) -> str:
        """Start a GIF, or finish and write the current one; return a message that says so."""
        if self._film is None:
            self._path = _free_path(".gif")
            self._film = Recorder(None, self._path, _SCALE, is_held=True)
            return "Filming. F3 stops it."
        film, self._film = self._film, None
        return self._finish(film, self._path)

    def close(self) -> None:
        """Finish the current film, if there is one."""
        if self._film is not None:
            print(self.start_or_stop_film())

    def _finish(self, recorder: Recorder, path: Path) -> str:
        if self._display is None:
            return "There is no picture yet."
        try:
            recorder.frame(self._display, self.now_ms)
            recorder.finish(self._display, self.now_ms)
        except OSError as mistake:
            return f"{path} could not be written: {mistake.strerror}"
        return f"Saved: {path}"


def _free_path(ending: str) -> Path:
    """Return a file name that is not in use."""
    name = time.strftime(_NAME)
    path = Path(name + ending)
    number = 1
    while path.exists():
        number += 1
        path = Path(f"{name}-{number}{ending}")
    return path
