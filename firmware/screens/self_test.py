"""The board's self-test: keys, colours, edges, sound and memory, with a message for each fault.

It starts if two keys are held while the board starts. It works without a single working key, since
anything that is not answered in time counts as a fault. One wrong press by a person does not count,
because each key is asked for twice.
"""

from engine.const import TYPE_CHECKING, const
from firmware.kept import settings
from firmware.memory import heap
from firmware.screens.parts.base import Base
from firmware.sound import effects
from firmware.widgets import font, labels, test_card
from firmware.widgets.frame import Frame
from firmware.widgets.layout import MARGIN, is_low
from firmware.widgets.pages import Pages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import Group

    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar

_LET_GO_MS = const(3000)
_KEY_MS = const(8000)
_ANSWER_MS = const(20000)
_LOUD = const(2)  # in settings.SOUND

# The parts of the test, in order.
LET_GO = const(0)
KEYS = const(1)
COLOURS = const(2)
EDGES = const(3)
SOUND = const(4)
RESULT = const(5)


class Screen(Base):
    """The steps of the test, one after another; `found` has a line for each fault."""

    group: Frame
    bar: "HintBar"
    is_busy = True  # the light must not dim while it asks about colours

    def __init__(self, app: "Handheld", down: "Sequence[int]" = ()) -> None:
        """Take the press events of the keys that are down."""
        super().__init__(app)
        self._texts = app.shared_words("self_test")
        self._names = app.key_map.names
        from firmware.keys.raw_keys import RawKeys

        self.keys = RawKeys(app.input, self._names, down)
        app.input = self.keys  # type: ignore[assignment]  # during the test
        app.sound.set_level(_LOUD)
        self.found: list[str] = []
        self._result = ""
        self.group = Frame(app.width, app.height, self._texts.HEADING)
        self.bar = self.group.bar
        self._bar_y = self.bar.y
        self._top, bottom = self.group.top, self.group.bottom
        self._height = bottom - self._top
        width = app.width - 2 * MARGIN
        self._pages = Pages(MARGIN, self._top, width, self._height, labels.make)
        self.group.append(self._pages)
        lines = 2 * (font.SMALL.get_bounding_box()[1] + 1)
        middle = self._top + lines + (self._height - lines - font.LARGE.ascent) // 2
        self._large = labels.make(font.LARGE, 0, middle, app.width, "ghost", labels.CENTRE)
        self.group.append(self._large)
        self._card: "Group | None" = None
        self._asked = -1  # the key asked for
        self._odd = -1  # the key that responded instead
        self._yes = self._names.index("a") if "a" in self._names else 0
        self.part = LET_GO
        self._left = _LET_GO_MS
        self._pages.show(self._texts.LET_GO)

    # --- time and keys ---

    def tick(self, elapsed: int) -> None:
        """Advance by `elapsed` ms; whatever takes too long is a fault."""
        super().tick(elapsed)
        self._left -= elapsed
        if self.part == LET_GO:
            if not sum(self.keys.down) or self._left <= 0:
                self._note_stuck()
                self.go_to(KEYS)
        elif self.part == KEYS:
            if self._left <= 0:
                self.found.append(self._key(self._asked) + self._texts.SILENT)
                self._ask()
            else:
                self._count_down()
        elif self.part < RESULT and self._left <= 0:
            self._answer(False)

    def handle_key(self, key: str) -> None:
        """Handle a key, given by its number."""
        number = int(key)
        if self.part == KEYS:
            self._hear(number)
        elif self.part == RESULT:
            self._turn()
        elif self.part != LET_GO:
            self._answer(number == self._yes)

    def go_to(self, part: int) -> None:
        """Begin a part of the test."""
        self.part = part
        self._left = _ANSWER_MS
        self._large.text = ""
        self._pages.show("")
        self.bar.y = self._bar_y - (MARGIN if part == EDGES else 0)  # clear of the line at the edge
        if self._card is not None:
            self.group.remove(self._card)
            self._card = None
        if part == KEYS:
            self._ask()
        elif part == COLOURS:
            names = self._texts.TWO if is_low(self.app.height) else self._texts.COLOURS
            card = test_card.colours(self._top, self.app.width, self._height, names)
            self._show(card, self._texts.COLOURS_RIGHT)
        elif part == EDGES:
            self._show(test_card.edges(self.app.width, self.app.height), self._texts.EDGES_SEEN)
        elif part == SOUND:
            if self.app.sound.voice is None:
                self.go_to(RESULT)  # type: ignore[unreachable]  # a board may lack a voice
            else:
                self.app.sound.play(effects.RANK)
                self._show(None, self._texts.HEARD)
        else:
            self._end()

    def _show(self, card: "Group | None", question: str) -> None:
        """Show a test card, if any, and ask about it."""
        self._card = card
        if card is not None:
            self.group.append(card)
        self.bar.show(self._texts.HINTS_ANSWER, question)

    def _answer(self, is_right: bool) -> None:
        """Record a fault, if any, and continue."""
        if not is_right:
            self.found.append(self._texts.WRONG[self.part - COLOURS])
        self.go_to(self.part + 1)

    # --- keys ---

    def _key(self, number: int) -> str:
        """Return what is printed on a key."""
        return self.app.key_map.names_of_keys().printed(number)

    def _note_stuck(self) -> None:
        for number in range(len(self._names)):
            if self.keys.down[number]:
                self.found.append(self._key(number) + self._texts.STUCK)

    def _ask(self) -> None:
        """Ask for the next key, or continue after the last one."""
        self._asked += 1
        self._odd = -1
        while self._asked < len(self._names) and self.keys.down[self._asked]:
            self._asked += 1  # stuck, and already reported
        if self._asked == len(self._names):
            self.keys.clear()
            self.go_to(COLOURS)
            return
        self._left = _KEY_MS
        count = str(self._asked + 1) + "/" + str(len(self._names))
        self._pages.show(self._texts.PRESS + " " + count)
        self._large.text = self._key(self._asked)
        self._count_down()

    def _count_down(self) -> None:
        seconds = str((self._left + 999) // 1000)
        again = self._texts.AGAIN if self._odd >= 0 else self._texts.WAIT
        self.bar.show("", again + seconds + " S")

    def _hear(self, number: int) -> None:
        """Handle a key press; a key that was not asked for must be pressed twice."""
        if number != self._asked and number != self._odd:
            self._odd = number
            self._left = _KEY_MS
            return
        if number != self._asked:
            words = self._texts.SWAPPED
            self.found.append(self._key(self._asked) + words + self._key(number))
        if self._names[self._asked] == "a":
            self._yes = number
        self._ask()

    # --- the end ---

    def _end(self) -> None:
        """Test the memory, and show the result."""
        texts = self._texts
        if not self._keeps():
            self.found.append(texts.NOT_KEPT)
        lines = self.found or [texts.WELL]
        display = self.app.display
        size = str(display.width) + "X" + str(display.height) + texts.PIXELS
        lines = lines + [size + ", " + str(len(self._names)) + texts.KEYS]
        free = heap.free()
        if free < heap.PLENTY:
            lines.append(str(free // 1024) + texts.FREE)
        self._result = "\n".join(lines)
        self._pages.show(self._result)
        self.bar.show(texts.HINTS_RESULT)

    def _keeps(self) -> bool:
        """Return whether a setting can be saved with another value, and then restored."""
        app = self.app
        before = app.settings.values[settings.RATE]
        for _ in range(settings.CHOICES[settings.RATE]):
            app.settings.step(settings.RATE, 1)
            app.settings.save(app.session.storage)
            if not app.session.storage.is_healthy:
                app.settings.values[settings.RATE] = before
                app.settings.save(app.session.storage)  # so that no other value waits to be saved
                return False
        return True

    def _turn(self) -> None:
        """Go to the next page, or to the title after the last one."""
        if self._pages.page + 1 < self._pages.pages:
            self._pages.show(self._result, self._pages.page + 1)
        else:
            self.leave()

    def leave(self) -> None:
        """Restore the keys and settings, and go back."""
        self.app.input = self.keys.before
        from firmware import configuration

        configuration.apply_settings(self.app)
        self.app.navigator.pop()
