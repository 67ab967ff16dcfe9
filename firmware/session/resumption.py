"""Goes on with the kept game when the device is switched on."""

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.kept import seats
from firmware.kept.storage import SEATS

if TYPE_CHECKING:
    from firmware.session.interfaces.session import Session


def take_up_kept(session: "Session") -> bool:
    """Take up the game that is kept, if there is one.

    Return whether it is gone on with at once: see firmware/renewal.py.
    """
    kept = bytearray(seats.ROOM)
    session.seats.take(kept, session.storage.read(SEATS, kept))
    record = session.storage.load()
    if record is not None:
        session.offer(games.name_of(record.bits.data))
        session.use(record, games.load_game(session.offered).Rules(record.game))
    session.record_end()
    choices = session.settings
    agenda = choices.agenda - 1
    if agenda < 0:
        return False
    choices.agenda = 0
    choices.keep(session.storage)
    if agenda >> 1 < len(games.NAMES):
        session.offer(games.NAMES[agenda >> 1])
    return agenda & 1 > 0 and session.has_game()
