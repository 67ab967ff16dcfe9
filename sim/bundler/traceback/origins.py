"""Tracks where a bundle's statements and names come from, through all passes.

Before the first pass, every line gets a number that is unique across modules, and every name in a
syntax tree is recorded. Passes preserve both because they change trees in place. After the last
pass, each module's text is parsed again and compared with its tree.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sim.bundler.names.name_sharing import held_by
from sim.bundler.syntax.trees import children, walk

_MOST_LINES = 1_000_000  # per module
_STATEMENT = ast.stmt | ast.ExceptHandler
_SCOPE = ast.FunctionDef | ast.ClassDef
MODULE = "<module>"
Names = dict[str, set[str]]  # names in the sources, by their name in the bundle


@dataclass(frozen=True)
class Origin:
    """A statement of the sources: its file, first and last line, and function."""

    source: str
    first: int
    last: int
    function: str


@dataclass(frozen=True)
class Line:
    """A line of a bundle's module: its origin, None if the bundler made it, and its names."""

    number: int
    origin: Origin | None
    names: Names = field(default_factory=dict)


class Origins:
    """What is known about all modules of a bundle."""

    def __init__(self) -> None:
        self.lines: dict[Path, list[Line]] = {}  # by module, in order
        self.functions: dict[Path, dict[str, list[Origin]]] = {}  # by module and new name
        self.names: Names = {}
        self.classes: Names = {}
        self.attributes: Names = {}
        self._origins: dict[int, Origin] = {}  # by the line's number across modules
        # The whole function, by the origin of its def statement.
        self._whole: dict[Origin, Origin] = {}
        # By node: its fields with their names.
        self._called: dict[ast.AST, list[tuple[str, str]]] = {}

    def mark(self, trees: Mapping[Path, ast.Module]) -> None:
        """Record the modules as they are in the sources, and renumber their lines."""
        for number, (place, tree) in enumerate(trees.items()):
            for node in walk(tree):
                self._called[node] = held_by(node)
            for node, function in _statements(tree, ()):
                first = node.lineno
                node.lineno += number * _MOST_LINES
                origin = Origin(place.as_posix(), first, max(first, _last(node)), function)
                self._origins.setdefault(node.lineno, origin)
                if isinstance(node, ast.FunctionDef):
                    name = node.name if function == MODULE else f"{function}.{node.name}"
                    last = node.end_lineno or first
                    self._whole[origin] = Origin(origin.source, first, last, name)

    def read(self, place: Path, tree: ast.Module, text: str) -> None:
        """Compare a module's tree after the passes with its text, which is what gets compiled."""
        lines = []
        functions: dict[str, list[Origin]] = {}
        olds, news = list(_statements(tree, ())), list(_statements(ast.parse(text), ()))
        for (old, _), (new, _) in zip(olds, news, strict=True):
            names: Names = {}
            for node in _own_nodes(old):
                for one, name in self._called.get(node, ()):
                    if (now := getattr(node, one)) != name:
                        names.setdefault(now, set()).add(name)
                        if isinstance(node, ast.ClassDef):
                            self.classes.setdefault(now, set()).add(name)
                        elif isinstance(node, ast.Attribute):
                            self.attributes.setdefault(now, set()).add(name)
            for now, called in names.items():
                self.names.setdefault(now, set()).update(called)
            origin = self._origins.get(getattr(old, "lineno", -1))
            lines.append(Line(_first(new), origin, names))
            if isinstance(new, ast.FunctionDef) and origin is not None:
                functions.setdefault(new.name, []).append(self._whole[origin])
        self.lines[place] = sorted(lines, key=lambda line: line.number)
        self.functions[place] = functions


def _statements(node: ast.AST, around: tuple[str, ...]) -> Iterator[tuple[_STATEMENT, str]]:
    """Yield all statements in a node, each with its function."""
    for child in children(node):
        if isinstance(child, _STATEMENT):
            yield child, ".".join(around) or MODULE
        inner = (*around, child.name) if isinstance(child, _SCOPE) else around
        if not isinstance(child, ast.expr):
            yield from _statements(child, inner)


def _own_nodes(statement: ast.AST) -> Iterator[ast.AST]:
    """Yield a statement and its nodes, without nested statements."""
    yield statement
    for child in children(statement):
        if not isinstance(child, _STATEMENT):
            yield from _own_nodes(child)


def _first(statement: _STATEMENT) -> int:
    """Return a statement's first line, which may be a decorator's."""
    decorators: Iterable[ast.expr] = getattr(statement, "decorator_list", ())
    return min([statement.lineno, *(one.lineno for one in decorators)])


def _last(statement: _STATEMENT) -> int:
    """Return a statement's last line before nested statements."""
    ends = [getattr(node, "end_lineno", 0) for node in _own_nodes(statement)]
    inside = any(isinstance(child, _STATEMENT) for child in children(statement))
    return max(ends[1:], default=0) if inside else statement.end_lineno or 0
