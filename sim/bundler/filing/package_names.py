"""Names modules by their paths, with a letter for each package.

Some packages have none.

CircuitPython keeps three names of a module for good: `firmware.screens.title`, `title` and
`firmware/screens/title.mpy`, and an object for each package. A name without dots is taken for that
of a single file, and its path is found all the same: `f/s/title` and `f/s/title.mpy` are all that
is kept then. In a long session that is 6 KB instead of 13. A module's own name stays, for screens
are gone to by theirs.

An import cannot say a slash. It says `f__in__s__in__title`, and `compilation` puts the path there.

Assumes that a string which is a package's name, or begins with one and a dot, means that package.

Refuses, by ValueError, an import that would bind a package's old name.
"""

import ast
import re
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from sim.bundler import drive
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
    "memory": "",
    "parts": "",
    "session": "",
    "sound": "",
    "store": "",
}
LETTERS = frozenset((*_OUTER.values(), *_INNER.values())) - {""}  # no module can be called so
_MARK = "__in__"  # a slash, while the compiler has it
_SOURCE = drive.CODE  # which no compiler has
_WORDS = "text"  # what stands there is read by people
_NO_NAME = re.compile(r"[^\w.]")  # what is not in a dotted name, nor in the beginning of one


def run(program: Program) -> None:
    """Exchange the names in all texts.

    The modules' places follow when they are compiled.
    """
    there = modules(program.texts)
    program.texts = {
        old: rename(old, source, there)
        for old, source in program.texts.items()
        if is_needed(old, source)
    }


def modules(places: Iterable[Path]) -> set[str]:
    """Return the dotted names of modules and their packages."""
    found: set[str] = set()
    for place in places:
        parts = place.with_suffix("").parts
        found |= {".".join(parts[:end]) for end in range(1, len(parts) + 1)}
    return found


def is_needed(old: Path, source: bytes) -> bool:
    """Return whether a file has to be in a bundle.

    A folder is a package without its `__init__.py`, too, if that holds no code.
    """
    if old.name != "__init__.py" or len(old.parts) < 3 or old.parts[0] not in _OUTER:
        return True
    return any(not isinstance(node, ast.Expr) for node in ast.parse(source).body)


def place(old: Path) -> Path:
    """Return where a module stands in a bundle."""
    if old.parts[0] not in _OUTER:
        return old
    return Path(path(".".join(old.parent.parts)), old.name)


def path(name: str) -> str:
    """Return what a module or package is called in a bundle.

    Of the project's own that is a path.
    """
    outer, *inner = name.split(".")
    if outer not in _OUTER:
        return name
    new = [(part, _INNER.get(part, part)) for part in inner]
    # A dot at the end stays a slash: a name is put behind it.
    return "/".join([_OUTER[outer], *(to for part, to in new if to or not part)])


def said(name: str) -> str:
    """Return a name in a compiled module as boards read it."""
    return name.replace(_MARK, "/")


def rename(old: Path, source: bytes, there: Collection[str]) -> bytes:
    """Return the module of the place `old` with new names in it.

    `there` are the modules of the bundle: what else is imported from a package it has itself.

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
                new = _import(old, node, there)
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


def _import(old: Path, node: ast.Import | ast.ImportFrom, there: Collection[str]) -> str | None:
    """Return an import with the new names, None if not the project's."""
    outer = (node.module or "") if isinstance(node, ast.ImportFrom) else node.names[0].name
    if outer.partition(".")[0] not in _OUTER:
        return None
    if isinstance(node, ast.Import):
        ((name, called),) = ((alias.name, alias.asname) for alias in node.names)
        if "." in name and not called:
            raise ValueError(f"{old}: import {name}: say from ... import ...")
        return _of_module(old, name, called or name)
    own = [alias for alias in node.names if f"{outer}.{alias.name}" not in there]
    told = [_from_module(old, outer, own)] if own else []
    for alias in node.names:
        if alias not in own:
            if not _INNER.get(alias.name, alias.name):
                raise ValueError(f"{old}: {outer}.{alias.name} is no package on a board")
            told.append(_of_module(old, f"{outer}.{alias.name}", alias.asname or alias.name))
    return "; ".join(told)


def _of_module(old: Path, module: str, called: str) -> str:
    """Return the statement that binds a whole module."""
    if old == _SOURCE:
        return f"{called} = __import__({path(module)!r})"
    marked = path(module).replace("/", _MARK)
    return f"import {marked}" + (f" as {called}" if called != marked else "")


def _from_module(old: Path, module: str, names: Sequence[ast.alias]) -> str:
    """Return the statement that binds some of what a module has."""
    if old == _SOURCE:
        each = (f"{alias.asname or alias.name} = _.{alias.name}" for alias in names)
        return "; ".join([f"_ = __import__({path(module)!r})", *each])
    statement = ast.ImportFrom(path(module).replace("/", _MARK), [*names], 0)
    return ast.unparse(statement)


def _is_changed(node: ast.AST) -> bool:
    match node:
        case ast.Constant(value=str(text)):
            return _text(text) != text
    return False


def _text(text: str) -> str:
    """Return a string, with the new name if it has one.

    It has one if it is, begins or continues the name of a package or module.
    """
    if _NO_NAME.search(text.strip(".")):
        return text
    if text.partition(".")[0] in _OUTER:
        return path(text)
    first = text[1:].partition(".")[0]
    if text.startswith(".") and first in _INNER:
        return path("engine" + text)[1:]
    return text
