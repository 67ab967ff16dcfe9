"""French orthography in all texts and screens, such as a space before two-part punctuation."""

import re

import pytest

from firmware import games
from sim import languages
from sim.project import ROOT
from tests.firmware.handheld import held
from tests.firmware.scenes import SCENES
from tests.firmware.test_words import names

# "GO!" is printed on the game's tiles, in any language.
CLOSE = re.compile(r"(?<! )(?<!\bGO)[!?:;]")
FOLDERS = ("", *games.NAMES)


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_space_precedes_two_part_punctuation(folder):
    source = (ROOT / "firmware" / folder / "text" / "fr.py").read_text("utf-8")
    said = 0
    for topic in languages.words(source):
        words = languages.topic(f"{folder}.{topic}" if folder else topic, "fr")
        for name in names(words):
            word = str(getattr(words, name))
            assert not CLOSE.search(word), name
            said += " :" in word
    assert said


@pytest.mark.parametrize("scene", SCENES)
def test_no_screen_puts_such_a_sign_to_a_word_without_it(scene):
    with held("pygamer", "fr"):
        device = SCENES[scene]()
        bar = getattr(device.screen, "bar", None)
        shown = device.texts() + [bar.contents()[1] if bar is not None else ""]
    assert [text for text in shown if CLOSE.search(text)] == []
