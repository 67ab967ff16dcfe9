"""Writes down what a board's module would compute at load time.

A function without arguments that the module calls once and then deletes, as in

    A, B = _tables()
    del _tables

is called here. What it returns, numbers and bytes, stands in its place: a board neither loads the
function nor waits for it.

Assumes that constants are in their places, so that such a function needs nothing of its module.

Refuses nothing: what needs more, or returns anything else, is computed on the board.
"""

import ast
from collections.abc import Iterable
from typing import Any

from sim.bundler.program import Program


def run(program: Program) -> None:
    """Compute what the project's own modules would when loaded."""
    write_down(program.trees.values())


def write_down(trees: Iterable[ast.Module]) -> None:
    """Exchange such functions for what they return, in modules whose constants are in place."""
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
        found = _result(function)
    except NameError:  # it needs what else is in its module
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


def _result(function: ast.FunctionDef) -> Any:
    space: dict[str, Any] = {}
    source = ast.unparse(function)
    exec(compile(source, function.name, "exec"), space)
    return space[function.name]()
