"""The end: the final sheet, the score by column, and the blue score it beats or who has won."""

from displayio import Group

from engine.const import const
from firmware import ranks
from firmware.screens.base import Play
from firmware.widgets import font, score_lines, table
from firmware.widgets.play_view import columns
from firmware.widgets.score_lines import ScoreLines
from firmware.widgets.text_line import CENTRE, LEFT, RIGHT, TextLine

_TALL = const(128)  # pixels of a screen with room for wide lines
_LADDER = const(8)  # pixels from one line of the ranking to the next, 7 on lower screens


class Screen(Play):
    """Left and right look at the other players' sheets."""

    is_kept = False

    def __init__(self, app):
        super().__init__(app)
        words = app.words
        place = self.view.place
        x, width = place.panel_x, place.text_width
        tall = app.height >= _TALL
        y = 3 if tall else 0
        self._panel = Group()
        face = font.LARGE if font.LARGE.width(words.GAME_OVER) <= width else font.SMALL
        self._title = TextLine(face, x, y, width, "circled", CENTRE)
        y += 12 if tall else 9
        count = len(words.COLUMNS)
        pitch = score_lines.PITCH if tall else score_lines.PITCH - 1
        self._columns = ScoreLines(x, y, width, count, pitch)
        y += count * pitch
        self._total = TextLine(font.LARGE, x, y, width, "ink", RIGHT)
        for part in (
            self._title,
            self._columns,
            TextLine(font.LARGE, x, y, width, "dim", LEFT, words.TOTAL),
            self._total,
        ):
            self._panel.append(part)
        if place.side_x:
            x, y, width = place.side_x, 3, place.side_width
        else:
            y += 11 if tall else 9
        self._panel.append(self._ranking(x, y, width, _LADDER if tall else _LADDER - 1))
        self.view.lend_panel(self._panel)
        self.say(words.HINTS_OVER if self.game.players == 1 else words.HINTS_RANKING)
        self._player = 0
        while self.game.winners() >> self._player & 1 == 0:
            self._player += 1
        self._show_player()

    def _show_player(self):
        words = self.app.words
        sheet = self.game.sheets[self._player]
        self.view.grid.show_sheet(sheet)
        if self.game.players == 1:
            self._title.text = words.GAME_OVER
        else:
            self._title.text = words.PLAYER + str(self._player + 1)
        for row, points in enumerate(columns(sheet)):
            self._columns.show(row, words.COLUMNS[row], str(points))
        self._total.text = str(sheet.score())

    def _ranking(self, x, y, width, pitch):
        """Return the lines that say how good that was."""
        rows, bright = self._players() if self.game.players > 1 else self._ladder()
        aligns = (table.LEFT, table.CENTRE, table.RIGHT)
        third = width // len(aligns)
        if max([font.SMALL.width(text) for row in rows for text in row]) > third:
            rows = [(row[0].split(" ")[-1],) + row[1:] for row in rows]
        return table.make(x, y, width, pitch * len(rows), rows, aligns, bright=bright)

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
                self.view.hints.show(self._hints, self.app.no_undo())
        elif key in ("left", "right"):
            step = 1 if key == "right" else -1
            self._player = (self._player + step) % self.game.players
            self._show_player()
