"""Names modules by their paths, with one letter, or nothing, for each package.

CircuitPython permanently keeps three names for each module, `firmware.screens.title`, `title` and
`firmware/screens/title.mpy`, and an object for each package. A name without dots, on the other
hand, is taken for a single file, and its path is still found: then only `f/s/title` and
`f/s/title.mpy` are kept. In a long session that takes 6 KB instead of 13. A module's last name
stays, because screens are loaded by it.

An import statement cannot contain a slash. It uses `f__in__s__in__title`, and `compilation`
replaces that by the path.

Assumes that a string which is a package's name, or begins with one followed by a dot, means that
package.

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
# Inner packages. Folders mapped to "" only exist in the sources: on a board their modules are one
# level up.
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
LETTERS = frozenset((*_OUTER.values(), *_INNER.values())) - {""}  # not available as module names
_MARK = "__in__"  # stands for a slash until the module is compiled
_SOURCE = drive.CODE  # never compiled
_WORDS = "text"  # texts in this package are for people
_NO_NAME = re.compile(r"[^\w.]")  # matches anything that cannot be part of a dotted name


def run(program: Program) -> None:
    """Replace the names in all texts; the modules are moved when they are compiled."""
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

    An `__init__.py` without code is not needed: a folder is a package without it, too.
    """
    if old.name != "__init__.py" or len(old.parts) < 3 or old.parts[0] not in _OUTER:
        return True
    return any(not isinstance(node, ast.Expr) for node in ast.parse(source).body)


def place(old: Path) -> Path:
    """Return the path of a module in a bundle."""
    if old.parts[0] not in _OUTER:
        return old
    return Path(path(".".join(old.parent.parts)), old.name)


def path(name: str) -> str:
    """Return the name of a module or package in a bundle, which is a path for the project's own."""
    outer, *inner = name.split(".")
    if outer not in _OUTER:
        return name
    new = [(part, _INNER.get(part, part)) for part in inner]
    # A dot at the end becomes a slash, because a name is appended to it.
    return "/".join([_OUTER[outer], *(to for part, to in new if to or not part)])


def said(name: str) -> str:
    """Return a name in a compiled module as boards read it."""
    return name.replace(_MARK, "/")


def rename(old: Path, source: bytes, there: Collection[str]) -> bytes:
    """Return the source of the module at `old` with the new names.

    `there` are the modules of the bundle; anything else imported from a package is defined in the
    package itself. The rest of the source does not change: statements keep their lines, and code.py
    its comments. Raises ValueError for an import that would bind a package's old name, and for a
    package's name in an f-string, whose parts have no known positions.
    """
    tree = ast.parse(source)
    is_read = old.parent.name == _WORDS
    lines = source.splitlines(keepends=True)
    edits: list[tuple[int, int, int, int, str]] = []  # first and last line and column, replacement
    for node in walk(tree):
        new = None
        match node:
            case ast.ImportFrom() | ast.Import():
                new = _import(old, node, there)
            case ast.JoinedStr(values=parts) if not is_read and any(map(_is_changed, parts)):
                raise ValueError(
                    f"{old}:{node.lineno}: a package's name in an f-string: concatenate with +"
                )
            case ast.Constant(value=str(text)) if not is_read and _is_changed(node):
                new = repr(_text(text))
            case _:
                continue
        if new is not None:
            last, stop = node.end_lineno or node.lineno, node.end_col_offset or 0
            edits.append((node.lineno - 1, node.col_offset, last - 1, stop, new))
    for first, start, last, stop, new in sorted(edits, reverse=True):
        gone = b"\n" * (last - first)  # the lines of a multi-line import
        lines[first : last + 1] = [lines[first][:start] + new.encode() + gone + lines[last][stop:]]
    return b"".join(lines)


def _import(old: Path, node: ast.Import | ast.ImportFrom, there: Collection[str]) -> str | None:
    """Return an import with the new names, or None if it is not of the project."""
    outer = (node.module or "") if isinstance(node, ast.ImportFrom) else node.names[0].name
    if outer.partition(".")[0] not in _OUTER:
        return None
    if isinstance(node, ast.Import):
        ((name, called),) = ((alias.name, alias.asname) for alias in node.names)
        if "." in name and not called:
            raise ValueError(f"{old}: import {name}: say from ... import ...")
        return _of_module(old, name, called or name)
    own = [alias for alias in node.names if f"{outer}.{alias.name}" not in there]
    statements = [_from_module(old, outer, own)] if own else []
    for alias in node.names:
        if alias not in own:
            if not _INNER.get(alias.name, alias.name):
                raise ValueError(f"{old}: {outer}.{alias.name} is no package on a board")
            statements.append(_of_module(old, f"{outer}.{alias.name}", alias.asname or alias.name))
    return "; ".join(statements)


def _of_module(old: Path, module: str, called: str) -> str:
    """Return the statement that binds a whole module."""
    if old == _SOURCE:
        return f"{called} = __import__({path(module)!r})"
    marked = path(module).replace("/", _MARK)
    return f"import {marked}" + (f" as {called}" if called != marked else "")


def _from_module(old: Path, module: str, names: Sequence[ast.alias]) -> str:
    """Return the statement that binds names of a module."""
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
    """Return a string, renamed if it is, begins or continues the name of a package or module."""
    if _NO_NAME.search(text.strip(".")):
        return text
    if text.partition(".")[0] in _OUTER:
        return path(text)
    first = text[1:].partition(".")[0]
    if text.startswith(".") and first in _INNER:
        return path("engine" + text)[1:]
    return text
