"""What each pin of an RP2040 or RP2350 can do.

Source: RP2040 datasheet, 1.4.3 "GPIO functions"; the RP2350's first 30 pins are the same.
"""

from collections.abc import Callable, Mapping

from sim.board import board_files
from sim.board_maker import free_pins

_GROUP = 4  # SPI pins repeat: receive, chip select, clock, transmit
_CLOCK, _TRANSMIT = 2, 3  # positions in the group
_SPI_PINS = 8  # consecutive pins that belong to one of the two SPI units
_SLICES = 8  # of PWM, two pins each


def mistakes(board: str, pins: Mapping[str, str]) -> list[str]:
    """Return a line for the first pin that cannot serve its wire or disturbs another's, if any.

    `pins` maps functions to pins of the board `board`: CLK, DIN, SCL, SDA and BL of a screen, and
    PWM for a tone.
    """
    wires = _Wires(board, pins)
    return wires.spi() + wires.i2c() + wires.pwm()


class _Wires:
    """The wires of a handheld, and the chip's pins they are connected to."""

    def __init__(self, board: str, pins: Mapping[str, str]) -> None:
        self._board = board
        self._pins = pins
        self._chip = {
            name: int(number[4:])
            for name, number in board_files.pins(board).items()
            if number.startswith("GPIO")
        }
        self._at = {label: self._chip[pin] for label, pin in pins.items() if pin in self._chip}

    def spi(self) -> list[str]:
        """Return a line if the screen's SPI pins do not fit.

        Clock and data each need a pin with that function, both on the same unit.
        """
        if not {"CLK", "DIN"} <= set(self._at):
            return []
        unit = self._at["CLK"] // _SPI_PINS % 2
        return self._cannot("CLK", "", lambda pin: pin % _GROUP == _CLOCK) or self._cannot(
            "DIN", "CLK", lambda pin: pin % _GROUP == _TRANSMIT and pin // _SPI_PINS % 2 == unit
        )

    def i2c(self) -> list[str]:
        """Return a line if the screen's I2C pins do not fit.

        Clocks are on odd and data on even pins, with the units alternating every two.
        """
        if not {"SCL", "SDA"} <= set(self._at):
            return []
        bus = self._at["SCL"] // 2 % 2
        return self._cannot("SCL", "", lambda pin: pin % 2 == 1) or self._cannot(
            "SDA", "SCL", lambda pin: pin % 2 == 0 and pin // 2 % 2 == bus
        )

    def pwm(self) -> list[str]:
        """Return a line if the backlight and the sound share a PWM slice."""
        light, tone = self._at.get("BL"), self._at.get("PWM")
        if light is None or tone is None or light // 2 % _SLICES != tone // 2 % _SLICES:
            return []
        return [
            f"{self._pins['PWM']} cannot sound while {self._pins['BL']} lights the screen:"
            " they share one PWM slice"
        ]

    def _cannot(self, label: str, beside: str, fits: Callable[[int], bool]) -> list[str]:
        """Return a line if the pin for a label does not fit, naming the pins that would."""
        if fits(self._at[label]):
            return []
        others = [name for name in free(self._board) if fits(self._chip[name])]
        where = f" with {beside} on {self._pins[beside]}" if beside else ""
        can = f"{_listed(others)} can" if others else "no other pin can either"
        return [f"{self._pins[label]} cannot be the screen's {label}{where}: {can}"]


def _listed(names: list[str]) -> str:
    """Join names for a sentence: "GP3", "GP3 or GP7", "GP3, GP7 or GP11"."""
    *firsts, last = names
    return f"{', '.join(firsts)} or {last}" if firsts else last


def free(board: str) -> list[str]:
    """Return the pins that are free for wires.

    If any pin's first name is a number (GP2), only such pins are returned: one that first has
    another name, such as LED, is used by the board itself.
    """
    firsts: dict[str, str] = {}
    for name, chip_name in free_pins.free(board).items():
        if chip_name.startswith("GPIO"):
            firsts.setdefault(chip_name, name)
    names = [name for name in firsts.values() if name.startswith("GP")]
    plain = [name.partition("_")[0] for name in names]
    return plain or list(firsts.values())
