"""Pig, for the firmware: how its games begin and continue."""

from engine.const import TYPE_CHECKING
from engine.pig.game import ROLL, Record
from firmware.kept.plain_game import put, take_forced_actions, undo
from firmware.session import rules
from firmware.sound import effects

if TYPE_CHECKING:
    from engine.pig.game import Game

NAME = "pig"
__all__ = ("NAME", "Rules", "new", "put", "take_forced_actions", "undo")


def new(players: int, seed: int, variant: int = 0) -> Record:
    return Record(players, seed)


class Rules(rules.Rules):
    """The course of a game."""

    def screen(self, game: "Game") -> str:
        return "over" if game.is_over() else "turn"

    def effect(self, action: int) -> bytes:
        return effects.ROLL if action == ROLL else effects.PRESS

    def is_commit_point(self, game: "Game") -> bool:
        return game.points == 0
