"""The end of a game: which screen shows it, and the rank, daily result and goals of a solo game."""

from engine.const import TYPE_CHECKING
from engine.standing import sides, winners
from firmware import games, screen_names
from firmware.kept.seats import PERSON
from firmware.memory import loader, plan
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.interfaces.game import Record
    from firmware.kept.progress import Progress
    from firmware.kept.scores import Scores
    from firmware.session.interfaces.handheld import Handheld, Session
    from firmware.session.rules import Outcome


def look_up(session: "Session") -> tuple[int, str, bytes]:
    """Return the rank, name and scores to beat of a finished game.

    The rank is that of a solo game, 0 for none.
    """
    if session.is_lesson or session.record.game.players > 1:
        return 0, "", games.facts(session.offered).BLUE
    return _on(_board(session), session.record)


def enter_name(session: "Session", name: bytes | bytearray) -> tuple[int, str, bytes]:
    """Enter a name, three letters as numbers, next to the rank; return what `look_up` does."""
    board = _board(session)
    board.rename(session.record, name)
    session.storage.save(session.record)
    return _on(board, session.record)


def _board(session: "Session") -> "Scores":
    """Return the finished game's pink board, as the title may offer another game."""
    from firmware.kept.scores import Scores

    return Scores(session.storage, session.game_name())


def _on(board: "Scores", record: "Record") -> tuple[int, str, bytes]:
    rank = board.rank_of(record)
    return rank, board.name(rank) if rank else "", board.blue


def go_to(app: "Handheld", outcome: "Outcome | None" = None) -> None:
    """Go to the end of the current game.

    If the `outcome` has effects, its action has just ended the game: the end is saved, and the
    points are counted up first, unless animations are off or memory is short.
    """
    navigator, session = app.navigator, app.session
    if outcome and outcome.effects:
        is_seen = app.animation_ms(2) and navigator.view is not None
        has_sheet = session.record.game.players == 1 and session.rules.END_ON_TABLE
        if not plan.affords(plan.SCORE if has_sheet else plan.STANDINGS):
            navigator.show_busy()
            navigator.clear()
        session.save_end()
        session.storage.save(session.record)
        if is_seen:
            if has_sheet:
                if navigator.view is not None and plan.affords(plan.COUNT):
                    navigator.overlay(screen_names.COUNT)
                    return
            elif games.facts(session.offered).HAS_COUNT and plan.affords(plan.STANDINGS):
                navigator.replace_all(screen_names.STANDINGS)
                return
    session.end()  # before loading the end, as the lookup needs memory too
    navigator.replace_all(screen_names.OVER)


def screen_name(app: "Handheld", arguments: "Sequence[object]" = ()) -> str:
    """Return the name of the end's screen, given its constructor's arguments.

    These are whether a name was asked for, whether the end was shown before and, for a single
    player's sheet, that player's place.
    """
    is_whole = len(arguments) < 3
    session = app.session
    rules, game = session.rules, session.record.game
    low = is_low(app.height)
    name = rules.end(game, is_whole, low)
    # On tall screens a solo game's end needs the most memory, on low ones that of several players.
    if is_whole and name == rules.END_ON_TABLE and (game.players == 1) != low:
        need = plan.TABLE_AT_END if app.navigator.view is None else plan.SHEET_AT_END
        if not plan.affords(need):
            return ("low_" if low else "") + rules.END_ALONE
    return name


def save_score(session: "Session") -> None:
    """Save a finished game's score and what the statistics show of it, once, if it counts."""
    if saves_score(session):
        _board(session).save(session.record, session.marks, session.default_name)
        _counted(session).save(session.record)
    _change_history(session, 1)


def saves_score(session: "Session") -> bool:
    """Return whether the game's score and goals are saved: it is a solo game, and not a variant."""
    return session.record.game.players == 1 and not session.rules.variant


def _counted(session: "Session") -> "Progress":
    """Return the Progress with the game's changes, not yet saved."""
    from firmware.kept.progress import Progress, first_goal

    record = session.record
    name = session.game_name()
    progress = Progress(session.storage)
    if session.storage.saves_games and not progress.is_of(record):
        if _is_of_seeds(session):
            from firmware.session import daily

            daily.count(session, progress)
        if games.facts(name).HAS_GOALS:
            loader.trim()  # the board of scores, saved just now
            goals = games.load_module(name, "goals")
            progress.reach(goals.reached(record, session.marks, progress.days) << first_goal(name))
    return progress


def take_back(session: "Session") -> None:
    """Revert what `save_score` saved, because the game continues after all."""
    _change_history(session, -1)
    if not saves_score(session):
        return
    _board(session).withdraw(session.record)
    from firmware.kept.progress import Progress

    Progress(session.storage).withdraw(session.record)
    if _is_of_seeds(session):
        from firmware.session import daily

        daily.take_back(session)


def _is_of_seeds(session: "Session") -> bool:
    """Return whether the game may be a daily one: only one kind of game has them."""
    return session.game_name() == games.OF_SEEDS


def _change_history(session: "Session", step: int) -> None:
    """Add (1) a finished game to the history, or take it back (-1).

    The history has solo scores, and whether a person has won against computers.
    """
    if not session.storage.saves_games:
        return
    loader.trim()  # what was saved just now
    from firmware.kept.history import History

    game = session.record.game
    history = History(session.storage, session.game_name())
    if saves_score(session):
        history.change(session.record, step)
    elif game.players > 1:
        kinds = list(session.seats.kinds[: game.players])
        level = max(kinds)
        if level != PERSON and PERSON in kinds:
            won = winners(game)
            people = [won >> i % sides(game) & 1 for i, kind in enumerate(kinds) if kind == PERSON]
            history.change(session.record, step, level, max(people))
