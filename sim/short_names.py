"""Gives the project's own names one letter or two each, for the modules that boards load.

MicroPython keeps every name that it has met, once, for good: the project's own would take 15 KB of
a board's memory. Equal names become equal short ones, wherever they stand, so it does not matter
what belongs to what. These stay as they are:

- what Python, CircuitPython or a library calls by that name: anything in their stubs and sources;
- what a board file says, since makers copy theirs as source, and the modules' own names;
- what the code looks up by a string, such as `getattr(words, "HINTS_" + topic)`.
"""

import ast
import builtins
import keyword
import re
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from importlib import metadata
from itertools import product
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase

from sim import arguments, constants

_WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_DOCSTRING = re.compile(r'"{3}.*?"{3}', re.DOTALL)  # its English words are no names
_STUBS = ("circuitpython-stubs",)
_FIELDS = ("id", "attr", "arg", "name", "asname")  # of syntax trees' nodes, that hold a name
_SHORT = 3  # names this long gain nothing


def shorten(own: Mapping[Path, bytes], others: Iterable[bytes]) -> dict[Path, bytes]:
    """Return the project's `own` modules, by their places, with short names.

    `others` are the sources that they work with, such as libraries and board files.
    Raises ValueError if a name that begins with _ is used by anything but its owner.
    """
    trees = {place: ast.parse(source) for place, source in own.items()}
    called = {word for source in others for word in _WORD.findall(source.decode())}
    constants.inline(trees, called)
    fixed = called | _outside() | {part for place in own for part in _parts(place)}
    prefixes = set()
    for text in _texts(trees.values()):
        fixed |= {text, text.upper()}
        if len(text) > _SHORT and text.endswith("_") and _WORD.fullmatch(text):
            prefixes.add(text)
    for tree in trees.values():
        _check_private(tree)
    names = {place: Counter(_names(tree)) for place, tree in trees.items()}
    fixed |= {name for used in names.values() for name in used if _must_stay(name, prefixes)}
    public = _shared(names.values(), fixed)
    private: dict[Path, dict[str, str]] = {}
    for place in _parents_first(trees):
        private[place] = _private(names[place], fixed, [private[up] for up in _bases(place, trees)])
    short = {}
    for place, tree in trees.items():
        trees[place] = _Shortener(public | private[place]).visit(tree)
    arguments.rename(trees.values(), called)
    for place, tree in trees.items():
        short[place] = ast.unparse(tree).encode()
    return short


def _check_private(tree: ast.AST) -> None:
    """Raise ValueError if a module reaches for what is private to something else."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and re.match("_[^_]", node.attr):
            if ast.unparse(node.value) not in ("self", "super()"):
                raise ValueError(f"{ast.unparse(node)}: what begins with _ is its owner's alone")


def _must_stay(name: str, prefixes: Iterable[str]) -> bool:
    return len(name) <= _SHORT or name.startswith(("__", *prefixes))


def _is_private(name: str) -> bool:
    return name.startswith("_")


def _shared(names: Iterable[Counter[str]], fixed: set[str]) -> dict[str, str]:
    """Return the new names of what several modules may call by the same name."""
    used = sum(names, Counter[str]())
    long = [name for name in used if name not in fixed and not _is_private(name)]
    long.sort(key=lambda name: (-used[name], name))
    return dict(zip(long, _short_names(fixed | set(used)), strict=False))


def _private(
    used: Counter[str], fixed: Collection[str], bases: Iterable[Mapping[str, str]]
) -> dict[str, str]:
    """Return the new names of what only one module, and those that inherit from it, call so.

    The same few names serve every module. They begin with _ still: such constants are not kept at
    run time. `bases` are the new names in the modules of the base classes.
    """
    found: dict[str, str] = {}
    for inherited in bases:
        found |= inherited
    taken = {*found.values(), *fixed, *used}
    free = (f"_{name}" for name in _short_names(()) if f"_{name}" not in taken)
    for name in sorted(used):
        if _is_private(name) and name not in fixed and name not in found:
            found[name] = next(free)
    return found


def _bases(place: Path, trees: Mapping[Path, ast.Module]) -> set[Path]:
    """Return the modules whose classes those of a module inherit from."""
    tree = trees[place]
    origins = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                package = Path(*node.module.split("."))
                for origin in (package / alias.name, package, package / "__init__"):
                    if origin.with_suffix(".py") in trees:
                        origins[alias.asname or alias.name] = origin.with_suffix(".py")
                        break
    found = set()
    for node in ast.walk(tree):
        for base in node.bases if isinstance(node, ast.ClassDef) else ():
            first = base.value if isinstance(base, ast.Attribute) else base
            if isinstance(first, ast.Name) and first.id in origins:
                found.add(origins[first.id])
    return found


def _parents_first(trees: Mapping[Path, ast.Module]) -> list[Path]:
    order: dict[Path, None] = {}

    def add(place: Path) -> None:
        for base in sorted(_bases(place, trees) - {place}):
            add(base)
        order.setdefault(place)

    for place in sorted(trees):
        add(place)
    return list(order)


class _Shortener(ast.NodeTransformer):
    """Exchanges names."""

    def __init__(self, short: Mapping[str, str]) -> None:
        self._new = short

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Exchange the names that a node has itself, and those below it."""
        for field in _FIELDS:
            value = getattr(node, field, None)
            if isinstance(value, str):
                setattr(node, field, self._new.get(value, value))
        if isinstance(node, ast.Global | ast.Nonlocal):
            node.names = [self._new.get(name, name) for name in node.names]
        return super().generic_visit(node)


def _names(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        for field in _FIELDS:
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield value


def _texts(trees: Iterable[ast.AST]) -> Iterator[str]:
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _parts(place: Path) -> set[str]:
    return {part for folder in place.with_suffix("").parts for part in (folder, folder.upper())}


def _short_names(taken: Collection[str]) -> Iterator[str]:
    letters = ascii_lowercase + ascii_uppercase
    for length in (1, 2):
        for some in product(letters, repeat=length):
            name = "".join(some)
            if name not in taken and not keyword.iskeyword(name):
                yield name


@lru_cache(maxsize=None)
def _outside() -> frozenset[str]:
    """Return every name that Python's builtins or CircuitPython's stubs have."""
    found = {*dir(builtins), *keyword.kwlist, *sys.stdlib_module_names, "const"}
    for kind in (int, str, bytes, bytearray, list, tuple, dict, set, float, object, type, open):
        found |= set(dir(kind))
    for package in _STUBS:
        for file in metadata.files(package) or ():
            if file.suffix == ".pyi" and "board_definitions" not in file.parts:
                found |= {part.removesuffix("-stubs") for part in file.with_suffix("").parts}
                text = Path(str(file.locate())).read_text(encoding="utf-8")
                found.update(_WORD.findall(_DOCSTRING.sub("", text)))
    return frozenset(found)
