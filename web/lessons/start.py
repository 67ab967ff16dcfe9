"""Starts a game that shows the pupil's work."""

from engine.const import TYPE_CHECKING
from web.lessons.checks import LANGUAGE, THEME

if TYPE_CHECKING:
    from web.program import Device


def begin(device: "Device", number: int, seed: int) -> None:
    """Start the game for an exercise on a newly started Device."""
    from engine.levels import NAMES as LEVELS
    from firmware import configuration, themes
    from firmware.kept import settings
    from firmware.session import game_start

    app = device._app
    values = app.settings.values
    if number == 1:
        values[settings.THEME] = themes.NAMES.index(THEME)
        configuration.apply_settings(app)
        game_start.new_game(app, 1, seed)
    elif number == 2:
        values[settings.LANGUAGE] = settings.LANGUAGES.index(LANGUAGE)
        configuration.apply_settings(app)
        app.navigator.replace_all("title")
    else:
        if number == 5:
            app.session.seats.kinds[0] = len(LEVELS) + 1  # the first guest
        game_start.new_game(app, 2, seed)
