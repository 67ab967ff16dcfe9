"""The game finished last: the current one, or the previous one while the power stays on."""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.kept.seats import Seats

if TYPE_CHECKING:
    from firmware.interfaces.game import Record
    from firmware.session.interfaces.handheld import Session


class LastGame:
    """What a replay needs, in a few hundred bytes."""

    def __init__(self) -> None:
        self._data = b""
        self._seats: Seats = None  # type: ignore[assignment]  # before `remember`

    def remember(self, name: str, record: "Record | None", seats: Seats) -> None:
        """Store the game of that name before the next one begins.

        `record` is None if the game is not over, in which case it is not stored.
        """
        if name != games.name_of(self._data):
            self._data = b""  # two games' engines do not fit in memory
        if record is not None:
            self._data = games.saved_game(name).suspend(record)
            self._seats = Seats()
            self._seats.copy_from(seats)

    def is_available(self, session: "Session") -> bool:
        """Return whether there is one of the kind that the title offers."""
        before = games.name_of(self._data)
        on = session.game_name()
        if not session.has_game():
            return session.offered == (on or before)
        # Not while a game of the other kind is in progress, since that needs its own engine.
        return session.offered == before == on

    def load(self, record: "Record | None", seats: Seats) -> "tuple[Record, Seats]":
        """Return its Record and Seats; `record` and `seats` are those of the current game."""
        if record is not None and record.game.is_over():
            return record, seats
        return games.saved_game(games.name_of(self._data)).resume(self._data), self._seats
