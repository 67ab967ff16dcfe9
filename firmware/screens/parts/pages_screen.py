"""The base of text screens: a heading, pages, and keys that turn them."""

from engine.const import TYPE_CHECKING, const
from firmware.screens.parts.base import Base
from firmware.widgets import font, labels
from firmware.widgets.frame import Frame
from firmware.widgets.layout import MARGIN
from firmware.widgets.pages import Pages

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar

_WIDE = const(160)  # pixels: width with room for a large heading and a number
_COUNT = const(28)  # pixels: width of the page number


class PagesScreen(Base):
    """One text on as many pages as it needs; a subclass says what precedes and follows it."""

    group: Frame
    bar: "HintBar"

    def __init__(self, app: "Handheld", hints: str) -> None:
        """Show an empty screen with key hints."""
        super().__init__(app)
        self.group = Frame(app.width, app.height, " ", labels.LEFT, app.width < _WIDE)
        self.bar = self.group.bar
        self.bar.show(hints)
        top, bottom = self.group.top, self.group.bottom
        width = app.width - 2 * MARGIN
        self._number = labels.make(
            font.SMALL, app.width - _COUNT - MARGIN, MARGIN, _COUNT, "dim", labels.RIGHT
        )
        self._pages = Pages(MARGIN, top, width, bottom - top - 1, labels.make)
        self._text = ""
        self._page = -1  # the page to begin after showing it empty
        self._is_hurried = False  # whether a key came before the page was complete
        self._is_empty = False  # whether the empty page is still to be shown
        self.group.append(self._number)
        self.group.append(self._pages)

    def read(self, heading: str, text: str, page: int = 0) -> None:
        """Show a page of a text, or the last page if there are fewer."""
        is_first = not self._text
        self.group.heading.text = heading
        self._text = text
        self._turn_to(page)
        if is_first:  # no key is waiting for a response
            self._begin()

    def _turn_to(self, page: int) -> None:
        self._is_hurried = False
        self._is_empty = True
        self._page = page
        self._pages.clear()
        self._number.text = ""

    def _begin(self) -> None:
        """Break the text into lines, which takes a board 30 to 60 ms."""
        if self._page < 0:
            return
        self._pages.begin(self._text, self._page)
        self._page = -1
        several = self._pages.pages > 1
        number = str(self._pages.page + 1) + "/" + str(self._pages.pages)
        self._number.text = number if several else ""

    @property
    def at_rest(self) -> bool:  # type: ignore[override]  # a plain value elsewhere
        """Whether keys may act: the page is complete, or the reader did not wait for it."""
        return self._is_hurried or self._page < 0 and self._pages.is_written

    def tick(self, elapsed: int) -> None:
        """Write a line of the page.

        The first one follows a step after the key, whose immediate response is the empty page.
        """
        super().tick(elapsed)
        if not self._is_empty:
            self._begin()
            self._pages.write_next_line()
        self._is_empty = False

    def skip(self) -> None:
        """Let the waiting key act before the page is complete."""
        self._is_hurried = True

    def press(self, key: str) -> None:
        """Turn the pages, or leave."""
        if key in ("right", "down", "a"):
            self._step(1)
        elif key in ("left", "up"):
            self._step(-1)
        else:
            self.leave()

    def _step(self, step: int) -> None:
        """Go to the next (1) or previous (-1) page."""
        self._begin()  # may be pending if two touch gestures follow each other
        page = self._pages.page + step
        if 0 <= page < self._pages.pages:
            self._turn_to(page)
        else:
            self.go_beyond(step)

    def go_beyond(self, step: int) -> None:
        """Respond to going past the last page (1) or before the first (-1)."""

    def leave(self) -> None:
        """Go back to where the text was opened."""
        self.app.navigator.pop()
