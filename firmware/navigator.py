"""The navigator: which screen is shown, and the ways from it to others and back.

`show`, `open`, `close` and the like only note a trip. `travel` makes it after the key's handler has
returned: the handler's frames are then off the Python stack, and the old screen can be unloaded
before the next one is loaded. Both would not fit in a board's memory at once.
"""

import gc

from firmware.loader import give_back, load, loaded, unload, unload_all

# The modules of screens/ that stay loaded with the table.
_TABLES = ("playing", "play", "drop_it_play")
SHARED = ("base",) + _TABLES
_TOOLS = ("background", "font", "text_line")  # those of widgets/ that always stay


class Left:
    """What is remembered of a screen that is made anew when the player comes back to it."""

    is_kept = False
    group = None

    def __init__(self, screen):
        self.name = screen.name
        self.again = screen.again
        self.below = screen.below


class Navigator:
    """The screen that is shown, `screen`, and the trips from it that are still to be made."""

    def __init__(self, display, scale):
        """Take the display, and how many of its pixels a screen's pixel is wide and high."""
        self.display = display
        self.scale = scale
        self.screen = None
        self.words = None  # the module of text/ that the screens are written in
        self.view = None  # the table, while a screen of the game is shown or lies below
        self._guests = ()  # modules of widgets/ that only the screen that is shown uses
        self._trips = []  # calls to make, in order, each with its arguments

    # --- trips to be made ---

    def show(self, name, *arguments):
        """Go to a screen: firmware/screens/<name>.py, its class `Screen`, made with `arguments`."""
        self.later(self._show, name, arguments)

    def open(self, name, *arguments):
        """Go to a screen that `close` comes back from, to the one that is shown now."""
        self.later(self._open, name, arguments)

    def close(self):
        """Go back to the screen that `open` left: a game's as it was, any other one made anew.

        Where the words have changed a game's is made anew too, with what was chosen there.
        """
        self.later(self._close)

    def exchange(self, name, *arguments):
        """Go to a screen in place of the one that is shown: it closes to where that one would."""
        self.later(self._exchange, name, arguments)

    def remake(self, *arguments):
        """Make the screen that is shown anew, with other arguments."""
        self.later(self._exchange, self.screen.name, arguments)

    def later(self, call, *arguments):
        """Call a function after the trips noted so far, when no key's handler runs any more."""
        self._trips.append((call, arguments))

    @property
    def is_travelling(self):
        """Whether there is a trip that has not been made yet."""
        return len(self._trips) > 0

    def travel(self):
        """Make the trips, and those that they lead to."""
        while self._trips:
            give_back()
            call, arguments = self._trips.pop(0)
            call(*arguments)

    # --- making them ---

    def _show(self, name, arguments):
        self._leave(None)
        self._arrive(name, arguments, None)

    def _open(self, name, arguments):
        screen = self.screen
        below = screen if screen.is_kept else Left(screen)
        screen = None  # nothing but `below` may keep it
        self._leave(below)
        self._arrive(name, arguments, below)

    def _exchange(self, name, arguments):
        below = self.screen.below
        self._leave(below)
        self._arrive(name, arguments, below)

    def _close(self):
        below = self.screen.below
        if below.is_kept and below.words is not self.words:
            choice = below.choice()
            below = Left(below)
            self._leave(below)  # a board has no memory for two tables
            self._arrive(below.name, below.again, below.below)
            if choice >= 0:
                self.screen.adopt(choice)
            return
        self._leave(below)
        if below.is_kept:
            self._put_on(below)
            below.resume()
        else:
            self._arrive(below.name, below.again, below.below)

    def _leave(self, below):
        """Unload the screen that is shown, unless it is `below`, the one to come back to."""
        left = self.screen
        self.screen = None
        if left is not None and left is not below and left.group is not self.view:
            self.display.root_group = None
            _take_apart(left.group)
        left = None
        unload_all("screens", SHARED)
        for widget in self._guests:
            unload("widgets." + widget)
        self._guests = ()

    def _arrive(self, name, arguments, below):
        """Load a screen and show it. The table goes first where neither it nor `below` needs it."""
        before = loaded("widgets")
        kind = load("screens." + self.module_of(name, arguments)).Screen
        if not kind.on_table and not self._is_on_table(below):
            self._drop_table(before, kind.keeps_table)
        gc.collect()
        screen = kind(self, *arguments)
        screen.name = name
        screen.below = below
        if screen.group is not self.view:
            self._guests = [widget for widget in loaded("widgets") if widget not in before]
        self._put_on(screen)

    def _is_on_table(self, screen):
        """Return whether a screen, or one that it leads back to, is shown on the table."""
        while screen is not None and screen.group is not self.view:
            screen = screen.below
        return screen is not None

    def _put_on(self, screen):
        self.screen = screen
        if self.display.root_group is not screen.group:
            screen.group.scale = self.scale
            self.display.root_group = screen.group

    def _drop_table(self, before, keeps_code):
        """Unload the table, and its code unless it comes back right after.

        `before` are the modules of widgets/ that were loaded while it was shown.
        """
        if self.view is not None and self.display.root_group is self.view:
            self.display.root_group = None
        self.view = None
        if not keeps_code and any(name in _TABLES for name in loaded("screens")):
            for name in _TABLES:
                unload("screens." + name)
            for widget in before:
                if widget not in _TOOLS:
                    unload("widgets." + widget)


def _take_apart(group):
    """Empty a Group that is not shown again.

    The collector searches memory for whatever may be an address: a number that happens to look like
    one must not keep a whole picture.
    """
    while group:
        group.pop()
