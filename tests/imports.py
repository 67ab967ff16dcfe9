"""Which modules of the project import which others, and by which names."""

from collections.abc import Mapping
from functools import cache
from importlib import metadata
from pathlib import Path

from sim.board.board_files import BUILTINS as BOARD_BUILTINS
from sim.bundler.syntax.imports import Import, imports

ROOT = Path(__file__).resolve().parents[1]
TREES = ("engine", "firmware", "boards", "sim", "web", "tests")
# Built into some board only, and missing from circuitpython-stubs.
UNLISTED = {"cardputer_keyboard"}


def project_modules(*trees: str) -> dict[str, Path]:
    """Return the files of all modules in top-level folders, by dotted name."""
    modules = {}
    for tree in trees:
        for path in sorted((ROOT / tree).rglob("*.py")):
            if "node_modules" not in path.parts:
                parts = path.relative_to(ROOT).with_suffix("").parts
                modules[".".join(parts).removesuffix(".__init__")] = path
    return modules


def imports_of(name: str, known: Mapping[str, Path]) -> list[Import]:
    """Return what the module `name`, one of the `known`, imports."""
    path = known[name]
    return imports(path.read_text(encoding="utf-8"), name, path.stem == "__init__", known)


@cache
def circuitpython_modules() -> frozenset[str]:
    """Return the modules built into CircuitPython on any board."""
    files = metadata.files("circuitpython-stubs") or ()
    stubs = {file.parts[0].removesuffix("-stubs") for file in files if "-stubs" in file.parts[0]}
    return frozenset(stubs | BOARD_BUILTINS | UNLISTED)


def needs_hardware(name: str, known: dict[str, Path]) -> bool:
    """Return whether loading the module `name` loads any that only boards have."""
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
