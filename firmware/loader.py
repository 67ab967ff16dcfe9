"""Modules for a while: a board has no memory for all screens, words and pictures at once."""

import sys

_PACKAGE = "firmware."
_ENGINE = "engine."
_LIBRARIES = ("adafruit_display_text", "adafruit_displayio_layout")  # 15 KB of a board's memory


def load(name):
    """Return a module by its dotted name inside firmware/, imported if it is not there."""
    __import__("firmware." + name)
    return sys.modules[_PACKAGE + name]


def unload(name):
    """Let go of a module; a later import reads it again. What was made by it goes on living."""
    drop(_PACKAGE + name)


def drop(name):
    """Let go of a module by its whole name; nothing happens if it is not there."""
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
    full = _PACKAGE + name
    if full in sys.modules:
        return sys.modules[full]
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
        drop(_borrowed.pop())


def loaded(package):
    """Return the names of the modules right inside a package of firmware/ that are there."""
    prefix = _PACKAGE + package + "."
    return [name[len(prefix) :] for name in sys.modules if name.startswith(prefix)]


def unload_all(package, kept):
    """Let go of the modules right inside a package of firmware/, but for those named in `kept`."""
    for name in loaded(package):
        if name not in kept:
            unload(package + "." + name)


def unload_libraries():
    """Unload the libraries that all screens but the table are written with."""
    for name in list(sys.modules):
        if name.partition(".")[0] in _LIBRARIES:
            drop(name)
