"""The base class of all screens."""

from engine.const import TYPE_CHECKING
from firmware.keys.directions import NEXT, PREVIOUS

if TYPE_CHECKING:
    from typing import Any

    from displayio import Group

    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar


class Base:
    """A picture that reacts to keys."""

    at_rest = True  # whether no animation runs
    is_settled = True  # whether nothing more appears before the next key
    is_busy = False  # whether it is computing: the loop must not sleep, nor the light dim
    on_table = False  # whether it is drawn on the game's table: `Navigator.view`
    can_select_action = False  # whether it offers a choice that a hint can select
    name = ""  # set by the app
    modules: "list[str]" = []  # names of the modules loaded for it; set by the navigator
    parent: "Any" = None  # the screen that `Navigator.pop` returns to, or a SavedScreen
    arguments: "tuple[Any, ...]" = ()  # constructor arguments when `Navigator.pop` returns to it

    def __init__(self, app: "Handheld") -> None:
        self.app = app
        self.words = app.words  # the texts of the current language
        self.group: "Group | None" = None  # the displayio Group to show
        self.bar: "HintBar | None" = None  # the HintBar in it

    def handle_key(self, key: str) -> None:
        """Handle a key, given by its command: see keys/key_map.py."""
        if key == NEXT:
            self.go(1)
        elif key == PREVIOUS:
            self.go(-1)
        elif key == "a" and self.app.key_map.is_few:
            self.choose()
        elif key == "look":
            self.look()
        else:
            self.press(key)

    def look(self) -> None:
        """Do what A does; screens with more to show override it."""
        self.press("a")

    def press(self, key: str) -> None:
        """Handle one of the commands that boards with many keys have."""

    def go(self, step: int) -> None:
        """On few keys: go to the next (1) or previous (-1) choice."""
        self.press("down" if step > 0 else "up")

    def choose(self) -> None:
        """On few keys: choose what is selected."""
        self.press("a")

    def tick(self, elapsed: int) -> None:
        """Advance by `elapsed` ms."""
        if self.bar is not None:
            self.bar.tick(elapsed)

    def skip(self) -> None:
        """Finish a running animation at once."""

    def resume(self, is_same: bool) -> None:
        """Be shown again after another screen covered it on the same table.

        `is_same` is whether that screen left the table unchanged.
        """

    def save_state(self) -> "Any":  # as its `restore_state` takes it
        """Return the state to keep while another screen is open above this one."""

    def restore_state(self, state: "Any") -> None:
        """Restore what `save_state` returned, on a newly constructed screen."""

    def has_hint(self) -> bool:
        """Return whether `give_hint` says anything."""
        return False

    def give_hint(self) -> None:
        """Show what the computer player would do, if there is a choice to make."""

    def choice(self) -> int:
        """Return the selected action, or -1 if there is none: see `PlayScreen.select_action`."""
        return -1
