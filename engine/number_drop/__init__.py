"""Number Drop by RULES.md, for one to six players.

`Game` has the rules, `Record` adds the history. Imported only where needed: `replay` (a game from
its bytes), `legal` (every choice by its number), `bot` (an opponent), `house` (house rules).
"""

from engine.number_drop.game import Game as Game
from engine.number_drop.record import Record as Record
