"""Themes: a file each, with a dict COLOURS; dark is in theme.py.

The names are those of theme.DARK.

A new one is a file <name>.py beside this one, and its name at the end of NAMES.
"""

NAMES = ("dark", "light", "contrast")
