"""Stand-in for CircuitPython's supervisor.get_setting, which reads settings.toml on the drive.

Follows supervisor/shared/settings.c of CircuitPython 10.2.1.
"""

import os
import re
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from sim.board import utf8
from sim.board.standins import supervisor
from sim.command_line import OptionsError, complain

_OURS = ("NUMBER_DROP_", "CIRCUITPY_")  # any other key comes from the environment
_MOST_BYTES = 64 * 1024  # far more than any real file
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"\s*(?:#.*)?', re.DOTALL)
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)", re.DOTALL)
_ESCAPED = {"b": "\b", "r": "\r", "n": "\n", "t": "\t", "v": "\v", "f": "\f"}
_NUMBER = re.compile(r"([+-]?)(0x[0-9a-f]+|[0-9]+)", re.IGNORECASE)
_TRUTH = {"true": True, "false": False}
_OTHER_END = re.compile(r"\r(?!\n)|[\v\f\x1c-\x1e\x85\u2028\u2029]")  # of a line, to editors


@contextmanager
def settings_toml(folder: Path | None, first: tuple[str, ...] = ()) -> Iterator[None]:
    """Make supervisor.get_setting read the settings.toml of a folder; None is a drive without one.

    The lines in `first` take precedence over those of the file.

    Raises OptionsError for anything but a regular file of at most 64 KB, without reading it: it may
    be endless.
    """
    from firmware import drive_settings  # not before Blinka is set up

    file = None if folder is None else folder / "settings.toml"
    lines = [*first, *([] if file is None else _lines(file))]

    def get_setting(key: str, default: object = None) -> object:
        return _find(lines, key, default) if key.startswith(_OURS) else os.getenv(key, default)

    sys.modules.setdefault("supervisor", supervisor)
    with (
        mock.patch.object(supervisor, "get_setting", get_setting, create=True),
        mock.patch.object(drive_settings, "PATH", str(file)),
    ):
        yield


def _lines(file: Path) -> list[str]:
    """Return the lines that a board reads, and report those that it skips."""
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
    lines = content.decode("utf-8", "replace").split("\n")
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith("["):
            if any(later.lstrip().startswith(_OURS) for later in lines[number:]):
                complain(f"{file}, line {number}: a board reads nothing after a [")
            return lines[: number - 1]
        if _OTHER_END.search(line.rstrip()):
            complain(f"{file}, line {number}: a board takes several lines for one: end each in LF")
    return lines


def _unseen(content: bytes) -> str:
    """Return which lines of a file CircuitPython skips, or "" if none.

    It compares names byte by byte, and takes a byte-order mark as part of the first one.
    """
    if utf8.is_sixteen(content):
        return "any of its lines"
    return "its first line" if utf8.is_marked(content) else ""


def _find(lines: list[str], key: str, default: object) -> object:
    """Return the value that lines set for a key, or `default`.

    As on a board, only the first line of that key is parsed. Raises ValueError if its value is not
    a quoted string, an integer, true or false.
    """
    for line in lines:
        name, equals, value = line.partition("=")
        if equals and name.strip() == key:
            return _value(value.strip())
    return default


def _value(text: str) -> str | int:
    if quoted := _QUOTED.fullmatch(text):
        return _ESCAPE.sub(_unescaped, quoted[1])
    bare = "" if text.startswith('"') else text.partition("#")[0].rstrip()
    if bare in _TRUTH:
        return _TRUTH[bare]
    if number := _NUMBER.fullmatch(bare):
        digits = number[2].lower()
        base = 16 if "x" in digits else 8 if digits.startswith("0") else 10  # as in C
        return int(number[1] + digits, base)
    raise ValueError("Invalid value")


def _unescaped(found: re.Match[str]) -> str:
    text = found[1]
    return chr(int(text[1:], 16)) if len(text) > 1 else _ESCAPED.get(text, text)
