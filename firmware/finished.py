"""The game finished last: the one that is on, or the one before it while the power stays on."""

from firmware import games
from firmware.seats import Seats


class Finished:
    """What a replay needs, in a few hundred bytes."""

    def __init__(self):
        self._data = b""
        self._seats = None

    def remember(self, record, seats):
        """Keep the game that was on, if it is over, before the next one begins; None for none."""
        if record is None:
            return
        if games.name_of(record.bits.data) != games.name_of(self._data):
            self._data = b""  # a board has no memory for both games' engines
        if record.game.is_over():
            self._data = games.kept(games.name_of(record.bits.data)).put_away(record)
            self._seats = Seats()
            self._seats.copy_from(seats)

    def is_there(self, name, record):
        """Return whether it is of the game of this name, `record` being the game that is on."""
        if record is None or record.game.is_over():
            return games.name_of(self._data if record is None else record.bits.data) == name
        # Nor while a game of the other kind is on, which would need its own engine beside.
        return name == games.name_of(self._data) == games.name_of(record.bits.data)

    def take(self, record, seats):
        """Return its Record and Seats; `record` and `seats` are those of the game that is on."""
        if record is not None and record.game.is_over():
            return record, seats
        return games.kept(games.name_of(self._data)).take_up(self._data), self._seats
