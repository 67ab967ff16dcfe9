"""Lets the firmware's loader look through the modules that may be its own, and no others.

It goes through all modules there are whenever a screen comes or goes. A board has some hundred.
Here there are two thousand of pytest's and its plugins', and going through them took a third of the
time of keys that are mashed. What the loader finds and unloads is the same.
"""

import sys
from collections.abc import Iterator, MutableMapping
from itertools import filterfalse
from types import ModuleType

from firmware import loader

_TOPS = ("engine", "firmware", "boards", *loader._LIBRARIES)


class Modules(MutableMapping[str, ModuleType]):
    """sys.modules, without others' when one goes through it. It is as long as all of them."""

    def __init__(self) -> None:
        self._own: set[str] = set()
        self._others: set[str] = set()

    def __iter__(self) -> Iterator[str]:
        is_other = self._others.__contains__
        names = list(filterfalse(is_other, sys.modules))
        new = list(filterfalse(self._own.__contains__, names))
        if new:
            for name in new:
                is_own = name.partition(".")[0] in _TOPS
                (self._own if is_own else self._others).add(name)
            names = list(filterfalse(is_other, names))
        return iter(names)

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
    """A list of names, each of them once, in which any is found at once."""

    def append(self, name: str) -> None:
        """Put one at the end."""
        self[name] = None

    def remove(self, name: str) -> None:
        """Take one out."""
        del self[name]


def look() -> None:
    """Look through these alone from now on."""
    known = vars(loader)
    known["sys"] = Sys
    known["_settled"] = Names.fromkeys(loader._settled)
