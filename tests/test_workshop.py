"""The workshop's pages are correct: commands and pictures exist, and code runs."""

import re
import shlex
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.number_drop import Game
from engine.number_drop.legal import Legal
from engine.number_drop.table import ROLL
from firmware.text import en, fr
from sim import bundle, languages, options
from sim.board_maker import wiring
from sim.exercises.__main__ import EXERCISES
from sim.exercises.faults import language
from tests.imports import ROOT

DOCS = ROOT / "docs"
PAGES = ("workshop.md", "workshop_fr.md")
TEXTS = {page: (DOCS / page).read_text("utf-8") for page in PAGES}


def fenced(page: str, language: str) -> list[str]:
    """Return the blocks of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXTS[page], re.MULTILINE | re.DOTALL)


def commands(page: str) -> list[str]:
    """Return the lines to type, including those inside text."""
    lines = [line for block in fenced(page, "sh") for line in block.splitlines()]
    return lines + re.findall(r"`(python -m [^`]+)`", TEXTS[page])


SET_UP = ["python3 -m venv .venv", ". .venv/bin/activate"]


@pytest.mark.parametrize("page", PAGES)
def test_every_command_is_there(page, tmp_path):
    assert len(commands(page)) > 10 and commands(page)[:2] == SET_UP
    for line in commands(page)[2:]:
        program, flag, module, *words = shlex.split(line)
        assert (program, flag) == ("python", "-m"), line
        if module == "sim":
            options.parse(words)
        elif module == "sim.bundle":
            words[words.index("--out") + 1] = str(tmp_path)  # already exists, so it writes nothing
            (tmp_path / "mine").touch()
            assert bundle.main(words) == 2
        elif module == "sim.exercises":
            assert words[0] in [str(number + 1) for number in range(len(EXERCISES))]
        else:
            assert module in ("pip", "sim.newboard", "sim.pupil", "sim.puzzles")


@pytest.mark.parametrize("page", PAGES)
def test_bundles_are_refused_for_nothing_but_their_folder(page, capsys, tmp_path):
    (tmp_path / "mine").touch()
    for line in fenced(page, "sh"):
        for command in re.findall(r"sim\.bundle (.*)", line):
            words = shlex.split(command)
            words[words.index("--out") + 1] = str(tmp_path)
            bundle.main(words)
            assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize("page", PAGES)
def test_every_picture_page_and_file_is_there(page):
    linked = re.findall(r"]\(((?!\.\./)[^)#]+)\)", TEXTS[page])
    assert len(linked) > 4
    named = re.findall(r"`((?:firmware|engine|boards)/[\w/]*\.?\w*)`", TEXTS[page])
    assert [link for link in linked if not (DOCS / link).is_file()] == []
    assert [name for name in named if not Path(ROOT, name).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_exercise_is_there(page):
    documented = re.findall(r"`python -m sim.exercises (\d)`", TEXTS[page])
    assert documented == [str(number + 1) for number in range(len(EXERCISES))]


@pytest.mark.parametrize("page", PAGES)
def test_the_wires_are_counted_and_the_minutes_add_up(page):
    for name in ("raspberry_pi_pico", "raspberry_pi_pico_mono"):
        parts = Counter(wire.part for wire in wiring.read(name).wires)
        screen = parts[wiring.SCREEN] + 2  # VCC and GND
        wires = 2 * parts[wiring.KEY] + screen + 2 * parts[wiring.SOUND] + 1  # and one to the rail
        assert TEXTS[page].count(f"{wires} ") >= 2, (name, wires)
    rows = re.findall(r"^\| (\d+) – (\d+) \| (\d+) – (\d+) \|", TEXTS[page], re.MULTILINE)
    for column, whole in ((0, 90), (2, 120)):
        begins = [int(row[column]) for row in rows]
        assert [*begins, whole] == [0, *(int(row[column + 1]) for row in rows)]


@pytest.mark.parametrize("page", PAGES)
def test_links_into_the_page_lead_somewhere(page):
    headings = re.findall(r"^#+ (.*)$", TEXTS[page], re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    for link in re.findall(r"]\(#([^)]+)\)", TEXTS[page]):
        assert link in anchors


def test_both_pages_have_the_same_parts_commands_and_code():
    one, other = PAGES
    assert Counter(commands(one)) == Counter(commands(other))
    assert fenced(one, "python") == fenced(other, "python")
    for mark in (r"^#+ ", r"^\| ", r"^\d\. ", r"!\["):
        counts = [len(re.findall(mark, TEXTS[page], re.MULTILINE)) for page in PAGES]
        assert counts[0] == counts[1], mark


def test_the_language_in_the_page_says_enough_words_that_there_are():
    text = fenced("workshop.md", "python")[0]
    said = languages.words(text)["menus"]
    assert len(said) >= language.LEAST_OWN
    assert [word for word in said if said[word] == getattr(en.menus, word)] == []


def test_the_player_in_the_page_plays_a_whole_game():
    scope: dict[str, Any] = {}
    exec(fenced("workshop.md", "python")[1], scope)
    game = Game(2, 5)
    legal = Legal(game)
    while not game.is_over():
        game.apply(game.chance() if game.phase == ROLL else scope["choose"](game, legal))
    assert game.round > 5


@pytest.mark.parametrize(
    ("page", "name", "words"), [("workshop.md", "en", en), ("workshop_fr.md", "fr", fr)]
)
def test_words_of_the_screen_are_those_of_the_screen(page, name, words):
    players = languages.topic("number_drop.title", name).PLAYERS
    for said in (players, words.menus.HOW_TO_PLAY, f" {words.menus.MORE},"):
        assert said in TEXTS[page]
    assert words.menus.LEARN in TEXTS[page]
