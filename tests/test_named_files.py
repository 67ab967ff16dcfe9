"""Docstrings and comments name Python files that exist."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator

import pytest

from tests.imports import ROOT, TREES, project_modules

FILES = {path.relative_to(ROOT).as_posix() for path in project_modules(*TREES).values()}
ON_A_BOARD = ("engine", "firmware", "boards")
# By the file that names them: what an example makes up, and a file of another project.
MADE_UP = {
    "tests/boards/soldered.py": {"ugame.py"},
    "tests/sim/board/test_board_files.py": {"boards/raspberry_pi_pico_own.py"},
    "tests/sim/bundler/traceback/test_explanation.py": {"engine/town.py"},
}
_NAMED = re.compile(r"[\w./-]*\w\.py\b")


def told(source: str) -> Iterator[str]:
    """Yield the docstrings and comments of a source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def missing(file: str, source: str) -> list[str]:
    """Return the files that a source names and that do not exist.

    What runs on a board means its own files: a file of the tests may have the name by chance.
    """
    tree = file.partition("/")[0]
    trees = ON_A_BOARD if tree in ON_A_BOARD else TREES
    names = [name for text in told(source) for name in _NAMED.findall(text)]
    names = [name for name in names if name not in MADE_UP.get(file, ())]
    return [name for name in names if not any(_is_meant(name, one, trees) for one in FILES)]


def _is_meant(name: str, file: str, trees: tuple[str, ...]) -> bool:
    is_near = "/" in name or file.startswith(tuple(tree + "/" for tree in trees))
    return is_near and f"/{file}".endswith(f"/{name}")


@pytest.mark.parametrize("tree", TREES)
def test_every_file_that_a_source_names_exists(tree):
    sources = {file: (ROOT / file).read_text("utf-8") for file in FILES if file.startswith(tree)}
    assert len(sources) > 5
    found = {file: missing(file, source) for file, source in sources.items()}
    assert {file: names for file, names in found.items() if names} == {}


def test_what_is_made_up_is_still_named():
    for file, names in MADE_UP.items():
        text = " ".join(told((ROOT / file).read_text("utf-8")))
        assert names <= set(_NAMED.findall(text)), file


@pytest.mark.parametrize(
    "source",
    [
        '"""See tally.py."""',
        "def drop():\n    '''See games/number_drop.py.'''",
        "row = 1  # as in firmware/tally.py",
        '"""See reached.py."""',  # the bench has one, the firmware has not
    ],
)
def test_a_file_that_is_not_there_is_found(source):
    assert len(missing("firmware/app.py", source)) == 1


def test_a_name_may_leave_out_the_folders_above():
    for name in ("storage.py", "kept/storage.py", "firmware/kept/storage.py", "tests/oracle.py"):
        assert missing("firmware/app.py", f"# see {name}") == [], name
