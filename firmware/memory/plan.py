"""What each screen needs in memory, and what is unloaded to make room for it.

Three things can be unloaded, in this order: cached modules, the game's table, and the game's
engine. How many of them have to be is decided by the bytes that are free when a screen is loaded.
"""

from engine.const import TYPE_CHECKING, const
from firmware import screen_names, theme
from firmware.memory import heap, loader

if TYPE_CHECKING:
    from typing import Any, Protocol

    class Table(Protocol):
        """The navigator, which holds the table."""

        def unload_table(self) -> None:
            """Unload the table with its code and Bitmaps."""

    class Game(Protocol):
        """The session, which holds the game."""

        @property
        def rules(self) -> Any:  # of whichever game
            """The Rules of the game, None before the first."""

        def suspend(self) -> None:
            """Keep the game as bytes until it is asked for, and unload the engine."""

        def resume(self) -> None:
            """Load the game again if it was suspended."""

    class Device(Protocol):
        """The app."""

        @property
        def navigator(self) -> Table: ...
        @property
        def session(self) -> Game: ...


# Screens that show nothing of the game, so that its engine can be unloaded for them.
_WITHOUT_GAME = (
    screen_names.TITLE,
    screen_names.MORE,
    screen_names.PAUSE,
    screen_names.END,
    screen_names.HELP,
    screen_names.PUZZLE_END,
    screen_names.TUTORIAL,
)

# Bytes that must be free, including gaps between objects; measured by `make bench`.
THOUGHT = const(32000)  # a computer player thinking, next to the table
SCORE = const(23600)  # saving a solo game's score, next to its table
COUNT = const(23600)  # counting up a solo game's points, next to its table
STANDINGS = const(40700)  # counting up several players' points
SHEET_AT_END = const(42600)  # a solo game's end, next to its table
TABLE_AT_END = const(72000)  # the same, with a table to be loaded
SHEETS_AT_END = const(38000)  # the end of a game of several, next to their sheets
EFFECTS = const(12000)  # effects: rising points, a shape that bounces, blinking tiles
LESSON = const(24000)  # a lesson's text and game, next to the table
COLOURS = const(30000)  # coloured digits in a lesson
_MENU = const(32400)  # any other screen without a table; the settings need most
# Screens that need more than _MENU.
_NEEDS = {
    screen_names.TITLE: 62000,
    screen_names.MORE: 62000,
    screen_names.TUTORIAL: 62000,
    screen_names.STATISTICS: 48000,
    screen_names.ANALYSIS: 48000,  # a player thinks beside the chart of a large screen
    screen_names.PAR: 48000,
}


def affords(need: int) -> bool:
    """Return whether `need` bytes are free, after evicting cached modules if necessary."""
    if heap.free() >= need:
        return True
    loader.evict()
    return heap.free() >= need


def needs_table(app: "Device", name: str) -> bool:
    """Return whether a screen draws on the game's table."""
    # First, because `rules` resumes a suspended game.
    if " " + name + " " in screen_names.OFF_TABLE:
        return False
    rules = app.session.rules
    if name == screen_names.OVER:
        return bool(rules.END_ON_TABLE == name)
    return rules is not None and name not in rules.OFF_TABLE


def make_room(app: "Device", name: str) -> None:
    """Unload what a screen off the table does not need, until it has enough memory."""
    need = _NEEDS.get(name, _MENU)
    if affords(need):
        return
    app.navigator.unload_table()
    if name in _WITHOUT_GAME and not affords(need):
        app.session.suspend()
        loader.evict()  # the code that packed the game refers to its engine


def make_room_for_library(name: str) -> None:
    """Evict cached modules before loading a library, if memory is short.

    A loaded library stays: evicting it for each of its objects would leave each with a class of
    its own, which takes 2.9 KB.
    """
    if not loader.is_loaded(name):
        loader.trim()


def make_room_for_table(app: "Device") -> None:
    """Evict everything cached before loading a table, and load the game that it shows."""
    theme.forget()  # the palettes of the menus that led here
    loader.evict()
    app.session.resume()
