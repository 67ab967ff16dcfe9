"""The screens: one is shown, and each knows the one that it was opened from."""

from firmware.modules import load, loaded, unload, unload_all

# The modules of screens/ that are not let go with one screen.
_TABLES = ("playing", "play", "drop_it_play")
SHARED = ("base",) + _TABLES
_TOOLS = ("background", "font", "text_line")  # those of widgets/ that are never let go


class Left:
    """What is remembered of a screen that is to be made anew when it is come back to."""

    is_kept = False
    group = None

    def __init__(self, screen):
        self.name = screen.name
        self.again = screen.again
        self.below = screen.below


class ScreenStack:
    """The screen that is shown, `screen`, and the ways from it to others and back."""

    def __init__(self, display, scale):
        """Take the display, and how many of its pixels a screen's pixel is wide and high."""
        self.display = display
        self.scale = scale
        self.screen = None
        self.words = None  # the module of text/ that the screens are written in
        self.view = None  # the table, while a screen of the game is shown or lies below
        self._guests = ()  # modules of widgets/ that only the screen that is shown uses

    def show(self, name, *arguments):
        """Go to a screen: firmware/screens/<name>.py, its class `Screen`, made with `arguments`."""
        self._show(self._make(name, arguments))

    def open(self, name, *arguments):
        """Go to a screen that `close` comes back from, to the one that is shown now."""
        below = self.screen if self.screen.is_kept else Left(self.screen)
        screen = self._make(name, arguments)
        screen.below = below
        self._show(screen)

    def close(self):
        """Go back to the screen that `open` left: a game's as it was, any other one made anew.

        Where the words have changed a game's is made anew too, with what was chosen there.
        """
        below = self.screen.below
        if below.is_kept and below.words is self.words:
            unload_all("screens", SHARED)
            self._show(below)
            below.resume()
            return
        left = Left(below)
        choice = below.choice() if below.is_kept else -1
        self.screen.below = below = None  # a board has no memory for two tables
        screen = self._make(left.name, left.again)
        screen.below = left.below
        if choice >= 0:
            screen.adopt(choice)
        self._show(screen)

    def exchange(self, name, *arguments):
        """Go to a screen in place of the one that is shown: it closes to where that one would."""
        screen = self._make(name, arguments)
        screen.below = self.screen.below
        self._show(screen)

    def remake(self, *arguments):
        """Make the screen that is shown anew, with other arguments."""
        screen = self._make(self.screen.name, arguments)
        screen.below = self.screen.below
        self._show(screen)

    def _make(self, name, arguments):
        unload_all("screens", SHARED)
        for widget in self._guests:
            unload("widgets." + widget)
        before = loaded("widgets")
        screen = load("screens." + self.module_of(name, arguments)).Screen(self, *arguments)
        screen.name = name
        self._guests = ()
        if screen.group is not self.view:
            self._guests = [widget for widget in loaded("widgets") if widget not in before]
        return screen

    def module_of(self, name, arguments=()):
        """Return which module of screens/ a screen is in that is made with `arguments`."""
        return name

    def _show(self, screen):
        left = self.screen
        self.screen = screen
        if self.display.root_group is not screen.group:
            screen.group.scale = self.scale
            self.display.root_group = screen.group
        self._let_go()
        if left is not None and left.group not in (screen.group, self.view):
            _take_apart(left.group)

    def _let_go(self):
        """Let go of what only screens that are gone have used."""
        screen = self.screen
        while screen is not None and screen.group is not self.view:
            screen = screen.below
        if screen is not None:
            return
        self.view = None
        if not self.screen.keeps_table and any(name in _TABLES for name in loaded("screens")):
            for name in _TABLES:
                unload("screens." + name)
            unload_all("widgets", _TOOLS)


def _take_apart(group):
    """Empty a Group that is not shown again.

    A board's memory is searched for what may point to something: a number that happens to look so
    must not keep a whole picture.
    """
    while group:
        group.pop()
