"""docs/ARCHITECTURE.md is true: its tree, its steps.

The tree has the folders that exist, and the steps name their code.
"""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.imports import ROOT, TREES, project_modules

MOST = 15  # files of a folder that nobody asks about
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


def coded() -> Counter[str]:
    """Return how many code files each firmware folder has.

    The folders are those of the firmware itself.
    """
    home = ROOT / "firmware"
    files = [path for path in project_modules("firmware").values() if not _is_bare(path)]
    return Counter(f"{path.parent.relative_to(home).as_posix()}/" for path in files)


def _is_bare(path: Path) -> bool:
    return "interfaces" in path.with_suffix("").parts or not _has_code(path)


def _has_code(path: Path) -> bool:
    body = ast.parse(path.read_text("utf-8")).body
    return any(not isinstance(one, ast.Expr) for one in body)


def test_it_counts_the_files_of_the_firmware():
    told = re.search(r"is (\d+) files with code, and (\d+) more with types", PAGE)
    assert told
    with_code = coded().total()
    bare = len(project_modules("firmware")) - with_code
    assert [int(count) for count in told.groups()] == [with_code, bare]


def test_it_counts_the_files_of_each_folder():
    rows = re.findall(r"^\| `([\w/]+/)` \| (\d+) \|", PAGE, re.MULTILINE)
    assert len(rows) > 5
    folders = coded()
    assert {folder: int(count) for folder, count in rows} == {one: folders[one] for one, _ in rows}
    large = {folder for folder, count in folders.items() if count > MOST}
    assert large <= {folder for folder, _ in rows}, "say there why"
    told = re.search(r"these (\d+) are screens.*?, (\d+) and (\d+) the.*?, (\d+) the", PAGE, re.S)
    assert told
    assert [int(count) for count in told.groups()] == [
        folders["screens/"] + folders["screens/parts/"],
        folders["number_drop/screens/"],
        folders["number_drop/widgets/"],
        folders["widgets/"],
    ]


def test_it_counts_the_lines_of_two_small_screens():
    told = re.search(r"a code and entering a name are two, of (\d+) and (\d+) lines", PAGE)
    assert told
    screens = [ROOT / "firmware" / "screens" / f"{name}_entry.py" for name in ("code", "name")]
    lines = [len(path.read_text("utf-8").splitlines()) for path in screens]
    assert [int(count) for count in told.groups()] == lines


def test_what_is_missing_is_found():
    text = "engine/    the rules\n  games/ store/   two\n  const.py\nfirmware.py    one\n"
    assert missing(tree(text)) == ["engine/games/", "firmware.py"]


@pytest.mark.parametrize("heading", SEQUENCES)
def test_each_step_names_code_that_exists(heading):
    named = re.findall(r"`(\w+)`\s+\(`([\w/]+\.py)`\)", steps(heading))
    assert 0 < len({file for _, file in named}) <= MOST_FILES
    assert [(name, file) for name, file in named if name not in defined(file)] == []
