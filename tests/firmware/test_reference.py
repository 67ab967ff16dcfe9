"""The rules in pages and the help of each screen: texts, figures, and ways to them."""

import re
from typing import Any

import pytest
from PIL import Image

from engine.number_drop.dice import DICE, FACES, STAR
from engine.number_drop.house import AEG_FACES
from engine.number_drop.shapes import DICE_SHAPES, NAMES
from engine.number_drop.sheet import HEIGHT, LARGEST, LINE, WIDTH, Sheet
from engine.number_drop.table import BOTTOM, MOST_PLAYERS, TILES
from firmware.configuration import read_words
from firmware.keys.directions import DIRECTIONS
from firmware.keys.key_map import KeyMap
from firmware.widgets import font
from sim import languages
from sim.project import ROOT
from tests.engine.playing import saved
from tests.engine.positions import fill, take
from tests.firmware import scenes
from tests.firmware.glyphs import letters
from tests.firmware.handheld import Handheld, held

KINDS = ("rules", "help")
HINTS_TURN = 300  # frames, ten seconds
PHASES = {path.stem for path in (ROOT / "firmware" / "number_drop" / "screens").glob("*.py")} & {
    *("place", "roll", "round_end", "slide", "block", "drop", "combo", "hand_over", "over")
}


@pytest.fixture(params=languages.names())
def language(request):
    """Each language in turn, used by the handhelds of a test."""
    font.use_accents(languages.topic("", request.param).ACCENTS)
    with held("pygamer", request.param):
        yield request.param
    font.use_accents(False)


def module(kind: str, language: str) -> Any:
    return languages.topic(f"number_drop.{kind}", language)


def texts(kind: str, language: str) -> list[str]:
    found = module(kind, language)
    if kind == "rules":
        return [text for topic in found.TOPICS for text in topic]
    return [text for name in vars(found) if name.isupper() for text in getattr(found, name)]


# --- words ---


@pytest.mark.parametrize("kind", KINDS)
def test_every_letter_is_drawn_and_nothing_is_lower_case(language, kind):
    for face in (font.SMALL, font.LARGE):
        drawn = letters(face) | set("\n[]")
        for text in texts(kind, language):
            assert text == text.upper()
            if face is font.SMALL:
                assert set(text) <= drawn, text
    if kind == "rules":
        for heading, _ in module(kind, language).TOPICS:
            assert set(heading) <= drawn, heading


@pytest.mark.parametrize("kind", KINDS)
def test_every_language_has_as_much_of_it(language, kind):
    assert len(texts(kind, language)) == len(texts(kind, "en"))
    for here, there in zip(texts(kind, language), texts(kind, "en"), strict=True):
        assert sorted(re.findall(r"\[.*?\]", here)) == sorted(re.findall(r"\[.*?\]", there))


# --- figures ---


def scored(**taken: list[int]) -> int:
    return take(Sheet(), **taken).score()


def test_the_figures_of_the_rules_are_the_engine_s(language):
    """The figures are those of RULES.md, each derived here from the engine's behaviour."""
    goal, a_round, drops, stars, combos, values, letters, solo, several, end, house = (
        text for _, text in module("rules", language).TOPICS
    )
    signs = "(===)", "(123)"  # of the combos' columns
    assert all(sign in combos for sign in signs)
    combos = combos.replace(signs[1], "")
    full = fill(Sheet(), "1234567")
    full.circle_rows()
    high = fill(Sheet(), *["1......"] * (LINE + 1))
    high.circle_penalties()
    row, penalty, bonus = full.score(), high.score(), scored(same=[8])
    ten = scored(run=[3, 4, 5, 6, 7]) - 25
    most = LINE * row + 2 * (25 + ten) + bonus
    faces = [face for die in FACES[:DICE] for face in die]
    (starred,) = (die for die in range(DICE) if AEG_FACES[die] != FACES[die])
    ((given_up, star),) = set(zip(FACES[starred], AEG_FACES[starred], strict=True)) - {
        (face, face) for face in FACES[starred]
    }
    assert star == STAR
    for text, figures in (
        (goal, (WIDTH, HEIGHT, HEIGHT - LINE, most)),
        (drops, (HEIGHT,)),
        (stars, (0, 9, 1, DICE_SHAPES, 7, faces.count(STAR))),
        (combos, (3, 7, 1)),
        (values, (3, 7, LARGEST, bonus)),
        (letters, (3, 4, 5, 6, 7)),
        (solo, (BOTTOM,)),
        (end, (TILES, 3, 7, bonus)),
        (house, (starred + 1, given_up)),
    ):
        found = {int(figure) for figure in re.findall(r"(?<![+-])\b\d+", text)}
        assert found == set(figures), text
    assert "".join(re.findall(r"\d", a_round)) == "1122" + "12345" + "34"
    assert re.findall(r"\d", several) == []
    assert f"+{ten}" in values and f"+{ten}" in end
    assert f"+{row}" in end and f"{penalty}" in end
    assert all(name in solo for name in NAMES[:DICE_SHAPES])
    assert str(MOST_PLAYERS) in module("rules", language).TOPICS[8][0]
    assert (row, penalty, ten, bonus, most, faces.count(STAR)) == (2, -5, 10, 8, 100, 3)
    assert {faces.count(digit) for digit in range(1, 8)} == {3}


