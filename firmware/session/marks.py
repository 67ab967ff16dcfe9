"""How a game is played: with undo, with hints, or strictly.

Strictly is without both. It is kept with the game.
"""

from engine.const import const

UNDO = const(1)  # something was undone
HINT = const(2)  # a hint was asked for
STRICT = const(4)  # neither is possible
