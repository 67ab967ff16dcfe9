"""The start of a game, and going on with one."""

import gc
import os

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.kept import seats
from firmware.kept.settings import (
    AT_TITLE,
    GOES_ON,
    IN_LESSON,
    IN_REPLAY,
    LEARNT,
    RESUMPTIONS,
    STRICT,
)
from firmware.kept.storage import SEATS
from firmware.session import marks, room
from firmware.session.seeds import DAILY_MARK

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld
    from firmware.session.interfaces.session import Session

# How many names a small memory may know as a table is loaded. A game meets up to 150 more, and
# behind 620 their table doubles: that takes 3.9 KB in one piece, which beside a table there is not.
_MOST_NAMES = const(470)
_UNUSED = const(0x4E00)  # the first of many characters that no text here has


def begin(app: "Handheld", players: int, seed: int | None = None, variant: int = 0) -> None:
    """Begin a game, or ask first if that ends another one."""
    if app.session.has_game():
        app.navigator.open("give_up", players, seed, variant)
    else:
        new_game(app, players, seed, variant)


def go_on(app: "Handheld", is_held: bool = False) -> None:
    """Go on with the game begun.

    `is_held` says whether the player who acts has the device already: then nobody hands it over.
    The screen goes first: an engine may have to be loaded.
    """
    app.navigator.leave()
    app.navigator.later(_show, app, is_held)


def new_game(app: "Handheld", players: int, seed: int | None = None, variant: int = 0) -> None:
    """Begin a game of a variant: see `new` in interfaces/game.py.

    Several sit as they were set up last. Without a seed take the next one. The screen goes first: a
    game's engine is loaded for it. So does what the game before is counted with.
    """
    app.navigator.leave()
    app.navigator.later(_end_latest, app.session)
    app.navigator.later(_begin, app, players, seed, variant)


def _begin(app: "Handheld", players: int, seed: int | None, variant: int) -> None:
    """Begin it, and go to its first screen."""
    session = app.session
    session.storage.hold_room()
    try:
        game = games.load_game(session.offered)
    except MemoryError:  # menus have left gaps
        if room.may_renew(app):
            from firmware.session import renewal

            renewal.renew_to_begin(app)
        raise
    record = game.new(players, _next_seed(session) if seed is None else seed, variant)
    session.storage.begin(record, marks.STRICT if session.settings.values[STRICT] else 0)
    if players > 1:
        _sit_down(session)
    session.draft = None
    session.use(record, game.Rules(record.game))
    _show(app, False)


def _show(app: "Handheld", is_held: bool) -> None:
    """Show the phase's screen, by a new start if names are many.

    Menus, or a game before, have brought them.
    """
    if room.may_renew(app) and names_met(app.input.presses) > _MOST_NAMES:
        from firmware.session import renewal

        renewal.renew_in_game(app, is_held)
    app.navigator.follow(app.session.phase() if is_held else app.session.next())


def names_met(nonce: int) -> int:
    """Return how many names the program has met since it was started.

    A desktop has no table of them: 0. MicroPython numbers them, and the id of a name tells its
    number. What `chr` returns is a name, and so is the program's file, the first of all. `nonce` is
    another number at each call: two new characters are the two latest names. Twice the same nonce
    gives the same count.
    """
    if not hasattr(gc, "mem_free"):
        return 0
    new = _UNUSED + nonce * 2
    last, latest = chr(new), chr(new + 1)
    return (id(latest) - id("code.py")) // (id(latest) - id(last)) + 1


def _end_latest(session: "Session") -> None:
    """Note what counts of the game before, if over, and unload it.

    A board has no memory for it, or for its engine, beside the next one.
    """
    name = session.game_name()
    if name:
        finished = None if session.has_game() else session.record
        session.finished.remember(name, finished, session.seats)
        if finished is not None:
            if session.storage.keeps_games:
                session.keep_end()  # if that could not be done before
            session.storage.count(finished)
    session.use(None, None)
    if name and name != session.offered:  # who has played a game has learnt it
        from firmware.session import suspension

        session.learnt += (name,)
        suspension.note_learnt(session)


def _sit_down(session: "Session") -> None:
    """Take any seats that were set up, and keep them.

    They are for this game and the next. A cut before they are kept leaves a game in which nothing
    has been done yet, with the seats of the one before.
    """
    if session.draft is not None:
        session.seats.copy_from(session.draft)
    if session.storage.keeps_games:
        data = bytearray(seats.ROOM)
        session.seats.write_into(data)
        session.storage.keep(SEATS, data, seats.ROOM)


def _next_seed(session: "Session") -> int:
    """Return the next game's seed: the set one, or the board's entropy."""
    seed = session.next_seed
    if seed is not None:
        session.next_seed = (seed + 1) & 0xFFFFFFFF
        return seed
    seed = DAILY_MARK << 16  # a day's game, which is none for now
    while seed >> 16 == DAILY_MARK:
        seed = int.from_bytes(os.urandom(4), "big")
    return seed


class _End:
    """An end not made yet, as the navigator remembers: it celebrates nothing."""

    name = "over"
    again = (False, True)
    below = bar = None

    def __init__(self, on_table: bool) -> None:
        self.on_table = on_table

    def memo(self) -> None:
        """Remember nothing: it has not been seen."""


def open_replay(app: "Handheld") -> None:
    """Go to an ended game's replay, which leads back to its end.

    The end is made then: made first, it left gaps, and the table found no room.
    """
    from firmware.session import game_end

    app.session.end()  # looked up now: beside the end there is no room for it
    app.navigator.open_above(_End(game_end.is_on_table(app)), "replay")


def take_up_kept(session: "Session") -> int:
    """Take up the game that is kept, if there is one.

    Return where to go on, as settings.py has it. See firmware/session/renewal.py.
    """
    storage = session.storage
    kept = bytearray(seats.ROOM)
    session.seats.take(kept, storage.read(SEATS, kept))
    record = storage.load()
    if record is not None:
        session.offer(games.name_of(record.bits.data))
        rules = games.load_game(session.offered).Rules(record.game)
        session.use(record, rules)
        session.variant = rules.variant  # the next table is as the latest game
    session.keep_end()
    choices = session.settings
    agenda = choices.agenda - 1
    if agenda < 0:
        return AT_TITLE
    choices.agenda = 0
    choices.keep(storage)
    game, where = divmod(agenda, RESUMPTIONS)
    if game < len(games.NAMES):
        session.offer(games.NAMES[game])
    if where == LEARNT:
        from firmware.session import suspension

        session.learnt = (session.offered,)
        suspension.note_learnt(session)
    if record is None:
        return where if where == IN_LESSON else AT_TITLE
    if where == IN_REPLAY and not record.game.is_over():  # damage has taken the end
        return GOES_ON
    return where
