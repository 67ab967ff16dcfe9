"""A choice in steps, for boards with few keys.

One part comes after the other, and one goes back the same way.
"""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.screens.interfaces import SteppedScreen


class Steps:
    """Which part of a screen's choice the keys change.

    The screen says whether step `number` has a choice at all (`has_choice`), and shows what the
    keys then do (`enter`).
    """

    def __init__(self, screen: "SteppedScreen", count: int) -> None:
        """Take a screen whose choice has `count` parts."""
        self._screen = screen
        self._count = count
        self.at = 0
        keys = screen.app.key_map.names_of_keys()
        self._keys = keys.label("\u2191\u2193", screen.app.words.HOLD)  # what steps on and back

    def _seek(self, number: int, way: int) -> int:
        """Return the first step with a choice, -1 or `count` for none.

        It is sought in the direction `way`.
        """
        while 0 <= number < self._count and not self._screen.has_choice(number):
            number += way
        return number

    def first(self) -> None:
        """Begin."""
        self.go_to(0)

    def last(self) -> None:
        """Go to the last step, everything being chosen."""
        self.go_to(max(self._seek(self._count - 1, -1), 0))

    def go_to(self, number: int) -> None:
        """Go to a step, or to the next that has a choice."""
        self.at = number = min(self._seek(number, 1), self._count - 1)
        self._screen.enter(number)

    def go_on(self) -> bool:
        """Go to the next step; return whether there is one."""
        number = self._seek(self.at + 1, 1)
        if number < self._count:
            self.go_to(number)
        return number < self._count

    def go_back(self) -> bool:
        """Go to the step before; return whether there is one."""
        number = self._seek(self.at - 1, -1)
        if number >= 0:
            self.go_to(number)
        return number >= 0

    def hints(self, verb: str, let_go: str) -> str:
        """Return the step's hints: its keys do what the verb says.

        `let_go` is the last one's, which ends the choice.
        """
        app = self._screen.app
        words = app.words
        hints = "[" + self._keys + "] " + verb
        is_last = self._seek(self.at + 1, 1) == self._count
        hints += let_go if is_last else words.HINTS_OK
        return hints + words.HINTS_BACK if self._seek(self.at - 1, -1) >= 0 else hints
