"""A game of Pig with its history, as bytes and once more: a bit for each action."""

from engine import replay
from engine.packing import Bits
from engine.pig.game import HOLD, TURNS, Game

VERSION = 0x3A
_HEAD = 53  # bits before the actions
_MOST = 10  # actions of a turn


def carry(bits, game, action=0):
    return bits.carry(action, 1)


class Record:
    def __init__(self, players, seed):
        self.game = Game(players, seed)
        self.count = 0
        self.bits = Bits(bytearray((_HEAD + _MOST * TURNS * players + 7) // 8))
        for number, width in ((VERSION, 8), (players, 3), (seed & 0xFFFF, 16), (seed >> 16, 16)):
            self.bits.carry(number, width)
        self.bits.carry(0, 10)

    def apply(self, action):
        self.game.apply(action)
        self.bits.carry(action, 1)
        self.count += 1

    def can_undo(self):
        """Return whether the latest action is not a roll: dice are for good."""
        at = self.bits.at - 1
        return self.count > 0 and self.bits.data[at >> 3] >> (at & 7) & 1 == HOLD

    def undo(self):
        self.count -= 1
        self.bits.at -= 1
        again = Replay(self)
        for _ in range(self.count):
            again.do(again.next())
        self.game = again.game

    def to_bytes(self):
        end, self.bits.at = self.bits.at, 43
        self.bits.carry(self.count, 10)
        self.bits.at = end
        return self.bits.sealed()


def from_bytes(data):
    bits = replay.opened(data, VERSION, _HEAD // 8)
    players = bits.carry(0, 3)
    record = Record(players, bits.carry(0, 16) | bits.carry(0, 16) << 16)
    for _ in range(bits.carry(0, 10)):
        record.apply(bits.carry(0, 1))
    return record


class Replay(replay.Replay):
    def __init__(self, record):
        game = record.game
        again = Game(game.players, game.seed_low | game.seed_high << 16)
        super().__init__(again, carry, record, _HEAD)
