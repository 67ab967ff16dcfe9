"""The games that have a JSON form: games of the device with a folder here."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from firmware import games

FOLDER = Path(__file__).parent


def names() -> list[str]:
    """Return the names of these games."""
    return [name for name in games.NAMES if (FOLDER / name).is_dir()]


def module(name: str, part: str) -> ModuleType:
    """Return a module of a game's folder: match, states or actions."""
    return import_module(f"sim.protocol.{name}.{part}")
