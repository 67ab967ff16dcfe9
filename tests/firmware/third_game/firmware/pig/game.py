"""Pig, for the firmware: how its games begin and go on."""

from engine.pig.game import ROLL
from engine.pig.record import Record
from firmware.session import rules
from firmware.sound import effects

NAME = "pig"
USERS = ()


def new(players, seed, variant=0):
    return Record(players, seed)


def put(log, record, action, count):
    log.begin()
    log.carry(action, 1)
    return log.end()


def settle(record):
    pass


def undo(record):
    record.undo()


class Rules(rules.Rules):
    def screen(self, game):
        return "over" if game.is_over() else "turn"

    def effect(self, action):
        return effects.ROLL if action == ROLL else effects.PRESS

    def is_quiet(self, game):
        return game.points == 0
