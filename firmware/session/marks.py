"""Marks saved with a game: whether undo or hints were used, or strict mode forbids both."""

from engine.const import const

UNDO = const(1)  # something was undone
HINT = const(2)  # a hint was used
STRICT = const(4)  # neither is allowed
