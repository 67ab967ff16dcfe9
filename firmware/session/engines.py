"""From one game to another: the engine of only one of them is in memory."""

import sys

from engine.const import TYPE_CHECKING
from firmware.loader import DOT, load, unload

if TYPE_CHECKING:
    from collections.abc import Iterable

    from firmware.interfaces.game import GameModule


def switch(home: str, homes: "Iterable[str]") -> "GameModule":
    """Return the module of the game with that folder, having unloaded any other's engine."""
    for other in homes:
        if other != home and other + DOT + "game" in sys.modules:
            unload_engine(other)
    return load(home + DOT + "game")


def unload_engine(home: str) -> None:
    """Unload a game's module, what that says holds on to the engine, and the engine."""
    for user in sys.modules[home + DOT + "game"].USERS + ("game",):
        unload(home + DOT + user)
    engine = "engine" + home[home.find(DOT) :]
    for module in list(sys.modules):
        if module == engine or module.startswith(engine + DOT):
            unload(module)
