"""Assigns the commands to a board's keys, at the start and when the hand changes."""

from engine.const import TYPE_CHECKING
from firmware.keys.directions import DIRECTIONS, NEXT, PREVIOUS

if TYPE_CHECKING:
    from collections.abc import Container

ALL = DIRECTIONS + ("a", "b", "start", "select")  # keys named after their command


def _first(wanted: tuple[str, ...], names: "Container[str]") -> str:
    """Return the first of the wanted names that exists, "" if none does."""
    for name in wanted:
        if name in names:
            return name
    return ""


class KeyCommands:
    """Each key's name, and its commands when pressed and held, by key number."""

    def __init__(self, names: tuple[str, ...], become: tuple[str, ...]) -> None:
        """Take a board file's KEYS, and what each of DIRECTIONS becomes in the player's hand.

        ValueError if there is no key to choose with, or no second key.
        """
        self.seen = [
            become[DIRECTIONS.index(name)] if name in DIRECTIONS else name for name in names
        ]
        self.pressed = [""] * len(names)
        self.held = [""] * len(names)
        self.is_few = not all(name in self.seen for name in DIRECTIONS + ("b",))
        if "a" not in names or len(names) < 2:
            raise ValueError('KEYS needs "a" to choose with, and another key to go on with')
        if self.is_few:
            self._share_few()
        else:
            for name in ALL:
                if name in self.seen:
                    self._assign(self.pressed, name, name)
        self._share_menu_and_hint()

    def _assign(self, commands: list[str], name: str, command: str) -> None:
        commands[self.seen.index(name)] = command

    def _share_few(self) -> None:
        """Let A choose, one key step forward and, if there is one, another step back."""
        onward = _first(("down", "right", "b", "up", "left"), self.seen)
        back = _first(("up", "left"), [name for name in self.seen if name != onward])
        self._assign(self.pressed, "a", "a")
        self._assign(self.pressed, onward, NEXT)
        if back:
            self._assign(self.pressed, back, PREVIOUS)
        if "b" in self.seen and onward != "b":
            self._assign(self.pressed, "b", "b")
        else:
            self._assign(self.held, back or onward, "b")

    def _share_menu_and_hint(self) -> None:
        """Find keys for the menu, the hint and the help.

        Hint and help are in the menu, too. With six keys there are none to spare for them: holding
        A shows what does not fit on the screen, gives a hint, or acts as A.
        """
        menu = _first(("start", "y", "x"), self.seen)
        others = [name for name in self.seen if name != menu]
        hint = _first(("select", "x", "y"), others)
        if menu:
            self._assign(self.pressed, menu, "start")
        else:
            self._assign(self.held, "a" if self.is_few else "b", "start")
        if hint:
            self._assign(self.pressed, hint, "select")
            own = _first(("y", "x"), [name for name in others if name != hint])
            if own:
                self._assign(self.pressed, own, "help")
            else:
                self._assign(self.held, hint, "help")
        elif not self.is_few:
            self._assign(self.held, "a", "look")
