"""The end of a game of Pig: the ranks around the own score, or who has won."""

from engine.standing import winners
from firmware.screens import ending
from firmware.screens.base import Base
from firmware.widgets import font, labels
from firmware.widgets.frame import Frame


class Screen(Base):
    def __init__(self, app, name=None):
        super().__init__(app)
        self.rank = ending.rank(app, name)
        self.again = (b"",)
        ends = app.words_of("end")
        self.group = Frame(app.width, app.height, ending.heading(ends, self.rank))
        self.bar = self.group.bar
        game = app.session.record.game
        rows, bright = ending.ladder(app, ends) if game.players == 1 else self._players(game)
        grid = labels.make_grid(8, self.group.top + 8, app.width - 16, 8, len(rows))
        lines = [" ".join(row) for row in rows]
        labels.put_column(grid, font.SMALL, 8, lines, bright)
        grid.layout_cells()
        self.group.append(grid)
        self.remark("")

    def _players(self, game):
        won = winners(game)
        order = ending.order(game)
        wins = self.app.words_of("table").WINNER
        rows = [
            (self.app.name_of(player), str(game.score(player)), wins * (won >> player & 1))
            for player in order
        ]
        return rows, [row for row, player in enumerate(order) if won >> player & 1]

    def remark(self, message):
        self.bar.show(ending.hints(self.app, self.app.words_of("end"), None), message)

    def choose(self):
        ending.open_menu(self.app)

    def press(self, key):
        ending.press(self, key)
