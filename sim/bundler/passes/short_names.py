"""Shortens the project's own names to one or two letters.

MicroPython keeps every name it has met for good; the project's own would take 15 KB of a board's
memory. Equal names become equal short ones everywhere, whatever they belong to. Some are not
shortened:

- names that are not the project's own: see names/foreign_names.py;
- names that occur in a library's sources;
- names that a board file shares, as makers copy theirs as source, and the names of modules;
- names that the code looks up by a string, such as `getattr(words, "HINTS_" + topic)`.

Assumes that modules are joined: a module that was joined into another has no name any more, and
other uses of its name are shortened.

Refuses, by ValueError, access to another owner's private name, and whatever names/name_sharing.py
cannot tell apart.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path

from sim.bundler.filing import package_names
from sim.bundler.names import flash_names, foreign_names, name_sharing
from sim.bundler.names.letters import shortest
from sim.bundler.program import Program, Trees
from sim.bundler.syntax.imports import dotted
from sim.bundler.syntax.trees import walk

_WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_WORDS = "text"  # the package with the texts
_SHORTEST_PREFIX = 3  # letters


def run(program: Program) -> None:
    """Shorten the names of the project's own modules."""
    trees = program.trees
    for place, tree in trees.items():
        _check_private(place, tree)
    names = {name for tree in trees.values() for name in name_sharing.names_of(tree)}
    unbound = foreign_names.never_bound(trees.values())
    program.fixed = program.called | foreign_names.known() | unbound | _fixed(trees, names)
    used = names | program.called | unbound | set(_texts(trees.values()))
    free = chain(flash_names.free(used), shortest(program.fixed | names))
    modules = {dotted(place): tree for place, tree in trees.items()}
    new = name_sharing.share(modules, program.fixed, free, program.lent)
    for tree in trees.values():
        _shorten(tree, new)


def _fixed(trees: Trees, names: Iterable[str]) -> set[str]:
    """Return the project's names that are looked up as modules, as strings, or by Python."""
    found = {part for place in trees for part in _parts(place)} | package_names.LETTERS
    prefixes = {"__"}
    for text in _texts(tree for place, tree in trees.items() if place.parent.name != _WORDS):
        found.add(text)
        if len(text) > _SHORTEST_PREFIX and text.endswith("_") and _WORD.fullmatch(text):
            prefixes.add(text)
    return found | {name for name in names if name.startswith(tuple(prefixes))}


def _check_private(place: Path, tree: ast.AST) -> None:
    """Raise ValueError if a module accesses another owner's private name."""
    for node in walk(tree):
        if isinstance(node, ast.Attribute) and re.match("_[^_]", node.attr):
            if ast.unparse(node.value) not in ("self", "super()"):
                what = f"{place.as_posix()}: {ast.unparse(node)}"
                raise ValueError(f"{what}: names that begin with _ are private to their owner")


def _shorten(tree: ast.AST, new: Mapping[str, str]) -> None:
    """Replace all names in a tree."""
    for node in walk(tree):
        for field, name in name_sharing.held_by(node):
            setattr(node, field, new.get(name, name))
        if isinstance(node, ast.Global | ast.Nonlocal):
            node.names = [new.get(name, name) for name in node.names]


def _texts(trees: Iterable[ast.AST]) -> Iterator[str]:
    for tree in trees:
        for node in walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _parts(place: Path) -> set[str]:
    return set(place.with_suffix("").parts)
