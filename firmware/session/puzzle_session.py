"""The session of a puzzle: a game that is neither saved nor counted, up to its goal."""

from engine.const import TYPE_CHECKING
from firmware import games, screen_names
from firmware.session import marks
from firmware.session.no_storage import NoStorage
from firmware.session.session import Session

if TYPE_CHECKING:
    from typing import Any

    from firmware.interfaces.game import Record
    from firmware.session.interfaces.handheld import Session as Behind
    from firmware.session.rules import Outcome


class PuzzleSession(Session):
    """A puzzle of the offered game. There are no hints, and choices taken back count as well."""

    is_solved = False
    number = 0  # among its game's puzzles
    file = ""  # that it is from, if a user added it

    def __init__(
        self,
        session: "Behind",
        puzzle: "dict[str, Any]",
        record: "Record",
        storage: "PuzzleStorage",
    ) -> None:
        """Begin a puzzle of the game that `session` offers, with its game."""
        super().__init__(storage, session.settings, None)  # type: ignore[arg-type]  # a part suffices
        self.main_session = session
        self.offer(session.offered)
        self.fewest: int = puzzle["steps"]
        own = games.load_module(self.offered, "puzzle")
        self._puzzle = own.Puzzle(
            record.game, puzzle["goal"], puzzle["value"], puzzle.get("pieces", "")
        )
        self.use(record, games.load_game(self.offered).Rules(record.game))

    def suspend(self) -> None:
        """Do nothing: the puzzle is about this very game."""

    def can_undo(self) -> bool:
        """Return whether there is a choice that can be undone."""
        return self.record.can_undo()

    def save_end(self) -> None:
        """Do nothing: a puzzle has no score."""

    def _go_on(self, outcome: "Outcome", player: int) -> None:
        super()._go_on(outcome, player)
        self.is_solved = self._puzzle.is_solved()
        if self.is_solved or self._puzzle.is_over():
            outcome.screen = screen_names.PUZZLE_END


class PuzzleStorage(NoStorage):
    """A storage that only counts choices."""

    marks = marks.STRICT  # no hints

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def choose(self, record: "Record", action: int) -> None:
        """Count a choice."""
        self.steps += 1

    def undo(self, record: "Record") -> None:
        """Do nothing: the choice stays counted."""
