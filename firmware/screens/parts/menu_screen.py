"""A screen that is a menu: its look, and its keys."""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.base import Base
from firmware.widgets.frame import Frame
from firmware.widgets.menu import WIDTH, Menu

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar


class MenuScreen(Base):
    """A heading, lines to choose from, and what the keys do.

    A child says what a line does.
    """

    group: Frame
    bar: "HintBar"

    def __init__(
        self,
        app: "Handheld",
        heading: str,
        lines: "Sequence[str]",
        chosen: int = 0,
        top: int = 0,
        bottom: int = 0,
        width: int = WIDTH,
        values: int = 0,
    ) -> None:
        """Show `lines`, one of them chosen.

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
        # A pixel up if the last line's bar would else touch that of the hints.
        self.menu.y += (room - self.menu.height) // 2
        self.group.append(self.menu)

    def say(self, hints: str, message: str = "") -> None:
        """Tell what the keys do, below a message."""
        self.bar.show(hints, message)

    def press(self, key: str) -> None:
        """Step through the lines, do the chosen one, or go back.

        Left and right change its value.
        """
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

    def choose(self) -> None:
        """Do the chosen line, or take the next of its values.

        This is for few keys.
        """
        self.press("right" if self.menu.has_value(self.menu.chosen) else "a")

    def step(self, step: int) -> None:
        """Go to the next line (1) or the one before (-1)."""
        if self.menu.scrolls(step):
            self.app.navigator.announce()  # 0.1 s for a row, 0.35 s for all
        self.menu.step(step)
        # At once: to tell what the line is good for, where a menu does, takes a board 60 ms more.
        self.app.display.refresh()

    def change(self, line: int, step: int) -> None:
        """Take a line's next value (1) or the one before (-1).

        Only some lines have values.
        """

    def do(self, line: int) -> None:
        """Do what a line says, numbered from 0."""

    def open(self, name: str, *arguments: object) -> None:
        """Go to a screen that comes back to the line chosen here."""
        self.again = (self.menu.chosen,) + self.again[1:]
        self.app.navigator.open(name, *arguments)

    def leave(self) -> None:
        """Go back to where the menu was opened."""
        self.app.navigator.close()
