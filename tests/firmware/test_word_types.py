"""Texts have the types of their Words Protocol, and any that it does not mention are strings.

The Protocol is in interfaces/words.py, and for a game in the words.py of its folder.
"""

from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

from firmware.drop_it.interfaces.words import Words as DropItWords
from firmware.interfaces.words import Words
from firmware.number_drop.interfaces.words import Words as NumberDropWords
from sim import languages
from sim.project import ROOT

TYPES = {
    "": get_type_hints(Words),
    "number_drop": get_type_hints(NumberDropWords),
    "drop_it": get_type_hints(DropItWords),
}
OF_APPS = {"__name__", "has_keys"}  # which no file of texts defines
# Looked up by a computed name; and a name that is one text in one topic and several in another.
LEFT_OPEN = ("HELP_", "BROKEN", "LOOK")


def english() -> Iterator[tuple[str, str, Any]]:
    """Yield the game, "" for none, the names and the values of all English texts."""
    for file in sorted((ROOT / "firmware").rglob("text/en.py")):
        game = file.relative_to(ROOT / "firmware").parts[0]
        for words in languages.words(file.read_text(encoding="utf-8")).values():
            for name, word in words.items():
                yield game if game in TYPES else "", name, word


@pytest.mark.parametrize(("game", "name", "word"), list(english()))
def test_a_word_is_of_its_type(game, name, word):
    if name.startswith(LEFT_OPEN):
        return
    expected = TYPES[game].get(name, str)
    if expected in (str, bool):
        assert type(word) is expected
    else:  # several, which may be the letters of one text
        assert isinstance(word, tuple | str)


@pytest.mark.parametrize("game", ["number_drop", "drop_it"])
def test_a_game_has_a_word_for_each_type_that_it_names(game):
    own = TYPES[game].keys() - TYPES[""].keys()
    assert own and {name for of, name, _ in english() if of == game} >= own


def test_there_is_a_word_for_each_shared_type():
    assert {name for _, name, _ in english()} >= TYPES[""].keys() - OF_APPS
