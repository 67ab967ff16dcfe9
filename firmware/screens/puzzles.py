"""The puzzles of the offered game, with their stars."""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.kept.puzzle_stars import MOST, Stars
from firmware.screens.parts.menu_screen import MenuScreen
from firmware.session import puzzle_start, puzzles

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld

_FEW = 3  # choices of one page that left and right skip


class Screen(MenuScreen):
    """A line for each puzzle, and the selected one's goal; left and right turn the pages."""

    def __init__(self, app: "Handheld", number: int = 0, file: str = "") -> None:
        """Select a puzzle by its number, or by the file of the user who added it."""
        texts = app.shared_words("puzzle")
        name = app.session.offered
        self._broken = texts.BROKEN
        self._goals = app.game_words("puzzle").GOALS
        self._order = games.load_module(name, "puzzle").GOALS
        self._count = puzzles.count(name)
        self._files = puzzles.added(name)
        if file in self._files:
            number = self._count + self._files.index(file)
        lines = [str(index + 1) for index in range(self._count)]
        for file in self._files:
            lines.append(file[: file.rfind(".")].upper())
        stars = Stars(app.session.storage, name)
        gained = [stars.of(index) for index in range(self._count)]
        heading = texts.HEADING + " " + str(sum(gained)) + "/" + str(MOST * self._count)
        super().__init__(app, heading, lines, number, values=app.width // 5)
        self.menu.set_values(0, ["*" * gain for gain in gained])
        self._tell()

    def _tell(self) -> None:
        """Show the selected puzzle's goal."""
        number, file = self._selected()
        try:
            puzzle = puzzles.read(self.app.session.offered, number, file)
            message = puzzles.text(self._goals, puzzle, self._order)
        except (ValueError, KeyError, TypeError, IndexError):
            message = file.upper() + self._broken
        words = self.app.words
        self.show_prompt(words.HINTS_MENU + words.HINTS_BACK, message)

    def _selected(self) -> tuple[int, str]:
        number = self.menu.chosen
        return number, self._files[number - self._count] if number >= self._count else ""

    def step(self, step: int) -> None:
        super().step(step)
        self._tell()

    def change(self, line: int, step: int) -> None:
        """Turn a page."""
        last = len(self.menu.texts) - 1
        self.step(max(0, min(last, line + step * max(_FEW, self.menu.count))) - line)

    def choose(self) -> None:
        """On few keys: begin the puzzle."""
        self.press("a")

    def do(self, line: int) -> None:
        """Begin the puzzle."""
        number, file = self._selected()
        puzzle_start.begin(self.app, number, file)

    def show_broken(self, file: str) -> None:
        """Say that a file contains no puzzle."""
        self.bar.show_from_start("", file.upper() + self._broken)
