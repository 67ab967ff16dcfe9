"""GO! and the red line, and how danger is drawn.

A block's ghost is red, tiles shake, and what is near blinks.
"""

from typing import Any

import pytest
from PIL import Image

from engine.number_drop.sheet import LINE
from engine.number_drop.table import BLOCK, TILES
from firmware.kept import settings
from firmware.number_drop.widgets import cells
from tests.engine.positions import fill
from tests.firmware.handheld import FRAME_MS, LINED, Handheld, begin, held
from tests.firmware.scenes import SCENES
from tests.firmware.situations import empty

WARNING, GHOST = (255, 85, 102), (107, 240, 154)


def at_go(speed: int = 2) -> Handheld:
    """Return a handheld whose first tile has just slid to GO!."""
    device = Handheld(drawn=True)
    device.app.settings.values[settings.SPEED] = speed
    begin(device)
    device.play(lambda device: device.name == "slide")
    device.game.notches[0] = 3
    device.screen.go(-device.screen.letter)
    device.tap("a")
    assert device.game.phase == BLOCK
    return device


def is_seen(picture: Image.Image, colour: tuple[int, int, int]) -> bool:
    """Return whether any pixel has nearly this colour, as a screen has fewer than a theme."""
    found: Any = picture.getcolors(9999)
    return any(
        max(abs(one - other) for one, other in zip(pixel, colour, strict=True)) < 12
        for _, pixel in found
    )


def test_a_blocks_ghost_has_the_penaltys_colour_and_no_shapes():
    cells = SCENES["block"]().picture().crop((0, 40, 64, 112))  # those below the line
    assert is_seen(cells, WARNING) and not is_seen(cells, GHOST)


def test_the_tiles_shake_and_a_key_acts_at_once():
    device = at_go()
    seen = set()
    while not device.app.at_rest:
        seen.add(device.app.navigator.view.tiles.x)
        device.step()
    middle = device.app.navigator.view.tiles.x
    assert {middle - 1, middle + 1} <= seen
    device = at_go()
    count = device.app.session.record.count
    device.tap("a")
    device.rest()
    assert device.app.session.record.count > count
    assert at_go(0).app.at_rest


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
def test_on_a_low_screen_the_block_blinks_in_place_of_a_shake(board):
    with held(board):
        device = at_go()
        middle = device.app.navigator.view.tiles.x
        seen: list[int] = []
        while not device.app.at_rest:
            assert device.app.navigator.view.tiles.x == middle
            looks = set(device.digits().values()) & {cells.BLOCK, cells.GHOST_BLOCK}
            assert len(looks) == 1
            seen.extend(looks)
            device.step()
        assert cells.GHOST_BLOCK in device.digits().values()
    changes = [one for one, other in zip(seen, seen[1:], strict=False) if one != other]
    assert changes.count(cells.BLOCK) >= 1 and changes.count(cells.GHOST_BLOCK) >= 1


def at_roll(*rows: str, notches: tuple[int, ...] = (0,) * 5, speed: int = 2) -> Handheld:
    """Return a handheld before a roll, with these rows and tiles."""
    device = Handheld(drawn=True)
    device.app.settings.values[settings.SPEED] = speed
    begin(device)
    empty(device.game.sheet())
    fill(device.game.sheet(), *rows)
    device.game.notches[:] = bytes(notches)
    device.game.round = 2
    device.show_phase()
    device.app.navigator.run_transitions()
    device.rest()
    return device


def blinks(device: Handheld) -> list[bool]:
    """Return whether the red line is visible, step by step."""
    line = device.app.navigator.view.grid.line
    seen = []
    for _ in range(2000 // FRAME_MS):
        device.step()
        assert device.app.at_rest, "nothing waits for it"
        seen.append(not line.hidden)
    return seen


@pytest.mark.parametrize(("height", "is_near"), [(8, False), (9, True)])
def test_the_line_blinks_when_it_is_near(height, is_near):
    device = at_roll(*["...5..."] * height)
    seen = blinks(device)
    assert any(seen) and all(seen) != is_near
    device.screen.look_at(0)
    assert not device.app.navigator.view.grid.line.hidden


@pytest.mark.parametrize("board", ["raspberry_pi_pico_mono", "tinycircuits_thumby"])
@pytest.mark.parametrize(("height", "is_near"), [(8, False), (9, True)])
def test_on_a_low_screen_the_line_blinks_in_the_pictures_of_its_cells(board, height, is_near):
    def has_line() -> bool:
        cells = device.app.navigator.view.grid._all[LINE * 8 : LINE * 8 + 7]
        assert len({cell >= LINED for cell in cells}) == 1
        return cells[0] >= LINED

    def looks(ms: int) -> set[bool]:
        seen = set()
        for _ in range(ms // FRAME_MS):
            device.step()
            assert device.app.at_rest, "nothing waits for it"
            seen.add(has_line())
        return seen

    with held(board):
        device = at_roll(*["...5..."] * height)
        before = device.digits()
        assert looks(3000) == ({True, False} if is_near else {True})
        assert device.digits() == before
        device.play_to("drop")
        device.step()
        for _ in range(8):
            device.press("left right")
            assert looks(200) == {True}, "what moves is enough"
        device.play(lambda device: device.name == "drop")
        assert looks(3000) == ({True, False} if is_near else {True})


def test_the_last_tile_blinks_and_nothing_without_animations():
    for speed in (2, 0):
        device = at_roll("1234567", notches=(4, 4, 2, 4, 4), speed=speed)
        tiles = device.app.navigator.view.tiles
        (notches,) = [part for part in tiles if getattr(part, "height", 0) == TILES]
        looks = set()
        for _ in range(2000 // FRAME_MS):
            device.step()
            looks.add(notches[2])
        assert len(looks) == (2 if speed else 1)
