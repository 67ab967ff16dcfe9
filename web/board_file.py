"""The page's board file: memory, screen, keys and voice are the page's.

It runs in the page's MicroPython.
"""

import page
import uctypes
from displayio import drawn_changes  # type: ignore[attr-defined]  # of the stand-in
from paint import Canvas

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from displayio import Group

MEMORY_BYTES = 4096


class Memory:
    """A board's memory that the browser keeps.

    A write that the browser refuses changes nothing.
    """

    def __init__(self, saved: str) -> None:
        """Take what was `saved`, "" for a new memory.

        It is hexadecimal digits; a new one is all 1s. ValueError if it has another length.
        """
        self.data = bytearray(bytes.fromhex(saved) or b"\xff" * MEMORY_BYTES)
        if len(self.data) != MEMORY_BYTES:
            raise ValueError("not a memory of this board")

    def __len__(self) -> int:
        return MEMORY_BYTES

    def __getitem__(self, index: int | slice) -> "Any":  # a byte or bytes, as is asked
        return self.data[index]  # of a slice a bytearray, as on a board

    def __setitem__(self, index: slice, data: bytes | bytearray) -> None:
        before = self.data[index]
        self.data[index] = data
        if not page.keep(uctypes.addressof(self.data), MEMORY_BYTES):
            self.data[index] = before
            raise RuntimeError("Unable to write to nvm")  # as a board says it


class Screen:
    """The display.

    Its light cannot be set, and the page turns what it shows.
    """

    brightness: float  # it has none: `configuration.use_light` asks

    def __init__(self, width: int, height: int, is_mono: bool) -> None:
        self.width = width
        self.height = height
        self.rotation = 0
        self.root_group: Group = None  # type: ignore[assignment]  # until something is shown
        self.canvas = Canvas(width, height, is_mono)
        self.is_new = False  # whether there is a picture that the page has not yet shown
        self._drawn: Group | None = None

    def refresh(self) -> None:
        """Draw, if anything changed."""
        if drawn_changes() or self.root_group is not self._drawn:
            self._drawn = self.root_group
            self.canvas.draw(self.root_group)
            self.is_new = True


class Keys:
    """Key events in the order in which the page put them here."""

    def __init__(self) -> None:
        self.events: list[int] = []

    def next_event(self) -> int:
        return self.events.pop(0) if self.events else 0


class Voice:
    """What is heard."""

    def tone(self, frequency: int, volume: int) -> None:
        page.tone(frequency, volume)


class VoiceAndMotor(Voice):
    """What is heard and felt."""

    def rumble(self, strength: int) -> None:
        page.rumble(strength)


class BoardFile:
    """What the firmware asks a board's file for.

    The memory is the same one for every board. So a game goes on when another board is chosen, and
    each choice in it is safe at once.
    """

    NVM = "rp2"

    def __init__(self, told: "dict[str, Any]") -> None:
        self.KEYS: tuple[str, ...] = tuple(told["keys"])
        self.LABELS: dict[str, str] = told["labels"]
        self.keys = Keys()
        self.screen = Screen(told["width"], told["height"], told["is_mono"])
        if told["voice"]:
            self.make_voice = VoiceAndMotor if told["has_motor"] else Voice

    def make_display(self) -> Screen:
        return self.screen

    def make_keys(self) -> Keys:
        return self.keys
