"""Starts and continues games."""

import os

from engine.const import TYPE_CHECKING
from firmware import games, screen_names
from firmware.kept import seats
from firmware.kept.settings import STRICT
from firmware.kept.storage import LINK_SLOT, SEATS
from firmware.session import marks
from firmware.session.seeds import SHORT_SEEDS

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld, Session


def begin(app: "Handheld", players: int, seed: int | None = None, variant: int = 0) -> None:
    """Begin a game, asking first if that would end another one.

    A daily game that was begun is continued.
    """
    if _has_others(app.session) and _is_begun_or_asks(app, players, seed, variant):
        return
    new_game(app, players, seed, variant)


def _has_others(session: "Session") -> bool:
    """Return whether there may be other games in progress."""
    return session.has_game() or session.storage.has_waiting()


def _is_begun_or_asks(app: "Handheld", players: int, seed: int | None, variant: int) -> bool:
    """Continue a daily game that was begun, or ask if the new game would end another one.

    Return False if neither was necessary.
    """
    from firmware.session import slots

    session = app.session
    begun = slots.NONE if seed is None else slots.slot_with(session, seed, players)
    if begun != slots.NONE:
        continue_slot(app, begun)
        return True
    if slots.is_free(session, slots.of_new(session.offered, seed)):
        return False
    app.navigator.push(screen_names.GIVE_UP, players, seed, variant)
    return True


def continue_game(app: "Handheld", is_held: bool = False) -> None:
    """Continue the game in progress.

    `is_held` says whether the player to act already has the device, so that no hand-over is needed.
    """
    app.navigator.defer(_show, app, is_held)


def continue_slot(app: "Handheld", slot: int) -> None:
    """Continue the game that waits in a slot, or the current one if that is 0."""
    if slot:
        app.navigator.defer(_take, app, slot)
    else:
        app.navigator.defer(_show, app, False)


def new_game(app: "Handheld", players: int, seed: int | None = None, variant: int = 0) -> None:
    """Begin a game of a variant: see `new` in interfaces/game.py.

    Several players get the seats that were last set up. Without a seed, the next one is used.
    """
    app.navigator.defer(_begin, app, players, seed, variant)


def _begin(app: "Handheld", players: int, seed: int | None, variant: int) -> None:
    """Begin the game and go to its first screen."""
    app.navigator.show_busy()
    app.navigator.clear()
    session = app.session
    how = marks.STRICT if session.settings.values[STRICT] else 0
    if seed is not None or _has_others(session):
        how |= _leave(session, players, seed)
    has_won = _end_latest(session)
    game = games.load_game(session.offered)
    record = game.new(players, next_seed(session) if seed is None else seed, variant)
    if players > 1 and session.draft is not None:
        from firmware.kept import match

        match.seat(session.seats, session.draft)
    session.draft = None
    session.storage.begin(record, how)
    if how & marks.FIRST:
        from firmware.session import daily

        daily.begin(session, seed)  # type: ignore[arg-type]  # only a seed is a day's
    if players > 1 or has_won:
        _save_seats(session)
    session.use(record, game.Rules(record.game))
    _show(app, False)


def _leave(session: "Session", players: int, seed: int | None) -> int:
    """Save the game in progress if a new one has another slot; return the mark of the new one."""
    from firmware.session import slots

    slot = slots.of_new(session.offered, seed)
    slots.leave(session, slot)
    if slot == LINK_SLOT:
        return marks.LINKED
    if seed is None or players > 1:
        return 0
    from firmware.session import daily

    return daily.first_mark(session, seed)


def _take(app: "Handheld", slot: int) -> None:
    """Make the game that waits in a slot the current one, and go to its screen."""
    from firmware.session import slots

    app.navigator.show_busy()
    app.navigator.clear()
    slots.leave(app.session, slot)
    has_won = _end_latest(app.session)
    if slots.take(app.session, slot):
        if has_won:
            _save_seats(app.session)
        _show(app, False)
    else:
        app.navigator.replace_all(screen_names.TITLE)


def _show(app: "Handheld", is_held: bool) -> None:
    app.navigator.clear()  # first, as the game may have to be loaded
    app.navigator.follow(app.session.phase() if is_held else app.session.next())


def _end_latest(session: "Session") -> bool:
    """Count the previous game in the statistics if it is over, and drop it.

    Return whether it was one of several players, whose wins have changed.
    """
    name = session.game_name()
    has_won = False
    if name:
        finished = None if session.has_game() else session.record
        session.last_game.remember(name, finished, session.seats)
        if finished is not None:
            if session.storage.saves_games:
                session.save_end()  # a power cut may have prevented it
            session.storage.count(finished)
            game = finished.game
            has_won = game.players > 1
            if has_won:
                from firmware.kept import match

                match.count_wins(session.seats, game)
    session.use(None, None)
    if name and name != session.offered:  # playing a game counts as learning it
        session.learn(name)
    return has_won


def _save_seats(session: "Session") -> None:
    """Save the seats for this game and the next.

    A power cut before that leaves a game of Number Drop without actions, with the previous game's
    seats.
    """
    if session.storage.saves_games:
        data = bytearray(seats.ROOM)
        session.seats.write_into(data)
        session.storage.store(SEATS, data, seats.ROOM)


def next_seed(session: "Session") -> int:
    """Return the next game's seed: a given one, or as many random bits as a short code holds."""
    seed = session.next_seed
    if seed is not None:
        session.next_seed = (seed + 1) & 0xFFFFFFFF
        return seed
    return int.from_bytes(os.urandom(3), "big") % SHORT_SEEDS
