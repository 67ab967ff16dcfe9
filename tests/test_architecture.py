"""docs/ARCHITECTURE.md is correct: its tree of folders, and the files that its flows enter."""

import re
import subprocess
import sys

from tests.imports import ROOT, TREES, project_modules

PAGE = (ROOT / "docs" / "ARCHITECTURE.md").read_text("utf-8")


def tree(text: str) -> list[str]:
    """Return the paths in a drawn tree, folders with a trailing /."""
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


def test_everything_in_the_tree_exists():
    assert len(drawn()) > 40
    assert missing(drawn()) == []


def test_every_folder_with_code_is_in_the_tree():
    files = [path.relative_to(ROOT).parts for path in project_modules(*TREES).values()]
    folders = {"/".join(parts[:2]) + "/" for parts in files if len(parts) > 2}
    assert folders <= set(drawn())


def test_each_flow_lists_the_files_that_it_enters():
    # In a separate process, in which no other test has loaded or cached anything.
    made = subprocess.run(
        [sys.executable, "-m", "tests.flows"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    flows = [flow.partition("\n") for flow in made.stdout.split("## ")[1:]]
    assert len(flows) == 4
    for heading, _, files in flows:
        section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
        assert f"```\n{files}```\n" in section, f"python -m tests.flows says:\n{files}"
