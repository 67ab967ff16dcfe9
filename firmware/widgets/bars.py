"""The header of a table, and the bar with key hints."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware import theme
from firmware.widgets import drawing, font
from firmware.widgets.hint_line import KEY, MESSAGE, WORDS, HintLine
from firmware.widgets.layout import MARGIN, TWO_LINES
from firmware.widgets.text_line import RIGHT, TextLine
from firmware.widgets.wrap import wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.interfaces.screen import Pieces

    Pairs = list[tuple[str, str]]
    # For each hint: its key, its text, and the pixels from its left to the text and to its end.
    # Measuring these wherever hints are laid out would take a board 20 ms.
    Measured = list[tuple[str, str, int, int]]
    # Lines of a message, and the hints: index of the first one, its line, and its x.
    Page = tuple[list[str], int, int, int]

HEADER_HEIGHT = const(8)
_LINE = const(7)  # pixels: line height of the small font without accents
TOTAL_WIDTH = const(19)  # pixels: three digits of the large font
_KEY_GAP = const(2)  # extra pixels between a key and its text
_GAP = const(3)  # extra pixels between two hints
TURN_MS = const(2000)  # before the next part is shown


class Header(Group):
    """The game and round on the left, the points on the right."""

    def __init__(self, x: int, y: int, width: int) -> None:
        """Place the line at (x, y), `width` pixels wide; a short one only has the points."""
        super().__init__(x=x, y=y)
        self._points: int | None = None
        self._room = width - TOTAL_WIDTH
        if self._room <= _GAP:
            self._title = None
            self.total = TextLine(font.SMALL, 0, 2, width, "circled")
        else:
            self._title = TextLine(font.SMALL, 0, 2, self._room, "dim")
            self.total = TextLine(font.LARGE, self._room, 0, TOTAL_WIDTH, "circled", RIGHT)
            self.append(self._title)
        self.append(self.total)

    def show(self, title: str, short: str, total: int) -> None:
        """Show a title and the points, which have three digits, or two and a minus sign.

        `title` is such as `SOLO ROUND 6`; `short` replaces it if there is no room.
        """
        self.show_title(title, short)
        if total != self._points:
            self._points = total
            self.total.text = str(total)

    def show_title(self, title: str, short: str) -> None:
        """Show a title, or `short` if there is no room for it."""
        if self._title is not None:
            self._title.text = title if font.SMALL.width(title) <= self._room else short


class HintBar(Group):
    """A message, and the key hints below it.

    Hints look like `A DROP B TURN`, with bright keys and dim text. On monochrome displays, keys are
    dark on a bright cap.

    Nothing is cut off: hints that need more lines than the message leaves are shown in parts, the
    first of them below the message if a line is free.
    """

    def __init__(
        self,
        x: int,
        y: int,
        width: int,
        height: int = TWO_LINES,
        notes: "Sequence[tuple[int, int, int]]" = (),
    ) -> None:
        """Place the bar's top left corner at (x, y), with sizes in pixels.

        `notes` are additional lines above the bar as (x, y, width), where y is relative to the
        bar's top and negative.
        """
        super().__init__(x=x, y=y)
        self.append(drawing.rectangle(width, height, "bar"))
        tall = font.SMALL.get_bounding_box()[1]
        pitch = max(_LINE, tall + 1)  # keeps accents clear of the line above
        count = max(1, height // pitch)
        # In a bar with one line, only accents reach the upper edge.
        top = max((height - pitch * (count - 1) - font.SMALL.ascent) // 2, tall - font.SMALL.ascent)
        left = MARGIN if x == 0 else MARGIN // 2  # next to a grid it is off the edge anyway
        room = width - left - MARGIN
        slots = list(notes)
        for row in range(count):
            slots.append((left, top + row * pitch, room))
        lines_of = HintLine
        if theme.colour("ink") == theme.colour("dim"):  # brightness cannot set keys apart
            from firmware.widgets.capped_line import CappedLine as lines_of
        self.lines = []
        for slot in slots:
            made = lines_of(*slot)
            self.lines.append(made)
            self.append(made.grid)
        self._given_hints = ""  # the hints as given; `measured` has them one by one
        self.measured: Measured = []
        self._message = ""
        # Shown in turn: lines of the message, the first hint below them, its row and x. If the
        # message leaves no room for hints, the index is their number.
        self.pages: list[Page] = []
        # The hints (initially none that exist) and message last passed to `fits`, and their parts.
        self._fitting: tuple[str, str, list[Page]] = ("-", "", [])
        self.page = 0
        self._left = 0  # ms until the next part
        self._waiting: list[Pieces] = []  # lines still to be shown

    def show(self, hints: str, message: str = "") -> None:
        """Show `hints`, such as `[A] DROP [B] TURN`, below a message."""
        if hints == self._given_hints and message == self._message:
            return
        if hints != self._given_hints:
            self._given_hints = hints
            self.measured = measure(hints)
        self._message = message
        was_asked = self._fitting[0] == hints and self._fitting[1] == message
        self.pages = self._fitting[2] if was_asked else self._divide(self.measured, message)
        self._show_page(0)

    def show_from_start(self, hints: str, message: str) -> None:
        """Show both from the first part on, even if they are already shown."""
        self.show(hints, message)
        if self.page:
            self._show_page(0)

    def contents(self) -> tuple[str, str]:
        """Return hints and message as passed to `show`."""
        return self._given_hints, self._message

    def tick(self, elapsed: int) -> None:
        """Advance by `elapsed` ms, and show the next part when it is due.

        One line is drawn at a time, because a key would wait 80 ms for two of them on a board.
        """
        if self._waiting:
            self._show_line()
        elif len(self.pages) > 1:
            self._left -= elapsed
            if self._left <= 0:
                self._show_page(self.page + 1, False)

    def turn(self) -> None:
        """Show the next part immediately."""
        self._show_page(self.page + 1)

    def fits(self, hints: str, message: str) -> bool:
        """Return whether hints and message can be shown at once."""
        # The result is kept, since `show` usually follows.
        self._fitting = (hints, message, self._divide(measure(hints), message))
        return len(self._fitting[2]) == 1

    def _divide(self, hints: "Measured", message: str) -> "list[Page]":
        """Return the parts that show hints and message, a single one if everything fits.

        Phrases of the message are kept together, unless splitting them makes everything fit.
        """
        width = self.lines[0].bitmap.width
        message_lines = [message] if message else []
        if "\n" in message or font.SMALL.width(message) > width:  # 15 ms, needed by few messages
            message_lines = wrap(message, font.SMALL, width, True)
        pages = self._divide_lines(hints, message_lines)
        if len(message_lines) > 1 and len(pages) > 1:
            denser = self._divide_lines(hints, wrap(message, font.SMALL, width))
            if len(denser) == 1:
                return denser
        return pages

    def _divide_lines(self, hints: "Measured", message_lines: list[str]) -> "list[Page]":
        """Return the parts that show the hints and the lines of a message."""
        count = len(self.lines)
        for row in range(count - 1, len(message_lines) - 1, -1):
            if self.lay_out(hints, 0, row, 0) == len(hints):
                return [(message_lines, 0, row, 0)]
        if message_lines and len(message_lines) == count:
            x = font.SMALL.width(message_lines[-1]) + 3 * _GAP
            if self.lay_out(hints, 0, count - 1, x) == len(hints):
                return [(message_lines, 0, count - 1, x)]
        pages: list[Page] = []
        for at in range(0, len(message_lines), count):
            pages.append((message_lines[at : at + count], len(hints), 0, 0))
        first = 0
        if 0 < len(message_lines) < count:  # the first hints go into the lines below it
            pages[0] = (message_lines, 0, len(message_lines), 0)
            first = self.lay_out(hints, 0, len(message_lines), 0)
        while first < len(hints):
            pages.append(([], first, 0, 0))
            first = self.lay_out(hints, first, 0, 0)
        return pages

    def lay_out(
        self, hints: "Measured", first: int, row: int, x: int, pieces: "list[Pieces] | None" = None
    ) -> int:
        """Lay out hints from index `first` on; return the index of the first one without room.

        If `pieces` is given, a list per line, the hints are added to it.
        """
        start = x
        for index in range(first, len(hints)):
            key, words, after, wide = hints[index]
            while x + wide > self.lines[row].bitmap.width:
                if row + 1 == len(self.lines):
                    if index > first or start:
                        return index
                    break  # a single hint wider than the bar
                row, x = row + 1, 0
            if pieces is not None:
                # A hint wider than the bar also uses the line above, if that is empty.
                is_wide = row and x + wide > self.lines[row].bitmap.width
                is_wide = is_wide and not pieces[row - 1]
                pieces[row - is_wide] += (key, x, KEY)
                pieces[row] += (words, 0 if is_wide else x + after, WORDS)
            x += wide + 1 + _GAP
        return len(hints)

    def _show_page(self, page: int, is_whole: bool = True) -> None:
        """Show a part; after the last one, the first follows."""
        self.page = page = page % len(self.pages)
        self._left = TURN_MS
        message, first, row, x = self.pages[page]
        pieces: list[Pieces] = [[line, 0, MESSAGE] for line in message]
        if message:  # the rest follows later
            pieces[-1][0] = message[-1].rstrip(",")
        while len(pieces) < len(self.lines):
            pieces.append([])
        self.lay_out(self.measured, first, row, x, pieces)
        self._waiting = pieces
        while is_whole and self._waiting:
            self._show_line()

    def _show_line(self) -> None:
        line = self.lines[-len(self._waiting)]
        line.show(self._waiting.pop(0))


def pairs(hints: str) -> "Pairs":
    """Return the hints as pairs of key and text."""
    found = []
    for hint in hints.split("[")[1:]:  # a comprehension would be another function
        key, _, what = hint.partition("]")
        found.append((key, what.strip()))
    return found


def nth(hints: str, number: int) -> str:
    """Return one of several hints, counted from 0, or "" if there are fewer."""
    found = hints.split("[")[1 + number : 2 + number]
    return "[" + found[0] if found else ""


def measure(hints: str) -> "Measured":
    """Return the hints one by one, measured."""
    found = []
    for key, words in pairs(hints):
        after = font.SMALL.width(key) + 1 + _KEY_GAP
        found.append((key, words, after, after + font.SMALL.width(words)))
    return found
