"""Cuts off modules what is only needed at times.

Sources are split by idea, and not all of an idea is needed together. The plan names what leaves a
module, and where it goes. What has a private name and is read there alone goes with it. With the
shelves of `shop` cut off, this

    class Shop:
        def close(self):
            count(self.goods)

becomes

    class Shop:
        def close(self):
            from firmware.shelves import count
            count(self.goods)

So it is loaded for that call, and may go afterwards. Whoever imports the name from `shop` imports
it from `shelves`. A function that imports `shop` itself imports those of both that it reads.

Assumes that private names are read in their own module alone.

Refuses, by ValueError, a name that is not there, and one that is read while its module is loaded.
Likewise it refuses one that a function sets, or has as a variable, and a module that is handed over
as a value.
"""

import ast
import copy
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from sim.bundler.program import Program, Trees
from sim.bundler.syntax.imports import dotted, imported
from sim.bundler.syntax.scopes import FUNCTION, defaults, own_names, right_inside, top_names
from sim.bundler.syntax.trees import Transformer, children, leave_out_imports, walk

Cuts = Mapping[Path, Collection[str]]  # names, by where they go
_COMPREHENSION = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
_NAMED = ast.FunctionDef | ast.ClassDef | ast.Assign


def run(program: Program) -> None:
    """Cut what the plan says, of the modules that are there."""
    named = {place: _imported(tree) for place, tree in program.trees.items()}
    for place, cuts in program.plan.cut.items():
        if place in program.trees:
            _cut(program.trees, place, cuts, named)


def _cut(trees: Trees, place: Path, cuts: Cuts, named: dict[Path, set[str]]) -> None:
    """Cut one module; others then import what left it from there.

    `named` is what each module imports: to look for that anew would take half as long as all else.
    """
    tree = trees[place]
    before = top_names(tree)
    fixed = {name for node in walk(tree) if isinstance(node, ast.Global) for name in node.names}
    parts = {part: _taken(tree, names, place) for part, names in cuts.items()}
    homes = {name: dotted(part) for part, body in parts.items() for name in _names(body)}
    _refuse(sorted(fixed & homes.keys()), "is set by a function")
    _import_late(tree, homes)
    here = {name: dotted(place) for name in _names(tree.body)}
    for part, body in parts.items():
        body[:0] = _copied(tree, body)
        made = ast.Module(body, [])
        _import_late(made, {name: home for name, home in homes.items() if home != dotted(part)})
        there = {name: home for name, home in here.items() if name not in _names(body)}
        made.body = [*_imports(tree, body), *_asked(there, body), *body]
        _refuse(sorted(_read(body) & fixed), "is set by a function")
        _refuse(sorted((_read(made.body) & before) - top_names(made)), "has no plain meaning")
        trees[part] = made
    left = {name for body in parts.values() for name in _read(body)}
    leave_out_imports(tree, lambda _, name: name in left)
    for other in (place, *parts):
        named[other] = _imported(trees[other])
    for other, its in trees.items():
        if other != place and other not in parts and dotted(place) in named[other]:
            _Importer(dotted(place), homes).rewrite(its)
            named[other] = _imported(its)


