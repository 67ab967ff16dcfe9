"""Marks saved with a game: whether undo or hints were used, or strict mode forbids both.

One more says that it was begun by a code or a link, which has a slot of its own: see slots.py.
"""

from engine.const import const

UNDO = const(1)  # something was undone
HINT = const(2)  # a hint was used
STRICT = const(4)  # neither is allowed
LINKED = const(8)  # begun by a code or a link
