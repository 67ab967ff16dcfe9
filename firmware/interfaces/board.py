"""What a board file offers: a display, keys, and a voice."""

from typing import Protocol

from displayio import Group


class Display(Protocol):
    """A display of displayio's, on whatever bus."""

    # Where there is no light to set: not there, or a RuntimeError when it is set.
    brightness: float
    rotation: int
    root_group: Group  # or None, which the stubs forget: then nothing is shown

    @property
    def width(self) -> int:
        """Pixels across, as it is turned."""

    @property
    def height(self) -> int:
        """Pixels down."""

    def refresh(self) -> object:
        """Send what has changed."""


class Keys(Protocol):
    """What `make_keys` returns."""

    def next_event(self) -> int:
        """Return 0, n + 1 for key n pressed, -(n + 1) for released.

        0 means nothing new. Keys may have an attribute `when`: the supervisor.ticks_ms at which the
        event returned last happened. A key held while a screen is drawn then counts as held.
        """


class Voice(Protocol):
    """What `make_voice` returns."""

    def tone(self, frequency: int, volume: int) -> None:
        """Sound until the next call, at so many Hz.

        The volume is 1 to 100; 0 of either is silence.
        """


class Motor(Voice, Protocol):
    """A voice that shakes the board as well."""

    def rumble(self, strength: int) -> None:
        """Shake until the next call, 1 to 100 strong; 0 is rest."""


class BoardFile(Protocol):
    """A module of boards/.

    It may have make_voice() and LABELS, too: ask with `getattr`.
    """

    @property
    def KEYS(self) -> tuple[str, ...]:
        """The names of the keys, in the order of their numbers."""

    @property
    def NVM(self) -> str:
        """The kind of its memory: see firmware/kept/board_memory.py."""

    def make_display(self) -> Display:
        """Return the screen; nothing is sent to it until refresh()."""

    def make_keys(self) -> Keys:
        """Return the keys, numbered as KEYS lists them."""
