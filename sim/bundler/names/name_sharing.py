"""Gives names that never meet the same short name.

A name is exchanged for one other, wherever it stands, so whatever is read by a name was also put
there by it. Two names must not become one where they could meet:

- in a module's namespace, or a class's: with those of all that it inherits from and of its objects;
- inside a function: its arguments and variables, and what it uses of the module's.

What is put into an object from outside could be in any, so its new name is its own. So are those in
a class that hands on what it does not know itself, by __getattr__.
"""

import ast
import builtins
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

from sim.bundler.syntax.trees import children, walk

_FIELDS = ("id", "attr", "arg", "name", "asname")  # of syntax trees' nodes, that hold a name
_HOLDING = {
    kind: tuple(field for field in kind._fields if field in _FIELDS)
    for kind in vars(ast).values()
    if isinstance(kind, type) and issubclass(kind, ast.AST)
}
_INNER = ast.FunctionDef | ast.Lambda | ast.ClassDef
_SELF = "self"
Key = tuple[str, str]  # a class: its module, and its name there


def share(
    modules: Mapping[str, ast.Module],
    kept: Collection[str],
    free: Iterable[str],
    lent: Mapping[ast.ClassDef, Iterable[ast.FunctionDef]] = {},
) -> dict[str, str]:
    """Return new names for all that modules keep at run time.

    Those that are `kept` stay. The modules are given by what they are imported as. The names come
    from `free`, its first ones for what is used most. `lent` are functions outside a class that act
    on its objects as `self`. ValueError if a class's base is not found in
    the module it is said to be, or if a method calls its object anything but `self`.
    """
    trees = list(modules.values())
    used = Counter(name for tree in trees for name in names_of(tree))
    given_up = {name for tree in trees for name in _lasting(tree)} - set(kept)
    meetings = [group & given_up for group in _meetings(modules, lent)]
    alone = _alone(trees)
    free = list(free)
    taken_in: list[set[str]] = [set() for _ in meetings]
    taken: set[str] = set()
    own: set[str] = set()  # taken by what is alone in having it
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
    """Yield the names that exist at run time: all but functions' variables."""
    for node in walk(tree):
        if not isinstance(node, ast.Name):
            yield from names_of_one(node)
        if isinstance(node, ast.Module | ast.ClassDef):
            yield from _around(node)


def names_of_one(node: ast.AST) -> Iterator[str]:
    """Yield the names that one node has itself."""
    for _, name in held_by(node):
        yield name
    if isinstance(node, ast.Global | ast.Nonlocal):
        yield from node.names


def held_by(node: ast.AST) -> list[tuple[str, str]]:
    """Return a node's fields that hold a name, with that name."""
    fields = _HOLDING[node.__class__]
    if not fields:  # most nodes have none
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
    """Return a class and all of the project's that it inherits from."""
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
                raise ValueError(f"{module}: {called} is no class that is known")
            if wanted in classes and wanted not in found:
                found.append(wanted)
    return found


def _around(tree: ast.Module | ast.ClassDef) -> Iterator[str]:
    """Yield names in a module's or class's own code, and functions' globals."""
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
    """Yield a class's and its objects' members, as its own code says."""
    yield from _around(one)
    for part in (one, *lent):
        for node in walk(part):
            if isinstance(node, ast.Attribute) and _is_own(node):
                yield node.attr


def _check_methods(module: str, one: ast.ClassDef) -> None:
    """Raise ValueError for a method whose object is not called `self`."""
    for part in one.body:
        if isinstance(part, ast.FunctionDef) and not _is_static(part):
            first = [*part.args.posonlyargs, *part.args.args][:1]
            if [arg.arg for arg in first] != [_SELF]:
                called = f"{module}: {one.name}.{part.name}"
                raise ValueError(f"{called}: its first argument is to be {_SELF}")


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
