"""The base of entry screens, which spell a short word with few keys: one dial per letter."""

from displayio import Group

from engine.const import TYPE_CHECKING, const
from firmware.keys.directions import PREVIOUS
from firmware.screens.parts.base import Base
from firmware.widgets import drawing, font, labels
from firmware.widgets.frame import Frame
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar

_LARGEST = const(2)  # scale of the letters
_PITCH = const(10)  # unscaled pixels between letters; less if space is tight
_TALL = const(11)
_JUMP = const(8)  # letters that holding the key takes, where only one key changes a letter


class EntryScreen(Base):
    """A heading and the letters of a word: up and down change a letter, A moves to the next."""

    group: Frame
    bar: "HintBar"

    def __init__(
        self,
        app: "Handheld",
        heading: str,
        letters: bytearray,
        alphabet: str,
        message: str = "",
    ) -> None:
        """Let the player change the word in `letters`, made of characters of `alphabet`."""
        super().__init__(app)
        self._message = message
        # With two keys, one held goes back, and the other is free to jump.
        self._jumps = app.key_map.is_few and not app.key_map.has(PREVIOUS)
        self.letters = letters
        self.index = 0
        self._alphabet = alphabet
        self._menus = app.shared_words("menus")
        self._lines = []
        self.group = Frame(app.width, app.height, heading)
        self.bar = self.group.bar
        scale = max(1, min(_LARGEST, app.width // (len(letters) * _PITCH)))
        pitch = min(_PITCH, app.width // len(letters))
        cell = pitch - 1
        width = (len(letters) * pitch - 1) * scale
        self.left = (app.width - width) // 2
        self.pitch = pitch * scale
        room = self.group.bottom - self.group.top
        # On a low screen an underline is too faint: there the letter is dark on a bright ground.
        self._is_inverse = is_low(app.height)
        below = 0 if self._is_inverse else scale + 1
        y = self.group.top + (room - _TALL * scale - below) // 2
        word = Group(x=self.left, y=y, scale=scale)
        for index in range(len(letters)):
            ground = drawing.rectangle(cell * scale, _TALL * scale, "bar")
            ground.x = self.left + index * self.pitch
            ground.y = y
            self.group.append(ground)
            line = labels.make(font.LARGE, index * pitch, 2, cell, "ink", labels.CENTRE)
            self._lines.append(line)
            word.append(line)
        tall = _TALL if self._is_inverse else 1
        # In two colours, the widest letter needs a bright pixel on its left too, or O looks like a
        # D.
        self._inset = scale if self._is_inverse and pitch < _PITCH else 0
        self._cursor = drawing.rectangle(cell * scale + self._inset, tall * scale, "circled")
        self._cursor.y = y + _TALL * scale + 1 if below else y
        self.group.append(self._cursor)
        self.group.append(word)
        self._show()

    def _show(self, message: str = "") -> None:
        for index in range(len(self.letters)):
            line = self._lines[index]
            line.text = self.letters[index : index + 1].decode()
            is_dark = self._is_inverse and index == self.index
            labels.paint(line, "background" if is_dark else "ink")
        self._cursor.x = self.left + self.index * self.pitch - self._inset
        last = self.index == len(self.letters) - 1
        menus = self._menus
        hints = menus.HINTS_LAST_LETTER if last else menus.HINTS_LETTER
        if self._jumps:
            hints = menus.HINTS_JUMP
        self.bar.show(hints, message or self._message)

    def press(self, key: str) -> None:
        """Change the letter or go to another one; after the last one the word is complete."""
        if self._jumps and key == "b":
            self._turn(_JUMP)
            key = ""
        elif self._jumps and key == "start":
            key = "b"
        if key == "up" or key == "down":
            self._turn(1 if key == "up" else -1)  # like a digit's dial
        elif key == "start" or key == "a" and self.index == len(self.letters) - 1:
            self.done()
            return
        elif key == "b" and self.index == 0:
            self.leave()
            return
        elif key in ("left", "b"):
            self.index = max(0, self.index - 1)
        elif key in ("right", "a"):
            self.index = min(len(self.letters) - 1, self.index + 1)
        self._show()

    def go(self, step: int) -> None:
        """On few keys: change the letter, forward first."""
        self.press("up" if step > 0 else "down")

    def _turn(self, step: int) -> None:
        alphabet = self._alphabet.encode()
        at = alphabet.find(bytes((self.letters[self.index],))) + step
        self.letters[self.index] = alphabet[at % len(alphabet)]

    def refuse(self, message: str) -> None:
        """Stay, and show why the word is not accepted."""
        self._show(message)

    def done(self) -> None:
        """Accept the word."""
        self.app.navigator.pop()

    def leave(self) -> None:
        """Go back without changing the word."""
        self.app.navigator.pop()
