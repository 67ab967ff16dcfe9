"""The page's accessibility: axe-core finds nothing serious, and the table is read aloud."""

import base64
import re

from engine.store.journal import Journal
from engine.store.tape import Tape
from sim.protocol.number_drop.states import state
from tests.firmware.handheld import Handheld
from tests.web import browser
from tests.web.test_share import KEPT
from web.page_text import MICROPYTHON

AXE = MICROPYTHON.parents[1] / "axe-core" / "axe.min.js"
SERIOUS = """
axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations
    .filter(({ impact }) => ["serious", "critical"].includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) =>
        [id, target.join(" "), ...[...any, ...all, ...none].map(({ message }) => message)])))
"""
THEMES = ("dark", "light", "contrast")


def test_axe_finds_nothing_serious(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        page = visit.page
        visit.open(file, "seed=8")
        visit.wait_to_be_told("place the 1")  # the title is read first
        page.evaluate(AXE.read_text("utf-8"))
        for theme in THEMES:
            page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            assert page.evaluate(SERIOUS) == []
            for button in ("#about", "#board"):
                page.click(button)
                assert page.evaluate(SERIOUS) == []
                page.keyboard.press("Escape")
        page.evaluate("document.getElementById('link').replaceChildren()")
        page.evaluate("for (const name of ['title', 'aria-label']) link.removeAttribute(name)")
        assert [found[0] for found in page.evaluate(SERIOUS)] == ["button-name"]  # it does check


def test_the_edges_of_drop_it_are_read_aloud(chromium, file):
    with browser.visit(chromium, locale="fr-FR") as visit:
        visit.open(file, "game=drop_it")
        visit.wait_to_be_told("Sol depuis la gauche")
        text = visit.page.locator("#state").inner_text()
        assert (
            "Bord gauche depuis le bas : rouge, jaune, vert, bleu, jaune, rouge, bleu, vert" in text
        )
        assert "Sol depuis la gauche : jaune, bleu, rouge, vert" in text
        choice = visit.state()["drop_it"]["choice"]
        assert (choice["colour"], choice["kind"]) == ("red", "circle")
        forbidden = "bord gauche, niveau 1, 6; bord droit, niveau 3, 8; sol, partie 3"
        assert f"Ne doit pas toucher : {forbidden}\n" in text
        visit.type("a")
        visit.type("a")  # it has landed: continue with the next one, including a circle
        visit.wait_to_be_told("; pièces 1")


def table(device):
    """Return a table of Number Drop, and the sheet of the active player."""
    game = state(device.game)
    return game, game["sheets"][game["player"]]


def test_each_player_is_told_which_number_to_place(chromium, file):
    with browser.visit(chromium, locale="en-GB") as visit:
        visit.open(file, "seed=8&players=2")
        visit.type("a")  # ANN has the device
        visit.wait_to_be_told("place the 1")
        visit.type("a")
        visit.type("a")
        visit.wait_to_be_told("place the 2")


def is_rich(device):
    """Return whether the sheet to drop on has everything that a sheet may have."""
    if device.name != "drop":
        return False
    game, sheet = table(device)
    is_used = any(tile["used"] for tile in game["tiles"])
    return is_used and "O" in sheet["letters"] and len(sheet["rows"]) > 0


def test_with_several_players_tiles_letters_and_rows_are_read_aloud(chromium, file):
    """The letters and rows decide who is safe from a block."""
    memory = bytearray(b"\xff" * 4096)
    device = Handheld(seed=3, journal=Journal(Tape([memory])))
    device.play(is_rich, "hint", players=2, seed=3)
    game, sheet = table(device)
    kept = KEPT.format(base64.b64encode(memory).decode())
    with browser.visit(chromium, kept, locale="en-GB") as visit:
        visit.open(file)
        for _ in range(3):
            if visit.state()["screen"] != "drop":
                visit.type("a")
        visit.wait_to_be_told("Would land")
        text = visit.page.locator("#state p").all_text_contents()
        circled = [
            letter for letter, mark in zip("ABCDE", sheet["letters"], strict=True) if mark == "O"
        ]
        assert f"Letters circled: {', '.join(circled)}" in text
        assert f"Full rows: {', '.join(str(row + 1) for row in sheet['rows'])}" in text
        tiles = [
            f"{tile['letter']} {tile['shape']}{' turned over' if tile['used'] else ''}"
            for tile in game["tiles"]
        ]
        assert f"Tiles: {', '.join(tiles)}" in text and "turned over" in "".join(tiles)
        assert visit.complaints == []


def test_in_french_the_table_has_the_words_of_the_screens(chromium, file):
    with browser.visit(chromium, locale="fr-FR") as visit:
        visit.open(file, "seed=8")
        visit.type("a")
        visit.wait_to_be_told("Tour 1 : lancer")
        visit.type("a")
        visit.wait_to_be_told("Tour 1 : avancer une tuile")
        text = visit.page.locator("#state p").all_text_contents()
        assert "Tuiles : " in "".join(text)
        assert not any(re.search(r"\w: ", line) for line in text)  # French has a space there


ROWS = """
const parse = JSON.parse;
JSON.parse = (text) => {
    const value = parse(text);
    value?.number_drop?.sheets?.forEach((sheet) => { sheet.rows = [10, 11, 12]; });
    return value;
};
"""


def test_rows_above_the_line_are_announced_differently(chromium, file):
    with browser.visit(chromium, ROWS, locale="en-GB") as visit:
        visit.open(file, "seed=8")
        visit.wait_to_be_told("Full rows")
        text = visit.page.locator("#state p").all_text_contents()
        assert "Full rows: 11" in text and "Rows above the Game Over line: 12, 13" in text
