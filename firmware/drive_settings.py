"""Single values of settings.toml on the drive, and where an unreadable one is."""

import os

PATH = "/settings.toml"


def value_of(name: str) -> "str | int | float | None":
    """Return the value of a setting, or None; ValueError if CircuitPython cannot read it."""
    try:
        from supervisor import get_setting
    except ImportError:  # CircuitPython 10.1 or older, whose os.getenv does the same, or no board
        return os.getenv(name) if hasattr(os, "getenv") else None
    return get_setting(name)


def line_of(name: str) -> str:
    """Return the first line that sets `name`, after the file's name and its number there."""
    try:
        with open(PATH) as file:
            for number, line in enumerate(file, 1):
                if line.partition("=")[0].strip() == name:
                    return "settings.toml, line " + str(number) + ": " + line.strip()
    except (OSError, UnicodeError):  # the value came from elsewhere, or the file is no text
        pass
    return "settings.toml: " + name
