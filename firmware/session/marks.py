"""Marks saved with a game: whether undo or hints were used, or strict mode forbids both.

Two more say how it was begun: by a code or a link, which has a slot of its own (slots.py), or as
the first try of the day's game (daily.py).
"""

from engine.const import const

UNDO = const(1)  # something was undone
HINT = const(2)  # a hint was used
STRICT = const(4)  # neither is allowed
LINKED = const(8)  # begun by a code or a link
FIRST = const(16)  # the first try of a daily game
