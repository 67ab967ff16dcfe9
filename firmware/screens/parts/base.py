"""What every screen is."""

from engine.const import TYPE_CHECKING
from firmware.keys.directions import NEXT, PREVIOUS

if TYPE_CHECKING:
    from typing import Any

    from displayio import Group

    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar


class Base:
    """A screen: a picture that answers to keys."""

    at_rest = True  # whether no animation runs
    is_settled = True  # nor anything is added to the picture in a pause
    is_busy = False  # whether it thinks: the loop must not sleep, nor the light go down
    on_table = False  # whether it is shown on the table of the game: `Navigator.view`
    can_adopt = False  # whether there is a choice to make, which a hint can make first
    name = ""  # set by the app
    modules: "list[str]" = []  # what was loaded for it; set by the navigator
    below: "Any" = None  # the screen that `Navigator.close` goes back to, or what is left of it
    again: "tuple[Any, ...]" = ()  # what it is made with when `Navigator.close` comes back to it

    def __init__(self, app: "Handheld") -> None:
        self.app = app
        self.words = app.words  # that it is written in
        self.group: "Group | None" = None  # the displayio Group to show
        self.bar: "HintBar | None" = None  # the HintBar in it

    def take(self, key: str) -> None:
        """Act on what a key means, as KeyMap says."""
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
        """Do what A does: there is nothing else to look at.

        A child has more to show.
        """
        self.press("a")

    def press(self, key: str) -> None:
        """Act on one of the meanings that boards with many keys have."""

    def go(self, step: int) -> None:
        """Go to the next choice (1) or the one before (-1).

        This is for few keys.
        """
        self.press("down" if step > 0 else "up")

    def choose(self) -> None:
        """On few keys: choose what is shown."""
        self.press("a")

    def tick(self, elapsed: int) -> None:
        """Let time go by, in ms."""
        if self.bar is not None:
            self.bar.tick(elapsed)

    def skip(self) -> None:
        """End a running animation at once."""

    def resume(self, is_same: bool) -> None:
        """Be shown again, after another screen lay on the same table.

        `is_same` is whether that has left the table as it was.
        """

    def memo(self) -> "Any":  # whatever its own `recall` takes
        """Return what to remember while another screen is open above."""

    def recall(self, memo: "Any") -> None:
        """Take up what `memo` returned, on a screen made anew."""

    def has_hint(self) -> bool:
        """Return whether `give_hint` tells anything."""
        return False

    def give_hint(self) -> None:
        """Tell what the computer player looks at.

        Where there is no choice to make, nothing is told.
        """

    def choice(self) -> int:
        """Return the choice that is shown, an action.

        It is -1 where there is none: see `Play.adopt`.
        """
        return -1
