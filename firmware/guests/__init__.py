"""Your own computer players: one file each, with a function choose(game, legal).

To add one, put <name>.py into this folder and its name, three lowercase letters, into NAMES. Any
seat can then be given to it, after LU6. A player that thinks in steps defines a class Player
instead, with the interface of Bot in engine/number_drop/bot.py. Guests play Number Drop only; in
Drop It their seats play as LU6.
"""

NAMES: tuple[str, ...] = ()
POINTS: dict[str, int] = {}  # known mean solo scores, by seat name
