"""What a source file imports, read from its syntax tree."""

import ast
from collections.abc import Container, Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Import:
    """One import: of what, where, whether as the file is loaded, whether it may fail.

    Or whether it is for types alone, in an `if TYPE_CHECKING:`: then it never runs.
    """

    module: str
    line: int
    at_load: bool
    guarded: bool
    for_types: bool = False


def imports(source: str, module: str, is_package: bool, known: Container[str]) -> list[Import]:
    """Return what `source` imports; `from a import b` is a.b if that is one of the `known`."""
    found = []
    for node, at_load, guarded, for_types in _walk(ast.parse(source, module), True, False, False):
        match node:
            case ast.Import(names):
                targets = [alias.name for alias in names]
            case ast.ImportFrom():
                base = _base(node, module, is_package)
                members = [f"{base}.{alias.name}" for alias in node.names]
                targets = [member if member in known else base for member in members]
            case ast.Call(ast.Name("__import__" | "read_once"), [argument, *_]):
                targets = [_literal_start(argument)]
            case _:
                continue
        for target in dict.fromkeys(targets):
            found.append(Import(target, node.lineno, at_load, guarded, for_types))
    return found


def imported(node: ast.AST) -> Iterator[str]:
    """Yield what a node may import, as far as that is modules."""
    if isinstance(node, ast.ImportFrom) and node.module:
        yield node.module
        yield from members(node)


def members(node: ast.AST) -> Iterator[str]:
    """Yield the dotted names of what a node takes from a module: modules in it, or what it has."""
    if isinstance(node, ast.ImportFrom) and node.module:
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def dotted(place: Path) -> str:
    """Return what Python calls the module at a place."""
    return ".".join(place.with_suffix("").parts).removesuffix(".__init__")


def _base(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    package = module.split(".")
    package = package[: len(package) - node.level + is_package]
    return ".".join([*package, *([node.module] if node.module else [])])


def _literal_start(name: ast.expr) -> str:
    """Return the beginning of a computed module name, as far as it is written down."""
    match name:
        case ast.Constant(str(text)) | ast.BinOp(ast.Constant(str(text)), ast.Add()):
            return text
        case ast.JoinedStr([ast.Constant(str(text)), *_]):
            return text
    return ""


def _walk(
    node: ast.AST, at_load: bool, guarded: bool, for_types: bool
) -> Iterator[tuple[ast.AST, bool, bool, bool]]:
    """Yield all nodes with what an Import says of where they stand."""
    yield node, at_load, guarded, for_types
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        at_load = False
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        at_load, for_types = False, True
    tries = isinstance(node, ast.Try) and any(
        "ImportError" in ast.unparse(handler.type) for handler in node.handlers if handler.type
    )
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, at_load, guarded or tries, for_types)
