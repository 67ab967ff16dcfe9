"""Replaces constants by their values wherever modules use them.

mpy-cross does so within one module. Across modules, a constant would be a name in both, an import,
and a look-up at each use: 5 KB of a board's memory in total.

Constants can still be imported by modules outside the program that know their names.

Assumes that a name in capitals is a constant if a module assigns it once, at its top level: an
integer, or a string in `const()`.

Refuses nothing: any other name in capitals stays.
"""

import ast
import operator
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import TypeGuard

from sim.bundler.program import Program
from sim.bundler.syntax.imports import dotted, imported
from sim.bundler.syntax.trees import Transformer, leave_out_imports, walk

_CONST = "const"
Known = dict[str, dict[str, int | str]]  # by module, then by name
_OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
}


def run(program: Program) -> None:
    """Inline the constants of the project's own modules."""
    inline(program.trees, program.called)


def inline(trees: Mapping[Path, ast.Module], kept: set[str]) -> None:
    """Inline constants in all modules; those in `kept` can still be imported.

    A constant has a name in capitals, and is assigned an integer once, at the module's top level.
    """
    known: Known = {}
    for place in _in_order(trees):
        module = dotted(place)
        uses = _Uses(known, module, _handed_on(trees[place]))
        uses.visit(trees[place])
        own = dict(_constants(trees[place]))
        known[module] = own
        _Values(own).visit(trees[place])
    # A module may be passed as a value, and its constants read under any variable's name.
    read = {name for tree in trees.values() for node in walk(tree) for name in _read(node)}
    for place, tree in trees.items():
        own = known[dotted(place)]
        gone = {name for name in own if name.startswith("_") or name not in kept | read}
        tree.body = [node for node in tree.body if not _defines(node, gone)]
        for node in tree.body:
            if _defines(node, own):  # without const(), so that no variable can share its name
                node.value = ast.Constant(own[ast.unparse(node.targets[0])])
    for tree in trees.values():
        leave_out_imports(tree, lambda module, name: name == _CONST or f"{module}.{name}" in known)


def _in_order(trees: Mapping[Path, ast.Module]) -> list[Path]:
    """Return the modules in import order, each after those it imports."""
    places = {dotted(place): place for place in trees}
    order: dict[Path, None] = {}

    def add(place: Path, above: tuple[Path, ...] = ()) -> None:
        if place in order:
            return
        for name in (name for node in walk(trees[place]) for name in imported(node)):
            if name in places and places[name] not in (*above, place):
                add(places[name], (*above, place))
        order.setdefault(place)

    for place in sorted(trees):
        add(place)
    return list(order)


def _handed_on(tree: ast.Module) -> set[str]:
    """Return the names that a module re-exports in its `__all__`."""
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name("__all__")], value):
                return set(ast.literal_eval(value))
    return set()


def _constants(tree: ast.Module) -> Iterator[tuple[str, int | str]]:
    """Yield the name and value of each constant of a module."""
    given = [name for node in walk(tree) for name in _stored(node)]
    found: dict[str, int | str] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            node.value = _Values(found).visit(node.value)
            target, value = node.targets[0], _value(node.value)
            if isinstance(target, ast.Name) and target.id.isupper() and value is not None:
                if given.count(target.id) == 1:
                    yield target.id, value
                    found[target.id] = value


def _stored(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node.id
    elif isinstance(node, ast.Global):
        yield from node.names


def _value(node: ast.expr) -> int | str | None:
    """Return the value of a constant's expression, or None for anything else."""
    match node:
        case ast.Call(ast.Name("const"), [ast.Constant(str(text))]):
            return text
    return _number(node)


def _number(value: ast.expr) -> int | None:
    """Evaluate an expression consisting of integers only; return None for any other."""
    match value:
        case ast.Call(ast.Name("const"), [inner]):
            return _number(inner)
        case ast.Constant(int(number)) if not isinstance(number, bool):
            return number
        case ast.UnaryOp(ast.USub(), inner):
            positive = _number(inner)
            return None if positive is None else -positive
        case ast.BinOp(left, how, right) if type(how) in _OPERATORS:
            numbers = _number(left), _number(right)
            if numbers[0] is None or numbers[1] is None:
                return None
            return _OPERATORS[type(how)](numbers[0], numbers[1])
    return None


def _read(node: ast.AST) -> Iterator[str]:
    """Yield the name of an attribute that is read, also by `getattr` or `hasattr`."""
    match node:
        case ast.Attribute(attr=name, ctx=ast.Load()):
            yield name
        case ast.Call(ast.Name("getattr" | "hasattr"), [_, ast.Constant(str(name)), *_]):
            yield name


def _defines(node: ast.stmt, names: Collection[str]) -> TypeGuard[ast.Assign]:
    if not isinstance(node, ast.Assign):
        return False
    target = node.targets[0]
    return isinstance(target, ast.Name) and target.id in names


class _Values(Transformer):
    """Replaces constants by their values, given the names they have here."""

    def __init__(self, values: dict[str, int | str]) -> None:
        self._values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Replace a name that is read."""
        if isinstance(node.ctx, ast.Load) and node.id in self._values:
            return ast.Constant(self._values[node.id])
        return node


class _Uses(_Values):
    """Replaces other modules' constants by their values, and removes their imports."""

    def __init__(self, known: Known, module: str, handed_on: Collection[str]) -> None:
        super().__init__({})  # for the constants it imports
        self._known = known
        self._module = module
        self._handed_on = handed_on
        self._modules: dict[str, str] = {}  # by the name under which they are imported here

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        """Leave out constants, or define them here if they are re-exported."""
        rest = []
        own: list[ast.stmt] = []
        for alias in node.names:
            called = alias.asname or alias.name
            value = self._known.get(node.module or "", {}).get(alias.name)
            if value is not None:
                self._values[called] = value
                if called in self._handed_on:
                    target = ast.Name(called, ast.Store())
                    own.append(ast.Assign([target], ast.Constant(value), lineno=node.lineno))
                continue
            rest.append(alias)
            if f"{node.module}.{alias.name}" in self._known:
                self._modules[called] = f"{node.module}.{alias.name}"
        node.names = rest
        return [node, *own] if rest else own

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Replace a constant that is accessed through its module."""
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and isinstance(node.ctx, ast.Load):
            module = self._modules.get(node.value.id, "")
            value = self._known.get(module, {}).get(node.attr)
            if value is not None:
                return ast.Constant(value)
        return node
