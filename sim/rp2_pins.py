"""What the pins of an RP2040 or RP2350 can do: not every one can carry a screen's clock.

Source: RP2040 datasheet, 1.4.3 "GPIO functions"; the RP2350's first 30 pins are the same.
"""

from collections.abc import Callable, Mapping

from sim import boards

_GROUP = 4  # SPI: receive, chip select, clock, transmit, and again
_CLOCK, _TRANSMIT = 2, 3  # places in it
_SPI_PINS = 8  # that follow one another on one of the two SPI units
_SLICES = 8  # of PWM, two pins each


def mistakes(board: str, pins: Mapping[str, str]) -> list[str]:
    """Return a line for the first pin that cannot serve its wire, or that disturbs another.

    `pins` are those of the board `board` by what they are: CLK, DIN, SCL, SDA and BL of a screen,
    and PWM for a tone.
    """
    chip = {
        name: int(number[4:])
        for name, number in boards.pins(board).items()
        if number.startswith("GPIO")
    }
    at = {label: chip[pin] for label, pin in pins.items() if pin in chip}

    def cannot(label: str, beside: str, fits: Callable[[int], bool]) -> list[str]:
        """Return a line if the pin of a label does not fit, and those that would."""
        if fits(at[label]):
            return []
        others = [name for name in _free(board) if fits(chip[name])]
        where = f" beside {pins[beside]}" if beside else ""
        can = ", ".join(others[:-1]) + " or " + others[-1]
        return [f"{pins[label]} cannot be the screen's {label}{where}: {can} can"]

    found: list[str] = []
    if {"CLK", "DIN"} <= set(at):
        unit = at["CLK"] // _SPI_PINS % 2
        found += cannot("CLK", "", lambda pin: pin % _GROUP == _CLOCK) or cannot(
            "DIN", "CLK", lambda pin: pin % _GROUP == _TRANSMIT and pin // _SPI_PINS % 2 == unit
        )
    if {"SCL", "SDA"} <= set(at):
        bus = at["SCL"] // 2 % 2
        found += cannot("SCL", "", lambda pin: pin % 2 == 1) or cannot(
            "SDA", "SCL", lambda pin: pin % 2 == 0 and pin // 2 % 2 == bus
        )
    if {"BL", "PWM"} <= set(at) and at["BL"] // 2 % _SLICES == at["PWM"] // 2 % _SLICES:
        found.append(
            f"{pins['PWM']} cannot sound while {pins['BL']} lights the screen:"
            " they share one PWM slice"
        )
    return found


def _free(board: str) -> list[str]:
    """Return the pins that wires can go to, by the first name that is a number, if any is.

    What has a name of its own before that, such as LED, is used by the board itself.
    """
    firsts: dict[str, str] = {}
    for name, chip_name in boards.pins(board).items():
        if chip_name.startswith("GPIO"):
            firsts.setdefault(chip_name, name)
    names = [name for name in firsts.values() if name.startswith("GP")]
    plain = [name.partition("_")[0] for name in names]
    return plain or list(firsts.values())
