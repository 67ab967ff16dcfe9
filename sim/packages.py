"""The last pass of a bundle: the project's packages get a letter each.

CircuitPython keeps three names of a module for good: `firmware.screens.title`, `title` and
`firmware/screens/title.mpy`. In a long session that is 9 KB, and with letters 5. The modules' own
names stay, for screens are gone to by theirs.
"""

import ast
import re
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
LETTERS = frozenset((*_OUTER.values(), *_INNER.values()))  # no module can be called so
# What is also loaded, or looked through, by the package's name alone; else a string is no package.
_ALONE = (*_OUTER, "guests", "screens", "themes", "widgets")
_WORDS = "text"  # what stands there is read by people
_NO_NAME = re.compile(r"[^\w.]")  # what is not in a dotted name, nor in the beginning of one


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

    All else stays as it is: each statement keeps its line, and code.py its comments. ValueError for
    an import that would bind a package's old name, and for a name in an f-string: where that part
    of it begins and ends is not known.
    """
    tree = ast.parse(source)
    is_read = old.parent.name == _WORDS
    lines = source.splitlines(keepends=True)
    edits: list[tuple[int, int, int, int, str]] = []  # first line and column, last ones, the text
    for node in walk(tree):
        new = None
        match node:
            case ast.ImportFrom() | ast.Import():
                new = _import(old, node)
            case ast.JoinedStr(values=parts) if not is_read and any(map(_is_changed, parts)):
                raise ValueError(f"{old}:{node.lineno}: a package's name in an f-string: say +")
            case ast.Constant(value=str(text)) if not is_read and _is_changed(node):
                new = repr(_text(text))
            case _:
                continue
        if new is not None:
            last, stop = node.end_lineno or node.lineno, node.end_col_offset or 0
            edits.append((node.lineno - 1, node.col_offset, last - 1, stop, new))
    for first, start, last, stop, new in sorted(edits, reverse=True):
        gone = b"\n" * (last - first)  # of an import on several lines
        lines[first : last + 1] = [lines[first][:start] + new.encode() + gone + lines[last][stop:]]
    return b"".join(lines)


def _import(old: Path, node: ast.Import | ast.ImportFrom) -> str | None:
    """Return an import with the packages' new names, None if it names none of them."""
    names = []
    if isinstance(node, ast.ImportFrom):
        module = node.module or ""
        for alias in node.names:
            new = dotted(f"{module}.{alias.name}").rpartition(".")[2]
            same = new == (alias.asname or alias.name)
            names.append(ast.alias(new, None if same else alias.asname or alias.name))
        changed = ast.unparse(ast.ImportFrom(dotted(module), names, node.level))
    else:
        for alias in node.names:
            new = dotted(alias.name)
            if new != alias.name and "." in new and not alias.asname:
                raise ValueError(f"{old}: import {alias.name}: say from ... import ...")
            same = new == (alias.asname or alias.name)
            names.append(ast.alias(new, alias.asname if same else alias.asname or alias.name))
        changed = ast.unparse(ast.Import(names))
    return None if changed == ast.unparse(node) else changed


def _is_changed(node: ast.AST) -> bool:
    match node:
        case ast.Constant(value=str(text)):
            return _text(text) != text
    return False


def _text(text: str) -> str:
    """Return a string: another one if it is, or begins, the name of a package or a module."""
    first, dot, rest = text.partition(".")
    if not (dot or first in _ALONE) or _NO_NAME.search(rest):
        return text
    if first in _OUTER:
        return dotted(text)
    return _inside(text) if first in _INNER else text
