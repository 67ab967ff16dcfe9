"""What parts of screens ask of their screens, and of the table."""

from collections.abc import Callable
from typing import Any, Protocol

from displayio import Group

from firmware.interfaces.words import Words
from firmware.session.interfaces.handheld import Handheld
from firmware.widgets.bars import HintBar


class View(Protocol):
    """The table of a game: a Group."""

    @property
    def hints(self) -> HintBar:
        """The line that says what the keys do."""

    @property
    def words(self) -> Words:
        """The game's own of the topic play, that it is written with."""

    def show(self, game: Any, name_of: Callable[[int], str], player: int, /) -> None:
        """Show a game as a player sees it, with no choice.

        The game is of the table's own class. `name_of` returns what a player is called.
        """

    def turn(self) -> None:
        """Show the other page, where there are two."""


class Part(Protocol):
    """A screen of which another file does a part."""

    @property
    def app(self) -> Handheld:
        """The app that it is shown by."""


class SteppedScreen(Part, Protocol):
    """A screen on which a choice is made in steps: see screens/parts/choice_steps.py."""

    def has_choice(self, number: int, /) -> bool:
        """Return whether there is anything to choose in a step."""

    def enter(self, number: int, /) -> None:
        """Show what the keys change in a step."""


class EndScreen(Part, Protocol):
    """The screen of a game's end: see screens/parts/end_screen.py."""

    is_new: bool  # whether it shows a rank for the first time
    # What the bar told, if the key before this one was to undo and it asks since.
    asked: tuple[str, str] | tuple[()]

    @property
    def bar(self) -> HintBar:
        """The bar that asks."""

    def choose(self) -> None:
        """Choose what to do from a menu."""

    def remark(self, message: str, /) -> None:
        """Say something beside what the keys do."""


class FestiveScreen(Part, Protocol):
    """A screen that bits of paper fall over: see screens/parts/celebration.py."""

    at_rest: bool

    @property
    def group(self) -> Group:
        """What is shown."""
