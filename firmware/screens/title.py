"""The title: go on with the game begun, start a new one, or go to what is beside the games."""

from engine.number_drop.table import MOST_PLAYERS
from firmware.screens.menu_screen import MenuScreen
from firmware.widgets.logo import Credit, Logo


class Screen(MenuScreen):
    """The menu below the game's name."""

    def __init__(self, app, chosen=0):
        words = app.words
        self.players = 1 if app.record is None else app.record.game.players
        self.has_game = app.record is not None and not app.record.game.is_over()
        self.lines = ("new", "players", "rules", "scores", "statistics", "settings")
        if self.has_game:
            self.lines = ("continue",) + self.lines
        texts = {
            "continue": words.CONTINUE,
            "new": words.NEW_GAME,
            "players": words.PLAYERS,
            "rules": words.HOW_TO_PLAY,
            "scores": words.SCORES,
            "statistics": words.STATISTICS,
            "settings": words.SETTINGS,
        }
        lines = [texts[line] for line in self.lines]
        logo = Logo(app.width, app.height, words.TITLE)
        credit = Credit(app.width, app.height, words.CREDIT)
        super().__init__(app, "", lines, chosen, top=logo.height, bottom=credit.height)
        self._asks = False  # whether to give up the game begun
        self.group.append(logo)
        self.group.append(credit)
        self._show()

    def line(self):
        """Return the name of the line that is chosen."""
        return self.lines[self.menu.chosen]

    def _show(self):
        words = self.app.words
        self.menu.set_value(self.lines.index("players"), str(self.players))
        if self._asks:
            self.say(words.HINTS_REPLACES, words.REPLACES)
        elif self.line() == "players":
            self.say(words.HINTS_PLAYERS)
        else:
            self.say(words.HINTS_MENU, self._notice())

    def _notice(self):
        """Return what there is to say of how the device was found when it was switched on."""
        storage = self.app.storage
        if self.app.nonsense:
            return self.app.words.NONSENSE + self.app.nonsense
        if self.app.record is not None:
            return ""
        if storage.was_damaged:
            return self.app.words.DAMAGED
        return self.app.words.EMPTY if storage.was_empty else ""

    def press(self, key):
        """Choose a line, and do what it says; any key but A takes the question back."""
        if key != "a":
            self._asks = False
        super().press(key)
        if key != "a":
            self._show()

    def change(self, line, step):
        """Count the players, round the ends."""
        if self.line() == "players":
            self.players = (self.players - 1 + step) % MOST_PLAYERS + 1

    def do(self, line):
        """Go on with the game begun; begin one, asking before that ends another; or leave."""
        if self.line() == "continue":
            self.app.follow(-1)  # nobody has the device yet
        elif self.line() not in ("new", "players"):
            self.open(self.line())
        elif self.has_game and not self._asks:
            self._asks = True
            self._show()
        else:
            self.app.new_game(self.players)

    def leave(self):
        """Stay: there is nothing behind the title."""
