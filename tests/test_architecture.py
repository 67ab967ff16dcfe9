"""docs/ARCHITECTURE.md is true: its tree, its steps.

The tree has the folders that exist, and the steps name their code.
"""

import ast
import re

import pytest

from tests.imports import ROOT, TREES, project_modules

PAGE = (ROOT / "docs" / "ARCHITECTURE.md").read_text("utf-8")
SEQUENCES = ("A drop, from key to pixels", "A roll", "A hint", "A save")
MOST_FILES = 5  # of a sequence


def tree(text: str) -> list[str]:
    """Return the paths in a drawn tree, folders with a / behind them."""
    paths, above = [], ""
    for line in text.splitlines():
        names = re.split(r"\s{2,}", line.strip())[0].split()
        if not line.startswith(" "):
            above = names[0]
            paths.append(above)
        else:
            paths += [above + name for name in names]
    return paths


def drawn() -> list[str]:
    block = re.search(r"^```\n(engine/.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert block
    return tree(block[1])


def missing(paths: list[str]) -> list[str]:
    """Return the paths that are missing, or files instead of folders."""
    return [path for path in paths if not _is_there(path)]


def _is_there(path: str) -> bool:
    return (ROOT / path).is_dir() if path.endswith("/") else (ROOT / path).is_file()


def steps(heading: str) -> str:
    return PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]


def defined(file: str) -> set[str]:
    nodes = ast.walk(ast.parse((ROOT / file).read_text("utf-8")))
    return {node.name for node in nodes if isinstance(node, ast.ClassDef | ast.FunctionDef)}


def test_everything_in_the_tree_exists():
    assert len(drawn()) > 40
    assert missing(drawn()) == []


def test_every_folder_with_code_is_in_the_tree():
    files = [path.relative_to(ROOT).parts for path in project_modules(*TREES).values()]
    folders = {"/".join(parts[:2]) + "/" for parts in files if len(parts) > 2}
    assert folders <= set(drawn())


@pytest.mark.parametrize("heading", SEQUENCES)
def test_each_step_names_code_that_exists(heading):
    named = re.findall(r"`(\w+)`\s+\(`([\w/]+\.py)`\)", steps(heading))
    assert 0 < len({file for _, file in named}) <= MOST_FILES
    assert [(name, file) for name, file in named if name not in defined(file)] == []
