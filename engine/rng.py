"""Seeded random numbers, the same on every VM: xorshift32.

It is from George Marsaglia's "Xorshift RNGs" (Journal of Statistical Software 8(14), 2003). Its 32
bits are kept as two halves, so that every step stays below 2^30, where a microcontroller's small
ints end.
"""

from engine.const import const

_PAPER_LOW = const(0x8CA2)  # the paper's own seed, 2463534242, in place of 0, which yields only 0
_PAPER_HIGH = const(0x92D6)
_WARM_UP = const(16)  # steps after which seeds of few bits have become numbers of many


class Rng:
    """A stream of random numbers from a 32-bit seed, given as two halves of 16 bits."""

    def __init__(self, low: int, high: int) -> None:
        if low == 0 and high == 0:
            low = _PAPER_LOW
            high = _PAPER_HIGH
        self.low = low
        self.high = high

    def warm_up(self) -> None:
        """Step until the seed's bits are mixed."""
        for _ in range(_WARM_UP):
            self.step()

    def step(self) -> None:
        """Put the next 32 bits into `high` and `low`."""
        high = self.high
        low = self.low
        # x ^= x << 13
        high ^= (high << 13 | low >> 3) & 0xFFFF
        low ^= low << 13 & 0xFFFF
        # x ^= x >> 17
        low ^= high >> 1
        # x ^= x << 5
        self.high = high ^ (high << 5 | low >> 11) & 0xFFFF
        self.low = low ^ low << 5 & 0xFFFF

    def below(self, limit: int) -> int:
        """Return a number below `limit`, 1 to 65536; each is equally likely."""
        # The last, incomplete run of `limit` numbers would favour the small ones: draw again.
        fair = 65536 - 65536 % limit
        self.step()
        while self.high >= fair:
            self.step()
        return self.high % limit
