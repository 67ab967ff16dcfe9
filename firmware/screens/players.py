"""Setting the table: how many play, their names, and which of them the computer plays."""

from engine.const import const
from firmware.screens.menu_screen import MenuScreen
from firmware.seats import Seats

_WIDTH = const(140)
_COUNT = const(1)  # the line that says how many play
_FIRST = const(2)  # the line of the first seat


class Screen(MenuScreen):
    """START on the first line, then how many play, and a line for each of them.

    What is changed here is `App.draft`: the game that is on keeps its own seats.
    """

    def __init__(self, app, seed=None, line=0):
        if app.draft is None:
            app.draft = Seats()
            app.draft.copy_from(app.seats)
        self.table = app.draft
        self._seed = seed
        self._texts = app.words_of("table")
        lines = [self._texts.START, self._texts.HEADING]
        for seat in range(self.table.count):
            lines.append(self._texts.PLAYER + str(seat + 1))
        super().__init__(app, self._texts.HEADING, lines, line, width=_WIDTH)
        self._show()

    def _show(self):
        texts = self._texts
        table = self.table
        self.menu.set_value(_COUNT, str(table.count))
        for seat in range(table.count):
            text = table.name(seat)
            if table.is_computer(seat):
                text = texts.COMPUTER + text
            self.menu.set_value(_FIRST + seat, text)
        line = self.menu.chosen
        if line < _FIRST:
            self.say(texts.HINTS_COUNT if line else texts.HINTS_START)
        elif self.app.key_map.is_few:
            self.say(texts.HINTS_SEAT)
        else:
            computer = table.is_computer(line - _FIRST)
            self.say(texts.HINTS_COMPUTER if computer else texts.HINTS_PERSON)

    def step(self, step):
        super().step(step)
        self._show()

    def change(self, line, step):
        """Count the players, or let another kind of player sit there."""
        if line == _COUNT:
            self.table.step_count(step)
            self.app.remake(self._seed, _COUNT)
        elif line >= _FIRST:
            self.table.step_kind(line - _FIRST, step)
            self._show()

    def do(self, line):
        """Begin the game, or write a name."""
        self.again = (self._seed, line)
        if line == 0:
            self.app.begin(self.table.count, self._seed)
        elif line == _COUNT:
            self.change(line, 1)
        elif not self.table.is_computer(line - _FIRST):
            heading = self._texts.PLAYER + str(line - 1)
            self.app.open("name_entry", heading, self.table.names[line - _FIRST])

    def choose(self):
        """On few keys a seat has a menu of its own: who plays there, and under which name."""
        line = self.menu.chosen
        if line < _FIRST:
            super().choose()
        else:
            self.again = (self._seed, line)
            self.app.open("seat", line - _FIRST)

    def leave(self):
        """Go back, and leave the table as it was."""
        self.app.draft = None
        super().leave()
