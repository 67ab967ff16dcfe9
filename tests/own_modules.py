"""Lets the firmware's loader look through its own modules only.

Those are the modules that may be its own. The loader goes through all modules there are whenever a
screen comes or goes. A board has some hundred. Here there are two thousand of pytest's and its
plugins', and going through them took a third of the time of keys that are mashed. What the loader
finds and unloads is the same.
"""

import sys
from collections.abc import Iterator, MutableMapping
from functools import cache
from itertools import filterfalse, islice
from types import ModuleType

from firmware import loader

_MANY = 20  # others' modules, behind the front
_TOPS = ("engine", "firmware", "boards", *loader._LIBRARIES)


class Modules(MutableMapping[str, ModuleType]):
    """sys.modules that hides others' modules when gone through.

    It is as long as all of them.
    """

    def __init__(self) -> None:
        self._own: set[str] = set()
        self._others: set[str] = set()
        # Those at the front, where none comes and none goes: how many, the last, and our own.
        self._front: tuple[int, str | None, list[str]] = (0, None, [])

    def __iter__(self) -> Iterator[str]:
        length, last, own = self._front
        names = iter(sys.modules)
        # One that has gone from the front would have moved up the last one.
        if not length or next(islice(names, length - 1, length), None) == last:
            return iter([*own, *self._own_of(list(names))])
        self._look_anew()
        return iter(self._own_of(list(sys.modules)))

    def _own_of(self, names: list[str]) -> list[str]:
        """Return those of the names that are our own."""
        is_own, is_other = self._own.__contains__, self._others.__contains__
        for name in filterfalse(is_own, filterfalse(is_other, names)):
            (self._own if name.partition(".")[0] in _TOPS else self._others).add(name)
        found = list(filterfalse(is_other, names))
        if len(names) - len(found) > _MANY:
            self._look_anew()
        return found

    def _look_anew(self) -> None:
        """Let the front reach to the last module that is another's."""
        names = list(sys.modules)
        length = len(names)
        while length and names[length - 1] not in self._others:
            length -= 1
        own = list(filterfalse(self._others.__contains__, names[:length]))
        self._front = length, names[length - 1] if length else None, own

    def __len__(self) -> int:
        return len(sys.modules)

    def __contains__(self, name: object) -> bool:
        return name in sys.modules

    def __getitem__(self, name: str) -> ModuleType:
        return sys.modules[name]

    def __setitem__(self, name: str, module: ModuleType) -> None:
        sys.modules[name] = module

    def __delitem__(self, name: str) -> None:
        del sys.modules[name]


class Sys:
    """What the loader knows of `sys`."""

    modules = Modules()


class Names(dict[str, None]):
    """A list of names, each once, any found at once."""

    append = dict.setdefault  # with None behind the name
    remove = dict.pop


def look() -> None:
    """Look through these alone from now on."""
    known = vars(loader)
    known["sys"] = Sys
    known["_settled"] = Names.fromkeys(loader._settled)
    known["_is_ours"] = cache(loader._is_ours)  # asked of the same names at each key press
