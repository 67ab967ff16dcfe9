"""Drop It: the whole game, for one to four players, or six in two teams, by DROP_IT.md.

`Game` is the rules, `Record` a game with its history. What is needed less often is loaded where it
is: `replay` (a game from its bytes), `bot` (an opponent).
"""

from engine.drop_it.game import Game as Game
from engine.drop_it.record import Record as Record
