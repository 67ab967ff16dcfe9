"""The simulated board's touch panel: a resistive one, or one with a chip on I2C.

Positions are what the panel measures: from 0 to 1 along each axis of a resistive one, and what its
chip counts otherwise.
"""

from typing import ClassVar

from sim.board.standins.pins import BoardModule, Pin

_HIGHEST = 65535  # of an analog level
# The pins at both ends of a resistive panel's plates, as boards name them: x, then y.
_PLATES = (("TOUCH_XL", "TOUCH_XR"), ("TOUCH_YD", "TOUCH_YU"))
# Addresses on I2C of chips that number their registers in two bytes.
_CST328, _GT911 = 0x1A, 0x5D
# By which registers others are recognized: FocalTech's FT6336 and Hynitron's CST816.
_KNOWN_BY = {0xA3: 0x64, 0xA7: 0xB4, 0xA8: 0x11}


class TouchPanel:
    """A panel, touched at `at`: x and y, or None."""

    now: ClassVar["TouchPanel"]

    def __init__(self, board: BoardModule) -> None:
        self.at: tuple[float, float] | None = None
        pins = vars(board)
        self._plates = [
            (pins[one], pins[other]) for one, other in _PLATES if one in pins and other in pins
        ]
        TouchPanel.now = self
        for plate in self._plates:
            for pin in plate:
                pin.panel = self

    @property
    def is_resistive(self) -> bool:
        """Whether it has plates, not a chip."""
        return len(self._plates) == len(_PLATES)

    def level(self, pin: Pin) -> int:
        """Return the analog level of a pin of the resistive panel."""
        axis = next(axis for axis, plate in enumerate(self._plates) if pin in plate)
        if self.at is None:  # its plate is connected to nothing else
            return _HIGHEST if any(end.driven for end in self._plates[axis]) else 0
        low, high = (end.driven for end in self._plates[1 - axis])
        if low is not None and high is not None:
            # A voltage falls along the other plate, and this one senses it where they meet.
            return round((self.at[axis] if high else 1 - self.at[axis]) * _HIGHEST)
        return _HIGHEST // 2

    @staticmethod
    def register_bytes(address: int) -> int:
        """Return how many bytes of a write to a chip are the number of a register."""
        return 2 if address in (_CST328, _GT911) else 1

    def read(self, address: int, register: int) -> int:
        """Return a byte of a chip's registers."""
        fingers = int(self.at is not None)
        x, y = (int(place) for place in self.at or (0, 0))
        if address == _CST328:
            known = {0xD005: fingers, 0xD001: x >> 4, 0xD002: y >> 4, 0xD003: x << 4 | y & 0xF}
        elif address == _GT911:
            known = {0x814E: 0x80 | fingers, 0x8150: x, 0x8151: x >> 8, 0x8152: y, 0x8153: y >> 8}
        else:
            known = {**_KNOWN_BY, 0x02: fingers, 0x03: x >> 8, 0x04: x, 0x05: y >> 8, 0x06: y}
        return known.get(register, 0) & 0xFF
