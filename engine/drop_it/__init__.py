"""Drop It: the whole game, for players alone or in teams.

It is for one to four players, or up to six in two teams; DROP_IT.md is what it plays by.

`Game` is the rules, `Record` a game with its history. What is needed less often is loaded where it
is: `replay` (a game from its bytes), `bot` (an opponent).
"""

from engine.drop_it.game import Game as Game
from engine.drop_it.record import Record as Record
