"""Your own computer players: a file each, with choose(game, legal).

A new one is a file <name>.py beside this one, and its name, three small letters, in NAMES. At the
table it can then be chosen for any seat, behind LU6. One that thinks in steps is a class Player,
used as engine/number_drop/bot.py's Bot is. Drop It they do not know: there their seats play as LU6.
"""

NAMES: tuple[str, ...] = ()
POINTS: dict[str, int] = {}  # what some of them are known to reach alone, by the seat's name
