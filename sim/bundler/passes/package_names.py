"""Gives the project's packages a letter each, or none.

CircuitPython keeps three names of a module for good: `firmware.screens.title`, `title` and
`firmware/screens/title.mpy`. In a long session that is 9 KB, and with letters 5. The modules' own
names stay, for screens are gone to by theirs.

Assumes that a string which is a package's name, or begins with one and a dot, means that package.

Refuses, by ValueError, an import that would bind a package's old name.
"""

import ast
import re
from pathlib import Path

from sim.bundler.program import Program
from sim.bundler.syntax.trees import walk

_OUTER = {"engine": "e", "firmware": "f"}
# Inside these. Folders of "" are for people: on a board their modules stand beside the folder.
_INNER = {
    "number_drop": "n",
    "drop_it": "d",
    "player": "p",
    "guests": "u",
    "screens": "s",
    "text": "t",
    "themes": "h",
    "widgets": "w",
    "keys": "",
    "kept": "",
    "session": "",
    "sound": "",
}
LETTERS = frozenset((*_OUTER.values(), *_INNER.values())) - {""}  # no module can be called so
_WORDS = "text"  # what stands there is read by people
_NO_NAME = re.compile(r"[^\w.]")  # what is not in a dotted name, nor in the beginning of one


def run(program: Program) -> None:
    """Exchange the packages' names in all texts; their places follow when they are compiled."""
    program.texts = {
        old: rename(old, source) for old, source in program.texts.items() if is_needed(old, source)
    }


def is_needed(old: Path, source: bytes) -> bool:
    """Return whether a file has to be in a bundle: a folder is a package without a file, too."""
    if old.name != "__init__.py" or len(old.parts) < 3 or old.parts[0] not in _OUTER:
        return True
    return any(not isinstance(node, ast.Expr) for node in ast.parse(source).body)


def place(old: Path) -> Path:
    """Return where a module stands in a bundle."""
    return Path(*dotted(".".join(old.parent.parts)).split("."), old.name)


def dotted(name: str) -> str:
    """Return what a module or package is called in a bundle."""
    outer, *inner = name.split(".")
    if outer not in _OUTER:
        return name
    new = [(part, _INNER.get(part, part)) for part in inner]
    # A dot at the end stays: a name is put behind it.
    return ".".join([_OUTER[outer], *(to for part, to in new if to or not part)])


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
        is_package = module.rpartition(".")[2] in (*_OUTER, *_INNER)
        for alias in node.names:
            new = _INNER.get(alias.name, alias.name) if is_package else alias.name
            if not new:
                raise ValueError(f"{old}: {module}.{alias.name} is no package on a board")
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
    """Return a string: another one if it is, begins or goes on the name of a package or module."""
    if _NO_NAME.search(text.strip(".")):
        return text
    if text.partition(".")[0] in _OUTER:
        return dotted(text)
    first = text[1:].partition(".")[0]
    if text.startswith(".") and first in _INNER:
        return dotted("engine" + text)[1:]
    return text
