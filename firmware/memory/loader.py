"""Loads and unloads modules: a board's memory cannot hold all of them at once.

A module of ours is either owned or cached.

- Owned modules stay loaded. The app owns everything loaded at the start (`own_loaded`). A game's
  engine, the table and each screen own the modules that `load` loaded for them.
- All others are cached: modules that a function imported for one call, and those of screens that
  have been left. They are reused while they are still loaded, and `evict` unloads them.

So a module imports at its top what it always needs; an import inside a function loads a module for
that call only.
"""

import os
import sys

from engine.const import TYPE_CHECKING
from firmware.memory import heap

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType
    from typing import Any

_PACKAGE = "firmware."
_ENGINE = "engine."
# Third-party code that only menus need: at least 15 KB of a board's memory.
_LIBRARIES = ("adafruit_display_text", "adafruit_displayio_layout", "adafruit_miniqr")
DOT = _PACKAGE[-1]  # between the parts of a module's name: in a bundle, names are paths

_owned: set[str] = set()  # also contains all modules that are not ours
_count = -1  # modules loaded when `trim` was last called, -1 if some were released since


def own_loaded() -> None:
    """Let the app own every module that is loaded now."""
    _owned.update(sys.modules)


def _is_ours(name: str) -> bool:
    is_ours = name.startswith(_PACKAGE) or name.startswith(_ENGINE)  # noqa: PIE810 no tuples there
    return is_ours or name.partition(".")[0] in _LIBRARIES


def _is_package(name: str) -> bool:
    """Return whether a module is one of our packages, which are tiny and stay loaded."""
    return hasattr(sys.modules[name], "__path__") and name.partition(".")[0] not in _LIBRARIES


def is_loaded(name: str) -> bool:
    """Return whether a module is in memory."""
    return name in sys.modules


def import_named(name: str) -> "ModuleType":
    """Import a module of the firmware by its dotted name, and return it.

    As with an import inside a function, it is cached, not owned.
    """
    if name not in sys.modules:
        __import__("firmware." + name[len(_PACKAGE) :])  # only modules of the firmware
    return sys.modules[name]


def load(name: str, owner: "list[str]") -> "ModuleType":
    """Load and return a module by its dotted name.

    The names of all modules loaded for it are appended to `owner`, to be passed to `unload` or
    `release` later. Modules that were cached before stay cached.
    """
    cached = [other for other in sys.modules if other not in _owned and other != name]
    module = import_named(name)
    for other in sys.modules:
        if other not in _owned and other not in cached:
            _owned.add(other)
            if _is_ours(other):
                owner.append(other)
    return module


def load_first(names: "Sequence[str]", owner: "list[str]") -> "ModuleType":
    """Return the first of several modules that exists, as `load` does."""
    return load(first_of(names), owner)


def first_of(names: "Sequence[str]") -> str:
    """Return the first of several names whose module exists; the last one must exist.

    Looks for the file instead of trying to import it, since CircuitPython never frees the name of
    a module that it has tried to import.
    """
    for name in names[:-1]:
        if name in sys.modules or exists(name):
            return name
    return names[-1]


def read_once(name: str) -> "Any":
    """Return a fresh copy of a module of data, which the caller may change and keep."""
    loaded, is_owned = sys.modules.get(name), name in _owned
    unload([name])
    try:
        module = import_named(name)
        unload([name])
    finally:  # also if memory runs out: the crash screen is in the language that is loaded
        if loaded is not None:
            sys.modules[name] = loaded
            if is_owned:
                _owned.add(name)
    return module


def release(owner: "list[str]") -> None:
    """Make an owner's modules cached from now on."""
    global _count
    for name in owner:
        _owned.discard(name)
    owner.clear()
    _count = -1


def unload(names: "list[str]") -> None:
    """Unload modules by name, and empty the list.

    A later import loads them again. Objects made from them stay alive.
    """
    while names:
        name = names.pop()
        _owned.discard(name)
        if name not in sys.modules or _is_package(name):
            continue
        # MicroPython's dict keeps a deleted value alive until its slot is used again.
        sys.modules[name] = None  # type: ignore[assignment]  # until deleted
        del sys.modules[name]
        package, _, last = name.rpartition(".")
        if package in sys.modules and hasattr(sys.modules[package], last):
            setattr(sys.modules[package], last, None)
            delattr(sys.modules[package], last)


def evict() -> None:
    """Unload all cached modules."""
    global _count
    unload([name for name in sys.modules if name not in _owned and _is_ours(name)])
    _count = len(sys.modules)


def trim() -> None:
    """Evict cached modules if memory is short, and any were loaded or released since last time."""
    global _count
    if len(sys.modules) != _count:
        if heap.is_short():
            evict()
        else:
            _count = len(sys.modules)


def exists(name: str) -> bool:
    """Return whether there is a file for a module's dotted name."""
    package, _, file = name.rpartition(".")
    if not package:  # in a bundle the name is the path
        return _is_file(name + ".mpy")
    path: Any = import_named(package).__path__
    # CPython lists a package's folders, MicroPython names the only one.
    folders = (path,) if isinstance(path, str) else path
    files = [folder + "/" + file for folder in folders]
    return any(_is_file(path + ".py") or _is_file(path + ".mpy") for path in files)


def _is_file(path: str) -> bool:
    try:
        os.stat(path)
        return True
    except OSError:
        return False
