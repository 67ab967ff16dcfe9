"""What a source file imports, according to its syntax tree."""

import ast
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sim.bundler.syntax.trees import children


@dataclass(frozen=True)
class Import:
    """One import: of what, where, and when it runs.

    `at_load`: it runs when the file is loaded. `guarded`: it may fail. `for_types`: it is inside an
    `if TYPE_CHECKING:` and never runs.
    """

    module: str
    line: int
    at_load: bool
    guarded: bool
    for_types: bool = False


# The source and the names of an import, followed by what Import records of its position.
_Where = tuple[int, bool, bool, bool]
_Written = tuple[str, tuple[str, ...], _Where]


def imports(source: str, module: str, is_package: bool, known: Container[str]) -> list[Import]:
    """Return what `source` imports; `from a import b` is a.b if that is one of the `known`."""
    found = []
    for base, names, where in _written(source, module, is_package):
        members = [f"{base}.{name}" for name in names]
        targets = [member if member in known else base for member in members] or [base]
        found += [Import(target, *where) for target in dict.fromkeys(targets)]
    return found


@cache
def _written(source: str, module: str, is_package: bool) -> list[_Written]:
    """Return each import as written; one module may be imported from several times."""
    found: list[_Written] = []
    for node, at_load, guarded, for_types in _walk(ast.parse(source, module)):
        where = (getattr(node, "lineno", 0), at_load, guarded, for_types)
        match node:
            case ast.Import(names):
                found += [(base, (), where) for base in dict.fromkeys(one.name for one in names)]
            case ast.ImportFrom():
                taken = tuple(alias.name for alias in node.names)
                found.append((imported_from(node, module, is_package), taken, where))
            case ast.Call(ast.Name("__import__" | "read_once"), [argument, *_]):
                found.append((_literal_start(argument), (), where))
    return found


def imported(node: ast.AST) -> Iterator[str]:
    """Yield the dotted names imported by a node, and the module they are imported from.

    The names may be modules or anything else in a module.
    """
    if isinstance(node, ast.ImportFrom) and node.module:
        yield node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def dotted(place: Path) -> str:
    """Return the dotted name of the module at a path."""
    return ".".join(place.with_suffix("").parts).removesuffix(".__init__")


def imported_from(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    """Return the full name of the module that a node imports from."""
    if not node.level:
        return node.module or ""
    package = module.split(".")
    package = package[: len(package) - node.level + is_package]
    return ".".join([*package, *([node.module] if node.module else [])])


def _literal_start(name: ast.expr) -> str:
    """Return the literal beginning of a computed module name."""
    match name:
        case ast.Constant(str(text)) | ast.BinOp(ast.Constant(str(text)), ast.Add()):
            return text
        case ast.JoinedStr([ast.Constant(str(text)), *_]):
            return text
    return ""


def _walk(tree: ast.AST) -> Iterator[tuple[ast.AST, bool, bool, bool]]:
    """Yield all nodes in order, with what Import records of their position."""
    waiting = [(tree, True, False, False)]
    while waiting:
        node, at_load, guarded, for_types = waiting.pop()
        yield node, at_load, guarded, for_types
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            at_load = False
        elif isinstance(node, ast.If):
            if ast.unparse(node.test).endswith("TYPE_CHECKING"):
                at_load, for_types = False, True
        elif isinstance(node, ast.Try):
            kinds = [ast.unparse(handler.type) for handler in node.handlers if handler.type]
            guarded = guarded or any("ImportError" in kind for kind in kinds)
        below = reversed(children(node))
        waiting += [(child, at_load, guarded, for_types) for child in below]
