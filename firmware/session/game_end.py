"""The end of a game: its rank, its screen, its score kept.

The screen is the one that memory has room for. A solo game may bring a rank, a day and goals.
"""

from engine.const import TYPE_CHECKING, const
from firmware import games
from firmware.loader import give_back
from firmware.session import room
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.interfaces.game import Record
    from firmware.kept.progress import Progress
    from firmware.kept.scores import Scores
    from firmware.session.interfaces.handheld import Handheld
    from firmware.session.interfaces.session import Session
    from firmware.session.outcome import Outcome

_ALONE = const(72000)  # bytes that an end takes on its table (measured: a solo game's),
_BESIDE = const(37500)  # and beside a table that is loaded, and gaps
_COUNT = const(23600)  # bytes that the count of an end takes beside the table, and gaps
_COUNTED = "count"  # the screen of a game's own that counts,
_STANDINGS = "standings"  # that of all games,
_STANDINGS_ROOM = const(40700)  # and the bytes that it takes, and gaps


def look_up(session: "Session") -> tuple[int, str, bytes]:
    """Return rank, name and scores to beat of an ended game.

    The rank is the one that a solo game reached, 0 for none. It is looked up before the screen that
    shows it is loaded: all of that together would not fit in a board's memory.
    """
    if session.is_lesson or session.record.game.players > 1:
        return 0, "", games.facts(session.offered).BLUE
    return _on(_board(session), session.record)


def sign(session: "Session", name: bytes | bytearray) -> tuple[int, str, bytes]:
    """Write a name, three letters as numbers, beside the rank.

    Return what `look_up` does.
    """
    board = _board(session)
    board.rename(session.record, name)
    session.storage.save(session.record)
    return _on(board, session.record)


def _board(session: "Session") -> "Scores":
    """Return the ended game's pink board: the title may offer another game."""
    from firmware.kept.scores import Scores

    return Scores(session.storage, session.game_name())


def _on(board: "Scores", record: "Record") -> tuple[int, str, bytes]:
    rank = board.rank_of(record)
    return rank, board.name(rank) if rank else "", board.blue


def go_to(app: "Handheld", outcome: "Outcome | None" = None) -> None:
    """Go to the end of the game that is on.

    Its table goes where there is no room for it. If the `outcome` is of an action, which is heard,
    that has just ended it. Then the score is kept, as soon as there is room for that, and the
    points are counted first, but not where that is not seen, without animations, or where memory is
    short.
    """
    navigator, session = app.navigator, app.session
    is_solo = session.record.game.players == 1
    is_seen = outcome and outcome.effects and app.pace(2) and navigator.view is not None
    is_on_sheet = is_solo and session.rules.END_ON_TABLE
    if is_seen and is_on_sheet and room.has(_COUNT):
        _keep(session)
        navigator.lay_if_room(_COUNTED, _COUNT)
        return
    is_beside = is_on_table(app)
    if not is_beside:
        navigator.leave()
    is_counted = is_seen and not is_on_sheet and games.facts(session.offered).HAS_COUNT
    if outcome and outcome.effects:
        navigator.later(_keep, session)
    navigator.later(_show, app, is_beside, is_counted)


def _keep(session: "Session") -> None:
    """Keep a game that has ended, and its score."""
    session.keep_end()
    session.storage.save(session.record)


def _show(app: "Handheld", is_beside: bool, is_counted: bool) -> None:
    """Look up the ranks, and show the end.

    A full table leaves no room to look them up. If there is room, the points of all are counted
    first.
    """
    navigator = app.navigator
    app.session.end()
    if not is_counted:
        if is_beside and navigator.view is None:
            navigator.leave()
            navigator.later(room.make_for_table, app)
        navigator.show("over")
    elif room.has(_STANDINGS_ROOM):
        navigator.show(_STANDINGS)
    else:
        go_to(app)


def is_on_table(app: "Handheld") -> bool:
    """Return whether the end is shown on the table.

    It is if there is room for both.
    """
    session, navigator = app.session, app.navigator
    is_solo = session.record.game.players == 1
    need = _ALONE if navigator.view is None else _BESIDE
    may_be_short = is_solo
    if is_low(app.height):  # that of several is larger; a Pico has room
        may_be_short = not is_solo and room.whole < room.SMALL
    session.is_short = may_be_short and not room.has(need)
    return screen(app) == session.rules.END_ON_TABLE


def screen(app: "Handheld", arguments: "Sequence[object]" = ()) -> str:
    """Return the name of that screen, from what it is made with.

    That is whether a name was asked for, whether the end was seen and, where one player's sheet is
    meant, that player's place.
    """
    is_whole = len(arguments) < 3
    session = app.session
    rules = session.rules
    low = is_low(app.height)
    name = rules.end(session.record.game, is_whole, low)
    if session.is_short and is_whole and name == rules.END_ON_TABLE:
        return ("low_" if low else "") + rules.END_ALONE
    return name


def note(session: "Session") -> None:
    """Keep an ended game's score once, if it counts.

    A board has no memory for all that this takes at once, nor for any of it beside the end.
    """
    record = session.record
    if not keeps_score(session):
        return
    _board(session).keep(record, session.marks, session.you)
    give_back()
    progress = _counted(session)
    give_back()
    progress.keep(record)
    give_back()


def keeps_score(session: "Session") -> bool:
    """Return whether score and goals of the game are kept.

    They are of a solo one, unless it is a variant.
    """
    return session.record.game.players == 1 and not session.rules.variant


def _counted(session: "Session") -> "Progress":
    """Return the Progress with the game's changes, which are not kept yet."""
    from firmware.kept.progress import Progress, first_goal

    record = session.record
    name = session.game_name()
    progress = Progress(session.storage)
    if session.storage.keeps_games and not progress.is_of(record):
        date = _day(session)
        if date and _counts(date, progress.date):
            progress.count_day(date, record.game.score(0))
        elif date:
            progress.miss_day()
        if games.facts(name).HAS_GOALS:
            goals = games.part(name, "goals")
            progress.reach(goals.reached(record, session.marks, progress.days) << first_goal(name))
    return progress


def take_back(session: "Session") -> None:
    """Take all of that back: it is not over after all."""
    if not keeps_score(session):
        return
    _board(session).withdraw(session.record)
    from firmware.kept.progress import Progress

    Progress(session.storage).withdraw(session.record)


def _day(session: "Session") -> int:
    """Return the packed date of a daily game, 0 for all others."""
    if session.game_name() != games.OF_SEEDS:  # days and scores are kept of one game alone
        return 0
    from firmware.session import seeds

    return seeds.date(seeds.seed_in(session.record.game))  # type: ignore[arg-type]  # it has a seed


def _counts(date: int, latest: int) -> bool:
    """Return whether a packed date's daily game counts as it ends now.

    It counts if it ends on that day, or after midnight. Where the clock has forgotten the date, as
    after a power cut, the game's own will do if it is not before the `latest` that has counted.
    """
    from firmware.kept import calendar

    today = calendar.today()
    return 0 <= calendar.between(date, today) <= 1 if today else date >= latest
