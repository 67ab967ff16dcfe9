"""The games on this device, and the parts of each.

This list alone names them. All that the device knows of a game is in the folder of that name:
interfaces/game.py says what such a folder has to hold. Only one game's engine is in memory.
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
        Record,
        SavedGame,
        SeededSavedGame,
        Statistics,
    )

    Entry = tuple[str, str, int, int, int, int, int, int]

# Each game's name, and what is at the indexes below. The one first that the title offers first. A
# bundle may leave one out. Memories hold the numbers: they stay. For a third game: the scores' kind
# 6, which is the last; totals at 65, goals at 20. No two games' results, of 24 bits, begin alike:
# these have 00 and 1 in front, a third may have 01000110 before 16 bits: 16, 70.
GAMES = (
    ("number_drop", "firmware.number_drop", 0xD2, 3, 1, 0, 22, 0),
    ("drop_it", "firmware.drop_it", 0xB1, 5, 35, 12, 23, 1),
)
FOLDER: "Literal[1]" = const(1)
# That of its games' bytes: VERSION of the engine's Record. To import it from there would load it.
FIRST_BYTE: "Literal[2]" = const(2)
SCORES: "Literal[3]" = const(3)  # the kind of record that they are: see kept/storage.py
TOTALS: "Literal[4]" = const(4)  # the byte where they begin: see kept/statistics.py
GOALS: "Literal[5]" = const(5)  # its first one: see kept/progress.py
RESULT_BITS: "Literal[6]" = const(6)  # of its results in the statistics
RESULT_MARK: "Literal[7]" = const(7)  # above these bits
# The game that a few bytes of a seed may stand for: none of them says which game it is.
OF_SEEDS: "Literal['number_drop']" = "number_drop"
NAMES = tuple([game[0] for game in GAMES])

_engine: list[str] = []  # the names of the loaded game's modules


def folder(name: str) -> str:
    """Return the package of a game."""
    return entry(name)[FOLDER]


def entry(name: str) -> "Entry":
    """Return a game's line of the list. ValueError for none."""
    return GAMES[NAMES.index(name)]


def load_game(name: str) -> "GameModule":
    """Return the module of a game, which brings its engine; any other game's is unloaded."""
    module = folder(name) + DOT + "game"
    if module not in sys.modules:
        unload_engine()
        loader.evict()  # what is loaded below is the engine's own then
        loader.load(module, _engine)
    return sys.modules[module]


def unload_engine() -> None:
    """Unload the loaded game's module, its engine, and what else came with it."""
    loader.unload(_engine)


def module_of(record: "Record") -> "GameModule":
    """Return the module of a Record's game, as `load_game` does."""
    return load_game(name_of(record.bits.data))


if TYPE_CHECKING:

    @overload
    def part(name: str, module: Literal["computer_player"]) -> ComputerPlayer: ...
    @overload
    def part(name: str, module: Literal["corrections"]) -> Corrections: ...
    @overload
    def part(name: str, module: Literal["end_points"]) -> EndPoints: ...
    @overload
    def part(name: str, module: Literal["facts"]) -> Facts: ...
    @overload
    def part(name: str, module: Literal["goals"]) -> Goals: ...
    @overload
    def part(name: str, module: Literal["lessons"]) -> Lessons: ...
    @overload
    def part(name: str, module: Literal["saved_game"]) -> SavedGame: ...
    @overload
    def part(name: str, module: Literal["statistics"]) -> Statistics: ...
    @overload
    def part(name: str, module: Literal["descriptions"]) -> Descriptions: ...


def part(name: str, module: str) -> "Any":  # which it is the overloads say
    """Return a module of a game's folder, for one use."""
    return import_named(folder(name) + DOT + module)


def facts(name: str) -> "Facts":
    """Return the module with a game's facts, for one use."""
    return part(name, "facts")


if TYPE_CHECKING:

    @overload
    def saved_game(name: Literal["number_drop"]) -> SeededSavedGame: ...
    @overload
    def saved_game(name: str) -> SavedGame: ...


def saved_game(name: str) -> "SavedGame":
    """Return the module that saves games, for one use.

    ValueError if it is not here. Any other game's engine is unloaded first.
    """
    load_game(name)
    return part(name, "saved_game")


def name_of(data: bytes | bytearray) -> str:
    """Return the name of the game that saved bytes are of.

    It is "" for none.
    """
    if len(data):
        for game in GAMES:
            if data[0] == game[FIRST_BYTE]:
                return game[0]
    return ""
