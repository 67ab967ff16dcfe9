"""Numbers of several bytes in a bytearray, low byte first."""


def number(data: bytes | bytearray | memoryview, at: int, size: int) -> int:
    """Return the number in so many bytes."""
    return int.from_bytes(data[at : at + size], "little")


def increase(data: bytearray | memoryview, at: int, size: int, by: int) -> None:
    """Add to the number in so many bytes."""
    more = number(data, at, size) + by
    for i in range(at, at + size):
        data[i] = more & 0xFF
        more >>= 8
