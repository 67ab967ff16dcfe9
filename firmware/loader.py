"""Loads and unloads modules: a board has no memory for all.

Others ask it for that: mostly the navigator, between two screens.

A module imports plainly at its top what it always needs. An import inside a function means: needed
for this call, and may go afterwards. That is at the end of the step, or before the next trip to
another screen (`give_back`): what one action needs twice is read once. Screens, words and a game's
parts are loaded by names that are put together: by `load` to stay, else by `import_named`.
"""

import os
import sys

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import ModuleType
    from typing import Any

_PACKAGE = "firmware."
_ENGINE = "engine."
DOT = _PACKAGE[-1]  # between the parts of the name of a module of ours: in a bundle a slash
# Parts of a game's engine that think or play a game again, in the names of modules: they go when
# that is done. All else of an engine stays until another game's is needed.
_PASSING = (
    DOT + "ahead" + DOT,
    DOT + "bot" + DOT,
    DOT + "replay" + DOT,
    DOT + "review" + DOT,
    DOT + "settled" + DOT,
    ".player.",
)
_LIBRARIES = ("adafruit_display_text", "adafruit_displayio_layout")  # 15 KB of a board's memory
# What is in the names of modules of these kinds, whether they are a game's own or not.
SCREENS = ".screens."
WIDGETS = ".widgets."
TEXT = ".text."
# The modules of screens/ that stay loaded with the table: all games', and each game's own.
TABLES = ("play_screen", "play")
WITH_TABLE = ("base",) + TABLES
_GAME = DOT + "game"  # behind the name of a game's folder: its module, which brings its engine

_settled: list[str] = []  # names of our modules that stay
_count = -1  # how many modules there are if none has come since, of others as well


def settle() -> None:
    """Let all modules that are there now stay until they are unloaded."""
    global _count
    _settled.clear()
    for name in sys.modules:
        if _is_ours(name):
            _settled.append(name)
    _count = len(sys.modules)


def give_back() -> None:
    """Unload what imports inside functions, and by name, have brought since."""
    if len(sys.modules) == _count:
        return
    if _count >= 0:
        # Not a list of all names: a load that found no room has left none for that, either.
        for name in [name for name in sys.modules if _is_brought(name)]:
            unload(name)
    settle()


def clear_stack(more: int = 3) -> None:
    """Overwrite what earlier calls left above their caller's frame.

    That is some 1.2 KB. The collector takes it for addresses wherever a later call does not clear
    its place: it kept a whole table. A frame is cleared as it begins, and has a place for each
    argument of a call.
    """
    # fmt: off
    max(
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0,
    )
    # fmt: on
    if more:
        clear_stack(more - 1)


def _is_ours(name: str) -> bool:
    return name.startswith(_PACKAGE) or name.startswith(_ENGINE)  # noqa: PIE810 no tuples there


def _is_brought(name: str) -> bool:
    return name not in _settled and (name.startswith(_PACKAGE) or _is_passing(name))


def _is_passing(name: str) -> bool:
    return name.startswith(_ENGINE) and any(part in name + DOT for part in _PASSING)


def import_named(name: str) -> "ModuleType":
    """Import a module by its dotted name, and return it.

    Like an import inside a function it does not stay.
    """
    __import__("firmware." + name[len(_PACKAGE) :])  # nothing but the firmware's own
    return sys.modules[name]


def load(name: str) -> "ModuleType":
    """Return a module by its dotted name.

    It stays, with all that it brings.
    """
    if len(sys.modules) == _count:
        module = import_named(name)
        settle()
        return module
    before = list(sys.modules)  # among them what was brought for the call that this is a part of
    module = import_named(name)
    for other in sys.modules:
        if other not in before and _is_ours(other):
            _settled.append(other)
    return module


def load_only(kind: str, name: str) -> "ModuleType":
    """Load a module anew, with none of its kind beside it.

    Return it as `load` does.
    """
    unload_all(kind)
    return load(name)


def read_once(name: str) -> "Any":
    """Return a module by its dotted name, for one use.

    Its importer has to make something of it at once.
    """
    module = import_named(name)
    unload(name)
    return module


def load_first(names: "Sequence[str]", how: "Callable[[str], ModuleType]" = load) -> "ModuleType":
    """Return the first module of several that exists.

    `how` is `load` or `import_named`. Its file is looked for first: an import that finds none keeps
    the name in memory for good.
    """
    for name in names[:-1]:
        if _is_there(name):
            return how(name)
    return how(names[-1])


def _is_there(name: str) -> bool:
    package, _, file = name.rpartition(".")
    if not package:  # in a bundle the name is the path
        return _is_file(name + ".mpy")
    if package not in sys.modules:
        import_named(package)
    folders = _folders(sys.modules[package].__path__)
    files = [folder + "/" + file for folder in folders]
    return any(_is_file(path + ".py") or _is_file(path + ".mpy") for path in files)


def _folders(path: "str | Sequence[str]") -> "Sequence[str]":
    """Return a package's folders: CPython lists them, MicroPython names the only one."""
    return (path,) if isinstance(path, str) else path


def _is_file(path: str) -> bool:
    try:
        os.stat(path)
        return True
    except OSError:
        return False


def unload(name: str) -> None:
    """Unload a module; a later import reads it again.

    What was made by it goes on living.
    """
    global _count
    if name not in sys.modules:
        return
    # None first: the place that it had in a dict of MicroPython's would hold on to the module.
    sys.modules[name] = None  # type: ignore[assignment]  # for a moment
    del sys.modules[name]
    if name in _settled:
        _settled.remove(name)
        _count -= 1
    elif not _is_ours(name):
        _count -= 1
    package, _, last = name.rpartition(".")
    if package in sys.modules and hasattr(sys.modules[package], last):
        setattr(sys.modules[package], last, None)
        delattr(sys.modules[package], last)


def last(name: str) -> str:
    """Return the last part of a dotted name."""
    return name.rpartition(DOT)[2]


def loaded(kind: str) -> list[str]:
    """Return the names of the loaded modules of a kind.

    The kind is SCREENS or WIDGETS.
    """
    return [name for name in sys.modules if kind in name and _is_ours(name)]


def unload_all(kind: str, kept: tuple[str, ...] = ()) -> None:
    """Unload the modules of a kind, or an engine's.

    Those with last names in `kept` stay.
    """
    for name in loaded(kind):
        if last(name) not in kept:
            unload(name)


def unload_game(home: str) -> None:
    """Unload a game's module, its engine, and what uses the engine.

    `home` is the game's folder.
    """
    game = home + _GAME
    if game in sys.modules:
        for user in sys.modules[game].USERS:
            unload(home + DOT + user)
        unload(game)
        engine = "engine" + home[home.find(DOT) :]
        unload_all(engine + DOT)
        unload(engine)  # what a package itself imports


def unload_libraries() -> None:
    """Unload the libraries of Labels: no game that goes on has any."""
    for name in list(sys.modules):
        if name.partition(".")[0] in _LIBRARIES:
            unload(name)
