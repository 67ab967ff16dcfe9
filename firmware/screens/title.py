"""The title: go on with the game begun, start a new one, or go to what is beside the games."""

from engine.const import const
from firmware.screens.menu_screen import MenuScreen
from firmware.widgets.layout import is_low
from firmware.widgets.logo import Credit, Logo

_OVERLAP = const(3)  # pixels of the free space below the logo that four large lines need


class Screen(MenuScreen):
    """The menu below the game's name; what is used less often is behind its last line."""

    def __init__(self, app, chosen=0):
        words = app.words
        if app.has_game():
            self.lines = ("continue", "solo", "players", "more")
            texts = (words.CONTINUE, words.SOLO_GAME, words.PLAYERS, words.MORE)
        else:
            self.lines = ("solo", "players", "how_to_play", "more")
            texts = (words.SOLO_GAME, words.PLAYERS, words.HOW_TO_PLAY, words.MORE)
        logo = Logo(app.width, app.height, words.TITLE)
        credit = Credit(app.width, app.height, words.CREDIT[:1])
        top = logo.height if is_low(app.height) else logo.height - _OVERLAP
        super().__init__(app, "", texts, chosen, top=top, bottom=credit.height)
        self.group.append(logo)
        self.group.append(credit)
        self.say(words.HINTS_MENU, self._notice())

    def line(self):
        """Return which line is chosen: continue, solo, or the screen that it leads to."""
        return self.lines[self.menu.chosen]

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

    def do(self, line):
        """Go on with the game begun, or do what the line says."""
        name = self.line()
        if name == "continue":
            self.app.follow(-1)  # nobody has the device yet
        elif name == "solo":
            self.again = (line,)
            self.app.begin(1)
        else:
            self.open(name)

    def leave(self):
        """Stay: there is nothing behind the title."""
