"""Texts used by a single screen: the same in all languages, drawable, and short enough."""

import pytest

from firmware import games
from firmware.kept import settings
from firmware.widgets import bars, font
from sim import languages
from tests.firmware.glyphs import letters
from tests.firmware.test_words import WHOLE, names, texts

TALLIES = ("number_drop.statistics", "drop_it.statistics")
TOPICS = (
    *("settings", "scores", "statistics", "self_test", "menus"),
    *("number_drop.title", "drop_it.title", "crash"),
    *("number_drop.statistics", "drop_it.statistics"),
    *("daily", "goals", "number_drop.goals", "drop_it.goals"),
)


@pytest.fixture(params=languages.names())
def language(request):
    """Each language in turn, with the letters that it needs."""
    font.use_accents(languages.topic("", request.param).ACCENTS)
    yield request.param
    font.use_accents(False)


@pytest.mark.parametrize("topic", TOPICS)
def test_every_letter_is_drawn(topic, language):
    words = languages.topic(topic, language)
    drawn = letters(font.SMALL)
    for name in names(words):
        assert set("".join(texts(getattr(words, name)))) <= drawn, name


def test_every_setting_has_a_name_choices_and_a_meaning(language):
    words = languages.topic("settings", language)
    counts = [len(choices) for _, choices, _ in words.LINES]
    # A new language is called by its file's name until it gets another one.
    assert len(languages.WHOLE) <= counts[settings.LANGUAGE] <= len(settings.LANGUAGES)
    assert counts[settings.LANGUAGE + 1 :] == list(settings.CHOICES[settings.LANGUAGE + 1 :])
    messages = []
    for which, (name, choices, meaning) in enumerate(words.LINES):
        assert name and all(meaning)
        if isinstance(meaning, tuple):
            messages.append(which)
            assert len(meaning) == len(choices)
    assert messages == [settings.CONFIRM]  # which explains its choices


def meanings(words):
    """Return what the settings do; where choices have their own texts, each is separate."""
    found: list[str] = []
    for _, _, meaning in words.LINES:
        found += meaning if isinstance(meaning, tuple) else [meaning]
    return tuple(found)


def test_messages_and_the_hints_below_them_are_seen_at_once(language):
    words = languages.topic("settings", language)
    shown = [(words.HINTS_SETTING, meanings(words))]
    shown.append((words.HINTS_FEW, meanings(words)))
    shown.append((words.HINTS_ERASE, words.ERASED))
    words = languages.topic("scores", language)
    stories = [f"2026-12-28  {how}" for how in words.PLAYED]
    shown.append((words.HINTS_SCORES, (*stories, f"{words.YOURS_WITH}76{words.TO}92")))
    words = languages.topic("statistics", language)
    tallies = tuple(languages.topic(name, language).SOLO for name in TALLIES)
    shown += [(words.HINTS_STATISTICS, tallies), (words.HINTS_TO_GOALS, tallies)]
    reached = [languages.topic(f"{name}.goals", language).SOLO for name in games.NAMES]
    shown.append((languages.topic("goals", language).HINTS_GOALS, reached))
    bar = bars.HintBar(0, 0, WHOLE + 2)
    for hints, messages in shown:
        for message in messages:
            bar.show(hints, message)
            assert len(bar.pages) == 1, message


def test_settings_have_the_large_font_at_160_pixels(
    language,
):
    words = languages.topic("settings", language)
    widest = max(font.SMALL.width(text) for _, choices, _ in words.LINES for text in choices)
    for name in (*(name for name, _, _ in words.LINES), words.ERASE):
        assert font.LARGE.width(name) + widest + 4 <= 152 - 12 - 3, name
