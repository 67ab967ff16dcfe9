"""Makes a module of functions that were taken out of others: seldom.py says of which."""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from sim import scopes
from sim.syntax import walk

Trees = dict[Path, ast.Module]
Along = ast.Assign | ast.ClassDef


class Taken:
    """A function that is taken out: what is left of it, and all that calls it where it goes."""

    def __init__(self, group: str, body: ast.FunctionDef, left: ast.FunctionDef) -> None:
        self.group = group
        self.body = body
        self.left: ast.FunctionDef | None = left
        self.call = left.body[0].value.func  # type: ignore[attr-defined]
        self.direct: list[ast.Name] = []

    def name_module(self, file: str) -> None:
        """Say what the module that it goes to is called."""
        self.call.value.args[0].value = f"firmware.{file}"


def module_of(
    trees: Trees, file: str, some: list[Taken], along: list[Along], names: Iterable[str]
) -> ast.Module:
    """Return a module of functions and what goes along with them, all gone from where it stood.

    It is to be called `file`, and its functions something of `names`. It is there as long as its
    first function runs: those that this calls in turn need not read it anew.
    """
    bodies = [taken.body for taken in some]
    direct = [node for taken in some for node in taken.direct]
    spoken = {name for one in [*bodies, *along] for name in _spoken(one)}
    imports: list[ast.stmt] = []
    known: set[str] = set()
    for place, tree in trees.items():
        here: list[Along | ast.FunctionDef] = [one for one in bodies if remove([tree], one)]
        here += [one for one in along if one in tree.body]
        tops = scopes.top_names(tree) & spoken if here else set()
        free = (name for name in names if name not in spoken | known | tops)
        top = _Top({name: next(free) if name in known else name for name in sorted(tops)}, direct)
        for one in here:
            top.visit(one)
        known |= set(top.used.values())
        own = {name for one in along if one in tree.body for name in _given_by(one)}
        tree.body = [node for node in tree.body if node not in along]
        aliases = [ast.alias(*names) for names in sorted(top.used.items()) if names[1] not in own]
        if aliases:
            imports.append(ast.ImportFrom(".".join(place.with_suffix("").parts), aliases, 0))
    free = (name for name in names if name not in spoken | known)
    for taken in some:
        taken.name_module(file)
        taken.body.name = taken.call.attr = next(free)
        for node in taken.direct:
            node.id = taken.body.name
    me = next(free)
    _stay(bodies[0], f"firmware.{file}", me)
    begin = ast.parse(f"import sys\n{me} = sys.modules['firmware.{file}']").body
    return ast.Module([*begin, *imports, *along, *bodies], [])


def _stay(function: ast.FunctionDef, module: str, me: str) -> None:
    """Let a module, which was let go already, be there again while a function of it runs.

    None first: the place that it had in a dict of MicroPython's would hold on to it.
    """
    place = f"sys.modules[{module!r}]"
    text = f"{place} = {me}\ntry:\n    pass\nfinally:\n    {place} = None\n    del {place}"
    stays = ast.parse(text).body
    assert isinstance(stays[1], ast.Try)
    stays[1].body = function.body
    function.body = stays


def _given_by(one: Along) -> set[str]:
    return scopes.own_names(ast.Module([one], []))


class _Top(scopes.Scoped):
    """Gives what functions read of the top of their module the names that it is imported by."""

    def __init__(self, new: Mapping[str, str], direct: Collection[ast.Name]) -> None:
        super().__init__(new)
        self._direct = direct
        self.used: dict[str, str] = {}

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """Exchange a name of the top."""
        is_direct = any(node is one for one in self._direct)
        if not is_direct and node.id in self._new and not self.is_hidden(node.id):
            new = self._new[node.id]
            self.used[node.id] = new
            node.id = new
        return node


def kept_names(trees: Iterable[ast.Module]) -> Iterator[str]:
    """Yield the names of what modules and classes have, all of which stay in memory."""
    for tree in trees:
        for node in walk(tree):
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("__"):
                yield node.name


def _spoken(one: ast.AST) -> Iterator[str]:
    for node in walk(one):
        match node:
            case ast.Name(name) | ast.arg(name) | ast.ClassDef(name):
                yield name


def remove(trees: Iterable[ast.Module], one: ast.FunctionDef) -> bool:
    """Take a function out of the module or class that it is in; return whether it is in any."""
    waiting: list[ast.Module | ast.ClassDef] = [*trees]
    for owner in waiting:
        if one in owner.body:
            owner.body.remove(one)
            return True
        waiting += [part for part in owner.body if isinstance(part, ast.ClassDef)]
    return False
