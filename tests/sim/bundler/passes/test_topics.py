"""Topics: each is a file of data, complete in each language; unused ones are rejected."""

import ast
from pathlib import Path
from typing import Any

import pytest

from sim.bundler.filing import compilation
from sim.bundler.passes import topics, unparsing
from sim.bundler.program import Program

FOLDER = Path("firmware", "text")


def cut(english: str, french: str = "") -> dict[str, dict[str, object]]:
    """Return the values in the files of two languages, by name."""
    program = Program({})
    program.trees = {
        FOLDER / f"{language}.py": ast.parse(text)
        for language, text in (("en", english), ("fr", french))
    }
    program.origins.mark(program.trees)  # as `parsing` does, which renumbers lines
    topics.run(program)
    found = {}
    for place, tree in program.trees.items():
        given: dict[str, object] = {}
        exec(ast.unparse(tree), given)
        del given["__builtins__"]
        found[place.stem] = given
    return found


def test_a_topic_has_what_its_language_says_and_the_rest_in_english():
    english = "A = 'x'\nclass menus:\n    MORE = 'MORE'\n    TWO = ('a', 'b')\n    NONE = ''"
    made = cut(english, "class menus:\n    MORE = 'PLUS'\n    TWO = ('c',)")
    description = {"MORE": "MORE", "TWO": ("a", "b"), "NONE": ""}
    assert made["menus_en"] == description
    assert made["menus_fr"] == {"MORE": "PLUS", "TWO": ("c", "b"), "NONE": ""}
    assert made["en"] == made["fr"] == {"A": "x"}


def test_topics_are_data_and_what_is_always_loaded_is_a_module():
    program = Program({})
    program.trees = {FOLDER / "en.py": ast.parse("A = 'x'\nclass self_test:\n    MORE = 'MORE'")}
    topics.run(program)
    assert program.data == {FOLDER / "self_test_en.py"}
    assert set(program.trees) == program.data | {FOLDER / "en.py"}


def test_a_board_reads_a_topic_as_it_was_written(tmp_path, monkeypatch):
    reader = Path("firmware", "words.py")
    program = Program({})
    program.trees = {
        FOLDER / "en.py": ast.parse("class menus:\n    A = '\u2190 B'\n    C = (('d', ()), 'e')"),
        reader: ast.parse(""),
    }
    topics.run(program)
    unparsing.run(program)
    (data,) = program.data
    program.texts = {data: program.texts[data], reader: program.texts[reader]}
    compilation.run(program)
    (file,) = [place for place in program.files if place.suffix == ".json"]
    (tmp_path / "firmware.text.menus_en.json").write_bytes(program.files[file])
    monkeypatch.chdir(tmp_path)  # another pass changes packages' names to paths
    given: dict[str, Any] = {}
    exec(program.texts[reader], given)
    words = given["of_topic"]("menus", "en")
    assert vars(words) == {"A": "\u2190 B", "C": (("d", ()), "e")}


def test_a_topic_that_english_has_not_is_refused():
    with pytest.raises(ValueError, match="English has no topic puns"):
        cut("class menus:\n    MORE = 'MORE'", "class puns:\n    MORE = 'PLUS'")


@pytest.mark.parametrize(
    ("french", "line"),
    [
        ("class menus:\n    A = 'y'\n    MORE = PLI", "3: NameError: name 'PLI'"),
        ("class menus:\n    MORE = 'a' 'b' + 1", "2: TypeError: can only"),
        ("A = 'x'\nclass menus:\n    MORE = A", "3: NameError: name 'A'"),
        ("A = B", "1: NameError: name 'B'"),
    ],
)
def test_a_word_without_its_quotes_is_named_with_its_line(french, line):
    with pytest.raises(ValueError, match=f"^firmware/text/fr.py, line {line}"):
        cut("A = 'x'\nclass menus:\n    MORE = 'MORE'", french)


def test_a_word_may_be_another_of_its_topic():
    made = cut("class menus:\n    MORE = 'MORE'\n    TWO = MORE")
    assert made["menus_en"] == {"MORE": "MORE", "TWO": "MORE"}
