"""Numbers of any width packed one behind the other, bit by bit, into a bytearray."""


class Bits:
    """A stream of bits, the lowest of each byte first. Its room is fixed when it is made."""

    def __init__(self, length):
        """Make room for `length` bytes."""
        self.bytes = bytearray(length)
        self.at = 0  # the bit to read or write next

    def reader(self):
        """Return a stream that reads the same bytes from the start."""
        bits = Bits(0)
        bits.bytes = self.bytes
        return bits

    def write(self, number, width):
        """Write a number of `width` bits, at most 30. ValueError if the room is used up."""
        if self.at + width > len(self.bytes) << 3:
            raise ValueError("no room left")
        for i in range(width):
            mask = 1 << (self.at & 7)
            if number >> i & 1:
                self.bytes[self.at >> 3] |= mask
            else:
                self.bytes[self.at >> 3] &= ~mask
            self.at += 1

    def read(self, width):
        """Read a number of `width` bits, at most 30. ValueError behind the last byte."""
        if self.at + width > len(self.bytes) << 3:
            raise ValueError("it ends too early")
        number = 0
        for i in range(width):
            number |= (self.bytes[self.at >> 3] >> (self.at & 7) & 1) << i
            self.at += 1
        return number
