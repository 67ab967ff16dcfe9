"""Pig, for the firmware: how its games begin and go on."""

from engine.pig.game import ROLL
from engine.pig.record import Record
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


class Rules:
    HAS_SHEETS = False
    MOTION = END_ON_TABLE = ""
    variant = 0

    def __init__(self, game):
        self.gains = [0] * game.players

    def memo(self):
        return self.gains

    def recall(self, memo):
        self.gains = memo

    def player(self, game):
        return game.player()

    def screen(self, game):
        return "over" if game.is_over() else "turn"

    def end(self, game, is_whole, is_low):
        return "over"

    def is_seen(self, game, action):
        return False

    def look(self, game):
        pass

    def act(self, record, action):
        player = record.game.player()
        before = record.game.score(player)
        record.apply(action)
        self.gains[player] = record.game.score(player) - before
        return effects.ROLL if action == ROLL else effects.PRESS

    def listen(self, game):
        return b""

    def is_told(self, game):
        return False

    def gain(self, game, player):
        return self.gains[player]

    def is_quiet(self, game):
        return game.points == 0

    def can_undo(self, record, seats):
        return record.can_undo()
