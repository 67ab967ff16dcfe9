"""Gives the arguments of all functions the same few names, for the modules that boards load.

MicroPython keeps an argument's name, since a caller may say it; that of any other local variable it
does not. Nobody says most of them, so one set of letters serves every function.
"""

import ast
from collections.abc import Collection, Iterable, Iterator
from string import ascii_lowercase

from sim.syntax import walk

_SELF = "self"


def rename(trees: Iterable[ast.Module], called: Collection[str]) -> None:
    """Rename the arguments in all modules, but for those that a call names and those in `called`.

    The modules are all that call one another: a name said in any call is kept everywhere.
    """
    trees = list(trees)
    kept = {_SELF, *called}
    for tree in trees:
        for node in walk(tree):
            if isinstance(node, ast.keyword) and node.arg is not None:
                kept.add(node.arg)
    for tree in trees:
        for node in walk(tree):
            if isinstance(node, ast.FunctionDef | ast.Lambda):
                _rename(node, kept)


def _rename(function: ast.FunctionDef | ast.Lambda, kept: Collection[str]) -> None:
    """Rename the arguments of one function, in it and in what stands inside it."""
    # What is imported, caught or declared inside is one of the names that it uses, too.
    elsewise = {name for node in walk(function) for name in _declared(node)}
    used = {name for node in walk(function) for name in _named(node)} | elsewise
    kept = {*kept, *elsewise}
    own = [argument.arg for argument in _all(function.args) if argument.arg not in kept]
    new = dict(zip(own, _letters(used - set(own)), strict=False))
    for argument in _all(function.args):
        argument.arg = new.get(argument.arg, argument.arg)
    body = function.body if isinstance(function.body, list) else [function.body]
    for part in body:
        _Exchange(new).visit(part)


def _all(given: ast.arguments) -> Iterator[ast.arg]:
    yield from (*given.posonlyargs, *given.args, *given.kwonlyargs)
    yield from (more for more in (given.vararg, given.kwarg) if more is not None)


def _named(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.arg):
        yield node.arg


def _declared(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Global | ast.Nonlocal):
        yield from node.names
    elif isinstance(node, ast.alias):
        yield node.asname or node.name
    elif isinstance(node, ast.ExceptHandler | ast.FunctionDef | ast.ClassDef):
        yield node.name or ""


def _letters(taken: Collection[str]) -> Iterator[str]:
    return (letter for letter in ascii_lowercase if letter not in taken)


class _Exchange(ast.NodeTransformer):
    """Exchanges names of variables."""

    def __init__(self, new: dict[str, str]) -> None:
        self._new = new

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """Exchange a name that is read or set."""
        node.id = self._new.get(node.id, node.id)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """Exchange an argument of a function inside, which hides the one of that name."""
        node.arg = self._new.get(node.arg, node.arg)
        return node
