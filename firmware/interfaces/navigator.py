"""What screens ask of the navigator."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, Protocol

from firmware.interfaces.screen import Screen
from firmware.session.outcome import Outcome


class Navigator(Protocol):
    """Which screen is shown, and the ways to others: navigator.py. Arguments are a screen's own."""

    screen: Screen
    view: Any  # the table of whichever game is on, None where there is none

    def follow(self, outcome: Outcome, /) -> None:
        """Go to where an action has led, or the choice of a menu, and let it be heard."""

    def show(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen."""

    def open(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen that `close` comes back from, to the one that is shown now."""

    def lay(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen on the same table as the one that is shown, which goes on below it."""

    def lay_if_room(self, name: str, need: int, /) -> None:
        """Do so if so many bytes are free, else go there without the table."""

    def leave(self) -> None:
        """Unload the screen that is shown and the table."""

    def close(self) -> None:
        """Go back to the screen that `open` left."""

    def exchange(self, name: str, /, *arguments: Any) -> None:
        """Go to a screen in place of the one that is shown."""

    def remake(self, *arguments: Any) -> None:
        """Make the screen that is shown anew, with other arguments."""

    def later(self, call: Callable[..., object], /, *arguments: Any) -> None:
        """Call a function after the trips noted so far, when no key's handler runs any more."""

    def travel(self) -> None:
        """Make the trips, and those that they lead to."""

    def blank(self, is_blank: bool, /) -> None:
        """Show nothing at all, or what is shown again."""

    def make_way(self) -> None:
        """Read what the table is made of that is made next."""

    def announce(self) -> None:
        """Show a sign before a screen is loaded."""

    def has_room(self, need: int, /) -> bool:
        """Return whether so many bytes of memory are free."""

    def find(self, name: str, /) -> ModuleType:
        """Return the module of a screen."""
