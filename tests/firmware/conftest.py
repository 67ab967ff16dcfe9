"""Fixtures: a display for drawing tests, a handheld for the others."""

import gc
from pathlib import Path
from types import ModuleType

import displayio
import pytest

from firmware import theme
from firmware.widgets import font
from sim.board.simulated_board import switch_on
from tests.firmware.handheld import Handheld
from tests.firmware.screen import Screen


@pytest.fixture(scope="module")
def display():
    """A PyGamer's display, switched on for the tests of one module."""
    return switch_on("pygamer").display


@pytest.fixture
def on_screen(display):
    """A function that shows a widget in the dark theme, and empties the screen afterwards."""
    theme.apply(theme.DARK)  # instead of the one that the previous handheld has set
    font.use_accents(False)  # for the same reason
    yield lambda widget: Screen(display, widget)
    display.root_group = displayio.Group()
    theme.apply(theme.DARK)


@pytest.fixture
def device():
    """A handheld that has just been switched on."""
    return Handheld()


@pytest.fixture
def bytes_free(monkeypatch):
    """A function that sets how many bytes of the board's memory are free from then on."""
    monkeypatch.setattr(gc, "mem_alloc", lambda: 1 << 20, raising=False)
    return lambda count: monkeypatch.setattr(gc, "mem_free", lambda: count, raising=False)


@pytest.fixture(autouse=True)
def pristine_words(request):
    """Restore the keys' own names in the test's modules of texts, which an app may have changed."""
    for value in list(vars(request.module).values()):
        if isinstance(value, ModuleType) and ".text." in value.__name__:
            source = Path(str(value.__file__)).read_text(encoding="utf-8")
            exec(compile(source, str(value.__file__), "exec"), vars(value))
