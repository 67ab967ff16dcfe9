"""Drop It: the whole game, for one to four players, or up to six in two teams.

DROP_IT.md has the rules. `Game` implements them; `Record` is a game with its history. What is
needed less often is imported where it is needed: `replay` (a game from its bytes), `bot` (an
opponent).
"""

from engine.drop_it.game import Game as Game
from engine.drop_it.record import Record as Record
