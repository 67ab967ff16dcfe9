"""A choice made in steps, for boards with few keys: each part in turn, and back the same way."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.screens.interfaces import SteppedScreen


class Steps:
    """Which part of a screen's choice the keys change.

    The screen says whether a step offers any choice (`has_choice`), and shows what the keys do in
    it (`enter`).
    """

    def __init__(self, screen: "SteppedScreen", count: int) -> None:
        """Take a screen whose choice has `count` parts."""
        self._screen = screen
        self._count = count
        self.at = 0
        keys = screen.app.key_map.names_of_keys()
        self._keys = keys.label("\u2191\u2193", screen.app.words.HOLD)  # the keys that step

    def _seek(self, number: int, way: int) -> int:
        """Return the first step with a choice in direction `way`, else -1 or `count`."""
        while 0 <= number < self._count and not self._screen.has_choice(number):
            number += way
        return number

    def first(self) -> None:
        """Begin with the first step."""
        self.go_to(0)

    def last(self) -> None:
        """Go to the last step, with everything chosen."""
        self.go_to(max(self._seek(self._count - 1, -1), 0))

    def go_to(self, number: int) -> None:
        """Go to a step, or to the next one with a choice."""
        self.at = number = min(self._seek(number, 1), self._count - 1)
        self._screen.enter(number)

    def go_forward(self) -> bool:
        """Go to the next step; return whether there is one."""
        number = self._seek(self.at + 1, 1)
        if number < self._count:
            self.go_to(number)
        return number < self._count

    def go_back(self) -> bool:
        """Go to the previous step; return whether there is one."""
        number = self._seek(self.at - 1, -1)
        if number >= 0:
            self.go_to(number)
        return number >= 0

    def hints(self, verb: str, let_go: str, completes: bool = False) -> str:
        """Return the step's key hints, where `verb` says what its keys do.

        `let_go` is the hint of a step that `completes` the choice, as the last one does.
        """
        app = self._screen.app
        words = app.words
        hints = "[" + self._keys + "] " + verb
        completes = completes or self._seek(self.at + 1, 1) == self._count
        hints += let_go if completes else words.HINTS_OK
        return hints + words.HINTS_BACK if self._seek(self.at - 1, -1) >= 0 else hints
