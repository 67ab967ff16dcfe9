"""The wiring pictures in docs name every pin of the board file, and are up to date."""

import re
from xml.etree import ElementTree

import pytest

from sim import draw_wiring
from sim.board import board_files
from sim.board_maker import wiring, wiring_picture
from sim.board_maker.wiring import KEY, SCREEN, SOUND
from tests.boards.soldered import KEYS

PIN = re.compile(r"board\.(GP\d+)")


def pins_in(name: str) -> set[str]:
    """Return the pins that a board file names, and those of the helpers with a Pico's wires."""
    text = own = (board_files.FOLDER / f"{name}.py").read_text("utf-8")
    for helper in ("pico_wires", "pico_screen"):
        if f"{helper}." in own.partition("import")[2]:
            text += (board_files.FOLDER / f"{helper}.py").read_text("utf-8")
    return set(PIN.findall(text))


def words(name: str, language: str) -> list[str]:
    """Return the words in the SVG in docs."""
    tree = ElementTree.parse(wiring.FOLDER / f"{name}_{language}.svg")
    return [element.text or "" for element in tree.iter() if element.tag.endswith("text")]


@pytest.mark.parametrize("name", wiring.own_made())
def test_every_pin_of_the_board_file_has_a_wire_and_no_other(name):
    assert {wire.pin for wire in wiring.read(name).wires} == pins_in(name)


@pytest.mark.parametrize("screen", ["", "_mono", "_upright"])
def test_the_pictures_of_a_pico_are_true_of_the_other_three(screen):
    first = wiring.read(f"raspberry_pi_pico{screen}")
    for kind in ("_w", "2", "2_w"):
        name = f"raspberry_pi_pico{kind}{screen}"
        assert name not in wiring.own_made()
        other = wiring.read(name)
        assert (other.wires, other.panel, other.keys) == (first.wires, first.panel, first.keys)


@pytest.mark.parametrize("language", wiring_picture.WORDS)
@pytest.mark.parametrize("name", wiring.own_made())
def test_the_picture_shows_each_wire(name, language):
    message = wiring_picture.WORDS[language]
    shown = words(name, language)
    for wire in wiring.read(name).wires:
        assert (
            shown[shown.index(wire.pin) + 2]
            == {
                KEY: f"{message['key']} {message.get(wire.label, wire.label.upper())}",
                SCREEN: f"{message['screen']} {wire.label}",
                SOUND: message["sound"],
            }[wire.part]
        )


@pytest.mark.parametrize("name", wiring.own_made())
def test_keys_are_where_their_maker_has_them(name):
    machine_keys = {wire.label: wire.pin for wire in wiring.read(name).wires if wire.part == KEY}
    assert set(machine_keys) == set(KEYS[name])
    assert machine_keys["up"] == "GP2" and machine_keys["a"] == "GP15"


@pytest.mark.parametrize("language", wiring_picture.WORDS)
@pytest.mark.parametrize("name", wiring.own_made())
def test_the_pictures_in_docs_are_todays(name, language):
    file = wiring.FOLDER / f"{name}_{language}.svg"
    made = wiring_picture.draw(wiring.read(name), language)
    assert file.read_text("utf-8") == made.svg(), "run make wiring"
    assert file.with_suffix(".png").stat().st_size > 10_000
    assert made.png().size == (made.width, made.height)


def test_a_long_name_is_above_all_that_is_drawn():
    made = wiring_picture.draw(wiring.read("raspberry_pi_pico"), "en")
    picture = ElementTree.fromstring(made.svg())
    title, name = [part for part in picture if part.tag.endswith("text")][:2]
    _, *boxes = [float(part.get("y", 0)) for part in picture if part.tag.endswith("rect")]
    assert name.text and name.text.startswith("boards/")
    assert float(name.get("y", 0)) + float(name.get("font-size", 0)) / 2 < min(boxes)


def test_both_languages_have_the_same_words():
    assert len({frozenset(words) for words in wiring_picture.WORDS.values()}) == 1


def test_a_board_that_comes_wired_has_no_picture(capsys):
    assert draw_wiring.main(["pygamer"]) == 2
    assert "'pygamer' is not a board that is wired by hand" in capsys.readouterr().err


def test_an_unfinished_board_file_is_named(board_folder, capsys):
    (board_folder / "raspberry_pi_pico_mine.py").write_text("\nNVM = = 1\n", "utf-8")
    assert draw_wiring.main(["raspberry_pi_pico"]) == 2
    message = "wiring: boards/raspberry_pi_pico_mine.py, line 2: invalid syntax\n"
    assert capsys.readouterr().err == message
