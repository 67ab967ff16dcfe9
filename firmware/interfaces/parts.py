"""What parts of screens ask of their screens, and of the table."""

from typing import Protocol

from displayio import Group

from firmware.interfaces.handheld import Handheld
from firmware.interfaces.words import Words
from firmware.session.thinking import Thinking
from firmware.widgets.bars import HintBar


class View(Protocol):
    """The table of a game: a Group."""

    @property
    def hints(self) -> HintBar:
        """The line that says what the keys do."""

    def turn(self) -> None:
        """Show the other page, where there are two."""


class Part(Protocol):
    """A screen of which another file does a part."""

    @property
    def app(self) -> Handheld:
        """The app that it is shown by."""


class StagedScreen(Part, Protocol):
    """A screen on which a choice is made in stages: see screens/stages.py."""

    def has_choice(self, stage: int, /) -> bool:
        """Return whether there is anything to choose in a stage."""

    def enter(self, stage: int, /) -> None:
        """Show what the keys change in a stage."""


class EndScreen(Part, Protocol):
    """The screen of a game's end: see screens/ending.py."""

    def choose(self) -> None:
        """Choose what to do from a menu."""

    def remark(self, message: str, /) -> None:
        """Say something beside what the keys do."""


class FestiveScreen(Part, Protocol):
    """A screen that bits of paper fall over: see screens/celebrating.py."""

    at_rest: bool

    @property
    def group(self) -> Group:
        """What is shown."""


class WatchedScreen(Part, Protocol):
    """The screen of a computer player's turn: see screens/watching.py."""

    is_busy: bool
    action: int  # its choice, -1 until there is one
    left: int  # ms for which that is still shown
    thinking: Thinking | None  # while it thinks

    @property
    def texts(self) -> Words:
        """The words on a table."""

    @property
    def who(self) -> str:
        """The player's name."""

    def say(self, hints: str, message: str = "", /) -> None:
        """Tell what the keys do, and what is to do."""

    def decide(self, action: int, /) -> None:
        """Show what was decided on."""

    def do(self) -> None:
        """Do it."""