def _imported(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in walk(tree):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        found |= {*imported(node)}
    return found


def _refuse(names: Iterable[str], why: str) -> None:
    for name in names:
        raise ValueError(f"{name} {why}, so it cannot be cut off")


def _taken(tree: ast.Module, names: Collection[str], place: Path) -> list[ast.stmt]:
    """Take these names' statements out, with what is private to them."""
    for name in names:
        if name not in _names(tree.body):
            raise ValueError(f"{dotted(place)} has no {name} to be cut off")
    wanted = {*names}
    size = 0
    while size < len(wanted):
        size = len(wanted)
        rest = _read([node for node in tree.body if not wanted & {*_given(node)}])
        taken = _read([node for node in tree.body if wanted & {*_given(node)}])
        wanted |= {name for name in taken - rest if name.startswith("_")} & _names(tree.body)
    found = [node for node in tree.body if wanted & {*_given(node)}]
    tree.body = [node for node in tree.body if node not in found]
    return found


def _copied(tree: ast.Module, body: list[ast.stmt]) -> list[ast.stmt]:
    """Return copies of a module's private top numbers that a part reads."""
    read = _read(body)
    return [
        copy.deepcopy(node)
        for node in tree.body
        if isinstance(node, ast.Assign)
        and {name for name in _given(node) if name.startswith("_")} & read
        and all(_is_of_numbers(part) for part in walk(node.value))
    ]


def _is_of_numbers(node: ast.AST) -> bool:
    """Return whether const(9) or WIDTH + 1 may contain this node."""
    match node:
        case ast.Constant(value):
            return type(value) is int
        case ast.Call(ast.Name(name)):
            return name == "const"
    return isinstance(node, ast.Name | ast.BinOp)


def _given(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, _NAMED):
        yield from own_names(ast.Module([node], []))


def _names(body: list[ast.stmt]) -> set[str]:
    return {name for node in body for name in _given(node)}


def _read(body: list[ast.stmt]) -> set[str]:
    """Return the names that statements read of what is around them."""
    return _free(ast.Module(body, []))


def _free(scope: ast.AST) -> set[str]:
    found: set[str] = set()
    for node in right_inside(scope):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.ClassDef):  # whose methods do not see its own names
            found |= _free(node)
        elif isinstance(node, FUNCTION | _COMPREHENSION):
            found |= _free(node) - own_names(node)
    return found


