"""What the app asks of a screen."""

from typing import Any, Protocol

from displayio import Group

from firmware.interfaces.widgets import Told


class Screen(Protocol):
    """A picture that answers to keys.

    It is the class `Screen` of a module of screens/.
    """

    # The navigator sets these after construction.
    name: str  # the module's
    below: Any  # the screen that it closes to, or what is remembered of that one: see navigator.py
    modules: list[str]  # the names of those that were loaded for it

    @property
    def group(self) -> Group | None:
        """What to show, None to leave what is shown."""

    @property
    def bar(self) -> Told | None:
        """What tells of the keys, None where nothing does."""

    @property
    def at_rest(self) -> bool:
        """Whether no animation runs."""

    @property
    def is_settled(self) -> bool:
        """Whether nothing is added to the picture before the next key.

        The simulator's records wait for that.
        """

    @property
    def is_busy(self) -> bool:
        """Whether it thinks.

        The loop must not sleep then, nor the light go down. What it lies on stays as it is.
        """

    @property
    def on_table(self) -> bool:
        """Whether it is shown on the table of the game."""

    @property
    def can_adopt(self) -> bool:
        """Whether a choice is made there: it is a ChoiceScreen then."""

    @property
    def again(self) -> tuple[Any, ...]:  # whatever its own constructor takes
        """What it is made with when the app comes back to it."""

    def take(self, key: str, /) -> None:
        """Act on what a key means."""

    def tick(self, elapsed: int, /) -> None:
        """Let time go by, in ms."""

    def skip(self) -> None:
        """End a running animation at once."""

    def has_hint(self) -> bool:
        """Return whether a hint tells anything.

        Only then the menu of the game offers one.
        """

    def resume(self, is_same: bool, /) -> None:
        """Be shown again, after another screen lay on the same table.

        `is_same` is whether that has left the table as it was.
        """

    def memo(self) -> Any:  # whatever its own `recall` takes
        """Return what to remember while another screen is open above."""

    def recall(self, memo: Any, /) -> None:
        """Take up what `memo` returned, on a screen made anew."""


class ChoiceScreen(Screen, Protocol):
    """A screen of a game on which a player chooses an action."""

    hinted: int  # the choice that a hint was about, -1 for none
    hinted_close: bool  # whether another one may be as good

    def adopt(self, action: int, /) -> None:
        """Make an action the choice that is shown.

        The player may still change it.
        """

    def remark(self, message: str, /) -> None:
        """Say something until the next key."""

    def take_hint(
        self, action: int, told: tuple[str, str, str], how: int, purpose: tuple[int, ...], /
    ) -> None:
        """Show the action that a hint is about.

        -1 means the hint that was taken before. `told` are the keys for more, the words for all of
        it, and those before them: HINTS_AGAIN, LIKE_THIS, and CLOSE of the topic hint, or "" where
        no other choice is as good. It is made, too, if `how` is WHOLE; else that is 0. `purpose` is
        as for PlayerOf.
        """
