"""Themes: a file each, with a dict COLOURS of the names in theme.DARK; dark itself is there.

A new one is a file <name>.py beside this one, and its name at the end of NAMES.
"""

NAMES = ("dark", "light", "contrast")
