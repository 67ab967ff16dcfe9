"""The words that one screen alone has: alike in all languages, drawable, and short enough."""

import importlib
from typing import Any

import pytest

from firmware import text
from firmware.kept import settings
from firmware.widgets import bars, font
from sim.project import languages
from tests.firmware.glyphs import letters
from tests.firmware.handheld import Handheld
from tests.firmware.test_words import WHOLE, names, read, texts

TALLIES = ("number_drop.statistics_", "drop_it.statistics_")
TOPICS = (
    *("settings", "scores", "statistics", "self_test", "menus"),
    *("number_drop.title", "drop_it.title", "crash"),
    *("number_drop.statistics", "drop_it.statistics"),
)


@pytest.fixture(params=languages())
def language(request):
    """Each language in turn, with the letters that it needs."""
    font.use_accents(importlib.import_module("firmware.text." + request.param).ACCENTS)
    yield request.param
    font.use_accents(False)


def form(value: Any) -> Any:
    """Return what must be alike: how many parts of which lengths, and the keys of hints."""
    return [form(part) for part in value] if isinstance(value, tuple) else type(value)


@pytest.mark.parametrize("topic", TOPICS)
def test_every_language_has_the_same_words_in_letters_that_are_drawn(topic, language):
    words, english = read(f"{topic}_{language}"), read(topic + "_en")
    assert names(words) == names(english)
    drawn = letters(font.SMALL)
    for name in names(words):
        value, other = getattr(words, name), getattr(english, name)
        assert form(value) == form(other), name
        if name.startswith("HINTS"):
            assert [key for key, _ in value] == [key for key, _ in other], name
        assert set("".join(texts(value))) <= drawn, name


def test_every_setting_has_a_name_choices_and_a_meaning(language):
    words = read("settings_" + language)
    assert len(words.NAMES) == len(words.CHOICES) == len(settings.CHOICES)
    assert [len(choices) for choices in words.CHOICES] == list(settings.CHOICES)
    assert len(words.MEANINGS) == len(settings.CHOICES)
    told = [which for which, meaning in enumerate(words.MEANINGS) if not meaning]
    assert told == [settings.CONFIRM]  # which tells by its choice
    assert len(words.CONFIRMING) == len(words.CHOICES[settings.CONFIRM])


def test_messages_and_the_hints_below_them_are_seen_at_once(language):
    words = read("settings_" + language)
    told = [(words.HINTS_SETTING, words.MEANINGS + words.CONFIRMING)]
    told.append((words.HINTS_FEW, words.MEANINGS + words.CONFIRMING))
    told.append((words.HINTS_ERASE, words.ERASED))
    words = read("scores_" + language)
    stories = [f"2026-12-28  {how}" for how in words.PLAYED]
    told.append((words.HINTS_SCORES, (*stories, f"{words.YOURS_WITH}76{words.TO}92")))
    words = read("statistics_" + language)
    told.append((words.HINTS_STATISTICS, tuple(read(topic + language).SOLO for topic in TALLIES)))
    bar = bars.HintBar(0, 0, WHOLE + 2)
    for hints, messages in told:
        for message in messages:
            bar.show(hints, message)
            assert len(bar._parts) == 1, message


def test_settings_have_the_large_font_at_160_pixels(
    language,
):
    words = read("settings_" + language)
    widest = max(font.SMALL.width(text) for choices in words.CHOICES for text in choices)
    for name in (*words.NAMES, words.ERASE):
        assert font.LARGE.width(name) + widest + 4 <= 152 - 12 - 3, name


def test_english_stands_in_for_words_that_are_missing_not_for_a_mistake_in_them(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(text, "__path__", [*text.__path__, str(tmp_path)])
    app = Handheld(language="fr").app
    (tmp_path / "lab_en.py").write_text('GREETING = "HELLO"')
    assert app.words_of("lab").GREETING == "HELLO"
    (tmp_path / "lab_fr.py").write_text("import a_module_that_is_nowhere")
    importlib.invalidate_caches()
    with pytest.raises(ImportError, match="a_module_that_is_nowhere"):
        app.words_of("lab")
