"""What each screen needs, and what gives way to it.

Three things can give way, in this order: cached modules, the game's table, the game itself. Which
of them have to is decided as a screen is loaded, by how many bytes are free.
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


# Screens that show no table, or can do without it. A game's own are in OFF_TABLE of its Rules,
# which also say whether its end shows one. All others draw on the table, and need the game.
_OFF_TABLE = (
    screen_names.CODE_ENTRY,
    screen_names.COMPUTER_THINKING,
    screen_names.END,
    screen_names.ERASE,
    screen_names.GIVE_UP,
    screen_names.GOALS,
    screen_names.HAND_OVER,
    screen_names.HELP,
    screen_names.HINT,
    screen_names.HOUSE,
    screen_names.HOW_TO_PLAY,
    screen_names.MORE,
    screen_names.NAME_ENTRY,
    screen_names.PAUSE,
    screen_names.PLAYERS,
    screen_names.RULES,
    screen_names.SCORES,
    screen_names.SEAT,
    screen_names.SEEDED,
    screen_names.SELF_TEST,
    screen_names.SETTINGS,
    screen_names.STANDINGS,
    screen_names.STATISTICS,
    screen_names.TITLE,
    screen_names.TUTORIAL,
)
# Screens that show nothing of the game, whose engine can give way to them.
_WITHOUT_GAME = (
    screen_names.TITLE,
    screen_names.MORE,
    screen_names.PAUSE,
    screen_names.END,
    screen_names.HELP,
    screen_names.TUTORIAL,
)

# Bytes that have to be free, gaps between objects included. `make bench` measured what each takes.
THOUGHT = const(32000)  # a computer player's thought, beside the table
SCORE = const(23600)  # saving a solo game's score, beside its table
COUNT = const(23600)  # the count of a solo game's points, beside its table
STANDINGS = const(40700)  # the count of several players' points
SHEET_AT_END = const(42000)  # a solo game's end, beside its table
TABLE_AT_END = const(72000)  # that end and a table
SHEETS_AT_END = const(38000)  # the end of several beside their sheets
EFFECTS = const(12000)  # what only looks good: rising points, a shape that springs, blinking tiles
LESSON = const(24000)  # a lesson's text and game, beside the table
COLOURS = const(30000)  # coloured digits in a lesson
_MENU = const(32000)  # a screen without a table: the settings take most
# Those that take more.
_NEEDS = {
    screen_names.TITLE: 62000,
    screen_names.MORE: 62000,
    screen_names.TUTORIAL: 62000,
    screen_names.STATISTICS: 48000,
}


def affords(need: int) -> bool:
    """Return whether there is memory for something; cached modules give way to it."""
    if heap.free() >= need:
        return True
    loader.evict()
    return heap.free() >= need


def needs_table(app: "Device", name: str) -> bool:
    """Return whether a screen draws on the game's table."""
    if name in _OFF_TABLE:  # asked first: to ask for its rules resumes a suspended game
        return False
    rules = app.session.rules
    if name == screen_names.OVER:
        return bool(rules.END_ON_TABLE == name)
    return rules is not None and name not in rules.OFF_TABLE


def make_room(app: "Device", name: str) -> None:
    """Let what a screen off the table can do without give way, until it has enough memory."""
    need = _NEEDS.get(name, _MENU)
    if affords(need):
        return
    app.navigator.unload_table()
    if name in _WITHOUT_GAME and not affords(need):
        app.session.suspend()
        loader.evict()  # what has packed the game holds objects of its engine


def make_room_for_library(name: str) -> None:
    """Let cached modules give way to a library, where memory is short and it is not loaded yet.

    Evicting it for each of its objects would leave each with a class of its own: 2.9 KB.
    """
    if not loader.is_loaded(name):
        loader.trim()


def make_room_for_table(app: "Device") -> None:
    """Let what is cached give way to a table, and load the game that it shows."""
    theme.forget()  # the palettes of the menus that led here
    loader.evict()
    app.session.resume()
