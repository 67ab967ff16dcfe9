"""The pins of a board that wires can go to."""

import re

from sim.board import board_files

# Names that CircuitPython gives to pins which lead to a part of the board itself.
_TAKEN = re.compile(
    "NEOPIXEL|DOTSTAR|APA102|_POWER|MONITOR|^BAT|VBUS|^LED_|^TFT_|^DISPLAY_|^EPD_|^SD_|SD_CS"
    "|^KB_|^I2S_|^MIC|^IR_|FLASH|ACCEL|AREF"
)


def free(board: str) -> dict[str, str]:
    """Return the chip's own name of each free pin by its name.

    The pins are those of the board `board`. Several names may mean one pin: it is taken if one of
    them says so.
    """
    pins = board_files.pins(board)
    taken = {chip_name for name, chip_name in pins.items() if _TAKEN.search(name)}
    return {name: chip_name for name, chip_name in pins.items() if chip_name not in taken}
