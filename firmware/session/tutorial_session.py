"""The tutorial's session: a prepared game in which only the wanted action is taken."""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.session.no_storage import NoStorage
from firmware.session.rules import Outcome
from firmware.session.session import Session

if TYPE_CHECKING:
    from typing import Any

    from firmware.interfaces.game import ReplayedGame
    from firmware.session.interfaces.handheld import Session as Behind


class TutorialSession(Session):
    """One of the lessons' games: see interfaces/game.py. It is neither saved nor counted."""

    is_lesson = True

    def __init__(self, session: "Behind", number: int) -> None:
        """Take the session of the game in progress, and the index of the lesson's game."""
        super().__init__(NoStorage(), session.settings, None)  # type: ignore[arg-type]  # a part suffices
        self.main_session = session
        self.offer(session.offered)
        own = games.load_module(self.offered, "lessons")
        record: Any = ScriptedRecord(own.replay(own.GAMES[number]))
        self.use(record, games.load_game(self.offered).Rules(record.game))

    def do(self, action: int, seen: bool = False) -> Outcome:
        """Take the wanted action, or one that was seen.

        Any other is returned in an Outcome without a screen, to be judged.
        """
        record: Any = self.record  # a Played
        if seen or action == record.wanted:
            return super().do(action, seen)
        return Outcome((), "", (action,))

    def save_end(self) -> None:
        """Do nothing: lessons have no scores."""

    def accept(self, action: int) -> Outcome:
        """Take an action that the tutorial has judged."""
        return super().do(action)


class ScriptedRecord:
    """A Record that repeats a recorded game, whatever action it is given."""

    def __init__(self, replay: "ReplayedGame") -> None:
        self._replay = replay
        self.game = replay.game
        self.count = 0  # actions so far
        self.wanted = replay.next()  # the next action

    def apply(self, action: int) -> None:
        """Take the next recorded action, so that dice fall as recorded."""
        self._replay.do(self.wanted)
        self.count += 1
        self.wanted = self._replay.next()

    def can_undo(self) -> bool:
        """Return False: lessons have no undo."""
        return False
