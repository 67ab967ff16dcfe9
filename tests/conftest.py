"""What every test needs: no hardware, no window, no waiting.

Blinka is told that there is no hardware.
"""

import gc
import os
import shutil
import sys
import tempfile

import pytest
from hypothesis import settings

from tests import kept_code

# SDL reads these when the first window opens.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

# The firmware lets its screens' modules go and reads them again, hundreds of times in a game: so
# compiled files are kept even where they are switched off.
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

# The firmware collects garbage before it loads a screen. CPython would look through all that all
# tests have made, which took them longer than all else; what the firmware drops it frees anyway.
gc.collect = lambda generation=2: 0
# Python itself looks after every 700 new objects; a switched-off handheld leaves thousands. What
# outlives one look stays: to go through it again, too, took a tenth of the tests' time.
gc.set_threshold(100_000, 1_000, 1_000)

# No deadline: a shared computer is slow at times. In CI the same examples each time.
settings.register_profile("project", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("project")


def pytest_configure(config: pytest.Config) -> None:
    """Make a folder for what all workers share.

    They are started later, and know of it by then.
    """
    if not hasattr(config, "workerinput"):
        folder = tempfile.mkdtemp(prefix="number-drop-")
        os.environ[made_once.FOLDER] = folder
        config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


def pytest_collection_finish() -> None:
    """Keep Python's collector, and the firmware's loader, from all that was imported so far.

    An app settles before a game is loaded. A test that uses a Storage alone does not: the first
    one evicted modules that other tests held.
    """
    gc.freeze()
    loader.own_loaded()
