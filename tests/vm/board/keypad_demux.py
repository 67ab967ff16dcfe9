"""Stands in for CircuitPython's keypad_demux: a key matrix.

A chip selects its rows by number.
"""

from keypad import _Scanner


class DemuxKeyMatrix(_Scanner):
    """Keys of a matrix with a chip that selects rows.

    It has 2 to the power of the row address pins rows.
    """

    def __init__(
        self,
        row_addr_pins,
        column_pins,
        *,
        columns_to_anodes=True,
        transpose=False,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        pins = tuple(row_addr_pins) + tuple(column_pins)
        super().__init__(pins, len(column_pins) << len(row_addr_pins), max_events)
