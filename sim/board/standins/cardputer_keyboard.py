"""Stand-in for cardputer_keyboard, the keyboard whose pins CircuitPython itself holds.

Source: CircuitPython's ports/espressif/module/cardputer_keyboard.c.
"""

from types import ModuleType

from sim.board.standins.keypad_demux import DemuxKeyMatrix
from sim.board.standins.pins import BoardModule

_ROWS = ("KB_A_0", "KB_A_1", "KB_A_2")
_COLUMNS = tuple(f"KB_COL_{column}" for column in range(7))


class CardputerKeyboard(ModuleType):
    """The module cardputer_keyboard.

    Before detach_serial(), all keys go to the serial console and none to the event queue.
    """

    def __init__(self, board: BoardModule) -> None:
        super().__init__("cardputer_keyboard")
        rows = [getattr(board, name) for name in _ROWS]
        columns = [getattr(board, name) for name in _COLUMNS]
        self.KEYBOARD = DemuxKeyMatrix(rows, columns, max_events=20)
        self._scan = self.KEYBOARD._matrix.scanners.pop()

    def detach_serial(self) -> None:
        """Send the keys' events to the program from now on."""
        scanners = self.KEYBOARD._matrix.scanners
        if self._scan not in scanners:
            scanners.append(self._scan)
