"""From one game to another: the engine of only one of them is in memory."""

import sys

from firmware.loader import load, unload


def switch(home, homes):
    """Return the module of the game with that folder, having unloaded any other's engine."""
    for other in homes:
        if other != home and other + ".game" in sys.modules:
            unload_engine(other)
    return load(home + ".game")


def unload_engine(home):
    """Unload a game's module, what that says holds on to the engine, and the engine."""
    for user in sys.modules[home + ".game"].USERS + ("game",):
        unload(home + "." + user)
    engine = "engine" + home[home.find(".") :]
    for module in list(sys.modules):
        if module == engine or module.startswith(engine + "."):
            unload(module)
