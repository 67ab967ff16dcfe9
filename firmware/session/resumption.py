"""What a start resumes: the saved game, and the place recorded by a restart."""

from engine.const import TYPE_CHECKING
from firmware import games, screen_names
from firmware.kept import seats, settings
from firmware.kept.settings import (
    AT_TITLE,
    GOES_ON,
    HELD,
    IN_LESSON,
    IN_REPLAY,
    RESUME_PLACES,
)
from firmware.kept.storage import SEATS
from firmware.session import game_end, game_start

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld, Session

# Menus that a start reopens on top of the title.
_MENUS = (
    screen_names.MORE,
    screen_names.SETTINGS,
    screen_names.SCORES,
    screen_names.STATISTICS,
    screen_names.GOALS,
    screen_names.PLAYERS,
    screen_names.SEEDED,
    screen_names.CODE_ENTRY,
    screen_names.HOW_TO_PLAY,
    screen_names.RULES,
    screen_names.CALENDAR,
    screen_names.LOW_CALENDAR,
    screen_names.HISTORY,
    screen_names.PUZZLES,
)


def load_game(session: "Session") -> None:
    """Make the saved game, if any, the session's."""
    storage = session.storage
    kept = bytearray(seats.ROOM)
    session.seats.take(kept, storage.read(SEATS, kept))
    record = storage.load()
    if record is not None:
        session.offer(games.name_of(record.bits.data))
        rules = games.load_game(session.offered).Rules(record.game)
        session.use(record, rules)
        session.variant = rules.variant  # preset for the next game
    session.save_end()


def show_first(app: "Handheld", offered: str | None) -> None:
    """Go to the title, which offers a given game, or to the place where a restart was needed."""
    choices = app.settings
    noted, detail = choices.resume, choices.resume_detail
    if noted:
        choices.resume = 0
        choices.save(app.session.storage)
    go_back(app, noted, detail, offered)


def go_back(app: "Handheld", noted: int, detail: int, offered: str | None = None) -> None:
    """Go to the place that `place_of` returned; if `noted` is 0, to the title."""
    session = app.session
    place = AT_TITLE
    if noted:
        game, place = divmod(noted - 1, RESUME_PLACES)
        if game < len(games.NAMES):
            session.offer(games.NAMES[game])
    if offered is not None:
        session.offer(offered)
    navigator = app.navigator
    if place in (GOES_ON, HELD, IN_REPLAY) and session.game_name() == session.offered:
        if place == IN_REPLAY and not session.has_game():  # damage may have lost the end
            game_end.go_to(app)
            navigator.push(screen_names.REPLAY)
        else:
            game_start.continue_game(app, place == HELD)
        return
    navigator.replace_all(screen_names.TITLE)
    if place == IN_LESSON:
        session.lesson = detail
        navigator.push(screen_names.TUTORIAL)
    elif place == AT_TITLE and 0 < detail <= len(_MENUS):
        navigator.push(_MENUS[detail - 1])


def record_place(app: "Handheld") -> None:
    """Save where the player is, for the next start to resume there."""
    app.settings.resume, app.settings.resume_detail = place_of(app)
    app.settings.save(app.session.main_session.storage)


def place_of(app: "Handheld") -> tuple[int, int]:
    """Return where the player is, as Settings.resume and resume_detail."""
    session, navigator = app.session, app.navigator
    detail = 0
    if session.is_lesson or navigator.name == screen_names.TUTORIAL:
        place = settings.IN_LESSON
        detail = session.main_session.lesson
    elif session.task:
        place = settings.AT_TITLE
        detail = 1 + _MENUS.index(screen_names.PUZZLES)
    elif navigator.root == screen_names.TITLE or not session.game_name():
        place = settings.AT_TITLE
        if navigator.name in _MENUS:
            detail = 1 + _MENUS.index(navigator.name)
    elif navigator.name == screen_names.REPLAY:
        place = settings.IN_REPLAY
    elif session.suspended or session.is_held():  # only the player in turn can have opened the menu
        place = settings.HELD
    else:
        place = settings.GOES_ON
    game = games.NAMES.index(session.offered)
    return 1 + game * settings.RESUME_PLACES + place, detail
