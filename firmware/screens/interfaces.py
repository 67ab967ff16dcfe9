"""What shared parts of screens ask of their screens, and of the table."""

from collections.abc import Callable
from typing import Any, Protocol

from displayio import Group

from firmware.interfaces.words import Words
from firmware.session.interfaces.handheld import Handheld
from firmware.widgets.bars import HintBar


class View(Protocol):
    """The table of a game, a Group."""

    @property
    def hints(self) -> HintBar:
        """The line of key hints."""

    @property
    def words(self) -> Words:
        """The game's own texts of the topic play, which the table shows."""

    def show(self, game: Any, name_of: Callable[[int], str], player: int, /) -> None:
        """Show a game from a player's view, with no choice selected.

        The game is of the table's own class; `name_of` returns a player's name.
        """

    def turn(self) -> None:
        """Show the other page, if there are two."""


class Part(Protocol):
    """A screen that delegates to another file."""

    @property
    def app(self) -> Handheld:
        """The app that shows the screen."""


class SteppedScreen(Part, Protocol):
    """A screen on which a choice is made in steps: see screens/parts/choice_steps.py."""

    def has_choice(self, number: int, /) -> bool:
        """Return whether there is anything to choose in a step."""

    def enter(self, number: int, /) -> None:
        """Show what the keys change in a step."""


class EndScreen(Part, Protocol):
    """The screen of a game's end: see screens/parts/end_screen.py."""

    is_new: bool  # whether the rank is shown for the first time
    # What the bar showed before it asked whether to undo, or () if it is not asking.
    asked: tuple[str, str] | tuple[()]

    @property
    def bar(self) -> HintBar:
        """The bar that asks."""

    def choose(self) -> None:
        """Open the menu of what to do next."""

    def show_message(self, message: str, /) -> None:
        """Show a message along with the key hints."""


class FestiveScreen(Part, Protocol):
    """A screen with confetti: see screens/parts/celebration.py."""

    at_rest: bool
    rank: int
    is_new: bool

    @property
    def group(self) -> Group:
        """What is shown."""
