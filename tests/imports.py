"""Who imports whom: the project's modules and the names that each of them imports."""

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path

from tests.dialect_rules import BOARD_MODULES

ROOT = Path(__file__).resolve().parents[1]
TREES = ("engine", "firmware", "boards", "sim", "tests")
# On every board too, and in circuitpython-stubs only in part.
BOARD_BUILTINS = BOARD_MODULES | {"micropython"}
# On some board alone, and not in circuitpython-stubs.
UNLISTED = {"cardputer_keyboard"}


@dataclass(frozen=True)
class Import:
    """One import: of what, where, whether as the file is loaded, whether it may fail."""

    module: str
    line: int
    at_load: bool
    guarded: bool


def project_modules(*trees: str) -> dict[str, Path]:
    """Return the files of all modules in the given top-level folders by dotted name."""
    modules = {}
    for tree in trees:
        for path in sorted((ROOT / tree).rglob("*.py")):
            if "node_modules" not in path.parts:
                parts = path.relative_to(ROOT).with_suffix("").parts
                modules[".".join(parts).removesuffix(".__init__")] = path
    return modules


def imports(source: str, module: str, is_package: bool, known: Collection[str]) -> list[Import]:
    """Return what `source` imports; `from a import b` is a.b if that is one of the `known`."""
    found = []
    for node, at_load, guarded in _walk(ast.parse(source, module), True, False):
        match node:
            case ast.Import(names):
                targets = [alias.name for alias in names]
            case ast.ImportFrom():
                base = _base(node, module, is_package)
                members = [f"{base}.{alias.name}" for alias in node.names]
                targets = [member if member in known else base for member in members]
            case ast.Call(ast.Name("__import__"), [argument, *_]):
                targets = [_literal_start(argument)]
            case _:
                continue
        for target in dict.fromkeys(targets):
            found.append(Import(target, node.lineno, at_load, guarded))
    return found


def imports_of(name: str, known: dict[str, Path]) -> list[Import]:
    """Return what the module `name` of the `known` ones imports."""
    path = known[name]
    return imports(path.read_text(encoding="utf-8"), name, path.stem == "__init__", known)


@cache
def circuitpython_modules() -> frozenset[str]:
    """Return the names of all modules that CircuitPython itself has on some board."""
    files = metadata.files("circuitpython-stubs") or ()
    stubs = {file.parts[0].removesuffix("-stubs") for file in files if "-stubs" in file.parts[0]}
    return frozenset(stubs | BOARD_BUILTINS | UNLISTED)


def needs_hardware(name: str, known: dict[str, Path]) -> bool:
    """Tell whether loading the module `name` loads any module that only a board has."""
    waiting, seen = [name], set()
    while waiting:
        current = waiting.pop()
        seen.add(current)
        for target in imports_of(current, known):
            if not target.at_load or target.guarded:
                continue
            if target.module in known:
                waiting += {target.module} - seen
            elif target.module.split(".")[0] not in BOARD_BUILTINS:
                return True
    return False


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


def _walk(node: ast.AST, at_load: bool, guarded: bool) -> Iterator[tuple[ast.AST, bool, bool]]:
    """Yield all nodes with whether they run at load and stand in `try … except ImportError`."""
    yield node, at_load, guarded
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        at_load = False
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        at_load = False
    tries = isinstance(node, ast.Try) and any(
        "ImportError" in ast.unparse(handler.type) for handler in node.handlers if handler.type
    )
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, at_load, guarded or tries)
