"""The title: go on with the game begun, or start a new one for one player or up to six."""

from displayio import Group

from engine.number_drop.table import MOST_PLAYERS
from firmware.screens.base import Base
from firmware.widgets import background, bars, font
from firmware.widgets.logo import Logo
from firmware.widgets.menu import PITCH, WIDTH, Menu
from firmware.widgets.text_line import CENTRE, TextLine


class Screen(Base):
    """The menu below the game's name."""

    def __init__(self, app):
        super().__init__(app)
        words = app.words
        self.players = 1 if app.record is None else app.record.game.players
        self.has_game = app.record is not None and not app.record.game.is_over()
        self.lines = ("continue", "new", "players") if self.has_game else ("new", "players")
        texts = {"continue": words.CONTINUE, "new": words.NEW_GAME, "players": words.PLAYERS}
        width = app.width
        height = app.height
        hints_y = height - bars.HINTS_HEIGHT
        self.menu = Menu(
            (width - WIDTH) // 2,
            hints_y - PITCH * len(self.lines) - 14,
            WIDTH,
            [texts[line] for line in self.lines],
        )
        self._hints = bars.HintBar(0, hints_y, width)
        self._asks = False  # whether to give up the game begun
        self.group = Group()
        self.group.append(background.make(width, height))
        self.group.append(Logo(width, words.TITLE))
        self.group.append(self.menu)
        for i in range(len(words.CREDIT)):
            y = hints_y - 12 + i * 6
            self.group.append(TextLine(font.SMALL, 0, y, width, "dim", CENTRE, words.CREDIT[i]))
        self.group.append(self._hints)
        self._show()

    def line(self):
        """Return which line is chosen: continue, new, or players."""
        return self.lines[self.menu.chosen]

    def _show(self):
        words = self.app.words
        self.menu.set_value(self.lines.index("players"), str(self.players))
        if self._asks:
            self._hints.show(words.HINTS_REPLACES, words.REPLACES)
        elif self.line() == "players":
            self._hints.show(words.HINTS_PLAYERS)
        else:
            self._hints.show(words.HINTS_MENU, self._memory())

    def _memory(self):
        """Return what there is to say of the memory, as it was when the device was switched on."""
        storage = self.app.storage
        if self.app.record is not None:
            return ""
        if storage.was_damaged:
            return self.app.words.DAMAGED
        return self.app.words.EMPTY if storage.was_empty else ""

    def press(self, key):
        """Choose a line, and do what it says."""
        if key == "a":
            self._do()
            return
        self._asks = False
        if key == "up":
            self.menu.step(-1)
        elif key == "down":
            self.menu.step(1)
        elif key in ("left", "right") and self.line() == "players":
            step = 1 if key == "right" else -1
            self.players = (self.players - 1 + step) % MOST_PLAYERS + 1
        self._show()

    def _do(self):
        if self.line() == "continue":
            self.app.follow(-1)  # nobody has the device yet
        elif self.has_game and not self._asks:
            self._asks = True
            self._show()
        else:
            self.app.new_game(self.players)
