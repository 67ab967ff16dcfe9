"""README, docs/ and first lines of modules are short, and long ones are found."""

import ast
from pathlib import Path
from statistics import mean

import pytest

from tests.imports import ROOT, project_modules
from tests.prose import cells, prose, words

MEAN, MOST = 16, 35  # words of a sentence
MOST_OF_A_MODULE = 12  # words of a module's first line
TREES = ("boards", "engine", "firmware", "sim", "web")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
ENGLISH = [page for page in PAGES if not page.stem.endswith("_fr")]
LONG = "Word " * MOST + "word."


@pytest.mark.parametrize("page", ENGLISH, ids=lambda page: page.stem)
def test_sentences_are_short(page):
    text = page.read_text("utf-8")
    told = prose(text)
    assert [one for one in told + cells(text) if words(one) > MOST] == []
    assert mean(map(words, told)) <= MEAN


def test_a_long_sentence_is_found_wherever_it_stands():
    for text in (LONG, f"Short.\n{LONG}", f"- one\n- {LONG}", f"1. One.\n   {LONG}", f"*{LONG}*"):
        assert max(map(words, prose(text))) == MOST + 1, text
    assert max(map(words, cells(f"| a | b |\n| --- | --- |\n| x | {LONG} |"))) == MOST + 1
    assert max(map(words, prose(LONG.replace("Word", "[Word](there.md)")))) == MOST + 1


def test_what_is_no_prose_is_not_counted():
    for text in (f"# {LONG}", f"```sh\n{LONG}\n```", f"![{LONG}](a.png)", f"| {LONG} |"):
        assert prose(text) == [], text


def test_a_sentence_ends_at_its_mark_alone():
    text = "It has 2.5 MB, e.g. here: `a. B`. *Is it?* Yes (it is.) **Bold.** 3 more; and so\non."
    told = [
        "It has 2.5 MB, e.g. here: Code.",
        "*Is it?",
        "Yes (it is.",
        "Bold.",
        "3 more; and so on.",
    ]
    assert prose(text) == told
    assert [words(one) for one in told] == [7, 2, 3, 1, 5]


def first_line(source: str) -> str:
    """Return the first line of a module's docstring, its code as one word."""
    return " ".join(prose((ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]))


def lengthy(modules: dict[str, Path]) -> dict[str, str]:
    """Return the first lines that have too many words, by their modules."""
    lines = {name: first_line(path.read_text("utf-8")) for name, path in modules.items()}
    return {name: line for name, line in lines.items() if words(line) > MOST_OF_A_MODULE}


@pytest.mark.parametrize("tree", TREES)
def test_first_lines_of_modules_read_as_a_table_of_contents(tree):
    modules = project_modules(tree)
    assert len(modules) > 10 and lengthy(modules) == {}


def lengthy_parts(source: str) -> list[str]:
    """Return the first lines of public classes and functions that have too many words."""
    nodes = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
        and (node.name == "__init__" or not node.name.startswith("_"))
    ]
    lines = [(ast.get_docstring(node) or "").partition("\n")[0] for node in nodes]
    return [line for line in lines if words(" ".join(prose(line))) > MOST_OF_A_MODULE]


@pytest.mark.parametrize("tree", TREES)
def test_first_lines_of_what_is_public_read_as_a_table_of_contents(tree):
    files = project_modules(tree).values()
    assert len(files) > 10
    assert [line for path in files for line in lengthy_parts(path.read_text("utf-8"))] == []


def test_a_long_first_line_of_a_method_is_found():
    for more, found in ((0, 0), (1, 1)):
        line = "word " * (MOST_OF_A_MODULE - 1 + more) + "end."
        source = (
            f'class Short:\n    def go(self):\n        """{line}\n\n        More.\n        """\n'
        )
        assert len(lengthy_parts(source)) == found
        assert lengthy_parts(source.replace("go", "_go")) == []


def test_a_long_first_line_of_a_module_is_found(tmp_path):
    path = tmp_path / "module.py"
    for more, is_long in ((0, False), (1, True)):
        path.write_text(
            f'"""`make it`: {"word " * (MOST_OF_A_MODULE - 2 + more)}end.\n\nMore."""\n'
        )
        assert bool(lengthy({"module": path})) == is_long
