"""Stands in for CircuitPython's audiocore: samples."""


class RawSample:
    """Samples in a buffer."""

    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        self.sample_rate = sample_rate
