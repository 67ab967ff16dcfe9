"""Parts of every end screen: order of players, ranks, hints, and keys."""

from engine.const import TYPE_CHECKING, const
from engine.standing import sides
from firmware import games, screen_names
from firmware.widgets import bars

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from firmware.interfaces.game import Game, SeededGame
    from firmware.interfaces.words import Words
    from firmware.screens.interfaces import EndScreen
    from firmware.session.interfaces.handheld import Handheld
    from firmware.widgets.bars import HintBar


READ_MS = const(350)  # before a second press counts: bouncing thumbs read nothing


def order(game: "Game") -> list[int]:
    """Return the players, or the sides of a team game, by their totals, best first."""
    totals = [(-game.score(side), side) for side in range(sides(game))]
    return [player for _, player in sorted(totals)]


def who_wins(texts: "Words", names: list[str]) -> str:
    """Return the line that says who won; `texts` are of the topic table.

    A team of several players has a + in its name.
    """
    is_one = len(names) == 1 and "+" not in names[0]
    return texts.AND.join(names) + (texts.WINS if is_one else texts.WIN)


def ladder(
    app: "Handheld", ends: "Words", around: int = 2
) -> "tuple[list[tuple[str, str, str]], Sequence[int]]":
    """Return rows with the blue scores around a solo player's, and the row numbers to highlight.

    `around` is the number of rows above, if there are that many; twice as many are shown in all.
    `ends` are texts of the topic end, here and below.
    """
    from firmware.kept import ranks

    _, name, blue = app.session.end()
    score = app.session.record.game.score(0)
    rank = ranks.rank(score, blue)
    last = len(ranks.NAMES)
    above = rank - 1 if rank else last  # how many scores are not beaten
    rows = []
    for i in range(max(0, above - around), above):
        rows.append((str(i + 1), ranks.NAMES[i], str(blue[i])))
    bright = (len(rows),)
    name = name or app.words.YOU
    is_ranked = rank and not app.session.rules.variant
    shown_rank = ends.RANK + str(rank) if is_ranked else _marked(app)
    rows.append((shown_rank, name, str(score)))
    for i in range(above, min(last, above + 2 * around - len(rows))):
        rows.append((str(i + 1), ranks.NAMES[i], str(blue[i])))
    return rows, bright


def _marked(app: "Handheld") -> str:
    """Return the letters of the house rules that a score was made with, "" without any."""
    from firmware.session import house_rules, seeds

    house = seeds.house_of(app.session.record.game)
    return house_rules.listed(app.game_words("house").LETTERS, house, "") if house else ""


def code(app: "Handheld") -> str:
    """Return what others need to play the same game: its code, or its date.

    For a solo game, new goals and the streak of daily games are added.
    """
    text, date = _code(app)
    text = _house(app) + text
    if app.session.record.game.players > 1:
        won = _wins(app)
        return won + "\n" + text if won else text
    if app.session.is_lesson:  # which achieves nothing
        return text
    from firmware.screens.parts import milestone_parts

    return milestone_parts.end_message(app, text, date)


def explain(app: "Handheld") -> str:
    """Return why the game ended, or how others can play it; after a solo game also new goals."""
    game, facts = app.session.record.game, games.facts(app.session.offered)
    if game.players == 1 and facts.HAS_CODES:
        return code(app)
    if not facts.HAS_COUNT:
        return ""
    points = games.load_module(app.session.offered, "end_points")
    why: str = points.why(app.session.record, app.game_words, app.name_of)
    if game.players > 1:
        won = _wins(app)
        return why + "\n" + won if won else why
    if app.session.is_lesson:
        return why
    if app.session.rules.variant:
        return why + "\n" + str(app.shared_words("end").UNRANKED)
    if not facts.HAS_GOALS:
        return why
    from firmware.screens.parts import milestone_parts

    goals = milestone_parts.new_goals(app)
    return why + "\n" + goals if goals else why


def _wins(app: "Handheld") -> str:
    """Return how many games each of several players has won, including this one, most first.

    After a match's first game this is "", since the end names its winner anyway.
    """
    seats, game = app.session.seats, app.session.record.game
    if not any(seats.wins):
        return ""
    from firmware.kept import match

    wins = [(-seats.wins[i] - match.has_won(game, i), i) for i in range(game.players)]
    texts = [seats.name(i) + " " + str(-count) for count, i in sorted(wins) if count]
    return str(app.shared_words("match").WINS + ", ".join(texts))


def _code(app: "Handheld") -> tuple[str, int]:
    """Return the game's code or date as text, and its packed date, 0 if it has none."""
    game: "SeededGame" = app.session.record.game  # type: ignore[assignment]  # see HAS_CODES
    from firmware.session import seeds

    seed = seeds.seed_in(game)
    if seeds.is_daily(seed):
        return app.words.DAILY + " " + seeds.text(seed), seeds.date(seed)
    return app.shared_words("end").CODE + " " + seeds.code_of(seed), 0


def _house(app: "Handheld") -> str:
    """Return a line with the game's house rules, empty without any."""
    game: "SeededGame" = app.session.record.game  # type: ignore[assignment]  # see HAS_CODES
    from firmware.session import seeds

    house = seeds.house_of(game)
    if not house:
        return ""
    from firmware.session import house_rules

    own = app.game_words("house")
    unranked = own.UNRANKED if game.players == 1 else ""
    return str(house_rules.listed(own.NAMES, house) + unranked + "\n")


