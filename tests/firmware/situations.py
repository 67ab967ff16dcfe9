"""Handhelds in the middle of a game, with a given sheet and dice."""

import itertools
import sys
from functools import cache

from engine.number_drop.record import Record
from engine.number_drop.sheet import LINE, Sheet
from engine.number_drop.table import OVER
from engine.store.journal import Journal
from firmware import games
from firmware.memory import loader
from tests.engine.playing import saved
from tests.engine.positions import CIRCLED, VALUES, dropping, take
from tests.firmware.handheld import Handheld, begin

ROW_MARK = 128


def at_drop(
    dice: str,
    *rows: str,
    drawn: bool = False,
    journal: Journal | None = None,
    **taken: list[int],
) -> Handheld:
    """Return a handheld before the drop of these dice, on this sheet.

    `rows` as for positions.fill; `same` and `run` are the values circled.
    """
    device = Handheld(drawn=drawn, journal=journal)
    begin(device)
    position = dropping(dice, *rows)
    take(position.sheet(), **taken)
    device.game.load_from(saved(position))
    device.show_phase()
    device.app.navigator.run_transitions()
    assert device.name == "drop"
    return device


def unload_engines() -> None:
    """Unload the engines of all games, and everything that refers to them."""
    games.unload_engine()
    for game in games.NAMES:
        home = games.folder(game)
        parts = (home + ".game", home + ".forced_choices", home + ".log_entries", "engine." + game)
        loader.unload([*parts, *(name for name in sys.modules if name.startswith(parts))])


def empty(sheet: Sheet) -> None:
    """Make it a new sheet."""
    sheet.bytes[:] = Sheet().bytes


def give(sheet: Sheet, score: int) -> None:
    """Circle what makes a score."""
    sheet.bytes[:] = _scoring(score)


@cache
def _scoring(score: int) -> bytes:
    """Return the bytes of a sheet with a score."""
    sheet = Sheet()
    for same, run, bonus, lost in itertools.product(range(32), range(32), (0, 32), range(4)):
        empty(sheet)
        sheet.bytes[VALUES], sheet.bytes[VALUES + 1] = same | bonus, run
        rows, rest = divmod(score - sheet.score() + 5 * lost, 2)
        if rest == 0 and 0 <= rows <= LINE:
            for row in (*range(rows), *range(LINE, LINE + lost)):
                sheet.bytes[CIRCLED + row] |= ROW_MARK
            return bytes(sheet.bytes)
    raise ValueError(f"no sheet has {score} points")


def finished(score: int, seed: int = 1) -> Record:
    """Return a solo game that ended with a score."""
    record = Record(1, seed)
    give(record.game.sheet(), score)
    record.game.phase = OVER
    return record
