"""Slots: one game waits in each while a game of another slot is played.

Each game of games.py has a slot for games begun without a code, today's game has one, and so has a
game begun by a code or a link. A slot is a record of its own kind, with what whole_game.py packs,
or no bytes if nothing waits there. The current game's own slot does not count: it is written when a
game of another slot takes the current game's place, just before that one's LOG_BASE. So a power cut
between the two changes nothing.
"""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.kept import whole_game
from firmware.kept.storage import LINK_SLOT, OWN_SLOT, SLOTS, TODAY_SLOT
from firmware.session import marks, seeds

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Session

NONE = const(-1)


def of_new(name: str, seed: int | None) -> int:
    """Return the slot of a new game: `seed` is its code, None for none."""
    if seed is None:
        return OWN_SLOT + games.entry(name)[games.SCORES]
    return TODAY_SLOT if seed == seeds.today() else LINK_SLOT


def current(session: "Session") -> int:
    """Return the slot of the current or latest game, 0 before the first."""
    name = session.game_name()
    if not name:
        return 0
    if session.marks & marks.LINKED:
        return LINK_SLOT
    return TODAY_SLOT if session.standing()[3] else of_new(name, None)


def waiting(session: "Session") -> list[tuple[int, bytearray]]:
    """Return the slot and the head, as in whole_game.py, of each game that waits; latest first."""
    own = current(session)
    found = []
    for slot in SLOTS:
        head = bytearray(whole_game.MOST_HEAD)
        if slot != own and session.storage.read(slot, head) > 0 and whole_game.name_in(head):
            found.append((-session.storage.position(slot), slot, head))
    found.sort()
    return [(slot, head) for _, slot, head in found]


def slot_with(session: "Session", seed: int, players: int) -> int:
    """Return the slot of a daily game in progress, 0 for the current one, -1 if there is none."""
    if not seeds.is_daily(seed):
        return NONE
    begun = [(slot, whole_game.standing_in(head)) for slot, head in waiting(session)]
    if session.has_game():
        begun.append((0, session.standing()))
    for slot, standing in begun:
        if standing[1] == players and standing[3] == seed & 0xFFFF:
            return slot
    return NONE


def is_free(session: "Session", slot: int) -> bool:
    """Return whether a game can begin in a slot without ending another.

    For this the game in progress is saved in its own slot, if the memory has room.
    """
    if session.has_game() and (current(session) == slot or not leave(session, slot)):
        return False
    return slot not in [other for other, _ in waiting(session)]


def leave(session: "Session", slot: int) -> bool:
    """Save the game in progress in its slot, as one of another slot takes its place.

    If it is over, its slot becomes empty. Return whether nothing will be lost.
    """
    storage, own = session.storage, current(session)
    if own in (0, slot):
        return True
    if not session.has_game():
        return not storage.has(own) or storage.keep_waiting(own, b"")
    data = session.suspended[0] if session.suspended else whole_game.data_of(session.record)
    packed = whole_game.pack(data, session.standing(), session.marks, session.seats)
    return storage.keep_waiting(own, packed)


def take(session: "Session", slot: int) -> bool:
    """Make the game that waits in a slot the current one; return whether there is one.

    The session must have no game. One that cannot be read is reported as damage.
    """
    storage = session.storage
    packed = bytearray(max(0, storage.read(slot, bytearray(0))))
    storage.read(slot, packed)
    try:
        record = whole_game.unpack(packed)
    except ValueError:
        storage.keep_waiting(slot, b"")
        storage.was_damaged = True
        return False
    whole_game.unpack_seats(packed, session.seats)
    storage.begin(record, whole_game.marks_in(packed))
    rules = games.module_of(record).Rules(record.game)
    session.use(record, rules)
    session.variant = rules.variant
    return True
