"""The interface of a screen, for the app, and types of what it shows."""

from typing import Any, Protocol

from displayio import Group

# For each text in a line: its letters, x offset in pixels, and value, in one flat list, so an
# entry's type depends on its index.
Pieces = list[Any]


class Sprites(Protocol):
    """Sprites numbered from the top left: a TileGrid, or several that act as one."""

    def __getitem__(self, index: int, /) -> int:
        """Return the tile number that a sprite shows."""

    def __setitem__(self, index: int, picture: int, /) -> None:
        """Set the tile number that a sprite shows."""


class Glyphs(Protocol):
    """A module with a font's glyphs as pictures, such as widgets/glyphs_small.py."""

    @property
    def HEIGHT(self) -> int:
        """Height of every glyph in pixels."""

    @property
    def GROUPS(self) -> tuple[tuple[int, int, str, bytes], ...]:
        """For each glyph width: the cell width, cells per row, letters, and picture."""


class HintSource(Protocol):
    """A bar with key hints: see widgets/bars.py."""

    def contents(self) -> tuple[str, str]:
        """Return the hints and the message that it shows."""


class Screen(Protocol):
    """A picture that reacts to keys: the class `Screen` of a module of screens/."""

    # The navigator sets these after construction.
    name: str  # the module's
    parent: Any  # the screen that `pop` returns to, or a SavedScreen
    modules: list[str]  # names of the modules loaded for it

    @property
    def group(self) -> Group | None:
        """What to show, or None to leave the display unchanged."""

    @property
    def bar(self) -> HintSource | None:
        """The bar that shows key hints, or None."""

    @property
    def at_rest(self) -> bool:
        """Whether no animation is running."""

    @property
    def is_settled(self) -> bool:
        """Whether the picture is complete until the next key, which recordings wait for."""

    @property
    def is_busy(self) -> bool:
        """Whether the screen is computing, so that the loop must not sleep nor the light dim.

        Such a screen leaves the screen below it unchanged.
        """

    @property
    def on_table(self) -> bool:
        """Whether it is drawn on the game's table."""

    @property
    def can_select_action(self) -> bool:
        """Whether the player makes a choice on it, which makes it a ChoiceScreen."""

    @property
    def arguments(self) -> tuple[Any, ...]:  # as its constructor takes them
        """The arguments with which it is constructed when the app returns to it."""

    def handle_key(self, key: str, /) -> None:
        """Handle a key, given by its command."""

    def tick(self, elapsed: int, /) -> None:
        """Advance by `elapsed` ms."""

    def skip(self) -> None:
        """Finish a running animation at once."""

    def has_hint(self) -> bool:
        """Return whether a hint would say anything; if not, the game's menu offers none."""

    def resume(self, is_same: bool, /) -> None:
        """Be shown again after another screen covered it on the same table.

        `is_same` is whether that screen left the table unchanged.
        """

    def save_state(self) -> Any:  # as its `restore_state` takes it
        """Return the state to keep while another screen is open above this one."""

    def restore_state(self, state: Any, /) -> None:
        """Restore what `save_state` returned, on a newly constructed screen."""


class ChoiceScreen(Screen, Protocol):
    """A game's screen on which a player chooses an action."""

    hinted: int  # the choice that a hint suggested, -1 for none
    hinted_close: bool  # whether another one may be just as good

    def select_action(self, action: int, /) -> None:
        """Select an action, which the player may still change."""

    def show_message(self, message: str, /) -> None:
        """Show a message until the next key."""

    def take_hint(
        self, action: int, texts: tuple[str, str, str], how: int, purpose: tuple[int, ...], /
    ) -> None:
        """Show the action that a hint suggests.

        An `action` of -1 means the previous hint. `texts` are texts of the topic hint: HINTS_AGAIN,
        the keys for more; LIKE_THIS, which introduces the whole hint; and CLOSE, which precedes
        that if another choice is just as good, otherwise "". If `how` is WHOLE rather than 0, the
        choice is also made. `purpose` is that of PlayerOf.
        """
