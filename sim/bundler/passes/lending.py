"""Takes functions that are seldom called out of their modules.

What makes a table or writes a memory anew need not be in a board's memory all the time. Such a
function leaves one line behind, which imports a module for the call:

    def compact(self, totals=None):
        return import_named("seldom_journal").compact(self, totals)

A method that begins with `super().__init__(...)` leaves that line behind as well: it is bound to
its class. A function that only others of its module call leaves nothing behind, and tables and
classes that only they read go with them. The functions stay beside their lines until `lent_modules`
moves them: what joins and renames modules treats both alike.

Assumes that constants are in their places, and modules not joined yet.

Refuses, by ValueError, a function of the plan that is not there, or is bound to where it stands: by
a decorator, `super()`, `yield`, `global`, or arguments that are more than names and constants.
"""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping

from sim.bundler.lent_function import Along, LentFunction, remove
from sim.bundler.program import Program, Trees
from sim.bundler.syntax.trees import Transformer, leave_out_imports, walk

_LOADER = "firmware.memory.loader"
_CLOSED = ast.Yield | ast.YieldFrom | ast.Global | ast.Nonlocal


def run(program: Program) -> None:
    """Put beside each lent function what is left of it.

    The plan says which functions are lent.
    """
    trees = program.trees
    plan = {
        group: {place: names for place, names in functions.items() if place in trees}
        for group, functions in program.plan.lent.items()
    }
    for group, functions in plan.items():
        for place, names in functions.items():
            for name in names:
                program.lent.append(_take(group, trees[place], name, len(program.lent)))
            loader = ast.ImportFrom(_LOADER, [ast.alias("import_named")], 0)
            trees[place].body.insert(0, loader)
    _call_directly(program.lent, trees, program.called)
    known = {*program.called, *_known_outside(trees.values())}
    for group, functions in plan.items():
        bodies = [lent.body for lent in program.lent if lent.group == group]
        alone = (_read_by(trees[place], bodies, known) for place in functions)
        program.along[group] = [node for some in alone for node in some]


def _take(group: str, tree: ast.Module, name: str, number: int) -> LentFunction:
    owner: ast.Module | ast.ClassDef = tree
    *classes, last = name.split(".")
    for one in classes:
        owner = _named(owner, one, ast.ClassDef)  # type: ignore[assignment]  # a class
    body = _named(owner, last, ast.FunctionDef)
    assert isinstance(body, ast.FunctionDef)
    args = body.args
    is_more = body.decorator_list or args.kwonlyargs or args.kwarg or args.vararg
    if is_more or not all(isinstance(default, ast.Constant) for default in args.defaults):
        raise ValueError(f"{name} is more than a function with arguments: it has to stay")
    body.body = body.body[ast.get_docstring(body, clean=False) is not None :]
    first = body.body[:1] if _calls_super(body.body[0]) else []
    del body.body[: len(first)]
    if any(isinstance(node, _CLOSED) or _is_super(node) for node in walk(body)):
        raise ValueError(f"{name} is bound to where it stands: it has to stay")
    left = _what_is_left(body, group, f"seldom{number}", first)
    at = owner.body.index(body)
    body.name = f"seldom{number}"
    owner.body[at : at + 1] = [left, body]
    return LentFunction(group, body, left)


def _calls_super(statement: ast.stmt) -> bool:
    """Return whether a statement is `super().__init__(...)`, with whatever arguments."""
    match statement:
        case ast.Expr(ast.Call(ast.Attribute(ast.Call(ast.Name("super"), []), "__init__"))):
            return True
    return False


def _is_super(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "super"


def _call_directly(lent: list[LentFunction], trees: Trees, called: Collection[str]) -> None:
    """Let functions call their module's own directly, where a name is unique.

    One that nobody else calls leaves nothing behind.
    """
    defined = [
        node.name
        for tree in trees.values()
        for node in walk(tree)
        if isinstance(node, ast.FunctionDef)
    ]
    alone = {
        one.left.name: one
        for one in lent
        # What begins with __ Python itself calls.
        if one.left and defined.count(one.left.name) == 1 and not one.left.name.startswith("__")
    }
    for one in lent:
        _Direct(one.group, alone).visit(one.body)
    for tree in trees.values():
        leave_out_imports(tree, lambda _, name: name in alone)
    used = {*called, *_used(trees.values())}
    for name, one in alone.items():
        if one.left and name not in used:
            remove(trees.values(), one.left)
            one.left = None


def _known_outside(trees: Iterable[ast.Module]) -> Iterator[str]:
    """Yield the names by which modules may read what stands in another."""
    for tree in trees:
        for node in walk(tree):
            match node:
                case ast.Attribute(_, name) | ast.alias(name):
                    yield name


def _read_by(
    tree: ast.Module, bodies: Collection[ast.FunctionDef], known: Collection[str]
) -> Iterator[Along]:
    """Yield a module's top tables and classes that only these functions need."""
    inside = {id(node) for one in bodies for node in walk(one)}
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Constant() | ast.Tuple() as value):
                if any(isinstance(part, ast.Name) for part in walk(value)):
                    continue
            case ast.ClassDef(name):
                # Read anew it would be another class: none of its objects may see that.
                if any(body in node.body for body in bodies):
                    continue
            case _:
                continue
        within = inside | {id(part) for part in walk(node)}
        around = (part for part in walk(tree) if id(part) not in within)
        is_read = any(isinstance(part, ast.Name) and part.id == name for part in around)
        of_bodies = any(getattr(part, "id", "") == name for one in bodies for part in walk(one))
        if of_bodies and not is_read and name not in known:
            yield node


def _named(
    owner: ast.Module | ast.ClassDef, name: str, kind: type[ast.FunctionDef | ast.ClassDef]
) -> ast.FunctionDef | ast.ClassDef:
    for node in owner.body:
        if isinstance(node, kind) and node.name == name:
            return node
    raise ValueError(f"there is no {name} to be taken out")


def _what_is_left(
    body: ast.FunctionDef, group: str, name: str, first: list[ast.stmt]
) -> ast.FunctionDef:
    """Return a function that does `first` and calls another with its arguments."""
    given: list[ast.expr] = [ast.Name(arg.arg, ast.Load()) for arg in body.args.args]
    module = ast.Call(ast.Name("import_named", ast.Load()), [ast.Constant(group)], [])
    call = ast.Call(ast.Attribute(module, name, ast.Load()), given, [])
    names = [ast.arg(arg.arg) for arg in body.args.args]
    arguments = ast.arguments([], names, None, [], [], None, body.args.defaults)
    return ast.FunctionDef(body.name, arguments, [*first, ast.Return(call)], [], lineno=body.lineno)


class _Direct(Transformer):
    """Turns calls of `self.name` within one module into direct ones."""

    def __init__(self, group: str, alone: Mapping[str, LentFunction]) -> None:
        self._alone = {name: lent for name, lent in alone.items() if lent.group == group}

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """Exchange a call."""
        self.generic_visit(node)
        match node.func:
            case ast.Attribute(ast.Name("self") as owner, name) if name in self._alone:
                node.args.insert(0, owner)
            case ast.Name(name) if name in self._alone:
                pass
            case _:
                return node
        lent = self._alone[name]
        node.func = ast.Name(lent.body.name, ast.Load())
        lent.direct.append(node.func)
        return node


def _used(trees: Iterable[ast.Module]) -> Iterator[str]:
    """Yield what modules read by name, or may look up by text."""
    for tree in trees:
        for node in walk(tree):
            match node:
                case ast.Attribute(_, name) | ast.Name(name) | ast.alias(name):
                    yield name
                case ast.Constant(str(text)):
                    yield text
