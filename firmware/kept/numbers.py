"""Numbers of several bytes in a bytearray, low byte first."""


def number(data: bytes | bytearray, at: int, size: int) -> int:
    """Return the number in so many bytes."""
    found = 0
    for i in range(at + size - 1, at - 1, -1):
        found = found << 8 | data[i]
    return found


def increase(data: bytearray, at: int, size: int, by: int) -> None:
    """Add to the number in so many bytes."""
    more = number(data, at, size) + by
    for i in range(at, at + size):
        data[i] = more & 0xFF
        more >>= 8
