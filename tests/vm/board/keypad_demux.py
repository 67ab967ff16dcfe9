"""Stands in for CircuitPython's keypad_demux: a key matrix whose rows are selected by a chip."""

from keypad import _Scanner


class DemuxKeyMatrix(_Scanner):
    """Keys in a matrix with 2 to the power of n rows, selected by n address pins."""

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
