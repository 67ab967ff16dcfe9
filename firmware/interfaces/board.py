"""What a board file offers: a display, keys, a voice, and a touch screen."""

from typing import Protocol

from displayio import Group


class Display(Protocol):
    """A displayio display, on any bus."""

    # Without a backlight the attribute is missing, or setting it raises a RuntimeError.
    brightness: float
    rotation: int
    root_group: Group  # or None (missing in the stubs) to show nothing

    @property
    def width(self) -> int:
        """Width in pixels, after rotation."""

    @property
    def height(self) -> int:
        """Height in pixels, after rotation."""

    def refresh(self) -> object:
        """Send the parts that have changed."""


class Keys(Protocol):
    """What `make_keys` returns."""

    def next_event(self) -> int:
        """Return n + 1 if key n was pressed, -(n + 1) if it was released, 0 if nothing happened.

        Keys may have an attribute `when`: the supervisor.ticks_ms of the event returned last. It
        lets a hold be recognized even if the key was held while a screen was being drawn.
        """


class Voice(Protocol):
    """What `make_voice` returns."""

    def tone(self, frequency: int, volume: int) -> None:
        """Play a tone until the next call; 0 for either argument is silence.

        `frequency` is in Hz, `volume` from 1 to 100.
        """


class Motor(Voice, Protocol):
    """A voice that can also make the board vibrate."""

    def rumble(self, strength: int) -> None:
        """Vibrate until the next call with a strength of 1 to 100; 0 stops."""


class TouchScreen(Protocol):
    """What `make_touch` returns."""

    def touched(self) -> tuple[int, int] | None:
        """Return where a finger is, None if there is none.

        The position is in pixels of the display as the board file made it: 0, 0 is the top left.
        """


class BoardFile(Protocol):
    """A module of boards/, which may also have make_voice(), make_touch() and LABELS.

    Use `getattr` for these.
    """

    @property
    def KEYS(self) -> tuple[str, ...]:
        """The names of the keys, in the order of their numbers; none if it only has a screen."""

    @property
    def NVM(self) -> str:
        """The kind of its non-volatile memory: see firmware/kept/board_memory.py."""

    def make_display(self) -> Display:
        """Return the display; nothing is sent to it until refresh()."""

    def make_keys(self) -> Keys:
        """Return the keys, numbered as KEYS lists them."""
