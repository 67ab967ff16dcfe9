"""Joins modules that are always loaded together into one.

Each module takes some 200 bytes of a board's memory, plus its names and imports. One of those
joined is the host: it keeps its name, and includes all that it imports when loaded, all that these
modules import, and so on. Every top-level name gets its module's name as a prefix, so none is
ambiguous; modules that imported it now import it from the host. With `font` joined into its host
`base`, this code in `title`

    from firmware.widgets import font
    text = font.SMALL.width(word)

becomes

    from firmware.screens.parts.base import firmware_widgets_font__SMALL
    text = firmware_widgets_font__SMALL.width(word)

Assumes that imports at the top of a module always run, and that its names are only read from
outside.

Refuses, by ValueError, a module that is passed as a value or written to from outside, and a name
that would mean two things in one place.
"""

import ast
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

from sim.bundler.program import Program, Trees
from sim.bundler.syntax.imports import dotted, imported
from sim.bundler.syntax.scopes import Scoped, given, right_inside, top_names
from sim.bundler.syntax.trees import walk

_MARK = "__"  # separates the name of a joined module from a top-level name in it
Hosts = Mapping[Path, Collection[Path]]


def run(program: Program) -> None:
    """Join the modules according to the plan, except those loaded or unloaded by name."""
    trees = program.trees
    hosts = {
        host: [place for place in beside if place in trees]
        for host, beside in program.plan.joined.items()
        if host in trees
    }
    join(trees, hosts, _by_name(trees.values()))


def join(trees: Trees, hosts: Hosts, apart: Collection[str]) -> None:
    """Join modules into their hosts, with everything that these need.

    The modules listed for a host are joined into it, too. Modules in `apart` stay separate. A
    host's own names do not change: they may be looked up by name, also when the module is passed as
    a value. Raises ValueError for a module that cannot be joined.
    """
    names = _Names()
    members: dict[Path, list[Path]] = {}
    for host, beside in hosts.items():
        members[host] = _members(trees, [*beside, host], {*apart, *names.hosts})
        for place in members[host]:
            names.add(dotted(place), dotted(host), trees[place])
    for place, tree in trees.items():
        _Rewriter(dotted(place), names, tree).rewrite()
    for host, places in members.items():
        trees[host].body = _in_one([trees[place] for place in places])
        for place in places:
            if place != host:
                del trees[place]


def _by_name(trees: Iterable[ast.AST]) -> set[str]:
    """Return the modules that the firmware loads or unloads by name."""
    found = set()
    for tree in trees:
        for node in walk(tree):
            match node:
                case ast.Call(
                    ast.Name("load" | "import_named" | "unload" | "read_once"),
                    [ast.Constant(str(name)), *_],
                ):
                    found.add(name)
    return found


def _members(trees: Trees, wanted: Iterable[Path], apart: Collection[str]) -> list[Path]:
    """Return modules and all that they import at load time, imports first."""
    places = {dotted(place): place for place in trees if place.name != "__init__.py"}
    order: dict[Path, None] = {}

    def add(place: Path) -> None:
        for node in trees[place].body:
            for module in imported(node):
                if module in places and module not in apart and places[module] not in order:
                    add(places[module])
        order.setdefault(place)

    for place in wanted:
        add(place)
    return list(order)


class _Names:
    """The new names of modules and of their contents."""

    def __init__(self) -> None:
        self.hosts: dict[str, str] = {}  # by module
        self._new: dict[str, dict[str, str]] = {}  # by module, by name

    def add(self, module: str, host: str, tree: ast.Module) -> None:
        """Add a module to be joined, after those that it imports."""
        self.hosts[module] = host
        is_host = module == host
        new = {name: name if is_host else _marked(module, name) for name in top_names(tree)}
        for node in right_inside(tree):
            if isinstance(node, ast.ImportFrom):
                is_here = self.hosts.get(node.module or "") == host
                name_of = self.of if is_here else _marked
                for alias in node.names:
                    new[alias.asname or alias.name] = name_of(node.module or "", alias.name)
        self._new[module] = new

    def of(self, module: str, name: str) -> str:
        """Return the new name of `name` in a module; ValueError if it is not defined there."""
        try:
            return self._new[module][name]
        except KeyError:
            raise ValueError(f"{module} has no {name}") from None

    def all_of(self, module: str) -> dict[str, str]:
        """Return new names by old ones; empty for a module that is not joined."""
        return self._new.get(module, {})


def _alias(name: str, here: str) -> ast.alias:
    """Return the import of a name that is called `here`."""
    return ast.alias(name, None if here == name else here)


def _marked(module: str, name: str) -> str:
    return f"{module.replace('.', '_')}{_MARK}{name}"


