"""Gives the project's own names one letter or two each, for the modules that boards load.

MicroPython keeps every name that it has met, once, for good: the project's own would take 15 KB of
a board's memory. Equal names become equal short ones, wherever they stand, so it does not matter
what belongs to what. These stay as they are:

- what is not the project's own: see foreign_names.py;
- what a library calls by that name: anything in its sources;
- what a board file shares, since makers copy theirs as source, and the modules' own names;
- what the code looks up by a string, such as `getattr(words, "HINTS_" + topic)`.

A module that was joined in another has no name any more: what else is called so gets a short one.
"""

import ast
import keyword
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain, product
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase

from sim import (
    constants,
    flash_names,
    foreign_names,
    joining,
    name_sharing,
    packages,
    scopes,
    seldom,
    worked_out,
)
from sim.origins import Origins
from sim.syntax import walk

_WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)
NOT_JOINED: joining.Hosts = {}
_WORDS = "text"  # the package of the words
_SHORTEST_PREFIX = 3  # letters


def shorten(
    own: Mapping[Path, bytes],
    others: Iterable[bytes],
    hosts: joining.Hosts = NOT_JOINED,
    plan: seldom.Plan = seldom.NOTHING,
    noted: Origins | None = None,
) -> dict[Path, bytes]:
    """Return the project's `own` modules, by their places, with short names, joined in `hosts`.

    What the `plan` names is taken out, to be borrowed.
    `others` are the sources that they work with, such as libraries and board files.
    Where lines and names come from is `noted`, if that is wanted.
    Raises ValueError if a name that begins with _ is used by anything but its owner, or for a
    module that cannot be joined.
    """
    trees = {place: ast.parse(source) for place, source in own.items()}
    if noted is not None:
        noted.mark(trees)
    called = {name for source in others for name in _said(ast.parse(source))}
    constants.inline(trees, called)
    worked_out.write_down(trees.values())
    seldom_called = seldom.Seldom(trees, plan, called)
    joining.join(trees, hosts, _by_name(trees.values()))
    fixed = called | foreign_names.known() | foreign_names.never_bound(trees.values())
    fixed |= {part for place in trees for part in _parts(place)} | packages.LETTERS
    prefixes = set()
    for text in _texts(tree for place, tree in trees.items() if place.parent.name != _WORDS):
        fixed.add(text)
        if len(text) > _SHORTEST_PREFIX and text.endswith("_") and _WORD.fullmatch(text):
            prefixes.add(text)
    for tree in trees.values():
        _check_private(tree)
    names = {name for tree in trees.values() for name in name_sharing.names_of(tree)}
    fixed |= {name for name in names if name.startswith(("__", *prefixes))}
    modules = {joining.dotted(place): tree for place, tree in trees.items()}
    used = names | called | foreign_names.never_bound(trees.values())
    used |= {text for tree in trees.values() for text in _texts([tree])}
    free = chain(flash_names.free(used), shortest(fixed | names))
    new = name_sharing.share(modules, fixed, free)
    for tree in trees.values():
        _Shortener(new).visit(tree)
    seldom_called.take_out(trees, shortest(fixed))
    made = {place: ast.unparse(tree) for place, tree in trees.items()}
    if noted is not None:
        for place, tree in trees.items():
            noted.read(place, tree, made[place])
    return {place: text.encode() for place, text in made.items()}


def _said(tree: ast.AST) -> Iterator[str]:
    """Yield the names that a source shares with others: all but the variables of its functions."""
    inside: set[str] = set()
    for node in walk(tree):
        match node:
            case ast.Name(name):
                if name not in inside:
                    yield name
            case ast.Constant(str(name)):  # it may be looked up
                yield name
            case ast.alias(name):
                yield from name.split(".")
            case _:
                yield from name_sharing.names_of_one(node)
        if isinstance(node, ast.FunctionDef):
            inside |= scopes.own_names(node)


def _check_private(tree: ast.AST) -> None:
    """Raise ValueError if a module reaches for what is private to something else."""
    for node in walk(tree):
        if isinstance(node, ast.Attribute) and re.match("_[^_]", node.attr):
            if ast.unparse(node.value) not in ("self", "super()"):
                raise ValueError(f"{ast.unparse(node)}: what begins with _ is its owner's alone")


def _by_name(trees: Iterable[ast.AST]) -> set[str]:
    """Return the modules that the firmware loads or lets go by their names."""
    found = set()
    for tree in trees:
        for node in walk(tree):
            match node:
                case ast.Call(
                    ast.Name("load" | "borrow" | "unload"), [ast.Constant(str(name)), *_]
                ):
                    found.add(name)
    return found


class _Shortener(ast.NodeTransformer):
    """Exchanges names."""

    def __init__(self, short: Mapping[str, str]) -> None:
        self._new = short

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Exchange the names that a node has itself, and those below it."""
        for field in name_sharing.FIELDS:
            value = getattr(node, field, None)
            if isinstance(value, str):
                setattr(node, field, self._new.get(value, value))
        if isinstance(node, ast.Global | ast.Nonlocal):
            node.names = [self._new.get(name, name) for name in node.names]
        return super().generic_visit(node)


def _texts(trees: Iterable[ast.AST]) -> Iterator[str]:
    for tree in trees:
        for node in walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _parts(place: Path) -> set[str]:
    return set(place.with_suffix("").parts)


def shortest(taken: Collection[str]) -> Iterator[str]:
    """Yield names of a letter or two, the shortest first, that are not `taken`."""
    letters = ascii_lowercase + ascii_uppercase
    for length in (1, 2):
        for some in product(letters, repeat=length):
            name = "".join(some)
            if name not in taken and not keyword.iskeyword(name):
                yield name
