"""A screen that is a menu: how all of them look, and which keys step, do and close."""

from firmware.screens.base import Base
from firmware.widgets.frame import Frame
from firmware.widgets.menu import WIDTH, Menu


class MenuScreen(Base):
    """A heading, lines to choose from, and what the keys do. A child says what a line does."""

    def __init__(self, app, heading, lines, chosen=0, top=0, bottom=0, width=WIDTH, values=0):
        """Show `lines`, texts, one of them chosen.

        `top` and `bottom` are pixels to leave free above and below the menu, the heading's and the
        hints' apart, `width` is its own, `values` that of the widest value.
        """
        super().__init__(app)
        self.group = Frame(app.width, app.height, heading)
        self.bar = self.group.bar
        top = max(top, self.group.top)
        room = self.group.bottom - bottom - top
        width = min(width, app.width)
        self.menu = Menu((app.width - width) // 2, top, width, lines, chosen, room, values)
        self.menu.y += max(0, room - self.menu.height) // 2
        self.group.append(self.menu)

    def say(self, hints, message=""):
        """Tell what the keys do, a tuple from the words, below a message."""
        self.bar.show(hints, message)

    def press(self, key):
        """Step through the lines, do what the chosen one says, or go back."""
        if key == "up":
            self.step(-1)
        elif key == "down":
            self.step(1)
        elif key == "left":
            self.change(self.menu.chosen, -1)
        elif key == "right":
            self.change(self.menu.chosen, 1)
        elif key == "a":
            self.do(self.menu.chosen)
        elif key == "b" or key == "start":
            self.leave()

    def choose(self):
        """On few keys: do what the chosen line says, or take the next of its values."""
        self.press("right" if self.menu.has_value(self.menu.chosen) else "a")

    def step(self, step):
        """Go to the next line (1) or the one before (-1)."""
        self.menu.step(step)

    def change(self, line, step):
        """Take the next value (1) of a line that has values, or the one before (-1)."""

    def do(self, line):
        """Do what a line says, numbered from 0."""

    def open(self, name, *arguments):
        """Go to a screen that comes back to the line chosen here."""
        self.again = (self.menu.chosen,) + self.again[1:]
        self.app.navigator.open(name, *arguments)

    def leave(self):
        """Go back to where the menu was opened."""
        self.app.navigator.close()
