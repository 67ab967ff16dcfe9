"""The games told in JSON: those with a folder here.

They are games of the device.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from firmware import games

FOLDER = Path(__file__).parent


def told() -> list[str]:
    """Return their names."""
    return [name for name in games.NAMES if (FOLDER / name).is_dir()]


def module(name: str, part: str) -> ModuleType:
    """Return a module of a game's folder: match, states or actions."""
    return import_module(f"sim.protocol.{name}.{part}")
