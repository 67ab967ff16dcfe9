"""What the pins of an RP2040 or RP2350 can do: not every one can carry a screen's clock.

Source: RP2040 datasheet, 1.4.3 "GPIO functions"; the RP2350's first 30 pins are the same.
"""

from sim import boards
from sim.wiring import Wire, Wiring

_GROUP = 4  # SPI: receive, chip select, clock, transmit, and again
_CLOCK, _TRANSMIT = 2, 3  # places in it
_SPI_PINS = 8  # that follow one another on one of the two SPI units
_SLICES = 8  # of PWM, two pins each


def mistakes(wiring: Wiring) -> list[str]:
    """Return a line for each wire that its pin cannot serve, or that disturbs another."""
    numbers = _numbers(wiring.board_id)
    by_label = {wire.label: wire for wire in wiring.wires}
    found = []
    if {"CLK", "DIN"} <= set(by_label):
        found += _spi(numbers, by_label["CLK"], by_label["DIN"])
    if {"SCL", "SDA"} <= set(by_label):
        found += _i2c(numbers, by_label["SCL"], by_label["SDA"])
    if {"BL", "PWM"} <= set(by_label):
        found += _pwm(numbers, by_label["BL"], by_label["PWM"])
    return found


def _spi(numbers: dict[str, int], clock: Wire, data: Wire) -> list[str]:
    at = numbers[clock.pin]
    clocks = [name for name, number in numbers.items() if number % _GROUP == _CLOCK]
    if at % _GROUP != _CLOCK:
        return [f"{clock.pin} cannot be the screen's CLK: {_one_of(clocks)} can"]
    unit = at // _SPI_PINS % 2
    fitting = [
        name
        for name, number in numbers.items()
        if number % _GROUP == _TRANSMIT and number // _SPI_PINS % 2 == unit
    ]
    if data.pin not in fitting:
        return [f"{data.pin} cannot be the screen's DIN beside {clock.pin}: {_one_of(fitting)} can"]
    return []


def _i2c(numbers: dict[str, int], clock: Wire, data: Wire) -> list[str]:
    at = numbers[clock.pin]
    if at % 2 == 0:
        clocks = [name for name, number in numbers.items() if number % 2]
        return [f"{clock.pin} cannot be the screen's SCL: {_one_of(clocks)} can"]
    unit = at // 2 % 2
    fitting = [
        name for name, number in numbers.items() if number % 2 == 0 and number // 2 % 2 == unit
    ]
    if data.pin not in fitting:
        return [f"{data.pin} cannot be the screen's SDA beside {clock.pin}: {_one_of(fitting)} can"]
    return []


def _pwm(numbers: dict[str, int], light: Wire, sound: Wire) -> list[str]:
    if numbers[light.pin] // 2 % _SLICES != numbers[sound.pin] // 2 % _SLICES:
        return []
    return [
        f"{sound.pin} cannot sound while {light.pin} lights the screen: they share one PWM slice"
    ]


def _numbers(board: str) -> dict[str, int]:
    """Return the chip's number of each pin, by the first of its names."""
    found: dict[str, int] = {}
    for name, chip_name in boards.pins(board).items():
        number = chip_name.removeprefix("GPIO")
        if number.isdigit() and int(number) not in found.values():
            found[name.partition("_")[0] if name.startswith("GP") else name] = int(number)
    return found


def _one_of(names: list[str]) -> str:
    """Return pins as words; what has a name of its own, such as LED, has no hole for a wire."""
    names = [name for name in names if name.startswith("GP")] or names
    return ", ".join(names[:-1]) + " or " + names[-1]