def write_name(app: "Handheld", screen: "Any", go: "Callable[..., None]") -> None:
    """Go to the entry of the name for the rank.

    `go` is the navigator method to use; `screen` is the end's Screen or SavedScreen.
    """
    rank, name, _ = app.session.end()
    ends = app.shared_words("end")
    made = f"{ends.TOTAL} {app.session.record.game.score(0)}, {ends.RANK}{rank}"
    screen.arguments = (True,)
    go(screen_names.NAME_ENTRY, app.shared_words("menus").YOUR_NAME, bytearray(name.encode()), made)


def choose(screen: "EndScreen") -> None:
    """Ask for a new rank's name, or open the game's menu."""
    app = screen.app
    app.navigator.show_busy()  # looking up the rank takes 0.3 s
    if screen.is_new:
        write_name(app, screen, app.navigator.push)
        return
    session = app.session
    players = session.record.game.players
    can_undo, rank = session.can_undo(), session.end()[0]
    code = _code(app)[0] if games.facts(session.offered).HAS_CODES else ""
    has_sheets = session.rules.HAS_SHEETS
    app.navigator.push(screen_names.END, 0, players, has_sheets, can_undo, rank, code)


def heading(ends: "Words", rank: int) -> str:
    """Return the heading of a solo game's end.

    `rank` is 0 if the game earned none: a variant, or a score below an earlier one.
    """
    return ends.RANK + str(rank) + ends.NEW if rank else ends.GAME_OVER


def hints(app: "Handheld", ends: "Words", texts: "Words | None", is_new: bool = False) -> str:
    """Return the key hints.

    `texts` are those of the topic table if the end is shown next to sheets, otherwise None. If a
    rank `is_new`, its name is asked for first.
    """
    first = ends.HINTS_NAME if is_new else ""
    if app.key_map.is_few:
        return first + bars.nth(ends.HINTS_END, 1) if is_new else ends.HINTS_END
    if not app.key_map.has("select"):
        sheets = bars.nth(texts.HINTS_BEFORE_SHEETS, 1) if texts is not None else ""
        return (first or bars.nth(ends.HINTS_END, 0)) + sheets
    can_undo = app.session.can_undo()
    if texts is not None:
        shown = texts.HINTS_RANKING
        return shown if can_undo else shown.replace(app.words.HINTS_UNDO + " ", "")
    leave = ends.HINTS_LEAVE_END
    shown = first + bars.nth(ends.HINTS_OVER, 2) if is_new else ends.HINTS_OVER
    return shown + (leave if can_undo else bars.nth(leave, 0))


def with_pages(hints: str, ends: "Words", page: str) -> str:
    """Return hints for an end with pages that up and down turn, replacing the replay by `page`."""
    for replay in (bars.nth(ends.HINTS_OVER, 2), bars.nth(ends.HINTS_END, 1)):
        hints = hints.replace(replay.strip(), page)
    return hints if page in hints else hints + page


def keys_first(bar: "HintBar") -> None:
    """Show the key hints before each part of a long message."""
    messages = [part for part in bar.pages if part[0] and part[1]]
    # Otherwise this was done before: a table's bar keeps its parts.
    if messages and bar.pages[: len(messages)] == messages:
        keys = bar.pages[len(messages) :]
        bar.pages = [part for one in messages[-1:] + messages[:-1] for part in [one] + keys]
        bar.turn()  # from the last part to the hints


def again(app: "Handheld") -> None:
    """Begin another game with the same rules and players, of whom the next one begins."""
    app.navigator.show_busy()  # at once, as loading game_start takes 60 ms
    from firmware.session import game_start

    session = app.session
    session.draft = None  # another setup may have been abandoned
    players = session.record.game.players
    if players > 1:
        from firmware.kept import match

        session.draft = match.seats_of_rematch(session.seats)
    session.variant = session.rules.variant
    game_start.begin(app, players, None, session.variant)


def stop_asking(screen: "EndScreen") -> None:
    """Restore what the bar showed before it asked whether to undo."""
    if screen.asked:
        screen.bar.show(*screen.asked)
        screen.asked = ()


def press(screen: "EndScreen", key: str) -> None:
    """Play again, go to the menu or title, undo, or replay.

    Undoing asks first, because it leaves a permanent mark on the score.
    """
    app = screen.app
    if key != "b":
        stop_asking(screen)
    if key == "a" or key == "start" and (screen.is_new or not app.key_map.has("select")):
        screen.choose()
    elif key == "start":
        again(app)
    elif key == "select":
        app.navigator.replace_all(screen_names.TITLE)
    elif key == "help":
        app.navigator.push(screen_names.HELP, screen_names.OVER, screen.bar.contents()[0])
    elif key == "b":
        if not screen.asked and app.session.can_undo():
            screen.asked = screen.bar.contents()
            screen.bar.show(app.shared_words("end").HINTS_SURE)
        elif not screen.asked or app.idle_ms >= READ_MS:
            if app.session.can_undo():
                app.navigator.defer(app.undo)  # once no call keeps this screen in memory
            else:
                screen.show_message(app.undo())
    elif key in ("up", "down"):
        app.navigator.push(screen_names.REPLAY)
