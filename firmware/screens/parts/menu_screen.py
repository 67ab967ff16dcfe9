"""The base of menu screens."""

from engine.const import TYPE_CHECKING
from firmware.screens.parts.base import Base
from firmware.widgets import font
from firmware.widgets.frame import Frame
from firmware.widgets.layout import PHONE_HEIGHT, is_low, is_tall
from firmware.widgets.menu import FINGER_PITCH, WIDTH, Menu

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar


class MenuScreen(Base):
    """A heading, lines to choose from, and key hints; a subclass says what the lines do."""

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
        """Show `lines`, with one of them selected.

        `top` and `bottom` are pixels to leave free above and below the menu, besides those of the
        heading and the hints. `width` is the menu's width, `values` that of the widest value.
        """
        super().__init__(app)
        self.group = Frame(app.width, app.height, heading)
        self.bar = self.group.bar
        top = max(top, self.group.top)
        room = self.group.bottom - bottom - top
        width = min(width, app.width)
        is_phone = is_tall(app.width, app.height) and app.height >= PHONE_HEIGHT
        pitch = FINGER_PITCH if is_phone else 0
        self.menu = Menu((app.width - width) // 2, top, width, lines, chosen, room, values, pitch)
        # A pixel higher if the last line's bar would otherwise touch the hint bar.
        self.menu.y += (room - self.menu.height) // 2
        if is_low(app.height) and font.SMALL.get_bounding_box()[1] > font.SMALL.ascent:
            self.menu.y += 1  # keeps accents in the first row clear of the heading
        self.group.append(self.menu)

    def show_prompt(self, hints: str, message: str = "") -> None:
        """Show the key hints, below a message."""
        self.bar.show(hints, message)

    def press(self, key: str) -> None:
        """Move through the lines, do the selected one, change its value, or go back."""
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
        """On few keys: do the selected line, or set its next value."""
        self.press("right" if self.menu.has_value(self.menu.chosen) else "a")

    def step(self, step: int) -> None:
        """Select the next (1) or previous (-1) line."""
        if self.menu.scrolls(step):
            self.app.navigator.show_busy()  # 0.1 s for a row, 0.35 s for all
        self.menu.step(step)
        # At once, because an explanation of the line, in menus that have one, takes 60 ms more.
        self.app.display.refresh()

    def change(self, line: int, step: int) -> None:
        """Set a line's next (1) or previous (-1) value, if it has values."""

    def do(self, line: int) -> None:
        """Do what a line says, numbered from 0."""

    def open(self, name: str, *arguments: object) -> None:
        """Open a screen that returns to the line selected here."""
        self.arguments = (self.menu.chosen,) + self.arguments[1:]
        self.app.navigator.push(name, *arguments)

    def leave(self) -> None:
        """Go back to where the menu was opened."""
        self.app.navigator.pop()
