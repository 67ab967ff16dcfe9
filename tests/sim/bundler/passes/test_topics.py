"""Topics: short texts become one, and what could not be split again is refused."""

import ast
from pathlib import Path

import pytest

from sim.bundler.passes import topics
from sim.bundler.program import Program

FOLDER = Path("firmware", "text")


def cut(english: str, french: str = "") -> dict[str, dict[str, object]]:
    """Return what the modules that come of two languages' files give, by their names."""
    program = Program({})
    program.trees = {
        FOLDER / f"{language}.py": ast.parse(text)
        for language, text in (("en", english), ("fr", french))
    }
    topics.run(program)
    found = {}
    for place, tree in program.trees.items():
        given: dict[str, object] = {}
        exec(ast.unparse(tree), given)
        del given["__builtins__"]
        found[place.stem] = given
    return found


def test_short_texts_are_the_same_and_only_in_one():
    english = (
        "A = 'x'\nclass menus:\n    MORE = 'MORE'\n    NONE = ''\n    LONG = 'longer than ten\\n'"
    )
    made = cut(english, "class menus:\n    MORE = 'PLUS'")
    told = {"MORE": "MORE", "NONE": "", "LONG": "longer than ten\n"}
    assert made["menus_en"] == told and made["menus_fr"] == told | {"MORE": "PLUS"}
    assert made["en"] == made["fr"] == {"A": "x"}


@pytest.mark.parametrize("text", ["A\\nB", "\\n"])
def test_a_short_text_with_a_line_break_is_refused(text):
    with pytest.raises(ValueError, match=r"firmware.text.menus_fr.py: MORE is short"):
        cut("class menus:\n    MORE = 'MORE'", f"class menus:\n    MORE = '{text}'")
    with pytest.raises(ValueError, match="menus_en.py: MORE"):
        cut(f"class menus:\n    MORE = '{text}'")


def test_a_topic_that_english_has_not_is_refused():
    with pytest.raises(ValueError, match="English has no topic puns"):
        cut("class menus:\n    MORE = 'MORE'", "class puns:\n    MORE = 'PLUS'")
