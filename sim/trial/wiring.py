"""The wires between an emulated Pico and its screen and keys, as docs/TRIAL.md describes them."""

from typing import Any

from sim.trial import catalogue

# The pin that each key connects to ground, as in boards/pico_wires.py.
KEYS = {"up": 2, "down": 18, "left": 16, "right": 20, "a": 15, "b": 17, "x": 19, "y": 21}

_COLOUR = {"kind": "st7789", "spi": 1, "chipSelect": 9, "dataCommand": 8}
_SCREENS: dict[str, dict[str, Any]] = {
    catalogue.COLOUR: {**_COLOUR, "width": 240, "height": 240, "row": 80, "turn": 270},
    catalogue.UPRIGHT: {**_COLOUR, "width": 240, "height": 320},
    catalogue.MONO: {"kind": "ssd1306", "i2c": 0, "data": 4, "clock": 5, "address": 0x3C},
}


def of_board(name: str) -> dict[str, Any]:
    """Return the wiring of a board, for the emulator."""
    return {"screen": _SCREENS[name], "keys": KEYS}
