"""Sentences and first lines are short; long ones are found.

This covers the sentences of pages and docstrings.
"""

import ast
import re
from pathlib import Path
from statistics import mean

import pytest

from tests.imports import ROOT, project_modules
from tests.prose import cells, prose, words

MEAN, MOST = 16, 35  # words of a sentence
MOST_OF_A_FIRST_LINE = 12  # words
TREES = ("boards", "engine", "firmware", "sim", "tests", "web")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
ENGLISH = [page for page in PAGES if not page.stem.endswith("_fr")]
LONG = "Word " * MOST + "word."
# In a docstring code and lists are indented, or a term has its meaning behind a gap.
NO_PROSE = re.compile(r"^(?: {4}.*|\S.{0,40}? {2,}\S.*)$", re.MULTILINE)


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


def docstrings(source: str) -> list[str]:
    """Return the docstrings of a module, its classes and functions."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            # Cleaned, one that ends with code would have it less indented.
            text = ast.get_docstring(node, clean=False) or ""
            indent = " " * node.body[0].col_offset if text else ""
            found.append(re.sub(f"^{indent}", "", text, flags=re.MULTILINE))
    return found


def long_sentences(source: str) -> list[str]:
    """Return the sentences of a source's docstrings that have too many words."""
    told = [one for text in docstrings(source) for one in prose(NO_PROSE.sub("", text))]
    return [one for one in told if words(one) > MOST]


@pytest.mark.parametrize("tree", TREES)
def test_sentences_of_docstrings_are_short(tree):
    files = project_modules(tree).items()
    assert len(files) > 10
    found = {name: long_sentences(path.read_text("utf-8")) for name, path in files}
    assert {name: told for name, told in found.items() if told} == {}


@pytest.mark.parametrize(
    "before", ["", "class A:\n", "def a():\n", "async def _a():\n", "class A:\n def _a():\n"]
)
def test_a_long_sentence_of_a_docstring_is_found(before):
    indent = " " * 2 * before.count("\n")
    for text in (LONG, f"Short.\n\n{indent}{LONG}", f"A list:\n\n{indent}- {LONG}"):
        assert len(long_sentences(f'{before}{indent}"""{text}"""')) == 1, text
    assert long_sentences(f'{before}{indent}"""{LONG.removeprefix("Word ")}"""') == []


def test_code_and_terms_in_a_docstring_are_not_counted():
    for text in (f"    {LONG}", f"a: b   {LONG}\n       {LONG}", f"1 byte  {LONG}\n...     {LONG}"):
        assert long_sentences(f'"""So it is:\n\n{text}\n"""') == [], text


def first_line(source: str) -> str:
    """Return a module docstring's first line, its code as one word."""
    return " ".join(prose((ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]))


def lengthy(modules: dict[str, Path]) -> dict[str, str]:
    """Return the first lines that have too many words, by their modules."""
    lines = {name: first_line(path.read_text("utf-8")) for name, path in modules.items()}
    return {name: line for name, line in lines.items() if words(line) > MOST_OF_A_FIRST_LINE}


@pytest.mark.parametrize("tree", TREES)
def test_first_lines_of_modules_read_as_a_table_of_contents(tree):
    modules = project_modules(tree)
    assert len(modules) > 10 and lengthy(modules) == {}


def lengthy_parts(source: str) -> list[str]:
    """Return the first lines of parts that have too many words.

    Private classes and functions count, too.
    """
    lines = [docstring.partition("\n")[0] for docstring in docstrings(source)]
    return [line for line in lines if words(" ".join(prose(line))) > MOST_OF_A_FIRST_LINE]


@pytest.mark.parametrize("tree", TREES)
def test_first_lines_of_classes_and_functions_read_as_a_table_of_contents(tree):
    files = project_modules(tree).values()
    assert len(files) > 10
    assert [line for path in files for line in lengthy_parts(path.read_text("utf-8"))] == []


def test_a_long_first_line_of_a_method_is_found():
    for more, found in ((0, 0), (1, 1)):
        line = "word " * (MOST_OF_A_FIRST_LINE - 1 + more) + "end."
        source = (
            f'class Short:\n    def go(self):\n        """{line}\n\n        More.\n        """\n'
        )
        assert len(lengthy_parts(source)) == found
        assert len(lengthy_parts(source.replace("go", "_go"))) == found


def test_a_long_first_line_of_a_module_is_found(tmp_path):
    path = tmp_path / "module.py"
    for more, is_long in ((0, False), (1, True)):
        path.write_text(
            f'"""`make it`: {"word " * (MOST_OF_A_FIRST_LINE - 2 + more)}end.\n\nMore."""\n'
        )
        assert bool(lengthy({"module": path})) == is_long
