"""Setting the table of Drop It: how many play, by which rules, their names, and the computer's."""

from engine.const import const
from firmware.games.drop_it_variant import EDGES, JOKERS, TEAMS
from firmware.screens.menu_screen import MenuScreen
from firmware.seats import Seats

_WIDTH = const(140)
_COUNT = const(1)  # the lines
_TEAMS = const(2)
_EDGES = const(3)
_JOKERS = const(4)
_FIRST = const(5)  # the line of the first seat
_MOST_PLAYERS = const(4)


class Screen(MenuScreen):
    """START on the first line, then the rules, and a line for each player.

    What is changed here is `App.draft` and `App.variant`: the game that is on keeps its own.
    """

    def __init__(self, app, seed=None, line=0):
        if app.draft is None:
            app.draft = Seats()
            app.draft.copy_from(app.seats)
            app.draft.count = min(app.draft.count, _MOST_PLAYERS)
        self.table = app.draft
        self._texts = app.words_of("table")
        self._own = app.words_of("drop_it_table")
        lines = [self._texts.START, self._texts.HEADING]
        lines += [self._own.TEAMS, self._own.EDGES, self._own.JOKERS]
        for seat in range(self.table.count):
            lines.append(self._texts.PLAYER + str(seat + 1))
        super().__init__(app, self._texts.HEADING, lines, line, width=_WIDTH)
        self._show()

    def _show(self):
        texts, own, table = self._texts, self._own, self.table
        variant = self.app.variant
        self.menu.set_value(_COUNT, str(table.count))
        self.menu.set_value(_TEAMS, own.NO_YES[variant & TEAMS])
        self.menu.set_value(_EDGES, own.EDGE_KINDS[variant // EDGES & 3])
        self.menu.set_value(_JOKERS, own.NO_YES[variant // JOKERS & 1])
        for seat in range(table.count):
            text = table.name(seat)
            if table.is_computer(seat):
                text = texts.COMPUTER + text
            self.menu.set_value(_FIRST + seat, text)
        line = self.menu.chosen
        if line == 0:
            self.say(texts.HINTS_START)
        elif line < _FIRST or self.app.key_map.is_few:
            few = self.app.key_map.is_few
            self.say(texts.HINTS_SEAT if few else own.HINTS_RULE, self._meaning(line))
        else:
            computer = table.is_computer(line - _FIRST)
            self.say(texts.HINTS_COMPUTER if computer else texts.HINTS_PERSON)

    def _meaning(self, line):
        """Return what a line is good for."""
        return self._own.MEANINGS[line - _TEAMS] if _TEAMS <= line < _FIRST else ""

    def step(self, step):
        super().step(step)
        self._show()

    def change(self, line, step):
        """Count the players, change a rule, or let another kind of player sit there."""
        app = self.app
        if line == _COUNT:
            self.table.count = (self.table.count - 2 + step) % (_MOST_PLAYERS - 1) + 2
            app.remake(None, _COUNT)
        elif line == _TEAMS:
            app.variant ^= TEAMS
        elif line == _JOKERS:
            app.variant ^= JOKERS
        elif line == _EDGES:
            edges = app.variant // EDGES & 3
            app.variant += ((edges + step) % 3 - edges) * EDGES
        elif line >= _FIRST:
            self.table.step_kind(line - _FIRST, step)
        if app.screen is self:
            self._show()

    def do(self, line):
        """Begin the game, or write a name."""
        self.again = (None, line)
        if line == 0:
            self.app.begin(self.table.count)
        elif line < _FIRST:
            self.change(line, 1)
        elif not self.table.is_computer(line - _FIRST):
            heading = self._texts.PLAYER + str(line - _FIRST + 1)
            self.app.open("name_entry", heading, self.table.names[line - _FIRST])

    def choose(self):
        """On few keys a seat has a menu of its own: who plays there, and under which name."""
        line = self.menu.chosen
        if line < _FIRST:
            super().choose()
        else:
            self.again = (None, line)
            self.app.open("seat", line - _FIRST)

    def leave(self):
        """Go back, and leave the table as it was."""
        self.app.draft = None
        super().leave()
