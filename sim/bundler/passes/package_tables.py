"""Replaces imports from a package by the tables that it defines.

The names of the themes, for example, are in firmware/themes/__init__.py. On a board, a package's
own file would be another one to load at startup, which takes 40 to 60 ms for a few strings.

Assumes that a literal at the top level of such a file never changes.

Refuses nothing: imports of anything else from a package stay.
"""

import ast
import copy
from collections.abc import Iterator, Mapping

from sim.bundler.program import Program, Trees

_OF_PACKAGES = "__init__.py"
Tables = dict[str, ast.expr]  # by name


def run(program: Program) -> None:
    """Inline the tables of packages."""
    put(program.trees)


def put(trees: Trees) -> None:
    """Replace the imports at the top of all modules."""
    known = {
        ".".join(place.parent.parts): dict(_tables(tree))
        for place, tree in trees.items()
        if place.name == _OF_PACKAGES
    }
    for tree in trees.values():
        tree.body = [new for node in tree.body for new in _exchanged(node, known)]


def _tables(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Tuple() as value):
                if all(isinstance(part, ast.Constant) for part in value.elts):
                    yield name, value
            case ast.Assign([ast.Name(name)], ast.Constant(str()) as value):
                yield name, value


def _exchanged(node: ast.stmt, known: Mapping[str, Tables]) -> Iterator[ast.stmt]:
    if not isinstance(node, ast.ImportFrom):
        yield node
        return
    tables = known.get(node.module or "", {})
    for alias in node.names:
        if alias.name in tables:
            target = ast.Name(alias.asname or alias.name, ast.Store())
            value = copy.deepcopy(tables[alias.name])
            yield ast.copy_location(ast.Assign([target], value), node)
    node.names = [alias for alias in node.names if alias.name not in tables]
    if node.names:
        yield node
