"""Pig's computer players, which hold at more points the higher their level."""

from engine.pig.game import HOLD, ROLL
from firmware.session.chooser import Chooser


def player(level: int) -> Chooser:
    return Chooser(lambda game: HOLD if game.points >= 6 + 2 * (level or 7) else ROLL)
