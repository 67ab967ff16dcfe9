"""Checks whether a text file is UTF-8 without a byte-order mark, as boards require.

Editors can save it otherwise; Windows Notepad does if asked to. Python on a desktop skips the mark;
boards do not.
"""

import codecs

SAVE = "save it as UTF-8 without BOM"  # as Notepad calls it
_SIXTEEN = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def is_marked(content: bytes) -> bool:
    """Return whether a file begins with the byte-order mark of UTF-8."""
    return content.startswith(codecs.BOM_UTF8)


def is_sixteen(content: bytes) -> bool:
    """Return whether a file begins with the byte-order mark of UTF-16."""
    return content.startswith(_SIXTEEN)


def is_plain(content: bytes) -> bool:
    """Return whether a board can read a file's text."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return not is_marked(content) and "\0" not in text
