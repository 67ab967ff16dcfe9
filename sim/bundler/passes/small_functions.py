"""Puts what small functions return in place of their calls.

A small one is one expression. So the bits of an action have names that cost a board nothing: those
in Drop It's actions.py would take 1.6 KB of its memory, and no loop pays for a call.

Assumes that a module which holds nothing else once constants are in their places is meant so.

Refuses nothing: a function that reads an argument twice, or not in their order, stays one, as does
what is used in any other way than called.
"""

import ast
import copy
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

from sim.bundler.program import Program
from sim.bundler.syntax.imports import dotted, members
from sim.bundler.syntax.scopes import given
from sim.bundler.syntax.trees import Transformer, leave_out_imports, walk

Functions = dict[str, ast.FunctionDef]  # by name
_PLAIN = (ast.BinOp, ast.Compare, ast.Name, ast.Constant, ast.operator, ast.cmpop, ast.expr_context)


def run(program: Program) -> None:
    """Put what they return in the places of their calls."""
    inline(program.trees, program.called)


def inline(trees: Mapping[Path, ast.Module], kept: Collection[str]) -> None:
    """Inline small functions in all modules, and drop unneeded ones.

    Those that are `kept` stay.
    """
    known = {dotted(place): found for place, tree in trees.items() if (found := _functions(tree))}
    for tree in trees.values():
        _Calls(_meant(tree, known)).visit(tree)
        leave_out_imports(tree, lambda module, name: name in known.get(module, ()))
    needed = {name for tree in trees.values() for node in walk(tree) for name in members(node)}
    for place, tree in trees.items():
        module = dotted(place)
        if module in known and module not in needed:
            tree.body = [
                node
                for node in tree.body
                if not isinstance(node, ast.FunctionDef)
                or node.name in kept
                or f"{module}.{node.name}" in needed
            ]


def _functions(tree: ast.Module) -> Functions:
    """Return the functions of a module that has nothing but such."""
    found: Functions = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and _is_small(node):
            found[node.name] = node
        elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            return {}
    return found


def _is_small(node: ast.FunctionDef) -> bool:
    """Return whether it is an expression reading each argument once, in order."""
    match node.body:
        case [*before, ast.Return(ast.BinOp() | ast.Compare() as value)] if not node.args.defaults:
            is_alone = all(isinstance(part, ast.Expr) for part in before)  # its docstring
            parts = list(ast.walk(value))
            names = [part for part in parts if isinstance(part, ast.Name)]
            read = [
                name.id for name in sorted(names, key=lambda name: (name.lineno, name.col_offset))
            ]
            is_plain = all(isinstance(part, _PLAIN) for part in parts)
            is_whole = not any(isinstance(part, ast.Name) for part in _compared_late(parts))
            expected = [arg.arg for arg in node.args.args]
            return is_alone and is_plain and is_whole and read == expected
    return False


def _compared_late(parts: Iterable[ast.AST]) -> list[ast.AST]:
    """Return what a comparison chain may not reach, but a call does."""
    return [
        part
        for chain in parts
        if isinstance(chain, ast.Compare)
        for late in chain.comparators[1:]
        for part in walk(late)
    ]


def _meant(tree: ast.Module, known: Mapping[str, Functions]) -> Functions:
    """Return imported functions by the names that mean nothing else here."""
    all_given = [name for node in walk(tree) for name in given(node)]
    return {
        called: known[node.module or ""][alias.name]
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and (node.module or "") in known
        for alias in node.names
        if alias.name in known[node.module or ""]
        and all_given.count(called := alias.asname or alias.name) == 1
    }


class _Calls(Transformer):
    """Puts the expressions in."""

    def __init__(self, functions: Functions) -> None:
        self._functions = functions

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Exchange a call of one of them."""
        self.generic_visit(node)
        match node:
            case ast.Call(ast.Name(name), args, []) if name in self._functions:
                function = self._functions[name]
                values = dict(zip((arg.arg for arg in function.args.args), args, strict=True))
                value = copy.deepcopy(function.body[-1])
                assert isinstance(value, ast.Return) and value.value is not None
                for part in ast.walk(value):
                    ast.copy_location(part, node)
                made: ast.expr = _Arguments(values).visit(value.value)
                return made
        return node


class _Arguments(Transformer):
    """Replaces a function's arguments by what it is called with."""

    def __init__(self, values: Mapping[str, ast.expr]) -> None:
        self._values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Exchange an argument."""
        return self._values[node.id]
