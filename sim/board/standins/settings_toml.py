"""Stand-in for CircuitPython's os.getenv, which reads settings.toml on the board's drive."""

import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sim.board import utf8
from sim.command_line import OptionsError, complain

_OURS = ("NUMBER_DROP_", "CIRCUITPY_")  # any other key comes from the environment
_MOST_BYTES = 64 * 1024  # far more than any real file
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"\s*(?:#.*)?')


@contextmanager
def settings_toml(folder: Path | None, first: tuple[str, ...] = ()) -> Iterator[None]:
    """Make os.getenv read the settings.toml of a folder; None is a drive without one.

    The lines in `first` take precedence over those of the file.

    Raises OptionsError for anything but a regular file of at most 64 KB, without reading it: it may
    be endless.
    """
    environment = os.getenv
    lines = [*first, *(_lines(folder / "settings.toml") if folder is not None else [])]

    def getenv(key: str, default: str | None = None) -> str | int | None:
        return _find(lines, key, default) if key.startswith(_OURS) else environment(key, default)

    os.getenv = getenv  # type: ignore[assignment]  # as on a board
    try:
        yield
    finally:
        os.getenv = environment


def _lines(file: Path) -> list[str]:
    try:
        found = file.stat()
        if not stat.S_ISREG(found.st_mode):
            raise OptionsError(f"{file} is not a file: delete it, or name another folder")
        if found.st_size > _MOST_BYTES:
            raise OptionsError(
                f"{file} has {found.st_size} bytes, at most {_MOST_BYTES} are allowed: shorten it"
            )
        with open(file, "rb") as opened:
            content = opened.read(_MOST_BYTES)
    except FileNotFoundError:
        return []
    except OSError as mistake:
        raise OptionsError(f"cannot read {file}: {mistake.strerror}") from mistake
    if unseen := _unseen(content):
        complain(f"{file}: a board does not see {unseen}: {utf8.SAVE}")
    return content.decode("utf-8", "replace").splitlines()


def _unseen(content: bytes) -> str:
    """Return which lines of a file CircuitPython skips, or "" if none.

    It compares names byte by byte, and takes a byte-order mark as part of the first one.
    """
    if utf8.is_sixteen(content):
        return "any of its lines"
    return "its first line" if utf8.is_marked(content) else ""


def _find(lines: list[str], key: str, default: str | None) -> str | int | None:
    """Return the value that lines set for a key, or `default`.

    As on a board, only the line of that key is parsed. Raises ValueError if its value is neither a
    quoted string nor an integer.
    """
    for line in lines:
        name, equals, value = line.partition("=")
        if equals and name.strip() == key:
            return _value(value.strip())
    return default


def _value(text: str) -> str | int:
    if quoted := _QUOTED.fullmatch(text):
        return quoted[1].replace('\\"', '"').replace("\\\\", "\\")
    if text.startswith('"'):
        raise ValueError("Invalid byte 'EOF'")
    return int(text.partition("#")[0], 0)
