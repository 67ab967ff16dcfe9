"""Little-endian integers in a bytearray."""


def number(data: bytes | bytearray | memoryview, at: int, size: int) -> int:
    """Return the integer in `size` bytes."""
    return int.from_bytes(data[at : at + size], "little")


def increase(data: bytearray | memoryview, at: int, size: int, by: int) -> None:
    """Add to the integer in `size` bytes."""
    more = number(data, at, size) + by
    for i in range(at, at + size):
        data[i] = more & 0xFF
        more >>= 8
