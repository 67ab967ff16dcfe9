"""Stand-in for keypad_demux: a key matrix whose rows are selected by a demultiplexer."""

from collections.abc import Sequence

from sim.board.standins.keypad import MatrixKeys
from sim.board.standins.pins import Pin


class DemuxKeyMatrix(MatrixKeys):
    """Keys in a matrix with 2 to the power of n rows, selected by n address pins."""

    def __init__(
        self,
        row_addr_pins: Sequence[Pin],
        column_pins: Sequence[Pin],
        columns_to_anodes: bool = True,
        transpose: bool = False,
        interval: float = 0.020,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        key_count = len(column_pins) << len(row_addr_pins)
        super().__init__(row_addr_pins, column_pins, key_count, max_events)
