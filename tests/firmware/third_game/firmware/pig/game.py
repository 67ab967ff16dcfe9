"""Pig, for the firmware: how its games begin and go on."""

from engine.pig.game import ROLL, Record
from firmware.kept.plain_game import put, settle, undo  # noqa: F401 asked for
from firmware.session import rules
from firmware.sound import effects

NAME = "pig"
USERS = ()


def new(players, seed, variant=0):
    return Record(players, seed)


class Rules(rules.Rules):
    def screen(self, game):
        return "over" if game.is_over() else "turn"

    def effect(self, action):
        return effects.ROLL if action == ROLL else effects.PRESS

    def is_quiet(self, game):
        return game.points == 0
