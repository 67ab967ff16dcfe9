"""The result of a check, and the handheld that shows it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sim.board import simulated_board
from sim.bundler import mpy
from sim.project import ROOT

_FRAME_MS = 33
_REST_MS = 3000
_PATIENCE_MS = 60_000


@dataclass
class Result:
    """The result of a check: lines still `todo`, or if there are none, lines to be `seen`."""

    todo: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)


def board_compiles(path: Path) -> list[str]:
    """Return a line if a file cannot be compiled for boards."""
    place = path.relative_to(ROOT).as_posix()
    try:
        mpy.compile_source(path.read_bytes(), place)
    except mpy.CompileError as mistake:
        return [f"{place}, line {mistake.line}: boards cannot compile it: {mistake}"]
    return []


def handheld(board: str = "pygamer", seed: int = 7, language: str | None = None) -> Any:
    """Return the app of a board that has just been switched on."""
    simulated_board.switch_on(board)
    board_file: Any = simulated_board.load_board_file(board)
    from firmware.start import start

    return start(board_file, None, seed, language)


def picture(
    app: Any,
    folder: Path,
    exercise: int,
    number: int = 1,
    is_there: Callable[[], bool] | None = None,
) -> str:
    """Save what the app shows as a picture in `folder`; return a line that names the file.

    An exercise with several pictures gives each a `number`. The app runs for three seconds, or with
    `is_there` until that returns True, for at most a minute.
    """
    from sim.board.display import Display
    from sim.views.recorder import picture as draw

    for now in range(0, _REST_MS if is_there is None else _PATIENCE_MS, _FRAME_MS):
        app.step(now)
        if is_there is not None and is_there():
            app.step(now + _FRAME_MS)  # renders it
            break
    path = folder / f"exercise-{exercise}{f'-{number}' if number > 1 else ''}.png"
    folder.mkdir(parents=True, exist_ok=True)
    draw(Display.latest, 3).save(path)
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    return f"look at {shown}"
