"""Stands in for CircuitPython's audioio, silently."""

from hardware import Output


class AudioOut(Output):
    """An output for samples."""

    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        super().__init__(left_channel)
