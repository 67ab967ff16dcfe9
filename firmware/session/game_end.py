"""The end of the game that is on: its rank and screen.

The screen is the one that memory has room for.
"""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.interfaces.game import Record
    from firmware.kept.scores import Scores
    from firmware.session.interfaces.handheld import Handheld
    from firmware.session.interfaces.session import Session
    from firmware.session.outcome import Outcome

_ALONE = const(60000)  # bytes that a solo game's end takes on its table,
_BESIDE = const(26200)  # and beside a table that is loaded, and gaps
_COUNT = const(23600)  # bytes that the count of an end takes beside the table, and gaps
_COUNTED = "count"  # the screen of a game's own that counts,
_STANDINGS = "standings"  # that of all games,
_STANDINGS_ROOM = const(32000)  # and the bytes that it takes, and gaps


def look_up(session: "Session") -> tuple[int, str, bytes]:
    """Return rank, name and scores to beat of an ended game.

    The rank is what a solo game was recorded at, 0 for none. It is looked up before the screen that
    shows it is loaded: all of that together would not fit in a board's memory.
    """
    if session.stage is not None or session.record.game.players > 1:
        return 0, "", games.facts(session.offered).BLUE
    return _on(session.scores(), session.record)


def sign(session: "Session", name: bytes | bytearray) -> tuple[int, str, bytes]:
    """Write a name, three letters as numbers, beside the rank.

    Return what `look_up` does.
    """
    board = session.scores()
    board.rename(session.record, name)
    session.storage.save(session.record)
    return _on(board, session.record)


def _on(board: "Scores", record: "Record") -> tuple[int, str, bytes]:
    rank = board.rank_of(record)
    return rank, board.name(rank) if rank else "", board.blue


def go_to(app: "Handheld", outcome: "Outcome | None" = None) -> None:
    """Go to the end of the game that is on.

    Its table goes where there is no room for it. If the `outcome` is of an action, which is heard,
    that has just ended it. Then its points are counted first, but not where that is not seen,
    without animations, or where memory is short.
    """
    navigator, session = app.navigator, app.session
    is_solo = session.record.game.players == 1
    is_seen = outcome and outcome.effects and app.pace(2) and navigator.view is not None
    is_on_sheet = is_solo and session.rules.END_ON_TABLE
    if is_seen and is_on_sheet and navigator.has_room(_COUNT):
        navigator.lay_if_room(_COUNTED, _COUNT)
        return
    is_beside = is_on_table(app)
    session.end()
    if is_seen and not is_on_sheet and games.facts(session.offered).HAS_COUNT:
        if not is_beside:
            navigator.leave()
        navigator.later(_count_up, app)
        return
    if not is_beside:
        navigator.leave()
    elif navigator.view is None:
        navigator.leave()
        navigator.later(navigator.make_way)
    navigator.show("over")


def _count_up(app: "Handheld") -> None:
    """Count the points of all, if there is room for it, and else show the end."""
    if app.navigator.has_room(_STANDINGS_ROOM):
        app.navigator.show(_STANDINGS)
    else:
        go_to(app)


def is_on_table(app: "Handheld") -> bool:
    """Return whether the end is shown on the table.

    It is if there is room for both.
    """
    session, navigator = app.session, app.navigator
    is_solo = session.record.game.players == 1
    need = _ALONE if navigator.view is None else _BESIDE
    session.is_short = is_solo and not navigator.has_room(need)
    return screen(app) == session.rules.END_ON_TABLE


def screen(app: "Handheld", arguments: "Sequence[object]" = ()) -> str:
    """Return the name of that screen, from what it is made with.

    That is the name beside the rank and, where one player's sheet is meant, that player's place.
    """
    is_whole = len(arguments) < 2
    session = app.session
    rules = session.rules
    low = is_low(app.height)
    name = rules.end(session.record.game, is_whole, low)
    is_alone = session.is_short and is_whole and not low and name == rules.END_ON_TABLE
    return rules.END_ALONE if is_alone else name
