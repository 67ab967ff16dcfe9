"""Takes functions that are seldom called out of the modules that stay in a board's memory.

What makes the table or writes a memory anew need not be in a board's memory all the time. Such a
function leaves one line behind, which borrows a module for the call:

    def compact(self, totals=None):
        return borrow("seldom_journal").compact(self, totals)

The module is let go before the function runs: to do so afterwards would take one call more of a
board's small stack. But it is back while the first one that the plan names runs. A function that
only others of its module call leaves nothing behind, and tables and classes that only they read go
with them.
"""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from sim.bundler.passes.lent_modules import Along, Taken, Trees, kept_names, module_of, remove
from sim.bundler.syntax.trees import leave_out_imports, walk

# By the name of the module to borrow: by place, the functions, as `name` or `Class.name`.
Plan = Mapping[str, Mapping[Path, Collection[str]]]
NOTHING: Plan = {}
_BORROW = ast.ImportFrom("firmware.loader", [ast.alias("borrow")], 0)
_CLOSED = ast.Yield | ast.YieldFrom | ast.Global | ast.Nonlocal


class Seldom:
    """The functions that are taken out of modules, from before these are joined to the end."""

    def __init__(self, trees: Trees, plan: Plan, called: Collection[str]) -> None:
        """Put beside each function of the plan what is to be left of it.

        `called` are the names that others than these modules use. Raises ValueError for a function
        that is not there, or cannot be taken out.
        """
        self._taken: list[Taken] = []
        self._along: dict[str, list[Along]] = {}  # by group
        for group, functions in plan.items():
            for place, names in functions.items():
                for name in names:
                    self._take(group, trees[place], name)
                borrow = ast.ImportFrom(_BORROW.module, list(_BORROW.names), 0)
                trees[place].body.insert(0, borrow)
        self._call_directly(trees, called)
        for group, functions in plan.items():
            bodies = [taken.body for taken in self._taken if taken.group == group]
            known = {*called, *_known_outside(trees.values())}
            alone = (_read_by(trees[place], bodies, known) for place in functions)
            self._along[group] = [node for some in alone for node in some]

    def _take(self, group: str, tree: ast.Module, name: str) -> None:
        owner: ast.Module | ast.ClassDef = tree
        *classes, last = name.split(".")
        for one in classes:
            owner = _named(owner, one, ast.ClassDef)  # type: ignore[assignment]
        body = _named(owner, last, ast.FunctionDef)
        assert isinstance(body, ast.FunctionDef)
        if body.decorator_list or body.args.kwonlyargs or body.args.kwarg:
            raise ValueError(f"{name} is more than a function with arguments: it has to stay")
        if any(isinstance(node, _CLOSED) for node in walk(body)):
            raise ValueError(f"{name} is bound to where it stands: it has to stay")
        number = len(self._taken)
        left = _what_is_left(body, group, f"seldom{number}")
        at = owner.body.index(body)
        body.name = f"seldom{number}"
        if not all(isinstance(default, ast.Constant) for default in body.args.defaults):
            body.args.defaults = []  # the one that is left has them
        if classes:
            _say_class(body, classes[-1])
        owner.body[at : at + 1] = [left, body]
        self._taken.append(Taken(group, body, left))

    def _call_directly(self, trees: Trees, called: Collection[str]) -> None:
        """Let functions call those of their module as such, where a name means one in all modules.

        One that nobody else calls leaves nothing behind.
        """
        defined = [
            node.name
            for tree in trees.values()
            for node in walk(tree)
            if isinstance(node, ast.FunctionDef)
        ]
        alone = {
            taken.left.name: taken
            for taken in self._taken
            if taken.left
            and defined.count(taken.left.name) == 1
            and len(taken.left.args.defaults) == len(taken.body.args.defaults)
        }
        for taken in self._taken:
            _Direct(taken.group, alone).visit(taken.body)
        for tree in trees.values():
            leave_out_imports(tree, lambda _, name: name in alone)
        used = {*called, *_used(trees.values())}
        for name, taken in alone.items():
            if taken.left and name not in used:
                remove(trees.values(), taken.left)
                taken.left = None

    def take_out(self, trees: Trees, more: Iterable[str]) -> None:
        """Put the functions in modules of their own.

        What they are called there are names that are in memory anyway, or else some of `more`.
        """
        kept = sorted(kept_names(trees.values()), key=lambda name: (len(name), name))
        names = list(dict.fromkeys([*kept, *more]))
        here = {name for place in trees for name in place.with_suffix("").parts}
        # Lower case alone: a drive does not tell aB from ab.
        files = (name for name in names if name.islower() and name not in here)
        waiting: dict[str, list[Taken]] = {}
        for taken in self._taken:
            waiting.setdefault(taken.group, []).append(taken)
        for group, some in waiting.items():
            file = next(files)
            made = module_of(trees, file, some, self._along[group], names)
            trees[Path("firmware", f"{file}.py")] = made


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
    """Yield the tables and classes at the top of a module that are for these functions alone."""
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


def _what_is_left(body: ast.FunctionDef, group: str, name: str) -> ast.FunctionDef:
    """Return a function with the arguments of another, which borrows that."""
    args = [ast.Name(arg.arg, ast.Load()) for arg in body.args.args]
    given: list[ast.expr] = [*args]
    if body.args.vararg:
        given.append(ast.Starred(ast.Name(body.args.vararg.arg, ast.Load()), ast.Load()))
    module = ast.Call(ast.Name("borrow", ast.Load()), [ast.Constant(group)], [])
    call = ast.Call(ast.Attribute(module, name, ast.Load()), given, [])
    vararg = body.args.vararg and ast.arg(body.args.vararg.arg)
    arguments = ast.arguments(
        [], [ast.arg(arg.arg) for arg in body.args.args], vararg, [], [], None, body.args.defaults
    )
    return ast.FunctionDef(body.name, arguments, [ast.Return(call)], [], lineno=body.lineno)


def _say_class(body: ast.FunctionDef, owner: str) -> None:
    """Let `super()` say of which class, since outside it has to."""
    for node in walk(body):
        match node:
            case ast.Call(ast.Name("super"), []):
                node.args = [ast.Name(owner, ast.Load()), ast.Name("self", ast.Load())]


class _Direct(ast.NodeTransformer):
    """Calls the methods that are in one module with a function, which it has as `self.name`."""

    def __init__(self, group: str, alone: Mapping[str, Taken]) -> None:
        self._alone = {name: taken for name, taken in alone.items() if taken.group == group}

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
        taken = self._alone[name]
        node.func = ast.Name(taken.body.name, ast.Load())
        taken.direct.append(node.func)
        return node


def _used(trees: Iterable[ast.Module]) -> Iterator[str]:
    """Yield all that modules read by a name, or may look up by a text."""
    for tree in trees:
        for node in walk(tree):
            match node:
                case ast.Attribute(_, name) | ast.Name(name) | ast.alias(name):
                    yield name
                case ast.Constant(str(text)):
                    yield text
