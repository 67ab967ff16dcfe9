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
    """Go to the title, offering a given game, or to where the player was before a restart."""
    session, choices = app.session, app.settings
    place, detail = AT_TITLE, choices.resume_detail
    if choices.resume:
        game, place = divmod(choices.resume - 1, RESUME_PLACES)
        if game < len(games.NAMES):
            session.offer(games.NAMES[game])
        choices.resume = 0
        choices.save(session.storage)
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
    session, navigator = app.session, app.navigator
    detail = 0
    if session.is_lesson or navigator.name == screen_names.TUTORIAL:
        place = settings.IN_LESSON
        detail = session.main_session.lesson
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
    app.settings.resume = 1 + game * settings.RESUME_PLACES + place
    app.settings.resume_detail = detail
    app.settings.save(session.main_session.storage)
