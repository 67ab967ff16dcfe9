"""The breadboard pictures connect, hole by hole, what the board files say, and nothing else."""

import dataclasses
import re

import pytest

from sim.board_maker import breadboard, wiring
from sim.board_maker.breadboard import LEFT, RIGHT, ROWS, Hole
from sim.board_maker.wiring import KEY, SCREEN
from sim.project import ROOT

PICOS = [name for name in wiring.own_made() if wiring.read(name).is_pico]
WIRES = {"raspberry_pi_pico": 27, "raspberry_pi_pico_mono": 23}  # as the workshop says


def strip(hole):
    """Return what a hole is connected to inside a breadboard: half a row of five, or the rail."""
    return hole.column if hole.column == "-" else (hole.is_left, hole.row)


@pytest.mark.parametrize("name", PICOS)
def test_each_pin_leads_to_its_part_and_each_part_to_ground(name):
    wired = wiring.read(name)
    joined = {strip(breadboard.pin_hole(wire.pin)): wire for wire in wired.wires}
    ends: dict[object, list[breadboard.Jumper]] = {}
    for jumper in breadboard.jumpers(wired):
        ends.setdefault(strip(jumper.start), []).append(jumper)
    for place, wire in joined.items():
        (jumper,) = ends[place]
        assert (jumper.part, jumper.label) == (wire.part, wire.label)
        row = jumper.end.row
        if wire.part == SCREEN:
            assert breadboard.screen_pins(wired)[row - 22] == wire.label
        elif wire.part == KEY:
            assert row == breadboard.key_row(wired, wire.label)
    parts = [wire for wire in wired.wires if wire.part != SCREEN]
    assert len(ends["-"]) == len(parts) + 1  # and the screen's


@pytest.mark.parametrize("name", PICOS)
def test_no_two_wires_are_in_one_hole_and_none_joins_what_is_apart(name):
    wired = wiring.read(name)
    jumpers = breadboard.jumpers(wired)
    holes = [hole for jumper in jumpers for hole in (jumper.start, jumper.end)]
    assert len(set(holes)) == len(holes)
    assert all(hole.column in "-" + LEFT + RIGHT and 1 <= hole.row <= ROWS for hole in holes)
    used = [strip(hole) for hole in holes if hole.column != "-"]
    assert len(set(used)) == len(used)


def full(extra_pins=0):
    """Return a wiring with all possible keys, a piezo, and additional pins of the screen."""
    wired = wiring.read("raspberry_pi_pico")
    more = [
        wiring.Wire(pin, KEY, key, "GND") for pin, key in (("GP26", "start"), ("GP27", "select"))
    ]
    more += [wiring.Wire(f"GP{22 + i}", SCREEN, f"Z{i}") for i in range(extra_pins)]
    return dataclasses.replace(wired, wires=(*wired.wires, *more))


def test_ten_keys_and_an_eight_pin_screen_have_room():
    wired = full()
    assert len(breadboard.screen_pins(wired)) == 8
    holes = [hole for one in breadboard.jumpers(wired) for hole in (one.start, one.end)]
    assert all(1 <= hole.row <= ROWS for hole in holes)
    used = [strip(hole) for hole in holes if hole.column != "-"]
    assert len(set(used)) == len(used)


def test_where_not_all_keys_have_room_it_says_so():
    with pytest.raises(ValueError, match="no breadboard has room for all of its keys"):
        breadboard.jumpers(full(extra_pins=2))


@pytest.mark.parametrize(("name", "count"), WIRES.items())
def test_there_are_as_many_wires_as_the_workshop_counts(name, count):
    assert len(breadboard.jumpers(wiring.read(name))) == count
    for page in ("workshop.md", "workshop_fr.md"):
        text = (ROOT / "docs" / page).read_text("utf-8")
        assert re.search(rf"\b{count}\b", text)
        assert f"wiring/{name}_breadboard_" in text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", PICOS)
def test_the_pictures_in_docs_are_todays(name, language):
    file = wiring.FOLDER / f"{name}_breadboard_{language}.svg"
    made = breadboard.draw(wiring.read(name), language)
    assert file.read_text("utf-8") == made.svg(), "run make wiring"
    assert made.png().size == (made.width, made.height)


def test_a_key_is_joined_by_legs_that_lie_diagonally():
    wired = wiring.read("raspberry_pi_pico")
    for jumper in breadboard.jumpers(wired):
        if jumper.part == KEY and jumper.label != "GND":
            ground = next(
                other.end
                for other in breadboard.jumpers(wired)
                if other.label == "GND" and other.end.row == jumper.end.row + 2
            )
            assert ground.is_left != jumper.end.is_left


def test_a_hole_is_named_as_on_the_breadboard():
    assert str(Hole("b", 15)) == "b15"
