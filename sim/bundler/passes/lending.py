"""Moves rarely called functions into modules that are loaded for the call.

Code that builds a table or compacts the journal need not always be in a board's memory. Such a
function leaves a stub behind. With `total` lent to a module `seldom`, this

    class Shop:
        def total(self, rate=2):
            return self._sum() * rate

becomes

    class Shop:
        def total(self, rate=2):
            from firmware import seldom as lent
            return lent.lent_Shop_total(self, rate)

If only other functions of `seldom` call a function, they call it directly, without a stub. The
first function that the plan lists for a module unloads it when done; otherwise it is unloaded along
with everything that functions import.

Assumes that constants are inlined, and modules not joined yet.

Refuses, by ValueError, a function of the plan that does not exist, or cannot be moved: because of a
decorator, `super()`, `yield`, `global`, or default arguments other than names and constants. It
also refuses a module in which a name would mean two things.
"""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from sim.bundler.program import Program
from sim.bundler.syntax.imports import dotted
from sim.bundler.syntax.scopes import own_names, top_names
from sim.bundler.syntax.trees import Transformer, leave_out_imports, walk

_BOUND = ast.Yield | ast.YieldFrom | ast.Global | ast.Nonlocal
_LENT = "lent"
_Owner = ast.Module | ast.ClassDef
_Kind = TypeVar("_Kind", ast.FunctionDef, ast.ClassDef)


@dataclass
class _Lent:
    """A function that was moved out of a module."""

    name: str  # in the module or class that it was moved from
    owner: _Owner
    place: Path
    body: ast.FunctionDef
    stub: ast.FunctionDef


def run(program: Program) -> None:
    """Create a module from each group of functions in the plan."""
    trees = program.trees
    groups = {
        group: [
            _take(group, place, trees[place], name)
            for place, names in functions.items()
            if place in trees
            for name in names
        ]
        for group, functions in program.plan.lent.items()
    }
    everyone = [one for some in groups.values() for one in some]
    defined = Counter(
        node.name
        for tree in trees.values()
        for node in walk(tree)
        if isinstance(node, ast.FunctionDef)
    )
    # Names that always mean this function when called; Python itself calls those with __.
    alone = {one.name for one in everyone if defined[one.name] == 1 and one.name[:2] != "__"}
    for some in groups.values():
        calls = _Direct({one.name: one.body.name for one in some if one.name in alone})
        for one in some:
            calls.visit(one.body)
    made = {Path("firmware", f"{group}.py"): some for group, some in groups.items() if some}
    trees |= {place: _module(place, some, trees) for place, some in made.items()}
    for tree in trees.values():
        leave_out_imports(tree, lambda _, name: name in alone)
    used = {*program.called, *_used(trees.values())}
    for one in everyone:
        if one.name in alone - used:
            one.owner.body.remove(one.stub)
        if isinstance(one.owner, ast.ClassDef):
            program.lent.setdefault(one.owner, []).append(one.body)


def _take(group: str, place: Path, tree: ast.Module, name: str) -> _Lent:
    """Replace a function by a stub."""
    owner: _Owner = tree
    *classes, last = name.split(".")
    for one in classes:
        owner = _named(owner, one, ast.ClassDef)
    body = _named(owner, last, ast.FunctionDef)
    args = body.args
    is_more = body.decorator_list or args.kwonlyargs or args.kwarg or args.vararg
    if is_more or not all(isinstance(default, ast.Constant) for default in args.defaults):
        raise ValueError(f"{name} is more than a function with arguments, so it cannot be moved")
    body.body = body.body[ast.get_docstring(body, clean=False) is not None :]
    first = body.body[:1] if _calls_super(body.body[0]) else []  # has to stay in its class
    del body.body[: len(first)]
    if any(isinstance(node, _BOUND) or _is_super(node) for node in walk(body)):
        raise ValueError(f"{name} depends on its place, so it cannot be moved")
    new = f"{_LENT}_{name.replace('.', '_')}"
    given: list[ast.expr] = [ast.Name(arg.arg, ast.Load()) for arg in args.args]
    stub = ast.FunctionDef(
        last,
        ast.arguments(
            [], [ast.arg(arg.arg) for arg in args.args], None, [], [], None, args.defaults
        ),
        [
            *first,
            ast.ImportFrom("firmware", [ast.alias(group, _LENT)], 0),
            ast.Return(
                ast.Call(ast.Attribute(ast.Name(_LENT, ast.Load()), new, ast.Load()), given, [])
            ),
        ],
        [],
        lineno=body.lineno,
    )
    owner.body[owner.body.index(body)] = stub
    body.name = new
    return _Lent(last, owner, place, body, stub)


def _named(owner: _Owner, name: str, kind: type[_Kind]) -> _Kind:
    for node in owner.body:
        if isinstance(node, kind) and node.name == name:
            return node
    raise ValueError(f"there is no {name} to be moved")


def _calls_super(statement: ast.stmt) -> bool:
    """Return whether a statement is `super().__init__(...)`, with any arguments."""
    match statement:
        case ast.Expr(ast.Call(ast.Attribute(ast.Call(ast.Name("super"), []), "__init__"))):
            return True
    return False


def _is_super(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "super"


class _Direct(Transformer):
    """Calls functions of the same module by their new names."""

    def __init__(self, new: Mapping[str, str]) -> None:
        self._new = new

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """Replace a call."""
        self.generic_visit(node)
        match node.func:
            case ast.Attribute(ast.Name("self") as owner, name) if name in self._new:
                node.args.insert(0, owner)
                node.func = ast.Name(self._new[name], ast.Load())
            case ast.Name(name) if name in self._new:
                node.func = ast.Name(self._new[name], ast.Load())
        return node


def _used(trees: Iterable[ast.AST]) -> Iterator[str]:
    """Yield names that are read, and strings that may be used to look names up."""
    for tree in trees:
        for node in walk(tree):
            match node:
                case ast.Attribute(_, name) | ast.Name(name) | ast.alias(name):
                    yield name
                case ast.Constant(str(text)):
                    yield text


def _module(place: Path, some: list[_Lent], trees: Mapping[Path, ast.Module]) -> ast.Module:
    """Return a module of functions, with imports of the names they read."""
    homes: dict[str, str] = {}  # by name: its import
    for one in some:
        tree = trees[one.place]
        read = {node.id for node in walk(one.body) if isinstance(node, ast.Name)}
        for name in sorted(read & top_names(tree) - own_names(one.body)):
            home = _import(dotted(one.place), tree, name)
            if homes.setdefault(name, home) != home:
                raise ValueError(f"{place.name}: {name} would mean two things")
    first = some[0].body
    module = f"sys.modules[{dotted(place)!r}]"
    # Not just `del`: an empty slot of MicroPython's dict would keep a reference to the module.
    begin, end = ast.parse(
        f"import sys\ntry:\n    pass\nfinally:\n    {module} = None\n    del {module}"
    ).body
    assert isinstance(end, ast.Try)
    end.body, first.body = first.body, [end]
    imports = ast.parse("\n".join(dict.fromkeys(homes.values()))).body
    return ast.Module([begin, *imports, *(one.body for one in some)], [])


def _import(module: str, tree: ast.Module, name: str) -> str:
    """Return the import of a top-level name of a module."""
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    node = type(node)(**{**dict(ast.iter_fields(node)), "names": [alias]})
                    return ast.unparse(node)
    return f"from {module} import {name}"
