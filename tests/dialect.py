"""Checks that board code keeps to the Python of CircuitPython 10.

`python -m tests.dialect [file or folder …]` parses each file (dialect_rules.py has the rules), then
compiles it with the boards' own compiler, and prints one line for each place to change. Some things
no syntax tree shows: on a board dicts and keyword arguments have no order, and sort is not stable.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from sim.bundler import mpy
from sim.bundler.drive import is_for_types
from tests.dialect_rules import RULES, Context
from web.page_text import PROGRAM

ROOT = Path(__file__).resolve().parents[1]
TREES = ("engine", "firmware", "boards", "web/machine", *PROGRAM)


def check(source: str, name: str) -> list[str]:
    """Return a line for each place in `source` that boards would reject, in line order."""
    try:
        tree = ast.parse(source, name)
    except SyntaxError as error:
        return [f"{name}:{error.lineno}: {error.msg}: not Python: rewrite it"]
    context = Context(source, tree)
    found = sorted(set(_broken_rules(tree, context)))
    return [f"{name}:{line}: {what}: {instead}" for line, what, instead in found] or list(
        _compiler_errors(source, name)
    )


def _broken_rules(tree: ast.Module, context: Context) -> Iterator[tuple[int, str, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.stmt | ast.expr):
            continue
        for rule in RULES:
            for what, instead in rule(node, context):
                yield node.lineno, what, instead


def _compiler_errors(source: str, name: str) -> Iterator[str]:
    try:
        mpy.compile_source(source.encode(), name)
    except mpy.CompileError as error:
        yield f"{name}:{error.line}: {error} (mpy-cross): write it in simpler words"


def python_files(paths: Sequence[str]) -> list[Path]:
    """Return the Python files at or below `paths` that boards load.

    Raises ValueError for a path that does not exist.
    """
    files: list[Path] = []
    for path in map(Path, paths):
        if not path.exists():
            raise ValueError(f"{path}: no such file or folder")
        below = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        files += [file for file in below if not is_for_types(file.resolve())]
    return files


def check_file(path: Path) -> list[str]:
    """Return the lines of `check` for one file, named relative to the project's folder."""
    path = path.resolve()
    name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    return check(path.read_text(encoding="utf-8"), name.as_posix())


def main(arguments: Sequence[str]) -> int:
    """Print what is wrong in the named files, or in all for boards; return the exit code."""
    trees = [str(ROOT / tree) for tree in TREES if (ROOT / tree).exists()]
    try:
        files = python_files(arguments or trees)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    found = [line for path in files for line in check_file(path)]
    for line in found:
        print(line)
    if not found:
        print(f"{len(files)} files keep to the boards' Python.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
