"""The games on this device, and access to the modules of each.

This list is the only place that names them. Everything the device knows about a game is in that
game's folder; interfaces/game.py describes what the folder must contain. Only one game's engine is
in memory at a time.
"""

import sys

from engine.const import TYPE_CHECKING, const
from firmware.memory import loader
from firmware.memory.loader import DOT, import_named

if TYPE_CHECKING:
    from typing import Any, Literal, overload

    from firmware.interfaces.game import (
        ComputerPlayer,
        Corrections,
        Descriptions,
        EndPoints,
        Facts,
        GameModule,
        Goals,
        Lessons,
        Puzzles,
        Record,
        SavedGame,
        SeededSavedGame,
        Statistics,
    )

    Entry = tuple[str, str, int, int, int, int, int, int]

# One row per game: its name, then the fields indexed below. The title offers the first row first,
# and a bundle may leave games out. Saved data contains these numbers, so they never change. A third
# game would get scores of kind 6, which is the last one, totals at 65 and goals at 20. Results have
# 24 bits, and no two games share a prefix: these two have 00 and 1, and a third could have 01000110
# before 16 bits, that is 16 and 70.
GAMES = (
    ("number_drop", "firmware.number_drop", 0xD2, 3, 1, 0, 22, 0),
    ("drop_it", "firmware.drop_it", 0xB1, 5, 35, 12, 23, 1),
)
FOLDER: "Literal[1]" = const(1)
# First byte of a saved game: VERSION of the engine's Record, whose import would load the engine.
FIRST_BYTE: "Literal[2]" = const(2)
SCORES: "Literal[3]" = const(3)  # record kind of its scores: see kept/storage.py
TOTALS: "Literal[4]" = const(4)  # offset of its totals: see kept/statistics.py
GOALS: "Literal[5]" = const(5)  # number of its first goal: see kept/progress.py
RESULT_BITS: "Literal[6]" = const(6)  # width of its results in the statistics
RESULT_MARK: "Literal[7]" = const(7)  # prefix above these bits
# The game that a bare seed stands for, since a seed does not identify its game.
OF_SEEDS: "Literal['number_drop']" = "number_drop"
NAMES = tuple([game[0] for game in GAMES])

_engine: list[str] = []  # the names of the loaded game's modules


def folder(name: str) -> str:
    """Return the package of a game."""
    return entry(name)[FOLDER]


def entry(name: str) -> "Entry":
    """Return a game's row of the list; ValueError if there is none."""
    return GAMES[NAMES.index(name)]


def load_game(name: str) -> "GameModule":
    """Return a game's module, loading its engine and unloading any other game's."""
    module = folder(name) + DOT + "game"
    if module not in sys.modules:
        unload_engine()
        loader.evict()  # so that everything loaded below is owned by the engine
        loader.load(module, _engine)
    return sys.modules[module]


def unload_engine() -> None:
    """Unload the current game's module, its engine, and whatever was loaded with them."""
    loader.unload(_engine)


def module_of(record: "Record") -> "GameModule":
    """Load a Record's game as `load_game` does, and return its module."""
    return load_game(name_of(record.bits.data))


if TYPE_CHECKING:

    @overload
    def load_module(name: str, module: Literal["computer_player"]) -> ComputerPlayer: ...
    @overload
    def load_module(name: str, module: Literal["corrections"]) -> Corrections: ...
    @overload
    def load_module(name: str, module: Literal["end_points"]) -> EndPoints: ...
    @overload
    def load_module(name: str, module: Literal["facts"]) -> Facts: ...
    @overload
    def load_module(name: str, module: Literal["goals"]) -> Goals: ...
    @overload
    def load_module(name: str, module: Literal["lessons"]) -> Lessons: ...
    @overload
    def load_module(name: str, module: Literal["puzzle"]) -> Puzzles: ...
    @overload
    def load_module(name: str, module: Literal["saved_game"]) -> SavedGame: ...
    @overload
    def load_module(name: str, module: Literal["statistics"]) -> Statistics: ...
    @overload
    def load_module(name: str, module: Literal["descriptions"]) -> Descriptions: ...


def load_module(name: str, module: str) -> "Any":  # typed by the overloads
    """Return a module of a game's folder, for immediate use only."""
    return import_named(folder(name) + DOT + module)


def facts(name: str) -> "Facts":
    """Return a game's facts module, for immediate use only."""
    return load_module(name, "facts")


if TYPE_CHECKING:

    @overload
    def saved_game(name: Literal["number_drop"]) -> SeededSavedGame: ...
    @overload
    def saved_game(name: str) -> SavedGame: ...


def saved_game(name: str) -> "SavedGame":
    """Return a game's saved_game module, for immediate use only; ValueError if there is none.

    Any other game's engine is unloaded first.
    """
    load_game(name)
    return load_module(name, "saved_game")


def name_of(data: bytes | bytearray) -> str:
    """Return the name of the game that saved bytes belong to, or ""."""
    if len(data):
        for game in GAMES:
            if data[0] == game[FIRST_BYTE]:
                return game[0]
    return ""
