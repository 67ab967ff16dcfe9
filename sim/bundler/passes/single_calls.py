"""Puts a function that one statement alone calls in that statement's place.

A function takes 60 bytes of a board's memory beside what it does, and a frame of its small stack.
So what was split to be read is whole on a board:

    self._begin(name)
    ...
    def _begin(self, title):
        self._title = title

becomes `self._title = name`. A variable of the function gets another name where its caller has that
one. An argument that is no variable of the caller's becomes a variable first.

A variable then lives until its caller ends, and so does what it holds: a screen that has been left,
say. And the caller's code is one piece, for which memory may have no gap. The plan names the
functions that stay for that.

What has a `try` stays, too. A frame has a place for each, which MicroPython clears as the `try`
begins, not as the frame does. Until then the address that an earlier call has left there counts as
in use. In the frame of a step of the app one kept 20 KB of help while the table was loaded.

Assumes that modules are joined: it looks for calls in the function's own module alone.

Refuses nothing: what is called twice, returns from its middle, has a `try`, or is called inside an
expression stays a function.
"""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping

from sim.bundler.names import name_sharing
from sim.bundler.program import Program
from sim.bundler.syntax.imports import dotted
from sim.bundler.syntax.scopes import own_names
from sim.bundler.syntax.trees import children, walk

_BOUND = ast.Yield | ast.YieldFrom | ast.Global | ast.Nonlocal | ast.Try | ast.With
_INNER = ast.FunctionDef | ast.Lambda | ast.ClassDef
Site = tuple[list[ast.stmt], ast.stmt, ast.Call]  # the statements around one, it, and its call


def run(program: Program) -> None:
    """Inline functions that are called once, in all modules.

    Those that others call by name stay.
    """
    modules = {dotted(place): tree for place, tree in program.trees.items()}
    kept = {*program.called, *program.plan.apart, *(one.body.name for one in program.lent)}
    put_in(modules, kept)


def put_in(modules: Mapping[str, ast.Module], kept: Collection[str]) -> None:
    """Inline functions that are called once, but for those `kept`.

    Modules are given by what they are imported as, the kept functions by name.
    """
    alone = _called_once(modules, kept)
    for tree in modules.values():
        owners: list[ast.Module | ast.ClassDef] = [tree]
        owners += [node for node in walk(tree) if isinstance(node, ast.ClassDef)]
        waiting = [
            (owner, node)
            for owner in owners
            for node in owner.body
            if isinstance(node, ast.FunctionDef) and id(node) in alone and _can_move(node)
        ]
        for owner, function in waiting:
            for caller in _callers(tree, owner, function):
                if _put_one(caller, function, isinstance(owner, ast.ClassDef)):
                    owner.body.remove(function)
                    break


def _called_once(modules: Mapping[str, ast.Module], kept: Collection[str]) -> set[int]:
    """Return the ids of functions defined once, and named once.

    A name counts where the function could be meant.
    """
    found: dict[int, str] = {}
    texts = {
        node.value
        for tree in modules.values()
        for node in walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    everywhere = _Named(modules.values())
    for tree in modules.values():
        here = _Named([tree])
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name not in everywhere.from_outside:
                if here.is_alone(node.name):
                    found[id(node)] = node.name
    for relatives in _relatives(modules):
        inside = _Named(relatives)
        for one in relatives:
            for node in one.body:
                if isinstance(node, ast.FunctionDef) and not node.name.startswith("__"):
                    around = inside if node.name.startswith("_") else everywhere
                    if around.is_alone(node.name):
                        found[id(node)] = node.name
    return {one for one, name in found.items() if name not in texts and name not in kept}


def _relatives(modules: Mapping[str, ast.Module]) -> list[list[ast.ClassDef]]:
    """Return the classes, relatives together.

    Relatives inherit from one another or from the same class.
    """
    found: list[list[ast.ClassDef]] = []
    for family in name_sharing.families(modules):
        known = [some for some in found if any(one in some for one in family)]
        found = [some for some in found if some not in known]
        found.append(list(dict.fromkeys(one for some in [*known, family] for one in some)))
    return found


class _Named:
    """How often names are defined, and read, in some trees."""

    def __init__(self, trees: Iterable[ast.AST]) -> None:
        self._defined: dict[str, int] = {}
        self._read: dict[str, int] = {}
        self.from_outside: set[str] = set()
        for tree in trees:
            for node in walk(tree):
                match node:
                    case ast.FunctionDef(name) | ast.ClassDef(name):
                        self._defined[name] = self._defined.get(name, 0) + 1
                    case ast.Name(name):
                        self._read[name] = self._read.get(name, 0) + 1
                    case ast.Attribute(_, name) | ast.alias(name):
                        self._read[name] = self._read.get(name, 0) + 1
                        self.from_outside.add(name)

    def is_alone(self, name: str) -> bool:
        """Return whether a name is defined once, and read once."""
        return self._defined.get(name) == 1 and self._read.get(name) == 1


def _can_move(function: ast.FunctionDef) -> bool:
    """Return whether a function does the same in another one."""
    args = function.args
    if function.decorator_list or args.vararg or args.kwarg or args.kwonlyargs or args.posonlyargs:
        return False
    inside = walk(function)[1:]
    return not any(
        isinstance(node, _BOUND | _INNER) or isinstance(node, ast.Name) and node.id == "super"
        for node in inside
    )


def _callers(
    tree: ast.Module, owner: ast.Module | ast.ClassDef, function: ast.FunctionDef
) -> Iterator[ast.FunctionDef]:
    """Yield a function's possible callers: its class's, or all in its module."""
    owners = [owner]
    if owner is tree:
        classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        owners += classes
    for one in owners:
        for node in one.body:
            if isinstance(node, ast.FunctionDef) and node is not function:
                yield node


def _put_one(caller: ast.FunctionDef, function: ast.FunctionDef, is_method: bool) -> bool:
    """Put a function in its caller if possible; return whether it was."""
    site = next(_sites(caller.body, function.name, is_method), None)
    if site is None:
        return False
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in walk(caller)):
        return False
    if _is_hidden(caller, function):
        return False
    around, statement, call = site
    given = _given(function, call, is_method)
    if given is None:
        return False
    before, rest = _without_return(function, statement, call)
    if before is None:
        return False
    made = [*_as_variables(caller, function, given, call), *before, *rest]
    at = around.index(statement)
    around[at : at + 1] = made or [ast.copy_location(ast.Pass(), statement)]
    return True


