"""Defaults for the settings from the drive's settings.toml, in words: NUMBER_DROP_THEME = "light".

Imported at the start and let go again. What is not understood is told of, and left as it is.
"""

import os

from engine.const import TYPE_CHECKING
from firmware import themes
from firmware.kept.settings import LANGUAGES

if TYPE_CHECKING:
    from firmware.kept.settings import Settings

_PREFIX = "NUMBER_DROP_"
_ON_OFF = ("off", "on")
_NAMES = (  # in the order of settings.py
    ("LANGUAGE", LANGUAGES),
    ("THEME", themes.NAMES),
    ("SOUND", ("off", "soft", "full")),
    ("BRIGHTNESS", ("1", "2", "3", "4", "5")),
    ("ANIMATIONS", ("off", "quick", "calm")),
    ("HAND", ("right", "left")),
    ("REPEAT_DELAY", ("short", "middle", "long")),
    ("REPEAT_RATE", ("slow", "middle", "fast")),
    ("HINTS", _ON_OFF),
    ("STRICT", _ON_OFF),
    ("CONFIRM", ("off", "on", "pause")),
    ("PRACTICE", _ON_OFF),
    ("DIM_AFTER", ("never", "1", "2", "3")),
    ("OFF_AFTER", ("never", "5", "10", "30")),
)


def read(settings: "Settings") -> str:
    """Give the settings their defaults; return the first name with nonsense behind it, or ""."""
    if not hasattr(os, "getenv"):  # a MicroPython that has no such file
        return ""
    first = ""
    for which, (name, choices) in enumerate(_NAMES):
        try:
            value = os.getenv(_PREFIX + name)
        except ValueError as mistake:  # a board reads the line only now, and finds it malformed
            value = str(mistake)
        if value is None:
            continue
        word = str(value).lower()
        if word in choices:
            settings.set_default(which, choices.index(word))
        else:
            print("settings.toml:", _PREFIX + name, "is", repr(value) + ":", "not understood.")
            print("It can be", ", ".join(['"' + choice + '"' for choice in choices]))
            first = first or name
    return first
