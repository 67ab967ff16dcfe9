"""Writes down what a board's module would compute at load time.

A function without arguments that the module calls once and then deletes, as in

    A, B = _tables()
    del _tables

is called here. What it returns, numbers and bytes, stands in its place: a board neither loads the
function nor waits for it. It may use other functions that stand at the top of its module, and what
is given a literal there or in a module that it imports from.

Assumes that constants are in their places, and that such a literal is never changed.

Refuses nothing: what needs more, or returns anything else, is computed on the board.
"""

import ast
from typing import Any

from sim.bundler.program import Program, Trees
from sim.bundler.syntax.imports import dotted
from sim.bundler.syntax.trees import walk


def run(program: Program) -> None:
    """Compute what the project's own modules would when loaded."""
    write_down(program.trees)


def write_down(trees: Trees) -> None:
    """Exchange such functions for what they return, in modules whose constants are in place."""
    modules = {dotted(place): tree for place, tree in trees.items()}
    for tree in trees.values():
        functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        for function in functions.values():
            _write_down_one(tree, function, modules)


def _write_down_one(
    tree: ast.Module, function: ast.FunctionDef, modules: dict[str, ast.Module]
) -> None:
    name = function.name
    calls = [one for one in tree.body if isinstance(one, ast.Assign) and _calls(one.value, name)]
    deleted = [one for one in tree.body if isinstance(one, ast.Delete) and _lets_go(one, name)]
    if len(calls) != 1 or len(deleted) != 1:
        return
    (target,) = calls[0].targets
    try:
        found = _result(function, tree, modules)
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


def _result(function: ast.FunctionDef, tree: ast.Module, modules: dict[str, ast.Module]) -> Any:
    needed: dict[str, ast.stmt] = {}
    _gather(function.name, tree, modules, needed)
    space: dict[str, Any] = {}
    source = "\n".join(map(ast.unparse, needed.values()))
    exec(compile(source, function.name, "exec"), space)
    return space[function.name]()


def _gather(
    name: str, tree: ast.Module, modules: dict[str, ast.Module], needed: dict[str, ast.stmt]
) -> None:
    """Collect the statements that give a name its meaning in a module, and those that they need."""
    for node in tree.body if name not in needed else ():
        match node:
            case ast.FunctionDef(defined) if defined == name:
                needed[name] = node
                for part in walk(node):
                    if isinstance(part, ast.Name):
                        _gather(part.id, tree, modules, needed)
            case ast.Assign([ast.Name(given)], value) if given == name and _is_literal(value):
                needed[name] = node
            case ast.ImportFrom(module, aliases) if module in modules:
                for alias in aliases:
                    if name == (alias.asname or alias.name):
                        _take_literal(alias, modules[module], needed)


def _take_literal(alias: ast.alias, module: ast.Module, needed: dict[str, ast.stmt]) -> None:
    """Let what is imported have its value, if that is a literal."""
    for node in module.body:
        match node:
            case ast.Assign([ast.Name(alias.name)], value) if _is_literal(value):
                called = alias.asname or alias.name
                needed[called] = ast.Assign([ast.Name(called, ast.Store())], value, lineno=1)


def _is_literal(value: ast.expr) -> bool:
    try:
        ast.literal_eval(value)
        return True
    except ValueError:
        return False
