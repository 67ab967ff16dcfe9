"""The pins of a board that are free for wires."""

import re

from sim.board import board_files

# CircuitPython's names for pins that lead to parts of the board itself.
_TAKEN = re.compile(
    "NEOPIXEL|DOTSTAR|APA102|_POWER|MONITOR|^BAT|VBUS|^LED_|^TFT_|^DISPLAY_|^EPD_|^SD_|SD_CS"
    "|^KB_|^I2S_|^MIC|^IR_|FLASH|ACCEL|AREF"
)


def free(board: str) -> dict[str, str]:
    """Return the chip's pin name for the name of each free pin of a board.

    If a pin has several names, all are included; it is taken if any of them says so.
    """
    pins = board_files.pins(board)
    taken = {chip_name for name, chip_name in pins.items() if _TAKEN.search(name)}
    return {name: chip_name for name, chip_name in pins.items() if chip_name not in taken}
