"""The tutorial's session: only what the lesson wants is done.

It plays a prepared game.
"""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.session.lesson_storage import LessonStorage
from firmware.session.outcome import Outcome
from firmware.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.interfaces.game import Lessons, PlayedAgain
    from firmware.session.interfaces.session import Session as Behind
    from firmware.session.interfaces.session import Stage


class TutorialSession(Session):
    """One of the games of the lessons: see interfaces/game.py.

    Nothing of it is kept or counted.
    """

    def __init__(
        self, session: "Behind", stage: "Stage", lessons: "Callable[[], Lessons]", number: int
    ) -> None:
        """Take the Session behind it, and the number of a game.

        `stage` is the screen that shows it, `lessons` returns the module of the lessons.
        """
        super().__init__(LessonStorage(), session.settings, None)  # type: ignore[arg-type]  # a part will do
        self.home = session
        self.offer(session.offered)
        self.stage = stage
        self._lessons = lessons
        own = lessons()
        record: Any = Played(own.replay(own.GAMES[number]))
        self.use(record, games.load_game(self.offered).Rules(record.game))

    def do(self, action: int, seen: bool = False) -> Outcome:
        """Do an action if it is as wanted, else name no screen."""
        record: Any = self.record  # a Played
        game, wanted = record.game, record.wanted
        # The lessons are read last: mostly it is the very action.
        if seen or action == wanted or self._lessons().is_meant(game, action, wanted):
            return super().do(action, seen)
        return Outcome((), "", (action,))

    def keep_end(self) -> None:
        """Do nothing: lessons have no scores."""


class Played:
    """A Record that repeats a game, whatever is to be done."""

    def __init__(self, replay: "PlayedAgain") -> None:
        self._replay = replay
        self.game = replay.game
        self.count = 0  # actions so far
        self.wanted = replay.next()  # the one that comes next

    def apply(self, action: int) -> None:
        """Do the action that comes next: dice fall as they fell."""
        self._replay.do(self.wanted)
        self.count += 1
        self.wanted = self._replay.next()

    def can_undo(self) -> bool:
        """Return False: lessons have no undo."""
        return False
