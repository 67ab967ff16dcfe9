"""Number Drop: the whole game, for one player and for two to six; RULES.md is what it plays by.

`Game` is the rules, `Record` a game with its history. For programs that play there are, loaded only
where they are needed, `legal` (every choice by its number) and `bot` (a computer player).
"""

from engine.number_drop.game import Game
from engine.number_drop.record import Record

__all__ = ("Game", "Record")
