"""Modules for a while: a board has no memory for all screens, words and pictures at once."""

import sys

_PACKAGE = "firmware."
_ENGINE = "engine."
_LIBRARIES = ("adafruit_display_text", "adafruit_displayio_layout")  # 15 KB of a board's memory
# What is in the names of modules of these kinds, whether they are a game's own or not.
SCREENS = ".screens."
WIDGETS = ".widgets."


def load(name):
    """Return a module by its dotted name, imported if it is not there."""
    __import__("firmware." + name[len(_PACKAGE) :])  # nothing but the firmware's own
    return sys.modules[name]


def load_first(names, how=load):
    """Return the first module of several that exists; `how` is `load` or `borrow`."""
    for name in names[:-1]:
        try:
            return how(name)
        except ImportError as error:
            if name not in str(error):
                raise  # that module is there, with a mistake in what it imports
    return how(names[-1])


def unload(name):
    """Unload a module; a later import reads it again. What was made by it goes on living."""
    if name not in sys.modules:
        return
    # None first: the place that it had in a dict of MicroPython's would hold on to the module.
    sys.modules[name] = None
    del sys.modules[name]
    package, _, last = name.rpartition(".")
    if package in sys.modules and hasattr(sys.modules[package], last):
        setattr(sys.modules[package], last, None)
        delattr(sys.modules[package], last)


_borrowed = []  # names of modules that are to be given back


def borrow(name, engine=False):
    """Return a module for what is being done: it, and what it imports, is unloaded right after.

    That is when `give_back` is called: what one action needs twice is loaded once. What it imports
    from engine/ stays, unless `engine` is True.
    """
    if name in sys.modules:
        return sys.modules[name]
    before = set(sys.modules)
    try:
        return load(name)
    finally:  # also if there was no memory for all of it
        for other in sys.modules:
            if other not in before:
                if other.startswith(_PACKAGE) or engine and other.startswith(_ENGINE):
                    _borrowed.append(other)


def give_back():
    """Unload all that was borrowed."""
    while _borrowed:
        unload(_borrowed.pop())


def last(name):
    """Return the last part of a dotted name."""
    return name.rpartition(".")[2]


def loaded(kind):
    """Return the names of the modules of a kind, SCREENS or WIDGETS, that are there."""
    return [name for name in sys.modules if kind in name and name.startswith(_PACKAGE)]


def unload_all(kind, kept):
    """Unload the modules of a kind, but for those whose last names are in `kept`."""
    for name in loaded(kind):
        if last(name) not in kept:
            unload(name)


def unload_libraries():
    """Unload the libraries that all screens but the table are written with."""
    for name in list(sys.modules):
        if name.partition(".")[0] in _LIBRARIES:
            unload(name)
