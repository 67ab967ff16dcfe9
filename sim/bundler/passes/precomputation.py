"""Computes at build time what a board's module would compute when loaded.

A function without arguments that the module calls once and then deletes, as in

    A, B = _tables()
    del _tables

is called here. Its result, numbers and bytes, replaces the call, so a board neither loads the
function nor waits for it. The function may use other top-level functions of its module, and names
assigned a literal there.

Assumes that constants are inlined, and that such a literal never changes.

Refuses nothing: a function that needs more, or returns anything else, still runs on the board.
"""

import ast
from collections.abc import Iterable
from typing import Any

from sim.bundler.program import Program
from sim.bundler.syntax.trees import walk


def run(program: Program) -> None:
    """Precompute the tables of the project's own modules."""
    write_down(program.trees.values())


def write_down(trees: Iterable[ast.Module]) -> None:
    """Replace functions that compute tables by their results.

    Constants have to be inlined in these modules.
    """
    for tree in trees:
        functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        for function in functions.values():
            _write_down_one(tree, function)


def _write_down_one(tree: ast.Module, function: ast.FunctionDef) -> None:
    name = function.name
    calls = [one for one in tree.body if isinstance(one, ast.Assign) and _calls(one.value, name)]
    deleted = [one for one in tree.body if isinstance(one, ast.Delete) and _lets_go(one, name)]
    if len(calls) != 1 or len(deleted) != 1:
        return
    (target,) = calls[0].targets
    try:
        found = _result(function, tree)
    except NameError:  # it needs something else from its module
        return
    names, values = [target], (found,)
    if isinstance(target, ast.Tuple):
        names, values = target.elts, found
    if not all(isinstance(value, int | bytes) for value in values):
        return
    written: list[ast.stmt] = [
        ast.copy_location(ast.Assign([one], ast.Constant(value)), calls[0])
        for one, value in zip(names, values, strict=True)
    ]
    at = tree.body.index(calls[0])
    tree.body[at : at + 1] = written
    tree.body.remove(function)
    tree.body.remove(deleted[0])


def _calls(node: ast.expr, name: str) -> bool:
    return ast.unparse(node) == f"{name}()"


def _lets_go(node: ast.Delete, name: str) -> bool:
    return ast.unparse(node) == f"del {name}"


def _result(function: ast.FunctionDef, tree: ast.Module) -> Any:
    needed: dict[str, ast.stmt] = {}
    _gather(function.name, tree, needed)
    space: dict[str, Any] = {}
    source = "\n".join(map(ast.unparse, needed.values()))
    exec(compile(source, function.name, "exec"), space)
    return space[function.name]()


def _gather(name: str, tree: ast.Module, needed: dict[str, ast.stmt]) -> None:
    """Collect the statements that define a name in a module, and those they need."""
    for node in tree.body if name not in needed else ():
        match node:
            case ast.FunctionDef(defined) if defined == name:
                needed[name] = node
                for part in walk(node):
                    if isinstance(part, ast.Name):
                        _gather(part.id, tree, needed)
            case ast.Assign([ast.Name(given)], value) if given == name and _is_literal(value):
                needed[name] = node


def _is_literal(value: ast.expr) -> bool:
    try:
        ast.literal_eval(value)
        return True
    except ValueError:
        return False
