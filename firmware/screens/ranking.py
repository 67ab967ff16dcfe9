"""The end of a game of several: everyone's four columns and total, the winners bright."""

from displayio import Group

from engine.const import const
from engine.standing import winners
from firmware.screens import ending
from firmware.screens.base import Base
from firmware.widgets import bars, font, labels, layout
from firmware.widgets.columns import columns as columns_of

_TITLE_Y = const(4)
_WINNERS_Y = const(14)
_LIST_Y = const(39)
_LINE = const(11)  # pixels from one player to the next
_MARGIN = const(1)
_NAME_WIDTH = const(27)
_STAR_WIDTH = const(10)
_NAMED = const(3)  # names of winners that one line has room for
_STAR = " *"  # behind a winner's name, so that it is not told by the colour alone


class Screen(Base):
    """Left and right go to the players' sheets. No table is in memory meanwhile."""

    def __init__(self, app, name=None):
        """`name` is of no meaning: no rank is recorded of a game of several."""
        super().__init__(app)
        self.game = app.record.game
        self._texts = app.words_of("table")
        hints_y = app.height - layout.bar_height(app.height)
        self.group = Group()
        menus = app.words_of("menus")
        self._append_titles(menus)
        self._append_table(app.words.COLUMNS + (menus.TOTAL,))
        self.bar = bars.HintBar(0, hints_y, app.width, app.height - hints_y)
        self.group.append(self.bar)
        self.remark("")

    def remark(self, message):
        """Say something beside what the keys do."""
        self.bar.show(ending.hints(self.app, self._texts), message)

    def _append_titles(self, menus):
        app = self.app
        won = winners(self.game)
        names = [app.name_of(p) for p in ending.order(self.game) if won >> p & 1]
        for face, y, colour, text in (
            (font.SMALL, _TITLE_Y, "dim", menus.GAME_OVER + "  " + app.seed_text()),
            (font.LARGE, _WINNERS_Y, "circled", _who_wins(self._texts, names, app.width)),
        ):
            self.group.append(labels.make(face, 0, y, app.width, colour, labels.CENTRE, text))

    def _append_table(self, heads):
        """Show the heads, and below them a row for each player, its name and total large."""
        app = self.app
        players = ending.order(self.game)
        wide, left = _column(app.width)
        right = app.width - _MARGIN
        large = _LIST_Y + font.LARGE.ascent
        small = _LIST_Y + 1 + font.SMALL.ascent
        outer = labels.make_grid(_MARGIN, large, right - _MARGIN, _LINE, len(players))
        columns = labels.make_grid(left, small - _LINE, 5 * wide, _LINE, len(players) + 1, 5)
        if max([font.SMALL.width(head) for head in heads]) >= wide:
            heads = self._texts.SHORT_COLUMNS
        for column, head in enumerate(heads):
            _put(columns, 0, font.SMALL, "dim", labels.RIGHT, head, column)
        won = winners(self.game)
        for row, player in enumerate(players):
            wins = won >> player & 1
            colour = "circled" if wins else "ink"
            is_told = wins and left > _MARGIN + _NAME_WIDTH + _STAR_WIDTH - 1
            name = app.name_of(player) + (_STAR if is_told else "")
            _put(outer, row, font.LARGE, colour, labels.LEFT, name)
            sheet = self.game.sheets[player]
            for column, points in enumerate(columns_of(sheet)):
                _put(columns, row + 1, font.SMALL, colour, labels.RIGHT, str(points), column)
            _put(outer, row, font.LARGE, colour, labels.RIGHT, str(sheet.score()))
        for grid in (outer, columns):
            grid.layout_cells()
            self.group.append(grid)

    def choose(self):
        """Choose what to do from a menu."""
        self.app.open("end")

    def press(self, key):
        """Look at a sheet, or do what the key does at every end."""
        if key == "right":
            self.app.show("over", None, 0)
        elif key == "left":
            self.app.show("over", None, self.game.players - 1)
        else:
            ending.press(self, key)


def _who_wins(texts, names, width):
    """Return the line that says who has won."""
    if len(names) == 1:
        return names[0] + texts.WINS
    text = texts.AND.join(names) + texts.WIN
    if len(names) <= _NAMED and font.LARGE.width(text) <= width:
        return text
    return texts.MANY_WIN[len(names) - 2]


def _column(width):
    """Return the width of a column and where the first one begins."""
    left = _MARGIN + _NAME_WIDTH + (_STAR_WIDTH if width >= 150 else 0)
    column = (width - _MARGIN - left) // 5
    return column, width - _MARGIN - 5 * column


def _put(grid, row, face, colour, align, text, column=0):
    labels.put(grid, labels.make(face, 0, 0, 0, colour, text=text), row, align, column)
