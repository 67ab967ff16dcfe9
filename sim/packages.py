"""The last pass of a bundle: the project's packages get a letter each.

CircuitPython keeps three names of a module for good: `firmware.screens.title`, `title` and
`firmware/screens/title.mpy`. In a long session that is 9 KB, and with letters 5. The modules' own
names stay, for screens are gone to by theirs.
"""

import ast
from pathlib import Path

from sim.syntax import walk

_OUTER = {"engine": "e", "firmware": "f"}
# Inside firmware/. Modules are loaded by names that begin with one of these and a dot.
_INNER = {
    "games": "g",
    "guests": "u",
    "screens": "s",
    "text": "t",
    "themes": "h",
    "widgets": "w",
}
# What is also loaded, or looked through, by the package's name alone; else a string is no package.
_ALONE = (*_OUTER, "guests", "screens", "themes", "widgets")
_WORDS = "text"  # what stands there is read by people


def place(old: Path) -> Path:
    """Return where a module stands in a bundle."""
    return Path(*dotted(".".join(old.parent.parts)).split("."), old.name)


def dotted(name: str) -> str:
    """Return what a module or package is called in a bundle."""
    outer, _, inner = name.partition(".")
    if outer not in _OUTER:
        return name
    return _OUTER[outer] + ("." + _inside(inner) if "." in name else "")


def _inside(name: str) -> str:
    """Return what a name inside firmware/ or engine/ is called in a bundle."""
    first, dot, rest = name.partition(".")
    return _INNER.get(first, first) + dot + rest


def rename(old: Path, source: bytes) -> bytes:
    """Return a bundle's module, of the place `old`, with the packages' new names in it.

    Each statement keeps its line. ValueError for an import that would bind a package's old name.
    """
    tree = ast.parse(source)
    for node in walk(tree):
        match node:
            case ast.ImportFrom(module=str(module)):
                for alias in node.names:
                    whole = dotted(f"{module}.{alias.name}")
                    alias.asname = alias.asname or alias.name
                    alias.name = whole.rpartition(".")[2]
                node.module = dotted(module)
            case ast.Import():
                for alias in node.names:
                    if dotted(alias.name) != alias.name:
                        if "." in alias.name and not alias.asname:
                            raise ValueError(f"{old}: import {alias.name}: say from … import …")
                        alias.asname = alias.asname or alias.name
                        alias.name = dotted(alias.name)
            case ast.Constant(value=str(text)) if old.parent.name != _WORDS:
                node.value = _text(text)
    return ast.unparse(tree).encode()


def _text(text: str) -> str:
    """Return a string: another one if it is, or begins, the name of a package or a module."""
    first, dot, _ = text.partition(".")
    if not dot and first not in _ALONE:
        return text
    if first in _OUTER:
        return dotted(text)
    return _inside(text) if first in _INNER else text
