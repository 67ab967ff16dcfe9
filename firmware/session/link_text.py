"""Writes a finished game as text that the page's links end with; web/replay_link.py reads it."""

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
BY_BYTES = "2"  # the first character of such a text
_CUT_OFF = "-_"


def of_bytes(data: bytes) -> str:
    """Return a game's bytes as text."""
    return BY_BYTES + spelled(int.from_bytes(data + b"\1", "little"))  # the 1 ends the bytes


def spelled(number: int) -> str:
    """Return a number, lowest digit first.

    It never ends in a dash, which mail programs and Markdown leave out of a link.
    """
    text = ""
    while number:
        number, place = divmod(number, len(LETTERS))
        text += LETTERS[place]
    return text + LETTERS[0] if text[-1:] in _CUT_OFF else text