class _Rewriter(Scoped):
    """Applies the new names to one module."""

    def __init__(self, module: str, names: _Names, tree: ast.Module) -> None:
        self._module = module
        self._names = names
        self._host = names.hosts.get(module, "")
        self._tree = tree
        super().__init__({**names.all_of(module), **self._modules_in(tree)})

    def rewrite(self) -> None:
        """Rewrite the module."""
        self.visit(self._tree)

    def _modules_in(self, scope: ast.AST) -> dict[str, str]:
        """Return the joined modules that a scope imports, by their names in it."""
        return {
            alias.asname or alias.name: f"{node.module}.{alias.name}"
            for node in right_inside(scope)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
            if f"{node.module}.{alias.name}" in self._names.hosts
        }

    def meanings(self, scope: ast.AST) -> dict[str, str]:
        """Return what names mean in a scope.

        Names imported from its own host are top-level names now. Raises ValueError if such a name
        is also a variable there, because it could only mean one of the two.
        """
        imported = self._modules_in(scope)
        given_here: list[str] = []
        for node in right_inside(scope):
            if not isinstance(node, ast.alias):
                given_here += given(node)
            if isinstance(node, ast.ImportFrom):
                module = node.module or ""
                is_here = self._host and self._names.hosts.get(module) == self._host
                for alias in node.names if is_here else ():
                    imported[alias.asname or alias.name] = self._names.of(module, alias.name)
        if both := sorted(imported.keys() & set(given_here)):
            raise ValueError(f"{self._module}: {both[0]} is imported here, and also a variable")
        return {**super().meanings(scope), **imported}

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        """Import from the hosts, except from this one."""
        found: dict[str, list[ast.alias]] = {}
        for alias in node.names:
            called = alias.asname or alias.name
            module, whole = node.module or "", f"{node.module}.{alias.name}"
            if whole in self._names.hosts:
                host = self._names.hosts[whole]
                aliases = [
                    _alias(self._names.of(whole, name), self._name_here(whole, name))
                    for name in self._used_of(called, whole)
                ]
            else:
                host = self._names.hosts.get(module, module)
                joined = module in self._names.hosts
                name = self._names.of(module, alias.name) if joined else alias.name
                aliases = [_alias(name, self.new(called))]
            if host != self._host:
                found.setdefault(host, []).extend(aliases)
        return [
            ast.copy_location(ast.ImportFrom(host, names, 0), node)
            for host, names in found.items()
            if names
        ]

    def _used_of(self, called: str, module: str) -> list[str]:
        """Return the names that are read from a joined module."""
        used = set()
        for node in walk(self._tree):
            match node:
                case ast.Attribute(ast.Name(owner), name) if owner == called:
                    used.add(name)
        return sorted(used & self._names.all_of(module).keys())

    def _name_here(self, module: str, name: str) -> str:
        """Return what a joined module's `module.name` is called here.

        The variable it is read from may share the name, as in `facts = games.facts(name)`.
        """
        if self._names.hosts[module] == self._host:
            return self._names.of(module, name)
        self._names.of(module, name)  # raises ValueError if there is none
        return _marked(module, name)

    def visit_Import(self, node: ast.Import) -> ast.Import:
        """Rename an imported module."""
        for alias in node.names:
            called = alias.asname or alias.name
            if self.new(called) != called:
                alias.asname = self.new(called)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Replace `module.name` by the new name."""
        if isinstance(node.value, ast.Name) and self._is_module(node.value.id):
            if not isinstance(node.ctx, ast.Load):
                raise ValueError(f"{self._module}: {ast.unparse(node)} is set from outside")
            name = self._name_here(self.new(node.value.id), node.attr)
            if self.is_hidden(name):
                raise ValueError(f"{self._module}: {name} is also a variable where it is read")
            return ast.Name(name, node.ctx)
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """Replace a top-level name."""
        if self._is_module(node.id):
            raise ValueError(
                f"{self._module}: {node.id} is passed as a value, so it cannot be joined"
            )
        node.id = self.new(node.id)
        return node

    def _is_module(self, name: str) -> bool:
        return self.new(name) in self._names.hosts


def _in_one(trees: Iterable[ast.Module]) -> list[ast.stmt]:
    """Return the statements of all modules, without docstrings and repeated imports."""
    body: list[ast.stmt] = []
    known: set[tuple[str | None, str, str | None]] = set()
    for tree in trees:
        for node in tree.body:
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                continue
            if isinstance(node, ast.ImportFrom):
                names = {(node.module, alias.name, alias.asname): alias for alias in node.names}
                node.names = [alias for key, alias in names.items() if key not in known]
                known |= names.keys()
            if not isinstance(node, ast.ImportFrom) or node.names:
                body.append(node)
    return body
