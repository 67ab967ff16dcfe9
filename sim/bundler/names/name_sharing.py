"""Gives the same short name to names that never meet.

Each name has one replacement in the whole program, so anything read by a name was also stored under
it. Two names must not share one where they could meet:

- in the namespace of a module or class, including all classes it inherits from and its objects;
- inside a function: its arguments and variables, and the names of the module that it uses.

An attribute set from outside could belong to any object, so its new name is not shared. The same
holds for names in a class that forwards unknown attributes with __getattr__.
"""

import ast
import builtins
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

from sim.bundler.syntax.trees import children, walk

_FIELDS = ("id", "attr", "arg", "name", "asname")  # fields of syntax tree nodes that hold a name
_HOLDING = {
    kind: tuple(field for field in kind._fields if field in _FIELDS)
    for kind in vars(ast).values()
    if isinstance(kind, type) and issubclass(kind, ast.AST)
}
_INNER = ast.FunctionDef | ast.Lambda | ast.ClassDef
_SELF = "self"
Key = tuple[str, str]  # a class: its module, and its name in that module


def share(
    modules: Mapping[str, ast.Module],
    kept: Collection[str],
    free: Iterable[str],
    lent: Mapping[ast.ClassDef, Iterable[ast.FunctionDef]] = {},
) -> dict[str, str]:
    """Return new names for all names that modules keep at run time, except those in `kept`.

    `modules` are given by the names they are imported by. New names come from `free`; the first
    ones go to the names used most. `lent` are functions outside a class that act on its objects as
    `self`. Raises ValueError if a class's base cannot be found in the module it is imported from,
    or if a method's first argument is not called `self`.
    """
    trees = list(modules.values())
    used = Counter(name for tree in trees for name in names_of(tree))
    given_up = {name for tree in trees for name in _lasting(tree)} - set(kept)
    meetings = [group & given_up for group in _meetings(modules, lent)]
    alone = _alone(trees)
    free = list(free)
    taken_in: list[set[str]] = [set() for _ in meetings]
    taken: set[str] = set()
    own: set[str] = set()  # names that must not be shared
    places: dict[str, list[set[str]]] = {name: [] for name in given_up}
    for group, taken_here in zip(meetings, taken_in, strict=True):
        for name in group:
            places[name].append(taken_here)
    found: dict[str, str] = {}
    for name in sorted(places, key=lambda name: (-used[name], name)):
        around = [taken] if name in alone else [own, *places[name]]
        new = next((one for one in free if not any(one in some for some in around)), None)
        if new is None:
            continue
        found[name] = new
        taken.add(new)
        for some in places[name]:
            some.add(new)
        if name in alone:
            own.add(new)
    return found


def names_of(tree: ast.AST) -> Iterator[str]:
    """Yield every name in a module, as often as it occurs."""
    for node in walk(tree):
        for _, name in held_by(node):
            yield name


def _lasting(tree: ast.Module) -> Iterator[str]:
    """Yield the names that exist at run time: all except local variables."""
    for node in walk(tree):
        if not isinstance(node, ast.Name):
            yield from names_of_one(node)
        if isinstance(node, ast.Module | ast.ClassDef):
            yield from _around(node)


def names_of_one(node: ast.AST) -> Iterator[str]:
    """Yield the names in the node itself."""
    for _, name in held_by(node):
        yield name
    if isinstance(node, ast.Global | ast.Nonlocal):
        yield from node.names


def held_by(node: ast.AST) -> list[tuple[str, str]]:
    """Return the fields of a node that hold a name, with the name."""
    fields = _HOLDING[node.__class__]
    if not fields:  # true of most nodes
        return []
    held = [(field, getattr(node, field, None)) for field in fields]
    return [(field, name) for field, name in held if isinstance(name, str)]


