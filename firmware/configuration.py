"""Gives all settings their effect: the one place where that happens."""

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
    """Make the app and its board be as the settings say.

    A sign tells that words are being read, or that the picture is turned.
    """
    values = app.settings.values
    is_other = app.words is None or app.words.__name__ != _module(app.language)
    is_turned = app.key_map.hand != values[settings.HAND]
    # Before the picture is turned: after it the old screen would be sent once more, whole.
    if (is_other or is_turned) and app.words is not None:
        app.navigator.announce()
    if is_turned:  # to give the keys their meanings anew takes 60 ms
        _use_hand(app, values[settings.HAND])
    if is_turned or is_other:
        read_words(app)
    _use_theme(values[settings.THEME], is_low(app.height))
    app.sound.set_level(values[settings.SOUND])
    use_light(app)


def _use_theme(choice: int, two_colours: bool) -> None:
    """Give everything on the screen the colours of a choice of settings.THEME."""
    if choice == 0 and not two_colours:
        theme.apply(theme.DARK)
        return
    name = "mono" if two_colours else NAMES[choice]
    found: theme.Theme = import_named("firmware.themes." + name)
    theme.apply(found.COLOURS)


def use_light(app: "Handheld") -> bool:
    """Set the light as the settings say; return whether that works.

    Its brightness does not tell: without a light displayio says 0.
    """
    display = app.display
    try:
        if not hasattr(display, "brightness"):
            return False
        display.brightness = (app.settings.values[settings.BRIGHTNESS] + 1) / 5
    except RuntimeError:  # displayio raises it where there is no light to set
        return False
    return True


def _use_hand(app: "Handheld", hand: int) -> None:
    """Turn the picture, and the directions with it."""
    degrees = HANDS[hand][0] - HANDS[app.key_map.hand][0]
    app.key_map.use_hand(hand)
    app.display.rotation = (app.display.rotation + degrees) % 360


def read_words(app: "Handheld") -> None:
    """Take the words of the language that is set.

    They get the names of this board's keys.
    """
    app.words = None  # type: ignore[assignment]  # they go before others come
    app.words = words.of_language(app.language)
    app.key_map.labels = app.key_map.names_of_keys().labels(app.words.HOLD)
    app.key_map.name_keys(app.words)
    font.use_accents(app.words.ACCENTS)
    app.session.you = app.words.YOU
    app.navigator.drop_table()  # its lines are as tall as the letters of the language before


def _module(language: str) -> str:
    return "firmware.text." + language