def _sites(statements: list[ast.stmt], name: str, is_method: bool) -> Iterator[Site]:
    """Yield the statements that call a function in a plain way.

    They are the call, give its value a name, return it, or ask for it.
    """
    for statement in statements:
        value: ast.expr | None = None
        match statement:
            case ast.Expr(value) | ast.Return(value) | ast.Assign([_], value) | ast.If(value):
                if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not):
                    value = value.operand if isinstance(statement, ast.If) else value
        match value:
            case ast.Call(ast.Name(called)) if not is_method and called == name:
                yield statements, statement, value
            case ast.Call(ast.Attribute(ast.Name("self"), called)) if is_method and called == name:
                yield statements, statement, value
        if not isinstance(statement, _INNER):
            for node in children(statement):
                if isinstance(node, ast.ExceptHandler):
                    yield from _sites(node.body, name, is_method)
            for field in ("body", "orelse", "finalbody"):
                yield from _sites(getattr(statement, field, []), name, is_method)


def _given(
    function: ast.FunctionDef, call: ast.Call, is_method: bool
) -> dict[str, ast.expr] | None:
    """Return each argument's value in the call's order, None if not plain."""
    names = [arg.arg for arg in function.args.args][is_method:]
    found: dict[str, ast.expr] = {}
    for name, value in zip(names, call.args, strict=False):
        if isinstance(value, ast.Starred):
            return None
        found[name] = value
    for keyword in call.keywords:
        if keyword.arg not in names:
            return None
        found[keyword.arg] = keyword.value
    defaults = function.args.defaults
    for name, value in zip(names[len(names) - len(defaults) :], defaults, strict=True):
        if name not in found:
            if not isinstance(value, ast.Constant):
                return None
            found[name] = value
    return found if len(found) == len(names) and len(call.args) <= len(names) else None


def _without_return(
    function: ast.FunctionDef, statement: ast.stmt, call: ast.Call
) -> tuple[list[ast.stmt] | None, list[ast.stmt]]:
    """Return a function's statements, and what becomes of its call's.

    The first is None if the function stays.
    """
    body = list(function.body)
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]
    returns = [node for node in walk(function) if isinstance(node, ast.Return)]
    if isinstance(statement, ast.Return):
        end = [] if body and isinstance(body[-1], ast.Return) else [ast.Return(None)]
        return body, [ast.copy_location(one, statement) for one in end]
    if not returns:
        return (body, []) if isinstance(statement, ast.Expr) else (None, [])
    if len(returns) > 1 or returns[0] is not body[-1] or returns[0].value is None:
        return None, []
    value = returns[0].value
    if isinstance(statement, ast.If) and statement.test is not call:
        statement.test.operand = value  # type: ignore[attr-defined]  # it is a `not`
    elif isinstance(statement, ast.If):
        statement.test = value
    else:
        statement.value = value  # type: ignore[attr-defined]  # see _sites
    return body[:-1], [statement]


def _as_variables(
    caller: ast.FunctionDef,
    function: ast.FunctionDef,
    given: Mapping[str, ast.expr],
    call: ast.Call,
) -> list[ast.stmt]:
    """Give a function's variables names that its caller has not.

    Return the statements that set its arguments.
    """
    taken = _all_names(caller)
    inside = _all_names(function)
    own = _variables(caller)
    set_here = own_names(ast.Module(function.body, []))
    new: dict[str, str] = {}
    setting: list[ast.stmt] = []
    for name, value in given.items():
        if name not in set_here and isinstance(value, ast.Name) and value.id in own:
            new[name] = value.id
            continue
        new[name] = _free(name, taken | inside - {name})
        taken.add(new[name])
        target = ast.Name(new[name], ast.Store())
        setting.append(ast.copy_location(ast.Assign([target], value), call))
    for name in sorted(set_here - given.keys()):
        new[name] = _free(name, taken | inside - {name})
        taken.add(new[name])
    for statement in function.body:
        for node in walk(statement):
            if isinstance(node, ast.Name):
                node.id = new.get(node.id, node.id)
            elif isinstance(node, ast.ExceptHandler) and node.name:
                node.name = new.get(node.name, node.name)
            elif isinstance(node, ast.alias) and new.get(node.asname or node.name):
                name = new[node.asname or node.name]
                node.asname = None if name == node.name else name
    return setting


def _variables(function: ast.FunctionDef) -> set[str]:
    return own_names(function) | {arg.arg for arg in function.args.args}


def _all_names(function: ast.FunctionDef) -> set[str]:
    """Return the names of a function's variables, and all that it reads."""
    return _variables(function) | {node.id for node in walk(function) if isinstance(node, ast.Name)}


def _is_hidden(caller: ast.FunctionDef, function: ast.FunctionDef) -> bool:
    """Return whether a caller's variable hides a name that a function reads."""
    elsewhere = _all_names(function) - _variables(function)
    return bool(elsewhere & _variables(caller))


def _free(name: str, taken: Collection[str]) -> str:
    while name in taken:
        name += "_"
    return name
