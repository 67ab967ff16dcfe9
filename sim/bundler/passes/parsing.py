"""Parses the project's own modules, and notes which names others use.

Assumes that everything outside engine/ and firmware/ is foreign: libraries, board files, and the
files that CircuitPython runs. All of that stays text.

Refuses anything that Python cannot parse.
"""

import ast
from collections.abc import Iterator

from sim.bundler import drive
from sim.bundler.names import name_sharing
from sim.bundler.program import Program
from sim.bundler.syntax import scopes
from sim.bundler.syntax.trees import walk


def run(program: Program) -> None:
    """Move the project's own modules from the texts to the trees."""
    own = [place for place in program.texts if place.parts[0] in drive.PACKAGES]
    program.trees = {place: ast.parse(program.texts.pop(place)) for place in own}
    program.origins.mark(program.trees)
    for source in (*program.texts.values(), *program.beside):
        program.called.update(_said(ast.parse(source)))


def _said(tree: ast.AST) -> Iterator[str]:
    """Yield the names that a source shares with others: all but local variables."""
    inside: set[str] = set()
    for node in walk(tree):
        match node:
            case ast.Name(name):
                if name not in inside:
                    yield name
            case ast.Constant(str(name)):  # may be used for a look-up
                yield name
            case ast.alias(name):
                yield from name.split(".")
            case _:
                yield from name_sharing.names_of_one(node)
        if isinstance(node, ast.FunctionDef):
            inside |= scopes.own_names(node)
