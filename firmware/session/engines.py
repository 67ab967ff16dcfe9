"""From one game to another: the engine of only one of them is in memory."""

import sys

from engine.const import TYPE_CHECKING
from firmware.games import NAMES, folder
from firmware.loader import DOT, load, unload

if TYPE_CHECKING:
    from firmware.interfaces.game import GameModule


def switch(name: str) -> "GameModule":
    """Return the module of a game, having unloaded any other's engine."""
    for other in NAMES:
        if other != name and folder(other) + DOT + "game" in sys.modules:
            unload_engine(other)
    return load(folder(name) + DOT + "game")


def unload_engine(name: str) -> None:
    """Unload a game's module, what that says holds on to the engine, and the engine."""
    home = folder(name)
    for user in sys.modules[home + DOT + "game"].USERS + ("game",):
        unload(home + DOT + user)
    engine = "engine" + home[home.find(DOT) :]
    for module in list(sys.modules):
        if module == engine or module.startswith(engine + DOT):
            unload(module)