def _meetings(
    modules: Mapping[str, ast.Module], lent: Mapping[ast.ClassDef, Iterable[ast.FunctionDef]]
) -> Iterator[set[str]]:
    """Yield sets of names that meet."""
    for module, tree in modules.items():
        yield set(_around(tree))
        for node in walk(tree):
            if isinstance(node, ast.ClassDef):
                _check_methods(module, node)
            if isinstance(node, ast.FunctionDef | ast.Lambda):
                yield set(_inside(node))
    for family in families(modules):
        yield {name for one in family for name in _members(one, lent.get(one, ()))}


def families(modules: Mapping[str, ast.Module]) -> Iterator[list[ast.ClassDef]]:
    """Yield each class with all its ancestors in these modules."""
    classes = {
        (module, node.name): node
        for module, tree in modules.items()
        for node in walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    meanings = {module: _imported(tree) for module, tree in modules.items()}
    for key in classes:
        yield [classes[one] for one in _family(key, classes, meanings)]


def _imported(tree: ast.Module) -> dict[str, tuple[str, str]]:
    """Return each imported name's module, and its name there."""
    return {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def _family(
    key: Key, classes: Mapping[Key, ast.ClassDef], meanings: Mapping[str, dict[str, Key]]
) -> list[Key]:
    """Return a class and all its ancestors in the project."""
    found = [key]
    for module, name in found:
        for base in classes[module, name].bases:
            called = ast.unparse(base)
            if isinstance(base, ast.Attribute):
                origin = meanings[module].get(ast.unparse(base.value), ("", ""))
                wanted = (".".join(origin), base.attr)
            else:
                wanted = meanings[module].get(called, (module, called))
            if wanted not in classes and wanted[0] in meanings and not hasattr(builtins, called):
                raise ValueError(f"{module}: {called} is not a known class")
            if wanted in classes and wanted not in found:
                found.append(wanted)
    return found


def _around(tree: ast.Module | ast.ClassDef) -> Iterator[str]:
    """Yield names in a module's or class's own code, and its functions' globals."""
    waiting = children(tree)
    while waiting:
        node = waiting.pop()
        if not isinstance(node, ast.Attribute | ast.keyword):
            yield from names_of_one(node)
        if not isinstance(node, _INNER):
            waiting += children(node)
    for node in walk(tree):
        if isinstance(node, ast.Global):
            yield from node.names


def _inside(function: ast.AST) -> Iterator[str]:
    """Yield the variable names of a function and its inner functions."""
    for node in walk(function):
        if not isinstance(node, ast.Attribute | ast.keyword):
            yield from names_of_one(node)


def _members(one: ast.ClassDef, lent: Iterable[ast.FunctionDef] = ()) -> Iterator[str]:
    """Yield the members of a class and its objects, according to its own code."""
    yield from _around(one)
    for part in (one, *lent):
        for node in walk(part):
            if isinstance(node, ast.Attribute) and _is_own(node):
                yield node.attr


def _check_methods(module: str, one: ast.ClassDef) -> None:
    """Raise ValueError for a method whose first argument is not called `self`."""
    for part in one.body:
        if isinstance(part, ast.FunctionDef) and not _is_static(part):
            first = [*part.args.posonlyargs, *part.args.args][:1]
            if [arg.arg for arg in first] != [_SELF]:
                called = f"{module}: {one.name}.{part.name}"
                raise ValueError(f"{called}: its first argument has to be {_SELF}")


def _is_static(method: ast.FunctionDef) -> bool:
    return any(ast.unparse(decorator) == "staticmethod" for decorator in method.decorator_list)


def _is_own(node: ast.Attribute) -> bool:
    match node.value:
        case ast.Name("self") | ast.Call(ast.Name("super"), [], []):
            return True
    return False


def _alone(trees: Iterable[ast.Module]) -> set[str]:
    """Return the names that may meet any other."""
    found = set()
    for tree in trees:
        for node in walk(tree):
            if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
                if not _is_own(node):
                    found.add(node.attr)
            if isinstance(node, ast.ClassDef) and _hands_on(node):
                found |= set(_members(node))
    return found


def _hands_on(one: ast.ClassDef) -> bool:
    return any(
        isinstance(part, ast.FunctionDef) and part.name == "__getattr__" for part in one.body
    )
