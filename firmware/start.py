"""Starts the app, given a board file."""

from engine.const import TYPE_CHECKING
from firmware import screen_names
from firmware.app import App
from firmware.kept.storage import Storage
from firmware.memory import loader

if TYPE_CHECKING:
    from firmware.interfaces.board import BoardFile


def start(
    board_file: "BoardFile",
    folder: str | None,
    seed: int | None = None,
    language: str | None = None,
    game: str | None = None,
) -> App:
    """Return the App of a board, given its module of boards/.

    `folder` is where a file may replace the board's memory, or None; see App for `seed`.
    `language` is one of settings.LANGUAGES, or None for the language chosen last; `game` is the
    game that the title offers, or None for the one played last. If two keys are held down, the
    board's self-test starts.
    """
    loader.own_loaded()
    from firmware.kept import board_memory

    display = board_file.make_display()
    make_voice = getattr(board_file, "make_voice", None)
    app = App(
        display,
        board_file.make_keys(),
        board_file.KEYS,
        Storage(board_memory.open_journal(board_file.NVM, folder)),
        seed=seed,
        language=language,
        voice=make_voice() if make_voice else None,
        labels=getattr(board_file, "LABELS", {}),
        game=game,
    )
    app.input.elapse(0)
    down = [event for event, _ in app.input.events if event > 0]
    if len(down) > 1 and len(down) == len(app.input.events):  # none was released
        app.navigator.push(screen_names.SELF_TEST, down)
    if hasattr(board_file, "make_touch"):
        loader.load("firmware.touch.finger", []).feel(app, board_file)
    return app
