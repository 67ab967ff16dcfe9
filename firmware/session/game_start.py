"""The start of a game, and going on with one."""

import os

from engine.const import TYPE_CHECKING
from firmware import games
from firmware.kept import seats
from firmware.kept.settings import STRICT
from firmware.kept.storage import SEATS
from firmware.session import marks
from firmware.session.seeds import DAILY_MARK

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld
    from firmware.session.interfaces.session import Session


def begin(app: "Handheld", players: int, seed: int | None = None, variant: int = 0) -> None:
    """Begin a game, or ask first if that ends another one."""
    if app.session.has_game():
        app.navigator.open("give_up", players, seed, variant)
    else:
        new_game(app, players, seed, variant)


def go_on(app: "Handheld", is_held: bool = False) -> None:
    """Go on with the game that has begun.

    `is_held` says whether the player who acts has the device already: then nobody hands it over.
    """
    app.navigator.later(_show, app, is_held)


def new_game(app: "Handheld", players: int, seed: int | None = None, variant: int = 0) -> None:
    """Begin a game of a variant: see `new` in interfaces/game.py.

    Several players sit as they were set up last. Without a seed the next one is taken.
    """
    app.navigator.later(_begin, app, players, seed, variant)


def _begin(app: "Handheld", players: int, seed: int | None, variant: int) -> None:
    """Begin it, and go to its first screen."""
    app.navigator.announce()
    app.navigator.clear()
    session = app.session
    _end_latest(session)
    game = games.load_game(session.offered)
    record = game.new(players, _next_seed(session) if seed is None else seed, variant)
    session.storage.begin(record, marks.STRICT if session.settings.values[STRICT] else 0)
    if players > 1:
        _sit_down(session)
    session.draft = None
    session.use(record, game.Rules(record.game))
    _show(app, False)


def _show(app: "Handheld", is_held: bool) -> None:
    app.navigator.follow(app.session.phase() if is_held else app.session.next())


def _end_latest(session: "Session") -> None:
    """Count the game before in the statistics if it is over, and drop it."""
    name = session.game_name()
    if name:
        finished = None if session.has_game() else session.record
        session.finished.remember(name, finished, session.seats)
        if finished is not None:
            if session.storage.keeps_games:
                session.keep_end()  # the power may have gone before that could be done
            session.storage.count(finished)
    session.use(None, None)
    if name and name != session.offered:  # anyone who has played a game has learnt it
        session.learn(name)


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