def _imports(tree: ast.Module, body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the imports of a module that a part of it reads."""
    read = _read(body)
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [
                ast.alias(one.name, one.asname)
                for one in node.names
                if (one.asname or one.name.partition(".")[0]) in read
            ]
            if names and isinstance(node, ast.ImportFrom):
                yield ast.copy_location(ast.ImportFrom(node.module, names, 0), node)
            elif names:
                yield ast.copy_location(ast.Import(names), node)


def _asked(homes: Mapping[str, str], body: list[ast.stmt]) -> Iterator[ast.ImportFrom]:
    """Yield the imports of what is elsewhere."""
    found: dict[str, list[str]] = {}
    for name in sorted(_read(body) & homes.keys()):
        found.setdefault(homes[name], []).append(name)
    for home, names in found.items():
        yield ast.ImportFrom(home, [ast.alias(name) for name in names], 0, lineno=1)


def _import_late(tree: ast.Module, homes: Mapping[str, str]) -> None:
    """Import what is elsewhere, where a function reads it."""
    _refuse(sorted({*_read_at_load(tree)} & homes.keys()), "is read as its module is loaded")
    for node in walk(tree):
        if isinstance(node, FUNCTION):
            _refuse(sorted(own_names(node) & homes.keys()), "is a variable, too")
        if isinstance(node, ast.FunctionDef):
            node.body = _with_imports(node.body, homes, set())


def _read_at_load(tree: ast.AST) -> Iterator[str]:
    for node in children(tree):
        if isinstance(node, FUNCTION):
            yield from _read([ast.Expr(one) for one in _around(node)])
        elif isinstance(node, ast.Name):
            yield node.id
        else:
            yield from _read_at_load(node)


def _around(function: ast.FunctionDef | ast.Lambda) -> list[ast.expr]:
    """Return what the scope around a function owns: defaults and decorators."""
    return [*defaults(function.args), *getattr(function, "decorator_list", [])]


def _with_imports(
    body: list[ast.stmt], homes: Mapping[str, str], known: set[str]
) -> list[ast.stmt]:
    """Return statements, each after the imports it needs, except `known` ones."""
    known = set(known)
    found: list[ast.stmt] = []
    for node in body:
        handlers: list[ast.ExceptHandler] = getattr(node, "handlers", [])
        new = {name: home for name, home in homes.items() if name not in known}
        for asked in _asked(new, [ast.Expr(one) for one in _head(node)]):
            found.append(asked)
            known |= {alias.name for alias in asked.names}
        if not isinstance(node, ast.FunctionDef):  # whose body is seen to by itself
            for field, value in ast.iter_fields(node):
                if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                    setattr(node, field, _with_imports(value, homes, known))
            for handler in handlers:
                handler.body = _with_imports(handler.body, homes, known)
        found.append(node)
    return found


def _head(node: ast.stmt) -> list[ast.expr]:
    """Return what a statement reads itself, without those in it."""
    if isinstance(node, ast.FunctionDef):
        return _around(node)
    found = [part for part in children(node) if isinstance(part, ast.expr)]
    for part in children(node):
        if isinstance(part, ast.ExceptHandler):
            found += [part.type] if part.type else []
        elif not isinstance(part, ast.expr | ast.stmt):  # what a `with` opens, say
            found += [below for below in children(part) if isinstance(below, ast.expr)]
    return found


class _Importer(Transformer):
    """Lets a module import names from where they have gone."""

    def __init__(self, module: str, homes: Mapping[str, str]) -> None:
        self._module = module
        self._homes = homes
        self._asked: dict[int, dict[str, set[str]]] = {}  # what imports are for, by name for it

    def rewrite(self, tree: ast.Module) -> None:
        """Do it."""
        for scope in [tree, *(node for node in walk(tree) if isinstance(node, ast.FunctionDef))]:
            read: dict[str, set[str]] = {}  # by name for the module, however often it is imported
            for node in right_inside(scope):
                for called in self._names_in(node):
                    if called not in read:
                        read[called] = set(self._read_of(scope, called))
                    self._asked[id(node)] = read
        self.visit(tree)

    def _names_in(self, node: ast.AST) -> list[str]:
        """Return the names that an import gives the module.

        Raises ValueError if it takes the module whole.
        """
        is_whole = False
        found: list[str] = []
        match node:
            case ast.Import(names):
                is_whole = self._module in [one.name for one in names]
            case ast.ImportFrom(module, names):
                is_whole = module == self._module and names[0].name == "*"
                found = [
                    one.asname or one.name
                    for one in names
                    if f"{module}.{one.name}" == self._module
                ]
        if is_whole:
            raise ValueError(f"{self._module} is imported whole: it cannot be cut")
        return found

    def _read_of(self, scope: ast.AST, called: str) -> Iterator[str]:
        """Yield what a scope reads of the module, and exchange its name."""
        bare = 0
        for node in right_inside(scope):
            match node:
                case ast.Attribute(ast.Name(name) as owner, attribute) if name == called:
                    bare -= 1
                    yield attribute
                    if attribute in self._homes:
                        owner.id = self._name_of_part(called, self._homes[attribute])
                        bare += 1
                case ast.Name(name) if name == called:
                    bare += 1
            is_scope = isinstance(node, ast.ClassDef | FUNCTION | _COMPREHENSION)
            if is_scope and called not in own_names(node):
                yield from self._read_of(node, called)
        if bare > 0:
            raise ValueError(f"{self._module} is handed over: it cannot be cut")

    def _name_of_part(self, called: str, home: str) -> str:
        return f"{called}_{home.rpartition('.')[2]}"

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        """Import each name from its home."""
        made: list[ast.stmt] = []
        stays: list[ast.alias] = []
        for alias in node.names:
            called = alias.asname or alias.name
            read = self._asked.get(id(node), {}).get(called)
            if read is not None and f"{node.module}.{alias.name}" == self._module:
                for home in sorted({self._homes[name] for name in read & self._homes.keys()}):
                    package, _, last = home.rpartition(".")
                    new = ast.alias(last, self._name_of_part(called, home))
                    made.append(ast.ImportFrom(package, [new], 0))
                if read - self._homes.keys() or not read:
                    stays.append(alias)
            elif node.module == self._module and alias.name in self._homes:
                made.append(ast.ImportFrom(self._homes[alias.name], [alias], 0))
            else:
                stays.append(alias)
        for one in made:
            ast.copy_location(one, node)
        if stays:
            node.names = stays
            made.append(node)
        return made
