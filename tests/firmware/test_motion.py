"""A shape is seen falling and a combo being circled, a key cuts both short, and nothing is lost."""

import pytest

from engine.number_drop.combos import PASS
from engine.number_drop.table import COMBO, DROP
from firmware.kept import settings
from firmware.number_drop.widgets import cells
from tests.firmware.handheld import FRAME_MS, Handheld
from tests.firmware.situations import empty


def dropping() -> Handheld:
    """Return a handheld whose player is about to drop onto an empty sheet."""
    device = Handheld()
    device.play_to("drop")
    empty(device.game.sheet())
    device.show_phase()
    device.app.navigator.travel()
    return device


def laid(device: Handheld) -> dict[int, int]:
    """Return what the screen shows in each cell that is not empty."""
    return {
        cell: tile
        for cell, tile in device.digits().items()
        if tile not in (cells.EMPTY, cells.DANGER)
    }


def lowest(device: Handheld) -> int:
    return min(cell >> 3 for cell in laid(device))


def test_a_shape_falls_row_by_row_to_where_it_lands():
    device = dropping()
    wanted = {cell: tile % 10 for cell, tile in laid(device).items()}
    device.tap("a")
    rows = [lowest(device)]
    while device.name == "motion":
        assert device.game.phase == DROP, "it lies there only when it has landed"
        rows.append(lowest(device))
        device.step()
    assert rows == sorted(rows, reverse=True) and rows[0] > 8
    assert len(set(rows)) > 4
    sheet = device.game.sheet()
    assert {cell: sheet.digit(cell) for cell in wanted} == wanted


def test_a_key_cuts_it_short_and_acts_on_what_follows():
    device = dropping()
    device.tap("a")
    assert device.name == "motion"
    device.tap("start")
    device.step()
    assert device.game.phase != DROP
    assert device.name == "pause"


def test_the_digits_of_a_combo_are_circled_one_by_one():
    device = Handheld()
    device.play(lambda device: device.name == "combo" and device.screen.action != PASS)
    size = device.screen._combos.size
    circled = set(device.digits().values())
    device.tap("a")
    counts = []
    while device.name == "motion":
        looks = list(device.digits().values())
        counts.append(sum(cells.CHOSEN <= look < cells.CHOSEN + 10 for look in looks))
        assert device.game.phase == COMBO
        device.step()
    assert counts == sorted(counts, reverse=True) and len(set(counts)) > 1
    assert counts[0] >= size - 1 and circled


def test_a_pass_is_not_waited_for():
    device = Handheld()
    device.play(lambda device: device.name == "combo" and device.screen.action != PASS)
    while device.screen.action != PASS:
        device.press("right")
    device.tap("a")
    assert device.game.phase != COMBO


@pytest.mark.parametrize("speed", [0, 1, 2])
def test_it_takes_as_long_as_is_set(speed):
    device = dropping()
    device.app.settings.values[settings.SPEED] = speed
    device.tap("a")
    frames = 0
    while device.name == "motion":
        device.step()
        frames += 1
    assert (frames > 0) == (speed > 0)
    # 13 rows of 24 ms at ease; two frames have gone by with the key.
    assert frames <= speed * 13 * 12 // FRAME_MS + 1


def test_a_slow_screen_drops_frames_not_keys():
    device = dropping()
    device.tap("a")
    device.step(2000)
    assert device.game.phase != DROP
