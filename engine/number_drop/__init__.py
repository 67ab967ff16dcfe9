"""Number Drop: the whole game, for one to six players.

RULES.md is what it plays by.

`Game` is the rules, `Record` a game with its history. What is needed less often is loaded where it
is: `replay` (a game from its bytes), `legal` (every choice by its number), `bot` (an opponent),
`house` (games with house rules).
"""

from engine.number_drop.game import Game as Game
from engine.number_drop.record import Record as Record
