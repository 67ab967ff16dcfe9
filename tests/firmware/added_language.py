"""A language that a user has just added."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from firmware import text
from firmware.kept import settings
from firmware.memory.loader import unload

NAME = "xx"  # which no language has


@contextmanager
def added(source: str, folder: Path) -> Iterator[None]:
    """Add a language's file, in a folder of its own, and its name; remove both afterwards."""
    (folder / f"{NAME}.py").write_text(source, "utf-8")
    choices = bytearray(settings.CHOICES)
    choices[settings.LANGUAGE] += 1
    screens = ["firmware.screens.settings"]  # which has the list of languages
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(text, "__path__", [*text.__path__, str(folder)])
        patched.setattr(settings, "LANGUAGES", (*settings.LANGUAGES, NAME))
        patched.setattr(settings, "CHOICES", bytes(choices))
        patched.setattr("sys.dont_write_bytecode", True)
        importlib.invalidate_caches()
        unload(screens[:])
        yield
        unload([f"firmware.text.{NAME}", *screens])
