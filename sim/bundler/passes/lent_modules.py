"""Moves lent functions to modules that are loaded for a call.

The module is unloaded before the function runs: unloading it afterwards would cost a frame of a
board's small stack. But it is back while the first function that the plan names runs.

Assumes that `lending` put the functions beside what is left of them, and that all names are short:
what the functions are called is in memory anyway, or else is a name that nobody has.

Refuses nothing.
"""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from sim.bundler.lent_function import Along, LentFunction, remove
from sim.bundler.names.letters import shortest
from sim.bundler.program import Program, Trees
from sim.bundler.syntax import scopes
from sim.bundler.syntax.trees import walk


def run(program: Program) -> None:
    """Make a module of each group of lent functions."""
    trees = program.trees
    kept = sorted(_kept_names(trees.values()), key=lambda name: (len(name), name))
    names = list(dict.fromkeys([*kept, *shortest(program.fixed)]))
    here = {name for place in trees for name in place.with_suffix("").parts}
    # Lower case alone: a drive does not tell aB from ab.
    files = (name for name in names if name.islower() and name not in here)
    groups: dict[str, list[LentFunction]] = {}
    for lent in program.lent:
        groups.setdefault(lent.group, []).append(lent)
    for group, some in groups.items():
        file = next(files)
        made = _module_of(trees, file, some, program.along[group], names)
        trees[Path("firmware", f"{file}.py")] = made


def _module_of(
    trees: Trees, file: str, some: list[LentFunction], along: list[Along], names: Iterable[str]
) -> ast.Module:
    """Return a module of functions and what goes along with them.

    All are taken from where they stood. The module is to be called `file`, and its functions
    something of `names`. It is there as long as its first function runs: those that this calls in
    turn need not read it anew.
    """
    bodies = [lent.body for lent in some]
    direct = [node for lent in some for node in lent.direct]
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
    for lent in some:
        lent.name_module(file)
        lent.body.name = lent.call.attr = next(free)
        for node in lent.direct:
            node.id = lent.body.name
    me = next(free)
    _stay(bodies[0], f"firmware.{file}", me)
    begin = ast.parse(f"import sys\n{me} = sys.modules['firmware.{file}']").body
    return ast.Module([*begin, *imports, *along, *bodies], [])


def _stay(function: ast.FunctionDef, module: str, me: str) -> None:
    """Load an unloaded module again while a function of it runs.

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
    """Renames what functions read of their module's top to its import's name."""

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


def _kept_names(trees: Iterable[ast.Module]) -> Iterator[str]:
    """Yield the names in modules and classes, which stay in memory."""
    for tree in trees:
        for node in walk(tree):
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("__"):
                yield node.name


def _spoken(one: ast.AST) -> Iterator[str]:
    for node in walk(one):
        match node:
            case ast.Name(name) | ast.arg(name) | ast.ClassDef(name):
                yield name
