"""Points that are no whole number, in texts: the computer player counts them in 1/256."""


def text(parts: int) -> str:
    """Return so many 1/256 of a point, 0 or more, as points with one digit behind the point."""
    tenths = (parts * 10 + 128) >> 8
    return str(tenths // 10) + "." + str(tenths % 10)
