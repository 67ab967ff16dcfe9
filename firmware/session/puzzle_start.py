"""How puzzles begin, and how they are left."""

from engine.const import TYPE_CHECKING
from firmware import games, screen_names
from firmware.session import puzzles
from firmware.session.puzzle_session import PuzzleSession, PuzzleStorage

if TYPE_CHECKING:
    from typing import Any

    from firmware.session.interfaces.handheld import Handheld


def begin(app: "Handheld", number: int, file: str = "", steps: int = 0) -> None:
    """Begin a puzzle of the offered game, or say that the file contains none."""
    app.navigator.show_busy()
    app.navigator.defer(_begin, app, number, file, steps)


def _begin(app: "Handheld", number: int, file: str, steps: int) -> None:
    navigator = app.navigator
    session = app.session.main_session
    if app.session is session:
        session.suspend()  # only one game is in memory
    app.session = session  # type: ignore[misc]  # read-only for screens
    navigator.unload_table()  # it shows another board
    name = session.offered
    try:
        puzzle = puzzles.read(name, number, file)
        # Not by the constructor, on which the deepest calls would build.
        record = games.saved_game(name).from_bytes(puzzles.game_of(puzzle))
        found = PuzzleSession(session, puzzle, record, PuzzleStorage(steps))
        order = games.load_module(name, "puzzle").GOALS
        found.task = puzzles.text(app.game_words("puzzle").GOALS, puzzle, order)
    except (ValueError, KeyError, TypeError, IndexError):
        menu: Any = navigator.screen
        menu.show_broken(file)
        return
    found.number, found.file = number, file
    app.session = found  # type: ignore[misc]  # read-only for screens
    navigator.follow(found.phase())


def restart(app: "Handheld") -> None:
    """Begin the puzzle again; the choices made so far still count."""
    session: Any = app.session  # a PuzzleSession
    begin(app, session.number, session.file, session.storage.steps)


def leave(app: "Handheld") -> None:
    """Go back to the list of puzzles, and to the former game."""
    session: Any = app.session  # a PuzzleSession
    app.session = session.main_session  # type: ignore[misc]  # read-only for screens
    app.navigator.replace_all(screen_names.TITLE)
    app.navigator.push(screen_names.PUZZLES, session.number, session.file)
