"""From one game to another: the engine of only one of them is in memory."""

import sys

from firmware.games import NAMES
from firmware.loader import drop, load, unload


def switch(name):
    """Return the module of a game, having let go of the other's."""
    for other in NAMES:
        if other != name and "firmware.games." + other in sys.modules:
            let_go(other)
    return load("games." + name)


def let_go(name):
    """Let go of a game's module, of what that says holds on to the engine, and of the engine."""
    for user in sys.modules["firmware.games." + name].USERS:
        unload(user)
    unload("games." + name)
    for part in list(sys.modules):
        if part == "engine." + name or part.startswith("engine." + name + "."):
            drop(part)
