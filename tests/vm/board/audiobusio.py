"""Stands in for CircuitPython's audiobusio, silently."""

from hardware import Output


class I2SOut(Output):
    """Three wires to an amplifier."""

    def __init__(self, bit_clock, word_select, data, *, main_clock=None, left_justified=False):
        super().__init__(bit_clock, word_select, data)