# --- ways ---


def test_the_rules_open_from_the_title_and_turn_from_topic_to_topic(language):
    device = Handheld()
    device.choose("how_to_play")
    device.choose("rules")
    assert device.name == "rules"
    topics = module("rules", language).TOPICS
    seen = []
    for heading, text in topics:
        read = ""
        while heading in device.texts():
            lines = device.texts()
            seen.append(lines)
            read += "".join(lines[lines.index(heading) + 1 :])
            device.press("a")
        words = re.sub(r"\d/\d", "", read).replace(" ", "")
        assert words == text.replace(" ", "").replace("\n", "")
    assert seen[0] == device.texts() and len(seen) >= len(topics)
    device.press("left")
    assert topics[-1][0] in device.texts() and device.texts() == seen[-1]
    device.press("down down up up left right")
    assert device.texts() == seen[-1] or device.texts() == seen[0]
    for name in ("how_to_play", "more", "title"):
        device.press("b")
        assert device.name == name


def test_the_rules_in_a_game_lead_back_to_it():
    device = Handheld()
    device.play_to("drop")
    choice, before = device.screen.choice(), saved(device.game)
    device.press("start")
    device.choose("rules")
    device.press("down a b")
    assert device.name == "pause"
    device.press("b")
    assert device.name == "drop" and device.screen.choice() == choice
    assert saved(device.game) == before


def test_every_phase_has_help_and_it_leads_back(language):
    """Help opens by its key and from the menu, and a half-made choice is preserved."""
    scenes_of = {
        **{name: getattr(scenes, name) for name in ("place", "slide", "block", "drop", "combo")},
        **{name: getattr(scenes, name) for name in ("round_end", "hand_over", "over")},
        "roll": scenes.first_roll,
    }
    assert set(scenes_of) == PHASES
    for name, make in scenes_of.items():
        device = make()
        assert device.name == name
        if name in ("drop", "block", "place"):
            device.press("right")
        before, shown = device.picture(), device.texts()
        device.screen.press("help")
        device.step()
        device.rest()
        assert device.name == "help"
        task = getattr(module("help", language), "HELP_" + name.upper())[0]
        assert task.replace(" ", "") in "".join(device.texts()).replace(" ", "")
        keys = re.findall(r"\[([^]]*)\]?", "\n".join(device.texts()))
        assert set(keys) <= {"A", "B", "START", "SELECT"}, "an arrow has no brackets"
        device.press("b")
        assert device.name == name and is_seen(device, before) and device.texts() == shown
        if name not in ("over", "hand_over"):
            device.press("start")
            device.choose("help")
            assert device.name == "help"
            device.press("a")
            assert device.name == "pause"
            device.press("b")
            assert device.name == name and is_seen(device, before)


def is_seen(device: Handheld, wanted: Image.Image) -> bool:
    """Return whether a picture appears while the hints in the bar alternate."""
    return any(device.picture() == wanted for _ in range(HINTS_TURN))


def help_text(names: tuple[str, ...], labels: dict[str, str]) -> str:
    device = scenes.scene("down", dice="1 * 3 7 L")
    device.app.key_map = KeyMap(names, labels)
    read_words(device.app)
    device.app.navigator.push("help", "slide")
    device.app.navigator.run_transitions()
    device.rest()
    return " ".join(device.texts()).replace("\xa0", " ")


def test_help_names_keys_as_they_are_printed():
    text = help_text((*DIRECTIONS, "a", "b"), {"a": "X1", "b": "MODE"})
    assert "PICK A TILE, [X1] SLIDES IT" in text and "[MODE] UNDOES." in text
