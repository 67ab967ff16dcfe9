"""The end: the final sheet, the score by column, and the blue score it beats or who has won."""

from displayio import Group

from engine.const import const
from engine.number_drop.sheet import RUN, SAME
from firmware import ranks
from firmware.screens.base import Base
from firmware.widgets import background, bars, font, table
from firmware.widgets.grid import GridView
from firmware.widgets.layout import Layout
from firmware.widgets.text_line import CENTRE, LEFT, RIGHT, TextLine

_LINE = const(9)  # pixels from one line of the score to the next
_TOP = const(15)
_LADDER = const(8)  # pixels from one line of the ranking to the next


class Screen(Base):
    """Left and right look at the other players' sheets."""

    def __init__(self, app):
        super().__init__(app)
        self.game = app.record.game
        words = app.words
        place = Layout(app.width, app.height)
        x, width = place.panel_x, place.text_width
        self._grid = GridView(place.grid_x, place.grid_y)
        self._title = TextLine(font.LARGE, x, 3, width, "circled", CENTRE)
        self._points = []
        self.group = Group()
        self.group.append(background.make(place.width, place.height))
        self.group.append(self._grid)
        self.group.append(self._title)
        for i, name in enumerate(words.COLUMNS + (words.TOTAL,)):
            face = font.LARGE if name == words.TOTAL else font.SMALL
            y = _TOP + i * _LINE
            self.group.append(TextLine(face, x, y, width, "dim", LEFT, name))
            points = TextLine(face, x, y, width, "ink", RIGHT)
            self._points.append(points)
            self.group.append(points)
        self.group.append(self._ranking(x, _TOP + 5 * _LINE + 2, width))
        self._hints = bars.HintBar(place.panel_x, place.hints_y, place.panel_width)
        self._hints.show(words.HINTS_OVER if self.game.players == 1 else words.HINTS_RANKING)
        self.group.append(self._hints)
        self._player = 0
        while self.game.winners() >> self._player & 1 == 0:
            self._player += 1
        self._show_player()

    def _show_player(self):
        words = self.app.words
        sheet = self.game.sheets[self._player]
        self._grid.show_sheet(sheet)
        if self.game.players == 1:
            self._title.text = words.GAME_OVER
        else:
            self._title.text = words.PLAYER + str(self._player + 1)
        columns = (
            sheet.rows_score(),
            sheet.column_score(SAME),
            sheet.column_score(RUN),
            sheet.bonus_score(),
            sheet.score(),
        )
        for i in range(5):
            self._points[i].text = str(columns[i])

    def _ranking(self, x, y, width):
        """Return the lines that say how good that was."""
        rows, bright = self._players() if self.game.players > 1 else self._ladder()
        aligns = (table.LEFT, table.CENTRE, table.RIGHT)
        return table.make(x, y, width, _LADDER * len(rows), rows, aligns, bright=bright)

    def _ladder(self):
        """Return the blue scores around the player's own, and the numbers of the lines to light."""
        words = self.app.words
        score = self.game.score(0)
        rank = ranks.rank(score)
        last = len(ranks.NAMES)
        above = rank - 1 if rank else last  # how many names are not beaten
        rows = []
        for i in range(max(0, above - 2), above):
            rows.append((str(i + 1), ranks.NAMES[i], str(ranks.SCORES[i])))
        bright = (len(rows),)
        rows.append((words.RANK + str(rank) if rank else "", words.YOU, str(score)))
        for i in range(above, min(last, above + 4 - len(rows))):
            rows.append((str(i + 1), ranks.NAMES[i], str(ranks.SCORES[i])))
        return rows, bright

    def _players(self):
        """Return the players by their totals, and the numbers of the winners' lines: the first."""
        words = self.app.words
        order = sorted([(-self.game.score(p), p) for p in range(self.game.players)])
        rows = []
        for score, player in order:
            wins = words.WINS if self.game.winners() >> player & 1 else ""
            rows.append((words.PLAYER + str(player + 1), wins, str(-score)))
        return rows, range(sum([wins != "" for _, wins, _ in rows]))

    def press(self, key):
        """Play again, go to the title, take the last choice back, or look at another sheet."""
        if key == "start":  # not A: the press that ended the game may come twice
            self.app.new_game(self.game.players)
        elif key == "select":
            self.app.show("title")
        elif key == "help":
            self.app.open("help", self.name)
        elif key == "b":
            if not self.app.undo():
                self._hints.show(self.app.words.HINTS_OVER, self.app.no_undo())
        elif key in ("left", "right"):
            step = 1 if key == "right" else -1
            self._player = (self._player + step) % self.game.players
            self._show_player()
