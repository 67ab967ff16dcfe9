"""Handhelds in the middle of a game whose sheet and dice a test has set."""

from engine.number_drop.sheet import Sheet
from tests.engine.playing import saved
from tests.engine.positions import dropping, take
from tests.firmware.handheld import Handheld, begin


def at_drop(dice: str, *rows: str, drawn: bool = False, **taken: list[int]) -> Handheld:
    """Return a handheld before the drop of these dice on this sheet, with values circled.

    `rows` as for positions.fill; `same` and `run` are the values circled.
    """
    device = Handheld(drawn=drawn)
    begin(device)
    position = dropping(dice, *rows)
    take(position.sheet(), **taken)
    device.game.load_from(saved(position))
    device.app.show_phase()
    assert device.name == "drop"
    return device


def empty(sheet: Sheet) -> None:
    """Make it a new sheet."""
    sheet.bytes[:] = Sheet().bytes
