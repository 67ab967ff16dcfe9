"""How a game is played: with undo, with hints, or in strict mode without either.

The marks are saved with the game.
"""

from engine.const import const

UNDO = const(1)  # something was undone
HINT = const(2)  # a hint was used
STRICT = const(4)  # neither is allowed
