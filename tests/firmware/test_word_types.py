"""Words are of the types that interfaces/words.py gives: what it does not name is one text."""

from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

from firmware.interfaces.words import Words
from sim import languages
from sim.project import ROOT

TYPES = get_type_hints(Words)
OF_APPS = {"__name__", "has_keys"}  # which no file of words writes
# Asked for by a name that is put together; and of one topic a text, of another one several.
LEFT_OPEN = ("HELP_", "BROKEN", "LOOK")


def english() -> Iterator[tuple[str, Any]]:
    """Yield the names and values of all English words."""
    for file in sorted((ROOT / "firmware").rglob("text/en.py")):
        for words in languages.words(file.read_text(encoding="utf-8")).values():
            yield from words.items()


@pytest.mark.parametrize(("name", "word"), list(english()))
def test_a_word_is_of_its_type(name, word):
    if name.startswith(LEFT_OPEN):
        return
    expected = TYPES.get(name, str)
    if expected in (str, bool):
        assert type(word) is expected
    else:  # several, which may be the letters of one text
        assert isinstance(word, tuple | str)


def test_there_is_a_word_for_each_type():
    assert {name for name, _ in english()} >= TYPES.keys() - OF_APPS
