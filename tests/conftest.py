"""What every test needs: no hardware (Blinka is configured accordingly), no window, no waiting."""

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import kept_code

# SDL reads these when the first window opens.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

# The firmware unloads and reloads its screens' modules hundreds of times in a game, so bytecode is
# cached even if that is switched off.
sys.dont_write_bytecode = False
kept_code.keep()

import sim.blinka  # noqa: E402, F401 - when its code is kept
from firmware.memory import loader  # noqa: E402
from tests import (  # noqa: E402
    made_bundles,
    made_once,
    quick_bitmaps,
    quick_drawing,
)

quick_bitmaps.paint()
quick_drawing.draw()
made_bundles.keep()

# The firmware collects garbage before it loads a screen. CPython would traverse everything that all
# tests have created, which took longer than the tests themselves; it frees what the firmware drops
# anyway.
gc.collect = lambda generation=2: 0
# By default, Python collects after every 700 new objects; a switched-off handheld leaves thousands.
# Whatever survives a collection is kept: traversing it again took a tenth of the tests' time.
gc.set_threshold(100_000, 1_000, 1_000)

# No deadline: a shared computer may be slow. In CI the examples are always the same.
settings.register_profile("project", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("project")


def pytest_configure(config: pytest.Config) -> None:
    """Create a folder shared by all workers, which start later and find its name."""
    if not hasattr(config, "workerinput"):
        folder = tempfile.mkdtemp(prefix="number-drop-")
        os.environ[made_once.FOLDER] = folder
        config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


@pytest.fixture
def reused_bundles() -> Iterator[None]:
    """Bundles that were made for other tests, in place of the bundler's."""
    with made_bundles.reused():
        yield


@pytest.fixture
def board_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder that replaces boards/, with its wiring pictures next to it."""
    from sim.board import board_files
    from sim.board_maker import handheld_files, wiring

    folder = tmp_path / "boards"
    folder.mkdir()
    monkeypatch.setattr(board_files, "FOLDER", folder)
    monkeypatch.setattr(wiring, "FOLDER", tmp_path / "wiring")
    monkeypatch.setattr(handheld_files, "ROOT", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return folder


def pytest_collection_finish() -> None:
    """Protect everything imported so far from Python's collector and the firmware's loader.

    An app does that before a game is loaded, but a test that only uses a Storage does not: the
    first one evicted modules that other tests held.
    """
    gc.freeze()
    loader.own_loaded()
