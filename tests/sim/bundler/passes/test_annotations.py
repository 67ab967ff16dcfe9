"""Types are removed from the sources, and take no byte on boards."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sim.board import board_files
from sim.bundler import drive, pipeline
from sim.bundler.passes import annotations, parsing
from sim.bundler.program import Program
from sim.bundler.syntax.annotations import without_types
from tests import made_bundles, slow

TYPED = '''"""A sheet."""

from engine.const import TYPE_CHECKING, const
from engine.rng import Rng
from engine import replay, standing

if TYPE_CHECKING:
    from collections.abc import Callable

    Write = Callable[[int], None]

    class Page:
        rows: int

ROWS: int = const(3)  # of the
MARKS: "dict[str, int]" = {}


class Sheet:
    """Rows."""

    rng: Rng  # for the dice
    at: "replay.Replay" = standing.sides
    rows: list[
        tuple[int, ...]
    ] = []

    class Empty:
        cells: bytes

    def mark(
        self, at: int, *more: int, to: "Write | None" = None, **rest: bool
    ) -> (
        "Callable[[str], dict[str, int]]"
    ):
        count: int = at
        column: int
        column = count  # é
        return lambda row=column: {row: count}

    def any(self, row: str) -> "list[str]": return [row]
'''


def bare(source: bytes) -> bytes:
    """Return a source without its types, in the slow and plain way."""
    tree = ast.parse(source)
    tree.body = [one for one in tree.body if not _is_for_types(one)]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            node.names = [name for name in node.names if name.name != "TYPE_CHECKING"]
    types = " ".join(ast.unparse(one) for node in ast.walk(tree) for one in _types(node))
    tree = _Bare().visit(tree)
    read = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    alone = set(re.findall(r"\w+", types)) - read
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            node.names = [one for one in node.names if (one.asname or one.name) not in alone]
    tree.body = [node for node in tree.body if getattr(node, "names", True)]
    return ast.unparse(tree).encode()


def _types(node: ast.AST) -> Iterator[ast.AST]:
    for field in ("annotation", "returns"):
        if (said := getattr(node, field, None)) is not None:
            yield said


def _is_for_types(node: ast.stmt) -> bool:
    match node:
        case ast.If(ast.Name("TYPE_CHECKING")) | ast.Assign([ast.Name("TYPE_CHECKING")]):
            return True
        case ast.ImportFrom("engine.const", [ast.alias("TYPE_CHECKING")]):
            return True
    return False


class _Bare(ast.NodeTransformer):
    def visit_arg(self, node: ast.arg) -> ast.arg:
        return ast.arg(node.arg)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is None:
            return ast.Pass()
        return ast.Assign([node.target], node.value, lineno=node.lineno)


def written(source: bytes) -> str:
    """Return a source as unparsed by Python, without its `pass` statements."""
    return re.sub(r"^ *pass\n", "", ast.unparse(ast.parse(source)), flags=re.MULTILINE)


def statements(tree: ast.AST) -> list[tuple[str, int]]:
    """Return all statements of a source but `pass`, with their lines."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    return [(type(one).__name__, one.lineno) for one in found if not isinstance(one, ast.Pass)]


def begun(is_bare: bool) -> Program:
    """Return a board's program before any pass, made from its sources with or without types."""
    paths = drive.files([board_files.DEFAULT])
    sources = {place: path.read_bytes() for place, path in paths.items()}
    if is_bare:
        ours = {place for place in sources if place.parts[0] != drive.LIBRARIES}
        sources |= {place: bare(sources[place]) for place in ours}
    program = pipeline.begin(sources)
    program.paths = paths
    return program


def trees(is_bare: bool) -> dict[Path, object]:
    """Return the input of all further passes."""
    program = begun(is_bare)
    for run in pipeline.SHORTENING[: pipeline.SHORTENING.index(parsing.run) + 1]:
        run(program)
    return {place: written(ast.unparse(tree).encode()) for place, tree in program.trees.items()}


def compiled(is_bare: bool) -> dict[Path, object]:
    """Return what boards load."""
    if not is_bare:
        files = made_bundles.bundle((board_files.DEFAULT,)).files
    else:
        program = begun(is_bare)
        for run in (*pipeline.SHORTENING, *pipeline.FILING):
            run(program)
        files = program.files
    return {place: file for place, file in files.items() if place.suffix == ".mpy"}


def test_what_is_left_is_the_source_without_its_types_line_by_line() -> None:
    made = without_types(TYPED.encode())
    assert written(made) == written(bare(TYPED.encode()))
    kept = dict.fromkeys(statements(ast.parse(made)))
    assert kept.keys() <= {
        (kind.replace("AnnAssign", "Assign"), line) for kind, line in statements(ast.parse(TYPED))
    }
    assert made.count(b"\n") == TYPED.encode().count(b"\n")
    assert b"# of the" in made and "# é".encode() in made and b"# for the dice" not in made
    assert without_types(made) == made


@pytest.mark.parametrize(
    "source",
    [
        "if not TYPE_CHECKING:\n    pass",
        "if TYPE_CHECKING:\n    pass\nelse:\n    pass",
        "def f():\n    if TYPE_CHECKING:\n        pass",
        "print(TYPE_CHECKING)",
        "TYPE_CHECKING = True",
    ],
)
def test_what_would_do_something_else_without_it_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match="line [123]: TYPE_CHECKING is only"):
        without_types(source.encode())


def test_an_import_that_types_alone_read_goes_and_one_that_is_handed_on_stays() -> None:
    assert without_types(b"import a\nfrom b import c, d\nx: a.E | c = d").split() == (
        b"from b import d x = d".split()
    )
    handed_on = b'from a import B\n__all__ = ("B",)\nx: '
    assert without_types(handed_on + b"B = 1") == handed_on[:-2] + b" = 1"


def test_an_import_of_the_flag_alone_goes_too() -> None:
    assert without_types(b"from engine.const import TYPE_CHECKING\na = 1") == b"\na = 1"
    assert without_types(b"TYPE_CHECKING = False\na = 1") == b"\na = 1"
    assert without_types(b"TYPE_CHECKING = False  # b") == b""


@pytest.mark.parametrize("made", slow.but([trees], [trees, compiled]))
def test_what_boards_load_is_byte_for_byte_the_same_with_and_without_types(
    made: Callable[[bool], dict[Path, object]],
) -> None:
    typed, bare = made(False), made(True)
    assert typed.keys() == bare.keys() and len(typed) > 100
    assert [place for place in typed if typed[place] != bare[place]] == []


def test_what_is_not_python_is_named() -> None:
    place = Path("engine", "sheet.py")
    with pytest.raises(ValueError, match="^engine/sheet.py, line 2: invalid syntax$"):
        annotations.run(Program({place: b"\nA = = 1\n"}))
