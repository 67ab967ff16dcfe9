"""Stand-in for CircuitPython's os.getenv: it looks into settings.toml on the board's drive."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_OURS = "NUMBER_DROP_"  # the desktop's libraries go on asking for what is in its environment
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"\s*(?:#.*)?')


@contextmanager
def settings_toml(folder: Path | None) -> Iterator[None]:
    """Let os.getenv read the file in this folder; None is a drive without one."""
    environment = os.getenv

    def getenv(key: str, default: str | None = None) -> str | int | None:
        if not key.startswith(_OURS):
            return environment(key, default)
        return _read(folder / "settings.toml", key) if folder is not None else default

    os.getenv = getenv  # type: ignore[assignment]
    try:
        yield
    finally:
        os.getenv = environment


def _read(file: Path, key: str) -> str | int | None:
    """Return what a file sets a key to, None if it does not.

    As a board does it reads only the line of that key, and raises ValueError if that is neither a
    text in quotes nor a whole number.
    """
    try:
        lines = file.read_text("utf-8", "replace").splitlines()
    except FileNotFoundError:
        return None
    for line in lines:
        name, equals, value = line.partition("=")
        if equals and name.strip() == key:
            return _value(value.strip())
    return None


def _value(text: str) -> str | int:
    if quoted := _QUOTED.fullmatch(text):
        return quoted[1].replace('\\"', '"').replace("\\\\", "\\")
    if text.startswith('"'):
        raise ValueError("Invalid byte 'EOF'")
    return int(text.partition("#")[0], 0)
