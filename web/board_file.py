"""The page's board file, with memory, screen, keys and voice provided by the page.

It runs in the page's MicroPython.
"""

import page
import uctypes
from displayio import drawn_changes  # type: ignore[attr-defined]  # the stand-in's
from paint import Canvas

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from displayio import Group

MEMORY_BYTES = 4096


class Memory:
    """A board's memory, stored by the browser; a write that the browser refuses changes nothing."""

    def __init__(self, saved: str) -> None:
        """Load `saved`, hexadecimal digits, or make a blank memory (all 1s) from "".

        Raises ValueError if the length is wrong.
        """
        self.data = bytearray(bytes.fromhex(saved) or b"\xff" * MEMORY_BYTES)
        if len(self.data) != MEMORY_BYTES:
            raise ValueError("not a memory of this board")

    def __len__(self) -> int:
        return MEMORY_BYTES

    def __getitem__(self, index: int | slice) -> "Any":  # a byte or bytes, as asked
        return self.data[index]  # a slice gives a bytearray, as on a board

    def __setitem__(self, index: slice, data: bytes | bytearray) -> None:
        before = self.data[index]
        self.data[index] = data
        if not page.keep(uctypes.addressof(self.data), MEMORY_BYTES):
            self.data[index] = before
            raise RuntimeError("Unable to write to nvm")  # a board's message


class Screen:
    """The display; its brightness cannot be set, and the page turns the picture."""

    brightness: float  # never set, which `configuration.use_light` checks

    def __init__(self, width: int, height: int, is_mono: bool) -> None:
        self.width = width
        self.height = height
        self.rotation = 0
        self.root_group: Group = None  # type: ignore[assignment]  # until something is shown
        self.canvas = Canvas(width, height, is_mono)
        self.is_new = False  # whether there is a picture that the page has not shown yet
        self._drawn: Group | None = None

    def refresh(self) -> None:
        """Render, if anything has changed."""
        if drawn_changes() or self.root_group is not self._drawn:
            self._drawn = self.root_group
            self.canvas.draw(self.root_group)
            self.is_new = True


class Keys:
    """Key events, in the order in which the page queues them."""

    def __init__(self) -> None:
        self.events: list[int] = []

    def next_event(self) -> int:
        return self.events.pop(0) if self.events else 0


class Voice:
    """Plays sounds."""

    def tone(self, frequency: int, volume: int) -> None:
        page.tone(frequency, volume)


class VoiceAndMotor(Voice):
    """Plays sounds and rumbles."""

    def rumble(self, strength: int) -> None:
        page.rumble(strength)


class BoardFile:
    """The board file that the firmware is given.

    All boards share one memory, so that a game goes on when another board is chosen, and each
    choice in it is saved at once.
    """

    NVM = "rp2"

    def __init__(self, board: "dict[str, Any]") -> None:
        self.KEYS: tuple[str, ...] = tuple(board["keys"])
        self.LABELS: dict[str, str] = board["labels"]
        self.keys = Keys()
        self.screen = Screen(board["width"], board["height"], board["is_mono"])
        if board["voice"]:
            self.make_voice = VoiceAndMotor if board["has_motor"] else Voice

    def make_display(self) -> Screen:
        return self.screen

    def make_keys(self) -> Keys:
        return self.keys
