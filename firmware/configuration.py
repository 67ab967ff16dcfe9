"""Applies all settings; no other module does."""

from engine.const import TYPE_CHECKING
from firmware import theme, words
from firmware.kept import settings
from firmware.keys.directions import HANDS
from firmware.memory.loader import import_named
from firmware.themes import NAMES
from firmware.widgets import font
from firmware.widgets.layout import is_low

if TYPE_CHECKING:
    from firmware.session.interfaces.handheld import Handheld


def apply_settings(app: "Handheld") -> None:
    """Apply the settings to the app and its board.

    A busy indicator is visible while texts are loaded or the picture is rotated.
    """
    values = app.settings.values
    is_other = app.words is None or app.words.__name__ != _module(app.language)
    is_turned = app.key_map.hand != values[settings.HAND]
    # First: after the rotation, this would send the whole old screen again.
    if (is_other or is_turned) and app.words is not None:
        app.navigator.show_busy()
    if is_turned:  # remapping the keys takes 60 ms
        _use_hand(app, values[settings.HAND])
    if is_turned or is_other:
        read_words(app)
    _use_theme(values[settings.THEME], is_low(app.height))
    app.sound.set_level(values[settings.SOUND])
    use_light(app)


def _use_theme(choice: int, two_colours: bool) -> None:
    """Apply the colours of a choice of settings.THEME to everything on the screen."""
    if choice == 0 and not two_colours:
        theme.apply(theme.DARK)
        return
    name = "mono" if two_colours else NAMES[choice]
    found: theme.Theme = import_named("firmware.themes." + name)
    theme.apply(found.COLOURS)


def use_light(app: "Handheld") -> bool:
    """Set the backlight to the brightness setting; return whether the display has one.

    The brightness itself does not show that: displayio reports 0 where there is no backlight.
    """
    display = app.display
    try:
        if not hasattr(display, "brightness"):
            return False
        display.brightness = (app.settings.values[settings.BRIGHTNESS] + 1) / 5
    except RuntimeError:  # displayio raises it without a backlight
        return False
    return True


def _use_hand(app: "Handheld", hand: int) -> None:
    """Rotate the picture and the directions."""
    degrees = HANDS[hand][0] - HANDS[app.key_map.hand][0]
    app.key_map.use_hand(hand)
    app.display.rotation = (app.display.rotation + degrees) % 360


def read_words(app: "Handheld") -> None:
    """Load the texts of the chosen language, with the names of this board's keys in them."""
    app.words = None  # type: ignore[assignment]  # unload the old ones first
    app.words = words.of_language(app.language)
    app.key_map.labels = app.key_map.names_of_keys().labels(app.words.HOLD)
    app.key_map.name_keys(app.words)
    font.use_accents(app.words.ACCENTS)
    app.session.default_name = app.words.YOU
    app.navigator.unload_table()  # its line heights fit the previous language's font


def _module(language: str) -> str:
    return "firmware.text." + language
