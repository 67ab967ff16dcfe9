"""A choice in stages, for boards with few keys: one part after the other, and back the same way."""

from engine.const import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.screens.interfaces import StagedScreen


class Stages:
    """Which part of a screen's choice the keys change.

    The screen says whether part number `stage` can be chosen at all (`has_choice`), and shows what
    the keys then do (`enter`).
    """

    def __init__(self, screen: "StagedScreen", count: int) -> None:
        """Take a screen whose choice has `count` parts."""
        self._screen = screen
        self._count = count
        self.at = 0
        keys = screen.app.key_map.names_of_keys()
        self._steps = keys.label("\u2191\u2193", screen.app.words.HOLD)  # what steps on and back

    def _seek(self, stage: int, step: int) -> int:
        """Return the first stage in that direction with a choice, -1 or `count` for none."""
        while 0 <= stage < self._count and not self._screen.has_choice(stage):
            stage += step
        return stage

    def first(self) -> None:
        """Begin."""
        self.go_to(min(self._seek(0, 1), self._count - 1))

    def last(self) -> None:
        """Go to the last stage, everything being chosen."""
        self.go_to(max(self._seek(self._count - 1, -1), 0))

    def go_to(self, stage: int) -> None:
        """Go to a stage by its number."""
        self.at = stage
        self._screen.enter(stage)

    def go_on(self) -> bool:
        """Go to the next stage; return whether there is one."""
        stage = self._seek(self.at + 1, 1)
        if stage < self._count:
            self.go_to(stage)
        return stage < self._count

    def go_back(self) -> bool:
        """Go to the stage before; return whether there is one."""
        stage = self._seek(self.at - 1, -1)
        if stage >= 0:
            self.go_to(stage)
        return stage >= 0

    def hints(self, verb: str) -> str:
        """Return the hints of the stage, in which stepping does what the verb says."""
        app = self._screen.app
        words = app.words
        hints = "[" + self._steps + "] " + verb
        is_last = self._seek(self.at + 1, 1) == self._count
        hints += words.HINTS_LET_GO if is_last else words.HINTS_OK
        return hints + words.HINTS_BACK if self._seek(self.at - 1, -1) >= 0 else hints
